"""Makes src/tools/health/testdata/measures.json: results of the health tools for risk, doses, infusions, conversions and everyday measures, worked out apart from them.

    /usr/bin/python3 test/oracles/health_measures.py > src/tools/health/testdata/measures.json
"""

import datetime
import re
from fractions import Fraction

from mpmath import cbrt, exp, log, log10, mpf, power, sqrt

from health_clinical_common import FLAG, SEX, F, M, Vectors, choice, generator, integer, number, plain

vectors = Vectors()

# Goff 2013, table A, a column each: white women, black women, white men, black men.
TERMS = """
ln age                    -29.799  17.114  12.344   2.469
ln age squared              4.884       0       0       0
ln cholesterol             13.540   0.940  11.853   0.302
ln age x ln cholesterol    -3.114       0  -2.664       0
ln hdl                    -13.578 -18.920  -7.990  -0.307
ln age x ln hdl             3.149   4.475   1.769       0
ln treated                  2.019  29.291   1.797   1.916
ln age x ln treated             0  -6.432       0       0
ln untreated                1.957  27.820   1.764   1.809
ln age x ln untreated           0  -6.087       0       0
smoker                      7.574   0.691   7.837   0.549
ln age x smoker            -1.665       0  -1.795       0
diabetes                    0.661   0.874   0.658   0.645
mean                       -29.18   86.61   61.18   19.54
survival                   0.9665  0.9533  0.9144  0.8954
"""
TABLE = [line.split()[-4:] for line in TERMS.strip().splitlines()]


def ascvd(i):
    column = {'female': 0, 'male': 2}[i['sex']] + (i['race'] == 'black')
    *coefficients, mean, survival = (mpf(row[column]) for row in TABLE)
    age, tc, hdl, sbp = (log(M(i[name])) for name in ('ageYears', 'totalCholesterol', 'hdl', 'systolic'))
    treated, smoker, diabetes = (int(i.get(name, False)) for name in ('treatedHypertension', 'smoker', 'diabetes'))
    values = [age, age ** 2, tc, age * tc, hdl, age * hdl, treated * sbp, treated * age * sbp, (1 - treated) * sbp, (1 - treated) * age * sbp, smoker, smoker * age, diabetes]
    risk = 100 * (1 - power(survival, exp(sum(c * v for c, v in zip(coefficients, values)) - mean)))
    return {'riskPercent': risk, 'category': 'low' if risk < 5 else 'borderline' if risk < 7.5 else 'intermediate' if risk < 20 else 'high'}


# The paper's own worked example: 55 years, cholesterol 213, HDL 50, untreated 120, no smoker, no diabetes: 2.1, 3.0, 5.3 and 6.1 percent.
BASE = {'ageYears': 55, 'totalCholesterol': 213, 'hdl': 50, 'systolic': 120}
for sex, race, percent in (('female', 'white', 2.1), ('female', 'black', 3.0), ('male', 'white', 5.3), ('male', 'black', 6.1)):
    assert abs(ascvd({**BASE, 'sex': sex, 'race': race})['riskPercent'] - percent) < 0.1
vectors.tool(
    'ascvd-risk-calculator',
    {'ageYears': number(40, 79, 55.5), 'sex': SEX, 'race': choice('white', 'black', 'other'), 'totalCholesterol': number(130, 320), 'hdl': number(20, 100), 'systolic': number(90, 200),
     'treatedHypertension': FLAG, 'diabetes': FLAG, 'smoker': FLAG},
    ascvd, optional={'treatedHypertension', 'diabetes', 'smoker'}, at_random=40, more=[{**BASE, 'sex': sex, 'race': race} for sex in ('female', 'male') for race in ('white', 'black', 'other')],
)


def drip(i):
    per_minute = F(i['volumeMl']) / F(i['durationMinutes'])
    drops = per_minute * F(i.get('dropFactor', 20))
    return {'mlPerHour': per_minute * 60, 'dropsPerMinute': drops, 'secondsPerDrop': 60 / drops}


