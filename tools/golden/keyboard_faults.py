"""Mistakes of handlers, each beside what should be, and notifications that say odd things."""

from .keyboard_scenes import simple, visit
from .keyboards import STEP, ease_in_out, moves, replacing, scene, view


def lift(right, seen=None, how=None):
    return view("root", "lift", (0, 568), 0, right, seen, how)


def focus(seen=None):
    """Field a ends at 230, above 352; field b at 500: 352 - 500 = -148, from the change of focus on."""
    return scene(568, "1.5", moves((0, 352)), [lift(moves((1, -148)), seen)])


def constant(height, right, seen=None, how=None, start=0):
    return view("box", "constant", (0, height), start, right, seen, how)


def off_the_edge():
    """The window goes to 1460, the keyboard's top is 1012: 448; a field to 1364 goes to 1012: 352."""
    up = moves((0, 448))
    box = view("box", "constant", (900, 1460), 0, up)
    rows = view("list", "inset", (900, 1460), 0, up, offset=(0, moves((0, 352))))
    bar = view("bar", "guide", (1300, 1350), 1460, moves((0, 1012)))
    return scene(1366, "0.5", moves((0, 1012)), [box, rows, bar])


def interrupted():
    """The word 7 unshifted: easeInOut in 0.25 s, the second from where the first is seen."""
    curve = ease_in_out("0.25")
    changes = [(0, 476), ("0.1", 812)]
    seen = moves(changes[0], how=curve) + moves(changes[1], how=replacing(curve))
    return scene(812, "0.6", moves(*changes), [view("root", "height", (0, 812), 812, moves(*changes), seen)])


SCENES = {
    "focus-moves-lift": focus(),
    "focus-unheard": focus([]),
    # 336 - 34 = 302; counted twice 336.
    "safe-area-twice": simple(
        812, 336, constant(812, moves((0, 302), ("0.75", 0)), moves((0, 336), ("0.75", 0)))
    ),
    "no-layout-pass": simple(812, 336, constant(812, moves((0, 336), ("0.75", 0)), how=STEP)),
    # 568 - 0, and the spacing of 10.
    "edges-subtracted": scene(568, "0.5", [], [constant(568, [], moves((0, 578)), start=10)]),
    # On the screen to 430: 352 - 430 = -78; taken from the card's own numbers 130 is above it.
    "focus-unconverted": simple(568, 216, lift(moves((0, -78), ("0.75", 0)), [])),
    # 158 - 230 = -72; a keyboard from x 158 and y 0 on is met at 0.
    "coordinates-unmapped": scene(
        320,
        "1.25",
        visit(320, 162),
        [view("root", "lift", (0, 320), 0, moves((0, -72), ("0.75", 0)), moves((0, -230), ("0.75", 0)))],
    ),
    "hide-slides-sideways": scene(
        812,
        "1.5",
        visit(812, 336, "1"),
        [view("root", "height", (0, 812), 812, visit(812, 336, "1"))],
    ),
    "window-off-the-bottom-edge": off_the_edge(),
    "unshifted-interrupted": interrupted(),
}
