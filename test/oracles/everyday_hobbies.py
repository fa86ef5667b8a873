"""Planets, plants, carbon, photography, disks, paper, video, baking, coffee, beer and solar panels, from their rules with fractions.

python3 test/oracles/everyday_hobbies.py > src/tools/everyday/testdata/hobbies.json
"""
import math
import random

from everyday_exact import F, Invalid, NoAnswer, dec, down, half_up, money, mp, mpf, num, real, report, run, up

random.seed(20261202)


def some(*choices):
    return random.choice(choices)


def between(low, high, places=2):
    return round(random.uniform(low, high), places)


G = dict(mercury='3.70', venus='8.87', earth='9.80665', moon='1.62', mars='3.71', jupiter='24.79', saturn='10.44', uranus='8.69', neptune='11.15', pluto='0.62', sun='274')


def planets(i):
    return {'weights': {name: num(dec(i['weight']) * F(g) / F('9.80665')) for name, g in G.items()}}


for w in [0, 1, 70, 82.5, 1e12, 5e-324, 0.1, 154.3, 9.80665, -0.0] + [between(0, 500, 3) for _ in range(12)]:
    run('planet-weight-calculator', {'weight': w}, planets)
for w in [-1, 1.1e12]:
    run('planet-weight-calculator', {'weight': w}, lambda i: (_ for _ in ()).throw(Invalid()))


def plants(i):
    s, edge = dec(i['spacingCm']), dec(i.get('edgeCm', 0))
    length, width = dec(i['lengthM']) * 100 - 2 * edge, dec(i['widthM']) * 100 - 2 * edge
    if length <= 0 or width <= 0:
        raise Invalid()
    per = down(length / s) + 1
    if i.get('pattern', 'square') == 'square':
        rows, density = down(width / s) + 1, 10000 / s**2
        count = rows * per
    else:
        height = real(s) * mp.sqrt(3) / 2
        quotient = real(width) / height
        nearest = mp.nint(quotient)
        rows = int(nearest if abs(quotient - nearest) <= mpf(10) ** -9 else mp.floor(quotient)) + 1
        count = (rows + 1) // 2 * per + rows // 2 * (down((length - s / 2) / s) + 1)
        density = 20000 / (mp.sqrt(3) * real(s) ** 2)
    result = {'rows': rows, 'plantsPerRow': per, 'plants': count, 'plantsPerM2': num(density)}
    if 'pricePerPlant' in i:
        result['cost'] = money(count * dec(i['pricePerPlant']), i.get('decimals', 2))
    return result


for _ in range(60):
    i = {'lengthM': some(0.01, 0.3, 1.2, 3, 10000, between(0.1, 30)), 'widthM': some(0.01, 0.1, 0.6, 2, 10000, between(0.1, 30)), 'spacingCm': some(0.5, 10, 30, 33.3, 5000, 0.7, between(1, 100, 1))}
    if some(0, 1):
        i['pattern'] = some('square', 'triangular', 'triangular')
    if some(0, 0, 1):
        i['edgeCm'] = some(0, 5, 0.5, 15, 30, 60, 5000)
    if some(0, 0, 1):
        i['pricePerPlant'] = some(0, 2.49, 0.005, 100000)
        i['decimals'] = some(0, 2, 10)
    run('plant-spacing-calculator', i, plants)
for length, width, s, edge in [(3, 1.2, 30, 60), (3, 1.2, 30, 59.9), (0.1, 5, 30, 0), (0.3, 0.3, 0.1 * 3 * 10, 0), (1, 0.866025403784438, 100, 0), (1, 0.8660254037, 100, 0), (1, 0.86602540378444, 100, 0)]:
    for pattern in ('square', 'triangular'):
        run('plant-spacing-calculator', {'lengthM': length, 'widthM': width, 'spacingCm': s, 'edgeCm': edge, 'pattern': pattern}, plants)