vectors.tool('iv-drip-rate-calculator', {'volumeMl': number(0.1, 100000, 1000), 'durationMinutes': number(0.1, 100000, 60), 'dropFactor': number(1, 100, 10, 15, 60)}, drip, optional={'dropFactor'})


def dosage(i):
    n = F(i.get('dosesPerDay', 1))
    by_weight = F(i['weightKg']) * F(i['doseMgPerKg']) / (n if i.get('per') == 'day' else 1)
    dose = min([by_weight, *([F(i['maxDoseMg'])] if 'maxDoseMg' in i else []), *([F(i['maxDailyMg']) / n] if 'maxDailyMg' in i else [])])
    return {'doseMg': dose, 'dailyMg': dose * n, 'volumeMl': dose / F(i['concentrationMgPerMl']) if 'concentrationMgPerMl' in i else None, 'limited': dose < by_weight}


vectors.tool(
    'medication-dosage-calculator',
    {'weightKg': number(0.3, 500, 3.3), 'doseMgPerKg': number(0.000001, 10000, 0.1, places=6), 'per': choice('dose', 'day'), 'dosesPerDay': number(0.1, 48, 3, 0.3, 0.5),
     'maxDoseMg': number(0.000001, 1000000, 1000, places=6), 'maxDailyMg': number(0.000001, 1000000, 4000, places=6), 'concentrationMgPerMl': number(0.000001, 100000, 24, places=6)},
    dosage, optional={'per', 'dosesPerDay', 'maxDoseMg', 'maxDailyMg', 'concentrationMgPerMl'}, at_random=30, keep=0.5,
    more=[
        {'weightKg': 0.3, 'doseMgPerKg': 0.1, 'maxDoseMg': 0.03}, {'weightKg': 1.1, 'doseMgPerKg': 1.1, 'maxDoseMg': 1.21}, {'weightKg': 10, 'doseMgPerKg': 10, 'per': 'day', 'dosesPerDay': 3, 'maxDailyMg': 100},
        {'weightKg': 10, 'doseMgPerKg': 10, 'per': 'day', 'dosesPerDay': 3, 'maxDailyMg': 99.99}, {'weightKg': 10, 'doseMgPerKg': 0.1, 'dosesPerDay': 3, 'maxDailyMg': 3},
        {'weightKg': 80, 'doseMgPerKg': 15, 'dosesPerDay': 4, 'maxDoseMg': 1000, 'maxDailyMg': 3000, 'concentrationMgPerMl': 10}, {'weightKg': 70, 'doseMgPerKg': 50, 'dosesPerDay': 0.5, 'maxDailyMg': 1000},
    ],
)


def fluids(i):
    kg = F(i['weightKg'])
    if kg <= 10:
        return {'dailyMl': 100 * kg, 'hourlyMl': 4 * kg}
    return {'dailyMl': 1000 + 50 * (kg - 10), 'hourlyMl': 40 + 2 * (kg - 10)} if kg <= 20 else {'dailyMl': 1500 + 20 * (kg - 20), 'hourlyMl': 60 + (kg - 20)}


vectors.tool('maintenance-fluids-calculator', {'weightKg': number(0.5, 300, 3.14, 9.99, 10, 10.01, 19.99, 20, 20.01, 70.1)}, fluids)


def sleep(i):
    if not re.fullmatch('([01][0-9]|2[0-3]):[0-5][0-9]', i['time']):
        return 400
    start = datetime.datetime.strptime(i['time'], '%H:%M')
    options = []
    for cycles in (6, 5, 4, 3):
        asleep = cycles * i.get('cycleMinutes', 90)
        away = datetime.timedelta(minutes=asleep + i.get('fallAsleepMinutes', 15))
        options.append({'cycles': cycles, 'time': (start - away if i.get('mode', 'wake-at') == 'wake-at' else start + away).strftime('%H:%M'), 'sleepMinutes': asleep})
    return {'options': options}


