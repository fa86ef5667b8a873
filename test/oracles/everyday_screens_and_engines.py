"""Makes src/tools/everyday/testdata/screens-and-engines.json from the rules of the tools, with fractions and mpmath.

    python3 test/oracles/everyday_screens_and_engines.py > src/tools/everyday/testdata/screens-and-engines.json
"""

from fractions import Fraction as F

from everyday_pieces import Vectors, exact, number, real
from mpmath import acos, atan, cos, log, mp, mpf, pi, radians, sin, tan

mp.dps = 700  # so that the thinnest segment of a circle keeps its digits
v = Vectors(1999)
r = v.random
PI = F(str(mp.nstr(+pi, 120)))
INCH = F('25.4')


def refused(tool, base, cases, status=400):
    for case in cases:
        v.add(tool, {k: x for k, x in {**base, **case}.items() if x is not Ellipsis}, status)


# tv-size-calculator: the aspect as an angle
for i in range(45):
    key, low, high = r.choice([('diagonalInch', 1, 1000), ('distanceM', 0.1, 100)])
    inputs = {key: v.between(low, high)}
    if i == 0:
        inputs = {'diagonalInch': 65}
    elif i == 1:
        inputs = {'distanceM': 3}
    else:
        if i % 2:
            inputs['angleDegrees'] = r.choice([10, 30, 36, 40, 60, 90, 33.3])
        if i % 3:
            inputs['aspectWidth'], inputs['aspectHeight'] = r.choice([(4, 3), (21, 9), (2.39, 1), (0.1, 100), (100, 0.1), (1, 1), (9, 16)])
        if i % 4:
            inputs['horizontalPixels'] = r.choice([1, 1366, 1920, 7680, 100000])
    across, up = real(inputs.get('aspectWidth', 16)), real(inputs.get('aspectHeight', 9))
    tilt = atan(up / across)
    half = radians(real(inputs.get('angleDegrees', 30)) / 2)
    width = real(inputs['diagonalInch']) * mpf('2.54') * cos(tilt) if 'diagonalInch' in inputs else real(inputs['distanceM']) * 100 * 2 * tan(half)
    pixels = inputs.get('horizontalPixels', 3840)
    v.add('tv-size-calculator', inputs,
          {'diagonalInch': number(width / cos(tilt) / mpf('2.54')), 'widthCm': number(width), 'heightCm': number(width * tan(tilt)), 'areaM2': number(width / 100 * width / 100 * tan(tilt)),
           'distanceM': number(width / 200 / tan(half)), 'acuityDistanceM': number(width / 100 / pixels / tan(pi / 180 / 60)), 'pixelsPerInch': number(pixels / (width / mpf('2.54')))})
refused('tv-size-calculator', {'diagonalInch': 65}, [{'diagonalInch': ...}, {'distanceM': 2}, {'diagonalInch': 0.9}, {'angleDegrees': 91}, {'aspectWidth': 0}, {'horizontalPixels': 0},
                                                     {'horizontalPixels': 1.5}, {'diagonalInch': ..., 'distanceM': 0}])


# pizza-comparison-calculator
def pizzas(offers):
    rows, each = [], []
    for offer in offers:
        squares = exact(offer.get('count', 1)) * (exact(offer['diameterCm']) / 2 - exact(offer.get('crustCm', 0))) ** 2
        rows.append({'areaCm2': number(squares * PI), 'pricePer100Cm2': number(exact(offer['price']) * 100 / (squares * PI))})
        each.append(exact(offer['price']) / squares)
    saving = (1 - min(each) / max(each)) * 100 if max(each) else 0
    v.add('pizza-comparison-calculator', {'pizzas': offers}, {'pizzas': rows, 'best': each.index(min(each)), 'savingPercent': number(saving)})


pizzas([{'diameterCm': 26, 'price': 8.5, 'count': 2}, {'diameterCm': 40, 'price': 15}])
pizzas([{'diameterCm': 30, 'price': 0}, {'diameterCm': 40, 'price': 0}])
pizzas([{'diameterCm': 30, 'price': 10}, {'diameterCm': 40, 'price': 0}])
pizzas([{'diameterCm': 30, 'price': 9}, {'diameterCm': 20, 'price': 4}, {'diameterCm': 10, 'price': 3, 'count': 3}, {'diameterCm': 10, 'price': 1}])
pizzas([{'diameterCm': 21, 'price': 7}, {'diameterCm': 21, 'price': 2.1, 'count': 0.3}])
pizzas([{'diameterCm': 30, 'price': 12.5, 'crustCm': 2}, {'diameterCm': 26, 'price': 12.5}])
pizzas([{'diameterCm': 1, 'price': 1e6, 'count': 0.001, 'crustCm': 0.499}, {'diameterCm': 1000, 'price': 0.01, 'count': 1000}])
for i in range(25):
    pizzas([{'diameterCm': v.between(1, 1000), 'price': v.between(0, 1e6)} | ({'count': v.between(0.001, 1000)} if r.random() < 0.5 else {}) |
            ({'crustCm': r.choice([0, 0.1, 0.25, 0.4])} if r.random() < 0.5 else {}) for _ in range(r.choice([1, 2, 3, 50]) if i < 4 else r.choice([1, 2, 3]))])