def carbon(i):
    g = lambda name, default=0: dec(i.get(name, default))
    parts = {
        'electricity': g('electricityKwh') * g('electricityFactor', 0.4),
        'heating': g('naturalGasKwh') * F('0.181') + g('heatingOilLiters') * F('2.7'),
        'car': g('petrolLiters') * F('2.348') + g('dieselLiters') * F('2.689'),
        'flights': g('flightKm') * F('0.15'),
        'publicTransport': g('trainKm') * F('0.035') + g('busKm') * F('0.1'),
        'diet': 365 * F({'none': '0', 'vegan': '2.5', 'vegetarian': '3.2', 'medium-meat': '4.7', 'high-meat': '7.2'}[i.get('diet', 'none')]),
    }
    energy = parts['electricity'] + parts['heating']
    total = sum(parts.values())
    return {'totalTonnes': num(total / 1000), 'perPersonTonnes': num((total - energy + energy / i.get('householdSize', 1)) / 1000), 'breakdownKg': {k: num(v) for k, v in parts.items()}}


run('carbon-footprint-calculator', {}, carbon)
for _ in range(25):
    i = {}
    for field in ('electricityKwh', 'naturalGasKwh', 'heatingOilLiters', 'petrolLiters', 'dieselLiters', 'flightKm', 'trainKm', 'busKm'):
        if some(0, 1):
            i[field] = some(0, 0.1, 1e9, between(0, 20000, 1))
    if some(0, 1):
        i['electricityFactor'] = some(0, 5, 0.033, between(0, 1, 3))
    if some(0, 1):
        i['diet'] = some('none', 'vegan', 'vegetarian', 'medium-meat', 'high-meat')
    if some(0, 1):
        i['householdSize'] = some(1, 2, 3, 100)
    run('carbon-footprint-calculator', i, carbon)


def lapse(i):
    given = [k for k in ('eventSeconds', 'intervalSeconds', 'clipSeconds') if k in i]
    if len(given) != 2:
        raise Invalid()
    fps = dec(i.get('fps', 30))
    e, n, c = (dec(i[k]) if k in i else None for k in ('eventSeconds', 'intervalSeconds', 'clipSeconds'))
    if c is None:
        c = e / n / fps
    frames = c * fps
    e, n = e if e is not None else n * frames, n if n is not None else e / frames
    result = {'eventSeconds': num(e), 'intervalSeconds': num(n), 'clipSeconds': num(c), 'frames': num(frames), 'speedup': num(e / c)}
    if 'megabytesPerFrame' in i:
        result['storageGigabytes'] = num(frames * dec(i['megabytesPerFrame']) / 1000)
    return result


for _ in range(40):
    i = {'eventSeconds': some(0.001, 7200, 1e9, between(1, 1e5)), 'intervalSeconds': some(0.001, 5, 1e7, 0.3, between(0.1, 60)), 'clipSeconds': some(0.001, 10, 1e6, 0.7, between(1, 100))}
    for key in random.sample(list(i), some(1, 1, 1, 1, 1, 0, 2, 3)):
        del i[key]
    if some(0, 1):
        i['fps'] = some(1, 23.976, 24, 29.97, 1000)
    if some(0, 1):
        i['megabytesPerFrame'] = some(0.001, 25, 10000)
    run('time-lapse-calculator', i, lapse)


