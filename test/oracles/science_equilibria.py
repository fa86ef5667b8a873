"""Acids and bases, buffers, electrode potentials, free energies and reaction rates, from their rules in mpmath with 60 digits.

python3 test/oracles/science_equilibria.py > src/tools/science/testdata/equilibria.json
"""
import random

from everyday_exact import Invalid, NoAnswer, mp, mpf, num, real, report, run

random.seed(20261127)
R, FARADAY = mpf('8.31446261815324'), mpf('96485.33212331001')
LARGEST, LEAST = mpf('1.7976931348623158e308'), mpf('2.4703282292062328e-324')


def some(*choices):
    return random.choice(choices)


def between(low, high, places=3):
    return round(random.uniform(low, high), places)


def exactly(inputs, count, names):
    if sum(name in inputs for name in names) != count:
        raise Invalid()
    return [real(inputs[name]) if name in inputs else None for name in names]


def lg(x):
    return mp.log(x, 10)


def balance(c, k, kw):
    """Hydrogen ions by the balance of charges, h = Kw/h + C·K/(K + h), by halving the range of lg h."""
    low, high = mpf(-40), mpf(10)
    for _ in range(220):
        middle = (low + high) / 2
        h = mpf(10) ** middle
        if h < kw / h + (c if k is None else c * k / (k + h)):
            low = middle
        else:
            high = middle
    return -low


def acid(i):
    exactly({k: 1 for k in i}, 1, ('ph', 'poh', 'hydrogen', 'hydroxide', 'kind'))
    pkw = real(i.get('pkw', 14))
    if 'kind' in i:
        if 'concentration' not in i or ('weak' in i['kind'] and 'pk' not in i):
            raise Invalid()
        p = balance(real(i['concentration']), mpf(10) ** -real(i['pk']) if 'weak' in i['kind'] else None, mpf(10) ** -pkw)
        ph = p if 'acid' in i['kind'] else pkw - p
    elif 'ph' in i:
        ph = real(i['ph'])
    elif 'poh' in i:
        ph = pkw - real(i['poh'])
    elif 'hydrogen' in i:
        ph = -lg(real(i['hydrogen']))
    else:
        ph = pkw + lg(real(i['hydroxide']))
    aside = ph - pkw / 2
    values = {'ph': ph, 'poh': pkw - ph, 'hydrogen': mpf(10) ** -ph, 'hydroxide': mpf(10) ** (ph - pkw)}
    return {k: num(v) if abs(v) > mpf(10) ** -50 else 0 for k, v in values.items()} | {'nature': 'neutral' if abs(aside) <= mpf('1e-9') else 'acidic' if aside < 0 else 'basic'}


for name, values in (('ph', (-5, 0, 2.5, 7, 7.0000000009, 6.9999999, 7.00000001, 14, 20)), ('poh', (-5, 0, 3.7, 7, 20)), ('hydrogen', (1e-20, 1e-7, 0.001, 0.0013, 1, 12.1, 100000)), ('hydroxide', (1e-20, 1e-7, 2.5e-5, 1, 100000))):
    for value in values:
        run('ph-calculator', {name: value} | ({'pkw': some(11, 13.017, 16)} if some(0, 0, 1) else {}), acid)
for kind in ('strong-acid', 'strong-base', 'weak-acid', 'weak-base'):
    for c in (1e-15, 1e-8, 0.1, 1000):
        for pk in (-15, 4.76, 50, between(-3, 13)) if 'weak' in kind else (None,):
            i = {'kind': kind, 'concentration': c} | ({'pk': pk} if pk is not None else {}) | ({'pkw': some(11, 13.5, 16)} if some(0, 0, 1) else {})
            run('ph-calculator', i, acid)
for i in ({}, {'ph': 7, 'poh': 7}, {'kind': 'strong-acid'}, {'kind': 'weak-acid', 'concentration': 0.1}, {'kind': 'weak-base', 'pk': 5}, {'kind': 'strong-base', 'concentration': 0.01, 'pk': 5}, {'ph': 4, 'concentration': 1, 'pk': 3}, {'concentration': 1}, {'kind': 'weak-acid', 'concentration': 0.1, 'pk': 4.76, 'ph': 3}, {'pkw': 14}):
    run('ph-calculator', i, acid)


def buffer(i):
    ph, pka, a, b = exactly(i, 3, ('ph', 'pka', 'acid', 'base'))
    ratio = b / a if a and b else mpf(10) ** (ph - pka)
    if ph is None:
        ph = pka + lg(ratio)
    elif pka is None:
        pka = ph - lg(ratio)
    elif a is None:
        a = b / ratio
    else:
        b = a * ratio
    return {'ph': num(ph), 'pka': num(pka), 'acid': num(a), 'base': num(b), 'ratio': num(ratio)}


full = {'ph': 7.4, 'pka': 7.21, 'acid': 0.04, 'base': 0.062}
for missing in full:
    run('buffer-calculator', {k: v for k, v in full.items() if k != missing}, buffer)
    for _ in range(1):
        i = {'ph': between(0, 14), 'pka': between(-2, 12), 'acid': between(0.001, 2), 'base': between(0.001, 2)}
        run('buffer-calculator', {k: v for k, v in i.items() if k != missing}, buffer)
    for ph, pka, a, b in ((-5, 50, 1e-30, 1e30), (20, -15, 1e30, 1e-30), (4, 4, 3, 3), (5, 4, 1e30, 1e30)):
        run('buffer-calculator', {k: v for k, v in {'ph': ph, 'pka': pka, 'acid': a, 'base': b}.items() if k != missing}, buffer)
for i in ({}, full, {'ph': 4, 'pka': 4}, {'pka': 4.76, 'acid': 0.1, 'base': 0.15}, {'ph': 7.4, 'pka': 7.2, 'acid': 10}):
    run('buffer-calculator', i, buffer)


