"""Makes src/tools/health/testdata/body.json: results of the health tools that measure the body, worked out apart from them from the published formulas.

    python3 test/oracles/health_body.py CDC_TABLE > src/tools/health/testdata/body.json

CDC_TABLE is the CDC's table of BMI for age (Sex, Agemos, L, M, S), sex 1 being male. Rational formulas are worked out with fractions, the others with mpmath.
"""

import csv
import json
import random
import sys
from fractions import Fraction

from mpmath import cbrt, erf, log10, mp, mpf, pi, sqrt

mp.dps = 50
random.seed(20260101)
vectors = []
SEXES = ('female', 'male')


def q(x):
    """The decimal that a number is written as."""
    return Fraction(repr(x) if isinstance(x, float) else str(x))


def m(x):
    x = q(x) if not isinstance(x, Fraction) else x
    return mpf(x.numerator) / x.denominator


def number(x):
    if isinstance(x, dict):
        return {k: number(v) for k, v in x.items()}
    if isinstance(x, list):
        return [number(v) for v in x]
    return x if isinstance(x, (str, int, bool)) else float(x) + 0.0


def vector(tool, inputs, result):
    inputs = {k: v for k, v in inputs.items() if v is not None}
    if isinstance(result, int):
        vectors.append({'tool': tool, 'inputs': inputs, 'status': result})
    else:
        vectors.append({'tool': tool, 'inputs': inputs, 'result': number(result)})


def draw(low, high, places=1):
    return random.choice([low, high, round(random.uniform(low, high), places), round(random.uniform(low, high), places), random.uniform(low, high)])


def named(value, names):
    """names: first name, then pairs of lower limit and name."""
    name = names[0]
    for limit, above in names[1:]:
        if value >= limit:
            name = above
    return name


LB, INCH = q('0.45359237'), q('2.54')

# bmi-calculator
WHO = ['severe thinness', (16, 'moderate thinness'), (17, 'mild thinness'), (q('18.5'), 'normal'), (25, 'overweight'), (30, 'obesity class I'), (35, 'obesity class II'), (40, 'obesity class III')]
ASIAN = ['underweight', (q('18.5'), 'acceptable risk'), (23, 'increased risk'), (q('27.5'), 'high risk')]


def bmi(inputs):
    if ('weightKg' in inputs) == ('weightLb' in inputs) or ('heightCm' in inputs) == ('heightIn' in inputs):
        return 400
    kg = q(inputs['weightKg']) if 'weightKg' in inputs else q(inputs['weightLb']) * LB
    metres = (q(inputs['heightCm']) if 'heightCm' in inputs else q(inputs['heightIn']) * INCH) / 100
    asian = inputs.get('classification') == 'asian'
    value = kg / metres**2
    return {'bmi': value, 'category': named(value, ASIAN if asian else WHO), 'bmiPrime': value / 25, 'ponderalIndex': kg / metres**3,
            'healthyMinKg': q('18.5') * metres**2, 'healthyMaxKg': (23 if asian else 25) * metres**2}


cases = [{}, {'weightKg': 70}, {'heightCm': 170}, {'weightKg': 70, 'weightLb': 150, 'heightCm': 170}, {'weightKg': 70, 'heightCm': 170, 'heightIn': 68},
         {'weightKg': 0.9, 'heightCm': 170}, {'weightKg': 700.1, 'heightCm': 170}, {'weightKg': 70, 'heightCm': 29.9}, {'weightKg': 70, 'heightIn': 120.5}, {'weightLb': 1.9, 'heightIn': 60}]
for inputs in cases:
    vector('bmi-calculator', inputs, 400)
# just at and just below every limit
for limit in ('16', '17', '18.5', '23', '25', '27.5', '30', '35', '40'):
    for height in (160, 170, 200):
        weight = float(q(limit) * height * height / 10000)
        for kg in (weight, weight - 1e-9):
            inputs = {'weightKg': kg, 'heightCm': height, 'classification': random.choice(['who', 'asian'])}
            vector('bmi-calculator', inputs, bmi(inputs))
for _ in range(20):
    inputs = {random.choice(['weightKg', 'weightLb']): draw(2, 700), random.choice(['heightCm', 'heightIn']): draw(30, 120)}
    if random.random() < 0.5:
        inputs['classification'] = random.choice(['who', 'asian'])
    vector('bmi-calculator', inputs, bmi(inputs))

