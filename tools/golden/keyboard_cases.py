"""More situations: those that others have met as bugs, and where everything must stand in them."""

from mpmath import exp, mpf, sqrt

from .keyboard_scenes import DEFAULT, burst, four_orientations, played, simple
from .keyboards import CUT, STEP, Curve, bezier, moves, number, scene, view

LATE = Curve(lambda t: mpf(0), number("0.45"))  # nothing, and then all of it


def over_damped():
    """Mass 3, stiffness 1000, damping 500 as two exponentials, cut off at 0.5 s."""
    middle, wide = mpf(500) / 6, sqrt(mpf(500) ** 2 - 4 * 3 * 1000) / 6
    slow, fast = middle - wide, middle + wide
    return Curve(
        lambda t: 1 - (fast * exp(-slow * t) - slow * exp(-fast * t)) / (fast - slow),
        number("0.5"),
    )


# MARK: Scroll views


def indicators():
    """From 64 to 519: 204 are covered. 34 of its own become 204; 240 stay, whatever comes."""
    inset, bar = moves((0, 204), ("0.75", 49)), moves((0, 204), ("0.75", 34))
    plain = moves((0, 204), ("0.75", 0))
    return simple(
        568,
        253,
        view("list", "inset", (64, 519), 49, inset, indicator=(34, bar), sides=[("top", 64, [])]),
        view("notes", "inset", (64, 519), 0, plain, indicator=(240, [])),
    )


def turned_list():
    """313 of 1024, then 398 of 768, each told twice: never the sum."""
    turns, top, bottom = turned_at("0.75", "1.5")
    inset = moves((0, 313), ("0.75", 398), ("1.5", 0))
    return scene(turns, "2", top, [view("list", "inset", spans(turns), 0, inset)], bottom)


def tall_text():
    """200 of 453 stay visible, from 100 to 300 of the content: the text reaches over both edges."""
    inset = moves((0, 253), ("0.75", 0))
    return simple(568, 253, view("page", "inset", (115, 568), 0, inset, offset=(100, [])))


def negative_inset():
    """34 less than none: 253 while the keyboard is there, and -34 again."""
    inset = moves((0, 253), ("0.75", -34))
    return simple(568, 253, view("list", "inset", (0, 568), -34, inset))


# MARK: Lifts


def field_above():
    """The cursor ends at 60 of 800, the keyboard begins at 500: no lift. The list takes the 300."""
    inset = moves((0, 300), ("0.75", 0))
    root, list = view("root", "lift", (0, 800), 0, []), view("list", "inset", (0, 800), 0, inset)
    return simple(800, 300, root, list)


def scrolled_form():
    """560 + 40 - 100 = 500 on the screen; 315 - 500 = -185."""
    lift = moves((0, -185), ("0.75", 0))
    return simple(568, 253, view("root", "lift", (0, 568), 0, lift))


def alert():
    """Ends at 400: 352 - 400 = -48 and 315 - 400 = -85, however often it is shown."""
    top = moves((0, 352), ("0.6", 315), ("1.2", 352), ("1.8", 568))
    lift = moves((0, -48), ("0.6", -85), ("1.2", -48), ("1.8", 0))
    return scene(568, "2.3", top, [view("alert", "lift", (100, 400), 0, lift)])


# MARK: Turns


def turned_at(time, hide):
    """A tablet with 313 of 1024, which turns across and tells 398 of 768 at the same moment."""
    top = moves((0, 711), (time, 455, CUT), (time, 370), (hide, 768))
    return [(0, 1024), (time, 768)], top, moves((time, 768, CUT))


def spans(turns):
    return [(time, 0, height) for time, height in turns]


def turned_then_done():
    """Upright the field ends at 600, above 711; across at 500: 370 - 500 = -130."""
    turns, top, bottom = turned_at("0.75", "1.5")
    lift = moves(("0.75", -130), ("1.5", 0))
    return scene(turns, "2", top, [view("root", "lift", spans(turns), 0, lift)], bottom)


