"""Makes src/tools/health/testdata/clinic.json: results of the health tools for pregnancy, alcohol, blood pressure and kidneys, worked out apart from them from the published formulas.

    python3 test/oracles/health_clinic.py > src/tools/health/testdata/clinic.json

Dates are those of Python's datetime; rational formulas are worked out with fractions, the others with mpmath.
"""

import json
import random
from datetime import date, timedelta
from fractions import Fraction

from mpmath import mp, mpf

mp.dps = 50
random.seed(20260303)
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


# pregnancy-due-date-calculator
def due(inputs):
    try:
        start = date.fromisoformat(inputs['date'])
        method = inputs.get('method', 'last-period')
        if method == 'ultrasound' and 'gestationalDays' not in inputs:
            return 400
        days = {'last-period': 280 + inputs.get('cycleDays', 28) - 28, 'conception': 266, 'ivf': 266 - inputs.get('embryoDays', 5), 'ultrasound': 280 - inputs.get('gestationalDays', 0)}[method]
        day = start + timedelta(days)
        zero = day - timedelta(280)
        at = lambda weeks: (zero + timedelta(weeks=weeks)).isoformat()
        now = date.fromisoformat(inputs['now'])
        result = {'dueDate': day.isoformat(), 'gestationalStart': zero.isoformat(), 'conceptionDate': (day - timedelta(266)).isoformat(), 'secondTrimesterStart': at(14), 'thirdTrimesterStart': at(28), 'fullTerm': at(39), 'daysToDueDate': (day - now).days}
        weeks, rest = divmod((now - zero).days, 7)
        if 0 <= weeks <= 44:
            result.update(gestationalAge={'weeks': weeks, 'days': rest}, trimester=1 if weeks < 14 else 2 if weeks < 28 else 3)
        return result
    except OverflowError:
        return 422


NOW = '2026-06-01'
for text in ['2026-02-29', '2026-13-01', '2026-1-10', '10.01.2026', '', '0000-12-31', '10000-01-01', '2026-01-10T00:00:00Z', ' 2026-01-10']:
    vector('pregnancy-due-date-calculator', {'date': text, 'now': NOW}, 400)
    vector('pregnancy-due-date-calculator', {'date': NOW, 'now': text}, 400)
    vector('ovulation-calculator', {'lastPeriod': text}, 400)
for change in [{'date': None}, {'method': 'guess'}, {'cycleDays': 19}, {'cycleDays': 46}, {'cycleDays': 28.5}, {'embryoDays': 1}, {'embryoDays': 8}, {'gestationalDays': 19}, {'gestationalDays': 301}, {'method': 'ultrasound'}]:
    vector('pregnancy-due-date-calculator', {'date': '2026-01-10', 'now': NOW, **change}, 400)
edges = [{'date': '0001-01-01'}, {'date': '0001-01-15', 'method': 'conception'}, {'date': '0001-01-14', 'method': 'conception'}, {'date': '9999-03-26'}, {'date': '9999-03-27'}, {'date': '9999-12-31'}, {'date': '0001-01-01', 'cycleDays': 27}, {'date': '0099-12-31'}, {'date': '0050-03-01'},
         {'date': '9999-12-31', 'method': 'ultrasound', 'gestationalDays': 300}, {'date': '2024-02-29'}, {'date': '1900-02-28'}, {'date': '2000-02-29', 'cycleDays': 20}, {'date': '2026-01-10', 'cycleDays': 45}]
for change in edges:
    inputs = {'now': NOW, **change}
    vector('pregnancy-due-date-calculator', inputs, due(inputs))
    inputs = {**inputs, 'now': inputs['date']}
    vector('pregnancy-due-date-calculator', inputs, due(inputs))
for offset in (-1, 0, 6, 7, 97, 98, 195, 196, 272, 273, 280, 281, 314, 315):
    inputs = {'date': '2026-01-10', 'now': (date(2026, 1, 10) + timedelta(offset)).isoformat()}
    vector('pregnancy-due-date-calculator', inputs, due(inputs))
