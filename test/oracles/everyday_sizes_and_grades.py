"""Makes src/tools/everyday/testdata/sizes-and-grades.json from the rules of the tools, with fractions and mpmath.

    python3 test/oracles/everyday_sizes_and_grades.py > src/tools/everyday/testdata/sizes-and-grades.json
"""

from fractions import Fraction as F

from everyday_pieces import NEAR, Vectors, down, exact, half_up, number, of_real, whole
from mpmath import pi

v = Vectors(73)
r = v.random
PI = of_real(+pi)
INCH = F('25.4')


def refused(tool, base, cases, status=400):
    for case in cases:
        v.add(tool, {k: x for k, x in {**base, **case}.items() if x is not Ellipsis}, status)


def to_step(x, step):
    return number(half_up(x / step) * step)


# shoe-size-converter: sizes are lines through the length of the last
HALF = F(1, 2)


def shoe(size, source):
    s = exact(size)
    slope, at = {'eu': (F(3, 20), 0), 'uk': (3 / INCH, -25), 'us-men': (3 / INCH, -24), 'us-women': (3 / INCH, F('-22.5'))}.get(source, (None, None))
    last = (s - at) / slope if slope else s * {'mondopoint': 1, 'cm': 10, 'in': INCH}[source] + 15
    foot = last - 15
    if not 100 <= whole(foot) <= 400:
        v.add('shoe-size-converter', {'size': size, 'from': source}, 422)
        return
    sizes = {'eu': last * 3 / 20, 'uk': last / INCH * 3 - 25}
    sizes |= {'usMen': sizes['uk'] + 1, 'usWomen': sizes['uk'] + F('2.5')}
    v.add('shoe-size-converter', {'size': size, 'from': source},
          {'footMm': number(foot), **{k: number(x) for k, x in sizes.items()}, 'rounded': {k: to_step(x, HALF) for k, x in {**sizes, 'cm': foot / 10}.items()}})


for size in [42, 17.25, 62.25, 17.24, 62.26, 35, 36.5, 38.735, 39.75, 47.5]:
    shoe(size, 'eu')
for source in ['uk', 'us-men', 'us-women']:
    for size in [0, 1, 3.5, 8, 8.25, 12, 15.75, 24, 27, 500]:
        shoe(size, source)
for size in [100, 400, 99.9, 400.1, 265, 243.23, 272.5, 277.5]:
    shoe(size, 'mondopoint')
for size in [10, 40, 26.25, 9.99, 24.75, 24.7499999]:
    shoe(size, 'cm')
for size in [4, 10.25, 15.74, 15.75, 3.93, 11]:
    shoe(size, 'in')
refused('shoe-size-converter', {'size': 42, 'from': 'eu'}, [{'size': -1}, {'size': 501}, {'from': 'us'}, {'from': ...}, {'size': '42'}])

# clothing-size-converter: whole tables, looked up in both directions
LETTER = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']


def letter(us, ends):
    return LETTER[sum(us > end for end in ends)]


tables = {'women': [], 'men-suit': [], 'men-shirt': []}
for us in range(0, 25, 2):
    tables['women'].append({'us': us, 'uk': us + 4, 'au': us + 4, 'eu': us + 30, 'de': us + 30, 'fr': us + 32, 'it': us + 36, 'jp': us + 3,
                            'letter': letter(us, [2, 6, 10, 14, 18, 22])})
for us in range(30, 61):
    tables['men-suit'].append({'us': us, 'uk': us, 'eu': us + 10, 'letter': letter(us, [33, 36, 40, 44, 48, 52])})
for halves in range(26, 41):
    us = F(halves, 2)
    tables['men-shirt'].append({'us': number(us), 'uk': number(us), 'eu': half_up(us * F('2.54')), 'letter': letter(us, [F('13.5'), F('14.5'), F('15.5'), F('16.5'), F('17.5'), F('18.5')])})
