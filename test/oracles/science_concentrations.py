"""Dilutions, absorbance, units of concentration and yields of nucleic acids, from their rules with fractions.

python3 test/oracles/science_concentrations.py > src/tools/science/testdata/concentrations.json
"""
import random

from everyday_exact import F, Invalid, NoAnswer, dec, mp, mpf, num, report, run

random.seed(20261128)


def some(*choices):
    return random.choice(choices)


def between(low, high, places=3):
    return round(random.uniform(low, high), places)


def exactly(inputs, count, names):
    if sum(name in inputs for name in names) != count:
        raise Invalid()
    return [dec(inputs[name]) if name in inputs else None for name in names]


def without(names, values, missing):
    return {n: v for k, (n, v) in enumerate(zip(names, values)) if k != missing}


def dilute(i):
    c1, v1, c2, v2 = exactly(i, 3, DILUTION)
    if c1 is None:
        c1 = c2 * v2 / v1
    elif v1 is None:
        v1 = c2 * v2 / c1
    elif c2 is None:
        c2 = c1 * v1 / v2
    else:
        v2 = c1 * v1 / c2
    if v2 < v1:
        raise NoAnswer()
    return {k: num(x) for k, x in zip((*DILUTION, 'diluentVolume', 'dilutionFactor'), (c1, v1, c2, v2, v2 - v1, c1 / c2))}


DILUTION = ('stockConcentration', 'stockVolume', 'finalConcentration', 'finalVolume')
for values in ((12, 40, 1, 500), (1, 500, 12, 40), (3, 7, 3, 7), (0.3, 0.1, 0.1, 0.3), (1e30, 1e-30, 1e-30, 1e30), (1e-30, 1e30, 1e30, 1e-30), (1.0000000000000002, 1, 1, 1.0000000000000002), (0.7, 10, 0.5, 14), *((between(1, 50), between(1, 50), between(0.001, 1), between(50, 999)) for _ in range(3))):
    for missing in range(4):
        run('dilution-calculator', without(DILUTION, values, missing), dilute)
for i in ({}, dict(zip(DILUTION, (1, 1, 1, 1))), {'stockVolume': 1, 'finalVolume': 2}):
    run('dilution-calculator', i, dilute)


def beer(i):
    a, e, l, c = exactly(i, 3, BEER)
    if a is None:
        a = e * l * c
    elif c is None:
        c = a / (e * l)
    elif c == 0 or a == 0:
        raise NoAnswer()
    elif e is None:
        e = a / (l * c)
    else:
        l = a / (e * c)
    transmittance = 100 * mpf(10) ** -(mpf(a.numerator) / a.denominator)
    return {k: num(x) for k, x in zip(BEER, (a, e, l, c))} | {'transmittancePercent': 0 if transmittance < mpf('2e-324') else num(transmittance)}


BEER = ('absorbance', 'molarAbsorptivity', 'pathLengthCm', 'concentration')
for values in ((0.75, 6220, 1, 0.00012), (0, 6220, 1, 0), (1, 20000, 1, 0.00005), (100, 1e-12, 1e-9, 1e9), (100, 1e15, 1e9, 1e9), (1e-300, 1e15, 1e9, 1e-300), (0, 5, 2, 0.1), (2, 5, 2, 0), (0.3, 4.5, 32.1, 0.1), (3, 10, 0.1, 3), (0.30103, 17, 0.2, 3.1), (0.1, 40, 20, 0.4), (0.5, 5, 5, 12.97)):
    for missing in range(4):
        run('beer-lambert-calculator', without(BEER, values, missing), beer)
for i in ({}, dict(zip(BEER, (1, 1, 1, 1))), {'absorbance': 1, 'concentration': 2}):
    run('beer-lambert-calculator', i, beer)


