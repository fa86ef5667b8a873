"""What the oracles of circuits, radio, weather and stars share: values from inputs with 200 digits, and what must be given."""
import random

from everyday_exact import Invalid, mp, real

mp.dps = 200


def pick(low, high):
    """A value with few digits, evenly spread over the powers of ten."""
    return float(f'{10 ** random.uniform(low, high):.{random.randint(0, 4)}e}')


def exactly(count, inputs, *names):
    if sum(name in inputs for name in names) != count:
        raise Invalid()


def lacks(inputs, *names):
    """Refuses inputs that lack any of these."""
    if any(name not in inputs for name in names):
        raise Invalid()


def get(inputs, name, default=None):
    return real(inputs[name]) if name in inputs else None if default is None else real(default)
