"""Makes src/units/testdata/expressions.json: conversions of random expressions, computed with exact fractions, rounded once by Python.

    python3 test/oracles/unit_expressions.py > src/units/testdata/expressions.json

The sizes are the published numbers of units_vectors.py; dimensions, symbols and prefixes stand here on their own (SI Brochure, 9th edition, tables 2, 4, 5 and 7).
Each vector is [value as written, from, to, expected double, digits or decimals as a query, expected text]; the target has the source's dimension or its reciprocal.
Expressions are read from left to right, spaces multiply, powers bind tighter.
"""

import json
import random
import re
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Context, Decimal
from fractions import Fraction as F

from units_vectors import CATEGORIES, PI, factor, number

BASES = ['kg', 'm', 's', 'A', 'K', 'mol', 'cd', 'bit']
DIMENSIONS = {
    'weight': 'kg', 'length': 'm', 'volume': 'm3', 'area': 'm2', 'speed': 'm s-1', 'data': 'bit', 'time': 's', 'energy': 'kg m2 s-2', 'pressure': 'kg m-1 s-2',
    'power': 'kg m2 s-3', 'force': 'kg m s-2', 'torque': 'kg m2 s-2', 'angle': '', 'frequency': 's-1', 'rate': 'bit s-1', 'fuel': 'm-2', 'density': 'kg m-3',
    'flow': 'm3 s-1', 'acceleration': 'm s-2', 'charge': 'A s', 'illuminance': 'cd m-2', 'dose': 'm2 s-2', 'equivalent': 'm2 s-2', 'radioactivity': 's-1',
    'dynamic': 'kg m-1 s-1', 'kinematic': 'm2 s-1', 'flux': 'kg s-2 A-1', 'temperature difference': 'K',
}
SYMBOLS = {
    'm': ('1', 'm'), 'g': ('1e-3', 'kg'), 's': ('1', 's'), 'A': ('1', 'A'), 'K': ('1', 'K'), 'mol': ('1', 'mol'), 'cd': ('1', 'cd'), 'Hz': ('1', 's-1'),
    'N': ('1', 'kg m s-2'), 'Pa': ('1', 'kg m-1 s-2'), 'J': ('1', 'kg m2 s-2'), 'W': ('1', 'kg m2 s-3'), 'C': ('1', 'A s'), 'V': ('1', 'kg m2 s-3 A-1'),
    'F': ('1', 'kg-1 m-2 s4 A2'), 'Ω': ('1', 'kg m2 s-3 A-2'), 'S': ('1', 'kg-1 m-2 s3 A2'), 'Wb': ('1', 'kg m2 s-2 A-1'), 'T': ('1', 'kg s-2 A-1'),
    'H': ('1', 'kg m2 s-2 A-2'), 'lm': ('1', 'cd'), 'lx': ('1', 'cd m-2'), 'Bq': ('1', 's-1'), 'Gy': ('1', 'm2 s-2'), 'Sv': ('1', 'm2 s-2'), 'kat': ('1', 'mol s-1'),
    'L': ('1e-3', 'm3'), 'eV': ('1.602176634e-19', 'kg m2 s-2'), 'rad': ('1', ''),
}
PREFIXES = dict(zip('Q R Y Z E P T G M k h da d c m µ n p f a z y r q'.split(),
                    [30, 27, 24, 21, 18, 15, 12, 9, 6, 3, 2, 1, -1, -2, -3, -6, -9, -12, -15, -18, -21, -24, -27, -30]))
# The symbols that, with a prefix, spell a name of another unit, which then wins.
TAKEN = {'PS', 'ps', 'cd', 'ft', 'min', 'Pa', 'hl', 'da', 'kt', 'mt', 'mas', 'dag'}


def dimension(text):
    powers = dict.fromkeys(BASES, 0)
    for base, power in re.findall(r'([A-Za-z]+)(-?\d*)', text):
        powers[base] = int(power or 1)
    return tuple(powers[base] for base in BASES)


def catalogue():
    """Units by name: [size without pi, power of pi, dimension]."""
    units = {}
    for category, among in CATEGORIES.items():
        if category == 'temperature':
            units.update({'kelvin': (F(1), 0, dimension('K')), 'rankine': (F(5, 9), 0, dimension('K'))})
            continue
        base = dimension(DIMENSIONS[category])
        for code, definition in among.items():
            if isinstance(definition, tuple):
                units[code] = (1 / number(definition[1]), 0, tuple(-power for power in base))
            else:
                units[code] = (*factor(definition), base)
    units['rpm'] = (F(1, 30), 1, dimension('s-1'))
    return units


UNITS = catalogue()
NAMES = list(UNITS)


