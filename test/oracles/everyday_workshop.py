"""Lengths, gears, parcels, metal, school, sport, animals, knitting and insulation, from their rules with fractions.

python3 test/oracles/everyday_workshop.py > src/tools/everyday/testdata/workshop.json
"""
import datetime
import math
import random

from everyday_exact import F, NEAR, Invalid, NoAnswer, dec, down, half_up, money, mp, mpf, num, real, report, run, up

random.seed(20261203)


def some(*choices):
    return random.choice(choices)


def between(low, high, places=2):
    return round(random.uniform(low, high), places)


def refuse(error):
    def answer(_):
        raise error()

    return answer


# Heights: the value in centimetres stands beside each text.
def height(cm):
    inches = cm / F('2.54')
    feet, nearest = math.floor(inches / 12), half_up(inches)
    return lambda _: {'cm': num(cm), 'meters': num(cm / 100), 'inches': num(inches), 'feet': feet, 'remainingInches': num(inches - 12 * feet), 'text': f'{nearest // 12}\'{nearest % 12}"'}


INCH, FOOT = F('2.54'), F('30.48')
for text, cm, unit in [
    ('180', F(180), None), ('180 cm', F(180), None), ('180CM', F(180), 'ft'), ('1.8 m', F(180), None), ('1.8', F(180), 'm'), ('1800 mm', F(180), None), ('1800mm', F(180), 'in'), ('71', 71 * INCH, 'in'), ('5.5', F('5.5') * FOOT, 'ft'),
    ('5\'11"', 71 * INCH, None), ('5′11″', 71 * INCH, None), ('5’ 11”', 71 * INCH, None), ("5'11", 71 * INCH, None), ('5 ft 11 in', 71 * INCH, None), ('5ft11in', 71 * INCH, None), ('5 FOOT 11 Inches', 71 * INCH, None), ('5 feet 11.5 inches', F('71.5') * INCH, None),
    ('5\' 11 1/2"', F('71.5') * INCH, None), ("5' 1/2", F('60.5') * INCH, None), ('5 ft 11', 71 * INCH, None), ('71 in', 71 * INCH, None), ('71"', 71 * INCH, None), ('71 1/2 inch', F('71.5') * INCH, None), ('1/2"', F('0.5') * INCH, None), ('5.5 ft', F('5.5') * FOOT, None), ("6'", 6 * FOOT, None), ('0\'5"', 5 * INCH, None), ('6\'0"', 72 * INCH, None),
    ('5\'11.99"', F('71.99') * INCH, None), ('5\'11.5"', F('71.5') * INCH, None), ('5\'11.4999"', F('71.4999') * INCH, None), ('182.88', F('182.88'), None), ('182.8799999', F('182.8799999'), None), ('10000', F(10000), None), ('100 m', F(10000), None), ('0.0000001', F(1, 10**7), None), (' 172.5 ', F('172.5'), None), ('5\' 1/3"', (60 + F(1, 3)) * INCH, None), ('328 ft', 328 * FOOT, None), ('12"', 12 * INCH, None),
]:
    run('height-converter', {'height': text} | ({'unit': unit} if unit else {}), height(cm))
for text in ['0', '0 cm', '0\'0"', '10000.0001', '101 m', '-180', '180 km', '5\'12"', '5 ft 12 in', '5.5\' 3"', '5\'11"6', 'tall', ' ', '5\' 1/0"', '1,80 m', '1e2', '5\'-3"', '180 cm tall', "5''", '"', "'11", 'NaN', '５ ft', "5' 3'"]:
    run('height-converter', {'height': text}, refuse(NoAnswer))
for _ in range(20):
    cm = between(30, 250)
    run('height-converter', {'height': repr(cm)}, height(dec(cm)))


# Lengths in feet and inches.
def feet_text(inches, d):
    parts = math.floor(abs(inches) * d + F(1, 2))
    feet, rest = divmod(parts, 12 * d)
    whole, part = divmod(rest, d)
    fraction = F(part, d)
    inch = ' '.join(([str(whole)] if whole or not part else []) + ([f'{fraction.numerator}/{fraction.denominator}'] if part else []))
    return ('-' if inches < 0 and parts else '') + (f"{feet}' " if feet else '') + inch + '"'


def lengths(i, first, second=None):
    op = i.get('operation', 'add')
    if op in ('add', 'subtract', 'ratio') and 'second' not in i or op in ('multiply', 'divide') and 'by' not in i:
        raise Invalid()
    if (op == 'divide' and i['by'] == 0) or (op == 'ratio' and second == 0):
        raise NoAnswer()
    x = {'add': lambda: first + second, 'subtract': lambda: first - second, 'multiply': lambda: first * dec(i['by']), 'divide': lambda: first / dec(i['by']), 'ratio': lambda: first, 'round': lambda: first}[op]()
    result = {'text': feet_text(x, int(i.get('denominator', '16'))), 'inches': num(x), 'feet': num(x / 12), 'meters': num(x * F('0.0254'))}
    if op == 'ratio':
        result['ratio'] = num(first / second)
    return result


