"""What the programs that make the vectors of the clinical health tools share: exact numbers, inputs at random with edges first, and the writing of vectors."""

import json
import random
from fractions import Fraction

from mpmath import mp, mpf

mp.dps = 60
generator = random.Random(20240610)


def F(x):
    """The exact decimal that a number is written as."""
    return Fraction(repr(x)) if isinstance(x, float) else Fraction(x)


def M(x):
    """An exact number as a multiprecision float."""
    f = F(x)
    return mpf(f.numerator) / mpf(f.denominator)


def number(low, high, *edges, places=2):
    """Values of a number input: its bounds, the edges of the rule and figures between, on a scale that favours neither end."""
    def draw():
        exponent = generator.random()
        value = low + (high - low) * exponent if low <= 0 or high / low < 50 else low * (high / low) ** exponent
        return round(min(high, max(low, value)), generator.choice([0, 1, places])) if low >= 1 else round(min(high, max(low, value)), places)
    return {'edges': [low, high, *edges], 'draw': draw, 'outside': [low - 1, high * 2 + 1, 'x']}


def integer(low, high):
    return {'edges': list(range(low, high + 1))[:8], 'draw': lambda: generator.randint(low, high), 'outside': [low - 1, high + 1, low + 0.5]}


def choice(*values):
    return {'edges': list(values), 'draw': lambda: generator.choice(values), 'outside': ['?']}


FLAG = choice(False, True)
SEX = choice('female', 'male')


def cases(fields, optional, at_random, keep=0.6):
    """Edges one field at a time around inputs at random, then inputs wholly at random. Optional fields are there with the chance `keep`."""
    def base():
        return {name: field['draw']() for name, field in fields.items() if name not in optional or generator.random() < keep}
    for name, field in fields.items():
        for edge in field['edges']:
            yield {**base(), name: edge}
    for _ in range(at_random):
        yield base()


def beyond(fields):
    """Inputs with one field out of bounds."""
    for name, field in fields.items():
        for value in field['outside']:
            yield {**{other: spec['draw']() for other, spec in fields.items()}, name: value}


class Vectors:
    def __init__(self):
        self.rows = []

    def tool(self, slug, fields, answer, optional=(), at_random=20, keep=0.6, more=(), refused=()):
        """Vectors of a tool. @param answer gives the result of inputs, or the status of a refusal"""
        for inputs in [*more, *cases(fields, optional, at_random, keep)]:
            outcome = answer(inputs)
            self.rows.append({'tool': slug, 'inputs': inputs, **({'status': outcome} if isinstance(outcome, int) else {'result': plain(outcome)})})
        self.rows += [{'tool': slug, 'inputs': inputs, 'status': 400} for inputs in [*beyond(fields), *refused]]

    def write(self):
        print('[\n' + ',\n'.join(json.dumps(row, ensure_ascii=False) for row in self.rows) + '\n]')


def plain(value):
    """A result as JSON has it: exact numbers as the nearest double, what is None left out."""
    if isinstance(value, dict):
        return {name: plain(field) for name, field in value.items() if field is not None}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return float(value) + 0.0 if isinstance(value, (Fraction, mpf)) else value