def raid(i):
    level, disks, g = i['level'], [dec(d) for d in i['disksTb']], i.get('groups', 2)
    n, s, raw = len(disks), min(disks), sum(disks)
    least = {'jbod': 1, 'raid0': 2, 'raid1': 2, 'raid5': 3, 'raidz1': 2, 'raid6': 4, 'raidz2': 3, 'raidz3': 4, 'raid10': 4, 'raid50': 3 * g, 'raid60': 4 * g}[level]
    if n < least or (level == 'raid10' and n % 2) or (level in ('raid50', 'raid60') and n % g):
        raise NoAnswer()
    usable, faults = {'jbod': (raw, 0), 'raid0': (n * s, 0), 'raid1': (s, n - 1), 'raid5': ((n - 1) * s, 1), 'raidz1': ((n - 1) * s, 1), 'raid6': ((n - 2) * s, 2), 'raidz2': ((n - 2) * s, 2), 'raidz3': ((n - 3) * s, 3), 'raid10': (n * s / 2, 1), 'raid50': ((n - g) * s, 1), 'raid60': ((n - 2 * g) * s, 2)}[level]
    return {'rawTb': num(raw), 'usableTb': num(usable), 'usableTib': num(usable * 10**12 / 2**40), 'efficiencyPercent': num(usable / raw * 100), 'faultTolerance': faults, 'minimumDisks': least}


for level in ('jbod', 'raid0', 'raid1', 'raid5', 'raid6', 'raid10', 'raid50', 'raid60', 'raidz1', 'raidz2', 'raidz3'):
    for n in (1, 2, 3, 4, 5, 6, 8, 12, 256):
        i = {'level': level, 'disksTb': [some(8, 4, 0.1, 0.2, 1e6, 16.5, 5e-324) for _ in range(n)] if n < 20 else [some(8, 10)] * n}
        if level in ('raid50', 'raid60'):
            i['groups'] = some(2, 3, 4, 64)
        run('raid-calculator', i, raid)


def paper():
    table = {}
    for prefix, standard, w, h in (('A', 'ISO 216', 841, 1189), ('B', 'ISO 216', 1000, 1414), ('C', 'ISO 269', 917, 1297), ('JIS B', 'JIS P 0138', 1030, 1456)):
        for n in range(11):
            table[f'{prefix}{n}'] = (F(w), F(h), standard)
            w, h = h // 2, w
    table |= {'DL': (F(110), F(220), 'ISO 269'), '4A0': (F(1682), F(2378), 'DIN 476'), '2A0': (F(1189), F(1682), 'DIN 476')}
    for name, w, h, standard in [('letter', '8.5', 11, 'ANSI'), ('tabloid', 11, 17, 'ANSI'), ('ANSI C', 17, 22, 'ANSI'), ('ANSI D', 22, 34, 'ANSI'), ('ANSI E', 34, 44, 'ANSI')] + [(n, w, h, 'North American') for n, w, h in [('legal', '8.5', 14), ('executive', '7.25', '10.5'), ('half letter', '5.5', '8.5'), ('junior legal', 5, 8), ('index card', 3, 5), ('business card', 2, '3.5'), ('no 10 envelope', '4.125', '9.5')]]:
        table[name] = (F(w) * F('25.4'), F(h) * F('25.4'), standard)
    return table


PAPER = paper()
# ISO 216:2007 and JIS P 0138, tables.
assert [PAPER[f'A{n}'][:2] for n in range(11)] == [(841, 1189), (594, 841), (420, 594), (297, 420), (210, 297), (148, 210), (105, 148), (74, 105), (52, 74), (37, 52), (26, 37)]
assert [PAPER[f'B{n}'][:2] for n in range(11)] == [(1000, 1414), (707, 1000), (500, 707), (353, 500), (250, 353), (176, 250), (125, 176), (88, 125), (62, 88), (44, 62), (31, 44)]
assert [PAPER[f'C{n}'][:2] for n in range(11)] == [(917, 1297), (648, 917), (458, 648), (324, 458), (229, 324), (162, 229), (114, 162), (81, 114), (57, 81), (40, 57), (28, 40)]
assert PAPER['JIS B4'][:2] == (257, 364) and PAPER['JIS B5'][:2] == (182, 257)