TIMES = choice('00:00', '23:59', '07:00', '12:30', '04:45', '00:01', '21:05', '06:15')
vectors.tool(
    'sleep-cycle-calculator', {'mode': choice('wake-at', 'bed-at'), 'time': TIMES, 'fallAsleepMinutes': {**integer(0, 120), 'edges': [0, 15, 120]}, 'cycleMinutes': {**integer(60, 120), 'edges': [60, 90, 120]}},
    sleep, optional={'mode', 'fallAsleepMinutes', 'cycleMinutes'}, more=[{'time': '00:00', 'fallAsleepMinutes': 120, 'cycleMinutes': 120, 'mode': mode} for mode in ('wake-at', 'bed-at')],
    refused=[{'time': text} for text in ('', '7:00', '24:00', '12:60', '07:00:00', ' 07:00', '07:00\n', '0700', '7 am', '٠٧:٠٠')],
)


def money(exact, places):
    """Half away from zero; all sums here are 0 or more."""
    return Fraction(int(exact * 10 ** places + Fraction(1, 2)), 10 ** places)


def smoking(i):
    places = i.get('decimals', 2)
    day = F(i['cigarettesPerDay']) / i.get('cigarettesPerPack', 20) * F(i['pricePerPack'])
    years = F(i.get('years', 1))
    return {
        'costPerDay': money(day, places), 'costPerMonth': money(day * 365 / 12, places), 'costPerYear': money(day * 365, places), 'totalCost': money(day * 365 * years, places),
        'packYears': F(i['cigarettesPerDay']) / 20 * years, 'cigarettes': 365 * years * F(i['cigarettesPerDay']),
    }


vectors.tool(
    'smoking-cost-calculator',
    {'cigarettesPerDay': number(0, 300, 0.5, 15), 'pricePerPack': number(0, 10000, 8.5, 0.01), 'cigarettesPerPack': {**integer(1, 100), 'edges': [1, 19, 20, 100]}, 'years': number(0, 100, 0.25, 33.3),
     'decimals': {**integer(0, 10), 'edges': [0, 1, 10]}},
    smoking, optional={'cigarettesPerPack', 'years', 'decimals'}, at_random=25,
    more=[{'cigarettesPerDay': 1, 'pricePerPack': 0.1}, {'cigarettesPerDay': 3, 'pricePerPack': 0.7}, {'cigarettesPerDay': 7, 'pricePerPack': 1.5, 'cigarettesPerPack': 21, 'decimals': 0}],
)


def qtc(i):
    qt, rate = F(i['qtMs']), F(i['heartRateBpm'])
    rr = 60 / rate
    square = qt ** 2 / rr
    return {
        'rrMs': 1000 * rr, 'bazettMs': M(qt) / sqrt(M(rr)), 'fridericiaMs': M(qt) / cbrt(M(rr)), 'framinghamMs': qt + 154 * (1 - rr), 'hodgesMs': qt + F('1.75') * (rate - 60),
        'category': None if 'sex' not in i else 'short' if square <= 390 ** 2 else 'prolonged' if square >= {'male': 450, 'female': 460}[i['sex']] ** 2 else 'normal',
    }


vectors.tool(
    'qtc-calculator', {'qtMs': number(100, 1000, 390, 450, 460), 'heartRateBpm': number(20, 300, 60, 59.9, 100), 'sex': SEX}, qtc, optional={'sex'},
    more=[{'qtMs': qt, 'heartRateBpm': rate, 'sex': sex} for sex in ('female', 'male') for qt, rate in [
        (390, 60), (390.01, 60), (195, 240), (450, 60), (449.99, 60), (225, 240), (460, 60), (459.99, 60), (230, 240), (229.999, 240), (300, 135), (299.99, 135), (260, 135), (1000, 20), (100, 300)]],
)


