#!/usr/bin/env python3
"""Prints what shortcuts beside the keyboard cost on three phones: python3 tools/keyboard-costs.py

Each number is the largest gap in points that `curves replay` finds at 1000 frames a second.
"""

import csv
import json
import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Curves" / "keyboards"
PHONES = ("667", "812", "896")
MOTIONS = {
    "default curve, 0.25 s": {"curve": "ease", "duration": 0.25},
    "easeOut, 0.25 s": {"curve": "easeOut", "duration": 0.25},
    "Animated.timing, 0.25 s": {"curve": "mirror(easeIn)", "duration": 0.25},
    "easeInOut, 0.5 s": {"curve": "easeInOut", "duration": 0.5},
    "the spring in 0.25 s": {"duration": "stretched"},
}


def replay(document, *options, **input):
    words = ["curves", "replay", document, "--fps", "1000", *options]
    return subprocess.run(words, check=True, capture_output=True, text=True, **input).stdout


def faults(phone):
    """The largest gap of every view of a document; each view makes one mistake."""
    rows = list(csv.DictReader(replay(FOLDER / f"shortcuts-on-{phone}.json").splitlines()))
    views = [column.removesuffix(".gap") for column in rows[0] if column.endswith(".gap")]
    return {f"`{view}`": max(abs(float(row[f"{view}.gap"])) for row in rows) for view in views}


def motions(phone):
    """The largest gap of the root view on the same phone when the app moves it in another way."""
    document = json.loads((FOLDER / f"shortcuts-on-{phone}.json").read_text())
    document["avoid"] = [{"view": "root", "by": "resize"}]
    gaps = {}
    for name, motion in MOTIONS.items():
        text = json.dumps(document | {"motion": motion})
        summary = json.loads(replay("-", "--summary", "json", input=text))
        gaps[name] = abs(summary["largestGap"]["points"])
    return gaps


def main():
    columns = [faults(phone) | motions(phone) for phone in PHONES]
    print("| shortcut |", " | ".join(f"{phone} pt" for phone in PHONES), "|")
    print("|---|" + "---|" * len(PHONES))
    for name in columns[0]:
        print(f"| {name} |", " | ".join(f"{column[name]:.1f}" for column in columns), "|")


if __name__ == "__main__":
    main()
