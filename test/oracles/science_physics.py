"""Sound, light, charges, relativity, gases, heat, decay and flow, from their laws with fractions and 60 digits.

for part in light_and_sound heat_and_gases; do
  python3 test/oracles/science_physics.py $part > src/tools/science/testdata/$part.json
done
"""
import itertools
import random
import sys

from mpmath import mp, mpf

from everyday_exact import F, Invalid, NoAnswer, dec, num, real, report, run, vectors

random.seed(20261127)
mp.dps = 90
some = lambda *choices: random.choice(choices)
H, C, E, NA, R = F('6.62607015e-34'), F(299792458), F('1.602176634e-19'), F('6.02214076e23'), F('8.31446261815324')
SIGMA, WIEN, EPS0 = F('5.6703744191844314e-8'), F('2.8977719551851727e-3'), F('8.8541878188e-12')
PARTS = {
    'light_and_sound': ('sound-level-calculator', 'thin-lens-calculator', 'snells-law-calculator', 'photon-energy-calculator', 'blackbody-calculator', 'relativity-calculator', 'coulombs-law-calculator'),
    'heat_and_gases': ('ideal-gas-calculator', 'combined-gas-law-calculator', 'heat-calculator', 'thermal-expansion-calculator', 'carnot-efficiency-calculator', 'heat-conduction-calculator', 'half-life-calculator', 'reynolds-number-calculator'),
}


def double(value):
    try:
        return num(value)
    except OverflowError:
        raise NoAnswer()


def within(i, **bounds):
    for name, (low, high) in bounds.items():
        if name in i and not low <= i[name] <= high:
            raise Invalid()


def exactly(count, i, *names):
    if sum(name in i for name in names) != count:
        raise Invalid()


def between(low, high):
    """Any number, each power of ten as likely."""
    return float(f'{10 ** random.uniform(low, high):.{random.randint(1, 16)}e}')


# Sound.
def sound(i):
    within(i, fromDistance=(0.001, 1e9), toDistance=(0.001, 1e9))
    if not 1 <= len(i['levels']) <= 1000 or not all(-100 <= x <= 400 for x in i['levels']) or ('fromDistance' in i) != ('toDistance' in i):
        raise Invalid()
    total = 10 * mp.log10(mp.fsum(mpf(10) ** (real(x) / 10) for x in i['levels']))
    result = {'total': double(total), 'average': double(total - 10 * mp.log10(len(i['levels'])))}
    if 'toDistance' in i:
        result['atDistance'] = double(total - 20 * mp.log10(real(i['toDistance']) / real(i['fromDistance'])))
    return result


for levels, more in [([80, 80, 75], {}), ([60], {}), ([0, 0], {}), ([-10, -10], {}), ([-100], {}), ([400], {}), ([400, -100], {}), ([0] * 10, {}), ([-10] * 10, {}), ([-3.0103, -3.0103], {}), ([0.1, 0.2, 0.3], {}), ([90.5, 85.25, 70], {'fromDistance': 1, 'toDistance': 10}), ([100], {'fromDistance': 10, 'toDistance': 1}), ([94], {'fromDistance': 3, 'toDistance': 3}), ([0], {'fromDistance': 0.001, 'toDistance': 1e9}), ([70], {'fromDistance': 1}), ([70], {'toDistance': 1}), ([70], {'fromDistance': 0, 'toDistance': 1}), ([], {}), ([401], {}), ([-100.5], {}), ([30 + k for k in range(60)], {}), ([70] * 1001, {})] + [([round(random.uniform(-100, 130), 2) for _ in range(random.randint(1, 6))], {'fromDistance': between(-3, 9), 'toDistance': between(-3, 9)}) for _ in range(8)]:
    run('sound-level-calculator', {'levels': levels} | more, sound)


