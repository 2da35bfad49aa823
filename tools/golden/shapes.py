"""The shapes that the curves are made of, as formulas in 50-digit arithmetic."""

from itertools import pairwise

from mpmath import cos, exp, floor, log, mp, mpf, pi, sin, sqrt

SETTLED = mpf("0.001")


def numbers(text):
    """The exact numbers of a text like `0.42, 0, 1, 1`."""
    return [mpf(word) for word in text.split(",")]


def bezier(points):
    """CSS cubic-bezier: y where x is reached, by Newton steps kept inside a bracket."""
    x1, y1, x2, y2 = numbers(points)

    def polynomial(a, b, s):
        return 3 * a * s * (1 - s) ** 2 + 3 * b * s**2 * (1 - s) + s**3

    def slope(a, b, s):
        return 3 * a * (1 - s) ** 2 + 6 * (b - a) * s * (1 - s) + 3 * (1 - b) * s**2

    def y(x):
        if x <= 0 or x >= 1:
            return mpf(0 if x <= 0 else 1)
        low, high, s = mpf(0), mpf(1), x
        while abs(miss := polynomial(x1, x2, s) - x) > mpf("1e-48"):
            low, high = (s, high) if miss < 0 else (low, s)
            steep = slope(x1, x2, s)
            newton = s - miss / steep if steep else low
            s = newton if low < newton < high else (low + high) / 2
        return polynomial(y1, y2, s)

    return y


def linear(stops):
    """CSS linear() whose first and last stop bear no position: `0, 0.2 25%, 1`."""
    words = [stop.split() for stop in stops.split(",")]
    values = [mpf(word[0]) for word in words]
    places = [mpf(0), *(mpf(word[1].rstrip("%")) / 100 for word in words[1:-1]), mpf(1)]

    def y(x):
        for (a, b), (p, q) in zip(pairwise(places), pairwise(values)):
            if x <= b:
                return p + (q - p) * (x - a) / (b - a)
        return values[-1]

    return y


def scaled(unit, duration):
    """A unit curve over `duration` seconds; before and after it, its end values."""
    return lambda t: unit(min(t / duration, mpf(1)))


def spring(mass, stiffness, damping):
    """Progress and exact settling time of a spring from rest; above critical it is clamped."""
    w = sqrt(stiffness / mass)
    ratio = damping / (2 * sqrt(stiffness * mass))
    distance = critical(w) if ratio >= 1 else underdamped(w, ratio)
    return lambda t: 1 - distance(t), settling(distance, w, ratio)


def critical(w):
    return lambda t: (1 + w * t) * exp(-w * t)


def underdamped(w, ratio):
    wd, decay = w * sqrt(1 - ratio**2), ratio * w
    return lambda t: exp(-decay * t) * (cos(wd * t) + decay / wd * sin(wd * t))


def settling(distance, w, ratio):
    """The last time |distance| is 0.001, by halving.

    From rest the velocity is zero exactly at n π / wd, where |distance| is e^(-decay n π / wd):
    the last crossing lies in the half swing after the last such peak above the threshold.
    """
    low, high = mpf(0), 20 / w
    if ratio < 1:
        half, decay = pi / (w * sqrt(1 - ratio**2)), ratio * w
        low = floor(-log(SETTLED) / (decay * half)) * half
        high = low + min(half, 20 / w)
    for _ in range(4 * mp.dps):
        middle = (low + high) / 2
        low, high = (middle, high) if abs(distance(middle)) > SETTLED else (low, middle)
    return high