def turned_while_lifting():
    """711 - 900 = -189, and from 0.2 s on 370 - 700 = -330, without a way back in between."""
    turns, top, bottom = turned_at("0.2", "1")
    lift = moves((0, -189), ("0.2", -330), (1, 0))
    return scene(turns, "1.5", top, [view("root", "lift", spans(turns), 0, lift)], bottom)


def stale_begin():
    """Across 398, upright 313, across 398 again, although the begin frame says 142."""
    turns = [(0, 768), ("0.75", 1024), ("1.5", 768)]
    top = moves(
        *[(0, 370), ("0.75", 626, CUT), ("0.75", 711)],
        *[("1.5", 455, CUT), ("1.5", 370), ("2.25", 768)],
    )
    bottom = moves(("0.75", 1024, CUT), ("1.5", 768, CUT))
    root = view("root", "height", spans(turns), 768, top)
    return scene(turns, "2.75", top, [root], bottom)


def split_view():
    """The window goes from 507 x 768 to 438 x 1024, under a keyboard of 398, then 313."""
    turns = [(0, 768), ("0.75", 1024)]
    top = moves((0, 370), ("0.75", 626, CUT), ("0.75", 711), ("1.5", 1024))
    bottom = moves(("0.75", 1024, CUT))
    root = view("root", "height", spans(turns), 768, top)
    return scene(turns, "2", top, [root], bottom)


# MARK: What is told


def heard(height, end, right, seen):
    """Two views as large as the screen; one of them hears shows and hides alone."""
    views = [view("complete", "height", (0, height), height, right)]
    views += [view("usual", "height", (0, height), height, right, seen)]
    return scene(height, end, right, views)


def key_missed():
    """216, then 253 by a change of the frame alone: 37 stay covered."""
    right = moves((0, 352), ("0.75", 315), ("1.5", 568))
    return heard(568, "2", right, moves((0, 352), ("1.5", 568)))


def three_steps():
    """216 and 2 ms later its show; 9 ms later 260 at once, without a show. Later all at once."""
    right = moves((0, 451), ("0.009", 407, STEP), ("0.75", 667), ("1.5", 407))
    seen = moves(("0.002", 451), ("0.752", 667), ("1.502", 407))
    return heard(667, "2.002", right, seen)


def any_order():
    """291, at 0.75 s 253 and 336, hidden when that is at rest."""
    top = moves((0, 521), ("0.75", 476), ("1.25", 812))
    return scene(812, "1.75", top, [view("root", "height", (0, 812), 812, top)])


def hide_with_6():
    """6 without a curve of its own is 5, the default, in the 0.25 s that are told."""
    top = moves((0, 476), ("0.75", 812, DEFAULT))
    return scene(812, "1", top, [view("root", "height", (0, 812), 812, top)])


def resized_late():
    """After 0.45 s, at once."""
    top = moves((0, 476))
    return scene(812, "0.5", top, [view("root", "height", (0, 812), 812, top, how=LATE)])


SCENES = {
    "indicator-insets-kept": indicators(),
    "inset-through-a-turn": turned_list(),
    "text-taller-than-visible": tall_text(),
    "negative-inset-kept": negative_inset(),
    "field-above-keyboard": field_above(),
    "lift-in-scrolled-form": scrolled_form(),
    "shows-without-hides": alert(),
    "interface-four-orientations": four_orientations(),
    "turned-then-done": turned_then_done(),
    "turned-while-lifting": turned_while_lifting(),
    "stale-begin-frame": stale_begin(),
    "split-view-turns": split_view(),
    "international-key-missed": key_missed(),
    "first-show-in-three-steps": three_steps(),
    "docked-by-the-system": burst(),
    "events-in-any-order": any_order(),
    "hide-with-curve-6": hide_with_6(),
    "spring-not-clamped": played(over_damped()),
    "bezier-in-half-a-second": played(bezier("0.5", "0.23", 1, "0.32", 1)),
    "best-bezier-in-half-a-second": played(
        bezier("0.5", "0.21967", "0.26649", "0.06885", "1.10072")
    ),
    "resized-after-the-animation": resized_late(),
}