pizza = {'diameterCm': 30, 'price': 10}
refused('pizza-comparison-calculator', {}, [{'pizzas': []}, {'pizzas': [pizza] * 51}, *[{'pizzas': [{**pizza, **bad}]} for bad in [
    {'crustCm': 15}, {'crustCm': 20}, {'crustCm': -1}, {'count': 0}, {'count': 1001}, {'diameterCm': 0.9}, {'price': -1}, {'price': 1e7}]]])

# pet-age-calculator: years added up one by one
for species in ['dog', 'cat']:
    for size in [None, 'small', 'medium', 'large', 'giant']:
        for age in [r.choice([0, 0.5, 1e-9, 0.25]), r.choice([0.999, 1, 1.5]), 2, r.choice([2.999, 3, 2.5]), r.choice([6.99, 7, 5.5]), r.choice([9.9, 10, 13]), r.choice([40, 20.1])]:
            inputs = {'species': species, 'ageYears': age} | ({'size': size} if size else {})
            later = 4 if species == 'cat' else {'small': 4, None: 5, 'medium': 5, 'large': 6, 'giant': 7}[size]
            left, human, rate = exact(age), F(0), [15, 9]
            while left > 0:
                human += min(left, F(1)) * (rate.pop(0) if rate else later)
                left -= 1
            stage = ['puppy' if species == 'dog' else 'kitten', 'young', 'adult', 'mature', 'senior'][sum(age >= limit for limit in (1, 3, 7, 10))]
            v.add('pet-age-calculator', inputs, {'humanYears': number(human), 'epigeneticYears': number(16 * log(real(age)) + 31) if species == 'dog' and age >= 1 else None, 'stage': stage})
refused('pet-age-calculator', {'species': 'dog', 'ageYears': 3}, [{'species': 'fish'}, {'ageYears': -0.1}, {'ageYears': 41}, {'size': 'tiny'}, {'species': ...}])


# tank-volume-calculator
def tank(inputs):
    s = {k: real(x) for k, x in inputs.items() if k.endswith('Cm')}
    shape = inputs.get('shape', 'box')
    height = s['diameterCm'] if shape in ('horizontal-cylinder', 'sphere') else s['heightCm']
    depth = s.get('filledCm', height)
    if depth > height:
        return v.add('tank-volume-calculator', inputs, 400)

    def volume(h):
        d = s.get('diameterCm')
        if shape == 'box':
            return s['lengthCm'] * s['widthCm'] * h
        if shape == 'oval-pool':
            return pi * (s['lengthCm'] / 2) * (s['widthCm'] / 2) * h
        if shape == 'vertical-cylinder':
            return pi * (d / 2) ** 2 * h
        if shape == 'cone':
            return pi / 3 * (d / 2) ** 2 * height * (h / height) ** 3
        radius = d / 2
        if shape == 'sphere':
            return pi * h**2 * (3 * radius - h) / 3
        half = acos((radius - h) / radius)  # half the angle of the segment
        return radius**2 / 2 * (2 * half - sin(2 * half)) * s['lengthCm']

    total, filled = volume(height) / 1000, volume(depth) / 1000
    v.add('tank-volume-calculator', inputs, {'totalLiters': number(total), 'filledLiters': number(filled), 'fillPercent': number(filled / total * 100),
                                             'gallons': number(filled / mpf('3.785411784')), 'ukGallons': number(filled / mpf('4.54609')),
                                             'weightKg': number(filled * real(inputs.get('density', 1)))})


NEEDS = {'box': ['lengthCm', 'widthCm', 'heightCm'], 'vertical-cylinder': ['diameterCm', 'heightCm'], 'horizontal-cylinder': ['diameterCm', 'lengthCm'],
         'oval-pool': ['lengthCm', 'widthCm', 'heightCm'], 'cone': ['diameterCm', 'heightCm'], 'sphere': ['diameterCm']}
tank({'lengthCm': 100, 'widthCm': 40, 'heightCm': 50, 'filledCm': 45})
tank({'shape': 'horizontal-cylinder', 'diameterCm': 120, 'lengthCm': 200, 'filledCm': 30})
for filled in [0, 1e-200, 5e-324, 1e-20, 1e-6, 0.5, 59.999, 60, 60.001, 90, 119.999999, 120, 120.0001]:
    tank({'shape': 'horizontal-cylinder', 'diameterCm': 120, 'lengthCm': 200, 'filledCm': filled})