def gradient(i):
    fio2 = F(i.get('fio2', 0.21))
    alveolar = fio2 * (F(i.get('atmosphericPressure', 760)) - 47) - F(i['paco2']) / F(i.get('respiratoryQuotient', 0.8))
    return {'alveolarPo2': alveolar, 'gradient': alveolar - F(i['pao2']), 'expectedGradient': F(i['ageYears']) / 4 + 4 if 'ageYears' in i else None, 'pfRatio': F(i['pao2']) / fio2}


vectors.tool(
    'aa-gradient-calculator',
    {'pao2': number(10, 700), 'paco2': number(5, 200), 'fio2': number(0.1, 1, 0.21, 0.5), 'atmosphericPressure': number(200, 1000, 760), 'respiratoryQuotient': number(0.5, 1.2, 0.8, 1), 'ageYears': number(1, 120, 33)},
    gradient, optional={'fio2', 'atmosphericPressure', 'respiratoryQuotient', 'ageYears'}, more=[{'pao2': 99.73, 'paco2': 40}, {'pao2': 100, 'paco2': 40}],
)

DIGITS = r'([0-9]+\.?[0-9]*|\.[0-9]+)'


def acuity(i):
    notation, text = i.get('notation', 'snellen'), i['acuity']
    known = re.fullmatch({'snellen': f'{DIGITS}/{DIGITS}', 'decimal': DIGITS, 'logmar': f'[+-]?{DIGITS}'}[notation], text)
    if not known:
        return 422
    if notation == 'logmar':
        log_mar = M(Fraction(text))
        decimal = power(10, -log_mar)
        if not -1 <= log_mar <= 3:
            return 422
    else:
        parts = [Fraction(part) for part in known.groups()]
        if 0 in parts:
            return 422
        decimal = parts[0] / parts[1] if notation == 'snellen' else parts[0]
        if not Fraction(1, 1000) <= decimal <= 10:
            return 422
        log_mar = -log10(M(decimal))

    def fraction(distance):
        tenths = int(10 * distance / decimal + (Fraction(1, 2) if isinstance(decimal, Fraction) else mpf(1) / 2))
        return f'{distance}/{tenths // 10}' + (f'.{tenths % 10}' if tenths % 10 else '')
    return {'decimal': decimal, 'logMar': log_mar, 'snellenFeet': fraction(20), 'snellenMeters': fraction(6), 'minutesOfArc': 1 / decimal}


TEXTS = {
    'snellen': ['20/20', '20/40', '6/12', '6/9', '6/5', '20/10', '20/15', '20/400', '3/60', '1/60', '4/9.5', '20/2', '20/1.99', '20/20000', '20/20000.1', '5/7.25', '100/575.25', '4/0.79', '0.5/1', '6/6.05', '6/7.15', '20/12.25', '.5/.7', '6./9',
                '20/0', '0/20', '20', '20/', '/20', '20/40/60', 'a', '-20/40', '20\\40', '20/-40', '0.5', '6/12.0', ' ', 'NaN/1', '1e1/20', '٢٠/٤٠'],
    'decimal': ['1', '0.5', '0.1', '0.001', '0.0009', '10', '10.01', '1.25', '0.63', '.8', '2.', '0.3333', '1.6', '0', '-1', '', 'x', '20/40', '0,5', '1e-1', '0.00100000000000', '0.8000001'],
    'logmar': ['0', '0.3', '-0.3', '1', '3', '-1', '3.01', '-1.01', '+0.2', '0.00', '-0', '1.3', '0.02', '-.1', '2.5', 'x', '20/40', '1e0', '--1', '3.00000000000000001', '0.0000000001'],
}
for notation, texts in TEXTS.items():
    for text in texts:
        inputs = {'acuity': text, **({'notation': notation} if notation != 'snellen' else {})}
        outcome = 400 if text == '' else acuity(inputs)
        vectors.rows.append({'tool': 'visual-acuity-converter', 'inputs': inputs, **({'status': outcome} if isinstance(outcome, int) else {'result': plain(outcome)})})
