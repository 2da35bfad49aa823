"""The golden tables of Curves/timelines/, each from the closed form of what its document says."""

from fractions import Fraction

from mpmath import cos, exp, findroot, mp, mpf, pi, sin, sqrt

from .writing import digits

FPS = 60
KEYBOARD = sqrt(mpf(1000) / 3)  # the natural frequency of mass 3 and stiffness 1000


def keyboard(t):
    """The critically damped spring, which a run ends at its target after 0.5 s."""
    if t <= 0:
        return mpf(0)
    return mpf(1) if t >= mpf("0.5") else 1 - (1 + KEYBOARD * t) * exp(-KEYBOARD * t)


def cubic(x, x1, y1, x2, y2):
    """CSS's cubic-bezier by a root of its x."""
    if x <= 0 or x >= 1:
        return mpf(x > 0)

    def at(s, p1, p2):
        return 3 * s * (1 - s) ** 2 * p1 + 3 * s * s * (1 - s) * p2 + s**3

    s = findroot(lambda s: at(s, x1, x2) - x, (mpf(0), mpf(1)), solver="anderson")
    return at(s, y1, y2)


def ease_in_out(x):
    return cubic(x, mpf("0.42"), mpf(0), mpf("0.58"), mpf(1))


def clamped(x):
    return min(max(x, mpf(0)), mpf(1))


def keyboard_card(t):
    return [0, -336 * keyboard(t), 320, 44, mpf("0.4") * ease_in_out(t / mpf("0.25"))]


def interrupted(t):
    """To -336 at 0 s and back to 0 at 0.1 s: added to the first motion, or in its place."""
    turn = mpf("0.1")
    show, back = keyboard(t), keyboard(t - turn)
    added = -336 * (1 - back) + 336 * (1 - show)
    if t < turn:
        return [-336 * show, -336 * show]
    return [added, -336 * keyboard(turn) * (1 - back)]


def staggered_list(t):
    """Five rows from 0.1 s, the middle one first, 50 ms apart; a title 0.1 s before their end."""
    rows = []
    for row in range(5):
        start = mpf("0.1") + abs(row - 2) * mpf("0.05")
        rows.append(40 * (1 - clamped((t - start) / mpf("0.3"))) ** 3)
    amount = clamped((t - mpf("0.4")) / mpf("0.2"))
    return rows + ([1, mpf("0.5"), 0, amount] if amount > 0 else [0, 0, 0, 0])


def full_turn(t):
    """A turn with a swelling, forth and back: angle and scale move, the matrix is their product."""
    x = t if t <= 1 else 2 - t
    amount = 2 * x if x < mpf("0.5") else ease_in_out(2 * x - 1)
    half = 0 if x < mpf("0.5") else 1
    angle = pi * (half + amount)
    scale = 1 + amount if half == 0 else 2 - amount
    return [scale * cos(angle), scale * sin(angle), -scale * sin(angle), scale * cos(angle), 0, 0]


def repeating_pulse(t):
    """A pulse that waits between its legs; a nested timeline forth, back and forth, twice as fast."""
    leg = min(int(t / mpf("0.3")), 3)
    x = clamped((t - leg * mpf("0.3")) / mpf("0.2"))
    scale = 1 + mpf("0.2") * ease_in_out(x if leg % 2 == 0 else 1 - x)
    passed = 3 * clamped((t - mpf("0.1")) / mpf("0.75"))
    number = min(int(passed), 2)
    inside = (passed - number if number % 2 == 0 else 1 + number - passed) / 2
    over = clamped((inside - mpf("0.3")) / mpf("0.2"))
    return [scale, 100 * clamped(inside / mpf("0.3")), -20 * over]


TIMELINES = {
    "keyboard-card": (
        keyboard_card,
        "0.5",
        [f"card.frame.{side}" for side in ("x", "y", "width", "height")] + ["shade.opacity"],
    ),
    "interrupted": (interrupted, "0.6", ["card.y", "other.y"]),
    "staggered-list": (
        staggered_list,
        "0.6",
        [f"row{number}.y" for number in range(1, 6)]
        + [f"title.color.{part}" for part in ("red", "green", "blue", "alpha")],
    ),
    "full-turn": (full_turn, "2", [f"logo.transform.{part}" for part in "a b c d tx ty".split()]),
    "repeating-pulse": (repeating_pulse, "1.1", ["dot.scale", "badge.x", "badge.y"]),
}


def table(name):
    """The golden table of an example, a row for each frame and one at its end."""
    formula, duration, columns = TIMELINES[name]
    frames = range(int(Fraction(duration) * FPS) + 1)
    head = {"of": f"Curves/timelines/{name}.json", "fps": FPS}
    head |= {f"tolerance.{column}": "1e-12" for column in columns}
    head |= {"origin": "derived", "by": "tools/golden.py, mpmath 50 digits"}
    lines = [f"# {key}: {value}" for key, value in head.items()]
    lines.append(",".join(["frame", "time"] + columns))
    for k in frames:
        values = [mp.mpf(0) if abs(value) < mpf("1e-40") else value for value in formula(mpf(k) / FPS)]
        cells = [digits(mpf(value)) for value in values]
        lines.append(",".join([str(k), repr(k / FPS).removesuffix(".0")] + cells))
    return "\n".join(lines) + "\n"
