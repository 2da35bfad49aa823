"""Writes the curve definitions and their golden tables under Curves/, in 50-digit arithmetic.

Run by hand from anywhere; nothing here knows the Swift sources:

    python3 -m pip install mpmath; python3 tools/golden.py

Every table is derived: a formula from a cited source, evaluated with mpmath at the exact rational
time of each frame, with every parameter taken as the decimal that its source prints.
"""

from pathlib import Path

from golden import approximations, families, penner, timelines, writing
from golden import keyboard_cases, keyboard_costs, keyboard_faults, keyboard_guides, keyboard_scenes, keyboards


def main():
    root = Path(__file__).resolve().parent.parent / "Curves"
    curves = families.curves() + approximations.curves() + penner.curves()
    check_names(curves)
    tables = rows = 0
    for curve in curves:
        folder = root / curve.family
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{curve.name}.json").write_text(writing.definition(curve), "utf-8")
        for rate in curve.rates:
            text, count = writing.table(curve, rate)
            (folder / writing.table_name(curve, rate)).write_text(text, "utf-8")
            tables, rows = tables + 1, rows + count
        print(f"{curve.family}/{curve.name}: {writing.digits(curve.duration)} s")
    for name in timelines.TIMELINES:
        (root / "timelines" / f"{name}.csv").write_text(timelines.table(name), "utf-8")
    write_keyboards(root / "keyboards")
    print(f"{len(curves)} definitions, {tables} tables, {rows} rows verified")


def write_keyboards(folder):
    """The goldens of keyboard sequences; a log says on which screen it is looked at."""
    parts = (keyboard_scenes, keyboard_guides, keyboard_cases, keyboard_costs, keyboard_faults)
    for name, scene in (pair for part in parts for pair in part.SCENES.items()):
        is_log = (folder / f"{name}.txt").exists()
        of = (f"{name}.txt", [("screen", "320x568")]) if is_log else (f"{name}.json", [])
        (folder / f"{name}.csv").write_text(keyboards.table(scene, *of), "utf-8")


def check_names(curves):
    """Stops when two curves answer to one name, however it is spelled."""
    owners = {}
    for curve in curves:
        for name in {writing.folded(text) for text in [curve.name, *curve.aliases]}:
            assert owners.setdefault(name, curve.name) == curve.name, f"{name} is taken twice"


if __name__ == "__main__":
    main()