WRITTEN = [('5\' 3 1/2"', F('63.5')), ('5 ft 3.5 in', F('63.5')), ('63 1/2"', F('63.5')), ("12'", F(144)), ('7/8', F(7, 8)), ('-2\' 6"', F(-30)), ('3-1/2', F('3.5')), ("3' 3-1/2", F('39.5')), ('0', F(0)), ('-0"', F(0)), ('5.25 feet', F(63)), ("2.5' 6\"", F(36)), ('1/3', F(1, 3)), ('11/64"', F(11, 64)), ('1′ 13″', F(25)), ('- 4 inches', F(-4)), ('.5', F('0.5')), ('99999\' 11 63/64"', 99999 * 12 + 11 + F(63, 64)), ('1 foot 1 inch', F(13)), ('8’', F(96)), ('0.03125', F(1, 32)), ('3/0.5', None), ('1/0', None), ('', None), ("'", None), ('5\' 3\'', None), ('5 3', None), ('1 2 3/4', None), ('--3', None), ('3 m', None), ('"', None), ('-', None)]
good = [w for w in WRITTEN if w[1] is not None]
for text, value in WRITTEN:
    i = {'first': text, 'operation': 'round', 'denominator': some('1', '2', '4', '8', '16', '32', '64')}
    run('feet-inches-calculator', i, refuse(Invalid if text == '' else NoAnswer) if value is None else lambda i, value=value: lengths(i, value))
for _ in range(60):
    (text, first), (other, second) = some(*good), some(*good)
    i = {'first': text, 'operation': some('add', 'subtract', 'multiply', 'divide', 'ratio', 'round'), 'denominator': some('1', '2', '4', '8', '16', '32', '64')}
    if some(0, 1, 1, 1, 1):
        i |= {'second': other, 'by': some(0, 3, -2, 0.1, 1000000, -1000000, 7, 0.3, 1e-300)}
    run('feet-inches-calculator', i, lambda i: lengths(i, first, second))
run('feet-inches-calculator', {'first': '1', 'second': 'x'}, refuse(NoAnswer))
run('feet-inches-calculator', {'first': '1/32', 'second': '0', 'denominator': '16'}, lambda i: lengths(i, F(1, 32), F(0)))
run('feet-inches-calculator', {'first': '-1/32', 'second': '0'}, lambda i: lengths(i, F(-1, 32), F(0)))
run('feet-inches-calculator', {'first': '-1/33', 'second': '0'}, lambda i: lengths(i, F(-1, 33), F(0)))


def gears(i):
    ratios = [dec(s['driven']) / dec(s['driving']) for s in i['stages']]
    ratio = math.prod(ratios, start=F(1))
    result = {'ratio': num(ratio), 'ratios': [num(r) for r in ratios], 'kind': 'direct' if abs(ratio - 1) <= NEAR else 'reduction' if ratio > 1 else 'overdrive', 'reversed': len(ratios) % 2 == 1}
    if 'inputRpm' in i:
        rpm = dec(i['inputRpm']) / ratio
        result['outputRpm'] = num(rpm)
        if 'tireDiameterMm' in i:
            result['speedKmh'] = num(real(rpm) * mp.pi * real(i['tireDiameterMm']) * 60 / 1000000)
    if 'inputTorqueNm' in i:
        result['outputTorqueNm'] = num(dec(i['inputTorqueNm']) * ratio * (dec(i.get('efficiencyPercent', 100)) / 100) ** len(ratios))
    return result


for _ in range(40):
    i = {'stages': [{'driving': some(12, 15, 0.001, 1000000, 17.5, between(1, 60)), 'driven': some(36, 45, 0.001, 1000000, 12, between(1, 60))} for _ in range(some(1, 1, 2, 3, 20))]}
    for key, values in (('inputRpm', (0, 1800, 10000000, 0.1)), ('inputTorqueNm', (0, 2.5, 1e9)), ('efficiencyPercent', (1, 97.5, 100)), ('tireDiameterMm', (1, 634.5, 100000))):
        if some(0, 1):
            i[key] = some(*values)
    run('gear-ratio-calculator', i, gears)
for a, b in [(1000000, 1000000), (1000000, 1000000.001), (1000000, 1000000.0011), (1000000.0 - 0.001, 1000000), (3, 3)]:
    run('gear-ratio-calculator', {'stages': [{'driving': a if a <= 1000000 else 1000000, 'driven': b if b <= 1000000 else 1000000}], 'inputRpm': 1}, gears)