# child-bmi-percentile-calculator
table = {'male': [], 'female': []}
with open(sys.argv[1]) as file:
    for row in csv.DictReader(file):
        table['male' if row['Sex'] == '1' else 'female'].append([Fraction(row[k]) for k in ('Agemos', 'L', 'M', 'S')])


def phi(z):
    return (1 + erf(z / sqrt(2))) / 2


def quantile(p):
    low, high = mpf(-5), mpf(5)
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if phi(middle) < p else (low, middle)
    return low


Z = {p: quantile(mpf(p) / 100) for p in (5, 85, 95)}


def child(inputs):
    age = q(inputs['ageMonths'])
    rows = table[inputs['sex']]
    below = max(i for i in range(len(rows)) if rows[i][0] <= age)
    above = min(below + 1, len(rows) - 1)
    t = (age - rows[below][0]) / (rows[above][0] - rows[below][0]) if above > below else 0
    L, M, S = (m(rows[below][i] * (1 - t) + rows[above][i] * t) for i in (1, 2, 3))
    squared = (m(inputs['heightCm']) / 100) ** 2
    value = m(inputs['weightKg']) / squared
    z = ((value / M) ** L - 1) / (L * S)
    at = lambda p: M * (1 + L * S * Z[p]) ** (1 / L)
    if value < at(5):
        category = 'underweight'
    elif value < at(85):
        category = 'healthy weight'
    elif value < at(95):
        category = 'overweight'
    elif value >= at(95) * 140 / 100 or value >= 40:
        category = 'severe obesity class 3'
    elif value >= at(95) * 120 / 100 or value >= 35:
        category = 'severe obesity class 2'
    else:
        category = 'obesity'
    # phi in the far tail is all rounding at 50 digits
    mp.dps = 50 if z > -9 else 3000
    percentile = 100 * phi(z) if z > -60 else mpf(0)
    mp.dps = 50
    return {'bmi': value, 'zScore': z, 'percentile': percentile, 'category': category, 'percentOf95th': value / at(95) * 100, 'healthyMinKg': at(5) * squared, 'healthyMaxKg': at(85) * squared}


for inputs in [{'sex': 'male', 'ageMonths': 23.9, 'weightKg': 12, 'heightCm': 85}, {'sex': 'male', 'ageMonths': 240.6, 'weightKg': 60, 'heightCm': 170},
               {'ageMonths': 100, 'weightKg': 30, 'heightCm': 130}, {'sex': 'x', 'ageMonths': 100, 'weightKg': 30, 'heightCm': 130}]:
    vector('child-bmi-percentile-calculator', inputs, 400)
ages = [24, 24.25, 24.5, 25, 25.5, 120, 120.5, 200.3, 239.5, 239.75, 240, 240.2, 240.5] + [round(random.uniform(24, 240.5), 2) for _ in range(40)]
for age in ages:
    height = round(80 + (age - 24) * 0.42 + random.uniform(-6, 6), 1)
    kg = round(random.choice([13.2, 15, 16, 17, 19, 22, 26, 31, 36, 42]) * (height / 100) ** 2, 2)
    inputs = {'sex': random.choice(SEXES), 'ageMonths': age, 'weightKg': max(5, kg), 'heightCm': height}
    vector('child-bmi-percentile-calculator', inputs, child(inputs))
for inputs in [{'sex': 'male', 'ageMonths': 60, 'weightKg': 5, 'heightCm': 230}, {'sex': 'female', 'ageMonths': 240.5, 'weightKg': 300, 'heightCm': 60}, {'sex': 'female', 'ageMonths': 24, 'weightKg': 5, 'heightCm': 75}]:
    vector('child-bmi-percentile-calculator', inputs, child(inputs))


