"""Ohm's law, capacitors, series and parallel and voltage dividers, from their rules with fractions.

python3 test/oracles/science_component_circuits.py > src/tools/science/testdata/component-circuits.json
"""
import itertools
import random

from everyday_exact import F, Invalid, NoAnswer, dec, mp, mpf, num, report, run

random.seed(20261126)


def some(*choices):
    return random.choice(choices)


def value(low=-30, high=30):
    """A number of one to sixteen digits somewhere between two powers of ten."""
    digits = some(1, 2, 3, 5, 16)
    return float(f'{random.randint(10 ** (digits - 1), 10**digits - 1)}e{random.randint(low, high - 1) + 1 - digits}')


def root(x):
    return mp.sqrt(mpf(x.numerator) / x.denominator)


def exactly(inputs, count, names):
    if sum(name in inputs for name in names) != count:
        raise Invalid()


# Any two of four quantities a, b, c, d with a = b·c and d = k·a·b: all the others by one of six formulas.
def ohm(i):
    exactly(i, 2, ('voltage', 'current', 'resistance', 'power'))
    v, a, r, p = (dec(i[k]) if k in i else None for k in ('voltage', 'current', 'resistance', 'power'))
    if v and a:
        r, p = v / a, v * a
    elif v and r:
        a, p = v / r, v * v / r
    elif v and p:
        a, r = p / v, v * v / p
    elif a and r:
        v, p = a * r, a * a * r
    elif a and p:
        v, r = p / a, p / (a * a)
    else:
        v, a = root(p * r), root(p / r)
    return {'voltage': num(v), 'current': num(a), 'resistance': num(r), 'power': num(p)}


def capacitor(i):
    exactly(i, 2, ('capacitance', 'voltage', 'charge', 'energy'))
    c, v, q, e = (dec(i[k]) if k in i else None for k in ('capacitance', 'voltage', 'charge', 'energy'))
    if c and v:
        q, e = c * v, c * v * v / 2
    elif c and q:
        v, e = q / c, q * q / (2 * c)
    elif c and e:
        v, q = root(2 * e / c), root(2 * e * c)
    elif v and q:
        c, e = q / v, q * v / 2
    elif v and e:
        c, q = 2 * e / (v * v), 2 * e / v
    else:
        v, c = 2 * e / q, q * q / (2 * e)
    return {'capacitance': num(c), 'voltage': num(v), 'charge': num(q), 'energy': num(e)}


for tool, names, answer in (('ohms-law-calculator', ('voltage', 'current', 'resistance', 'power'), ohm), ('capacitor-energy-calculator', ('capacitance', 'voltage', 'charge', 'energy'), capacitor)):
    for pair in itertools.combinations(names, 2):
        for low, high in ((-30, 30), (-6, 6)):
            run(tool, {k: value(low, high) for k in pair}, answer)
        for ends in itertools.product((1e-30, 1e30), repeat=2):
            run(tool, dict(zip(pair, ends)), answer)
        run(tool, dict.fromkeys(pair, 1), answer)
    run(tool, {}, answer)
    for name in names:
        run(tool, {name: 5}, answer)
    run(tool, dict.fromkeys(names[:3], 2), answer)
    run(tool, dict.fromkeys(names, 2), answer)


def many(i):
    values = [dec(x) for x in i['values']]
    total, other = num(sum(values)), num(1 / sum(1 / x for x in values))
    return {'series': other, 'parallel': total} if i.get('component') == 'capacitor' else {'series': total, 'parallel': other}


for component in (None, 'resistor', 'capacitor', 'inductor'):
    for values in ([100, 220, 330], [1e-30], [1e30, 1e-30], [0.1, 0.2], [3, 6], [1e-30, 1e-30], [4.7] * 7, [value() for _ in range(8)], [value(-6, 3) for _ in range(9)], [3] * 100):
        run('series-parallel-calculator', {'values': values} | ({'component': component} if component else {}), many)


def divider(i):
    exactly(i, 3, ('inputVoltage', 'outputVoltage', 'r1', 'r2'))
    v, o, a, b, load = (dec(i[k]) if k in i else None for k in ('inputVoltage', 'outputVoltage', 'r1', 'r2', 'loadResistance'))
    if load and o:
        raise Invalid()
    if v and o and o >= v:
        raise NoAnswer()
    if o is None:
        o = v * b / (a + b)
    elif v is None:
        v = o * (a + b) / b
    elif a is None:
        a = b * (v / o - 1)
    else:
        b = a / (v / o - 1)
    result = {'inputVoltage': v, 'outputVoltage': o, 'r1': a, 'r2': b, 'current': v / (a + b), 'power': v * v / (a + b)}
    if load:
        both = 1 / (1 / b + 1 / load)
        result['loadedOutputVoltage'] = v * both / (a + both)
    return {k: num(x) for k, x in result.items()}


for missing in ('inputVoltage', 'outputVoltage', 'r1', 'r2'):
    for low, high in ((-30, 30), (-3, 6), (0, 2), (0, 4)):
        i = {k: value(low, high) for k in ('inputVoltage', 'outputVoltage', 'r1', 'r2') if k != missing}
        run('voltage-divider-calculator', i, divider)
        run('voltage-divider-calculator', i | {'loadResistance': value(low, high)}, divider)
for i in (
    {'inputVoltage': 5, 'outputVoltage': 5, 'r1': 10}, {'inputVoltage': 5, 'outputVoltage': 5.000001, 'r2': 10}, {'inputVoltage': 5, 'outputVoltage': 4.999999999999999, 'r2': 10}, {'inputVoltage': 0.3, 'outputVoltage': 0.1, 'r2': 0.1},
    {'inputVoltage': 1e30, 'outputVoltage': 1e-30, 'r2': 1e30}, {'inputVoltage': 1e30, 'outputVoltage': 1e-30, 'r1': 1e-30}, {'inputVoltage': 12, 'r1': 1e-30, 'r2': 1e30}, {'inputVoltage': 12, 'r1': 1e30, 'r2': 1e-30, 'loadResistance': 1e-30},
    {}, {'inputVoltage': 5}, {'inputVoltage': 5, 'r1': 1}, {'inputVoltage': 5, 'outputVoltage': 1, 'r1': 1, 'r2': 1}, {'loadResistance': 1, 'inputVoltage': 5, 'r1': 1},
):
    run('voltage-divider-calculator', i, divider)

report()