for _ in range(40):
    day = date(random.randint(1890, 2100), random.randint(1, 12), random.randint(1, 28))
    inputs = {'method': random.choice(['last-period', 'conception', 'ivf', 'ultrasound']), 'date': day.isoformat(), 'now': (day + timedelta(random.randint(-40, 330))).isoformat()}
    if random.random() < 0.7:
        inputs['cycleDays'] = random.randint(20, 45)
    if random.random() < 0.7:
        inputs['embryoDays'] = random.randint(2, 7)
    if random.random() < 0.9:
        inputs['gestationalDays'] = random.randint(20, 300)
    vector('pregnancy-due-date-calculator', inputs, due(inputs))


# ovulation-calculator
def ovulation(inputs):
    try:
        length, luteal = timedelta(inputs.get('cycleDays', 28)), timedelta(inputs.get('lutealDays', 14))
        start, cycles = date.fromisoformat(inputs['lastPeriod']), []
        for _ in range(inputs.get('cycles', 3)):
            egg = start + length - luteal
            cycles.append({'periodStart': start.isoformat(), 'fertileStart': (egg - timedelta(5)).isoformat(), 'ovulation': egg.isoformat(), 'fertileEnd': egg.isoformat(), 'nextPeriod': (start + length).isoformat()})
            start += length
        return {'cycles': cycles}
    except OverflowError:
        return 422


for change in [{'lastPeriod': None}, {'cycleDays': 19}, {'cycleDays': 46}, {'lutealDays': 8}, {'lutealDays': 19}, {'cycles': 0}, {'cycles': 25}, {'cycles': 1.5}]:
    vector('ovulation-calculator', {'lastPeriod': '2026-01-28', **change}, 400)
edges = [{'lastPeriod': '0001-01-01'}, {'lastPeriod': '0001-01-01', 'cycleDays': 20, 'lutealDays': 18}, {'lastPeriod': '0001-01-03', 'cycleDays': 20, 'lutealDays': 18}, {'lastPeriod': '0001-01-04', 'cycleDays': 20, 'lutealDays': 18}, {'lastPeriod': '9999-12-03', 'cycles': 1}, {'lastPeriod': '9999-12-04', 'cycles': 1},
         {'lastPeriod': '9999-12-31'}, {'lastPeriod': '2024-02-01', 'cycles': 24}, {'lastPeriod': '2023-12-31', 'cycleDays': 45}, {'lastPeriod': '0098-11-30'}]
for inputs in edges:
    vector('ovulation-calculator', inputs, ovulation(inputs))
for _ in range(25):
    inputs = {'lastPeriod': date(random.randint(1900, 2100), random.randint(1, 12), random.randint(1, 28)).isoformat(), 'cycleDays': random.randint(20, 45), 'lutealDays': random.randint(9, 18), 'cycles': random.randint(1, 6)}
    vector('ovulation-calculator', inputs, ovulation(inputs))


# bac-calculator
def bac(inputs):
    grams = sum(q(d['volumeMl']) * q(d['abvPercent']) / 100 * q(d.get('count', 1)) for d in inputs['drinks']) * q('0.789')
    rate, limit = q(inputs.get('eliminationPercentPerHour', 0.015)), q(inputs.get('limitPercent', 0.08))
    value = grams / (q(inputs['weightKg']) * 1000 * q('0.68' if inputs['sex'] == 'male' else '0.55')) * 100 - rate * q(inputs.get('hours', 0))
    value = max(value, Fraction(0))
    return {'alcoholGrams': grams, 'bacPercent': value, 'gramsPerLiter': value * 10, 'overLimit': value > limit, 'hoursToLimit': (value - limit) / rate if value > limit else 0, 'hoursToSober': value / rate}


beer = {'volumeMl': 500, 'abvPercent': 5}
base = {'sex': 'male', 'weightKg': 80, 'drinks': [beer]}
for change in [{'sex': None}, {'weightKg': 19}, {'weightKg': 301}, {'drinks': []}, {'drinks': [beer] * 51}, {'drinks': [{**beer, 'volumeMl': 0.9}]}, {'drinks': [{**beer, 'volumeMl': 10001}]}, {'drinks': [{**beer, 'abvPercent': 97}]}, {'drinks': [{**beer, 'abvPercent': -1}]}, {'drinks': [{**beer, 'count': 101}]},
               {'drinks': [{**beer, 'count': -1}]}, {'drinks': [{'volumeMl': 500}]}, {'drinks': [{**beer, 'name': 'beer'}]}, {'hours': 73}, {'hours': -1}, {'limitPercent': 1.1}, {'eliminationPercentPerHour': 0.004}, {'eliminationPercentPerHour': 0.051}]:
    vector('bac-calculator', {**base, **change}, 400)
