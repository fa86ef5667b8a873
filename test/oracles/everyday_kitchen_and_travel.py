"""Makes src/tools/everyday/testdata/kitchen-and-travel.json from the rules of the tools, with fractions.

    python3 test/oracles/everyday_kitchen_and_travel.py > src/tools/everyday/testdata/kitchen-and-travel.json
"""

import datetime
from fractions import Fraction as F

from everyday_pieces import Vectors, clock, exact, half_up, money, number

v = Vectors(20260701)
r = v.random

# cooking-converter: by way of the teaspoon and of cubic inches, 16.387064 mL each
INCH3 = F('16.387064')
TEASPOONS = {'tsp': 1, 'tbsp': 3, 'fl-oz': 6, 'cup': 48, 'pint': 96, 'quart': 192, 'gallon': 768}
ML = {k: F(231, 768) * n * INCH3 for k, n in TEASPOONS.items()}
ML |= {'ml': F(1), 'l': F(1000), 'metric-tsp': F(5), 'metric-tbsp': F(15), 'metric-cup': F(250), 'au-tbsp': F(20)}
ML |= {'uk-fl-oz': F('4546.09') / 160, 'uk-pint': F('4546.09') / 8}
G = {'g': F(1), 'kg': F(1000), 'lb': F('453.59237'), 'oz': F('453.59237') / 16, 'stick': F('113.4')}
CUP = {'water': '236.5882365', 'all-purpose-flour': 120, 'bread-flour': 120, 'whole-wheat-flour': 113, 'almond-flour': 96, 'granulated-sugar': 198,
       'brown-sugar': 213, 'powdered-sugar': 113, 'butter': '226.8', 'vegetable-oil': 198, 'olive-oil': 200, 'milk': 244, 'heavy-cream': 238, 'yogurt': 245,
       'honey': 336, 'maple-syrup': 312, 'rice': 198, 'rolled-oats': 90, 'cocoa-powder': 84, 'salt': 288, 'baking-powder': 192, 'baking-soda': 288,
       'cornstarch': 112, 'peanut-butter': 270, 'chocolate-chips': 170, 'almonds': 142, 'walnuts': 113, 'raisins': 149, 'breadcrumbs': 112}


def cooking(value, source, target, ingredient=None, density=None):
    inputs = {'value': value, 'from': source, 'to': target}
    if ingredient:
        inputs['ingredient'] = ingredient
    if density:
        inputs['densityGMl'] = density
    per_ml = exact(density) if density else F(CUP[ingredient or 'water']) / ML['cup']
    ml = exact(value) * ML[source] if source in ML else exact(value) * G[source] / per_ml
    g = exact(value) * G[source] if source in G else ml * per_ml
    v.add('cooking-converter', inputs, {'value': number(ml / ML[target] if target in ML else g / G[target]), 'grams': number(g), 'milliliters': number(ml)})


units = [*ML, *G]
for i, unit in enumerate(units):
    cooking(1, unit, 'ml')
    cooking(v.between(0, 1e6), units[-1 - i], unit, r.choice([*CUP]))
for ingredient in CUP:
    cooking(1, 'cup', 'g', ingredient)
cooking(0, 'cup', 'lb', 'honey')
cooking(1e6, 'gallon', 'stick', 'rolled-oats', 0.01)
cooking(0.1, 'kg', 'uk-pint', 'salt', 25)
for bad in [{'value': -1}, {'value': 1000001}, {'from': 'cups'}, {'to': 'ounce'}, {'ingredient': 'flour'}, {'densityGMl': 0}, {'densityGMl': 25.1}]:
    v.add('cooking-converter', {'value': 1, 'from': 'cup', 'to': 'g', **bad}, 400)

# recipe-scaler: lines are put together from quantities of which the value is known, so that nothing has to be read
GLYPHS = {'¼': F(1, 4), '½': F(1, 2), '¾': F(3, 4), '⅓': F(1, 3), '⅔': F(2, 3), '⅛': F(1, 8), '⅜': F(3, 8), '⅝': F(5, 8), '⅞': F(7, 8)}


