"""Penner's thirty easings with exact ends, and the published exponentials with their jump."""

from fractions import Fraction

from mpmath import asin, cos, mpf, pi, sin, sqrt

from golden.curve import Curve
from golden.writing import digits

FLOOR = mpf(2) ** -10
BACK, BACK_IN_OUT = mpf("1.70158"), mpf("1.70158") * mpf("1.525")
PERIOD, PERIOD_IN_OUT = mpf("0.3"), mpf("0.45")
BOUNCES = [(Fraction(n, 11), Fraction(m, 11), Fraction(64 - h, 64))
           for n, m, h in [(4, 0, 64), (8, 6, 16), (10, 9, 4), (11, Fraction(21, 2), 1)]]


def sine(t):
    return 1 - cos(pi * t / 2)


def power(n):
    return lambda t: t**n


def expo(t):
    return (mpf(2) ** (10 * (t - 1)) - FLOOR) / (1 - FLOOR)


def expo_published(t):
    return mpf(2) ** (10 * (t - 1)) if t > 0 else mpf(0)


def circ(t):
    return 1 - sqrt(1 - t * t)


def back(overshoot):
    return lambda t: t * t * ((overshoot + 1) * t - overshoot)


def elastic(period, amplitude=mpf(1)):
    """The time-reversed decay, its factor 2^(-10 u) normalised to end at exactly 0."""
    shift = period / (2 * pi) * asin(1 / amplitude)

    def rise(t):
        u = 1 - t
        decay = (mpf(2) ** (-10 * u) - FLOOR) / (1 - FLOOR)
        return -amplitude * decay * sin((u - shift) * 2 * pi / period)

    return rise


def bounce(t):
    """Four parabolas 7.5625 (u - middle)² + height, each up to its end; here time runs back."""
    u = 1 - t
    for end, middle, height in BOUNCES:
        if u * end.denominator <= end.numerator:
            fall = u - mpf(middle.numerator) / middle.denominator
            return 1 - (mpf("7.5625") * fall**2 + mpf(height.numerator) / height.denominator)
    return mpf(0)


def eased(rise, way):
    """`In` is the rise itself, `Out` its half turn about the middle, `InOut` both at half size."""

    def out(t):
        return 1 - rise(1 - t)

    def in_out(t):
        return rise(2 * t) / 2 if 2 * t < 1 else (1 + out(2 * t - 1)) / 2

    y = {"In": rise, "Out": out, "InOut": in_out}[way]
    return lambda t: mpf(t) if t in (0, 1) else y(t)


POWERS = {"Quad": 2, "Cubic": 3, "Quart": 4, "Quint": 5}
RISES = {
    "Sine": (sine, "in(t) = 1 - cos(π t / 2)."),
    **{name: (power(n), f"in(t) = t^{n}.") for name, n in POWERS.items()},
    "Expo": (expo, "in(t) = (2^(10 (t - 1)) - 2^-10) / (1 - 2^-10)."),
    "Circ": (circ, "in(t) = 1 - √(1 - t²)."),
    "Back": (back(BACK), "in(t) = t² ((s + 1) t - s), s = 1.70158."),
    "Elastic": (elastic(PERIOD), "out(t) = 1 + a D(t) sin((t - h) 2π / p), a = 1, p = 0.3, "
                "h = p / (2π) asin(1 / a) = p / 4, D(t) = (2^(-10 t) - 2^-10) / (1 - 2^-10)."),
    "Bounce": (bounce, "out(t) = 7.5625 (t - m)² + h, with (m, h) = (0, 0) up to t = 1 / 2.75, "
               "(1.5 / 2.75, 0.75) up to 2 / 2.75, (2.25 / 2.75, 0.9375) up to 2.5 / 2.75, "
               "then (2.625 / 2.75, 0.984375)."),
}
IN_OUT = {
    "Back": (back(BACK_IN_OUT), "in(t) = t² ((s + 1) t - s), s = 1.70158 · 1.525 = 2.5949095."),
    "Elastic": (elastic(PERIOD_IN_OUT), RISES["Elastic"][1].replace("p = 0.3", "p = 0.45")),
}
WAYS = {
    "In": "in(t) = 1 - out(1 - t).",
    "Out": "out(t) = 1 - in(1 - t).",
    "InOut": "in-out(t) = in(2 t) / 2 up to the middle, then (1 + out(2 t - 1)) / 2.",
}
NOTES = {
    "Expo": "Normalised: continuous, and exactly 0 and 1 at the ends. GSAP's own expo blends its "
            "ends another way and differs inside by up to 0.007.",
    "Back": "Overshoots by 10 % of the distance; in-out needs 1.525 times the parameter for that.",
    "Elastic": "The textbook decay 2^(-10 t) misses an end and is patched there. Here D takes its "
               "place: continuous, and exactly 0 and 1 at the ends.",
}
NICK = {"Quad": "power1", "Cubic": "power2", "Quart": "power3", "Quint": "power4"}


def curves():
    named = [normal(name, way) for name in RISES for way in WAYS]
    return named + [published(way, ends) for way, ends in PUBLISHED.items()]


def normal(name, way):
    rise, formula = IN_OUT.get(name, RISES[name]) if way == "InOut" else RISES[name]
    return Curve(
        "penner", f"ease{way}{name}", aliases(name, way), f"ease{way}{name}", mpf(1),
        eased(rise, way), True, "calc", sources(name),
        " ".join(["Closed form.", formula, *steps(formula, way)]), NOTES.get(name, ""))


def steps(formula, way):
    """How the form that the formula gives becomes the one that is asked for."""
    given, other = ("In", "Out") if formula.startswith("in") else ("Out", "In")
    needed = {given: [], other: [other], "InOut": [other, "InOut"]}[way]
    return [WAYS[step] for step in needed]


def sources(name):
    jumps = {"Expo": ["GitHub: mattdesl/eases issue 6"], "Elastic": ["GitHub: d3/d3-ease issue 27"]}
    return ["Penner: easing equations (2001)", "easings.net", *jumps.get(name, [])]


def aliases(name, way):
    """GSAP's spelling (which without a direction means out), anime's, SwiftUI's."""
    gsap, direction = NICK.get(name, name.lower()), way[0].lower() + way[1:]
    apple = [f"circularEase{way}"] if name == "Circ" else []
    bare = [gsap] if way == "Out" else []
    return [f"{gsap}.{direction}", f"{direction}{name}", *apple, *bare]


PUBLISHED = {
    "In": (FLOOR, "after 0: the first step leaves 0 for 2^-10", "2^(10 (t - 1)), f(0) = 0"),
    "Out": (FLOOR, "at 1: the last step comes from 1 - 2^-10", "1 - 2^(-10 t), f(1) = 1"),
    "InOut": (FLOOR / 2, "at each end, from 0 and to 1",
              "2^(20 t - 10) / 2 up to the middle, then 1 - 2^(10 - 20 t) / 2, f(0) = 0, f(1) = 1"),
}


def published(way, ends):
    jump, where, formula = ends
    return Curve(
        "penner", f"ease{way}ExpoPublished", [], f"ease{way}ExpoPublished", mpf(1),
        eased(expo_published, way), True, "calc", sources("Expo"), f"Closed form: {formula}.",
        f"Lint: a jump of {digits(jump)} {where}. ease{way}Expo is the same without it.")