for shape, names in NEEDS.items():
    for i in range(8):
        inputs = {'shape': shape} | {name: v.between(0.1, 1e6) if i % 2 else r.choice([30, 50, 120, 0.3]) for name in names}
        height = inputs['diameterCm' if shape in ('horizontal-cylinder', 'sphere') else 'heightCm']
        if i:
            inputs['filledCm'] = r.choice([0, height, float(f'{height * r.random():.4g}'), height / 2, height * 1.01 if height * 1.01 <= 1e6 else height])
        if i % 3 == 0:
            inputs['density'] = r.choice([0.01, 0.84, 1.025, 30])
        if i == 5:
            inputs |= {'lengthCm': 7, 'widthCm': 7} if shape in ('cone', 'sphere', 'vertical-cylinder') else {}
        tank(inputs)
    refused('tank-volume-calculator', {'shape': shape, **{name: 10 for name in names}}, [{name: ...} for name in names] + [{'filledCm': 10.1}])
refused('tank-volume-calculator', {'lengthCm': 10, 'widthCm': 10, 'heightCm': 10}, [{'shape': 'tube'}, {'filledCm': -1}, {'density': 0}, {'heightCm': 0}])


# tire-size-calculator: the parts are known, the text is put together from them
def dims(kind, first, second, rim):
    rim_mm = exact(rim) * INCH
    if kind == 'metric':
        width = exact(first)
        side = width * exact(second) / 100
        return width, side, rim_mm, 2 * side + rim_mm
    diameter = exact(first) * INCH
    return exact(second) * INCH, (diameter - rim_mm) / 2, rim_mm, diameter


def answer(parts):
    width, side, rim, diameter = parts
    return {'widthMm': number(width), 'sidewallMm': number(side), 'rimInch': number(rim / INCH), 'diameterMm': number(diameter), 'diameterInch': number(diameter / INCH),
            'circumferenceM': number(PI * diameter / 1000), 'revolutionsPerKm': number(1000000 / (PI * diameter))}


def text_of(kind, first, second, rim):
    gap = r.choice(['', '', '', ' '])
    if kind == 'metric':
        text = f'{first}{gap}/{second}{gap}{r.choice(["R", "ZR", "B", "D", "-", "r", "zr"])}{gap}{rim}'
    else:
        text = f'{first}{r.choice(["x", "X"])}{second}{r.choice(["R", "B", "D", "-", "r"])}{gap}{rim}'
    if len(text) < 16:
        text = r.choice(['', '', '', 'P', 'LT', 'ST', 'T', 'lt']) + text
    if len(text) < 13:
        text += r.choice(['', '', ' 91V', ' 121/118S', '91v'])
    return text[:20]


tires = []
for _ in range(30):
    if r.random() < 0.7:
        parts = ('metric', r.choice(['125', '155', '205', '225', '245', '315', '999', '010']), r.choice(['20', '35', '45', '55', '75', '80', '100', '125']), r.choice(['13', '15', '16', '17', '22', '22.5', '8', '24.5']))
    else:
        parts = ('flotation', r.choice(['31', '33', '35', '37.5']), r.choice(['10.50', '12.5', '9']), r.choice(['15', '16.5', '17', '20']))
    numbers = tuple(float(x) for x in parts[1:])
    tires.append((text_of(*parts), dims(parts[0], *numbers)))
for text, parts in tires:
    inputs, result = {'tire': text}, answer(parts)
    if r.random() < 0.7:
        inputs['newTire'], other = r.choice(tires)
        speed = 100
        if r.random() < 0.7:
            speed = inputs['speedKmh'] = r.choice([0, 50, 130, 1000, 33.3])
        result |= {'newDiameterMm': number(other[3]), 'differencePercent': number((other[3] / parts[3] - 1) * 100), 'actualSpeedKmh': number(exact(speed) * other[3] / parts[3])}
    v.add('tire-size-calculator', inputs, result)
for text, parts in {'P225/60R17': ('metric', 225, 60, 17), 'LT245/75-16': ('metric', 245, 75, 16), '31x10.50R15': ('flotation', 31, 10.5, 15), ' 205 / 55 R 16 91V ': ('metric', 205, 55, 16),
                    '265/70R17121/118S': ('metric', 265, 70, 17), 'ST205/75D15': ('metric', 205, 75, 15), 'T125/70D15 95M': ('metric', 125, 70, 15), '295/80R22.5': ('metric', 295, 80, 22.5),
                    '205/55zr16 91w': ('metric', 205, 55, 16)}.items():
    v.add('tire-size-calculator', {'tire': text}, answer(dims(*parts)))