# bmr-calculator, tdee-calculator
def rates(sex, age, kg, cm, fat):
    W, H, A, male = q(kg), q(cm), q(age), sex == 'male'
    c = lambda *texts: [q(t) for t in texts]
    result = {'mifflinStJeorKcal': 10 * W + q('6.25') * H - 5 * A + (5 if male else -161)}
    a, b, h, y = c('66.4730', '13.7516', '5.0033', '6.7550') if male else c('655.0955', '9.5634', '1.8496', '4.6756')
    result['harrisBenedictKcal'] = a + b * W + h * H - y * A
    a, b, h, y = c('88.362', '13.397', '4.799', '5.677') if male else c('447.593', '9.247', '3.098', '4.330')
    result['revisedHarrisBenedictKcal'] = a + b * W + h * H - y * A
    if A < 18:
        f, k = c('17.686', '658.2') if male else c('13.384', '692.6')
    elif A < 30:
        f, k = c('15.057', '692.2') if male else c('14.818', '486.6')
    elif A < 60:
        f, k = c('11.472', '873.1') if male else c('8.126', '845.6')
    else:
        f, k = c('11.711', '587.7') if male else c('9.082', '658.5')
    result['schofieldKcal'] = f * W + k
    if fat is not None:
        L = W * (1 - q(fat) / 100)
        result['katchMcArdleKcal'] = 370 + q('21.6') * L
        result['cunninghamKcal'] = 500 + 22 * L
    return result


body = lambda: {'sex': random.choice(SEXES), 'ageYears': random.choice([10, 17.99, 18, 29.9, 30, 59.5, 60, 120, 44, 25.5]), 'weightKg': draw(20, 500), 'heightCm': draw(100, 250)}
good = {'sex': 'male', 'ageYears': 30, 'weightKg': 80, 'heightCm': 180}
for change in [{'ageYears': 9.9}, {'ageYears': 121}, {'weightKg': 19}, {'weightKg': 501}, {'heightCm': 99}, {'heightCm': 251}, {'bodyFatPercent': 1}, {'bodyFatPercent': 76}, {'sex': None}]:
    vector('bmr-calculator', {**good, **change}, 400)
    vector('tdee-calculator', {**good, 'activity': 'light', **change}, 400)
for _ in range(40):
    inputs = body()
    fat = random.choice([None, 2, 75, 18.3])
    vector('bmr-calculator', {**inputs, 'bodyFatPercent': fat}, rates(inputs['sex'], inputs['ageYears'], inputs['weightKg'], inputs['heightCm'], fat))
vector('tdee-calculator', good, 400)
vector('tdee-calculator', {**good, 'activity': 'light', 'equation': 'katch'}, 400)
for _ in range(40):
    inputs = body()
    fat = random.choice([None, 2, 75, 18.3])
    activity, factor = random.choice([('sedentary', '1.2'), ('light', '1.375'), ('moderate', '1.55'), ('active', '1.725'), ('very-active', '1.9')])
    equation = random.choice([None, 'mifflin', 'harris', 'katch'])
    all_rates = rates(inputs['sex'], inputs['ageYears'], inputs['weightKg'], inputs['heightCm'], fat)
    rate = all_rates.get({'harris': 'revisedHarrisBenedictKcal', 'katch': 'katchMcArdleKcal'}.get(equation, 'mifflinStJeorKcal'))
    inputs = {**inputs, 'activity': activity, 'equation': equation, 'bodyFatPercent': fat}
    if rate is None:
        vector('tdee-calculator', inputs, 400)
        continue
    tdee = rate * q(factor)
    goals = [{'weeklyChangeKg': change, 'kcal': tdee + 7700 * q(change) / 7} for change in (-1, -0.5, -0.25, 0, 0.25, 0.5)]
    vector('tdee-calculator', inputs, {'bmrKcal': rate, 'activityFactor': float(factor), 'tdeeKcal': tdee, 'goals': goals})

# macro-calculator
DIETS = {'balanced': (50, 25, 25), 'low-fat': (60, 25, 15), 'low-carb': (20, 40, 40), 'high-protein': (30, 45, 25), 'keto': (5, 25, 70), 'zone': (40, 30, 30)}


def macros(inputs):
    own = [inputs.get(k) for k in ('carbohydratePercent', 'proteinPercent', 'fatPercent')]
    if all(share is None for share in own):
        shares = [Fraction(x) for x in DIETS[inputs.get('diet', 'balanced')]]
    else:
        if None in own or abs(sum(q(x) for x in own) - 100) > q('1e-9'):
            return 400
        shares = [q(x) for x in own]
    kcal, meals = q(inputs['calories']), inputs.get('meals', 3)
    names = ('carbohydrateGrams', 'proteinGrams', 'fatGrams')
    grams = [kcal * share / 100 / per for share, per in zip(shares, (4, 4, 9))]
    return {**dict(zip(names, grams)), 'shares': dict(zip(('carbohydratePercent', 'proteinPercent', 'fatPercent'), shares)),
            'perMeal': {'calories': kcal / meals, **{name: g / meals for name, g in zip(names, grams)}}}


