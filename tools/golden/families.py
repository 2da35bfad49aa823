"""The named curves of UIKit, the keyboard, SwiftUI, Core Animation and CSS, with their sources."""

from mpmath import mpf, pi, sqrt

from golden.curve import DISPLAYS, Curve
from golden.shapes import bezier, critical, spring
from golden.writing import digits

HALF = mpf("0.5")
BEZIER = "Root of x(s) = time by bracketed Newton steps, y at that root."
SPRING = ("Closed form from rest; the duration is the exact settling time: the last time the "
          "distance to the target exceeds 0.001.")
TIMING = "Apple: CAMediaTimingFunction documentation"
HEADER = "Apple: UIViewAnimationCurve header"


def curves():
    return uikit() + keyboard() + swiftui() + core_animation() + css()


def uikit():
    return [
        cubic("linear", ["3", "curveLinear", "none", "power0"], "0, 0, 1, 1", [HEADER, TIMING],
              text="linear", at=lambda t: t, tolerance="1e-15", method="progress = time."),
        cubic("easeIn", ["1", "ease-in", "curveEaseIn"], "0.42, 0, 1, 1", [HEADER, TIMING]),
        cubic("easeOut", ["2", "ease-out", "curveEaseOut"], "0, 0, 0.58, 1", [HEADER, TIMING]),
        cubic("easeInOut", ["0", "ease-in-out", "curveEaseInOut", "easeInEaseOut"],
              "0.42, 0, 0.58, 1", [HEADER, TIMING]),
        cubic("ease", ["5", "default"], "0.25, 0.1, 0.25, 1", [TIMING, "W3C: css-easing ease"],
              notes="Core Animation's default and CSS's ease. That the private raw value 5 means "
              "this curve is grade B."),
        cubic("curve4", ["4"], "0.66, 0, 0.33, 1",
              ["Reconstructed by others: private UIViewAnimationCurve 4"], grade="B", public=False,
              notes="A private raw value: no documentation names it."),
    ]


def cubic(name, aliases, points, sources, notes="", grade="A", public=True, text=None, at=None,
          tolerance="1e-14", method=BEZIER):
    return Curve("uikit", name, aliases, text or f"cubic-bezier({points})", mpf(1),
                 at or bezier(points), public, grade, sources, method, notes, tolerance)


def keyboard():
    w = sqrt(mpf(1000) / 3)
    ratio = 500 / (2 * sqrt(mpf(3000)))
    distance = critical(w)
    triple = Curve(
        "keyboard", "keyboard", ["7"], "keyboard", HALF, lambda t: 1 - distance(t), False, "B",
        ["Flutter engine SpringAnimationTest",
         "react-native-keyboard-controller SpringAnimationPerformanceTest",
         "Telegram-iOS UIKitUtils", "Apple developer forum thread 48088 (A-)",
         "Apple: UISpringTimingParameters documentation (A: the ratio 4.56)"],
        "spring(mass: 3, stiffness: 1000, damping: 500) from rest, its nominal damping ratio "
        f"{digits(ratio, 5)} clamped to 1: 1 - (1 + w t) e^(-w t), w = √(1000 / 3) = "
        f"{digits(w)} per second.",
        "Runs 0.5 s whatever duration is passed, except 0, which is a step. It does not end at "
        f"1: the last progress is {digits(1 - distance(HALF))}, and the rest is a jump when the "
        "animation is removed. That the spring is clamped is A-: fits of screen recordings and "
        "frames of a device log. Unclamped it would be at 39 % at 0.25 s and at 63 % at 0.5 s.",
        rates=DISPLAYS)
    return [triple, ios26_a(), ios26_b()]


