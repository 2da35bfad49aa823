"""The picture of the README: the keyboard's curve and what is played in its place.

Run by hand, after golden.py: python3 tools/golden/picture.py
"""

import csv
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 380, 56, 28, 44
SECONDS, POINTS = 0.5, 336
LINES = [
    # (definition, family, seconds it is played in, colour, label, label at x, y)
    ("keyboard@120", "keyboard", 0.5, "#0a84ff", "the keyboard: curve 7, 0.5 s", 0.23, 280),
    ("easeInOut", "uikit", 0.25, "#ff453a", "7 passed unshifted: easeInOut, 0.25 s", 0.13, 150),
    (
        "keyboard-bezier-forum", "approximations", 0.5, "#8e8e93",
        "often used: cubic-bezier(.38,.7,.125,1), 0.5 s", 0.23, 262,
    ),
]


def x(time):
    return LEFT + time / SECONDS * (WIDTH - LEFT - 24)


def y(points):
    return TOP + (1 - points / POINTS) * (HEIGHT - TOP - BOTTOM)


def path(folder, family, name, seconds):
    rows = [line for line in (folder / family / f"{name}.csv").read_text().splitlines() if line[0] != "#"]
    table = [(float(r["time"]), float(r["progress"])) for r in csv.DictReader(rows)]
    scale = seconds / table[-1][0]
    points = [(x(t * scale), y(p * POINTS)) for t, p in table]
    if seconds < SECONDS:
        points.append((x(SECONDS), y(POINTS)))
    return "M" + " L".join(f"{a:.1f} {b:.1f}" for a, b in points)


def draw(folder):
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="system-ui, sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="#fff"/>',
    ]
    for tenth in range(6):
        parts.append(f'<path d="M{x(tenth / 10):.1f} {y(0):.1f}V{y(POINTS):.1f}" stroke="#e5e5ea"/>')
        parts.append(
            f'<text x="{x(tenth / 10):.1f}" y="{HEIGHT - 20}" text-anchor="middle" fill="#6e6e73">'
            f"{tenth / 10:g}{' s' if tenth == 5 else ''}</text>"
        )
    for points in (0, 84, 168, 252, 336):
        parts.append(f'<path d="M{x(0):.1f} {y(points):.1f}H{x(SECONDS):.1f}" stroke="#e5e5ea"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{y(points) + 4:.1f}" text-anchor="end" fill="#6e6e73">'
            f"{points}{' pt' if points == 336 else ''}</text>"
        )
    for name, family, seconds, colour, label, at, height in reversed(LINES):
        d = path(folder, family, name, seconds)
        parts.append(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{x(at):.1f}" y="{y(height):.1f}" fill="{colour}">{label}</text>')
    (folder / "keyboard" / "keyboard.svg").write_text("\n".join(parts + ["</svg>", ""]))


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent.parent / "Curves")
