"""The text of definitions and golden tables: JSON, `# key: value` lines, CSV rows."""

import json
import re
from decimal import Decimal
from fractions import Fraction

from mpmath import mp, mpf


def definition(curve):
    """The JSON of a curve, one key a line, the duration with 17 significant digits."""
    fields = {
        "name": curve.name,
        "aliases": curve.aliases,
        "curve": curve.text,
        "duration": None,
        "public": curve.public,
        "grade": curve.grade,
        "sources": curve.sources,
        "method": curve.method,
        "notes": curve.notes,
    }
    if curve.approximates:
        fields["approximates"] = curve.approximates
    lines = {key: json.dumps(value, ensure_ascii=False) for key, value in fields.items()}
    lines["duration"] = digits(curve.duration)
    return "{\n" + ",\n".join(f'  "{key}": {text}' for key, text in lines.items()) + "\n}\n"


def table_name(curve, rate):
    return f"{curve.name}.csv" if rate == "60" else f"{curve.name}@{rate}.csv"


def table(curve, rate):
    """The golden table of a curve at a rate, and how many rows it has."""
    fps = curve.rates[rate]
    head = {
        "of": curve.name,
        "fps": fps,
        "columns": "frame,time,progress",
        "tolerance.progress": curve.tolerance,
        "origin": "derived",
        "by": "tools/golden.py, mpmath 50 digits",
    }
    rows = list(frames(curve, fps))
    lines = [f"# {key}: {value}" for key, value in head.items()] + ["frame,time,progress"]
    lines += [f"{k},{double(time)},{digits(progress)}" for k, time, progress in rows]
    return "\n".join(lines) + "\n", len(rows)


def frames(curve, fps):
    """Frame, time as a Double, exact progress; a last row exactly at the duration."""
    k = 0
    while (t := exact(k / fps)) < curve.duration:
        verify(curve, t, progress := curve.at(t))
        yield k, k * fps.denominator / fps.numerator, progress
        k += 1
    yield k, float(curve.duration), curve.at(curve.duration)


def verify(curve, t, value):
    """Stops unless the tolerance has room for four times what Doubles lose: time and progress."""
    lost = abs(curve.at(mpf(float(t))) - value) + mpf(2) ** -53 * abs(value)
    kept = mpf(float(value)) == value
    assert kept or 4 * lost <= mpf(curve.tolerance), f"{curve.name} at {double(t)}"


def exact(fraction: Fraction):
    return mpf(fraction.numerator) / fraction.denominator


def digits(value, significant=17):
    """A number rounded to `significant` digits, without needless zeros."""
    if abs(value) < mpf("1e-40"):
        return "0"
    number = Decimal(mp.nstr(value, 40, strip_zeros=False))
    mantissa, exponent = f"{number:.{significant - 1}e}".split("e")
    if int(exponent) < -4:
        return f"{mantissa.rstrip('0').rstrip('.')}e-{-int(exponent):02d}"
    text = format(Decimal(f"{mantissa}e{exponent}"), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def double(value):
    """The shortest text that reads back to the same Double."""
    return re.sub(r"\.0$", "", repr(float(value)))


def folded(name):
    """A name as it is compared: without case, dashes, underscores and spaces."""
    return re.sub(r"[-_ ]", "", name).lower()