# Lenses.
def lens(i):
    exactly(2, i, 'focalLength', 'objectDistance', 'imageDistance')
    within(i, focalLength=(-1e30, 1e30), objectDistance=(1e-30, 1e30), imageDistance=(-1e30, 1e30))
    f, o, v = (dec(i[k]) if k in i else None for k in ('focalLength', 'objectDistance', 'imageDistance'))
    if f == 0 or v == 0:
        raise NoAnswer()
    inverse = lambda x: 1 / x if x else None
    if f is None:
        f = inverse(1 / o + 1 / v)
    elif o is None:
        o = inverse(1 / f - 1 / v)
    else:
        v = inverse(1 / f - 1 / o)
    if f is None or o is None or v is None or o <= 0:
        raise NoAnswer()
    return {'focalLength': double(f), 'objectDistance': double(o), 'imageDistance': double(v), 'magnification': double(-v / o), 'image': 'real' if v > 0 else 'virtual', 'orientation': 'inverted' if -v / o < 0 else 'upright'}


NAMES = ('focalLength', 'objectDistance', 'imageDistance')
for values in [(10, 30, None), (10, 10, None), (10, 5, None), (-10, 30, None), (10, None, 15), (10, None, 10), (10, None, 5), (10, None, -5), (-10, None, -5), (-10, None, -10), (-10, None, -15), (-10, None, 15), (None, 30, 15), (None, 5, -10), (None, 30, -30), (None, 30, -7.5), (0, 5, None), (0, None, 5), (None, 5, 0), (10, None, 0), (10, 0, None), (10, -5, None), (1, 2, 3), (1, None, None), (None, None, None), (1e30, 1e-30, None), (-1e30, 1e30, None), (1e-30, 1e30, None), (None, 1e-30, -1e30), (None, 0.3, -0.30000000000000004), (0.1, 0.10000000000000002, None), (1.1e30, 1, None), (0.1, 0.3, None)]:
    run('thin-lens-calculator', {k: v for k, v in zip(NAMES, values) if v is not None}, lens)


# Refraction.
def snell(i):
    exactly(1, i, 'angle1Degrees', 'angle2Degrees')
    within(i, index1=(1, 100), index2=(1, 100), angle1Degrees=(0, 90), angle2Degrees=(0, 90))
    n1, n2 = real(i['index1']), real(i['index2'])
    turned = lambda s: None if s > 1 + mpf(10) ** -70 else num(mp.degrees(mp.asin(min(s, mpf(1)))))
    if 'angle1Degrees' in i:
        one, two = i['angle1Degrees'], turned(n1 * mp.sin(mp.radians(real(i['angle1Degrees']))) / n2)
    else:
        one, two = turned(n2 * mp.sin(mp.radians(real(i['angle2Degrees']))) / n1), i['angle2Degrees']
        if one is None:
            raise NoAnswer()
    result = {'angle1Degrees': one, 'totalInternalReflection': two is None, 'brewsterAngleDegrees': double(mp.degrees(mp.atan(n2 / n1)))}
    if two is not None:
        result['angle2Degrees'] = two
    if i['index1'] > i['index2']:
        result['criticalAngleDegrees'] = double(mp.degrees(mp.asin(n2 / n1)))
    return result


for n1, n2, angle, value in [(1, 1.5, 1, 30), (1.5, 1, 1, 60), (2, 1, 1, 30), (2, 1, 1, 30.000001), (2, 1, 1, 29.999999), (1, 2, 2, 30), (1, 2, 2, 30.000001), (1, 1.5, 2, 60), (1.5, 1, 2, 60), (1.5, 1, 2, 90), (1, 1.5, 2, 90), (1, 1.5, 1, 90), (1.5, 1, 1, 90), (1.33, 1.33, 1, 45.1), (1.33, 1.33, 1, 90), (1, 1, 2, 90), (1, 1.5, 1, 0), (1.5, 1, 2, 0), (100, 1, 1, 0.5), (1, 100, 1, 89.999), (1.000293, 1.333, 1, 12.345), (1.0000000000000002, 1, 1, 89.9999), (0.9, 1, 1, 5), (1, 101, 1, 5), (1, 1.5, 1, 90.1), (1, 1.5, 1, -1)]:
    run('snells-law-calculator', {'index1': n1, 'index2': n2, f'angle{angle}Degrees': value}, snell)
for more in ({}, {'angle1Degrees': 1, 'angle2Degrees': 1}):
    run('snells-law-calculator', {'index1': 1, 'index2': 1.5} | more, snell)


