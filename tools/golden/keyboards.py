"""The golden tables of Curves/keyboards/, from targets that were worked out by hand.

Nothing here reads a document or knows a rule of avoidance: keyboard_scenes.py says where everything
must stand after each event, and this file lets it move there. UIKit's animations are additive, so a
value is its last target plus what each motion under way has left of its distance.
"""

from collections import namedtuple
from fractions import Fraction

from mpmath import cos, exp, mp, mpf, sin, sqrt

from .timelines import cubic
from .writing import digits, double, exact

FPS = 60
TOLERANCE = "4e-12"  # a time rounded to 2^-52 s at 2300 pt/s, five times over, and a sum of heights

Curve = namedtuple("Curve", "at duration")
Move = namedtuple("Move", "time to how")
# top, bottom: of the untouched rectangle on the screen; right, seen: lists of moves
View = namedtuple("View", "name kind span start right seen offset indicator sides")
Scene = namedtuple("Scene", "height end top bottom views")  # height: of the screen, in steps

STEP, CUT = "step", "cut"  # a step leaves what is under way alone, a cut ends it


def number(text):
    return exact(Fraction(str(text)))


def critical(w):
    return lambda t: 1 - (1 + w * t) * exp(-w * t)


SPRING = Curve(critical(sqrt(mpf(1000) / 3)), number("0.5"))


def stretched(duration):
    """The same spring, so much faster that it takes the duration."""
    ratio = SPRING.duration / number(duration)
    return Curve(lambda t: SPRING.at(t * ratio), number(duration))


def bezier(duration, *points):
    points, duration = [number(point) for point in points], number(duration)
    return Curve(lambda t: cubic(t / duration, *points), duration)


def ease_in_out(duration):
    return bezier(duration, "0.42", 0, "0.58", 1)


def there_and_back(duration, *points):
    """An ease-in mirrored at the middle, as React Native's Easing.inOut(Easing.ease)."""
    half = bezier(1, *points)

    def at(t):
        x = t / number(duration)
        return half.at(2 * x) / 2 if x < mpf("0.5") else 1 - half.at(2 - 2 * x) / 2

    return Curve(at, number(duration))


def candidate_26():
    """A spring of mass 1, stiffness 555.027 and damping 47.118, for 0.3832 s."""
    k, c = mpf("555.027"), mpf("47.118")
    rate, wd2 = c / 2, k - c * c / 4
    assert wd2 > 0  # by a hair: the ratio is 0.99999…
    wd = sqrt(wd2)
    return Curve(
        lambda t: 1 - exp(-rate * t) * (cos(wd * t) + rate / wd * sin(wd * t)), number("0.3832")
    )


def replacing(curve):
    """What is under way ends, and the motion starts from where it is seen."""
    return ("replace", curve)


def moves(*changes, how=SPRING):
    """Moves from (time, target) and (time, target, how)."""
    return [Move(number(c[0]), mpf(c[1]), c[2] if len(c) > 2 else how) for c in changes]


def seen_at(t, start, changes):
    target, running = mpf(start), []

    def value(t):
        under_way = [piece for piece in running if t < piece[0] + piece[2].duration]
        return sum((way * (1 - curve.at(t - begin)) for begin, way, curve in under_way), target)

    for time, to, how in changes:
        if t < time:
            break
        if how == CUT:
            running = []
        elif isinstance(how, tuple) and how[0] == "replace":
            running = [(time, value(time) - to, how[1])]
        elif how != STEP:
            running.append((time, target - to, how))
        target = to
    return value(t)


def scene(height, end, top, views, bottom=()):
    """A screen as high as that, or (time, height) where it turns, and all that moves on it."""
    steps = height if isinstance(height, list) else [(0, height)]
    return Scene(steps, end, top, bottom, views)


# MARK: Views


def view(name, kind, span, start, right, seen=None, how=None, offset=None, indicator=None, sides=()):
    """A view whose number of a kind starts somewhere and must move so; `seen` where it differs.

    `how` plays the same targets along another curve. `span` is top and bottom, or a list of
    (time, top, bottom) where the layout changes. `offset` is (start, moves), for scroll views, and
    `indicator` likewise, for those whose indicators have a bottom inset of their own, `sides` (name, start,
    moves) for further insets that are not 0. A constraint is measured on its container, here the screen
    unless `span` says another one.
    """
    if how is not None:
        seen = [Move(m.time, m.to, how) for m in right]
    span = span if isinstance(span, list) else [(0, *span)]
    seen = right if seen is None else seen
    return View(name, kind, span, start, right, seen, offset or (0, []), indicator, sides)


COLUMNS = {
    "inset": ["inset.bottom", "offset.y"],
    "lift": ["lift"],
    "height": ["height"],
    "constant": ["constant"],
    "guide": ["guide.top"],
}


def columns(view):
    indicator = ["indicator.bottom"] if view.indicator else []
    sides = [f"inset.{name}" for name, _, _ in view.sides]
    moved = [*COLUMNS[view.kind], *indicator, *sides]
    return [f"{view.name}.{c}" for c in ["overlap", *moved, "gap"]]


def at_step(t, steps):
    """The last (time, …) that has come."""
    return [s[1:] for s in steps if number(s[0]) <= t][-1]


def numbers(view, t, top, bottom):
    above, below = at_step(t, view.span)
    # How far it extends below the keyboard's top, where the two meet.
    meets = max(mpf(above), top) < min(mpf(below), bottom)
    overlap = mpf(below) - top if meets else mpf(0)
    right, seen = seen_at(t, view.start, view.right), seen_at(t, view.start, view.seen)
    # Insets and constants grow with what is covered, the others shrink.
    gap = right - seen if view.kind in ("inset", "constant") else seen - right
    offset = [seen_at(t, *view.offset)] if view.kind == "inset" else []
    indicator = [seen_at(t, *view.indicator)] if view.indicator else []
    sides = [seen_at(t, start, changes) for _, start, changes in view.sides]
    return [overlap, seen, *offset, *indicator, *sides, gap]


# MARK: Tables


def row(scene, t):
    (height,) = at_step(t, scene.height)
    start = scene.height[0][1]
    top, bottom = seen_at(t, start, scene.top), seen_at(t, start, scene.bottom)
    values = [top, max(mpf(0), min(bottom, mpf(height)) - max(top, mpf(0)))]
    for view in scene.views:
        values += numbers(view, t, top, bottom)
    return values


def times(end):
    k = 0
    while Fraction(k, FPS) < Fraction(end):
        yield k, Fraction(k, FPS)
        k += 1
    yield k, Fraction(end)


def table(scene, file, extra=()):
    """The golden table of a document or log, a row for each frame and one at its end."""
    names = ["keyboard.top", "keyboard.height", *(c for v in scene.views for c in columns(v))]
    head = [("of", f"Curves/keyboards/{file}"), *extra, ("fps", FPS)]
    head += [(f"tolerance.{column}", TOLERANCE) for column in names]
    head += [("origin", "derived"), ("by", "tools/golden.py, mpmath 50 digits")]
    lines = [f"# {key}: {value}" for key, value in head] + [",".join(["frame", "time", *names])]
    for k, time in times(scene.end):
        cells = [digits(mp.mpf(value)) for value in row(scene, exact(time))]
        lines.append(",".join([str(k), double(time), *cells]))
    return "\n".join(lines) + "\n"
