"""Makes src/tools/everyday/testdata/building.json from the rules of the tools, with fractions and mpmath.

    python3 test/oracles/everyday_building.py > src/tools/everyday/testdata/building.json
"""

from fractions import Fraction as F

from everyday_pieces import Vectors, down, exact, half_up, money, number, of_real, real, up, whole
from mpmath import atan, cos, degrees, pi, radians, sqrt, tan

v = Vectors(17)
r = v.random
PI = of_real(+pi)
FT, INCH, YARD = F('0.3048'), F('0.0254'), F('0.9144')
FT2 = FT**2


def maybe(inputs, name, low, high, chance=0.6):
    """An optional input, as an exact number or None."""
    if r.random() > chance:
        return None
    inputs[name] = v.between(low, high)
    return exact(inputs[name])


def places(inputs):
    inputs['decimals'] = r.choice([0, 2, 2, 4, 10])
    return inputs['decimals']


def refused(tool, base, cases, status=400):
    for case in cases:
        v.add(tool, {k: x for k, x in {**base, **case}.items() if x is not Ellipsis}, status)


def surface(inputs, second='widthM', high=100, whole_numbers=False):
    """An area, given one way or the other."""
    pick = (lambda: r.choice([1, 2, 2.4, 3, 6, 12])) if whole_numbers else (lambda: v.between(0.1, high))
    if r.random() < 0.4:
        inputs['areaM2'] = pick()
        return exact(inputs['areaM2'])
    inputs['lengthM'], inputs[second] = pick(), pick()
    return exact(inputs['lengthM']) * exact(inputs[second])


TWO_WAYS = [{'areaM2': ...}, {'lengthM': 1}, {'lengthM': 1, 'widthM': 1}, {'areaM2': ..., 'lengthM': 1}, {'areaM2': ..., 'widthM': 1}, {'widthM': 1}, {'areaM2': 0}]


def room(inputs, ceiling_default):
    """The surface of a room wall by wall, less openings; None where there is nothing left."""
    if r.random() < 0.3:
        inputs['areaM2'] = v.between(0.01, 1e6)
        area = exact(inputs['areaM2'])
        if r.random() < 0.5:
            inputs['ceiling'] = True
    else:
        l, w, h = (v.between(0.1, m) for m in (1000, 1000, 100))
        inputs |= {'lengthM': l, 'widthM': w, 'heightM': h}
        ceiling = ceiling_default
        if r.random() < 0.6:
            ceiling = inputs['ceiling'] = r.random() < 0.5
        l, w, h = exact(l), exact(w), exact(h)
        area = l * h + w * h + l * h + w * h + (l * w if ceiling else 0)
    if r.random() < 0.5:
        inputs['openingsM2'] = r.choice([0.5, 1.8, 7.25, min(100000, float(area / 2)), min(100000, float(area) * 1.1)])
        area -= exact(inputs['openingsM2'])
    return area


ROOM = [{'areaM2': ...}, {'lengthM': 1}, {'heightM': 2}, {'lengthM': 1, 'widthM': 1, 'heightM': 1}, {'areaM2': ..., 'lengthM': 1, 'widthM': 1},
        {'areaM2': ..., 'heightM': 1}, {'openingsM2': 10}, {'openingsM2': 11}, {'decimals': 11}]

# paint and drywall
for i in range(40):
    inputs = {}
    area = room(inputs, False)
    if i % 2:
        inputs |= {'coats': r.randint(1, 10), 'coverageM2PerLiter': v.between(0.1, 100), 'canLiters': v.between(0.01, 1000)}
    liters = area * inputs.get('coats', 2) / exact(inputs.get('coverageM2PerLiter', 10))
    cans = up(liters / exact(inputs.get('canLiters', 2.5)))
    price, n = maybe(inputs, 'pricePerCan', 0, 1e5), places(inputs)
    v.add('paint-calculator', inputs, 400 if area <= 0 else
          {'areaM2': number(area), 'liters': number(liters), 'cans': cans, 'cost': None if price is None else money(cans * price, n)})
for area, coats, coverage, can, cans in [(0.3, 1, 0.1, 3, 1), (2.4, 1, 0.6, 1, 4), (12.5, 2, 10, 2.5, 1), (12.500000001, 2, 10, 2.5, 1), (12.5000001, 2, 10, 2.5, 2), (0.01, 1, 100, 1000, 1)]:
    v.add('paint-calculator', {'areaM2': area, 'coats': coats, 'coverageM2PerLiter': coverage, 'canLiters': can}, {'cans': cans})
refused('paint-calculator', {'areaM2': 10}, [*ROOM, {'coats': 0}, {'coats': 1.5}, {'canLiters': 0}])