# Photons.
PHOTON = {'wavelengthNm': (1e-30, 1e30), 'frequencyHz': (1e-30, 1e60), 'energyEv': (1e-40, 1e40), 'energyJoules': (1e-60, 1e30), 'wavenumberPerCm': (1e-30, 1e30)}


def photon(i):
    exactly(1, i, *PHOTON)
    within(i, **PHOTON)
    (name, value), = i.items()
    x = dec(value)
    metres = {'wavelengthNm': lambda: x / 10**9, 'frequencyHz': lambda: C / x, 'energyEv': lambda: H * C / (x * E), 'energyJoules': lambda: H * C / x, 'wavenumberPerCm': lambda: 1 / (100 * x)}[name]()
    energy = H * C / metres
    region = next((r for r, end in (('gamma ray', F(1, 10**11)), ('X-ray', F(1, 10**8)), ('ultraviolet', F(380, 10**9)), ('visible', F(750, 10**9)), ('infrared', F(1, 1000)), ('microwave', F(1))) if metres < end), 'radio')
    return {'wavelengthNm': double(metres * 10**9), 'frequencyHz': double(C / metres), 'energyEv': double(energy / E), 'energyJoules': double(energy), 'energyKjPerMol': double(energy * NA / 1000), 'wavenumberPerCm': double(1 / metres / 100), 'region': region}


for nm in (532, 0.01, 0.009999999, 10, 9.99, 380, 379.999, 750, 749.999, 1e6, 999999.9, 1e9, 999999999.9, 1e-30, 1e30, 1e31, 0):
    run('photon-energy-calculator', {'wavelengthNm': nm}, photon)
for name, values in [('frequencyHz', (299792458, 299792459, 1e60, 1e-30, 5e14)), ('energyEv', (1, 13.605693, 511e3, 1e-40, 1e40)), ('energyJoules', (1, 1e-60, 1e30, 3e-19)), ('wavenumberPerCm', (10, 1e9, 1e6, 109737.31568157, 1e-30, 1e30, -1))]:
    for value in values:
        run('photon-energy-calculator', {name: value}, photon)
for i in ({}, {'energyEv': 1, 'wavelengthNm': 1}):
    run('photon-energy-calculator', i, photon)


# Black bodies.
def blackbody(i):
    within(i, temperatureK=(1e-6, 1e12), emissivity=(0, 1), areaM2=(0, 1e30))
    t, area = dec(i['temperatureK']), dec(i.get('areaM2', 1))
    m = dec(i.get('emissivity', 1)) * SIGMA * t**4
    return {'peakWavelengthNm': double(WIEN / t * 10**9), 'exitance': double(m), 'power': double(m * area)}


for i in [{'temperatureK': 5772}, {'temperatureK': 310, 'emissivity': 0.98, 'areaM2': 1.8}, {'temperatureK': 1e-6}, {'temperatureK': 1e12, 'areaM2': 1e30}, {'temperatureK': 2.725, 'emissivity': 0}, {'temperatureK': 3000, 'areaM2': 0}, {'temperatureK': 0}, {'temperatureK': 1.1e12}, {'temperatureK': 300, 'emissivity': 1.01}, {'temperatureK': 300, 'emissivity': -0.1}, {'temperatureK': 300, 'areaM2': -1}, {'temperatureK': 1500.5, 'emissivity': 0.33, 'areaM2': 0.007}]:
    run('blackbody-calculator', i, blackbody)


# Relativity.
def relativity(i):
    exactly(1, i, 'speed', 'beta', 'lorentzFactor')
    within(i, speed=(0, 299792457.9999), beta=(0, 0.999999999999), lorentzFactor=(1, 1e6), properTime=(0, 1e60), properLength=(0, 1e60), massKg=(1e-60, 1e60))
    with mp.workdps(1500):
        c = mpf(299792458)
        if 'lorentzFactor' in i:
            g = real(i['lorentzFactor'])
            beta = mp.sqrt(1 - 1 / g**2)
        else:
            beta = real(i['beta']) if 'beta' in i else real(i['speed']) / c
            g = 1 / mp.sqrt(1 - beta**2)
        result = {'speed': double(beta * c), 'beta': double(beta), 'lorentzFactor': double(g)}
        if 'properTime' in i:
            result['dilatedTime'] = double(g * real(i['properTime']))
        if 'properLength' in i:
            result['contractedLength'] = double(real(i['properLength']) / g)
        if 'massKg' in i:
            m = real(i['massKg'])
            result |= {'restEnergy': double(m * c**2), 'kineticEnergy': double((g - 1) * m * c**2), 'totalEnergy': double(g * m * c**2), 'momentum': double(g * m * beta * c)}
    return result