def parcel(i):
    metric = i.get('unit', 'cm-kg') == 'cm-kg'
    sides = sorted(dec(i[k]) for k in ('length', 'width', 'height'))
    volume, n = math.prod(sides), i.get('count', 1)
    rounding = {'none': lambda x: x, 'half': lambda x: F(up(2 * x), 2), 'whole': lambda x: F(up(x))}[i.get('rounding', 'none')]
    d, a = rounding(volume / dec(i.get('divisor', 5000 if metric else 139))) * n, rounding(dec(i['weight'])) * n
    m3 = volume * n * (F(1, 10**6) if metric else F('0.0254') ** 3)
    girth = 2 * (sides[0] + sides[1])
    return {'dimensionalWeight': num(d), 'actualWeight': num(a), 'chargeableWeight': num(max(d, a)), 'basis': 'dimensional' if d > a else 'actual', 'volumeM3': num(m3), 'volumeFt3': num(m3 / F('0.3048') ** 3), 'girth': num(girth), 'lengthPlusGirth': num(girth + sides[2])}


for _ in range(45):
    i = {'length': some(0.1, 60, 100000, 33.3, between(1, 120, 1)), 'width': some(0.1, 40, 60, between(1, 120, 1)), 'height': some(0.1, 30, 100000, between(1, 120, 1)), 'weight': some(0, 9.2, 9.5, 14.4, 14.5, 1000000, between(0, 50))}
    for key, values in (('unit', ('cm-kg', 'in-lb')), ('divisor', (1, 5000, 6000, 166, 100000, 194.5)), ('count', (1, 3, 100000)), ('rounding', ('none', 'half', 'whole', 'half', 'whole'))):
        if some(0, 1):
            i[key] = some(*values)
    run('dimensional-weight-calculator', i, parcel)
for w in (10, 10.000000001, 10.00000001, 9.9999999999, 0.5, 0.5000000001):
    for r in ('half', 'whole'):
        run('dimensional-weight-calculator', {'length': 50, 'width': 25, 'height': 40, 'weight': w, 'rounding': r}, parcel)

DENSITY = {'steel': 7850, 'stainless-steel': 8000, 'aluminum': 2700, 'copper': 8960, 'brass': 8500, 'bronze': 8800, 'titanium': 4506, 'cast-iron': 7200, 'lead': 11340, 'zinc': 7140, 'nickel': 8908, 'silver': 10490, 'gold': 19300}
NEEDS = {'round-bar': 'd', 'square-bar': 'w', 'hex-bar': 'w', 'flat-bar': 'wh', 'sheet': 'wh', 'round-tube': 'dt', 'square-tube': 'wt', 'rectangular-tube': 'wht', 'angle': 'wht'}
FIELD = {'d': 'diameterMm', 'w': 'widthMm', 'h': 'heightMm', 't': 'wallMm'}


def metal(i):
    shape = i['shape']
    if any(FIELD[k] not in i for k in NEEDS[shape]):
        raise Invalid()
    d, w, h, t = (dec(i.get(FIELD[k], 0)) for k in 'dwht')
    if shape == 'square-tube':
        h = w
    if shape.endswith('tube') and 2 * t > (d if shape == 'round-tube' else min(w, h)) or shape == 'angle' and t > min(w, h):
        raise Invalid()
    section = {'round-bar': lambda: mp.pi * real(d) ** 2 / 4, 'square-bar': lambda: w * w, 'hex-bar': lambda: real(w) ** 2 * mp.sqrt(3) / 2, 'flat-bar': lambda: w * h, 'sheet': lambda: w * h, 'round-tube': lambda: mp.pi * real((d - t) * t), 'square-tube': lambda: w * w - (w - 2 * t) ** 2, 'rectangular-tube': lambda: w * h - (w - 2 * t) * (h - 2 * t), 'angle': lambda: (w + h - t) * t}[shape]()
    of = (lambda x: x) if isinstance(section, F) else real
    per = section * of(dec(i.get('densityKgM3', DENSITY[i.get('metal', 'steel')])) / 10**6)
    kg = per * of(dec(i['lengthM']) * i.get('count', 1))
    result = {'crossSectionMm2': num(section), 'kgPerMeter': num(per), 'kg': num(kg), 'lb': num(kg / of(F('0.45359237')))}
    if 'pricePerKg' in i:
        result['cost'] = money(kg * of(dec(i['pricePerKg'])), i.get('decimals', 2))
    return result