# a blood alcohol of exactly the limit, 0.08, is not over it
exact = {'sex': 'male', 'weightKg': 78.9, 'drinks': [{'volumeMl': 544, 'abvPercent': 10}], 'limitPercent': 0.08}
for change in [{}, {'limitPercent': 0.0799}, {'limitPercent': 0.0801}, {'hours': 5}, {'hours': 5.4}, {'limitPercent': 0.05, 'hours': 2}, {'limitPercent': 0}, {'limitPercent': 0, 'hours': 72}]:
    vector('bac-calculator', {**exact, **change}, bac({**exact, **change}))
for _ in range(36):
    inputs = {'sex': random.choice(SEXES), 'weightKg': draw(20, 300), 'drinks': [{'volumeMl': draw(1, 1000), 'abvPercent': draw(0, 96)} for _ in range(random.choice([1, 1, 2, 5, 50]))]}
    for drink in inputs['drinks']:
        if random.random() < 0.4:
            drink['count'] = draw(0, 8)
    if random.random() < 0.7:
        inputs['hours'] = draw(0, 24)
    if random.random() < 0.4:
        inputs['limitPercent'] = draw(0, 1, 2)
    if random.random() < 0.4:
        inputs['eliminationPercentPerHour'] = draw(0.005, 0.05, 3)
    vector('bac-calculator', inputs, bac(inputs))

# alcohol-units-calculator
for inputs in [{'volumeMl': -1, 'abvPercent': 5}, {'volumeMl': 100001, 'abvPercent': 5}, {'volumeMl': 500, 'abvPercent': 101}, {'volumeMl': 500, 'abvPercent': -0.1}, {'volumeMl': 500, 'abvPercent': 5, 'count': -1}, {'volumeMl': 500, 'abvPercent': 5, 'count': 1001}, {'volumeMl': 500}]:
    vector('alcohol-units-calculator', inputs, 400)
for volume, abv, count in [(0, 5, None), (500, 0, None), (500, 5, 0), (100000, 100, 1000), (5e-324, 5, None), (1e-300, 1e-300, 1), (0.1, 0.2, 0.3)] + [(draw(0, 5000), draw(0, 100), random.choice([None, draw(0, 20)])) for _ in range(24)]:
    ml = q(volume) * q(abv) / 100 * q(1 if count is None else count)
    g = ml * q('0.789')
    vector('alcohol-units-calculator', {'volumeMl': volume, 'abvPercent': abv, 'count': count}, {'pureAlcoholMl': ml, 'grams': g, 'ukUnits': ml / 10, 'usStandardDrinks': g / 14, 'australianStandardDrinks': g / 10, 'alcoholKcal': 7 * g})


# blood-pressure-calculator
def band(value, limits):
    """How many of the limits a pressure has reached."""
    return sum(value >= limit for limit in limits)


def pressure_class(guideline, s, d):
    if guideline == 'acc-aha-2017':
        if s > 180 or d > 120:
            return 'hypertensive crisis'
        return ['normal', 'elevated', 'stage 1 hypertension', 'stage 2 hypertension'][max(band(s, (120, 130, 140)), {0: 0, 1: 2, 2: 3}[band(d, (80, 90))])]
    if guideline == 'esc-2024':
        return ['non-elevated', 'elevated', 'hypertension'][max(band(s, (120, 140)), band(d, (70, 90)))]
    if s >= 140 and d < 90:
        return 'isolated systolic hypertension'
    names = ['optimal', 'normal', 'high normal', 'grade 1 hypertension', 'grade 2 hypertension', 'grade 3 hypertension']
    return names[max(band(s, (120, 130, 140, 160, 180)), band(d, (80, 85, 90, 100, 110)))]