for i in [{'beta': 0.8, 'properTime': 1, 'massKg': 1}, {'speed': 1000, 'massKg': 1}, {'speed': 1, 'massKg': 70}, {'speed': 1e-20, 'massKg': 1}, {'speed': 1e-150, 'massKg': 1e60}, {'speed': 0, 'massKg': 2, 'properTime': 3, 'properLength': 4}, {'beta': 0}, {'beta': 0.999999999999, 'massKg': 1e60, 'properTime': 1e60, 'properLength': 1e60}, {'speed': 299792457.9999, 'massKg': 1e-60}, {'lorentzFactor': 1}, {'lorentzFactor': 1, 'massKg': 5}, {'lorentzFactor': 1.0000000000000002, 'massKg': 5}, {'lorentzFactor': 1e6, 'properLength': 0, 'properTime': 0}, {'lorentzFactor': 2, 'properLength': 10}, {'lorentzFactor': 22.3, 'massKg': 1.67262192595e-27}, {'beta': 1e-300, 'massKg': 1}, {'beta': 0.1, 'speed': 1}, {}, {'properTime': 1}, {'beta': 1}, {'speed': 299792458}, {'speed': -1}, {'lorentzFactor': 0.9}, {'beta': 0.5, 'massKg': 0}, {'speed': 11200, 'properTime': 31557600}]:
    run('relativity-calculator', i, relativity)


# Charges.
def coulomb(i):
    within(i, charge1=(-1e30, 1e30), charge2=(-1e30, 1e30), distance=(1e-30, 1e30), relativePermittivity=(1, 1e6))
    q1, q2, r = dec(i['charge1']), dec(i['charge2']), dec(i['distance'])
    k = 1 / (4 * mp.pi * real(EPS0 * dec(i.get('relativePermittivity', 1))))
    product = q1 * q2
    return {'force': double(k * real(product / r**2)), 'direction': 'repulsive' if product > 0 else 'attractive' if product < 0 else 'none', 'field1': double(k * real(q1 / r**2)), 'potentialEnergy': double(k * real(product / r))}


for q1, q2, r, more in [(1e-6, -2e-6, 0.1, {}), (1, 1, 1, {}), (-1, -1, 2, {}), (0, 5, 1, {}), (5, 0, 1, {}), (-5, 0, 1, {}), (0, 0, 1, {}), (1e30, 1e30, 1e-30, {}), (1e30, -1e30, 1e30, {'relativePermittivity': 1e6}), (1.602176634e-19, -1.602176634e-19, 5.29177210544e-11, {}), (1e-9, 3e-9, 0.05, {'relativePermittivity': 80.1}), (1, 1, 0, {}), (1.1e30, 1, 1, {}), (1, 1, 1, {'relativePermittivity': 0.5})]:
    run('coulombs-law-calculator', {'charge1': q1, 'charge2': q2, 'distance': r} | more, coulomb)


# Gases.
GAS = ('pressurePa', 'volumeM3', 'amountMol', 'temperatureK')


def gas(i):
    exactly(3, i, *GAS)
    within(i, **{name: (1e-60, 1e60) for name in GAS})
    p, v, n, t = (dec(i[k]) if k in i else None for k in GAS)
    found = {'pressurePa': lambda: n * R * t / v, 'volumeM3': lambda: n * R * t / p, 'amountMol': lambda: p * v / (R * t), 'temperatureK': lambda: p * v / (R * n)}
    return {k: double(dec(i[k]) if k in i else found[k]()) for k in GAS}


