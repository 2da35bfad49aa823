#!/usr/bin/env python3
"""Drives a timeline in lock step with a simulation: python3 tools/lockstep.py TIMELINE.json [COLUMN]"""

import csv
import shutil
import signal
import subprocess
import sys
from pathlib import Path

BUILT = Path(__file__).resolve().parent.parent / ".build" / "release" / "curves"


class Timeline:
    """A session of `curves run TIMELINE --clock stdin`; each command returns its rows."""

    def __init__(self, path, program=shutil.which("curves") or BUILT):
        self.session = subprocess.Popen(
            [program, "run", path, "--clock", "stdin"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )
        self.columns = self.read()
        if not self.columns:
            sys.exit(self.session.wait())  # the tool has said why

    def read(self):
        return next(csv.reader([self.session.stdout.readline()]), [])

    def ask(self, command, count):
        self.session.stdin.write(command + "\n")
        return [dict(zip(self.columns, map(float, self.read()))) for _ in range(count)]

    def step(self, count=1):
        return self.ask(f"step {count}", count)

    def seek(self, time):
        return self.ask(f"seek {time}", 1)[0]

    def set_rate(self, rate):
        self.ask(f"rate {rate}", 0)

    def quit(self):
        self.ask("quit", 0)
        return self.session.wait()


def main(path, target=None):
    """A weight on a spring follows a value of a timeline, forward and then backward."""
    timeline = Timeline(path)
    target = target or timeline.columns[2]
    if target not in timeline.columns:
        sys.exit(f"no column {target!r}; there are {', '.join(timeline.columns)}")
    row = timeline.step()[0]
    position, speed = row[target], 0.0
    print("time", target, "follower", sep=",")
    for rate in (1, -1):
        timeline.set_rate(rate)
        for _ in range(15):
            before, row = row, timeline.step()[0]
            span = abs(row["time"] - before["time"])
            speed += (400 * (row[target] - position) - 40 * speed) * span
            position += speed * span
            print(row["time"], row[target], position, sep=",")
    return timeline.quit()


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # quiet where a reader goes away
    sys.exit(main(*sys.argv[1:]))
