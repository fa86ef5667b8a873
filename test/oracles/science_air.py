"""Dew point, density of air and the standard atmosphere, from their rules with 200 digits.

python3 test/oracles/science_air.py > src/tools/science/testdata/air.json
"""
import random

from everyday_exact import NoAnswer, mp, mpf, num, report, run
from science_values import exactly, get

random.seed(306)


def between(low, high, places=1):
    return round(random.uniform(low, high), places)


def magnus(celsius):
    return mpf('6.112') * mp.exp(mpf('17.62') * celsius / (mpf('243.12') + celsius))


# Dew point
def dew(i):
    exactly(2, i, 'temperatureCelsius', 'relativeHumidity', 'dewPointCelsius')
    t, r, d = get(i, 'temperatureCelsius'), get(i, 'relativeHumidity'), get(i, 'dewPointCelsius')
    inverse = lambda e: mpf('243.12') * mp.log(e / mpf('6.112')) / (mpf('17.62') - mp.log(e / mpf('6.112')))
    if d is None:
        e = r / 100 * magnus(t)
        d = inverse(e)
    elif t is None:
        e = magnus(d)
        t = inverse(e * 100 / r)
    else:
        if d > t:
            raise NoAnswer()
        e = magnus(d)
        r = 100 * e / magnus(t)
    tiny = mpf(10) ** -150
    t, d = (mpf(0) if abs(x) < tiny else x for x in (t, d))
    result = {'temperatureCelsius': num(t), 'relativeHumidity': num(r), 'dewPointCelsius': num(d), 'vaporPressureHpa': num(e), 'absoluteHumidity': num(1000 * 100 * e / (mpf('461.5') * (t + mpf('273.15')))), 'humidex': num(t + mpf(5) / 9 * (e - 10))}
    if 5 <= r + tiny and r - tiny <= 99 and -20 - tiny <= t <= 50 + tiny:
        result['wetBulbCelsius'] = num(t * mp.atan(mpf('0.151977') * mp.sqrt(r + mpf('8.313659'))) + mp.atan(t + r) - mp.atan(r - mpf('1.676331')) + mpf('0.00391838') * r ** mpf('1.5') * mp.atan(mpf('0.023101') * r) - mpf('4.686035'))
    return result


for t in [-45, -20.01, -20, 0, 50, 50.1, 60]:
    for r in [0.1, 4.99, 5, 99, 100]:
        run('dew-point-calculator', {'temperatureCelsius': t, 'relativeHumidity': r}, dew)
for i in [{'temperatureCelsius': 20, 'dewPointCelsius': 20}, {'temperatureCelsius': 20, 'dewPointCelsius': 20.001}, {'temperatureCelsius': 60, 'dewPointCelsius': -80}, {'temperatureCelsius': -45, 'dewPointCelsius': 60}, {'dewPointCelsius': 60, 'relativeHumidity': 0.1}, {'dewPointCelsius': -80, 'relativeHumidity': 100},
          {'dewPointCelsius': 0, 'relativeHumidity': 100}, {}, {'temperatureCelsius': 20}, {'relativeHumidity': 50}, {'dewPointCelsius': 5}, {'temperatureCelsius': 20, 'relativeHumidity': 50, 'dewPointCelsius': 9}]:
    run('dew-point-calculator', i, dew)
for _ in range(15):
    t = between(-30, 45)
    i = {'temperatureCelsius': t, 'relativeHumidity': between(1, 100), 'dewPointCelsius': round(t - random.uniform(0, 25), 1)}
    del i[random.choice(list(i))]
    run('dew-point-calculator', i, dew)


# Density
def density(i):
    t, p = get(i, 'temperatureCelsius'), get(i, 'pressureHpa', '1013.25')
    e = get(i, 'relativeHumidity', 0) / 100 * magnus(t)
    if e > p:
        raise NoAnswer()
    rho = 100 * ((p - e) / mpf('287.058') + e / mpf('461.495')) / (t + mpf('273.15'))
    return {'density': num(rho), 'vaporPressureHpa': num(e), 'percentOfStandard': num(rho / mpf('1.225') * 100)}