def sheet(name, i):
    w, h, standard = PAPER[name]
    if i.get('orientation') == 'landscape':
        w, h = h, w
    dpi, inch = dec(i.get('dpi', 300)), F('25.4')
    return {'name': name, 'widthMm': num(w), 'heightMm': num(h), 'widthInch': num(w / inch), 'heightInch': num(h / inch), 'widthPt': num(w / inch * 72), 'heightPt': num(h / inch * 72), 'widthPx': half_up(w / inch * dpi), 'heightPx': half_up(h / inch * dpi), 'areaM2': num(w * h / 10**6), 'standard': standard}


for name in PAPER:
    i = {'name': some(name, name.upper(), name.lower(), name.replace(' ', '-'), name.replace(' ', '')), 'dpi': some(72, 96, 150, 300, 1, 10000, 72.5, 0.3 * 10)}
    if some(0, 1):
        i['orientation'] = some('portrait', 'landscape')
    run('paper-size-lookup', i, lambda i, name=name: sheet(name, i))
for given, name in [('Ledger', 'tabloid'), ('ANSI-B', 'tabloid'), ('ansia', 'letter'), ('Statement', 'half letter'), ('No-10-Envelope', 'no 10 envelope'), (' a 4 ', 'A4'), ('J I S B 4', 'JIS B4'), ('d-l', 'DL'), ('HALF  LETTER', 'half letter')]:
    run('paper-size-lookup', {'name': given}, lambda i, name=name: sheet(name, i))
for given in ['A11', 'B-1x', 'A', 'JIS A4', 'D4', ' ', '-', 'A04', '1A0', 'constructor', '__proto__', 'Ä4', 'ansi f', 'letters']:
    run('paper-size-lookup', {'name': given}, lambda i: (_ for _ in ()).throw(NoAnswer()))


def video(i):
    if ('videoMbps' in i) == ('sizeMegabytes' in i):
        raise Invalid()
    audio, factor, t = dec(i.get('audioKbps', 128)) / 1000, 1 + dec(i.get('overheadPercent', 0)) / 100, dec(i['durationSeconds'])
    if 'videoMbps' in i:
        rate = dec(i['videoMbps'])
        size = (rate + audio) * t / 8 * factor
    else:
        size = dec(i['sizeMegabytes'])
        rate = size * 8 / t / factor - audio
        if rate <= 0:
            raise NoAnswer()
    return {'sizeMegabytes': num(size), 'sizeMebibytes': num(size * 10**6 / 2**20), 'sizeGigabytes': num(size / 1000), 'videoMbps': num(rate), 'totalMbps': num(rate + audio)}


for _ in range(50):
    i = {'durationSeconds': some(0.001, 1, 3600, 1e8, 60.5, between(1, 1e4))}
    if some(0, 1, 1):
        i['audioKbps'] = some(0, 64, 320, 100000, 0.1)
    if some(0, 1):
        i['overheadPercent'] = some(0, 1, 50, 0.3)
    which = some('v', 'v', 's', 's', 's', 'vs', '')
    if 'v' in which:
        i['videoMbps'] = some(0, 5, 1e6, 0.1, between(0, 50))
    if 's' in which:
        i['sizeMegabytes'] = some(0.001, 25, 1e12, 700, between(1, 1e4))
    run('video-file-size-calculator', i, video)
run('video-file-size-calculator', {'durationSeconds': 8, 'sizeMegabytes': 0.128}, video)
run('video-file-size-calculator', {'durationSeconds': 8, 'sizeMegabytes': 0.1281}, video)
run('video-file-size-calculator', {'durationSeconds': 8, 'videoMbps': 0, 'audioKbps': 0}, video)


