#!/usr/bin/env python3
"""Writes Sources/Easing/Digits/PowersOfTen+Table.swift from exact integers.

    python3 tools/digits/powers.py > Sources/Easing/Digits/PowersOfTen+Table.swift
"""

FIRST, LAST = -342, 324


def significand(exponent):
    """10^exponent scaled to 128 binary digits, rounded up to a whole number."""
    if exponent >= 0:
        power = 10**exponent
        shift = power.bit_length() - 128
        return power << -shift if shift <= 0 else -(-power >> shift)
    power = 10**-exponent
    shift = 127 + power.bit_length()
    return -(-(1 << shift) // power)


print("// Made by tools/digits/powers.py: the significands of the powers of ten, low half first.")
print()
print("extension PowersOfTen {")
print(f"  /// Two numbers for each power from 10^{FIRST} to 10^{LAST}.")
print("  static let halves: [UInt64] = [")
row = []
for exponent in range(FIRST, LAST + 1):
    number = significand(exponent)
    assert 1 << 127 <= number < 1 << 128
    row.append(f"0x{number & (1 << 64) - 1:016X}, 0x{number >> 64:016X},")
    if len(row) == 2 or exponent == LAST:
        print("    " + " ".join(row))
        row = []
print("  ]")
print("}")
