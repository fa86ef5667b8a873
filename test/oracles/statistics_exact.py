"""What the statistics oracles on lists of numbers share: doubles as the fractions they are written as, rounding, samples with edges first."""
import json
import math
import pathlib
import random
from decimal import Decimal
from fractions import Fraction as F

import mpmath
from mpmath import mp, mpf

mp.dps = 700


class NoAnswer(Exception):
    """The tool must answer 422."""


class Invalid(Exception):
    """The tool must answer 400."""


def exact(number):
    return F(Decimal(repr(number)))


def big(value):
    return mpf(value.numerator) / value.denominator if isinstance(value, F) else mpf(value)


def double(value):
    """The nearest double."""
    try:
        number = float(value) if isinstance(value, (F, int)) else float(F(Decimal(mpmath.nstr(value, 60)))) if value else 0.0
    except OverflowError:
        raise NoAnswer()
    if math.isinf(number):
        raise NoAnswer()
    return number + 0.0


def root(value):
    return mpmath.sqrt(big(value))


def samples(seed, count, least=1, negative=True, most=12):
    """Lists of numbers: edges, then random ones of several kinds."""
    pick = random.Random(seed)
    lists = [[3], [0], [0.1, 0.2], [0.1] * 7, [1e-320, 5e-324, 0], [1e9 + 0.1, 1e9 + 0.2, 1e9 + 0.3], [2, 4, 4, 4, 5, 5, 7, 9], [1e300, 1e300], [1.7e308, 1.6e308, 1.5e308],
             [10000000.2] + [10000000.1, 10000000.3] * 10, [1, 1, 1, 1, 2], [1e-200, 1e200, 1], [5e-324, 5e-324]]
    if negative:
        lists += [[-3], [-1.7e308, 1.7e308], [-1, 1], [-0.0, 0.0, 1], [-1e16, 1, 1e16, 3], [-5, -5, -5, -4.9]]
    lists = [each for each in lists if len(each) >= least]
    while len(lists) < count:
        kind = pick.randrange(5)
        size = pick.randint(least, most)
        if kind == 0:
            each = [pick.randint(-9 if negative else 0, 9) for _ in range(size)]
        elif kind == 1:
            each = [round(pick.gauss(0 if negative else 60, 10), 2) for _ in range(size)]
        elif kind == 2:
            each = [pick.random() * 10 ** pick.randint(-5, 5) for _ in range(size)]
        elif kind == 3:
            centre = 10.0 ** pick.randint(3, 12)
            each = [centre + round(pick.random(), 3) for _ in range(size)]
        else:
            each = [pick.choice([1, 1, 2, 2.5, 7]) for _ in range(size)]
        lists.append(each if negative else [abs(value) for value in each])
    return lists[:count]


class Vectors:
    def __init__(self):
        self.rows = []

    def add(self, tool, inputs, answer, **near):
        """@param answer gives the result, or raises"""
        row = {'tool': tool, 'inputs': inputs}
        try:
            row['result'] = answer()
        except NoAnswer:
            row['status'] = 422
        except Invalid:
            row['status'] = 400
        if near:
            row['near'] = near
        self.rows.append(row)

    def write(self, name):
        path = pathlib.Path(__file__).parents[2] / 'src/tools/statistics/testdata' / name
        path.write_text('[\n' + ',\n'.join(json.dumps(row, separators=(',', ':'), ensure_ascii=False) for row in self.rows) + '\n]\n')