for shape in NEEDS:
    for _ in range(7):
        i = {'shape': shape, 'lengthM': some(0.0001, 6, 1000000, 2.35)}
        for k, values in (('d', (0.01, 48.3, 100000, 10)), ('w', (0.01, 40, 100000, 25.4)), ('h', (0.01, 3, 20, 100000)), ('t', (0.01, 3.2, 5, 10, 20.1))):
            if k in NEEDS[shape] and some(0, 1, 1, 1, 1, 1, 1) or some(0, 0, 1):
                i[FIELD[k]] = some(*values)
        for key, values in (('metal', tuple(DENSITY)), ('densityKgM3', (1, 7874.5, 30000)), ('count', (1, 7, 1000000)), ('pricePerKg', (0, 4.8, 0.333, 10000000)), ('decimals', (0, 3, 10))):
            if some(0, 0, 1):
                i[key] = some(*values)
        run('metal-weight-calculator', i, metal)
for d, t in [(10, 5), (10, 5.0000001), (0.2, 0.1), (0.3, 0.15)]:
    run('metal-weight-calculator', {'shape': 'round-tube', 'diameterMm': d, 'wallMm': t, 'lengthM': 1}, metal)
    run('metal-weight-calculator', {'shape': 'rectangular-tube', 'widthMm': 40, 'heightMm': d, 'wallMm': t, 'lengthM': 1}, metal)
for t in (3, 3.01):
    run('metal-weight-calculator', {'shape': 'angle', 'widthMm': 40, 'heightMm': 3, 'wallMm': t, 'lengthM': 1}, metal)


def rebar(i):
    g = lambda k, d=0: dec(i.get(k, d))
    cover, stock, lap = g('coverCm', 5) / 100, g('stockLengthM', 12), g('lapDiameters', 40) * g('barDiameterMm', 12) / 1000
    length, width, spacing = g('lengthM') - 2 * cover, g('widthM') - 2 * cover, g('spacingCm') / 100
    if length <= 0 or width <= 0:
        raise Invalid()

    def line(x):
        if x - stock <= NEAR:
            return x
        if lap >= stock:
            raise NoAnswer()
        return x + (up((x - lap) / (stock - lap)) - 1) * lap

    along, across = up(width / spacing) + 1, up(length / spacing) + 1
    total = along * line(length) + across * line(width)
    bars = up(total * (1 + g('wastePercent') / 100) / stock)
    result = {'lengthwiseBars': along, 'crosswiseBars': across, 'totalLengthM': num(total), 'stockBars': bars, 'weightKg': num(mp.pi / 4 * real(g('barDiameterMm', 12) / 1000) ** 2 * real(total) * 7850), 'intersections': along * across}
    if 'pricePerBar' in i:
        result['cost'] = money(bars * dec(i['pricePerBar']), i.get('decimals', 2))
    return result


for _ in range(60):
    i = {'lengthM': some(0.1, 6, 12.1, 24.58, 10000, between(1, 60)), 'widthM': some(0.1, 4, 10000, between(1, 60)), 'spacingCm': some(1, 15, 20, 500, 33.3)}
    for key, values in (('coverCm', (0, 5, 7.5, 100, 0.1)), ('barDiameterMm', (1, 8, 16, 100, 9.5)), ('stockLengthM', (0.5, 6, 12, 100)), ('lapDiameters', (0, 40, 50, 200)), ('wastePercent', (0, 10, 100, 7.5)), ('pricePerBar', (0, 8.75, 100000)), ('decimals', (0, 1, 10))):
        if some(0, 1):
            i[key] = some(*values)
    run('rebar-calculator', i, rebar)
for length in (12.1, 12.1000000001, 12.100001, 23.62, 23.63):
    run('rebar-calculator', {'lengthM': length, 'widthM': 0.1, 'spacingCm': 20, 'coverCm': 0.0}, rebar)
    run('rebar-calculator', {'lengthM': length, 'widthM': 4, 'spacingCm': 20}, rebar)


def spacing(i):
    if ('count' in i) == ('maxGap' in i):
        raise Invalid()
    total, w, items = dec(i['total']), dec(i.get('itemWidth', 0)), i.get('ends', 'gap') == 'items'
    if 'count' in i:
        n = i['count']
        if items and n < 2:
            raise Invalid()
    else:
        m = dec(i['maxGap'])
        n = max(2, up((total + m) / (w + m))) if items else max(1, up((total - m) / (w + m)))
    if n > 5000 or n * w > total:
        raise NoAnswer()
    gap = (total - n * w) / (n - 1 if items else n + 1)
    starts = [k * (w + gap) + (0 if items else gap) for k in range(n)]
    return {'count': n, 'gap': num(gap), 'starts': [num(F(s)) for s in starts], 'centers': [num(s + w / 2) for s in starts]}


