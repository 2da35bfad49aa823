"""The parts of tools/golden.py: shapes, named curves, and the text they are written in."""
