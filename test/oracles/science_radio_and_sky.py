"""Levels, antennas, radio links, stars, telescopes and black holes, from their rules with 200 digits.

python3 test/oracles/science_radio_and_sky.py > src/tools/science/testdata/radio-and-sky.json
"""
import random

from everyday_exact import Invalid, NoAnswer, mp, mpf, num, report, run
from science_values import exactly, get, pick

random.seed(525)
pi = mp.pi
LIGHT = mpf(299792458)


# Levels
def levels(i):
    exactly(1, i, 'dbm', 'dbw', 'watts', 'volts', 'dbuv')
    z = get(i, 'impedance', 50)
    w = (mpf(10) ** (get(i, 'dbm') / 10) / 1000 if 'dbm' in i else mpf(10) ** (get(i, 'dbw') / 10) if 'dbw' in i else get(i, 'watts') if 'watts' in i
         else get(i, 'volts') ** 2 / z if 'volts' in i else (mpf(10) ** (get(i, 'dbuv') / 20) / 10**6) ** 2 / z)
    v = mp.sqrt(w * z)
    near_zero = lambda x: mpf(0) if abs(x) < mpf(10) ** -150 else x
    return {'dbm': num(near_zero(10 * mp.log10(w * 1000))), 'dbw': num(near_zero(10 * mp.log10(w))), 'watts': num(w), 'volts': num(v), 'dbuv': num(near_zero(20 * mp.log10(v * 10**6)))}


for i in [{'dbm': v} for v in [0, 30, -174, 400, -400, 12.5]] + [{'dbw': v} for v in [0, 400, -400, 3.01]] + [{'watts': v} for v in [1, 0.001, 1e-40, 1e40, 2.5]] + [{'volts': v} for v in [1, 0.2236, 1e-20, 1e20]] + [{'dbuv': v} for v in [0, 107, -400, 600]]:
    run('dbm-to-watts-converter', i, levels)
for i in [{}, {'dbm': 0, 'dbw': -30}, {'impedance': 75}, {'dbm': 1, 'dbw': 1, 'watts': 1, 'volts': 1, 'dbuv': 1}, {'volts': 1, 'impedance': 0.001}, {'dbuv': 600, 'impedance': 0.001}, {'dbm': -400, 'impedance': 1e9}, {'watts': 7, 'impedance': 600}]:
    run('dbm-to-watts-converter', i, levels)
for _ in range(15):
    name = random.choice(['dbm', 'dbw', 'watts', 'volts', 'dbuv'])
    run('dbm-to-watts-converter', {name: pick(-9, 5) if name in ('watts', 'volts') else round(random.uniform(-120, 120), 2), 'impedance': random.choice([50, 75, 300, 4.2])}, levels)


# Antennas
def antenna(i):
    wave = LIGHT / (get(i, 'frequencyMhz') * 10**6)
    part = lambda share: num(wave * get(i, 'velocityFactor', '0.95') * share)
    return {'wavelengthMeters': num(wave), 'halfWaveDipole': part(mpf(1) / 2), 'dipoleLeg': part(mpf(1) / 4), 'quarterWave': part(mpf(1) / 4), 'fiveEighthsWave': part(mpf(5) / 8), 'fullWaveLoop': part(1)}


for i in [{'frequencyMhz': 0.001}, {'frequencyMhz': 1000000}, {'frequencyMhz': 299.792458, 'velocityFactor': 1}, {'frequencyMhz': 27.185, 'velocityFactor': 0.1}] + [{'frequencyMhz': pick(-1, 4), 'velocityFactor': round(random.uniform(0.1, 1), 3)} for _ in range(12)]:
    run('antenna-length-calculator', i, antenna)


# Links
def link(i):
    loss = 20 * mp.log10(4 * pi * get(i, 'distanceKm') * 1000 * get(i, 'frequencyMhz') * 10**6 / LIGHT)
    eirp = get(i, 'transmitPowerDbm', 0) + get(i, 'transmitGainDbi', 0)
    received = eirp + get(i, 'receiveGainDbi', 0) - get(i, 'otherLossesDb', 0) - loss
    return {'pathLossDb': num(loss), 'receivedPowerDbm': num(received), 'eirpDbm': num(eirp)} | ({'linkMarginDb': num(received - get(i, 'sensitivityDbm'))} if 'sensitivityDbm' in i else {})