for i in range(40):
    inputs = {}
    area = room(inputs, True)
    if i % 2:
        inputs |= {'sheetWidthM': v.between(0.1, 5), 'sheetLengthM': v.between(0.1, 10), 'wastePercent': v.between(0, 100), 'screwsPerSheet': r.randint(0, 500)}
    share = 1 + exact(inputs.get('wastePercent', 10)) / 100
    sheets = up(area * share / (exact(inputs.get('sheetWidthM', 1.2)) * exact(inputs.get('sheetLengthM', 2.4))))
    price, n = maybe(inputs, 'pricePerSheet', 0, 1e5), places(inputs)
    v.add('drywall-calculator', inputs, 400 if area <= 0 else
          {'areaM2': number(area), 'sheets': sheets, 'screws': sheets * inputs.get('screwsPerSheet', 32), 'cost': None if price is None else money(sheets * price, n)})
v.add('drywall-calculator', {'areaM2': 28.8, 'wastePercent': 0, 'pricePerSheet': 12.5}, {'areaM2': 28.8, 'sheets': 10, 'screws': 320, 'cost': 125})
refused('drywall-calculator', {'areaM2': 10}, [*ROOM, {'sheetWidthM': 0}, {'wastePercent': 101}, {'screwsPerSheet': -1}])

# tile-calculator
for i in range(50):
    inputs = {}
    area = surface(inputs, whole_numbers=i % 2)
    w, h = (r.choice([10, 15, 20, 30, 60]) if i % 2 else v.between(0.5, 500) for _ in range(2))
    inputs |= {'tileWidthCm': w, 'tileHeightCm': h}
    joint = maybe(inputs, 'jointMm', 0, 50, 0.4) or F(0)
    waste = maybe(inputs, 'wastePercent', 0, 100)
    if i % 4 == 1:
        inputs['wastePercent'], waste = 0, F(0)
    thickness = maybe(inputs, 'thicknessMm', 1, 100)
    w, h = exact(w) / 100, exact(h) / 100
    tiles = up(area * (1 + (F(10) if waste is None else waste) / 100) / ((w + joint / 1000) * (h + joint / 1000)))
    boxes = cost = None
    if r.random() < 0.6:
        inputs['tilesPerBox'] = r.choice([1, 6, 10, 25, 10000])
        boxes = up(F(tiles, inputs['tilesPerBox']))
        price, n = maybe(inputs, 'pricePerBox', 0, 1e6), places(inputs)
        cost = None if price is None else money(boxes * price, n)
    # Joints of half a width all round each tile, of the given depth, at 1.6 kg/L: what the makers' formula approximates.
    grout = None if thickness is None else number(area * (w * 1000 + h * 1000) / (w * h * 10**6) * joint * thickness * F('1.6'))
    v.add('tile-calculator', inputs, {'areaM2': number(area), 'tiles': tiles, 'boxes': boxes, 'groutKg': grout, 'cost': cost})
v.add('tile-calculator', {'areaM2': 0.24, 'tileWidthCm': 6, 'tileHeightCm': 100, 'wastePercent': 0}, {'tiles': 4})
v.add('tile-calculator', {'lengthM': 2.4, 'widthM': 0.6, 'tileWidthCm': 60, 'tileHeightCm': 60, 'wastePercent': 0}, {'tiles': 4})
v.add('tile-calculator', {'lengthM': 0.3, 'widthM': 0.1, 'tileWidthCm': 10, 'tileHeightCm': 10, 'wastePercent': 0}, {'tiles': 3})
v.add('tile-calculator', {'areaM2': 6, 'tileWidthCm': 20, 'tileHeightCm': 20, 'jointMm': 2, 'thicknessMm': 8, 'wastePercent': 5}, {'tiles': 155, 'groutKg': 1.536})
refused('tile-calculator', {'areaM2': 1, 'tileWidthCm': 10, 'tileHeightCm': 10}, [*TWO_WAYS, {'pricePerBox': 1}, {'tileWidthCm': 0.4}, {'jointMm': 51}, {'tilesPerBox': 0}])

# wallpaper-calculator: strips are cut one after another
for i in range(50):
    inputs = {'perimeterM': v.between(0.1, 1000), 'heightM': v.between(0.1, 5) if i % 3 else r.choice([2.4, 2.5, 2.7])}
    roll = maybe(inputs, 'rollLengthM', 0.5, 1000) or F('10.05')
    width = maybe(inputs, 'rollWidthCm', 1, 500) or F(53)
    if i % 2:
        inputs['repeatCm'] = r.choice([0, 10, 32, 53, 64, 64.5, 0.1, 500])
    if i % 5 == 0:
        inputs['trimCm'] = r.choice([0, 5, 100])
    price, n = maybe(inputs, 'pricePerRoll', 0, 1e5), places(inputs)
    repeat, strip = exact(inputs.get('repeatCm', 0)), exact(inputs['heightM']) + exact(inputs.get('trimCm', 10)) / 100
    if repeat:
        strip = up(strip / (repeat / 100)) * repeat / 100
    strips, each = up(exact(inputs['perimeterM']) / (width / 100)), down(roll / strip)
    if each == 0:
        v.add('wallpaper-calculator', inputs, 422)
        continue
    rolls = up(F(strips, each))
    v.add('wallpaper-calculator', inputs, {'strips': strips, 'stripLengthM': number(strip), 'stripsPerRoll': each, 'rolls': rolls,
                                           'cost': None if price is None else money(rolls * price, n)})