for change in [{'systolic': 39}, {'systolic': 321}, {'diastolic': 19}, {'diastolic': 221, 'systolic': 300}, {'diastolic': 120}, {'diastolic': 120.5}, {'guideline': 'jnc8'}, {'systolic': None}]:
    vector('blood-pressure-calculator', {'systolic': 120, 'diastolic': 80, **change}, 400)
for guideline in (None, 'acc-aha-2017', 'esc-2024', 'esh-2023'):
    for s in (119.9, 120, 129, 130, 139.5, 140, 159, 160, 179, 180, 180.1):
        for d in random.sample([60, 69.9, 70, 79.9, 80, 84, 85, 89.9, 90, 99, 100, 109, 110, 119], 4):
            if d < s:
                vector('blood-pressure-calculator', {'systolic': s, 'diastolic': d, 'guideline': guideline},
                       {'category': pressure_class(guideline or 'acc-aha-2017', s, d), 'meanArterialPressure': (q(s) + 2 * q(d)) / 3, 'pulsePressure': q(s) - q(d)})
    for s, d in [(320, 220), (40, 20), (150, 120), (150, 120.1), (180, 120), (181, 60), (120.3, 120.2), (200, 95)]:
        vector('blood-pressure-calculator', {'systolic': s, 'diastolic': d, 'guideline': guideline},
               {'category': pressure_class(guideline or 'acc-aha-2017', s, d), 'meanArterialPressure': (q(s) + 2 * q(d)) / 3, 'pulsePressure': q(s) - q(d)})


# egfr-calculator
def stage(value):
    return 'G1' if value >= 90 else 'G2' if value >= 60 else 'G3a' if value >= 45 else 'G3b' if value >= 30 else 'G4' if value >= 15 else 'G5'


def egfr(inputs):
    age, female = m(inputs['ageYears']), inputs['sex'] == 'female'
    s = c = None
    if 'creatinine' in inputs:
        s = q(inputs['creatinine']) / (q('88.4') if inputs.get('creatinineUnit') == 'umol/L' else 1)
    if inputs['ageYears'] < 18:
        if s is None or 'heightCm' not in inputs:
            return 400
        value = q('0.413') * q(inputs['heightCm']) / s
        return {'egfr': value, 'stage': stage(value), 'schwartzEgfr': value}
    if 'cystatinC' in inputs:
        c = m(inputs['cystatinC']) / m('0.8')
    if s is None and c is None:
        return 400
    one, result = mpf(1), {}
    if s is not None:
        s = m(s / q('0.7' if female else '0.9'))
        result['creatinineEgfr'] = 142 * min(s, one) ** m('-0.241' if female else '-0.302') * max(s, one) ** m('-1.2') * m('0.9938') ** age * (m('1.012') if female else 1)
    if c is not None:
        result['cystatinEgfr'] = 133 * min(c, one) ** m('-0.499') * max(c, one) ** m('-1.328') * m('0.996') ** age * (m('0.932') if female else 1)
    if s is not None and c is not None:
        result['combinedEgfr'] = 135 * min(s, one) ** m('-0.219' if female else '-0.144') * max(s, one) ** m('-0.544') * min(c, one) ** m('-0.323') * max(c, one) ** m('-0.778') * m('0.9961') ** age * (m('0.963') if female else 1)
    value = result.get('combinedEgfr', result.get('creatinineEgfr', result.get('cystatinEgfr')))
    return {'egfr': value, 'stage': stage(value), **result}


base = {'ageYears': 60, 'sex': 'male', 'creatinine': 1.2}
for change in [{'ageYears': 0.9}, {'ageYears': 121}, {'sex': None}, {'creatinine': 0.09}, {'creatinine': 3001}, {'creatinine': None}, {'creatinine': None, 'heightCm': 170}, {'creatinineUnit': 'mmol/L'}, {'cystatinC': 0.09}, {'cystatinC': 20.1}, {'heightCm': 39}, {'heightCm': 221},
               {'ageYears': 17}, {'ageYears': 17.99, 'cystatinC': 1}, {'ageYears': 10, 'creatinine': None, 'heightCm': 130, 'cystatinC': 1}]:
    vector('egfr-calculator', {**base, **change}, 400)