for _ in range(60):
    i = {'total': some(0.001, 200, 300, 1000000, 10, 2.4, between(1, 500)), 'itemWidth': some(0, 4, 40, 0.1, 1000000, 3.8)}
    if some(0, 1, 1, 1, 1):
        i[some('count', 'maxGap', 'maxGap')] = 0
    if 'count' in i:
        i['count'] = some(1, 2, 3, 7, 50)
    if 'maxGap' in i:
        i['maxGap'] = some(10, 0.001, 1000000, 12.5, 100, 50)
    if some(0, 0, 0, 0, 0, 1):
        i['count'], i['maxGap'] = 3, 4
    if some(0, 1):
        i['ends'] = some('gap', 'items', 'items')
    if 'maxGap' in i and dec(i['total']) / (dec(i['itemWidth']) + dec(i['maxGap'])) > 400 and dec(i['total']) < 2000 * dec(i['maxGap']):
        continue
    run('equal-spacing-calculator', i, spacing)
for i in [{'total': 1, 'maxGap': 0.1}, {'total': 1, 'maxGap': 0.1, 'ends': 'items'}, {'total': 0.3, 'itemWidth': 0.1, 'count': 3}, {'total': 0.3, 'itemWidth': 0.1, 'count': 3, 'ends': 'items'}, {'total': 10, 'itemWidth': 20, 'maxGap': 5}, {'total': 5001.5, 'maxGap': 1}, {'total': 10, 'maxGap': 20}, {'total': 10, 'maxGap': 20, 'ends': 'items'}]:
    run('equal-spacing-calculator', i, spacing)


def stopping(i):
    if ('speedKmh' in i) == ('speedMph' in i):
        raise Invalid()
    v = dec(i['speedKmh']) / F('3.6') if 'speedKmh' in i else dec(i['speedMph']) * F('1609.344') / 3600
    hold = dec(i.get('friction', {'dry-asphalt': 0.7, 'wet-asphalt': 0.4, 'gravel': 0.5, 'snow': 0.2, 'ice': 0.1}[i.get('road', 'dry-asphalt')])) + dec(i.get('gradePercent', 0)) / 100
    if hold <= 0:
        raise NoAnswer()
    a, t = hold * F('9.80665'), dec(i.get('reactionSeconds', 1.5))
    braking = v**2 / 2 / a
    return {'reactionM': num(v * t), 'brakingM': num(braking), 'stoppingM': num(v * t + braking), 'stoppingFt': num((v * t + braking) / F('0.3048')), 'brakingSeconds': num(v / a), 'totalSeconds': num(v / a + t), 'decelerationMs2': num(a)}


for _ in range(45):
    i = {some('speedKmh', 'speedMph'): some(0, 100, 30, 55.5, 1250, 0.1)}
    for key, values in (('reactionSeconds', (0, 1, 2.5, 10)), ('road', ('dry-asphalt', 'wet-asphalt', 'gravel', 'snow', 'ice')), ('friction', (0.01, 0.65, 3)), ('gradePercent', (-50, -10, -1, -9.99, 5, 50, -20))):
        if some(0, 1):
            i[key] = some(*values)
    run('stopping-distance-calculator', i, stopping)
for i in [{}, {'speedKmh': 1, 'speedMph': 1}, {'speedKmh': 50, 'road': 'ice', 'gradePercent': -10}, {'speedKmh': 50, 'friction': 0.3, 'gradePercent': -30}, {'speedKmh': 50, 'friction': 0.3, 'gradePercent': -29.9999999}]:
    run('stopping-distance-calculator', i, stopping)

LETTERS = [('A+', 97), ('A', 93), ('A-', 90), ('B+', 87), ('B', 83), ('B-', 80), ('C+', 77), ('C', 73), ('C-', 70), ('D+', 67), ('D', 63), ('D-', 60)]


def letter(percent):
    return next((name for name, limit in LETTERS if percent + NEAR >= limit), 'F')


def test(i):
    q = i['questions']
    if ('wrong' in i) == ('correct' in i) or max(i.get('wrong', 0), i.get('correct', 0)) > q:
        raise Invalid()
    right = q - dec(i['wrong']) if 'wrong' in i else dec(i['correct'])
    percent = right * 100 / q
    result = {'correct': num(right), 'wrong': num(q - right), 'percent': num(percent), 'letter': letter(percent), 'passed': percent + NEAR >= dec(i.get('passPercent', 60))}
    if i.get('chart'):
        result['chart'] = [{'wrong': w, 'percent': num(F(100 * (q - w), q)), 'letter': letter(F(100 * (q - w), q))} for w in range(q + 1)]
    return result