v.add('wallpaper-calculator', {'perimeterM': 10.6, 'heightM': 2.4, 'pricePerRoll': 24.95}, {'strips': 20, 'stripLengthM': 2.5, 'stripsPerRoll': 4, 'rolls': 5, 'cost': 124.75})
v.add('wallpaper-calculator', {'perimeterM': 5.3, 'heightM': 2.4, 'rollLengthM': 10}, {'strips': 10, 'stripsPerRoll': 4, 'rolls': 3})
v.add('wallpaper-calculator', {'perimeterM': 5.3, 'heightM': 0.7, 'trimCm': 0, 'repeatCm': 10, 'rollLengthM': 2.1}, {'stripLengthM': 0.7, 'stripsPerRoll': 3, 'rolls': 4})
v.add('wallpaper-calculator', {'perimeterM': 1, 'heightM': 9.96}, 422)
v.add('wallpaper-calculator', {'perimeterM': 1, 'heightM': 9.95}, {'stripsPerRoll': 1})
refused('wallpaper-calculator', {'perimeterM': 10, 'heightM': 2}, [{'perimeterM': 0}, {'heightM': 51}, {'rollWidthCm': 0}, {'repeatCm': -1}, {'perimeterM': ...}])

# flooring-calculator
for i in range(40):
    rooms = [{'lengthM': v.between(0.01, 100), 'widthM': v.between(0.01, 100)} for _ in range(r.choice([1, 2, 3, 100] if i < 6 else [1, 2, 3]))]
    inputs = {'rooms': rooms}
    waste = maybe(inputs, 'wastePercent', 0, 100)
    coverage = maybe(inputs, 'boxCoverageM2', 0.01, 100)
    area = sum(exact(x['lengthM']) * exact(x['widthM']) for x in rooms)
    more = area * (1 + (F(10) if waste is None else waste) / 100)
    boxes, cost, n = None if coverage is None else up(more / coverage), None, places(inputs)
    if coverage is not None and r.random() < 0.5:
        inputs['pricePerBox'] = v.between(0, 1e6)
        cost = money(boxes * exact(inputs['pricePerBox']), n)
    elif r.random() < 0.5:
        inputs['pricePerM2'] = v.between(0, 1e6)
        cost = money(more * exact(inputs['pricePerM2']), n)
    v.add('flooring-calculator', inputs, {'areaM2': number(area), 'areaWithWasteM2': number(more), 'areaSqFt': number(area / FT2), 'boxes': boxes, 'cost': cost})
v.add('flooring-calculator', {'rooms': [{'lengthM': 0.3, 'widthM': 1}], 'wastePercent': 0, 'boxCoverageM2': 0.1}, {'boxes': 3})
v.add('flooring-calculator', {'rooms': [{'lengthM': 2, 'widthM': 1.1}], 'boxCoverageM2': 0.22}, {'boxes': 11, 'areaWithWasteM2': 2.42})
v.add('flooring-calculator', {'rooms': [{'lengthM': 6.096, 'widthM': 3.048}], 'wastePercent': 0, 'pricePerM2': 18.5},
      {'areaM2': 18.580608, 'areaWithWasteM2': 18.580608, 'areaSqFt': 200, 'cost': 343.74})
refused('flooring-calculator', {'rooms': [{'lengthM': 1, 'widthM': 1}]}, [
    {'rooms': []}, {'rooms': [{'lengthM': 1}]}, {'rooms': [{'lengthM': 0.009, 'widthM': 1}]}, {'rooms': [{'lengthM': 1, 'widthM': 1}] * 101}, {'pricePerBox': 1},
    {'pricePerBox': 1, 'pricePerM2': 1, 'boxCoverageM2': 1}, {'pricePerBox': 1, 'pricePerM2': 1}, {'boxCoverageM2': 0}])