def quantity():
    kind = r.choice(['whole', 'decimal', 'fraction', 'mixed', 'glyph', 'mixed glyph'])
    n = r.choice([0, 1, 2, 3, 7, 12, 250])
    if kind == 'whole':
        return str(n), F(n)
    if kind == 'decimal':
        text = f'{n}.{r.choice(["5", "25", "125", "1", "0", "333", "0625"])}'
        return text, F(text)
    if kind == 'fraction':
        a, b = r.randint(0, 9), r.choice([1, 2, 3, 4, 6, 8, 16, 5, 7, 10])
        return f'{a}/{b}', F(a, b)
    if kind == 'mixed':
        a, b = r.randint(1, 5), r.choice([2, 3, 4, 6, 8, 16, 5])
        return f'{n} {a}/{b}', n + F(a, b)
    glyph = r.choice([*GLYPHS])
    return (glyph, GLYPHS[glyph]) if kind == 'glyph' else (f'{n}{r.choice(["", " "])}{glyph}', n + GLYPHS[glyph])


def written(x, form):
    if form == 'fraction' and x.denominator in (1, 2, 3, 4, 6, 8, 16):
        units, rest = divmod(x.numerator, x.denominator)
        parts = ([str(units)] if units or not rest else []) + ([f'{rest}/{x.denominator}'] if rest else [])
        return ' '.join(parts)
    n = half_up(x * 1000)
    return f'{n // 1000}.{n % 1000:03d}'.rstrip('0').rstrip('.')


def scale(factor, form):
    lines, scaled = [], []
    for _ in range(12):
        indent = r.choice(['', '', ' ', '   '])
        rest = r.choice([' cups flour', ' eggs', 'g beef', ' (14 oz) tins', '', ' tbsp oil, plus 2 more', ' large-ish onions', ' – fresh'])
        text, value = quantity()
        result = written(value * factor, form)
        if r.random() < 0.3:
            second, value2 = quantity()
            text += r.choice(['-', ' - ', '–', ' – ', '- ']) + second
            result += '-' + written(value2 * factor, form)
        lines.append(indent + text + rest)
        scaled.append(indent + result + rest)
    return lines, scaled


for i in range(24):
    form = r.choice(['fraction', 'decimal'])
    if i % 2:
        factor = r.choice([0.5, 2, 1, 1.5, 0.25, 0.333, 0.0001, 10000, 0.1])
        given, value = {'factor': factor}, exact(factor)
    else:
        a, b = r.choice([4, 3, 6, 0.01, 2.5, 100000]), r.choice([6, 1, 8, 100000, 7.5, 0.3])
        given, value = {'fromServings': a, 'toServings': b}, exact(b) / exact(a)
    lines, scaled = scale(value, form)
    v.add('recipe-scaler', {'lines': lines, 'format': form, **given}, {'factor': number(value), 'lines': scaled})
same = ['salt', '', '  to taste 2', '.5 cup', '-2 eggs', '1/0 cup', 'a 1/2', 'about 3', '+1']
v.add('recipe-scaler', {'lines': same, 'factor': 3}, {'factor': 3, 'lines': same})
v.add('recipe-scaler', {'lines': ['2x', '3.', '1-2-3', '4 - inch', '5-inch', '1.5.2', '007'], 'factor': 2},
      {'lines': ['4x', '6.', '2-4-3', '8 - inch', '10-inch', '3.5.2'.replace('3.5', '3'), '14']})
v.add('recipe-scaler', {'lines': ['9' * 400 + ' x'], 'factor': 0.1}, {'lines': ['9' * 399 + '.9 x']})
for line in ['1,5 cups', '1,000 g', ' 10,2', '2-1,5 l']:
    v.add('recipe-scaler', {'lines': ['1 egg', line], 'factor': 1}, 422)
v.add('recipe-scaler', {'lines': ['1, 2 eggs', '1,a'], 'factor': 2}, {'lines': ['2, 2 eggs', '2,a']})
for bad in [{}, {'fromServings': 2}, {'toServings': 2}, {'factor': 1, 'fromServings': 1}, {'factor': 1, 'fromServings': 1, 'toServings': 1}, {'factor': 0},
            {'factor': 10001}, {'fromServings': 0, 'toServings': 1}]:
    v.add('recipe-scaler', {'lines': ['1'], **bad}, 400)
v.add('recipe-scaler', {'lines': [], 'factor': 1}, 400)
v.add('recipe-scaler', {'lines': ['x' * 501], 'factor': 1}, 400)

# oven-temperature-converter: the nearest mark by comparing distances
MARKS = {'1/4': 225, '1/2': 250, **{str(n): 250 + 25 * n for n in range(1, 11)}}