def symbol():
    name = random.choice(list(SYMBOLS))
    size, base = SYMBOLS[name]
    prefix = random.choice([None, *PREFIXES])
    if prefix is None or prefix + name in TAKEN or prefix + name in UNITS:
        return name, (number(size), 0, dimension(base))
    return prefix + name, (number(size) * F(10) ** PREFIXES[prefix], 0, dimension(base))


def times(a, b, power=1):
    return a[0] * b[0] ** power, a[1] + b[1] * power, tuple(x + y * power for x, y in zip(a[2], b[2]))


ONE = (F(1), 0, (0,) * len(BASES))
SUPERSCRIPT = str.maketrans('-0123456789', '⁻⁰¹²³⁴⁵⁶⁷⁸⁹')


def atom(depth):
    kind = random.random()
    if kind < 0.08:
        text = random.choice(['100', '2.5', '1e3', '0.001', '12', '7', '.25'])
        return text, (number(text), 0, ONE[2])
    if kind < 0.2 and depth > 0:
        text, value = product(random.randint(2, 3), depth - 1)
        text = f'({text})'
    elif kind < 0.6:
        text, value = symbol()
    else:
        text = random.choice(NAMES)
        value = UNITS[text]
    if random.random() < 0.35:
        power = random.choice([2, 3, -1, -2, 2, 1])
        text += random.choice([f'^{power}', str(power).translate(SUPERSCRIPT)])
        value = times(ONE, value, power)
    return text, value


def product(count, depth):
    text, value = atom(depth)
    for _ in range(count - 1):
        sign = random.choice(['*', '·', ' ', '/', '/', ' * ', ' / '])
        more, other = atom(depth)
        # Two factors that are only names, with nothing but spaces between them, may be a list of units.
        text += ('*' if sign == ' ' and value[2] == other[2] else sign) + more
        value = times(value, other, -1 if '/' in sign else 1)
    return text, value


def in_base_units(powers):
    parts = [(f'{base}^{power}' if power != 1 else base) for base, power in zip(BASES, powers) if power]
    random.shuffle(parts)
    return '*'.join(parts)


def target(powers):
    """An expression of this dimension: what remains of a few random units is made up in base units."""
    text, value = product(random.randint(1, 2), 0)
    rest = tuple(wanted - has for wanted, has in zip(powers, value[2]))
    made_up = in_base_units(rest)
    return (f'{text}*{made_up}' if made_up else text), (value[0], value[1], powers)


VALUES = ['1', '10', '0.1', '-40', '98.6', '1e-3', '123456.789', '7', '299792458', '-0.07', '6.02214076e23']


def rounded(exact, query):
    """The exact fraction as text, by Python's decimal module with far more digits than are needed. An exponent is written as JavaScript writes it."""
    name, count, mode = query
    context = Context(prec=700, rounding=ROUND_HALF_EVEN if mode == 'half-even' else ROUND_HALF_UP)
    decimal = context.divide(Decimal(exact.numerator), Decimal(exact.denominator))
    if name == 'decimals':
        fixed = decimal.quantize(Decimal(1).scaleb(-count), context=context)
        return f'{abs(fixed) if fixed.is_zero() else fixed:f}'
    short = Context(prec=count, rounding=context.rounding).plus(decimal)
    exponent = short.adjusted()
    digits = short.quantize(Decimal(1).scaleb(exponent - count + 1), context=context)
    if -7 < exponent < 21:
        return f'{digits:f}'
    return f'{digits.scaleb(-exponent, context):f}e{exponent:+d}'


def main():
    random.seed('toolrack unit expressions')
    rows = []
    while len(rows) < 800:
        source, size = product(random.randint(1, 4), 2)
        turn = random.choice([1, 1, 1, -1])
        if turn == -1 and not any(size[2]):
            continue
        wanted, aim = target(tuple(power * turn for power in size[2]))
        value = random.choice(VALUES)
        exact = (F(Decimal(value)) * size[0] * PI ** size[1]) ** turn / (aim[0] * PI ** aim[1])
        single = re.fullmatch(r'[^\s*·/()^⁻⁰¹²³⁴-⁹\d]*', source) and re.fullmatch(r'[^\s*·/()^⁻⁰¹²³⁴-⁹\d]*', wanted)
        if single or len(source) > 200 or len(wanted) > 200 or not 1e-290 < abs(exact) < 1e290:
            continue
        query = random.choice([('digits', random.randint(1, 17)), ('decimals', random.randint(0, 20))]) + (random.choice(['half-even', 'half-away']),)
        if query[0] == 'decimals' and abs(exact) > 1e60:
            continue
        rows.append([value, source, wanted, float(exact), '&'.join([f'{query[0]}={query[1]}', f'rounding={query[2]}']), rounded(exact, query)])
    print('[\n' + ',\n'.join('  ' + json.dumps(row, ensure_ascii=False) for row in rows) + '\n]')


if __name__ == '__main__':
    main()