for i in [{'frequencyMhz': 0.001, 'distanceKm': 0.000001}, {'frequencyMhz': 10000000, 'distanceKm': 1e15}, {'frequencyMhz': 100, 'distanceKm': 0.0002}, {'frequencyMhz': 2450, 'distanceKm': 0.1, 'sensitivityDbm': -90}, {'frequencyMhz': 5800, 'distanceKm': 5, 'otherLossesDb': 500, 'sensitivityDbm': 100, 'transmitPowerDbm': -200, 'transmitGainDbi': -200, 'receiveGainDbi': -200}]:
    run('link-budget-calculator', i, link)
for _ in range(15):
    i = {'frequencyMhz': pick(0, 5), 'distanceKm': pick(-2, 6), 'transmitPowerDbm': round(random.uniform(-10, 50), 1), 'transmitGainDbi': round(random.uniform(-3, 40), 2), 'receiveGainDbi': round(random.uniform(-3, 40), 2), 'otherLossesDb': round(random.uniform(0, 30), 1), 'sensitivityDbm': random.randint(-140, -60)}
    run('link-budget-calculator', i, link)

AU, PARSEC = mpf(149597870700), 648000 / pi
LIGHT_YEAR = mpf(9460730472580800)


# Stars
def star(i):
    if 'distanceParsecs' in i and 'parallaxMas' in i:
        raise Invalid()
    if sum(name in i for name in ('apparentMagnitude', 'absoluteMagnitude', 'distanceParsecs', 'parallaxMas')) != 2:
        raise Invalid()
    m, M = get(i, 'apparentMagnitude'), get(i, 'absoluteMagnitude')
    d = get(i, 'distanceParsecs') if 'distanceParsecs' in i else 1000 / get(i, 'parallaxMas') if 'parallaxMas' in i else mpf(10) ** ((m - M + 5) / 5)
    modulus = 5 * mp.log10(d) - 5 if m is None or M is None else m - M
    if abs(modulus) < mpf(10) ** -150:
        modulus = mpf(0)
    m = M + modulus if m is None else m
    M = m - modulus if M is None else M
    return {'apparentMagnitude': num(m), 'absoluteMagnitude': num(M), 'distanceParsecs': num(d), 'distanceLightYears': num(d * PARSEC * AU / LIGHT_YEAR), 'parallaxMas': num(1000 / d), 'distanceModulus': num(modulus)}


for i in [
    {'apparentMagnitude': -26.74, 'absoluteMagnitude': 4.83}, {'apparentMagnitude': 60, 'absoluteMagnitude': -60}, {'apparentMagnitude': -60, 'absoluteMagnitude': 60}, {'apparentMagnitude': 0, 'absoluteMagnitude': 0}, {'apparentMagnitude': 5, 'distanceParsecs': 10}, {'absoluteMagnitude': 5, 'parallaxMas': 100},
    {'apparentMagnitude': -1.46, 'parallaxMas': 379.21}, {'absoluteMagnitude': 1.43, 'distanceParsecs': 2.637}, {'apparentMagnitude': 3, 'distanceParsecs': 1e-12}, {'apparentMagnitude': 3, 'distanceParsecs': 1e15}, {'absoluteMagnitude': 3, 'parallaxMas': 1e-12}, {'absoluteMagnitude': 3, 'parallaxMas': 1e15},
    {}, {'apparentMagnitude': 1}, {'distanceParsecs': 1}, {'parallaxMas': 1}, {'distanceParsecs': 1, 'parallaxMas': 1000}, {'apparentMagnitude': 1, 'distanceParsecs': 1, 'parallaxMas': 1000}, {'apparentMagnitude': 1, 'absoluteMagnitude': 1, 'parallaxMas': 100}, {'apparentMagnitude': 1, 'absoluteMagnitude': 1, 'distanceParsecs': 10},
    {'apparentMagnitude': 1, 'absoluteMagnitude': 1, 'distanceParsecs': 10, 'parallaxMas': 100},
]:
    run('stellar-distance-calculator', i, star)
