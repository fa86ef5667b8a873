"""Wind chill, heat index and the Beaufort scale, from their rules with 200 digits.

python3 test/oracles/science_weather.py > src/tools/science/testdata/weather.json
"""
import random

from everyday_exact import F, dec, mp, mpf, num, real, report, run
from science_values import exactly, get

random.seed(307)


def between(low, high, places=1):
    return round(random.uniform(low, high), places)


def fahrenheit(celsius):
    return celsius * 9 / 5 + 32


def magnus(celsius):
    return mpf('6.112') * mp.exp(mpf('17.62') * celsius / (mpf('243.12') + celsius))


# Wind chill
def chill(i):
    t, v = get(i, 'temperatureCelsius'), get(i, 'windKmh')
    applies = t <= 10 and dec(i['windKmh']) > F('4.8')
    felt = mpf('13.12') + mpf('0.6215') * t - mpf('11.37') * v ** mpf('0.16') + mpf('0.3965') * t * v ** mpf('0.16') if applies else t
    return {'windChillCelsius': num(felt), 'windChillFahrenheit': num(fahrenheit(felt)), 'applies': applies}


for t in [-100, -17.8, 0, 9.99, 10, 10.01, 60]:
    for v in [0, 4.8, 4.81, 55, 500]:
        run('wind-chill-calculator', {'temperatureCelsius': t, 'windKmh': v}, chill)
for _ in range(10):
    run('wind-chill-calculator', {'temperatureCelsius': between(-50, 15), 'windKmh': between(0, 120)}, chill)


# Heat index: all in fractions but for one square root
def index(t, r):
    simple = F(1, 2) * (t + 61 + F('1.2') * (t - 68) + F('0.094') * r)
    if (simple + t) / 2 < 80:
        return real(simple)
    value = F('-42.379') + F('2.04901523') * t + F('10.14333127') * r - F('0.22475541') * t * r - F('0.00683783') * t**2 - F('0.05481717') * r**2 + F('0.00122874') * t**2 * r + F('0.00085282') * t * r**2 - F('0.00000199') * t**2 * r**2
    if r < 13 and 80 <= t <= 112:
        return real(value) - real((13 - r) / 4) * mp.sqrt(real((17 - abs(t - 95)) / 17))
    if r > 85 and 80 <= t <= 87:
        value += (r - 85) / 10 * (87 - t) / 5
    return real(value)


def heat(i):
    c, r = dec(i['temperatureCelsius']), dec(i['relativeHumidity'])
    f = index(fahrenheit(c), r)
    category = next((name for low, name in [(125, 'extreme danger'), (103, 'danger'), (90, 'extreme caution'), (80, 'caution')] if f >= low), 'none')
    return {'heatIndexCelsius': num((f - 32) * 5 / 9), 'heatIndexFahrenheit': num(f), 'category': category, 'humidex': num(real(c) + mpf(5) / 9 * (real(r) / 100 * magnus(real(c)) - 10))}


for t in [-50, 20, 26.6, 26.7, 30, 30.5, 30.6, 35, 40, 44.4, 44.5, 70]:
    for r in [0, 12.9, 13, 40, 85, 86, 100]:
        run('heat-index-calculator', {'temperatureCelsius': t, 'relativeHumidity': r}, heat)
for _ in range(10):
    run('heat-index-calculator', {'temperatureCelsius': between(24, 48), 'relativeHumidity': between(0, 100, 0)}, heat)

# Beaufort
FORCES = list(zip(['0', '0.3', '1.6', '3.4', '5.5', '8.0', '10.8', '13.9', '17.2', '20.8', '24.5', '28.5', '32.7'],
                  ['calm', 'light air', 'light breeze', 'gentle breeze', 'moderate breeze', 'fresh breeze', 'strong breeze', 'near gale', 'gale', 'strong gale', 'storm', 'violent storm', 'hurricane']))


def beaufort(i):
    exactly(1, i, 'speedMs', 'beaufort')
    force = i['beaufort'] if 'beaufort' in i else max(n for n, (low, _) in enumerate(FORCES) if F(low) <= dec(i['speedMs']))
    low, name = FORCES[force]
    return {'beaufort': force, 'description': name, 'minMs': num(F(low))} | ({'maxMs': num(F(FORCES[force + 1][0]))} if force < 12 else {})


for force, (low, _) in enumerate(FORCES):
    run('beaufort-scale-converter', {'beaufort': force}, beaufort)
    for speed in [F(low), F(low) + F(1, 1000), F(low) - F(1, 1000)]:
        if speed >= 0:
            run('beaufort-scale-converter', {'speedMs': num(speed)}, beaufort)
for i in [{}, {'speedMs': 3, 'beaufort': 2}, {'speedMs': 200}]:
    run('beaufort-scale-converter', i, beaufort)

report()