# concrete-calculator: stairs as a stack of steps, a tube as two columns
for i in range(60):
    shape = ['slab', 'column', 'tube', 'stairs'][i % 4]
    inputs = {} if shape == 'slab' and r.random() < 0.5 else {'shape': shape}
    size = {k: v.between(*b) for k, b in {'lengthM': (0.001, 1e4), 'widthM': (0.001, 1e4), 'depthM': (0.001, 1000), 'diameterM': (0.002, 1000), 'riseM': (0.01, 2),
                                        'runM': (0.01, 5)}.items()}
    size['steps'] = r.choice([1, 2, 5, 17, 1000])
    size['innerDiameterM'] = max(0.001, float(f'{size["diameterM"] * r.random() * 0.999:.3g}'))
    if size['innerDiameterM'] >= size['diameterM']:
        size['diameterM'] = 1000
    wanted = {'slab': ['lengthM', 'widthM', 'depthM'], 'column': ['diameterM', 'depthM'], 'tube': ['diameterM', 'innerDiameterM', 'depthM'],
              'stairs': ['widthM', 'steps', 'riseM', 'runM']}[shape]
    inputs |= {k: size[k] for k in (size if r.random() < 0.2 else wanted)}
    e = {k: exact(x) for k, x in size.items()}
    volume = {'slab': e['lengthM'] * e['widthM'] * e['depthM'], 'column': PI * (e['diameterM'] / 2) ** 2 * e['depthM'],
              'tube': PI * (e['diameterM'] / 2) ** 2 * e['depthM'] - PI * (e['innerDiameterM'] / 2) ** 2 * e['depthM'],
              'stairs': sum(k * e['riseM'] for k in range(1, size['steps'] + 1)) * e['runM'] * e['widthM']}[shape]
    if r.random() < 0.4:
        inputs['count'] = r.choice([1, 3, 10000])
    waste = maybe(inputs, 'wastePercent', 0, 100) or 0
    bag = maybe(inputs, 'bagKg', 1, 2000) or 25
    price, n = maybe(inputs, 'pricePerM3', 0, 1e6), places(inputs)
    volume *= inputs.get('count', 1) * (1 + F(waste) / 100)
    v.add('concrete-calculator', inputs, {'volumeM3': number(volume), 'volumeYd3': number(volume / YARD**3), 'weightKg': number(volume * 2400),
                                          'bags': up(volume * 2130 / bag), 'cost': None if price is None else money(volume * price, n)})
v.add('concrete-calculator', {'lengthM': 1, 'widthM': 1, 'depthM': 0.1, 'bagKg': 21.3}, {'bags': 10})
v.add('concrete-calculator', {'lengthM': 0.3, 'widthM': 1, 'depthM': 0.1, 'bagKg': 21.3}, {'bags': 3})
refused('concrete-calculator', {'lengthM': 1, 'widthM': 1, 'depthM': 1}, [
    {'depthM': ...}, {'lengthM': ...}, {'shape': 'column'}, {'shape': 'tube', 'diameterM': 1}, {'shape': 'tube', 'diameterM': 1, 'innerDiameterM': 1},
    {'shape': 'tube', 'diameterM': 1, 'innerDiameterM': 2}, {'shape': 'stairs', 'steps': 3, 'riseM': 0.1}, {'shape': 'stairs', 'steps': 0, 'riseM': 0.1, 'runM': 0.1},
    {'shape': 'cube'}, {'count': 0}, {'wastePercent': -1}, {'bagKg': 0}])

# landscape-material-calculator
DENSITY = {'gravel': 1680, 'crushed-stone': 1600, 'sand': 1602, 'topsoil': 1200, 'mulch': 400, 'compost': 600, 'asphalt': 2322}
for i in range(45):
    inputs = {'depthCm': v.between(0.1, 1000) if i % 2 else r.choice([5, 7.5, 10])}
    area = surface(inputs, high=1e5, whole_numbers=i % 3 == 0)
    material = 'gravel'
    if i:
        material = inputs['material'] = [*DENSITY][i % 7]
    density = maybe(inputs, 'densityKgM3', 1, 1e4, 0.3) or DENSITY[material]
    waste = maybe(inputs, 'wastePercent', 0, 100, 0.4) or 0
    bag = maybe(inputs, 'bagLiters', 0.1, 1e4) if i % 3 else exact(inputs.setdefault('bagLiters', 50))
    n, cost = places(inputs), None
    volume = area * exact(inputs['depthCm']) / 100 * (1 + F(waste) / 100)
    if i % 3 == 1:
        inputs['pricePerM3'] = v.between(0, 1e6)
        cost = money(volume * exact(inputs['pricePerM3']), n)
    elif i % 3 == 2:
        inputs['pricePerTonne'] = v.between(0, 1e6)
        cost = money(volume * density / 1000 * exact(inputs['pricePerTonne']), n)
    v.add('landscape-material-calculator', inputs, {'volumeM3': number(volume), 'volumeYd3': number(volume / YARD**3), 'weightTonnes': number(volume * density / 1000),
                                                    'bags': None if bag is None else up(volume * 1000 / bag), 'cost': cost})
