"""What some oracles of the category share: decimals as exact fractions, rounding as the catalogue says, and the printing of vectors."""
import json
import math
from fractions import Fraction as F

from mpmath import mp, mpf

mp.dps = 60
NEAR = F(1, 10**9)
vectors = []


class Invalid(Exception):
    """The tool must answer 400."""


class NoAnswer(Exception):
    """The tool must answer 422."""


def dec(value):
    """The decimal that a number is written as; of a fraction itself."""
    return value if isinstance(value, F) else F(repr(value)) if isinstance(value, float) else F(value)


def real(value):
    value = dec(value)
    return mpf(value.numerator) / value.denominator


def num(value):
    """The nearest double, whole ones as JSON writes them."""
    number = float(value) if isinstance(value, (int, F)) else float(mp.nstr(value, 40))
    return int(number) if number == int(number) and abs(number) < 2**53 else number


def up(value):
    nearest = round(value)
    return nearest if abs(value - nearest) <= NEAR else math.ceil(value)


def down(value):
    nearest = round(value)
    return nearest if abs(value - nearest) <= NEAR else math.floor(value)


def half_up(value):
    return math.floor(value + F(1, 2) + NEAR)


def money(value, places=2):
    """Half away from zero; a value of mpmath may be off by what 60 digits leave."""
    scaled = abs(value) * 10**places
    whole = math.floor(scaled + F(1, 2)) if isinstance(scaled, (int, F)) else int(mp.floor(scaled + mpf('0.5') + mpf(10) ** -45))
    number = F(whole, 10**places)
    return num(-number if value < 0 else number)


def run(tool, inputs, answer):
    """Adds a vector: what `answer` gives for the inputs."""
    try:
        vectors.append({'tool': tool, 'inputs': inputs, 'result': answer(inputs)})
    except Invalid:
        vectors.append({'tool': tool, 'inputs': inputs, 'status': 400})
    except NoAnswer:
        vectors.append({'tool': tool, 'inputs': inputs, 'status': 422})


def report():
    print('[\n' + ',\n'.join(json.dumps(vector, ensure_ascii=False, separators=(',', ':')) for vector in vectors) + '\n]')