for inputs in [{}, {'calories': 499}, {'calories': 20001}, {'calories': 2000, 'meals': 0}, {'calories': 2000, 'meals': 13}, {'calories': 2000, 'meals': 2.5}, {'calories': 2000, 'diet': 'paleo'},
               {'calories': 2000, 'carbohydratePercent': -1, 'proteinPercent': 51, 'fatPercent': 50}, {'calories': 2000, 'carbohydratePercent': 101, 'proteinPercent': 0, 'fatPercent': 0}]:
    vector('macro-calculator', inputs, 400)
own = lambda c, p, f: {'carbohydratePercent': c, 'proteinPercent': p, 'fatPercent': f}
for inputs in [{'calories': 2000, 'carbohydratePercent': 50}, {'calories': 2000, 'proteinPercent': 0}, {'calories': 2000, 'carbohydratePercent': 50, 'proteinPercent': 50}, {'calories': 2000, **own(50, 30, 19)},
               {'calories': 2000, **own(50, 30, 20.000000001)}, {'calories': 2000, **own(50, 30, 20.000000002)}, {'calories': 2000, **own(50, 30, 19.999999999)}, {'calories': 2000, **own(50, 30, 19.9999999989)},
               {'calories': 500, **own(0, 0, 100)}, {'calories': 20000, **own(100, 0, 0), 'diet': 'keto'}, {'calories': 1999.9, **own(33.3, 33.3, 33.4), 'meals': 12}, {'calories': 2345.6, **own(0.1, 0.2, 99.7), 'meals': 1}]:
    vector('macro-calculator', inputs, macros(inputs))
for diet in DIETS:
    for _ in range(4):
        inputs = {'calories': draw(500, 20000), 'diet': diet, 'meals': random.randint(1, 12)}
        vector('macro-calculator', inputs, macros(inputs))

# ideal-weight-calculator
for inputs in [{'sex': 'male', 'heightCm': 99.9}, {'sex': 'male', 'heightCm': 250.1}, {'heightCm': 180}, {'sex': 'male'}]:
    vector('ideal-weight-calculator', inputs, 400)
for sex in SEXES:
    for cm in [100, 110, 152.4, 152.39, 250, 180] + [draw(100, 250) for _ in range(8)]:
        i, male = q(cm) / INCH - 60, sex == 'male'
        line = lambda a, b, c, d: q(a) + q(b) * i if male else q(c) + q(d) * i
        metres = q(cm) / 100
        vector('ideal-weight-calculator', {'sex': sex, 'heightCm': cm}, {
            'devineKg': line('50', '2.3', '45.5', '2.3'), 'robinsonKg': line('52', '1.9', '49', '1.7'), 'millerKg': line('56.2', '1.41', '53.1', '1.36'), 'hamwiKg': line('48', '2.7', '45.5', '2.2'),
            'lemmensKg': 22 * metres**2, 'healthyMinKg': q('18.5') * metres**2, 'healthyMaxKg': 25 * metres**2})


# body-fat-calculator
def navy(inputs):
    male = inputs['sex'] == 'male'
    if not male and 'hipCm' not in inputs:
        return 400
    H, N, W = (m(inputs[k]) for k in ('heightCm', 'neckCm', 'waistCm'))
    if W <= N:
        return 422
    if male:
        fat = 495 / (m('1.0324') - m('0.19077') * log10(W - N) + m('0.15456') * log10(H)) - 450
    else:
        fat = 495 / (m('1.29579') - m('0.35004') * log10(W + m(inputs['hipCm']) - N) + m('0.22100') * log10(H)) - 450
    if not 0 <= fat <= 100:
        return 422
    limits = (6, 14, 18, 25) if male else (14, 21, 25, 32)
    result = {'bodyFatPercent': fat, 'category': named(fat, ['essential', *zip(limits, ('athletes', 'fitness', 'average', 'obese'))])}
    if 'weightKg' in inputs:
        kg = m(inputs['weightKg'])
        result.update(fatMassKg=kg * fat / 100, leanMassKg=kg * (100 - fat) / 100)
        if 'ageYears' in inputs:
            result['deurenbergPercent'] = m('1.2') * kg / (H / 100) ** 2 + m('0.23') * m(inputs['ageYears']) - (m('10.8') if male else 0) - m('5.4')
    return result