for kind, rows in tables.items():
    for row in rows:
        answer = {k: x for k, x in row.items() if k != 'de'}
        for system in row:
            if system != 'letter' and not (kind == 'men-shirt' and system == 'eu') and (kind == 'women' or r.random() < 0.5):
                v.add('clothing-size-converter', {'kind': kind, 'system': system, 'size': row[system]}, answer)
for cm in range(30, 55):
    inches = F(half_up(cm / F('2.54') * 2), 2)
    found = [row for row in tables['men-shirt'] if row['us'] == inches]
    v.add('clothing-size-converter', {'kind': 'men-shirt', 'system': 'eu', 'size': cm}, {**found[0], 'eu': cm} if found else 422)
for kind, system, size in [('women', 'us', 1), ('women', 'us', 26), ('women', 'us', 2.5), ('women', 'uk', 2), ('women', 'jp', 4), ('women', 'eu', 28), ('women', 'eu', 56),
                           ('women', 'it', 37), ('men-suit', 'us', 29), ('men-suit', 'us', 61), ('men-suit', 'us', 40.5), ('men-suit', 'eu', 39), ('men-suit', 'eu', 71),
                           ('men-shirt', 'us', 12.5), ('men-shirt', 'us', 20.5), ('men-shirt', 'us', 15.25), ('men-shirt', 'eu', 38.5),
                           *[(kind, system, 40) for kind in ('men-suit', 'men-shirt') for system in ('au', 'de', 'fr', 'it', 'jp')]]:
    v.add('clothing-size-converter', {'kind': kind, 'system': system, 'size': size}, 422)
refused('clothing-size-converter', {'kind': 'women', 'system': 'us', 'size': 8}, [{'kind': 'men'}, {'system': 'es'}, {'size': -1}, {'size': 101}, {'kind': ...}, {'system': ...}])

# ring-size-converter
UK = [chr(65 + i) for i in range(26)] + [f'Z+{i}' for i in range(1, 7)]