def oven(inputs, fahrenheit):
    mark = None
    if F('212.5') <= fahrenheit < F('512.5'):
        mark = min(MARKS, key=lambda m: (abs(MARKS[m] - fahrenheit), -MARKS[m]))
    name = next((n for below, n in [(275, 'very cool'), (325, 'cool'), (375, 'moderate'), (400, 'moderately hot'), (450, 'hot')] if fahrenheit < below), 'very hot')
    celsius = (fahrenheit - 32) * 5 / 9
    v.add('oven-temperature-converter', inputs,
          {'celsius': number(celsius), 'fahrenheit': number(fahrenheit), 'fanCelsius': number(celsius - 20), 'gasMark': mark, 'description': name})


for mark, fahrenheit in MARKS.items():
    oven({'gasMark': mark}, F(fahrenheit))
for c in [40, 350, 0.1 + 100, 100, 135, 163, 190.5, 204.4, 267, 180, 107, 134.99, *(round(r.uniform(40, 350), 2) for _ in range(10))]:
    oven({'celsius': c}, exact(c) * 9 / 5 + 32)
for f in [100, 650, 212.49, 212.5, 237.5, 262.4, 262.5, 274.9, 275, 325, 375, 399.9, 400, 450, 512.4, 512.5, 287.5, 487.5]:
    oven({'fahrenheit': f}, exact(f))
for mark in ['0', '11', '1/3', 'x', '1.0', '0.5', '01']:
    v.add('oven-temperature-converter', {'gasMark': mark}, 422)
for bad in [{}, {'celsius': 180, 'fahrenheit': 356}, {'celsius': 180, 'gasMark': '4'}, {'celsius': 39.9}, {'fahrenheit': 651}, {'gasMark': ''}, {'gasMark': '10000'}]:
    v.add('oven-temperature-converter', bad, 400)

# fuel
MILE, GALLON, UK = F('1.609344'), F('3.785411784'), F('4.54609')
for i in range(40):
    d, unit, c, cu = v.between(0, 1e6), r.choice(['km', 'mi']), v.between(0.01, 1000), r.choice(['l-100km', 'km-l', 'mpg', 'uk-mpg'])
    price, pu, both = v.between(0, 1e6), r.choice(['liter', 'gallon', 'uk-gallon']), r.random() < 0.5
    extra, people, places = r.choice([0, 0, v.between(0, 1e6)]), r.randint(1, 100), r.choice([2, 2, 0, 10])
    if i == 0:
        d = 0
    km = exact(d) * (MILE if unit == 'mi' else 1) * (2 if both else 1)
    per_km = {'l-100km': exact(c) / 100, 'km-l': 1 / exact(c), 'mpg': GALLON / MILE / exact(c), 'uk-mpg': UK / MILE / exact(c)}[cu]
    liters = km * per_km
    fuel = liters * exact(price) / {'liter': 1, 'gallon': GALLON, 'uk-gallon': UK}[pu]
    cost = fuel + exact(extra)
    v.add('fuel-cost-calculator',
          {'distance': d, 'distanceUnit': unit, 'consumption': c, 'consumptionUnit': cu, 'price': price, 'priceUnit': pu, 'roundTrip': both, 'extraCosts': extra,
           'people': people, 'decimals': places},
          {'distanceKm': number(km), 'liters': number(liters), 'gallons': number(liters / GALLON), 'fuelCost': money(fuel, places), 'cost': money(cost, places),
           'costPerPerson': money(cost / people, places), 'costPerKm': number(cost / km) if km else None})
for bad in [{'distance': -1}, {'consumption': 0}, {'price': -0.1}, {'people': 0}, {'people': 1.5}, {'decimals': 11}, {'consumptionUnit': 'l/100km'}]:
    v.add('fuel-cost-calculator', {'distance': 1, 'consumption': 1, 'price': 1, **bad}, 400)

for i in range(30):
    d, unit, f, fu = v.between(0.001, 1e6), r.choice(['km', 'mi']), v.between(0.001, 1e5), r.choice(['liter', 'gallon', 'uk-gallon'])
    km = exact(d) * (MILE if unit == 'mi' else 1)
    liters = exact(f) * {'liter': 1, 'gallon': GALLON, 'uk-gallon': UK}[fu]
    inputs = {'distance': d, 'distanceUnit': unit, 'fuel': f, 'fuelUnit': fu}
    co2 = 2.31
    if i % 2:
        co2 = inputs['co2KgPerLiter'] = r.choice([0, 2.68, 10, 2.392])
    v.add('fuel-consumption-calculator', inputs,
          {'litersPer100Km': number(liters / km * 100), 'kmPerLiter': number(km / liters), 'mpg': number(km / MILE / (liters / GALLON)),
           'ukMpg': number(km / MILE / (liters / UK)), 'co2GramsPerKm': number(exact(co2) * 1000 * liters / km)})