for i in [{'temperatureCelsius': 15}, {'temperatureCelsius': -100, 'relativeHumidity': 100}, {'temperatureCelsius': 100, 'pressureHpa': 2000, 'relativeHumidity': 100}, {'temperatureCelsius': 100, 'relativeHumidity': 100}, {'temperatureCelsius': 100, 'relativeHumidity': 97}, {'temperatureCelsius': 0, 'pressureHpa': 1, 'relativeHumidity': 100},
          {'temperatureCelsius': 0, 'pressureHpa': 6.112, 'relativeHumidity': 100}, {'temperatureCelsius': 0, 'pressureHpa': 6.111999, 'relativeHumidity': 100}, {'temperatureCelsius': 0, 'pressureHpa': 1}]:
    run('air-density-calculator', i, density)
for _ in range(12):
    run('air-density-calculator', {'temperatureCelsius': between(-40, 45), 'pressureHpa': between(200, 1080), 'relativeHumidity': between(0, 100)}, density)

# The standard atmosphere
BASES = [(0, '-6.5'), (11, '0'), (20, '1.0'), (32, '2.8'), (47, '0'), (51, '-2.8'), (71, '-2.0'), (None, None)]
G, R = mpf('9.80665'), mpf('287.05287')


def layers():
    t, p = mpf('288.15'), mpf('1013.25')
    for (km, gradient), (top, _) in zip(BASES, BASES[1:]):
        slope = mpf(gradient) / 1000
        yield mpf(km) * 1000, slope, t, p
        if top is not None:
            rise = mpf(top - km) * 1000
            p *= mp.exp(-G * rise / (R * t)) if slope == 0 else (t / (t + slope * rise)) ** (G / (R * slope))
            t += slope * rise


LAYERS = list(layers())


def atmosphere(i):
    exactly(1, i, 'altitudeMeters', 'pressureHpa')
    if 'altitudeMeters' in i:
        h = get(i, 'altitudeMeters')
        base, slope, t0, p0 = [layer for layer in LAYERS if layer[0] <= h or layer[0] == 0][-1]
        t = t0 + slope * (h - base)
        p = p0 * (mp.exp(-G * (h - base) / (R * t0)) if slope == 0 else (t0 / t) ** (G / (R * slope)))
    else:
        p = get(i, 'pressureHpa')
        base, slope, t0, p0 = [layer for layer in LAYERS if layer[3] >= p or layer[0] == 0][-1]
        t = t0 if slope == 0 else t0 * (p0 / p) ** (R * slope / G)
        h = base + (R * t0 / G * mp.log(p0 / p) if slope == 0 else (t - t0) / slope)
    warm = t + get(i, 'temperatureOffset', 0)
    return {'altitudeMeters': num(h), 'temperatureCelsius': num(t - mpf('273.15')), 'airTemperatureCelsius': num(warm - mpf('273.15')), 'pressureHpa': num(p), 'density': num(100 * p / (R * warm)), 'speedOfSound': num(mp.sqrt(mpf('1.4') * R * warm)), 'pressureRatio': num(p / mpf('1013.25'))}


for h in [-2000, -0.5, 0, 5000, 10999.9, 11000, 15000, 20000, 25000, 32000, 40000, 47000, 49000, 51000, 60000, 71000, 80000, 84852]:
    run('standard-atmosphere-calculator', {'altitudeMeters': h}, atmosphere)
for p in [0.004, 0.0395, 0.0396, 0.67, 1.109, 8.68, 54.7, 54.8, 226.3, 226.33, 500, 1013.25, 1013.26, 1277]:
    run('standard-atmosphere-calculator', {'pressureHpa': p}, atmosphere)
for i in [{}, {'altitudeMeters': 0, 'pressureHpa': 1013.25}, {'temperatureOffset': 5}, {'altitudeMeters': 84852, 'temperatureOffset': -80}, {'pressureHpa': 700, 'temperatureOffset': 80}, {'altitudeMeters': 3000, 'temperatureOffset': 15}]:
    run('standard-atmosphere-calculator', i, atmosphere)

report()