man, woman = {'sex': 'male', 'heightCm': 178, 'neckCm': 38, 'waistCm': 86}, {'sex': 'female', 'heightCm': 165, 'neckCm': 33, 'waistCm': 75, 'hipCm': 98}
for change in [{'heightCm': 99}, {'neckCm': 19}, {'neckCm': 81}, {'waistCm': 39}, {'waistCm': 251}, {'hipCm': 49}, {'weightKg': 19}, {'ageYears': 17}]:
    vector('body-fat-calculator', {**man, **change}, 400)
changes = [{}, {'neckCm': 80, 'waistCm': 80}, {'neckCm': 80, 'waistCm': 79}, {'neckCm': 40, 'waistCm': 40.1}, {'waistCm': 250, 'heightCm': 100}, {'weightKg': 70}, {'ageYears': 40}, {'weightKg': 20, 'ageYears': 18, 'heightCm': 250, 'waistCm': 100},
           {'weightKg': 500, 'ageYears': 120}, {'waistCm': 65}, {'waistCm': 78.4}, {'waistCm': 95}, {'waistCm': 110}, {'hipCm': 250, 'waistCm': 250}, {'hipCm': 50, 'waistCm': 60}]
for change in changes:
    for base in (man, woman):
        vector('body-fat-calculator', {**base, **change}, navy({**base, **change}))
vector('body-fat-calculator', {k: v for k, v in woman.items() if k != 'hipCm'}, 400)
for _ in range(30):
    inputs = {'sex': random.choice(SEXES), 'heightCm': draw(140, 210), 'neckCm': draw(30, 50), 'waistCm': draw(60, 130), 'hipCm': draw(80, 130)}
    if random.random() < 0.6:
        inputs['weightKg'] = draw(40, 150)
    if random.random() < 0.6:
        inputs['ageYears'] = draw(18, 120)
    vector('body-fat-calculator', inputs, navy(inputs))

# skinfold-body-fat-calculator
ALL = ['chestMm', 'abdomenMm', 'thighMm', 'tricepsMm', 'suprailiacMm', 'midaxillaryMm', 'subscapularMm', 'bicepsMm']
NEEDED = {('jackson-pollock-3', 'male'): ALL[:3], ('jackson-pollock-3', 'female'): ['tricepsMm', 'suprailiacMm', 'thighMm'],
          ('jackson-pollock-7', 'male'): ALL[:7], ('jackson-pollock-7', 'female'): ALL[:7]}
for sex in SEXES:
    NEEDED['durnin-womersley', sex] = ['bicepsMm', 'tricepsMm', 'subscapularMm', 'suprailiacMm']
DW = {'male': [(0, '1.1533', '0.0643'), (17, '1.1620', '0.0630'), (20, '1.1631', '0.0632'), (30, '1.1422', '0.0544'), (40, '1.1620', '0.0700'), (50, '1.1715', '0.0779')],
      'female': [(0, '1.1369', '0.0598'), (17, '1.1549', '0.0678'), (20, '1.1599', '0.0717'), (30, '1.1423', '0.0632'), (40, '1.1333', '0.0612'), (50, '1.1339', '0.0645')]}


def skinfold(inputs):
    method, sex = inputs['method'], inputs['sex']
    if {k for k in ALL if k in inputs} != set(NEEDED[method, sex]):
        return 400
    S, A = sum(m(inputs[k]) for k in NEEDED[method, sex]), m(inputs['ageYears'])
    if method == 'durnin-womersley':
        _, c, f = [row for row in DW[sex] if row[0] <= A][-1]
        density = m(c) - m(f) * log10(S)
    else:
        a, b, c, d = {('jackson-pollock-3', 'male'): ('1.10938', '0.0008267', '0.0000016', '0.0002574'), ('jackson-pollock-3', 'female'): ('1.0994921', '0.0009929', '0.0000023', '0.0001392'),
                      ('jackson-pollock-7', 'male'): ('1.112', '0.00043499', '0.00000055', '0.00028826'), ('jackson-pollock-7', 'female'): ('1.097', '0.00046971', '0.00000056', '0.00012828')}[method, sex]
        density = m(a) - m(b) * S + m(c) * S**2 - m(d) * A
    fat = 495 / density - 450 if inputs.get('equation', 'siri') == 'siri' else 457 / density - m('414.2')
    return {'sumMm': S, 'bodyDensity': density, 'bodyFatPercent': fat} if 0 <= fat <= 100 else 422


