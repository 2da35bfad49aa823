"""The parts of tools/golden.py: shapes, named curves, and the text they are written in."""

from mpmath import mp

mp.dps = 50  # before any part reads a number
