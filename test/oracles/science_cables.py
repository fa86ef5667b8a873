"""Wire gauges, voltage drop and traces of printed circuit boards, from their rules with 200 digits.

python3 test/oracles/science_cables.py > src/tools/science/testdata/cables.json
"""
import random

from everyday_exact import NoAnswer, mp, mpf, num, report, run
from science_values import exactly, get, pick

random.seed(258)
pi = mp.pi

SIZES = {'0000': -3, '000': -2, '00': -1, '0': 0, '4/0': -3, '3/0': -2, '2/0': -1, '1/0': 0} | {str(n): n for n in range(1, 41)}
NAMES = {-3: '4/0', -2: '3/0', -1: '2/0', 0: '1/0'}


def diameter(awg):
    if awg not in SIZES:
        raise NoAnswer()
    return mpf('0.127') * mpf(92) ** (mpf(36 - SIZES[awg]) / 39)


# Wire gauges
def wire(i):
    exactly(1, i, 'awg', 'diameterMm', 'areaMm2')
    d = diameter(i['awg']) if 'awg' in i else get(i, 'diameterMm') if 'diameterMm' in i else mp.sqrt(4 * get(i, 'areaMm2') / pi)
    n = mpf(SIZES[i['awg']]) if 'awg' in i else 36 - 39 * mp.log(d / mpf('0.127')) / mp.log(92)
    if abs(n) < mpf(10) ** -150:
        n = mpf(0)
    nearest = min(max(int(mp.floor(n + mpf('0.5'))), -3), 40)
    area = pi * d * d / 4
    return {'gauge': num(n), 'nearestAwg': NAMES.get(nearest, str(nearest)), 'diameterMm': num(d), 'diameterInch': num(d / mpf('25.4')), 'areaMm2': num(area), 'kcmil': num((d / mpf('0.0254')) ** 2 / 1000), 'copperOhmPerKm': num(mpf('17.241') / area)}


for awg in list(SIZES)[:10] + ['4', '9', '10', '18', '24', '36', '39', '40', '41', '5/0', '0/0', '00/0', '1.5', '-1', ' 12', '12 ', '#12', '07', '1/1', 'x', '', '00000', '٣', '１２', '\U0001d7ce', 'é', '1e1']:
    run('wire-gauge-converter', {'awg': awg}, wire if 1 <= len(awg) <= 4 else lambda i: exactly(0, i, 'awg'))
for i in [{'diameterMm': d} for d in [0.127, 11.684, 0.001, 1000, 2.05, 0.0799, 12, 0.05, 8.25, 1.6]] + [{'areaMm2': a} for a in [0.000001, 1000000, 0.5, 0.75, 1, 1.5, 4, 6, 10, 16, 25, 35, 120]]:
    run('wire-gauge-converter', i, wire)
for i in [{}, {'awg': '12', 'diameterMm': 2}, {'areaMm2': 2, 'diameterMm': 2}, {'awg': '12', 'areaMm2': 2, 'diameterMm': 2}]:
    run('wire-gauge-converter', i, wire)


# Voltage drop
def drop(i):
    exactly(1, i, 'areaMm2', 'awg')
    area = get(i, 'areaMm2') if 'areaMm2' in i else pi * diameter(i['awg']) ** 2 / 4
    r = mpf({'copper': '0.017241', 'aluminum': '0.028264'}[i.get('material', 'copper')]) * get(i, 'lengthMeters') / area
    u, c = get(i, 'voltage'), get(i, 'current')
    three = i.get('system') == 'three-phase'
    lost = (mp.sqrt(3) if three else 2) * c * r
    return {'voltageDrop': num(lost), 'dropPercent': num(lost / u * 100), 'endVoltage': num(u - lost), 'powerLoss': num((3 if three else 2) * c * c * r), 'resistance': num(r)}


base = {'voltage': 230, 'current': 16, 'lengthMeters': 25}
for i in [
    {**base, 'areaMm2': 2.5}, {**base, 'awg': '12'}, {**base, 'awg': '0000', 'system': 'three-phase'}, {**base, 'awg': '4/0', 'material': 'aluminum'}, {**base, 'awg': '41'}, {**base, 'awg': 'x'}, base, {**base, 'awg': '12', 'areaMm2': 2.5},
    {**base, 'areaMm2': 2.5, 'current': 0}, {**base, 'areaMm2': 2.5, 'lengthMeters': 0}, {**base, 'areaMm2': 0.001, 'lengthMeters': 1000000, 'current': 1000000, 'voltage': 0.1}, {**base, 'areaMm2': 100000, 'voltage': 1000000}, {'voltage': 12, 'current': 40, 'lengthMeters': 30, 'areaMm2': 1},
]:
    run('voltage-drop-calculator', i, drop)
for _ in range(24):
    i = {'voltage': random.choice([12, 24, 48, 120, 230, 400, 480]), 'current': pick(-1, 2.5), 'lengthMeters': pick(0, 3)}
    i |= {'awg': random.choice(list(SIZES))} if random.random() < 0.5 else {'areaMm2': random.choice([0.5, 0.75, 1.5, 2.5, 4, 6, 10, 50, 95])}
    run('voltage-drop-calculator', i | {'material': random.choice(['copper', 'aluminum']), 'system': random.choice(['dc', 'single-phase', 'three-phase'])}, drop)


# Traces of printed circuit boards
def trace(i):
    c, rise, oz = get(i, 'current'), get(i, 'temperatureRise', 10), get(i, 'copperOz', 1)
    k = mpf('0.024') if i.get('layer') == 'internal' else mpf('0.048')
    area = (c / (k * rise ** mpf('0.44'))) ** (1 / mpf('0.725'))
    thickness = oz * mpf('0.0348') / mpf('0.0254')
    width = area / thickness
    result = {'widthMm': num(width * mpf('0.0254')), 'widthMil': num(width), 'areaMil2': num(area)}
    if 'lengthMm' in i:
        warm = get(i, 'ambientCelsius', 25) + rise
        r = mpf('1.7241e-5') * get(i, 'lengthMm') / (area * mpf('0.0254') ** 2) * (1 + mpf('0.00393') * (warm - 20))
        result |= {'resistance': num(r), 'voltageDrop': num(r * c), 'powerLoss': num(r * c * c)}
    return result


for i in [
    {'current': 1}, {'current': 1, 'layer': 'internal'}, {'current': 1, 'lengthMm': 0}, {'current': 0.001, 'temperatureRise': 200, 'copperOz': 20, 'lengthMm': 100000, 'ambientCelsius': 200}, {'current': 1000, 'temperatureRise': 0.1, 'copperOz': 0.1, 'layer': 'internal', 'lengthMm': 1, 'ambientCelsius': -100},
    {'current': 10, 'temperatureRise': 1, 'lengthMm': 10, 'ambientCelsius': 19}, {'current': 10, 'ambientCelsius': 80},
]:
    run('pcb-trace-width-calculator', i, trace)
for _ in range(15):
    run('pcb-trace-width-calculator', {'current': pick(-1, 1.5), 'temperatureRise': random.choice([5, 10, 20, 33.3, 60]), 'copperOz': random.choice([0.5, 1, 2, 3]), 'layer': random.choice(['external', 'internal']), 'lengthMm': pick(0, 3), 'ambientCelsius': random.choice([-40, 0, 20, 25, 71.5])}, trace)

report()