for _ in range(50):
    q = some(1, 3, 7, 30, 40, 100, 1000)
    i = {'questions': q, some('wrong', 'correct'): some(0, 1, q, q / 2, 0.5, min(q, 2.25), q * 0.6, q * 0.93, q + 1)}
    for key, values in (('passPercent', (0, 50, 60, 66.6666666667, 100)), ('chart', (True, False))):
        if some(0, 0, 1) and not (key == 'chart' and q > 100):
            i[key] = some(*values)
    if max(i.get('wrong', 0), i.get('correct', 0)) <= 1000:
        run('test-grade-calculator', i, test)
for i in [{'questions': 5}, {'questions': 5, 'wrong': 1, 'correct': 4}, {'questions': 3, 'correct': 2, 'passPercent': 66.6666666667}, {'questions': 3, 'correct': 2, 'passPercent': 66.66666667}, {'questions': 100, 'correct': 96.9999999995}, {'questions': 100, 'correct': 96.99999999}, {'questions': 1000, 'wrong': 30, 'chart': False}]:
    run('test-grade-calculator', i, test)


def attendance(i):
    held, there, required = i['held'], i['attended'], dec(i.get('requiredPercent', 75))
    if there > held:
        raise Invalid()
    percent = F(100 * there, held)
    reached = percent + NEAR >= required
    result = {'percent': num(percent), 'reached': reached, 'canMiss': max(0, down(100 * there / required - held)) if reached else 0}
    if reached:
        result['mustAttend'] = 0
    elif required < 100:
        result['mustAttend'] = up((required * held - 100 * there) / (100 - required))
    if 'remaining' in i:
        total = held + i['remaining']
        need = max(0, up(required * total / 100 - there))
        if need <= i['remaining']:
            result['mustAttendOfRemaining'] = need
        result |= {'bestPercent': num(F(100 * (there + i['remaining']), total)), 'worstPercent': num(F(100 * there, total))}
    return result


