"""Where keyboard and views must stand in each situation of Curves/keyboards/, worked out by hand.

Heights are those of device logs: 216 and 253 pt on 568, 260 on 667, 336 on 812, 313 and 398 on
tablets, 162 across an old phone. A line of arithmetic says where a target comes from.
"""

from .keyboards import CUT, STEP, bezier, candidate_26, ease_in_out, moves, replacing, scene
from .keyboards import SPRING, stretched, there_and_back, view

EASE = ease_in_out("0.25")
DEFAULT = bezier("0.25", "0.25", "0.1", "0.25", 1)
QUARTER = there_and_back("0.25", "0.42", 0, 1, 1)


def visit(height, keyboard, hide="0.75", how=SPRING):
    """The upper edge of a keyboard that comes at 0 s and goes later."""
    return moves((0, height - keyboard), (hide, height), how=how)


def resized(height, keyboard, name="root", **changes):
    """A full-screen view that gives up as much of its height, and gets it back."""
    return view(name, "height", (0, height), height, visit(height, keyboard), **changes)


def simple(height, keyboard, *views, end="1.25", how=SPRING):
    return scene(height, end, visit(height, keyboard, how=how), list(views))


# MARK: Insets

# The field's bottom is at 640 + 44 of the content; 724 - 336 stay visible: 684 - 388 = 296.
LIST = dict(kind="inset", span=(88, 812), start=34, right=moves((0, 336), (1, 34)))


def long_list(how=SPRING):
    changes = dict(offset=(0, moves((0, 296), how=how)))
    return scene(812, "1.5", visit(812, 336, "1"), [view("list", **LIST, **changes, how=how)])


def small_list(seen=None, start=49, sides=()):
    """On 568 pt, with 49 of its own at the bottom and 64 at the top: max(49, 253) below.

    `sides` are the moves of an inset that is lost on all sides; the content then goes to its top.
    """
    inset = moves((0, 253), ("0.75", start))
    offset, top = (-64, list(sides)), [("top", 64, list(sides))]
    return simple(
        568, 253, view("list", "inset", (0, 568), start, inset, seen, offset=offset, sides=top)
    )


def between_bars(seen=None):
    """From 64 to 519, above a tab bar of 49: 519 - 315 = 204, not the keyboard's 253."""
    right = moves((0, 204), ("0.75", 0))
    return simple(568, 253, view("list", "inset", (64, 519), 0, right, seen))


def jumping_inset():
    """The inset is there at once, the offset follows in 0.3 s: 500 - (568 - 253) = 185."""
    right = moves((0, 253), ("0.75", 0))
    offset = (0, moves((0, 185), how=ease_in_out("0.3")))
    jump = moves((0, 253), ("0.75", 0), how=STEP)
    return simple(568, 253, view("list", "inset", (0, 568), 0, right, jump, offset=offset))


def scrolled_field(span, keyboard, height, offset):
    """Content as high as the view: what was scrolled goes back on hide."""
    covered = span[1] - (height - keyboard)
    right = moves((0, covered), ("0.75", 0))
    scroll = (0, moves((0, offset), ("0.75", 0)))
    return simple(height, keyboard, view("form", "inset", span, 0, right, offset=scroll))


# MARK: Lifts

# A field that ends at 500: 352 - 500 = -148 and 315 - 500 = -185.
TALLER = moves((0, 352), ("0.6", 315), ("1.2", 568))


def lifted(seen=None):
    right = moves((0, -148), ("0.6", -185), ("1.2", 0))
    return scene(568, "1.7", TALLER, [view("root", "lift", (0, 568), 0, right, seen)])


def two_fields():
    """The second field ends at 130 and needs nothing, but the lift stays."""
    right = moves((0, -185), ("0.6", 0))
    kept = moves((0, -185), ("1.2", 0))
    top = visit(568, 253, "1.2")
    return scene(568, "1.7", top, [view("root", "lift", (0, 568), 0, right, kept)])


def lift_without_curve():
    lift = view("root", "lift", (0, 568), 0, moves((0, -185), ("0.75", 0)), how=EASE)
    return simple(568, 253, lift)


def across():
    """Screen 320 high, keyboard 162, field to 230: 158 - 230 = -72."""
    lift = view("root", "lift", (0, 320), 0, moves((0, -72), ("0.75", 0)))
    return scene(320, "1.25", visit(320, 162), [lift])


def four_orientations():
    """Upright 264 - 430 = -166, across 158 - 280 = -122, each shown and hidden again."""
    turns = [(0, 480), ("1.2", 320), ("2.4", 480), ("3.6", 320)]
    top = moves(
        *[(0, 264), ("0.6", 480), ("1.2", 320, CUT), ("1.2", 158), ("1.8", 320)],
        *[("2.4", 480, CUT), ("2.4", 264), (3, 480), ("3.6", 320, CUT), ("3.6", 158), ("4.2", 320)],
    )
    bottom = moves(("1.2", 320, CUT), ("2.4", 480, CUT), ("3.6", 320, CUT))
    lift = moves(
        *[(0, -166), ("0.6", 0), ("1.2", -122), ("1.8", 0)],
        *[("2.4", -166), (3, 0), ("3.6", -122), ("4.2", 0)],
    )
    span = [(time, 0, height) for time, height in turns]
    return scene(turns, "4.7", top, [view("root", "lift", span, 0, lift)], bottom)