v.add('landscape-material-calculator', {'areaM2': 40, 'depthCm': 5, 'pricePerTonne': 35}, {'volumeM3': 2, 'volumeYd3': number(2 / YARD**3), 'weightTonnes': 3.36, 'cost': 117.6})
refused('landscape-material-calculator', {'areaM2': 1, 'depthCm': 5}, [*TWO_WAYS, {'depthCm': ...}, {'pricePerM3': 1, 'pricePerTonne': 1}, {'material': 'bark'},
                                                                       {'densityKgM3': 0}, {'depthCm': 1001}])

# brick-calculator: mortar from the volumes of the wall and of its bricks
for i in range(45):
    inputs = {}
    area = surface(inputs, 'heightM', high=1000)
    if i % 2:
        inputs |= {'brickLengthMm': v.between(10, 2000), 'brickHeightMm': v.between(10, 1000), 'brickWidthMm': v.between(10, 1000), 'jointMm': r.choice([0, 5, 12.5, 50])}
    waste = maybe(inputs, 'wastePercent', 0, 100)
    if r.random() < 0.4:
        inputs['openingsM2'] = r.choice([1.8, 0.5, float(f'{float(area) / 3:.3g}')])
        area -= exact(inputs['openingsM2'])
    price, n = maybe(inputs, 'pricePerThousand', 0, 1e6), places(inputs)
    if area <= 0:
        v.add('brick-calculator', inputs, 400)
        continue
    l, h, w, j = (exact(inputs.get(k, d)) / 1000 for k, d in [('brickLengthMm', 215), ('brickHeightMm', 65), ('brickWidthMm', 102.5), ('jointMm', 10)])
    per = 1 / ((l + j) * (h + j))
    bricks = up(area * per * (1 + (F(5) if waste is None else waste) / 100))
    v.add('brick-calculator', inputs, {'areaM2': number(area), 'bricksPerM2': number(per), 'bricks': bricks, 'mortarM3': number(area * w - area * per * l * h * w),
                                       'cost': None if price is None else money(bricks * price / 1000, n)})
v.add('brick-calculator', {'areaM2': 3, 'brickLengthMm': 100, 'brickHeightMm': 30, 'jointMm': 0, 'wastePercent': 0}, {'bricks': 1000, 'mortarM3': 0})
l, h = F('0.45'), F('0.225')
v.add('brick-calculator', {'areaM2': 10, 'brickLengthMm': 440, 'brickHeightMm': 215, 'brickWidthMm': 100, 'pricePerThousand': 1450},
      {'bricksPerM2': number(1 / (l * h)), 'bricks': 104, 'mortarM3': number(1 - F('0.44') * F('0.215') / (l * h)), 'cost': 150.8})
refused('brick-calculator', {'areaM2': 1}, [{'areaM2': ...}, {'lengthM': 1}, {'lengthM': 1, 'heightM': 1}, {'areaM2': ..., 'heightM': 1}, {'openingsM2': 1}, {'openingsM2': 1.5},
                                            {'jointMm': 51}, {'brickWidthMm': 9}])

# roofing-calculator
roof_examples = [{'lengthM': 6, 'widthM': 3, 'pitchDegrees': 30, 'roof': 'shed'}, {'lengthM': 12, 'widthM': 8, 'risePer12': 0, 'overhangM': 0.5},
                 {'lengthM': 1, 'widthM': 1, 'pitchDegrees': 0}, {'lengthM': 1, 'widthM': 1, 'pitchDegrees': 75}, {'lengthM': 1, 'widthM': 1, 'risePer12': 48},
                 {'lengthM': 9.290304, 'widthM': 10, 'risePer12': 0, 'wastePercent': 0}, {'lengthM': 5, 'widthM': 5, 'pitchDegrees': 45}, {'lengthM': 5, 'widthM': 5, 'pitchDegrees': 60}]
for i in range(50):
    if i < len(roof_examples):
        inputs = roof_examples[i]
    else:
        inputs = {'lengthM': v.between(0.1, 1e4), 'widthM': v.between(0.1, 1e4)}
        key, high = r.choice([('risePer12', 48), ('pitchDegrees', 75)])
        inputs[key] = v.between(0, high)
        maybe(inputs, 'overhangM', 0, 10)
        maybe(inputs, 'wastePercent', 0, 100)
        maybe(inputs, 'bundlesPerSquare', 1, 10)
        inputs['roof'] = r.choice(['gable', 'hip', 'shed'])
    angle = radians(real(inputs['pitchDegrees'])) if 'pitchDegrees' in inputs else atan(real(inputs['risePer12']) / 12)
    factor, slope = 1 / cos(angle), tan(angle)
    o = real(inputs.get('overhangM', 0))
    shed = inputs.get('roof') == 'shed'
    run = real(inputs['widthM']) / (1 if shed else 2)
    area = (real(inputs['lengthM']) + 2 * o) * (real(inputs['widthM']) + 2 * o) * factor
    squares = area * (1 + real(inputs.get('wastePercent', 10)) / 100) / (100 * real(FT2))
    v.add('roofing-calculator', inputs,
          {'pitchDegrees': number(degrees(angle)), 'risePer12': number(12 * slope), 'slopeFactor': number(factor), 'areaM2': number(area), 'squares': number(squares),
           'bundles': up(of_real(squares) * exact(inputs.get('bundlesPerSquare', 3))), 'rafterLengthM': number((run + o * (2 if shed else 1)) * factor),
           'ridgeHeightM': number(run * slope)})