for (method, sex), folds in NEEDED.items():
    base = {'method': method, 'sex': sex, 'ageYears': 30}
    full = {**base, **{fold: 12.5 for fold in folds}}
    vector('skinfold-body-fat-calculator', base, 400)
    vector('skinfold-body-fat-calculator', {k: v for k, v in full.items() if k != folds[1]}, 400)
    for other in ALL:
        if other not in folds:
            vector('skinfold-body-fat-calculator', {**full, other: 10}, 400)
    vector('skinfold-body-fat-calculator', {**full, folds[0]: 1.9}, 400)
    vector('skinfold-body-fat-calculator', {**full, folds[0]: 121}, 400)
    for age in (10, 16.9, 17, 19.99, 20, 30, 39, 40, 50, 100):
        inputs = {**base, 'ageYears': age, **{fold: draw(2, 60) for fold in folds}}
        if random.random() < 0.6:
            inputs['equation'] = random.choice(['siri', 'brozek'])
        vector('skinfold-body-fat-calculator', inputs, skinfold(inputs))
    for mm in (2, 120):
        inputs = {**base, **{fold: mm for fold in folds}}
        vector('skinfold-body-fat-calculator', inputs, skinfold(inputs))

# lean-body-mass-calculator, ffmi-calculator
for change in [{'weightKg': 19}, {'weightKg': 301}, {'heightCm': 99}, {'heightCm': 251}, {'bodyFatPercent': 1.9}, {'bodyFatPercent': 75.1}]:
    inputs = {'weightKg': 70, 'heightCm': 170, 'bodyFatPercent': 20, **change}
    vector('lean-body-mass-calculator', {'sex': 'male', **inputs}, 400)
    vector('ffmi-calculator', inputs, 400)
vector('ffmi-calculator', {'weightKg': 70, 'heightCm': 170}, 400)
for _ in range(36):
    sex, kg, cm, fat = random.choice(SEXES), draw(20, 300), draw(100, 250), random.choice([None, draw(2, 75)])
    W, H, male = q(kg), q(cm), sex == 'male'
    result = {'boerKg': q('0.407') * W + q('0.267') * H - q('19.2') if male else q('0.252') * W + q('0.473') * H - q('48.3'),
              'jamesKg': q('1.1') * W - 128 * (W / H) ** 2 if male else q('1.07') * W - 148 * (W / H) ** 2,
              'humeKg': q('0.32810') * W + q('0.33929') * H - q('29.5336') if male else q('0.29569') * W + q('0.41813') * H - q('43.2933')}
    inputs = {'weightKg': kg, 'heightCm': cm, 'bodyFatPercent': fat}
    if fat is not None:
        lean = W * (100 - q(fat)) / 100
        result['fromBodyFatKg'] = lean
        index = lean / (H / 100) ** 2
        vector('ffmi-calculator', inputs, {'fatFreeMassKg': lean, 'ffmi': index, 'normalizedFfmi': index + q('6.3') * (q('1.8') - H / 100)})
    vector('lean-body-mass-calculator', {'sex': sex, **inputs}, result)

# waist-to-hip-ratio-calculator, waist-to-height-ratio-calculator
for inputs in [{'sex': 'male', 'waistCm': 29, 'hipCm': 100}, {'sex': 'male', 'waistCm': 301, 'hipCm': 100}, {'sex': 'male', 'waistCm': 90, 'hipCm': 29}, {'waistCm': 90, 'hipCm': 100}]:
    vector('waist-to-hip-ratio-calculator', inputs, 400)