def ios26_a():
    name, duration = "keyboard-ios26-a", mpf("0.3832")
    stiffness, damping = "555.027", "47.118"
    at, settled = spring(mpf(1), mpf(stiffness), mpf(damping))
    return Curve(
        "keyboard", name, [], f"clip(spring(mass: 1, stiffness: {stiffness}, damping: {damping}), "
        f"duration: {digits(duration)})", duration, at, False, "B",
        ["Telegram-iOS: keyboard animation for iOS 26"],
        "Closed form from rest, under-damped; cut at the duration that the source gives.",
        f"A candidate for iOS 26, unresolved beside keyboard-ios26-b. "
        f"{ratio_of(stiffness, damping)} The notification's duration there is 0.383 s (A-). "
        f"At 0.3832 s progress is {digits(at(duration))}; the exact settling time of the spring "
        f"is {digits(settled)} s.")


def ios26_b():
    stiffness, damping = "804.307", "56.7206"
    at, settled = spring(mpf(1), mpf(stiffness), mpf(damping))
    return Curve(
        "keyboard", "keyboard-ios26-b", [],
        f"spring(mass: 1, stiffness: {stiffness}, damping: {damping})", settled, at, False, "C",
        ["A published package's constants for iOS 26"], SPRING,
        f"A candidate for iOS 26, unresolved beside keyboard-ios26-a. "
        f"{ratio_of(stiffness, damping)} Its source names no duration: "
        "this is the exact settling time.")


def ratio_of(stiffness, damping):
    ratio = mpf(damping) / (2 * sqrt(mpf(stiffness)))
    side = "below 1: under-damped, not clamped" if ratio < 1 else "above 1: clamped to 1"
    return f"Its damping ratio is {digits(ratio, 10)}, {side}."


def swiftui():
    return [
        perceptual("smooth", ["spring"], "0"),
        perceptual("snappy", [], "0.15"),
        perceptual("bouncy", [], "0.3"),
        response("interactiveSpring", "0.15", "0.86", "Quick: for what follows a finger."),
        response("legacySpring", "0.5", "0.825", "SwiftUI's .spring() before iOS 17."),
    ]


def perceptual(name, aliases, bounce):
    at, settled = spring(mpf(1), (2 * pi / HALF) ** 2, 4 * pi * (1 - mpf(bounce)) / HALF)
    return Curve(
        "swiftui", name, aliases, f"spring(duration: 0.5, bounce: {bounce})", settled, at, True,
        "A-", ["Apple: SwiftUI Animation documentation", "WWDC23: Animate with springs"],
        f"Mass 1, stiffness (2π / 0.5)², damping ratio 1 - {bounce}. {SPRING}",
        "0.5 s is the perceptual duration, not the time the spring takes to settle.")


def response(name, seconds, fraction, notes):
    period = mpf(seconds)
    at, settled = spring(mpf(1), (2 * pi / period) ** 2, 4 * pi * mpf(fraction) / period)
    return Curve(
        "swiftui", name, [], f"spring(response: {seconds}, dampingFraction: {fraction})", settled,
        at, True, "A", ["Apple: SwiftUI Animation documentation"],
        f"Mass 1, stiffness (2π / {seconds})², damping 4π · {fraction} / {seconds}. {SPRING}",
        notes)


def core_animation():
    at, settled = spring(mpf(1), mpf(100), mpf(10))
    return [Curve(
        "coreanimation", "coreAnimationSpring", ["caSpring"],
        "spring(mass: 1, stiffness: 100, damping: 10)", settled, at, True, "A",
        ["Apple: CASpringAnimation documentation"], SPRING,
        "The defaults of CASpringAnimation. Its settlingDuration is an estimate by another "
        "formula, 1.4727 s (calc).")]


def css():
    step = {"step-start": ("jump-start", 1, "Leaves 0 at once: the whole run is at 1."),
            "step-end": ("jump-end", 0, "Stays at 0 and jumps to 1 exactly at the end.")}
    return [Curve(
        "css", name, [], f"steps(1, {jump})", mpf(1),
        lambda t, held=held: mpf(held if t < 1 else 1), True, "A", ["W3C: css-easing step-start, "
        "step-end"], "Integers, by definition.", notes, "0")
        for name, (jump, held, notes) in step.items()]