def bread(i):
    items = i['ingredients']
    by_weight = all('grams' in x and 'percent' not in x for x in items)
    if not by_weight and not all('percent' in x and 'grams' not in x for x in items):
        raise Invalid()
    key = 'grams' if by_weight else 'percent'
    flour = sum(dec(x[key]) for x in items if x.get('flour'))
    water = sum(dec(x[key]) * dec(x.get('water', 100 if x['name'].lower() == 'water' else 0)) for x in items)
    total = sum(dec(x[key]) for x in items)
    if by_weight:
        if 'flourGrams' in i or 'doughGrams' in i:
            raise Invalid()
        if flour == 0:
            raise NoAnswer()
        return {'flourGrams': num(flour), 'doughGrams': num(total), 'hydrationPercent': num(water / flour), 'ingredients': [{'name': x['name'], 'grams': num(dec(x['grams'])), 'percent': num(dec(x['grams']) / flour * 100)} for x in items]}
    if ('flourGrams' in i) == ('doughGrams' in i) or abs(flour - 100) > F(1, 10**9):
        raise Invalid()
    all_flour = dec(i['flourGrams']) if 'flourGrams' in i else dec(i['doughGrams']) * 100 / total
    return {'flourGrams': num(all_flour), 'doughGrams': num(all_flour * total / 100), 'hydrationPercent': num(water / 100), 'ingredients': [{'name': x['name'], 'grams': num(all_flour * dec(x['percent']) / 100), 'percent': num(dec(x['percent']))} for x in items]}


for _ in range(50):
    key = some('grams', 'percent')
    share = some(100, 80, 50, 33.3, 0.1)
    items = [{'name': 'Flour', key: share if key == 'percent' else some(500, 0, 1e9, 333.3), 'flour': True}]
    if share < 100:
        items.append({'name': 'Rye', key: num(100 - dec(share)), 'flour': True})
    items.append({'name': some('water', 'WATER', 'Water', 'water ', 'milk'), key: some(68, 0, 70.5, 1e9)})
    if some(0, 1):
        items.append({'name': some('milk', 'egg', 'Wasser', 'water'), key: some(10, 3.3), 'water': some(0, 87, 100, 75.5)})
    if some(0, 1):
        items[0]['water'] = some(0, 14)
    if some(0, 0, 0, 0, 1):
        items[-1].pop(key)
    if some(0, 0, 0, 0, 0, 1):
        items[-1]['grams'] = 5
    i = {'ingredients': items}
    if some(0, 1, 1, 1) == (key == 'percent'):
        i[some('flourGrams', 'doughGrams')] = some(0.001, 900, 1e9, 333.3)
    run('bakers-percentage-calculator', i, bread)
for items, more in [([('water', 60, False)], {}), ([('flour', 0, True), ('water', 60, False)], {}), ([('flour', 0.1, True)], {})]:
    run('bakers-percentage-calculator', {'ingredients': [{'name': n, 'grams': g, 'flour': f} for n, g, f in items]} | more, bread)
for parts in [[99.9999999995], [99.999999999], [99.9999999985], [33.3333333333, 66.6666666667], [0.1, 0.2, 99.7], [50]]:
    run('bakers-percentage-calculator', {'ingredients': [{'name': 'f', 'percent': p, 'flour': True} for p in parts], 'flourGrams': 500}, bread)


def coffee(i):
    if sum(k in i for k in ('coffeeGrams', 'waterGrams', 'ratio')) != 2:
        raise Invalid()
    c, w, r = (dec(i[k]) if k in i else None for k in ('coffeeGrams', 'waterGrams', 'ratio'))
    if c is None:
        c = w / r
    elif w is None:
        w = c * r
    else:
        r = w / c
    brew = max(F(0), w - c * dec(i.get('retentionPerGram', 2)))
    return {'coffeeGrams': num(c), 'waterGrams': num(w), 'ratio': num(r), 'brewGrams': num(brew), 'cups': num(brew / 150)}


for _ in range(35):
    i = {'coffeeGrams': some(0.1, 22, 100000, 18.5, between(1, 60)), 'waterGrams': some(1, 500, 1000000, 333.3, between(1, 1000)), 'ratio': some(1, 16, 100, 16.7, 1.5)}
    for key in random.sample(list(i), some(1, 1, 1, 1, 1, 0, 2, 3)):
        del i[key]
    if some(0, 1):
        i['retentionPerGram'] = some(0, 2.1, 5)
    run('coffee-ratio-calculator', i, coffee)


