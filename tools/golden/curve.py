"""What a named curve is: a definition with its evidence, and progress as a function of time."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Callable

from mpmath import mpf

SIXTY = {"60": Fraction(60)}
DISPLAYS = {**SIXTY, "59.94": Fraction(60000, 1001), "90": Fraction(90), "120": Fraction(120)}


@dataclass
class Curve:
    """One file of Curves/: `text` is its curve text, `at` gives progress at a time in seconds."""

    family: str
    name: str
    aliases: list[str]
    text: str
    duration: mpf
    at: Callable[[mpf], mpf]
    public: bool
    grade: str
    sources: list[str]
    method: str
    notes: str = ""
    tolerance: str = "1e-14"
    approximates: str = ""
    rates: dict[str, Fraction] = None

    def __post_init__(self):
        self.rates = self.rates or SIXTY