for missing in GAS:
    for values in [(101325, 0.0224, 1, 273.15), (1e60, 1e60, 1e-60, 1e-60), (1e-60, 1e-60, 1e60, 1e60), tuple(between(-60, 60) for _ in GAS), tuple(between(-3, 6) for _ in GAS)]:
        run('ideal-gas-calculator', {k: v for k, v in zip(GAS, values) if k != missing}, gas)
for i in ({}, {'pressurePa': 1, 'volumeM3': 1}, dict.fromkeys(GAS, 1), {'pressurePa': 0, 'volumeM3': 1, 'amountMol': 1}, {'pressurePa': 1, 'volumeM3': -1, 'amountMol': 1}, {'pressurePa': 1, 'volumeM3': 1, 'temperatureK': 1e61}):
    run('ideal-gas-calculator', i, gas)

STATES = {'pressure1': 1, 'volume1': 1, 'temperature1K': -1, 'pressure2': -1, 'volume2': -1, 'temperature2K': 1}
LAW = {'temperature': 'Boyle', 'pressure': 'Charles', 'volume': 'Gay-Lussac'}


def combined(i):
    within(i, **{name: (1e-60, 1e60) for name in STATES})
    kinds = {kind: [name for name in STATES if name.startswith(kind)] for kind in LAW}
    free = [kind for kind, pair in kinds.items() if not any(name in i for name in pair)]
    missing = [name for kind, pair in kinds.items() if kind not in free for name in pair if name not in i]
    if len(free) > 1 or len(missing) != 1:
        raise Invalid()
    # The product of all to these powers is 1.
    product = F(1)
    for name, value in i.items():
        product *= dec(value) ** STATES[name]
    return {'unknown': missing[0], 'value': double(product ** -STATES[missing[0]]), 'law': LAW[free[0]] if free else 'combined'}


BASE = {'pressure1': 1.5, 'volume1': 2.3, 'temperature1K': 300, 'pressure2': 4, 'volume2': 0.7, 'temperature2K': 410.5}
for count in range(7):
    for left_out in itertools.combinations(BASE, count):
        if count in (0, 1, 3) or random.random() < 0.15:
            run('combined-gas-law-calculator', {k: v for k, v in BASE.items() if k not in left_out}, combined)
for i in ({'pressure1': 1e60, 'volume1': 1e60, 'temperature1K': 1e-60, 'pressure2': 1e-60, 'temperature2K': 1e60}, {'pressure1': 1e-60, 'volume1': 1e-60, 'temperature1K': 1e60, 'pressure2': 1e60, 'temperature2K': 1e-60}, {'pressure1': 0, 'volume1': 1, 'volume2': 2}):
    run('combined-gas-law-calculator', i, combined)

# Heat.
SUBSTANCES = {'water': 4184, 'ice': 2090, 'steam': 2010, 'ethanol': 2440, 'air': 1005, 'aluminum': 897, 'copper': 385, 'iron': 449, 'gold': 129, 'silver': 235, 'lead': 129, 'glass': 840}


def heat(i):
    if 'substance' in i:
        if 'specificHeat' in i:
            raise Invalid()
        i = i | {'specificHeat': SUBSTANCES[i['substance']]}
    names = ('heat', 'mass', 'specificHeat', 'temperatureChange')
    exactly(3, i, *names)
    within(i, heat=(-1e60, 1e60), mass=(1e-60, 1e60), specificHeat=(1e-60, 1e60), temperatureChange=(-1e60, 1e60))
    q, m, c, t = (dec(i[k]) if k in i else None for k in names)
    try:
        q, m, c, t = (m * c * t if q is None else q), (q / (c * t) if m is None else m), (q / (m * t) if c is None else c), (q / (m * c) if t is None else t)
    except ZeroDivisionError:
        raise NoAnswer()
    if m <= 0 or c <= 0:
        raise NoAnswer()
    return dict(zip(names, map(double, (q, m, c, t))))


for substance in SUBSTANCES:
    run('heat-calculator', {'mass': 0.1, 'substance': substance, 'temperatureChange': -12.5}, heat)