for _ in range(60):
    held = some(1, 3, 40, 50, 100000, random.randint(1, 200))
    i = {'held': held, 'attended': some(0, held, held * 3 // 4, held // 2, held - 1, random.randint(0, held), held + 1)}
    if some(0, 1):
        i['requiredPercent'] = some(0.01, 50, 66.6666666667, 75, 80, 99.9, 100, 33.3)
    if some(0, 1):
        i['remaining'] = some(0, 1, 30, 100000)
    if i['attended'] <= 100000:
        run('attendance-calculator', i, attendance)


def german(i):
    g, b, p = (dec(i[k]) for k in ('grade', 'best', 'passing'))
    if b == p:
        raise NoAnswer()
    x = 1 + 3 * (b - g) / (b - p)
    if x < 1:
        raise NoAnswer()
    tenth = round(x * 10)
    cut = F(tenth, 10) if abs(F(tenth, 10) - x) <= NEAR else F(math.floor(x * 10), 10)
    return {'germanGrade': num(x), 'oneDecimal': num(cut), 'passed': x <= 4 + NEAR, 'label': next((n for n, m in (('sehr gut', F('1.5')), ('gut', F('2.5')), ('befriedigend', F('3.5')), ('ausreichend', F(4))) if x <= m + NEAR), 'nicht bestanden')}


for g, b, p in [(8.2, 10, 5), (10, 10, 5), (5, 10, 5), (4.9, 10, 5), (0, 10, 5), (10.1, 10, 5), (5, 5, 5), (1, 1, 4), (4, 1, 4), (2.5, 1, 4), (1.5, 1, 4), (3.5, 1, 4), (0.9, 1, 4), (1.5000000005, 1, 4), (1.500000002, 1, 4), (3.9999999995, 1, 4), (4.0000000005, 1, 4), (4.00000001, 1, 4), (1.2999999995, 1, 4), (1.29999999, 1, 4), (-1, 0, -3), (1e6, -1e6, 999999), (-1e6, 1e6, 0.1), (0.3, 0.1, 0.2), (100, 100, 60), (73, 100, 60), (3.3, 4, 2), (3.7, 4, 1), (85, 100, 50)] + [(between(5, 10, 2), 10, 5) for _ in range(12)] + [(between(1, 5, 1), 1, 4) for _ in range(8)]:
    run('german-grade-calculator', {'grade': g, 'best': b, 'passing': p}, german)


def golf(i):
    course = [k for k in ('courseRating', 'slopeRating', 'par') if k in i]
    if len(course) not in (0, 3):
        raise Invalid()
    tenths = lambda x: F(half_up(x * 10), 10)
    ds = [tenths(F(113) / dec(r['slopeRating']) * (dec(r['score']) - dec(r['courseRating']) - dec(r.get('pcc', 0)))) for r in i['rounds']]
    n = len(ds)
    counted, adjustment = {3: (1, -2), 4: (1, -1), 5: (1, 0), 6: (2, -1), 7: (2, 0), 8: (2, 0), 19: (7, 0), 20: (8, 0)}.get(n) or ((3, 0) if n < 12 else (4, 0) if n < 15 else (5, 0) if n < 17 else (6, 0))
    index = min(F(54), tenths(sum(sorted(ds)[:counted]) / counted + adjustment))
    result = {'differentials': [num(d) for d in ds], 'counted': counted, 'adjustment': adjustment, 'handicapIndex': num(index)}
    if course:
        result['courseHandicap'] = half_up(index * dec(i['slopeRating']) / 113 + dec(i['courseRating']) - i['par'])
    return result


for n in list(range(3, 21)) * 2 + [3, 20]:
    base = some(68, 80, 95, 150)
    i = {'rounds': [{'score': base + random.randint(-6, 15), 'courseRating': between(64, 76, 1), 'slopeRating': some(113, random.randint(55, 155), 120.5)} | ({'pcc': some(-1, 0, 1, 2, 3)} if some(0, 1) else {}) for _ in range(n)]}
    if some(0, 1):
        i |= {'courseRating': between(64, 76, 1), 'slopeRating': some(113, 128, 55, 155), 'par': some(70, 71, 72)}
    if some(0, 0, 0, 0, 0, 0, 1):
        i.pop('par', None)
        i['slopeRating'] = 120
    run('golf-handicap-calculator', i, golf)
flat = lambda score, rating=70: {'score': score, 'courseRating': rating, 'slopeRating': 113}
for rounds in [[flat(68.45)] * 3, [flat(68.44)] * 5, [flat(70.05)] * 5, [flat(18)] * 3, [flat(300, 20)] * 20, [flat(69.95, 70)] * 5, [flat(71.3), flat(71.4)] + [flat(80)] * 5]:
    run('golf-handicap-calculator', {'rounds': rounds, 'courseRating': 70.5, 'slopeRating': 113, 'par': 70}, golf)

DOG = {'neutered': 1.6, 'intact': 1.8, 'senior': 1.4, 'weight-loss': 1, 'weight-gain': 1.7, 'young': 2, 'very-young': 3, 'light-work': 2, 'moderate-work': 3, 'heavy-work': 6}
CAT = {'neutered': 1.2, 'intact': 1.4, 'senior': 1.1, 'weight-loss': 0.8, 'weight-gain': 1.6, 'young': 2.5, 'very-young': 2.5}


def pet(i):
    factor = (DOG if i['species'] == 'dog' else CAT).get(i.get('state', 'neutered'))
    if factor is None:
        raise Invalid()
    resting = 70 * real(i['weightKg']) ** mpf('0.75')
    daily = resting * real(factor)
    result = {'restingKcal': num(resting), 'factor': factor, 'dailyKcal': num(daily)}
    if 'foodKcalPer100G' in i:
        grams = daily / real(i['foodKcalPer100G']) * 100
        result |= {'gramsPerDay': num(grams), 'gramsPerMeal': num(grams / i.get('mealsPerDay', 2))}
    return result


for species in ('dog', 'cat'):
    for state in (None, *DOG):
        i = {'species': species, 'weightKg': some(0.1, 4, 20, 150, 16, between(1, 60, 1))} | ({'state': state} if state else {})
        if some(0, 1):
            i['foodKcalPer100G'] = some(1, 365, 87.5, 1000)
        if some(0, 1):
            i['mealsPerDay'] = some(1, 3, 12)
        run('pet-calorie-calculator', i, pet)

DAYS = {'dog': (63, 58, 68), 'cat': (65, 60, 70), 'horse': (340, 320, 362), 'donkey': (365, 350, 380), 'cow': (283, 275, 290), 'sheep': (147, 142, 152), 'goat': (150, 145, 155), 'pig': (114, 111, 117), 'rabbit': (31, 28, 34), 'guinea-pig': (65, 59, 72), 'alpaca': (343, 330, 360), 'llama': (350, 335, 365)}


def birth(i):
    try:
        mating, now = datetime.date.fromisoformat(i['matingDate']), datetime.date.fromisoformat(i['now'])
    except ValueError:
        raise Invalid()
    usual, least, most = DAYS[i['species']]
    try:
        due, early, late = (mating + datetime.timedelta(d) for d in (usual, least, most))
    except OverflowError:
        raise NoAnswer()
    return {'gestationDays': usual, 'dueDate': due.isoformat(), 'earliestDate': early.isoformat(), 'latestDate': late.isoformat(), 'daysPregnant': (now - mating).days, 'daysLeft': (due - now).days}


for species in DAYS:
    for _ in range(3):
        run('animal-gestation-calculator', {'species': species, 'matingDate': some('2026-01-15', '2024-02-29', '2023-12-31', '1999-06-30', '0001-01-01', '0099-12-31', '2000-02-28'), 'now': some('2026-02-20', '2026-01-15', '2030-01-01', '0001-01-01', '9999-12-31')}, birth)
for mating, now in [('2026-02-29', '2026-03-01'), ('2026-13-01', '2026-03-01'), ('2026-01-15', '2026-02-30'), ('0000-01-01', '2026-01-01'), ('9999-10-24', '9999-12-31'), ('9999-10-25', '9999-12-31'), ('9999-10-29', '9999-12-31'), ('9999-10-30', '9999-12-31'), ('9999-12-31', '9999-12-31')]:
    run('animal-gestation-calculator', {'species': 'dog', 'matingDate': mating, 'now': now}, birth)


def knit(i):
    if ('gaugeRows' in i) != ('heightCm' in i):
        raise Invalid()
    swatch, gauge = dec(i.get('swatchCm', 10)), dec(i['gaugeStitches'])
    exact = gauge / swatch * dec(i['widthCm'])
    m, p = i.get('multipleOf', 1), i.get('plus', 0)
    stitches = max(1, half_up((exact - p) / m)) * m + p
    result = {'exactStitches': num(exact), 'stitches': stitches, 'widthCm': num(stitches * swatch / gauge)}
    if 'gaugeRows' in i:
        gauge = dec(i['gaugeRows'])
        exact = gauge / swatch * dec(i['heightCm'])
        rows = max(1, half_up(exact))
        result |= {'exactRows': num(exact), 'rows': rows, 'heightCm': num(rows * swatch / gauge)}
    return result


for _ in range(55):
    i = {'gaugeStitches': some(0.1, 22, 18.5, 1000, 20), 'widthCm': some(0.1, 48, 10000, 50.25, between(1, 200, 1))}
    for key, values in (('swatchCm', (0.5, 10, 10.16, 100)), ('multipleOf', (1, 4, 6, 500)), ('plus', (0, 1, 2, 500))):
        if some(0, 1):
            i[key] = some(*values)
    for key, values in (('gaugeRows', (0.1, 30, 28.5, 1000)), ('heightCm', (0.1, 60, 10000, 33.3))):
        if some(0, 1, 1):
            i[key] = some(*values)
    run('knitting-gauge-calculator', i, knit)
for w in (5.25, 5.2499999999, 5.24999, 5.75, 0.1):
    run('knitting-gauge-calculator', {'gaugeStitches': 20, 'widthCm': w, 'gaugeRows': 20, 'heightCm': w}, knit)


def insulation(i):
    resistances = []
    for x in i['layers']:
        keys = set(x) - {'name'}
        if keys == {'resistance'}:
            resistances.append(dec(x['resistance']))
        elif keys == {'thicknessMm', 'conductivity'}:
            resistances.append(dec(x['thicknessMm']) / 1000 / dec(x['conductivity']))
        else:
            raise Invalid()
    r = {'wall': F('0.13'), 'roof': F('0.1'), 'floor': F('0.17')}[i.get('element', 'wall')] + F('0.04') + sum(resistances)
    result = {'uValue': num(1 / r), 'rValue': num(r), 'rValueImperial': num(r * F('5.678263337')), 'layers': [num(x) for x in resistances]}
    if 'areaM2' in i:
        if 'temperatureDifference' in i:
            result['heatLossWatts'] = num(dec(i['areaM2']) * dec(i['temperatureDifference']) / r)
        if 'degreeDays' in i:
            result['kwhPerYear'] = num(dec(i['areaM2']) * dec(i['degreeDays']) * 24 / 1000 / r)
    return result


for _ in range(45):
    layers = []
    for _ in range(some(1, 2, 3, 3, 50)):
        layer = {'resistance': some(0, 0.18, 1000)} if some(0, 0, 1) else {'thicknessMm': some(0.001, 15, 240, 10000, 12.5), 'conductivity': some(0.001, 0.035, 0.7, 1000)}
        layers.append(layer | ({'name': 'x'} if some(0, 1) else {}))
    if some(0, 0, 0, 0, 0, 1):
        layers[-1] = some({}, {'name': 'air'}, {'thicknessMm': 5}, {'conductivity': 1}, {'thicknessMm': 5, 'conductivity': 1, 'resistance': 1}, {'thicknessMm': 5, 'resistance': 1})
    i = {'layers': layers}
    for key, values in (('element', ('wall', 'roof', 'floor')), ('areaM2', (0.001, 20, 1000000)), ('temperatureDifference', (0, 30, 200)), ('degreeDays', (0, 3500.5, 20000))):
        if some(0, 1):
            i[key] = some(*values)
    run('u-value-calculator', i, insulation)

report()