def beer(i):
    o, f = dec(i['originalGravity']), dec(i['finalGravity'])
    if f > o:
        raise Invalid()
    plato = lambda g: F('-616.868') + F('1111.14') * g - F('630.272') * g**2 + F('135.997') * g**3
    advanced = F('76.08') * (o - f) / (F('1.775') - o) * f / F('0.794')
    abw = advanced * F('0.794') / f
    extract = F('0.1808') * plato(o) + F('0.8192') * plato(f)
    result = {'abvPercent': num((o - f) * F('131.25')), 'abvAdvancedPercent': num(advanced), 'abwPercent': num(abw), 'originalPlato': num(plato(o)), 'finalPlato': num(plato(f)), 'caloriesPer330Ml': num((F('6.9') * abw + 4 * (extract - F('0.1'))) * f * F('3.55') * 330 / F('354.8823547'))}
    if o > 1:
        result['attenuationPercent'] = num((o - f) / (o - 1) * 100)
    return result


for o, f in [(1.05, 1.01), (1.2, 0.98), (0.98, 0.98), (1, 1), (1, 0.99), (1.001, 1), (1.05, 1.05), (1.05, 1.0500001), (0.99, 1), (1.2, 1.2)] + [(between(1, 1.2, 4), between(0.98, 1.05, 4)) for _ in range(25)]:
    run('abv-calculator', {'originalGravity': o, 'finalGravity': f}, beer)

CIRCLES = {'full-frame': 0.03, 'aps-c': 0.02, 'aps-c-canon': 0.019, 'micro-four-thirds': 0.015, 'one-inch': 0.011, 'medium-format': 0.043}


def sharp(i):
    f, n, s = dec(i['focalLengthMm']), dec(i['aperture']), dec(i['distanceM']) * 1000
    c = i.get('circleOfConfusionMm', CIRCLES[i.get('sensor', 'full-frame')])
    if s <= f:
        raise NoAnswer()
    h = f**2 / (n * dec(c)) + f
    near = s * (h - f) / (h + s - 2 * f)
    result = {'circleOfConfusionMm': c, 'hyperfocalM': num(h / 1000), 'nearM': num(near / 1000), 'infinite': s >= h}
    if s < h:
        far = s * (h - f) / (h - s)
        result |= {'farM': num(far / 1000), 'depthM': num((far - near) / 1000)}
    return result


for _ in range(40):
    i = {'focalLengthMm': some(1, 24, 50, 85, 5000, 35.5), 'aperture': some(0.5, 1.4, 2.8, 8, 22, 512), 'distanceM': some(0.01, 0.05, 0.5, 3, 30, 5, 1000000, between(0.1, 50))}
    if some(0, 1):
        i['sensor'] = some(*CIRCLES)
    if some(0, 0, 1):
        i['circleOfConfusionMm'] = some(0.0001, 0.029, 1)
    run('depth-of-field-calculator', i, sharp)
# At the hyperfocal distance exactly: 100²/(10 · 0.1) + 100 mm.
for d in (10.1, 10.0999999, 10.1000001):
    run('depth-of-field-calculator', {'focalLengthMm': 100, 'aperture': 10, 'distanceM': d, 'circleOfConfusionMm': 0.1}, sharp)