for i in [{'heat': 5000, 'mass': 0.3, 'substance': 'iron'}, {'heat': 5000, 'temperatureChange': 7, 'substance': 'gold'}, {'heat': -5000, 'temperatureChange': -7, 'mass': 3}, {'heat': -5000, 'temperatureChange': 7, 'mass': 3}, {'heat': 5000, 'temperatureChange': -7, 'specificHeat': 3}, {'heat': 5000, 'temperatureChange': 0, 'specificHeat': 3}, {'heat': 0, 'temperatureChange': 0, 'mass': 3}, {'heat': 0, 'temperatureChange': 1, 'mass': 3}, {'heat': 0, 'specificHeat': 1, 'mass': 3}, {'mass': 1, 'specificHeat': 1, 'temperatureChange': 0}, {'heat': 1e60, 'mass': 1e-60, 'specificHeat': 1e-60}, {'mass': 1e60, 'specificHeat': 1e60, 'temperatureChange': -1e60}, {'heat': 1e-200, 'mass': 1e60, 'specificHeat': 1e60}, {'heat': 1, 'mass': 1e60, 'temperatureChange': 1e-300}, {'mass': 1, 'specificHeat': 1, 'substance': 'water'}, {'mass': 1, 'specificHeat': 1, 'substance': 'water', 'temperatureChange': 1}, {'mass': 1, 'substance': 'water'}, {'mass': 1, 'heat': 1}, {'heat': 1, 'mass': 1, 'specificHeat': 1, 'temperatureChange': 1}, {'mass': 0, 'specificHeat': 1, 'temperatureChange': 1}, {'mass': 0.1, 'specificHeat': 0.7, 'temperatureChange': 0.3}]:
    run('heat-calculator', i, heat)

ALPHA = {'aluminum': '23.1', 'brass': '19', 'concrete': '12', 'copper': '16.5', 'glass': '8.5', 'gold': '14.2', 'invar': '1.2', 'iron': '11.8', 'lead': '28.9', 'silver': '18.9', 'stainless-steel': '17.3', 'steel': '12'}


def expansion(i):
    exactly(1, i, 'coefficient', 'material')
    within(i, initialSize=(1e-60, 1e60), temperatureChange=(-10000, 10000), coefficient=(-0.01, 0.01))
    a = dec(i['coefficient']) if 'coefficient' in i else F(ALPHA[i['material']]) / 10**6
    size = dec(i['initialSize'])
    change = size * ('length', 'area', 'volume').index(i.get('kind', 'length')) * a * dec(i['temperatureChange']) + size * a * dec(i['temperatureChange'])
    if size + change <= 0:
        raise NoAnswer()
    return {'change': double(change), 'finalSize': double(size + change), 'coefficient': double(a)}


for material in ALPHA:
    run('thermal-expansion-calculator', {'initialSize': 12.5, 'temperatureChange': some(35, -60.5), 'material': material, 'kind': some('length', 'area', 'volume')}, expansion)
for i in [{'material': 'lead', 'kind': 'volume', 'temperatureChange': -10000}, {'material': 'lead', 'temperatureChange': 10000}, {'coefficient': 0, 'temperatureChange': 5}, {'coefficient': 0.01, 'temperatureChange': 0}, {'coefficient': 0.01, 'temperatureChange': 10000, 'kind': 'area'}, {'coefficient': 0.01, 'temperatureChange': -100}, {'coefficient': 0.01, 'temperatureChange': -99.999}, {'coefficient': -0.01, 'temperatureChange': 10000}, {'coefficient': -1e-7, 'temperatureChange': 25}, {'temperatureChange': 1}, {'coefficient': 1e-5, 'material': 'steel', 'temperatureChange': 1}, {'coefficient': 0.011, 'temperatureChange': 1}, {'material': 'steel', 'temperatureChange': 10001}]:
    run('thermal-expansion-calculator', {'initialSize': some(1e-60, 1e60, 7.3)} | i, expansion)
run('thermal-expansion-calculator', {'initialSize': 0, 'temperatureChange': 1, 'material': 'steel'}, expansion)


def carnot(i):
    within(i, hotK=(1e-9, 1e12), coldK=(1e-9, 1e12), heatInput=(0, 1e60))
    hot, cold = dec(i['hotK']), dec(i['coldK'])
    if cold > hot:
        raise Invalid()
    result = {'efficiencyPercent': double((1 - cold / hot) * 100)}
    if hot > cold:
        result |= {'refrigeratorCop': double(cold / (hot - cold)), 'heatPumpCop': double(hot / (hot - cold))}
    if 'heatInput' in i:
        result['work'] = double(dec(i['heatInput']) * (1 - cold / hot))
    return result