# MARK: Heights


def changing(height, *heights, end):
    """A keyboard of several heights, (time, height), and a view that gives up as much."""
    top = moves(*[(time, height - h) for time, h in heights])
    return scene(height, end, top, [view("root", "height", (0, height), height, top)])


def played(how, keyboard=336, height=812):
    """A view that plays something else beside the keyboard."""
    return simple(height, keyboard, resized(height, keyboard, how=how))


def interrupted(how=None):
    """Hidden again after 0.1 s."""
    top = visit(812, 336, "0.1")
    seen = moves((0, 476, replacing(SPRING)), ("0.1", 812, replacing(SPRING))) if how else None
    return scene(812, "0.6", top, [view("root", "height", (0, 812), 812, top, seen)])


def turned():
    """313 of 1024, then across 398 of 768; until it is told the keyboard stays as high."""
    turns = [(0, 1024), ("0.75", 768)]
    top = moves((0, 711), ("0.75", 455, CUT), ("0.75", 370), ("1.5", 768))
    bottom = moves(("0.75", 768, CUT))
    span = [(0, 0, 1024), ("0.75", 0, 768)]
    root = view("root", "height", span, 1024, top)
    return scene(turns, "2", top, [root], bottom)


def turned_around():
    """Upright 313 of 1024, across 398 of 768, four turns; each starts from the height before."""
    turns = [(0, 1024), ("0.6", 768), ("1.2", 1024), ("1.8", 768), ("2.4", 1024)]
    before = [("0.6", 455), ("1.2", 626), ("1.8", 455), ("2.4", 626)]
    after = [370, 711, 370, 711]
    steps = [step for (t, y), to in zip(before, after) for step in ((t, y, CUT), (t, to))]
    top = moves((0, 711), *steps, (3, 1024))
    bottom = moves(*[(t, height, CUT) for t, height in turns[1:]])
    span = [(t, 0, height) for t, height in turns]
    return scene(turns, "3.5", top, [view("root", "height", span, 1024, top)], bottom)


def scaled_panel():
    """Half as large about its middle: 142 to 426 on the screen; 426 - 315 = 111, 222 of its own."""
    right = moves((0, 222), ("0.75", 0))
    return simple(568, 253, view("list", "inset", (142, 426), 0, right))


def form_sheet():
    """120 to 740 of 1024: 740 - 711 = 29 of its 620."""
    right = moves((0, 591), ("0.75", 620))
    return simple(1024, 313, view("sheet", "height", (120, 740), 620, right))


def turned_on_7():
    """iOS 7 hides when the screen turns, and shows 0.144 s later: 216, then 162 across."""
    turns = [(0, 480), ("0.75", 320)]
    top = moves(
        *[(0, 264), ("0.75", 104, CUT), ("0.75", 320), ("0.894", 158), ("1.5", 320)],
    )
    bottom = moves(("0.75", 320, CUT))
    span = [(0, 0, 480), ("0.75", 0, 320)]
    return scene(turns, "2", top, [view("root", "height", span, 480, top)], bottom)


def in_window(top, bottom):
    """A window of an iPad across; the keyboard is 398 of 768."""
    height, covered = bottom - top, bottom - 370
    right = moves((0, height - covered), ("0.75", height))
    return simple(768, 398, view("root", "height", (top, bottom), height, right))


def under_a_header():
    """88 + 724 - 476 = 336 of the form's 724, although it starts at 0 in its parent."""
    right = moves((0, 388), ("0.75", 724))
    return simple(812, 336, view("form", "height", (88, 812), 724, right))


def burst():
    """Shown, floating at 0.6 s, docked again at 1.2 s by nine notifications."""
    top = moves((0, 711), ("0.6", 1024), ("1.2", 711))
    return scene(1024, "1.7", top, [view("root", "height", (0, 1024), 1024, top)])


def three_frames():
    """216, 9 ms later 258 at once, 12 ms later the same 258 once more: nothing is left to do."""
    top = moves((0, 451), ("0.009", 409, STEP))
    return scene(667, "0.5", top, [view("root", "height", (0, 667), 667, top)])


def bar(seen=None):
    """55 of a frame of 313 are on the screen."""
    top = moves((0, 969), ("0.75", 1024))
    return scene(1024, "1.25", top, [view("root", "height", (0, 1024), 1024, top, seen)])


def foreign():
    """Another app's keyboard twice, and one's own only after a field has the focus."""
    top = moves((0, 476), ("0.6", 812), ("0.9", 476), ("1.5", 812), ("2.1", 476))
    root = view("root", "height", (0, 812), 812, moves(("2.1", 476)))
    return scene(812, "2.6", top, [root])


# MARK: Combined


def nested():
    """The outer list takes all 253; nothing is left for the text view in it."""
    outer = view("outer", "inset", (0, 568), 0, moves((0, 253), ("0.75", 0)))
    return simple(568, 253, outer, view("text", "inset", (300, 568), 0, []))


