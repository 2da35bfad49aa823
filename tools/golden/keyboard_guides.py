"""Constraints and layout guides, and fingers on the keyboard: where everything must stand."""

from .keyboard_scenes import simple, visit
from .keyboards import CUT, ease_in_out, moves, scene, view

DRAG_BACK = "0.14518900343642613"


def spaced(name, span, *changes, seen=None):
    """A bottom constraint that keeps 10 pt."""
    return view(name, "constant", span, 10, moves(*changes), seen)


def missing_keys():
    covered = [(0, 253), ("0.75", 0)]
    careful = view("careful", "constant", (0, 568), 0, moves(*covered))
    strict = view("strict", "constant", (0, 568), 0, moves(*covered), [])
    return simple(568, 253, careful, strict)


def safe_area_once():
    """336 - 34 = 302 from the safe area, 336 from the bottom."""
    field = view("field", "constant", (0, 812), 0, moves((0, 302), ("0.75", 0)))
    footer = view("footer", "constant", (0, 812), 0, moves((0, 336), ("0.75", 0)))
    return simple(812, 336, field, footer)


def guides():
    """The guide rests on the safe area at 778, or on the bottom at 812, and follows to 476."""
    field = view("bar", "guide", (728, 778), 778, moves((0, 476), ("0.75", 778)))
    edge = view("edge", "guide", (762, 812), 812, visit(812, 336))
    return simple(812, 336, field, edge)


def undocked_guides():
    """Docked at 767 of 1080, floating from 400 to 660, docked again."""
    top = moves((0, 767), ("0.75", 400), ("1.5", 767))
    bottom = moves(("0.75", 660), ("1.5", 1080))
    follower = view("follower", "guide", (1010, 1060), 1060, top)
    stays = moves((0, 767), ("0.75", 1060), ("1.5", 767))
    resident = view("resident", "guide", (1010, 1060), 1060, stays)
    return scene(1080, "2", top, [follower, resident], bottom)


def dragged():
    """A finger leaves 300, 240, 120 of 336; let go at 0.75 s. Notifications tell nothing of it."""
    fingers = [("0.6", 300), ("0.65", 240), ("0.7", 120)]
    top = moves((0, 476), *[(t, 812 - h, CUT) for t, h in fingers], ("0.75", 812))
    right = moves((0, 336), *[(t, h, CUT) for t, h in fingers], ("0.75", 34))
    told = moves((0, 336), ("0.75", 34))
    guide = moves((0, 476), *[(t, 812 - h, CUT) for t, h in fingers], ("0.75", 778))
    list = view("list", "inset", (0, 812), 34, right, told)
    return scene(812, "1.25", top, [list, view("bar", "guide", (728, 778), 778, guide)])


def finger_in_opening():
    """The finger takes over at 0.12 s; from 240 the keyboard goes."""
    top = moves((0, 476), ("0.12", 512, CUT), ("0.14", 572, CUT), ("0.2", 812))
    guide = moves((0, 476), ("0.12", 512, CUT), ("0.14", 572, CUT), ("0.2", 778))
    return scene(812, "0.7", top, [view("bar", "guide", (728, 778), 778, guide)])


def drag_taken_back():
    """122 of 291 are left, then the keyboard returns along easeInEaseOut."""
    top = moves((0, 521), ("0.6", 690, CUT), ("0.65", 521, ease_in_out(DRAG_BACK)))
    end = "0.79518900343642613"
    return scene(812, end, top, [view("bar", "guide", (728, 778), 778, top)])


def emoji_told():
    top = moves((0, 352), ("0.6", 315), ("1.2", 352))
    box = spaced("box", (0, 568), (0, 226), ("0.6", 263), ("1.2", 226))
    return scene(568, "1.7", top, [box])


def emoji_untold():
    """253 without a word: 37 are covered until 216 is told."""
    top = moves((0, 352), ("0.6", 315, CUT), ("1.2", 352))
    right = moves((0, 216), ("0.6", 253, CUT), ("1.2", 216))
    box = view("box", "constant", (0, 568), 0, right, moves((0, 216)))
    return scene(568, "1.7", top, [box, view("bar", "guide", (518, 568), 568, top)])


SCENES = {
    "constraint-with-spacing": simple(
        568, 253, spaced("box", (0, 568), (0, 263), ("0.75", 10))
    ),
    "safe-area-counted-once": safe_area_once(),
    "missing-keys-dropped": missing_keys(),
    "layout-guide": guides(),
    "layout-guide-undocked": undocked_guides(),
    "interactive-dismiss": dragged(),
    "finger-in-opening": finger_in_opening(),
    "drag-taken-back": drag_taken_back(),
    "emoji-switch-change-frame-only": emoji_told(),
    "emoji-switch-unannounced": emoji_untold(),
}