refused('roofing-calculator', {'lengthM': 1, 'widthM': 1, 'risePer12': 6}, [{'risePer12': ...}, {'pitchDegrees': 30}, {'risePer12': 49}, {'risePer12': ..., 'pitchDegrees': 76},
                                                                            {'roof': 'flat'}, {'overhangM': -1}, {'bundlesPerSquare': 0}])

# fence-calculator
for i in range(40):
    inputs = {'lengthM': v.between(0.1, 1e5) if i % 2 else r.choice([2.4, 7.2, 30, 0.3, 12.1])}
    spacing = maybe(inputs, 'postSpacingM', 0.1, 20) or F('2.4')
    if i % 4 == 0:
        inputs['postSpacingM'], spacing = 0.1, F('0.1')
    picket = maybe(inputs, 'picketWidthCm', 0.5, 200)
    gap = maybe(inputs, 'gapCm', 0, 100) or 0
    if i % 3:
        inputs |= {'railsPerSection': r.randint(0, 10), 'concreteLitersPerPost': r.choice([0, 12.5, 1000]), 'closed': r.random() < 0.6}
    length, closed = exact(inputs['lengthM']), inputs.get('closed', False)
    sections = up(length / spacing)
    if closed:
        sections = max(3, sections)
    posts = sections if closed else sections + 1
    v.add('fence-calculator', inputs, {'sections': sections, 'posts': posts, 'spacingM': number(length / sections), 'rails': sections * inputs.get('railsPerSection', 2),
                                       'pickets': None if picket is None else up(length / (picket + gap) * 100),
                                       'concreteM3': number(posts * exact(inputs.get('concreteLitersPerPost', 25)) / 1000)})
v.add('fence-calculator', {'lengthM': 0.1, 'closed': True}, {'sections': 3, 'posts': 3})
v.add('fence-calculator', {'lengthM': 24, 'closed': True, 'railsPerSection': 3}, {'sections': 10, 'posts': 10, 'spacingM': 2.4, 'rails': 30, 'concreteM3': 0.25})
refused('fence-calculator', {'lengthM': 10}, [{'lengthM': 0}, {'postSpacingM': 21}, {'railsPerSection': 11}, {'picketWidthCm': 0.4}, {'closed': 'yes'}])

# stair-calculator
for i in range(45):
    inputs = {'totalRiseCm': r.choice([270, 261, 280.5, 9 + 18, 10, 2000]) if i % 2 else v.between(10, 2000)}
    ideal = maybe(inputs, 'idealRiserCm', 5, 40, 0.4) or 18
    maybe(inputs, 'treadCm', 10, 100, 0.4)
    if i % 5 == 0:
        inputs['risers'] = r.choice([1, 2, 15, 200])
    top = r.random() < 0.4
    if top:
        inputs['topTread'] = True
    rise = exact(inputs['totalRiseCm'])
    risers = inputs.get('risers', max(1, half_up(rise / ideal)))
    treads, tread, riser = risers if top else risers - 1, exact(inputs.get('treadCm', 28)), rise / risers
    blondel = 2 * riser + tread
    v.add('stair-calculator', inputs, {'risers': risers, 'riserCm': number(riser), 'treads': treads, 'totalRunCm': number(treads * tread),
                                       'stringerCm': number(sqrt(real(rise) ** 2 + real(treads * tread) ** 2)), 'angleDegrees': number(degrees(atan(real(riser / tread)))),
                                       'blondelCm': number(blondel), 'comfortable': 60 <= whole(blondel) <= 66})
for rise, ideal, risers in [(45, 18, 3), (44.9, 18, 2), (0.45 * 100, 10, 5), (10, 40, 1), (12.5, 5, 3), (17.5, 5, 4)]:
    v.add('stair-calculator', {'totalRiseCm': rise, 'idealRiserCm': ideal}, {'risers': risers})
for tread, comfortable in [(24, True), (30, True), (30.1, False), (23.9, False), (30.0000000001, True)]:
    v.add('stair-calculator', {'totalRiseCm': 180, 'treadCm': tread}, {'riserCm': 18, 'comfortable': comfortable})