pairs = [(90, 100), (89.9999999, 100), (85, 100), (84.9999999, 100), (94, 100), (94.000001, 110), (102, 110), (102.1, 130), (80, 100), (80.1, 100), (88, 120), (88.0001, 120), (76.5, 85), (72.25, 85), (30, 300), (300, 30), (63.9, 71)]
for waist, hip in pairs + [(draw(30, 300), draw(30, 300)) for _ in range(10)]:
    for sex in SEXES:
        first, second = (94, 102) if sex == 'male' else (80, 88)
        vector('waist-to-hip-ratio-calculator', {'sex': sex, 'waistCm': waist, 'hipCm': hip}, {
            'ratio': q(waist) / q(hip), 'ratioRisk': 'substantially increased' if q(waist) / q(hip) >= q('0.90' if sex == 'male' else '0.85') else 'low',
            'waistRisk': 'substantially increased' if q(waist) > second else 'increased' if q(waist) > first else 'low'})
for inputs in [{'waistCm': 29, 'heightCm': 170}, {'waistCm': 90, 'heightCm': 49}, {'waistCm': 90, 'heightCm': 251}, {'waistCm': 90}]:
    vector('waist-to-height-ratio-calculator', inputs, 400)
for waist, cm in [(68, 170), (67.9999, 170), (85, 170), (84.9999, 170), (102, 170), (101.9999, 170), (66.04, 165.1), (82.55, 165.1), (99.06, 165.1), (30, 250), (300, 50)] + [(draw(30, 300), draw(50, 250)) for _ in range(15)]:
    value = q(waist) / q(cm)
    vector('waist-to-height-ratio-calculator', {'waistCm': waist, 'heightCm': cm}, {'ratio': value, 'category': named(value, ['below healthy', (q('0.4'), 'healthy'), (q('0.5'), 'increased'), (q('0.6'), 'high')]), 'targetWaistCm': q(cm) / 2})

# body-shape-index-calculator, body-surface-area-calculator
for change in [{'weightKg': 19}, {'heightCm': 99}, {'waistCm': 39}, {'waistCm': 251}]:
    vector('body-shape-index-calculator', {'weightKg': 70, 'heightCm': 170, 'waistCm': 80, **change}, 400)
for kg, cm, waist in [(20, 100, 250), (500, 250, 40), (20, 250, 40), (500, 100, 250)] + [(draw(20, 500), draw(100, 250), draw(40, 250)) for _ in range(24)]:
    W, H, C = m(kg), m(cm) / 100, m(waist) / 100
    index = W / H**2
    vector('body-shape-index-calculator', {'weightKg': kg, 'heightCm': cm, 'waistCm': waist}, {
        'bmi': index, 'absi': C / (cbrt(index) ** 2 * sqrt(H)), 'bodyRoundnessIndex': m('364.2') - m('365.5') * sqrt(1 - (C / (2 * pi)) ** 2 / (H / 2) ** 2), 'conicityIndex': C / (m('0.109') * sqrt(W / H))})
for inputs in [{'weightKg': 0.9, 'heightCm': 100}, {'weightKg': 401, 'heightCm': 100}, {'weightKg': 10, 'heightCm': 29}, {'weightKg': 10, 'heightCm': 251}]:
    vector('body-surface-area-calculator', inputs, 400)
for kg, cm in [(1, 30), (400, 250), (1, 250), (400, 30), (3.5, 50)] + [(draw(1, 400), draw(30, 250)) for _ in range(22)]:
    sex = random.choice([None, *SEXES])
    W, H, g = m(kg), m(cm), m(kg) * 1000
    p = lambda f, a, b: m(f) * W ** m(a) * H ** m(b)
    result = {'duBoisM2': p('0.007184', '0.425', '0.725'), 'mostellerM2': sqrt(W * H / 3600), 'haycockM2': p('0.024265', '0.5378', '0.3964'), 'gehanGeorgeM2': p('0.0235', '0.51456', '0.42246'),
              'boydM2': m('0.0003207') * H ** m('0.3') * g ** (m('0.7285') - m('0.0188') * log10(g)), 'fujimotoM2': p('0.008883', '0.444', '0.663')}
    if sex:
        result['schlichM2'] = p('0.000975482', '0.46', '1.08') if sex == 'female' else p('0.000579479', '0.38', '1.24')
    vector('body-surface-area-calculator', {'weightKg': kg, 'heightCm': cm, 'sex': sex}, result)

print('[\n' + ',\n'.join(json.dumps(v) for v in vectors) + '\n]')