def ring(text, source, value):
    """The size as read by hand: of the British ones the position."""
    value = F(value)
    diameter = {'us': F('11.6332') + F('0.8128') * value, 'uk': (F('36.25') + F('1.25') * value) / PI, 'iso': value / PI, 'swiss': (value + 40) / PI,
                'japan': (value + 38) / 3, 'diameter-mm': value, 'circumference-mm': value / PI}[source]
    if not 8 <= whole(diameter) <= 35:
        v.add('ring-size-converter', {'size': text, 'from': source}, 422)
        return
    round_it = diameter * PI
    us = (diameter - F('11.6332')) / F('0.8128')
    n = half_up((round_it - F('36.25')) / F('1.25') * 2)
    written = UK[n // 2 - 1] + ('½' if n % 2 else '') if 2 <= n <= 65 else None
    japan = half_up(diameter * 3 - 38)
    v.add('ring-size-converter', {'size': text, 'from': source},
          {'diameterMm': number(diameter), 'circumferenceMm': number(round_it), 'us': number(us) if us else 0, 'usNearest': to_step(us, F(1, 4)), 'uk': written, 'iso': number(round_it),
           'swiss': number(round_it - 40), 'japan': japan if 1 <= japan <= 30 else None})


for text, value in [('7', 7), ('6.5', '6.5'), ('6 1/2', '6.5'), ('6½', '6.5'), ('6 ½', '6.5'), ('61/2', '6.5'), ('7 3/4', '7.75'), ('7¾', '7.75'), ('10 1/4', '10.25'), ('0', 0),
                    ('28', 28), ('29', 29), ('3¼', '3.25'), ('16.125', '16.125'), ('16.12', '16.12'), ('007', 7)]:
    ring(text, 'us', value)
for i, name in enumerate(UK):
    ring(name, 'uk', i + 1)
    ring(name.lower() + r.choice(['½', '1/2', '.5', ' 1/2', ' ½']), 'uk', i + 1 + HALF)
for size in ['54.4', '25.13', '25.14', '109.95', '109.96', '37.5', '37', '36.875', '36.87', '76.25', '76.87', '76.88', '77', '60']:
    ring(size, 'iso', size)
    ring(size, 'circumference-mm', size)
for size in ['0', '14.4', '14', '69', '70', '20½']:
    ring(size, 'swiss', size.replace('½', '.5'))
for size in ['1', '14', '30', '31', '0', '14.5', '67', '68']:
    ring(size, 'japan', size)
for size in ['8', '7.99', '35', '35.01', '17.35', '16', '12.999', '22.66', '22.83', '22.84']:
    ring(size, 'diameter-mm', size)
for source, texts in {'us': ['x', '-1', '1/2', '½', '7,5', '7.', '.5', '7 1/3', '7 2/4', '7  ½', '1e1', 'N'], 'uk': ['7', 'AA', 'Z+0', 'Z+7', 'Y+1', 'N¼', 'N1/4', '½', 'Ñ', 'N.25'],
                      'iso': ['N', '54,4', ' '], 'japan': ['a', '1000']}.items():
    for text in texts:
        v.add('ring-size-converter', {'size': text, 'from': source}, 422)
refused('ring-size-converter', {'size': '7', 'from': 'us'}, [{'size': ''}, {'size': 7}, {'size': '123456789'}, {'from': 'eu'}, {'from': ...}])

# bra-size-calculator
EU = 'AA A B C D E F G H I J K'.split()
UKC = 'AA A B C D DD E F FF G GG H'.split()
USC = 'AA A B C D DD DDD G H I J K'.split()
BANDS = {band: (28 + 2 * i, band + 15, i, 6 + 2 * i) for i, band in enumerate(range(60, 131, 5))}


def bra(under, bust):
    inputs = {'underbustCm': under, 'bustCm': bust}
    u, b = exact(under), exact(bust)
    band = next(x for x in range(45, 160, 5) if u + NEAR * 5 < x + F('2.5'))
    cup = down((b - u - 10) / 2)
    if band not in BANDS or not 0 <= cup <= 11:
        v.add('bra-size-calculator', inputs, 422)
        return
    uk, fr, it, au = BANDS[band]
    v.add('bra-size-calculator', inputs, {'bandCm': band, 'cup': cup, 'eu': f'{band}{EU[cup]}', 'uk': f'{uk}{UKC[cup]}', 'us': f'{uk}{USC[cup]}', 'fr': f'{fr}{EU[cup]}',
                                          'it': f'{it}{EU[cup]}', 'au': f'{au}{UKC[cup]}'})


for under, bust in [(76, 92), (83, 103.5), (57.5, 70), (57.4, 70), (132.4, 150), (132.5, 150), (62.5, 72.5), (62.4, 72.5), (70.1, 80.1), (70.3, 80.2), (80, 90), (80, 89.9), (80, 113.9),
                    (80, 114), (75.1, 87.1), (75.3, 85.3), (150, 220), (50, 55), (100, 90)]:
    bra(under, bust)
for cup in range(12):
    bra(75 + cup, 75 + cup + 10 + 2 * cup)
for _ in range(30):
    under = round(r.uniform(55, 135), 1)
    bra(under, min(220, max(55, round(under + r.uniform(8, 36), 1))))
refused('bra-size-calculator', {'underbustCm': 75, 'bustCm': 90}, [{'underbustCm': 49}, {'bustCm': 221}, {'bustCm': ...}, {'underbustCm': 151}])

# gpa-calculator
POINTS = {'A': '4', 'A-': '3.7', 'B+': '3.3', 'B': '3', 'B-': '2.7', 'C+': '2.3', 'C': '2', 'C-': '1.7', 'D+': '1.3', 'D': '1', 'D-': '0.7', 'F': '0'}
for i in range(40):
    inputs = {'courses': []}
    plus = '4.0'
    if i % 3 == 0:
        plus = inputs['aPlus'] = r.choice(['4.0', '4.3'])
    graded = []
    for _ in range(r.choice([1, 2, 5, 200]) if i < 4 else r.choice([1, 2, 5])):
        grade = r.choice([*POINTS, 'A+', 'P', 'S', 'W', 'I', 'NP'])
        course = {'grade': r.choice([grade, grade.lower()]), 'credits': r.choice([0, 1, 2.5, 3, 4, 100, 0.1])}
        if r.random() < 0.6:
            course['weight'] = r.choice(['regular', 'honors', 'ap'])
        inputs['courses'].append(course)
        if grade in POINTS or grade == 'A+':
            points = F(POINTS.get(grade, plus))
            extra = 0 if grade == 'F' else {'honors': HALF, 'ap': 1}.get(course.get('weight'), 0)
            graded.append((exact(course['credits']), points, points + extra))
    prior = None
    if i % 2:
        inputs |= {'priorGpa': r.choice([0, 3.2, 5, 2.75]), 'priorCredits': r.choice([0, 12, 1000, 45.5])}
        prior = exact(inputs['priorGpa']), exact(inputs['priorCredits'])
    total, quality = sum(c for c, _, _ in graded), sum(c * p for c, p, _ in graded)
    if not total:
        v.add('gpa-calculator', inputs, 422)
        continue
    v.add('gpa-calculator', inputs, {'gpa': number(quality / total), 'weightedGpa': number(sum(c * w for c, _, w in graded) / total), 'credits': number(total), 'qualityPoints': number(quality),
                                     'cumulativeGpa': number((prior[0] * prior[1] + quality) / (prior[1] + total)) if prior else None,
                                     'cumulativeCredits': number(prior[1] + total) if prior else None})
v.add('gpa-calculator', {'courses': [{'grade': 'A-', 'credits': 4}, {'grade': 'P', 'credits': 1}], 'priorGpa': 3.2, 'priorCredits': 12},
      {'gpa': 3.7, 'qualityPoints': 14.8, 'cumulativeGpa': 3.325, 'cumulativeCredits': 16})
v.add('gpa-calculator', {'courses': [{'grade': 'F', 'credits': 3, 'weight': 'ap'}]}, {'gpa': 0, 'weightedGpa': 0})
for grades in [['P'], ['W', 'I']]:
    v.add('gpa-calculator', {'courses': [{'grade': g, 'credits': 3} for g in grades], 'priorGpa': 3, 'priorCredits': 9}, 422)
v.add('gpa-calculator', {'courses': [{'grade': 'A', 'credits': 0}]}, 422)
A = {'grade': 'A', 'credits': 3}
refused('gpa-calculator', {'courses': [A]}, [{'courses': []}, {'courses': [A] * 201}, {'courses': [{**A, 'grade': 'E'}]}, {'courses': [{**A, 'grade': 'F+'}]}, {'courses': [{**A, 'grade': 'A++'}]},
                                             {'courses': [{**A, 'grade': '4'}]}, {'courses': [{**A, 'credits': 101}]}, {'courses': [{**A, 'weight': 'ib'}]}, {'priorGpa': 3},
                                             {'priorCredits': 3}, {'priorGpa': 5.1, 'priorCredits': 1}, {'aPlus': '4'}])

# final-grade-calculator: the grade of the course, solved for the final
for i in range(40):
    current, desired, weight = v.between(0, 200), v.between(0, 200), v.between(0.01, 100)
    if i < 6:
        current, desired, weight = [(0, 0, 100), (84, 90, 30), (90, 93, 30), (70, 70, 0.01), (80, 86, 30), (200, 0, 50)][i]
    c, d, w = exact(current), exact(desired), exact(weight) / 100
    worst, best = c * (1 - w), c * (1 - w) + 100 * w
    needed = (d - worst) * 100 / (best - worst)
    v.add('final-grade-calculator', {'currentPercent': current, 'desiredPercent': desired, 'finalWeightPercent': weight},
          {'neededPercent': number(needed), 'achievable': whole(needed) <= 100, 'bestPossiblePercent': number(best), 'worstPossiblePercent': number(worst)})
v.add('final-grade-calculator', {'currentPercent': 88, 'desiredPercent': 85, 'finalWeightPercent': 25}, {'neededPercent': 76, 'achievable': True, 'bestPossiblePercent': 91, 'worstPossiblePercent': 66})
refused('final-grade-calculator', {'currentPercent': 80, 'desiredPercent': 90, 'finalWeightPercent': 30}, [{'finalWeightPercent': 0}, {'finalWeightPercent': 101}, {'currentPercent': -1},
                                                                                                            {'desiredPercent': 201}, {'desiredPercent': ...}])

# weighted-grade-calculator
GRADES = [(97, 'A+'), (93, 'A'), (90, 'A-'), (87, 'B+'), (83, 'B'), (80, 'B-'), (77, 'C+'), (73, 'C'), (70, 'C-'), (67, 'D+'), (63, 'D'), (60, 'D-'), (-1, 'F')]


def weighted(items, goal=None):
    inputs = {'items': items} | ({} if goal is None else {'goalPercent': goal})
    total = sum(exact(x['weight']) for x in items)
    if goal is not None and whole(total) >= 100:
        return v.add('weighted-grade-calculator', inputs, 400)
    if total == 0:
        return v.add('weighted-grade-calculator', inputs, 422)
    earned = sum(exact(x['weight']) * exact(x['score']) / exact(x.get('outOf', 100)) * 100 for x in items)
    percent = earned / total
    v.add('weighted-grade-calculator', inputs,
          {'percent': number(percent), 'totalWeight': number(total), 'letter': next(name for limit, name in GRADES if percent >= limit - NEAR),
           'neededPercent': None if goal is None else number((100 * exact(goal) - earned) / (100 - total))})


for limit, _ in GRADES[:-1]:
    for score in [limit, limit - 0.001, limit - 5e-10]:
        weighted([{'score': score, 'weight': 1}])
weighted([{'score': 0.1, 'outOf': 0.3, 'weight': 0.1}, {'score': 0.2, 'outOf': 0.3, 'weight': 0.2}])
weighted([{'score': 45, 'outOf': 50, 'weight': 1}, {'score': 96, 'weight': 2}])
for i in range(35):
    items = []
    for _ in range(r.choice([1, 2, 4, 200]) if i < 4 else r.choice([1, 2, 4])):
        item = {'score': v.between(0, 1e6) if i % 2 else r.randint(0, 100), 'weight': v.between(0, 1e6) if i % 4 == 1 else r.choice([0, 5, 10, 12.5, 20, 0.1])}
        if r.random() < 0.5:
            item['outOf'] = r.choice([20, 50, 0.3, 1e6, 33])
        items.append(item)
    weighted(items, r.choice([None, 85, 0, 200]))
weighted([{'score': 50, 'weight': 100}], 60)
weighted([{'score': 50, 'weight': 99.9}], 60)
weighted([{'score': 50, 'weight': 0}], 60)
v.add('weighted-grade-calculator', {'items': [{'score': 1e6, 'outOf': 5e-324, 'weight': 1}]}, 422)
item = {'score': 1, 'weight': 1}
refused('weighted-grade-calculator', {'items': [item]}, [{'items': []}, {'items': [item] * 201}, {'items': [{**item, 'outOf': 0}]}, {'items': [{**item, 'outOf': -1}]}, {'items': [{**item, 'score': -1}]},
                                                         {'items': [{'score': 1}]}, {'goalPercent': 201}, {'items': [{**item, 'weight': 1e7}]}])

v.print()
