"""What others and we put in place of the keyboard curve, each with its measured error."""

from mpmath import mpf, sqrt

from golden.curve import Curve
from golden.shapes import bezier, critical, linear, scaled
from golden.writing import digits

END = mpf("0.5")
COUNT = 5000
STOPS = {
    13: "0, 0.0091 1.7%, 0.053 4.1%, 0.1321 6.9%, 0.4551 16.8%, 0.5956 21.9%, 0.7053 26.9%, "
        "0.7948 32.3%, 0.8663 38.4%, 0.9226 45.8%, 0.9632 55.4%, 0.9892 69.8%, 1",
    17: "0, 0.00488 1.23%, 0.02827 2.89%, 0.07396 4.91%, 0.14584 7.36%, 0.42055 15.7%, "
        "0.53547 19.62%, 0.62918 23.34%, 0.70884 27.13%, 0.77706 31.14%, 0.83512 35.51%, "
        "0.88392 40.43%, 0.92386 46.16%, 0.95528 53.16%, 0.97836 62.33%, 0.99333 76.09%, 0.9989",
    53: "0, 0.00045 0.36%, 0.00245 0.8%, 0.00604 1.26%, 0.01138 1.75%, 0.01848 2.26%, "
        "0.0275 2.8%, 0.03876 3.38%, 0.05214 3.99%, 0.06814 4.65%, 0.08688 5.36%, 0.10957 6.16%, "
        "0.13667 7.06%, 0.17081 8.14%, 0.21024 9.34%, 0.33333 13.02%, 0.3842 14.58%, "
        "0.42714 15.94%, 0.46546 17.2%, 0.50051 18.4%, 0.53323 19.57%, 0.56392 20.72%, "
        "0.59337 21.88%, 0.62085 23.02%, 0.64731 24.18%, 0.67228 25.34%, 0.69618 26.52%, "
        "0.71899 27.72%, 0.74086 28.95%, 0.76157 30.2%, 0.78127 31.48%, 0.80008 32.8%, "
        "0.81794 34.16%, 0.83482 35.56%, 0.85101 37.03%, 0.86612 38.54%, 0.8805 40.13%, "
        "0.89397 41.79%, 0.90664 43.54%, 0.91842 45.38%, 0.92932 47.32%, 0.93947 49.4%, "
        "0.94885 51.64%, 0.95742 54.06%, 0.96517 56.69%, 0.97212 59.58%, 0.97829 62.8%, "
        "0.98371 66.46%, 0.98834 70.68%, 0.99219 75.68%, 0.99528 81.87%, 0.99761 90.02%, 0.9989",
}
SEARCH = "Minimax search: linear programs inside a shrinking region, from 80 random starts."
SHORTEST = ("Fewest segments inside a band around the curve, the band narrowed until the count "
            "fits; then positions and values polished by linear programs and rounded.")


def curves():
    return beziers() + [stops(13, "Starts at 0 and ends at 1. Unrounded, 0.00173 can be reached."),
                        stops(17, ends_early("0.00097")), stops(53, ends_early("0.000094"))]


def ends_early(unrounded):
    return ("Ends where the keyboard curve ends, at 0.9989: a last stop at 1 would cost 0.0011 at "
            f"0.5 s. Unrounded, {unrounded} can be reached.")


def beziers():
    forum, telegram = "Apple developer forum thread 48088", "Telegram-iOS UIKitUtils"
    return [
        cubic("forum", "0.38, 0.7, 0.125, 1", "0.5", "C", [forum, telegram]),
        cubic("telegram", "0.23, 1, 0.32, 1", "0.5", "C", ["Telegram fallback curve"]),
        cubic("sheet", "0.32, 0.72, 0, 1", "0.5", "C", ["Common in web sheets and drawers"]),
        cubic("android", "0.19919, 0.01064, 0.27921, 0.91025", "0.25", "C",
              ["Telegram for Android", "react-native-keyboard-controller"]),
        cubic("best", "0.21967, 0.26649, 0.06885, 1.10072", "0.5", "calc", ["Our own search"],
              f"{SEARCH} All end at this one; unrounded its error is 0.0127610."),
        cubic("best-free", "0.22536, 0.17058, 0.14793, 1.0005", "0.385", "calc",
              ["Our own search"], f"{SEARCH} The duration is free and was rounded to 0.385 s; "
              "unrounded the error is 0.0091171."),
    ]


def cubic(name, points, seconds, grade, sources, notes=""):
    return approximation(f"keyboard-bezier-{name}", f"cubic-bezier({points})", bezier(points),
                         mpf(seconds), grade, sources,
                         "Root of x(s) = time by bracketed Newton steps, y at that root.", notes)


def stops(count, notes):
    text = STOPS[count]
    assert len(text.split(",")) == count
    return approximation(f"keyboard-linear-{count}", f"linear({text})", linear(text), END, "calc",
                         ["Our own search"], "Straight between stops.", f"{SHORTEST} {notes}")


def approximation(name, text, unit, duration, grade, sources, method, notes):
    at = scaled(unit, duration)
    return Curve("approximations", name, [], f"scale({text}, duration: {digits(duration)})",
                 duration, at, False, grade, sources, method,
                 f"{error(at)} {notes}".strip(), approximates="keyboard")


def error(at):
    """The error against the keyboard curve over 0…0.5 s; after its end a curve holds its end.

    The largest is sought at twice as many points, which are all places where a stop may lie.
    """
    distance = critical(sqrt(mpf(1000) / 3))
    times = [END * i / (2 * COUNT) for i in range(2 * COUNT + 1)]
    errors = [abs(at(t) - (1 - distance(t))) for t in times]
    worst = max(range(len(errors)), key=errors.__getitem__)
    sampled = errors[::2]
    rms = sqrt(sum(e * e for e in sampled) / len(sampled))
    return (f"Error against the keyboard curve over 0 to 0.5 s: at most {digits(errors[worst], 5)}"
            f" (at {digits(times[worst], 4)} s), rms {digits(rms, 4)} of {len(sampled)} points.")