for text in ['205/55', '205/55R0', '000/55R16', '31x0R15', '15x10R15', '14x10R15', '31x10R0', '20/55R16', '205/5R16', '2055/55R16', '205-55R16', '205/55X16', 'hello', 'XX205/55R16', '205/55R16 91',
             '205/55R16 V', '205,55R16', '205/55R16.']:
    v.add('tire-size-calculator', {'tire': text}, 422)
    v.add('tire-size-calculator', {'tire': '205/55R16', 'newTire': text}, 422)
refused('tire-size-calculator', {'tire': '205/55R16'}, [{'tire': ...}, {'tire': '2/5R'}, {'tire': '205/55R16 91V and more'}, {'newTire': ''}, {'speedKmh': -1}, {'speedKmh': 1001}])

# bike-gear-calculator
for i in range(30):
    inputs = {'chainrings': [r.choice([1, 22, 34, 50, 53, 200]) for _ in range(r.randint(1, 5 if i < 2 else 2))], 'cogs': [r.choice([1, 11, 12, 17, 28, 36, 200]) for _ in range(15 if i == 0 else r.randint(1, 3))]}
    if i % 2:
        inputs |= {'wheelCircumferenceMm': v.between(100, 10000), 'cadenceRpm': v.between(0, 300), 'crankMm': v.between(50, 300)}
    c, cadence, crank = exact(inputs.get('wheelCircumferenceMm', 2096)), exact(inputs.get('cadenceRpm', 90)), exact(inputs.get('crankMm', 172.5))
    gears = []
    for ring in inputs['chainrings']:
        for cog in inputs['cogs']:
            t = F(ring, cog)
            gears.append({'chainring': ring, 'cog': cog, 'ratio': number(t), 'gearInches': number(t * c / PI / INCH), 'developmentM': number(t * c / 1000),
                          'speedKmh': number(t * c / 1000000 * cadence * 60), 'gainRatio': number(c / (2 * PI) / crank * t)})
    v.add('bike-gear-calculator', inputs, {'gears': gears})
refused('bike-gear-calculator', {'chainrings': [50], 'cogs': [11]}, [{'chainrings': []}, {'cogs': []}, {'chainrings': [0]}, {'cogs': [201]}, {'cogs': [11.5]}, {'cogs': [11] * 16}, {'chainrings': [50] * 6},
                                                                     {'wheelCircumferenceMm': 99}, {'cadenceRpm': 301}, {'crankMm': 49}])

# horsepower-calculator
HP, PS, LBFT = F('745.69987158227022'), F('735.49875'), F('1.3558179483314004')


def power(inputs):
    t, n = (None if k not in inputs else exact(inputs[k]) for k in ('torqueNm', 'rpm'))
    p = exact(inputs['powerKw']) * 1000 if 'powerKw' in inputs else exact(inputs['powerHp']) * HP if 'powerHp' in inputs else None
    if p is None:
        p = t * (2 * PI * n / 60)
    elif t is None:
        t = p / (2 * PI * n / 60)
    else:
        n = p / t / (2 * PI) * 60
    v.add('horsepower-calculator', inputs, {'torqueNm': number(t), 'torqueLbFt': number(t / LBFT), 'rpm': number(n), 'powerKw': number(p / 1000), 'powerHp': number(p / HP), 'powerPs': number(p / PS)})


for i in range(45):
    wanted = r.choice([('torqueNm', 'rpm'), ('torqueNm', 'powerKw'), ('rpm', 'powerKw'), ('torqueNm', 'powerHp'), ('rpm', 'powerHp')])
    power({k: v.between({'rpm': 0.001, 'torqueNm': 0.01}.get(k, 0), 1e9) for k in wanted})
for inputs in [{'torqueNm': 320, 'rpm': 4500}, {'torqueNm': 0, 'rpm': 1000}, {'torqueNm': 5, 'powerKw': 0}, {'rpm': 1, 'powerHp': 0}, {'torqueNm': 1e-300, 'powerHp': 1e-300}]:
    power(inputs)
for inputs in [{'torqueNm': 0, 'powerKw': 1}, {'torqueNm': 0, 'powerHp': 0}, {'torqueNm': 5e-324, 'powerKw': 1e9}]:
    v.add('horsepower-calculator', inputs, 422)
refused('horsepower-calculator', {}, [{}, {'rpm': 1}, {'torqueNm': 1}, {'powerKw': 1}, {'powerKw': 1, 'powerHp': 1}, {'powerKw': 1, 'powerHp': 1, 'rpm': 1}, {'powerKw': 1, 'torqueNm': 1, 'rpm': 1},
                                      {'powerHp': 1, 'torqueNm': 1, 'rpm': 1}, {'rpm': 0, 'torqueNm': 1}, {'rpm': 1, 'torqueNm': -1}, {'rpm': 1, 'torqueNm': 1.1e9}])

v.print()
