"""What the finance oracles share: exact inputs, rounding, annuities, and picking of inputs. All in mpmath with hundreds of digits."""
import math
import random

from mpmath import floor, mp, mpf

mp.dps = 700

PERIODS = {'weekly': 52, 'biweekly': 26, 'semimonthly': 24, 'monthly': 12, 'quarterly': 4, 'semiannual': 2, 'annual': 1, 'daily': 365}
PAID = mpf('1e-6')

vectors = []


class NoAnswer(Exception):
    """The tool must answer 422."""


class Invalid(Exception):
    """The tool must answer 400."""


def exact(number):
    return mpf(repr(number)) if isinstance(number, float) else mpf(number)


def money(sum_, places):
    """Rounded half away from zero; what hundreds of digits leave of a tie does not count."""
    rounded = floor(abs(sum_) * mpf(10) ** places + mpf('0.5') + mpf(10) ** -100) / mpf(10) ** places
    return ratio(-rounded if sum_ < 0 else rounded)


def ratio(value):
    """The nearest double."""
    try:
        number = float(mp.nstr(value, 40)) if value != 0 else 0.0
    except OverflowError:
        raise NoAnswer()
    if math.isinf(number) or math.isnan(number):
        raise NoAnswer()
    return int(number) if number == int(number) and abs(number) < 2**53 else number


def annuity_factor(rate_, periods):
    return mpf(periods) if rate_ == 0 else (1 - (1 + rate_) ** -periods) / rate_


def bisect(f, low, high):
    at_low = f(low)
    for _ in range(3000):
        middle = (low + high) / 2
        if high - low <= mpf(10) ** -60 * abs(middle):
            break
        value = f(middle)
        if (value < 0) == (at_low < 0):
            low, at_low = middle, value
        else:
            high = middle
    return (low + high) / 2


def emit(tool, inputs, answer):
    """Adds a vector; `answer` works out the result of the inputs, or None for one that is left out."""
    try:
        result = answer(inputs)
    except NoAnswer:
        vectors.append({'tool': tool, 'inputs': inputs, 'status': 422})
    except Invalid:
        vectors.append({'tool': tool, 'inputs': inputs, 'status': 400})
    else:
        if result is not None:
            vectors.append({'tool': tool, 'inputs': inputs, 'result': result})


def pick(*choices):
    return random.choice(choices)


def rate():
    return pick(0, 0.5, 1, 3.25, 5, 6.5, 7, 12, 24.99, 36, 100, round(random.uniform(0, 30), 3))


def amount():
    return pick(0.01, 1, 100, 1234.56, 99999.99, 250000, 1000000, random.randint(1, 10**8) / 100, 1000000000)