for i in [{'hotK': 600, 'coldK': 300}, {'hotK': 300, 'coldK': 300, 'heatInput': 5}, {'hotK': 300, 'coldK': 300.1}, {'hotK': 1e12, 'coldK': 1e-9, 'heatInput': 1e60}, {'hotK': 300.00000000000006, 'coldK': 300, 'heatInput': 1}, {'hotK': 293.15, 'coldK': 273.15}, {'hotK': 1e-9, 'coldK': 1e-9}, {'hotK': 0, 'coldK': 0}, {'hotK': 1.1e12, 'coldK': 1}, {'hotK': 2, 'coldK': 1, 'heatInput': -1}, {'hotK': 823.4, 'coldK': 310.7, 'heatInput': 0}, {'hotK': 1000, 'coldK': 333.3, 'heatInput': 1234.5}]:
    run('carnot-efficiency-calculator', i, carnot)


def wall(i):
    within(i, areaM2=(1e-9, 1e12), temperatureDifference=(-10000, 10000), surfaceResistance=(0, 1000))
    if not 1 <= len(i['layers']) <= 50 or any(layer[k] <= 0 for layer in i['layers'] for k in ('thickness', 'conductivity')):
        raise Invalid()
    r = sum(dec(layer['thickness']) / dec(layer['conductivity']) for layer in i['layers']) + dec(i.get('surfaceResistance', 0))
    return {'heatFlow': double(dec(i.get('areaM2', 1)) * dec(i['temperatureDifference']) / r), 'rValue': double(r), 'uValue': double(1 / r), 'rValueUs': double(r / (F('0.3048') ** 2 * F(5, 9) * 3600 / F('1055.05585262')))}


for layers, more in [([(0.1, 0.6), (0.12, 0.035)], {'areaM2': 20, 'temperatureDifference': 22, 'surfaceResistance': 0.17}), ([(0.3, 0.3)], {'temperatureDifference': -5}), ([(0.3, 0.7)], {'temperatureDifference': 0}), ([(1e-300, 1e300)], {'temperatureDifference': 1}), ([(1e-300, 1e300)], {'temperatureDifference': 1, 'surfaceResistance': 0.04}), ([(1e300, 1e-300)], {'temperatureDifference': 1}), ([(1e200, 1e-100)], {'temperatureDifference': 1}), ([(0.01, 0.1)] * 50, {'temperatureDifference': 10000, 'areaM2': 1e12}), ([(0.01, 0.1)] * 51, {'temperatureDifference': 1}), ([], {'temperatureDifference': 1}), ([(0, 1)], {'temperatureDifference': 1}), ([(1, 0)], {'temperatureDifference': 1}), ([(-1, 1)], {'temperatureDifference': 1}), ([(0.2, 1.7), (0.08, 0.04), (0.0125, 0.25)], {'temperatureDifference': 31.5, 'surfaceResistance': 1000, 'areaM2': 1e-9}), ([(0.2, 1.7)], {'temperatureDifference': 10001})]:
    run('heat-conduction-calculator', {'layers': [{'thickness': a, 'conductivity': b} for a, b in layers]} | more, wall)

# Decay.
DECAY = {'initialAmount': (1e-60, 1e60), 'remainingAmount': (1e-60, 1e60), 'time': (0, 1e60), 'halfLife': (1e-60, 1e60)}


def decay(i):
    exactly(3, i, *DECAY)
    within(i, **DECAY)
    n0, n, t, half = (real(i[k]) if k in i else None for k in DECAY)
    if n0 is None or n is None:
        if t / half > 10000:
            if n0 is None:
                raise NoAnswer()
            left = mpf(0)
        else:
            left = mpf(2) ** (-t / half)
        n0, n = (n / left if n0 is None else n0), (n0 * left if n is None else n)
    else:
        left = n / n0
        if n > n0 or (half is None and (n == n0 or t == 0)):
            raise NoAnswer()
        with mp.workdps(200):
            halvings = mp.log(n0 / n) / mp.log(2)
            t = halvings * half if t is None else t
            half = t / halvings if half is None else half
    return {'initialAmount': double(n0), 'remainingAmount': double(n), 'time': double(t), 'halfLife': double(half), 'decayConstant': double(mp.log(2) / half), 'meanLifetime': double(half / mp.log(2)), 'fractionRemaining': double(left)}