for bad in [{'distance': 0}, {'fuel': 0}, {'fuel': 100001}, {'co2KgPerLiter': -1}, {'fuelUnit': 'l'}]:
    v.add('fuel-consumption-calculator', {'distance': 1, 'fuel': 1, **bad}, 400)


# speed-distance-time-calculator: the calendar is Python's
def trip(distance=None, speed=None, seconds=None, pause=0, departure=None):
    inputs = {k: x for k, x in [('distanceKm', distance), ('speedKmh', speed), ('durationSeconds', seconds), ('departure', departure)] if x is not None}
    if pause:
        inputs['breakSeconds'] = pause
    d, s, t = (None if x is None else exact(x) for x in (distance, speed, seconds))
    if s is None:
        s = d / (t / 3600)
    elif d is None:
        d = s * (t / 3600)
    else:
        t = d / s * 3600
    total = t + exact(pause)
    arrival = None
    if departure:
        offset = 'Z' if departure[-1] in 'Zz' else departure[-6:]
        text = departure[: -len(offset)]
        text, _, fraction = text.partition('.')
        start = datetime.datetime.fromisoformat(text)
        later = half_up(F(f'0.{fraction or 0}') + total)
        arrival = (start + datetime.timedelta(seconds=later)).isoformat(timespec='seconds') + offset
    v.add('speed-distance-time-calculator', inputs,
          {'distanceKm': number(d), 'speedKmh': number(s), 'speedMs': number(s * 1000 / 3600), 'speedMph': number(s / MILE), 'durationSeconds': number(t),
           'totalSeconds': number(total), 'duration': clock(total), 'arrival': arrival})


trip(480, 110, pause=1800, departure='2026-07-01T08:30:00+02:00')
trip(10, seconds=3000)
trip(0, 50)
trip(0, seconds=1)
trip(speed=1e-6, seconds=0)
trip(1e9, 1e-6)
trip(speed=1e9, seconds=1e9, pause=1e9)
trip(100, seconds=0.5)
trip(100, seconds=1e-300)
trip(1, 3600, departure='2024-02-28T23:59:59Z')
trip(0.5, 3600, departure='2024-02-28T23:59:59Z')
trip(0.4999, 3600, departure='2024-02-28T23:59:59Z')
trip(0.25, 3600, departure='2024-12-31T23:59:59.25-05:30')
trip(0.25, 3600, departure='2024-12-31T23:59:59.249999999-05:30')
trip(60, 60, departure='9999-12-31T22:59:59+14:00')
for departure in ['0050-02-28T23:30:00+01:00', '0096-02-28T23:30:00.5-08:00', '0001-01-01T00:00:00+14:00', '0099-12-31T23:30Z', '1582-10-04T23:30:00Z']:
    trip(60, 60, departure=departure)
for departure in ['1999-12-31T23:30Z', '2026-03-29T01:15:10.5+00:00', '2000-02-29T12:00:00-12:00', '1969-12-31T23:59:58.75Z', '2026-10-25T00:00:00+05:45']:
    for _ in range(3):
        trip(v.between(0, 1e5), v.between(1, 1000), pause=r.choice([0, 900.5, 86400]), departure=departure)
for _ in range(8):
    trip(v.between(0, 1e9), v.between(1e-6, 1e9))
    trip(v.between(0, 1e9), seconds=v.between(0.001, 1e9), pause=v.between(0, 1e9))
    trip(speed=v.between(1e-6, 1e9), seconds=v.between(0, 1e9))
trip_tool = 'speed-distance-time-calculator'
v.add(trip_tool, {'distanceKm': 1, 'durationSeconds': 0}, 422)
v.add(trip_tool, {'distanceKm': 0, 'durationSeconds': 0}, 422)
v.add(trip_tool, {'distanceKm': 60, 'speedKmh': 60, 'departure': '9999-12-31T23:00:00Z'}, 422)
v.add(trip_tool, {'distanceKm': 1e9, 'speedKmh': 1e-6, 'departure': '2026-07-01T00:00:00Z'}, 422)
for departure in ['2026-07-01', '2026-07-01T08:30:00', '2026-07-01T08:30:00+02', '2026-07-01T08:30:00+0200', '2026-02-30T00:00:00Z', 'now', '', '2026-07-01T24:00:00Z',
                  '2026-07-01T08:30:00+24:00', '2026-07-01 08:30:00Z', '2026-07-01T08:30:00 Z', '2026-07-01T08:60:00Z']:
    v.add(trip_tool, {'distanceKm': 1, 'speedKmh': 1, 'departure': departure}, 400)