for _ in range(12):
    i = {'apparentMagnitude': round(random.uniform(-2, 20), 2), 'absoluteMagnitude': round(random.uniform(-9, 15), 2), random.choice(['distanceParsecs', 'parallaxMas']): pick(0, 4)}
    del i[random.choice(list(i))]
    run('stellar-distance-calculator', i, star)


# Telescopes
def telescope(i):
    d, f = get(i, 'apertureMm'), get(i, 'focalLengthMm')
    result = {'focalRatio': num(f / d), 'dawesLimitArcsec': num(116 / d), 'rayleighLimitArcsec': num(mpf('138.4') / d), 'limitingMagnitude': num(2 + 5 * mp.log10(d)), 'maxMagnification': num(2 * d), 'lightGathering': num((d / 7) ** 2)}
    if 'eyepieceMm' in i:
        power = f * get(i, 'barlow', 1) / get(i, 'eyepieceMm')
        result |= {'magnification': num(power), 'exitPupilMm': num(d / power), 'trueFieldDegrees': num(get(i, 'apparentFieldDegrees', 50) / power)}
    return result


for i in [{'apertureMm': 1, 'focalLengthMm': 1}, {'apertureMm': 100000, 'focalLengthMm': 1000000, 'eyepieceMm': 0.5, 'barlow': 20}, {'apertureMm': 100000, 'focalLengthMm': 1, 'eyepieceMm': 200, 'barlow': 0.1, 'apparentFieldDegrees': 170}, {'apertureMm': 80, 'focalLengthMm': 400, 'barlow': 2, 'apparentFieldDegrees': 82}]:
    run('telescope-calculator', i, telescope)
for _ in range(12):
    run('telescope-calculator', {'apertureMm': random.choice([50, 70, 114, 130, 203.2, 254]), 'focalLengthMm': random.choice([360, 900, 1200, 2032]), 'eyepieceMm': random.choice([3.2, 6, 10, 25, 40]), 'apparentFieldDegrees': random.choice([43, 52, 68, 100]), 'barlow': random.choice([0.63, 1, 2, 3])}, telescope)


# Black holes
def hole(i):
    exactly(1, i, 'massKg', 'solarMasses', 'radiusMeters')
    g, k, h, sun = mpf('6.67430e-11'), mpf('1.380649e-23'), mpf('6.62607015e-34') / (2 * pi), mpf('1.988409870698051e30')
    m = get(i, 'massKg') if 'massKg' in i else get(i, 'solarMasses') * sun if 'solarMasses' in i else get(i, 'radiusMeters') * LIGHT**2 / (2 * g)
    result = {'massKg': num(m), 'solarMasses': num(m / sun), 'radiusMeters': num(2 * g * m / LIGHT**2), 'hawkingTemperatureK': num(h * LIGHT**3 / (8 * pi * g * m * k)), 'evaporationSeconds': num(5120 * pi * g**2 * m**3 / (h * LIGHT**4))}
    if mp.inf in result.values():
        raise NoAnswer()
    return result


for name, values in {'massKg': [1e-60, 1e60, 1, 70], 'solarMasses': [1e-60, 1e30, 10, 4.3e6], 'radiusMeters': [1e-60, 1e60, 1, 1.616255e-35, 3000]}.items():
    for value in values:
        run('schwarzschild-radius-calculator', {name: value}, hole)
for i in [{}, {'massKg': 1, 'solarMasses': 1}, {'massKg': 1, 'solarMasses': 1, 'radiusMeters': 1}]:
    run('schwarzschild-radius-calculator', i, hole)
for _ in range(9):
    run('schwarzschild-radius-calculator', {random.choice(['massKg', 'solarMasses', 'radiusMeters']): pick(-9, 30)}, hole)

report()