for values in [(100, 25, None, 5730), (100, 100, None, 5), (100, 101, None, 5), (1, 1e-60, None, 1e60), (1e60, 1e-60, None, 3), (1, 0.9999999999999999, None, 1), (100, 30, 12.5, None), (100, 100, 12.5, None), (100, 101, 12.5, None), (100, 50, 0, None), (100, 100, 0, None), (1, 0.9999999999999999, 1e60, None), (2, 1, 1e-300, None), (1e60, 1e-60, 5e-324, None), (80, None, 24, 6), (80, None, 0, 6), (80, None, 1e60, 1e-60), (80, None, 6500, 6), (1e60, None, 6000, 6), (None, 5, 24, 6), (None, 5, 0, 6), (None, 5, 1e60, 1e-60), (None, 1, 1023, 1), (None, 1, 1024, 1), (None, 1e-60, 1200, 1), (None, 1e-60, 1224, 1), (80, None, 1e-20, 1e20), (0.3, 0.1, None, 8.0252), (None, None, 1, 1), (1, 1, 1, 1), (0, None, 1, 1), (1, None, -1, 1), (1, None, 1, 0), (1, 1e61, None, 1)] + [(between(-3, 5), None, between(0, 3), between(0, 3)) for _ in range(3)] + [(None, between(-3, 5), between(0, 3), between(0, 3)) for _ in range(3)]:
    run('half-life-calculator', {k: v for k, v in zip(DECAY, values) if v is not None}, decay)


# Flow.
def reynolds(i):
    within(i, velocity=(0, 1e12), length=(1e-12, 1e12), density=(1e-9, 1e9), dynamicViscosity=(1e-15, 1e15), kinematicViscosity=(1e-15, 1e15))
    given = {k for k in ('density', 'dynamicViscosity', 'kinematicViscosity') if k in i}
    if given not in ({'density', 'dynamicViscosity'}, {'kinematicViscosity'}):
        raise Invalid()
    nu = dec(i['kinematicViscosity']) if 'kinematicViscosity' in i else dec(i['dynamicViscosity']) / dec(i['density'])
    re = dec(i['velocity']) * dec(i['length']) / nu
    return {'reynolds': double(re), 'regime': 'laminar' if re < 2300 else 'transitional' if re < 4000 else 'turbulent'}


for v, d, more in [(2, 0.05, {'density': 998, 'dynamicViscosity': 0.001}), (0.1, 0.023, {'kinematicViscosity': 1e-6}), (0.1, 0.022999999, {'kinematicViscosity': 1e-6}), (0.1, 0.04, {'kinematicViscosity': 1e-6}), (0.1, 0.039999999, {'kinematicViscosity': 1e-6}), (0.3, 0.1, {'density': 1000, 'dynamicViscosity': 0.0075}), (0, 1, {'kinematicViscosity': 1}), (1e12, 1e12, {'density': 1e9, 'dynamicViscosity': 1e-15}), (1e-12, 1e-12, {'density': 1e-9, 'dynamicViscosity': 1e15}), (1, 1, {}), (1, 1, {'density': 1}), (1, 1, {'dynamicViscosity': 1}), (1, 1, {'density': 1, 'kinematicViscosity': 1}), (1, 1, {'dynamicViscosity': 1, 'kinematicViscosity': 1}), (1, 1, {'density': 1, 'dynamicViscosity': 1, 'kinematicViscosity': 1}), (-1, 1, {'kinematicViscosity': 1}), (1, 0, {'kinematicViscosity': 1}), (1, 1, {'kinematicViscosity': 0})]:
    run('reynolds-number-calculator', {'velocity': v, 'length': d} | more, reynolds)

vectors[:] = [vector for vector in vectors if vector['tool'] in PARTS[sys.argv[1]]]
report()