v.add('stair-calculator', {'totalRiseCm': 60, 'risers': 3, 'treadCm': 20, 'topTread': True},
      {'riserCm': 20, 'treads': 3, 'totalRunCm': 60, 'stringerCm': number(60 * sqrt(2)), 'angleDegrees': 45, 'blondelCm': 60, 'comfortable': True})
refused('stair-calculator', {'totalRiseCm': 270}, [{'totalRiseCm': 9}, {'idealRiserCm': 41}, {'risers': 0}, {'risers': 201}, {'risers': 1.5}, {'treadCm': 9}])

# deck-calculator
for i in range(45):
    inputs = {'lengthM': v.between(0.1, 1000), 'widthM': v.between(0.1, 1000)} if i % 2 else {'lengthM': r.choice([2.4, 4.8, 0.3, 6]), 'widthM': r.choice([1.445, 2.895, 3.6])}
    board = maybe(inputs, 'boardWidthMm', 10, 1000, 0.4) or 140
    long = maybe(inputs, 'boardLengthM', 0.3, 20, 0.4) or F('4.8')
    gap = exact(inputs.setdefault('gapMm', r.choice([0, 3, 50, 6.5]))) if i % 3 == 0 else 5
    spacing = exact(inputs.setdefault('joistSpacingCm', r.choice([30, 40, 60, 10, 62.5]))) if i % 3 == 1 else 40
    waste = maybe(inputs, 'wastePercent', 0, 100, 0.5)
    price, n = maybe(inputs, 'pricePerBoard', 0, 1e5), places(inputs)
    length, width = exact(inputs['lengthM']), exact(inputs['widthM'])
    rows = up((width * 1000 + gap) / (board + gap))
    boards = up(rows * length * (1 + (F(10) if waste is None else waste) / 100) / long)
    joists = up(length * 100 / spacing) + 1
    v.add('deck-calculator', inputs, {'areaM2': number(length * width), 'rows': rows, 'boards': boards, 'joists': joists, 'screws': 2 * rows * joists,
                                      'cost': None if price is None else money(boards * price, n)})
v.add('deck-calculator', {'lengthM': 4.8, 'widthM': 1.445, 'wastePercent': 0, 'pricePerBoard': 21.9}, {'areaM2': 6.936, 'rows': 10, 'boards': 10, 'joists': 13, 'screws': 260, 'cost': 219})
refused('deck-calculator', {'lengthM': 5, 'widthM': 3}, [{'lengthM': 0}, {'boardLengthM': 0.2}, {'gapMm': -1}, {'joistSpacingCm': 4}, {'wastePercent': 100.5}])

# board-foot-calculator: by cubic inches
for i in range(35):
    pieces, feet = [], []
    for _ in range(r.choice([1, 2, 3, 200]) if i < 4 else r.choice([1, 2, 3])):
        piece = {'thicknessIn': v.between(0.01, 1e4) if i % 2 else r.choice([1, 1.5, 2]), 'widthIn': v.between(0.01, 1e4) if i % 2 else r.choice([4, 5.5, 6]),
                 'lengthFt': v.between(0.01, 1e4) if i % 2 else r.choice([8, 10, 12.5])}
        if r.random() < 0.6:
            piece['count'] = r.choice([0, 1, 7, 2.5, 100000])
        pieces.append(piece)
        feet.append(exact(piece['thicknessIn']) * exact(piece['widthIn']) * exact(piece['lengthFt']) * 12 / 144 * exact(piece.get('count', 1)))
    inputs = {'pieces': pieces}
    price, n = maybe(inputs, 'pricePerBoardFoot', 0, 1e5), places(inputs)
    total = sum(feet)
    v.add('board-foot-calculator', inputs, {'boardFeet': number(total), 'volumeM3': number(total * 144 * INCH**3), 'pieces': [number(x) for x in feet],
                                            'cost': None if price is None else money(total * price, n)})
piece = {'thicknessIn': 1, 'widthIn': 12, 'lengthFt': 10}
v.add('board-foot-calculator', {'pieces': [piece, {'thicknessIn': 2, 'widthIn': 4, 'lengthFt': 12, 'count': 3}]}, {'boardFeet': 34, 'pieces': [10, 24], 'volumeM3': number(34 * 144 * INCH**3)})
refused('board-foot-calculator', {}, [{'pieces': []}, {'pieces': [{**piece, 'count': -1}]}, {'pieces': [{**piece, 'widthIn': 0}]}, {'pieces': [piece] * 201},
                                      {'pieces': [{**piece, 'count': 100001}]}])