for _ in range(25):
    inputs = {'acuity': f'{generator.choice([20, 6, 5, 4, 3])}/{round(generator.uniform(2, 300), generator.choice([0, 1, 2])):g}'}
    vectors.rows.append({'tool': 'visual-acuity-converter', 'inputs': inputs, 'result': plain(acuity(inputs))})
for inputs in ({}, {'acuity': 0.5, 'notation': 'decimal'}, {'acuity': '1' * 21}, {'acuity': '20/20', 'notation': 'feet'}):
    vectors.rows.append({'tool': 'visual-acuity-converter', 'inputs': inputs, 'status': 400})


def height(i):
    middle = (F(i['motherCm']) + F(i['fatherCm']) + {'male': 13, 'female': -13}[i['sex']]) / 2
    return {'predictedCm': middle, 'lowerCm': middle - F('8.5'), 'upperCm': middle + F('8.5')}


vectors.tool('child-height-predictor', {'sex': SEX, 'motherCm': number(100, 230, 165.1), 'fatherCm': number(100, 240, 178.3)}, height)

STEROIDS = {
    'hydrocortisone': '20', 'cortisone': '25', 'prednisone': '5', 'prednisolone': '5', 'methylprednisolone': '4', 'triamcinolone': '4', 'dexamethasone': '0.75', 'betamethasone': '0.6',
}
vectors.tool(
    'corticosteroid-converter', {'from': choice(*STEROIDS), 'doseMg': number(0, 10000, 0.1, 7.5)},
    lambda i: {'doses': {name: F(i['doseMg']) / F(STEROIDS[i['from']]) * F(mg) for name, mg in STEROIDS.items()}},
)

UNITS = """
glucose mg/dL mmol/L 1/18.016; cholesterol mg/dL mmol/L 1/38.67; triglycerides mg/dL mmol/L 1/88.57; creatinine mg/dL umol/L 88.4; bun mg/dL mmol/L 0.357; uric-acid mg/dL umol/L 59.48;
bilirubin mg/dL umol/L 17.1; calcium mg/dL mmol/L 0.25; magnesium mg/dL mmol/L 0.411; phosphate mg/dL mmol/L 0.323; iron ug/dL umol/L 0.179; albumin g/dL g/L 10; hemoglobin g/dL g/L 10;
vitamin-d ng/mL nmol/L 2.496; vitamin-b12 pg/mL pmol/L 0.7378; folate ng/mL nmol/L 2.266; testosterone ng/dL nmol/L 0.0347; estradiol pg/mL pmol/L 3.671; cortisol ug/dL nmol/L 27.59;
insulin uIU/mL pmol/L 6; t4 ug/dL nmol/L 12.87
"""
ANALYTES = {name: units for name, *units in (row.split() for row in UNITS.split(';'))}


def laboratory(i):
    conventional, si, factor = ANALYTES[i['analyte']]
    factor = 1 / Fraction(factor[2:]) if factor.startswith('1/') else Fraction(factor)
    if i.get('to') == 'conventional':
        return {'value': F(i['value']) / factor, 'fromUnit': si, 'toUnit': conventional, 'factor': factor}
    return {'value': F(i['value']) * factor, 'fromUnit': conventional, 'toUnit': si, 'factor': factor}


vectors.tool(
    'lab-value-converter', {'analyte': choice(*ANALYTES), 'value': number(0, 1000000, 100, 0.1), 'to': choice('si', 'conventional')}, laboratory, optional={'to'},
    more=[{'analyte': name, 'value': 7.3, 'to': to} for name in ANALYTES for to in ('si', 'conventional')],
)

vectors.write()
