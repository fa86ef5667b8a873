"""What oracles of science share: quantities between bounds, picked at random or from lists, and the vectors made from them.

Works with 1,000 digits, so that no formula has to be arranged for its digits to last. COUNT=20 makes twenty times as many vectors.
"""
import os
import random

from everyday_exact import F, Invalid, NoAnswer, dec, mp, mpf, num, report, run

mp.dps = 1000
MANY = int(os.environ.get('COUNT', 1))


class Field:
    """'speed!=… 0..1e9': required with !, else with a default after =, or absent."""

    def __init__(self, text):
        name, bounds = text.split()
        low, high = bounds.split('..')
        self.name, _, default = name.partition('=')
        self.required = self.name.endswith('!')
        self.name = self.name.rstrip('!')
        self.default = float(default) if default else None
        self.low, self.high = float(low), float(high)

    def pick(self, usual):
        kind = random.randint(0, 23)
        if kind == 0:
            return self.low
        if kind == 1:
            return self.high
        if kind == 2 and self.low <= 0:
            return 0.0
        if kind == 3:
            return max(self.low, min(self.high, random.choice([1e-300, 5e-324, 1e-20, 1e20, 1e59, 1 + 2**-52, 123456789.123456789])))
        if kind == 4 and random.random() < 0.35:
            return random.choice([self.low - abs(self.low) * 1e-9 if self.low else -1e-9, self.high * 1.000001, 'x', '1', True])
        if kind < 14 and usual:
            return random.choice(usual)
        value = float(f'{random.choice([random.uniform(0, 10), random.uniform(0, 1000), random.uniform(0, 1)]):.{random.randint(1, 6)}g}')
        return max(self.low, min(self.high, -value if self.low < 0 and random.random() < 0.4 else value))

    def check(self, value):
        if isinstance(value, (str, bool)) or not self.low <= value <= self.high:
            raise Invalid()
        return dec(value)


def plain(value):
    return int(value) if isinstance(value, float) and value == int(value) and abs(value) < 1e15 else value


class Tool:
    """A tool with its fields, 'exactly N of' groups, and `answer`, which takes exact fractions (None where absent) and gives the result."""

    def __init__(self, slug, fields, answer, usual=None, groups=(), choices=None):
        self.slug, self.answer, self.usual, self.groups, self.choices = slug, answer, usual or {}, groups, choices or {}
        self.fields = {field.name: field for field in map(Field, filter(None, map(str.strip, fields.split(';'))))}

    def given(self, inputs):
        def answer(_):
            values = dict.fromkeys(self.fields) | dict.fromkeys(self.choices)
            for name, value in inputs.items():
                if name in self.choices:
                    if value not in self.choices[name]:
                        raise Invalid()
                    values[name] = value
                elif name in self.fields:
                    values[name] = self.fields[name].check(value)
                else:
                    raise Invalid()
            for count, names in self.groups:
                if sum(values[name] is not None for name in names) != count:
                    raise Invalid()
            for field in self.fields.values():
                if values[field.name] is None:
                    if field.required:
                        raise Invalid()
                    if field.default is not None:
                        values[field.name] = dec(plain(field.default))
            try:
                result = self.answer(**values)
                return {name: value if isinstance(value, bool) else number(value) for name, value in result.items() if value is not None}
            except (OverflowError, ZeroDivisionError):
                raise NoAnswer()

        run(self.slug, inputs, answer)

    def some(self, count):
        for _ in range(count * MANY):
            names = [name for name, field in self.fields.items() if field.required]
            grouped = [name for _, group in self.groups for name in group]
            names += [name for name, field in self.fields.items() if not field.required and name not in grouped and random.random() < 0.5]
            for count_of, group in self.groups:
                wanted = count_of if random.random() < 0.96 else random.randint(0, len(group))
                names += random.sample(group, wanted)
            if random.random() < 0.01 and names:
                names.remove(random.choice(names))
            inputs = {name: plain(self.fields[name].pick(self.usual.get(name))) if name in self.fields else random.choice(self.choices[name]) for name in names}
            for name, choices in self.choices.items():
                if name not in grouped and random.random() < 0.7:
                    inputs[name] = random.choice(choices)
            self.given(inputs)


def number(value):
    """The nearest double; beyond the doubles an OverflowError."""
    return num(value)


def root(value):
    if value < 0:
        raise NoAnswer()
    return mp.sqrt(real(value))


def real(value):
    return mpf(value.numerator) / value.denominator if isinstance(value, F) else mpf(value)


def positive(value):
    """A quantity that is above 0 by nature, and does not vanish among the doubles."""
    if value <= 0 or num(value) == 0:
        raise NoAnswer()
    return value


def over(a, b):
    if b == 0:
        raise NoAnswer()
    return a / b