# square-footage-calculator
UNIT = {'ft': FT, 'in': INCH, 'yd': YARD, 'm': F(1), 'cm': F(1, 100)}
for i in range(45):
    shapes, area = [], F(0)
    for _ in range(r.choice([1, 2, 3, 100]) if i < 4 else r.choice([1, 2, 3])):
        shape = r.choice(['rectangle', 'triangle', 'circle', 'trapezoid', 'ring'])
        a, b, h = (r.choice([0, 0.1, 0.3, 12, 15.5, v.between(0, 1e9)]) for _ in range(3))
        if shape == 'ring':
            a, b = max(a, b), min(a, b)
        wanted = {'rectangle': {'b': b}, 'triangle': {'height': h}, 'circle': {}, 'trapezoid': {'b': b, 'height': h}, 'ring': {'b': b}}[shape]
        if r.random() < 0.2:
            wanted = {'b': b, 'height': h}
        entry = {'shape': shape, 'a': a, **wanted}
        if r.random() < 0.4:
            entry['count'] = r.choice([0, 2, 0.5, 100000])
        shapes.append(entry)
        a, b, h = exact(a), exact(b), exact(h)
        area += exact(entry.get('count', 1)) * {'rectangle': a * b, 'triangle': a * h / 2, 'circle': PI * (a / 2) ** 2, 'trapezoid': (a + b) / 2 * h,
                                                'ring': PI * (a / 2) ** 2 - PI * (b / 2) ** 2}[shape]
    inputs = {'shapes': shapes}
    unit = 'ft'
    if i % 4:
        unit = inputs['unit'] = r.choice([*UNIT])
    price, n = maybe(inputs, 'pricePerUnit', 0, 1e6), places(inputs)
    m2 = area * UNIT[unit] ** 2
    v.add('square-footage-calculator', inputs, {'squareFeet': number(m2 / FT2), 'squareMeters': number(m2), 'squareYards': number(m2 / YARD**2), 'acres': number(m2 / FT2 / 43560),
                                                'cost': None if price is None else money(area * price, n)})
v.add('square-footage-calculator', {'shapes': [{'shape': 'triangle', 'a': 30, 'height': 20, 'count': 2}], 'unit': 'yd', 'pricePerUnit': 4.5},
      {'squareFeet': 5400, 'squareMeters': 501.676416, 'squareYards': 600, 'acres': number(F(5400, 43560)), 'cost': 2700})
refused('square-footage-calculator', {}, [{'shapes': [x]} for x in [
    {'shape': 'rectangle', 'a': 1}, {'shape': 'rectangle', 'a': 1, 'height': 1}, {'shape': 'triangle', 'a': 1, 'b': 2}, {'shape': 'trapezoid', 'a': 1, 'b': 2},
    {'shape': 'trapezoid', 'a': 1, 'height': 2}, {'shape': 'ring', 'a': 1}, {'shape': 'ring', 'a': 1, 'b': 1.1}, {'shape': 'circle'}, {'shape': 'square', 'a': 1},
    {'shape': 'circle', 'a': -1}, {'shape': 'circle', 'a': 1.1e9}, {'shape': 'circle', 'a': 1, 'count': -1}]] + [{'shapes': []}])

# air-conditioner-btu-calculator
LIMITS = [(150, 5000), (250, 6000), (300, 7000), (350, 8000), (400, 9000), (450, 10000), (550, 12000), (700, 14000), (1000, 18000), (1200, 21000), (1400, 23000), (1500, 24000),
          (2000, 30000), (2500, 34000)]


def cooling(inputs):
    area = whole(exact(inputs['areaSqFt']) if 'areaSqFt' in inputs else exact(inputs['areaM2']) / FT2)
    base = min(b for upto, b in LIMITS if area <= upto)
    btu = base * {'normal': F(1), 'sunny': F(11, 10), 'shaded': F(9, 10)}[inputs.get('sun', 'normal')]
    btu += 600 * max(0, inputs.get('people', 2) - 2) + (4000 if inputs.get('kitchen') else 0)
    v.add('air-conditioner-btu-calculator', inputs, {'baseBtu': base, 'btu': number(btu), 'watts': number(btu * F('0.29307107017222')), 'tons': number(btu / 12000)})


for upto, _ in LIMITS:
    cooling({'areaSqFt': upto})
    if upto < 2500:
        cooling({'areaSqFt': upto + 0.001, 'sun': r.choice(['sunny', 'shaded'])})
        cooling({'areaM2': float(upto * FT2), 'people': r.choice([0, 1, 2, 3, 1000]), 'kitchen': r.random() < 0.5})
for x in [{'areaM2': 1}, {'areaM2': 232}, {'areaSqFt': 10, 'people': 0, 'sun': 'shaded'}, {'areaSqFt': 250 + 5e-10}, {'areaM2': 25, 'kitchen': True}]:
    cooling(x)
refused('air-conditioner-btu-calculator', {'areaM2': 20}, [{'areaM2': ...}, {'areaSqFt': 200}, {'areaM2': 0.9}, {'areaM2': 233}, {'areaM2': ..., 'areaSqFt': 2501}, {'people': -1},
                                                           {'people': 1.5}, {'sun': 'dark'}])

v.print()