def constant(x):
    k = mp.exp(x)
    return {} if k >= LARGEST else {'equilibriumConstant': 0 if k <= LEAST else num(k)}


def nernst(i):
    n, t, q, e0 = i['electrons'], real(i.get('temperatureK', 298.15)), real(i['reactionQuotient']), real(i.get('standardPotential', 0))
    if n == 0:
        raise Invalid()
    e = e0 - R * t / (n * FARADAY) * mp.log(q)
    return {'potential': num(e), 'gibbsEnergy': num(-n * FARADAY * e)} | constant(n * FARADAY * e0 / (R * t))


for i in (
    {'standardPotential': 1.1, 'electrons': 2, 'reactionQuotient': 0.01}, {'electrons': 1, 'reactionQuotient': 28, 'temperatureK': 310.15}, {'electrons': -1, 'reactionQuotient': 0.05, 'temperatureK': 310.15}, {'electrons': 2, 'reactionQuotient': 1}, {'electrons': 0, 'reactionQuotient': 2},
    {'electrons': 10, 'reactionQuotient': 1e300, 'standardPotential': 1000, 'temperatureK': 1}, {'electrons': -10, 'reactionQuotient': 1e-300, 'standardPotential': 1000, 'temperatureK': 10000}, {'electrons': -10, 'reactionQuotient': 1e-300, 'standardPotential': 1000, 'temperatureK': 1},
    {'electrons': 1, 'reactionQuotient': 1.0000000000000002}, {'electrons': 3, 'reactionQuotient': 0.9999999999, 'standardPotential': -0.04}, {'electrons': 1, 'reactionQuotient': 5, 'standardPotential': 18.2}, {'electrons': 1, 'reactionQuotient': 5, 'standardPotential': 18.25}, {'electrons': 1, 'reactionQuotient': 5, 'standardPotential': -19.1}, {'electrons': 1, 'reactionQuotient': 5, 'standardPotential': -18.9},
):
    run('nernst-equation-calculator', i, nernst)
for _ in range(8):
    run('nernst-equation-calculator', {'electrons': some(1, 2, -2, 3, 6), 'reactionQuotient': float(f'{between(1, 9)}e{random.randint(-12, 12)}'), 'standardPotential': between(-3, 3), 'temperatureK': between(250, 400, 2)}, nernst)


def gibbs(i):
    g, h, s, t = exactly(i, 3, ('gibbs', 'enthalpy', 'entropy', 'temperatureK'))
    if t is None:
        if s == 0 or (h - g) / s <= 0:
            raise NoAnswer()
        t = (h - g) / s
    elif g is None:
        g = h - t * s
    elif h is None:
        h = g + t * s
    else:
        s = (h - g) / t
    return {'gibbs': num(g), 'enthalpy': num(h), 'entropy': num(s), 'temperatureK': num(t), 'spontaneous': g < 0} | constant(-g / (R * t))


NAMES = ('gibbs', 'enthalpy', 'entropy', 'temperatureK')
for g, h, s, t in ((-32962.6875, -92220, -198.75, 298.15), (0, 6010, 22, 273.15), (-500, 0, 1, 500), (0, 0, 0, 300), (1000, 1000, 5, 1), (2000, 1000, 5, 200), (-1e12, 1e12, 1e9, 0.001), (1e12, -1e12, -1e9, 100000), (44000, 44100, 0.1, 0.5)):
    for missing in range(4):
        run('gibbs-free-energy-calculator', {n: v for k, (n, v) in enumerate(zip(NAMES, (g, h, s, t))) if k != missing}, gibbs)
for i in ({}, {'gibbs': 1, 'enthalpy': 2}, {'gibbs': 1, 'enthalpy': 2, 'entropy': 1, 'temperatureK': 1}):
    run('gibbs-free-energy-calculator', i, gibbs)


def arrhenius(i):
    k, a, e, t = exactly(i, 3, ('rateConstant', 'prefactor', 'activationEnergy', 'temperatureK'))
    if k is None:
        k = a * mp.exp(-e / (R * t))
    elif a is None:
        a = k * mp.exp(e / (R * t))
    elif e is None:
        e = -R * t * mp.log(k / a)
    else:
        if k == a:
            raise NoAnswer()
        t = -e / (R * mp.log(k / a))
    if not all(LEAST < x < LARGEST for x in (k, a, t)):
        raise NoAnswer()
    return {'rateConstant': num(k), 'prefactor': num(a), 'activationEnergy': num(e), 'temperatureK': num(t)}


NAMES = ('rateConstant', 'prefactor', 'activationEnergy', 'temperatureK')
for k, a, e, t in ((0.7253848, 1e13, 75000, 298.15), (0.5, 2e12, 75000, 350), (1, 1, 0, 300), (1, 1, 5000, 300), (2, 1, 5000, 300), (2, 1, -5000, 300), (1, 2, 0, 300), (1e-300, 1e300, 1e9, 0.001), (1e300, 1e-300, -1e9, 1000000), (1e-300, 1e-300, 1e9, 158000), (1.0000000000000002, 1, -3, 1000), (3e-5, 1e-300, 118000, 298), (1e300, 1e300, -50000, 310), (1e-300, 1e-300, 119000, 298.15)):
    for missing in range(4):
        run('arrhenius-equation-calculator', {n: v for m, (n, v) in enumerate(zip(NAMES, (k, a, e, t))) if m != missing}, arrhenius)
for i in ({}, {'rateConstant': 1, 'prefactor': 2}, dict(zip(NAMES, (1, 2, 3, 4)))):
    run('arrhenius-equation-calculator', i, arrhenius)

report()