for bad in [{}, {'distanceKm': 1}, {'distanceKm': 1, 'speedKmh': 1, 'durationSeconds': 1}, {'distanceKm': -1, 'speedKmh': 1}, {'distanceKm': 1, 'speedKmh': 0},
            {'distanceKm': 1, 'speedKmh': 1, 'breakSeconds': -1}]:
    v.add(trip_tool, bad, 400)

# ev-charging-calculator
for i in range(30):
    battery, kw, start, end = v.between(0.1, 1e4), v.between(0.1, 1e4), r.randint(0, 1000) / 10, r.randint(0, 1000) / 10
    if i == 0:
        start = end = 55.5
    start, end = sorted([start, end])
    efficiency, places = r.choice([90, 10, 100, 87.5, 92]), r.choice([2, 0, 5])
    inputs = {'batteryKwh': battery, 'chargerKw': kw, 'fromPercent': start, 'toPercent': end, 'efficiencyPercent': efficiency, 'decimals': places}
    energy = exact(battery) * (exact(end) - exact(start)) / 100
    drawn = energy / (exact(efficiency) / 100)
    hours = drawn / exact(kw)
    cost = distance = None
    if i % 2:
        inputs['pricePerKwh'] = v.between(0, 1e4)
        cost = money(drawn * exact(inputs['pricePerKwh']), places)
    if i % 3:
        inputs['consumptionKwh100Km'] = v.between(1, 500)
        distance = number(energy / exact(inputs['consumptionKwh100Km']) * 100)
    v.add('ev-charging-calculator', inputs,
          {'energyKwh': number(energy), 'drawnKwh': number(drawn), 'hours': number(hours), 'duration': clock(hours * 3600), 'cost': cost, 'rangeKm': distance})
v.add('ev-charging-calculator', {'batteryKwh': 60, 'chargerKw': 11}, {'energyKwh': 36, 'drawnKwh': 40})
for bad in [{'fromPercent': 80.1}, {'toPercent': 19.9}, {'fromPercent': 50, 'toPercent': 40}, {'efficiencyPercent': 9}, {'chargerKw': 0}, {'toPercent': 101}, {'batteryKwh': None}]:
    v.add('ev-charging-calculator', {'batteryKwh': 60, 'chargerKw': 11, **bad}, 400)

# electricity-cost-calculator
for i in range(25):
    rows, answers, total = [], [], F(0)
    price, places = v.between(0, 1e4), r.choice([2, 2, 0, 10])
    for position in range(1, r.choice([1, 2, 3, 20]) + 1):
        row = {'watts': v.between(0, 1e9) if i % 3 else r.choice([5, 60, 1500]), 'hoursPerDay': v.between(0, 24)}
        if r.random() < 0.5:
            row['name'] = r.choice(['Fridge', '', 'Küche', '冷蔵庫'])
        if r.random() < 0.5:
            row['count'] = r.choice([0, 2, 2.5, 10000])
        energy = exact(row['watts']) * exact(row['hoursPerDay']) * exact(row.get('count', 1)) / 1000
        total += energy
        rows.append(row)
        answers.append({'name': row.get('name', f'appliance {position}'), 'kwhPerYear': number(energy * 365), 'costPerYear': money(energy * 365 * exact(price), places)})
    cost = total * exact(price)
    v.add('electricity-cost-calculator', {'appliances': rows, 'pricePerKwh': price, 'decimals': places},
          {'kwhPerDay': number(total), 'kwhPerYear': number(total * 365), 'costPerDay': money(cost, places), 'costPerMonth': money(cost * 365 / 12, places),
           'costPerYear': money(cost * 365, places), 'appliances': answers})
for bad in [{'watts': -1}, {'hoursPerDay': 24.1}, {'count': -1}, {'watts': None}]:
    v.add('electricity-cost-calculator', {'appliances': [{'watts': 1, 'hoursPerDay': 1, **bad}], 'pricePerKwh': 1}, 400)
v.add('electricity-cost-calculator', {'appliances': [], 'pricePerKwh': 1}, 400)

v.print()