def exposure(i):
    n, t, iso = dec(i['aperture']), dec(i['shutterSeconds']), dec(i.get('iso', 100))
    light = n**2 / t * 100 / iso
    new = t * (dec(i.get('newAperture', i['aperture'])) / n) ** 2 * iso / dec(i.get('newIso', i.get('iso', 100)))
    stops = dec(i.get('ndStops', 0))
    new = new * 2 ** stops.numerator if stops.denominator == 1 else real(new) * mpf(2) ** real(stops)
    exact = isinstance(new, F)
    rounded = (lambda v: half_up(v)) if exact else (lambda v: int(mp.floor(v + mpf('0.5') + mpf(10) ** -9)))
    if new < F(3, 10) if exact else new < mpf('0.3'):
        text = '1/%d' % rounded(1 / new)
    else:
        tenths = rounded(new * 10)
        text = '%d.%d s' % (tenths // 10, tenths % 10)
    ev = (mp.log(mpf(light.numerator)) - mp.log(mpf(light.denominator))) / mp.log(2)
    return {'ev100': 0 if light == 1 else num(ev), 'newShutterSeconds': num(new), 'newShutter': text}


for _ in range(50):
    i = {'aperture': some(0.5, 1, 1.4, 2.8, 8, 16, 512), 'shutterSeconds': some(0.000001, 0.001, 0.004, 0.0166667, 0.5, 1, 30, 100000)}
    for key, values in (('iso', (1, 100, 400, 10000000, 125)), ('newAperture', (0.5, 4, 5.6, 512)), ('newIso', (1, 100, 800, 3200, 10000000)), ('ndStops', (0, 1, 3, 10, 30, 6.6, 0.5))):
        if some(0, 1):
            i[key] = some(*values)
    run('exposure-value-calculator', i, exposure)
for i in [{'aperture': 1, 'shutterSeconds': 1}, {'aperture': 2, 'shutterSeconds': 0.25}, {'aperture': 8, 'shutterSeconds': 0.3}, {'aperture': 8, 'shutterSeconds': 0.2999999}, {'aperture': 8, 'shutterSeconds': 0.35}, {'aperture': 8, 'shutterSeconds': 0.4}, {'aperture': 8, 'shutterSeconds': 0.29}, {'aperture': 8, 'shutterSeconds': 4.05}, {'aperture': 8, 'shutterSeconds': 59.95}, {'aperture': 1.0000001, 'shutterSeconds': 1}]:
    run('exposure-value-calculator', i, exposure)


def solar(i):
    kwh, hours = dec(i['dailyKwh']), dec(i['sunHours']) * dec(i.get('performanceRatio', 0.8))
    required = kwh / hours
    panels = up(required * 1000 / dec(i.get('panelWatts', 400)))
    installed = panels * dec(i.get('panelWatts', 400)) / 1000
    yearly = installed * hours * 365
    result = {'requiredKw': num(required), 'panels': panels, 'installedKw': num(installed), 'areaM2': num(panels * dec(i.get('panelAreaM2', 1.9))), 'yearlyKwh': num(yearly)}
    if i.get('autonomyDays', 0) > 0:
        result['batteryKwh'] = num(kwh * dec(i['autonomyDays']) / (dec(i.get('depthOfDischargePercent', 80)) / 100))
    if 'pricePerKwh' in i:
        result['yearlyValue'] = money(yearly * dec(i['pricePerKwh']), i.get('decimals', 2))
    return result


for _ in range(40):
    i = {'dailyKwh': some(0.001, 12, 9.6, 1000000, between(1, 50)), 'sunHours': some(0.1, 3, 4.5, 24, between(2, 7))}
    for key, values in (('panelWatts', (1, 400, 450, 10000, 405.5)), ('panelAreaM2', (0.01, 1.7, 100)), ('performanceRatio', (0.1, 0.75, 1)), ('autonomyDays', (0, 1, 60, 2.5)), ('depthOfDischargePercent', (1, 50, 100)), ('pricePerKwh', (0, 0.3, 0.125, 10000)), ('decimals', (0, 3, 10))):
        if some(0, 1):
            i[key] = some(*values)
    run('solar-panel-calculator', i, solar)
for watts in (1000, 250, 333.3333333333, 333.3333333, 333.33333334):
    run('solar-panel-calculator', {'dailyKwh': 4, 'sunHours': 5, 'panelWatts': watts}, solar)

report()
