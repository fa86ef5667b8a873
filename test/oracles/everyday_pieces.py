"""What the oracles of kitchen, travel, building, sizes and grades share: exact numbers, rounding and random inputs."""

import json
import random
from decimal import Decimal
from fractions import Fraction
from math import ceil, floor

from mpmath import mp, mpf

mp.dps = 80
NEAR = Fraction(1, 10**9)


def exact(x):
    """A double is the decimal it is written as."""
    return x if isinstance(x, Fraction) else Fraction(Decimal(repr(x)))


def real(x):
    x = exact(x)
    return mpf(x.numerator) / mpf(x.denominator)


def whole(x):
    """The whole number within 1e-9, or the value itself."""
    nearest = Fraction(floor(x + Fraction(1, 2)))
    return nearest if abs(x - nearest) <= NEAR else x


def up(x):
    return ceil(whole(x))


def down(x):
    return floor(whole(x))


def half_up(x):
    lower = floor(x)
    return lower + 1 if x - lower >= Fraction(1, 2) - NEAR else lower


def of_real(x):
    """A fraction so near a number with 80 digits that rounding sees no difference."""
    return Fraction(str(mp.nstr(x, 70))) if isinstance(x, mpf) else exact(x)


def number(x):
    return float(x) + 0.0


def money(x, places=2):
    """Half away from zero; the sums of these tools are not negative."""
    scaled = of_real(x) * 10**places
    return number(Fraction(floor(scaled + Fraction(1, 2) + Fraction(1, 10**40)), 10**places))


def clock(seconds):
    n = half_up(seconds)
    return f'{n // 3600}:{n // 60 % 60:02d}:{n % 60:02d}'


class Vectors:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.all = []

    def add(self, tool, inputs, result):
        entry = {'status': result} if isinstance(result, int) else {'result': {k: v for k, v in result.items() if v is not None}}
        self.all.append({'tool': tool, 'inputs': inputs, **entry})

    def between(self, low, high):
        """A number of a few digits within bounds, small and large ones alike, at times a bound itself."""
        r = self.random
        if r.random() < 0.08:
            return r.choice([low, high])
        low_positive = max(low, min(high / 1e6, 1e-3)) or 1e-3
        value = low_positive * (high / low_positive) ** r.random()
        return min(max(float(f'{value:.{r.randint(1, 4)}g}'), low), high)

    def print(self):
        print('[')
        print(',\n'.join(json.dumps(v, ensure_ascii=False) for v in self.all))
        print(']')