for sex, knot in (('female', 0.7), ('male', 0.9)):
    for creatinine in (knot, knot - 1e-9, 0.1, 3000):
        for change in ({}, {'cystatinC': 0.8}, {'cystatinC': 0.1}, {'cystatinC': 20}):
            inputs = {'ageYears': random.choice([18, 120, 45.5]), 'sex': sex, 'creatinine': creatinine, **change}
            vector('egfr-calculator', inputs, egfr(inputs))
for inputs in [{'ageYears': 1, 'sex': 'male', 'creatinine': 0.413, 'heightCm': 90}, {'ageYears': 17.99, 'sex': 'female', 'creatinine': 0.413, 'heightCm': 60}, {'ageYears': 5, 'sex': 'female', 'creatinine': 0.826, 'heightCm': 90}, {'ageYears': 5, 'sex': 'male', 'creatinine': 1.239, 'heightCm': 90},
               {'ageYears': 5, 'sex': 'male', 'creatinine': 2.478, 'heightCm': 90}, {'ageYears': 5, 'sex': 'male', 'creatinine': 2.479, 'heightCm': 90}, {'ageYears': 5, 'sex': 'male', 'creatinine': 0.1, 'heightCm': 220, 'creatinineUnit': 'umol/L', 'cystatinC': 1}, {'ageYears': 18, 'sex': 'male', 'cystatinC': 0.7, 'heightCm': 180},
               {'ageYears': 120, 'sex': 'female', 'creatinine': 0.1, 'creatinineUnit': 'umol/L'}]:
    vector('egfr-calculator', inputs, egfr(inputs))
for _ in range(40):
    inputs = {'ageYears': draw(1, 120), 'sex': random.choice(SEXES)}
    if random.random() < 0.8:
        unit = random.choice([None, 'mg/dL', 'umol/L'])
        inputs['creatinine'] = draw(20, 500) if unit == 'umol/L' else draw(0.3, 6, 2)
        if unit:
            inputs['creatinineUnit'] = unit
    if random.random() < 0.5:
        inputs['cystatinC'] = draw(0.4, 4, 2)
    if random.random() < 0.5:
        inputs['heightCm'] = draw(40, 220)
    vector('egfr-calculator', inputs, egfr(inputs))


# creatinine-clearance-calculator
def clearance(inputs):
    female = inputs['sex'] == 'female'
    s = q(inputs['creatinine']) / (q('88.4') if inputs.get('creatinineUnit') == 'umol/L' else 1)
    by = lambda kg: (140 - q(inputs['ageYears'])) * kg / (72 * s) * (q('0.85') if female else 1)
    actual = q(inputs['weightKg'])
    result = {'clearanceMlMin': by(actual)}
    if 'heightCm' in inputs:
        ideal = (q('45.5') if female else 50) + q('2.3') * (q(inputs['heightCm']) / q('2.54') - 60)
        adjusted = ideal + q('0.4') * (actual - ideal)
        result.update(idealWeightKg=ideal, idealWeightClearance=by(ideal), adjustedWeightKg=adjusted, adjustedWeightClearance=by(adjusted))
    return result


base = {'ageYears': 65, 'sex': 'female', 'weightKg': 70, 'creatinine': 1.1}
for change in [{'ageYears': 17.9}, {'ageYears': 121}, {'weightKg': 19}, {'weightKg': 401}, {'creatinine': None}, {'creatinine': 0}, {'creatinine': 3001}, {'heightCm': 119}, {'heightCm': 231}, {'creatinineUnit': 'g/L'}]:
    vector('creatinine-clearance-calculator', {**base, **change}, 400)
for _ in range(40):
    inputs = {'ageYears': draw(18, 120), 'sex': random.choice(SEXES), 'weightKg': draw(20, 400), 'creatinine': draw(0.1, 3000)}
    if random.random() < 0.6:
        inputs['creatinineUnit'] = random.choice(['mg/dL', 'umol/L'])
    if random.random() < 0.6:
        inputs['heightCm'] = draw(120, 230)
    vector('creatinine-clearance-calculator', inputs, clearance(inputs))

print('[\n' + ',\n'.join(json.dumps(v) for v in vectors) + '\n]')