def resized_parent():
    """The content gives up 204 above a tab bar of 49; nothing is left for the list in it."""
    content = view("content", "height", (64, 519), 455, moves((0, 251), ("0.75", 455)))
    return simple(568, 253, content, view("list", "inset", (64, 519), 0, []))


def two_screens():
    first = view("first", "height", (0, 568), 568, [])
    return simple(568, 253, first, resized(568, 253, "second"))


def candidate():
    """The keyboard plays the candidate, the app what curve 7 was before."""
    top = visit(812, 336, how=candidate_26())
    return scene(812, "1.25", top, [view("root", "height", (0, 812), 812, top, how=SPRING)])


def before_7():
    top = visit(480, 216, how=EASE)
    return scene(480, "1", top, [view("root", "height", (0, 480), 480, top)])


SCENES = {
    "show-and-hide": long_list(),
    "unshifted-curve": long_list(EASE),
    "prior-inset-kept": small_list(),
    "inset-zeroed-on-hide": small_list(moves((0, 253), ("0.75", 0)), sides=moves(("0.75", 0))),
    "inset-set-outside-animation": jumping_inset(),
    "tab-bar-in-chain": between_bars(),
    "frame-taken-as-bounds": between_bars(moves((0, 253), ("0.75", 0))),
    # 120 + 180 = 300 on the screen; 300 - 264 = 36.
    "field-in-scroll-view": scrolled_field((120, 480), 216, 480, 36),
    # 450 - 352 = 98.
    "return-key-dismisses": scrolled_field((0, 568), 216, 568, 98),
    "lift-by-transform-for-field": lifted(),
    "lift-from-lifted": lifted(moves((0, -148), ("0.6", -37), ("1.2", 0))),
    "lift-kept": two_fields(),
    "lift-without-curve": lift_without_curve(),
    "portrait-fixed-landscape": across(),
    "portrait-fixed-four-orientations": four_orientations(),
    "resize-by-delta": simple(568, 253, resized(568, 253)),
    "six-notifications": simple(568, 253, resized(568, 253)),
    # 568 - 253 + 216 = 531: 37 are missing.
    "hide-with-smaller-frame": simple(
        568, 253, resized(568, 253, seen=moves((0, 315), ("0.75", 531)))
    ),
    "international-key": changing(
        568, (0, 253), ("0.6", 216), ("1.2", 253), ("1.8", 0), end="2.3"
    ),
    "third-party-keyboard": changing(568, (0, 282), ("0.6", 216), ("1.2", 282), end="1.7"),
    "first-show-three-frames": three_frames(),
    "first-show-from-below": simple(568, 216, resized(568, 216)),
    "duration-zero": scene(
        812,
        "0.75",
        moves((0, 476), ("0.75", 521, STEP)),
        [view("root", "height", (0, 812), 812, moves((0, 476), ("0.75", 521, STEP)))],
    ),
    "born-finished": changing(812, (0, 335), ("0.6", 0), ("0.7", 335), end="1.2"),
    "docking-burst": burst(),
    "floating-keyboard": changing(
        1080, (0, 313), ("0.75", 0), ("1.5", 313), ("2.25", 0), end="2.75"
    ),
    "split-keyboard": changing(
        1024, (0, 264), ("0.75", 0), ("1.5", 264), ("2.25", 0), end="2.75"
    ),
    "cross-fade-zero-rect": simple(852, 336, resized(852, 336)),
    "hardware-keyboard-bar": bar(),
    "hardware-bar-by-height": bar(moves((0, 711), ("0.75", 1024))),
    "hardware-keyboard-on-focus": scene(
        812, "0.5", [], [view("root", "height", (0, 812), 812, [])]
    ),
    "other-app-notification": foreign(),
    "interrupted-show": interrupted(),
    "interrupted-and-replaced": interrupted("replace"),
    "rotate-while-shown": turned(),
    "rotate-all-orientations": turned_around(),
    "scaled-panel": scaled_panel(),
    "form-sheet-on-tablet": form_sheet(),
    "rotation-hides-and-shows": turned_on_7(),
    "split-view-window": in_window(0, 768),
    "stage-manager-window": in_window(84, 664),
    "header-above-form": under_a_header(),
    "default-curve-beside-keyboard": played(DEFAULT),
    "react-native-quarter-second": played(QUARTER),
    "spring-in-a-quarter-second": played(stretched("0.25")),
    "ios-26-candidate": candidate(),
    "curve-0-before-ios-7": before_7(),
    "nested-scroll-views": nested(),
    "resized-parent-of-list": resized_parent(),
    "two-screens-one-observes": two_screens(),
    "touch-on-a-button": scene(
        812,
        "1.4",
        visit(812, 336, "0.9"),
        [view("root", "height", (0, 812), 812, visit(812, 336, "0.9"))],
    ),
    "tap-through-a-button": played(SPRING),
    "console-log": scene(
        568,
        "3.022",
        visit(568, 253, "2.522"),
        [view("root", "constant", (0, 568), 0, moves((0, 253), ("2.522", 0)))],
    ),
}