def convert(i):
    """By the grams of substance and solvent in some amount of solution."""
    x, m, rho, ms = dec(i['value']), dec(i['molarMass']), dec(i.get('density', 1)), dec(i.get('solventMolarMass', 18.015))
    solute, solvent = {
        'molarity': lambda: (x * m, 1000 * rho - x * m),
        'molality': lambda: (x * m, F(1000)),
        'mass-percent': lambda: (x, 100 - x),
        'mole-fraction': lambda: (x * m, (1 - x) * ms),
        'grams-per-liter': lambda: (x, 1000 * rho - x),
    }[i['from']]()
    if solvent <= 0:
        raise NoAnswer()
    litres = (solute + solvent) / (1000 * rho)
    w = solute / (solute + solvent)
    values = {'molarity': solute / m / litres, 'molality': solute / m / solvent * 1000, 'massPercent': 100 * w, 'moleFraction': (solute / m) / (solute / m + solvent / ms), 'gramsPerLiter': solute / litres, 'ppm': w * 10**6}
    return {k: num(v) for k, v in values.items()}


for unit, values in (('molarity', (0, 0.1, 1, 12, 17.1, 27.4, 30, 1e9)), ('molality', (0, 0.5, 6.1, 1e9, 55.5)), ('mass-percent', (0, 37, 0.9, 99.99999999999999, 100, 150)), ('mole-fraction', (0, 0.1, 0.5, 0.9999999999999999, 1, 2)), ('grams-per-liter', (0, 9, 436.6, 999.9999999999999, 1000, 1e6))):
    for x in values:
        run('concentration-converter', {'from': unit, 'value': x, 'molarMass': some(36.46, 58.44, 98.079)}, convert)
    x = values[1]
    run('concentration-converter', {'from': unit, 'value': x, 'molarMass': 46.07, 'density': 0.789, 'solventMolarMass': 32.04}, convert)
    run('concentration-converter', {'from': unit, 'value': x, 'molarMass': 1e9, 'density': 100, 'solventMolarMass': 1}, convert)
    run('concentration-converter', {'from': unit, 'value': x, 'molarMass': 0.001, 'density': 0.01, 'solventMolarMass': 10000}, convert)
run('concentration-converter', {'from': 'molarity', 'value': 20, 'molarMass': 50}, convert)
run('concentration-converter', {'from': 'molarity', 'value': 1e-300, 'molarMass': 58.44}, convert)
run('concentration-converter', {'from': 'molality', 'value': 1e9, 'molarMass': 1e9}, convert)


def nucleic(i):
    c = dec(i['a260']) * {'dsdna': 50, 'ssdna': 33, 'rna': 40}[i.get('kind', 'dsdna')] * dec(i.get('dilutionFactor', 1)) / dec(i.get('pathLengthCm', 1))
    result = {'concentration': num(c)}
    if i.get('a280'):
        result['ratio260280'] = num(dec(i['a260']) / dec(i['a280']))
    if 'volumeUl' in i:
        result['totalUg'] = num(c * dec(i['volumeUl']) / 1000)
    return result


for i in ({'a260': 0.45, 'a280': 0.25, 'dilutionFactor': 20, 'volumeUl': 50}, {'a260': 0}, {'a260': 0, 'a280': 0, 'volumeUl': 0}, {'a260': 1000, 'dilutionFactor': 1000000, 'pathLengthCm': 0.001, 'volumeUl': 1e9, 'a280': 1e-300}, {'a260': 0.12, 'kind': 'rna', 'pathLengthCm': 0.1}, {'a260': 0.3, 'a280': 0.1, 'kind': 'ssdna'}):
    run('nucleic-acid-concentration-calculator', i, nucleic)
for _ in range(25):
    i = {'a260': between(0, 3)}
    for key, values in (('a280', (0, 0.5, between(0, 2))), ('kind', ('dsdna', 'ssdna', 'rna')), ('dilutionFactor', (1, 10, 33.3)), ('pathLengthCm', (1, 0.1, 10)), ('volumeUl', (0, 50, between(1, 900)))):
        if some(0, 1):
            i[key] = some(*values)
    run('nucleic-acid-concentration-calculator', i, nucleic)

report()
