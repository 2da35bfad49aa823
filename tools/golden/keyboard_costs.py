"""What mistakes cost: three recipes as they were published, and every mistake on three phones."""

from .keyboard_scenes import EASE, TALLER, resized, simple
from .keyboards import SPRING, STEP, moves, scene, view


def as_written():
    """Three well-known recipes with all their mistakes at once."""
    delta = moves((0, 315), ("0.75", 531), how=EASE)
    right = moves((0, 204), ("0.75", 20))
    inset = moves((0, 253), ("0.75", 0), how=EASE)
    # The field ends at 430 of the content; of 455 they leave 202: 430 - 202 = 228.
    offset = (0, moves((0, 228), how=EASE))
    lift = moves((0, -148), ("0.6", -185), ("1.2", 0))
    low = moves((0, -148), ("0.6", -37), ("1.2", 0), how=EASE)
    return {
        "delta-handler-as-written": simple(568, 253, resized(568, 253, seen=delta)),
        "scroll-insets-as-written": simple(
            568, 253, view("list", "inset", (64, 519), 20, right, inset, offset=offset)
        ),
        "lift-as-written": scene(
            568, "1.7", TALLER, [view("root", "lift", (0, 568), 0, lift, low)]
        ),
    }


def costs(height, low, high, header, tab):
    """Shown high, hidden; shown low, changed to high by a notification without a curve, hidden.

    Eleven views, each with one mistake; the last hide tells the low size.
    """
    plan = [(0, high), ("0.5", 0), (1, low), ("1.5", high), (2, 0)]
    top = moves(*[(time, height - h) for time, h in plan])
    full, bars = (0, height), (header, height - tab)

    def but(time, amount):
        return [(t, amount if t == time else h) for t, h in plan]

    def tall(name, changes, how=SPRING):
        seen = moves(*[(t, height - h) for t, h in changes], how=how)
        return view(name, "height", full, height, top, seen)

    def covered(taken, how=SPRING):
        return moves(*[(t, max(h - taken, 0)) for t, h in plan], how=how)

    def inset(name, span, start, right, seen):
        return view(name, "inset", span, start, right, seen)

    lift = moves(*[(t, -h) for t, h in plan])
    once = moves(*[(t, -h) for t, h in but("1.5", high - low)])
    kept = moves((0, 100 - high), ("0.5", 0), (1, 100 - low), (2, 0))
    kept_right = moves((0, 100 - high), ("0.5", 0), (1, 100 - low), ("1.5", 0))
    resting = moves(*[(t, max(h, tab)) for t, h in plan])
    zeroed = moves(*plan)
    return scene(
        height,
        "2.5",
        top,
        [
            tall("unshifted", plan, EASE),
            tall("no-curve", plan, EASE),
            tall("hide-frame", but(2, high - low)),
            view("height-only", "height", bars, bars[1] - bars[0], *[
                moves(*[(t, bars[1] - bars[0] - max(h - taken, 0)) for t, h in plan])
                for taken in (tab, 0)
            ]),
            inset("frame-as-bounds", bars, 0, covered(tab), covered(max(tab - header, 0))),
            inset("zero-on-hide", full, tab, resting, zeroed),
            inset("inset-outside-animation", full, 0, moves(*plan), moves(*plan, how=STEP)),
            view("lift-from-lifted", "lift", full, 0, lift, once),
            view("lift-kept", "lift", full, 0, kept_right, kept),
            tall("missing-key-dropped", but("1.5", low)),
            tall("show-and-hide-only", but("1.5", low)),
        ],
    )


SCENES = as_written() | {
    "shortcuts-on-667": costs(667, 216, 260, 64, 49),
    "shortcuts-on-812": costs(812, 291, 336, 88, 83),
    "shortcuts-on-896": costs(896, 301, 346, 88, 83),
}
