"""Makes src/tools/health/testdata/laboratory.json: results of the health tools for laboratory values worked out apart from them, with fractions and mpmath.

    /usr/bin/python3 test/oracles/health_laboratory.py > src/tools/health/testdata/laboratory.json
"""

from mpmath import log10

from health_clinical_common import F, M, Vectors, choice, number

vectors = Vectors()
MASS_OR_MOLES = choice('mg/dL', 'mmol/L')
GLUCOSE = F('18.016')


def per_litre(x, unit, factor=GLUCOSE):
    return F(x) * (1 if unit == 'mg/dL' else factor)


def calcium(i):
    if i.get('units', 'conventional') == 'si':
        return {'correctedCalcium': F(i['calcium']) + F('0.02') * (40 - F(i['albumin']))}
    return {'correctedCalcium': F(i['calcium']) + F('0.8') * (4 - F(i['albumin']))}


vectors.tool(
    'corrected-calcium-calculator',
    {'calcium': number(0.5, 25), 'albumin': number(0.5, 80, 4, 40), 'units': choice('conventional', 'si')},
    calcium, optional={'units'}, more=[{'calcium': 0.8, 'albumin': 5}, {'calcium': 0.5, 'albumin': 65, 'units': 'si'}], refused=[{'calcium': 8}, {'albumin': 4}],
)


def sodium(i):
    excess = per_litre(i['glucose'], i.get('glucoseUnit', 'mg/dL')) - 100
    steps = excess / 100 if excess > 0 else F(0)
    return {'katz': F(i['sodium']) + F('1.6') * steps, 'hillier': F(i['sodium']) + F('2.4') * steps}


vectors.tool(
    'corrected-sodium-calculator',
    {'sodium': number(80, 220), 'glucose': number(1, 3000, 100, 100.1, 99.9, 5.55, 5.56), 'glucoseUnit': MASS_OR_MOLES},
    sodium, optional={'glucoseUnit'}, refused=[{'sodium': 140}],
)


def gap(i):
    plain = F(i['sodium']) - F(i['chloride']) - F(i['bicarbonate'])
    corrected = plain + F('2.5') * (4 - F(i['albumin'])) if 'albumin' in i else None
    b = F(i['bicarbonate'])
    return {
        'anionGap': plain,
        'anionGapWithPotassium': plain + F(i['potassium']) if 'potassium' in i else None,
        'correctedAnionGap': corrected,
        'deltaRatio': None if b == 24 else ((plain if corrected is None else corrected) - 12) / (24 - b),
        'expectedPco2': F('1.5') * b + 8,
    }


vectors.tool(
    'anion-gap-calculator',
    {'sodium': number(80, 220), 'chloride': number(50, 180), 'bicarbonate': number(1, 60, 24, 23.99, 24.01), 'potassium': number(1, 12), 'albumin': number(0.5, 7, 4)},
    gap, optional={'potassium', 'albumin'}, more=[{'sodium': 120, 'chloride': 96, 'bicarbonate': 24}, {'sodium': 140.3, 'chloride': 100.2, 'bicarbonate': 40.1}],
)


def osmolality(i):
    calculated = 2 * F(i['sodium']) + F(i['glucose']) / 18 + F(i['bun']) / F('2.8') + F(i.get('ethanol', 0)) / F('4.6')
    return {'osmolality': calculated, 'osmolalGap': F(i['measuredOsmolality']) - calculated if 'measuredOsmolality' in i else None}


vectors.tool(
    'osmolality-calculator',
    {'sodium': number(80, 220), 'glucose': number(1, 3000), 'bun': number(0, 400), 'ethanol': number(0, 2000), 'measuredOsmolality': number(150, 1000)},
    osmolality, optional={'ethanol', 'measuredOsmolality'}, more=[{'sodium': 140, 'glucose': 90, 'bun': 14, 'measuredOsmolality': 290}],
)


def ldl(i):
    unit = i.get('unit', 'mg/dL')
    tc, hdl, tg = per_litre(i['totalCholesterol'], unit, F('38.67')), per_litre(i['hdl'], unit, F('38.67')), per_litre(i['triglycerides'], unit, F('88.57'))
    if hdl > tc:
        return 400
    back = 1 if unit == 'mg/dL' else F('38.67')
    non = tc - hdl
    sampson = tc / F('0.948') - hdl / F('0.971') - (tg / F('8.56') + tg * non / 2140 - tg ** 2 / 16100) - F('9.44')
    names = ['optimal', 'near optimal', 'borderline high', 'high', 'very high']
    return {
        'friedewaldLdl': (non - tg / 5) / back if tg <= 400 else None,
        'sampsonLdl': sampson / back if tg <= 800 else None,
        'nonHdl': non / back,
        'totalToHdlRatio': tc / hdl,
        'category': names[sum(sampson >= limit for limit in (100, 130, 160, 190))] if tg <= 800 else None,
    }


vectors.tool(
    'ldl-cholesterol-calculator',
    {
        'totalCholesterol': number(0.5, 1000, 150, 180, 210, 240, 300), 'hdl': number(0.1, 300, 40, 60), 'triglycerides': number(0.1, 5000, 400, 400.01, 800, 800.01),
        'unit': MASS_OR_MOLES,
    },
    ldl, optional={'unit'}, at_random=40,
    more=[
        {'totalCholesterol': 50, 'hdl': 50, 'triglycerides': 100}, {'totalCholesterol': 60, 'hdl': 55, 'triglycerides': 380},
        # The Sampson value is exactly 100, 130, 160 and 190.
        *({'totalCholesterol': t, 'hdl': h, 'triglycerides': 16.1} for t, h in [
            (271.20281616, 168.95881616), (320.4400923, 190.0550923), (268.98237738, 107.99537738), (318.21965352, 129.09165352)]),
        *({'totalCholesterol': t, 'hdl': h, 'triglycerides': g} for t, h, g in [(170, 45, 120), (205, 50, 110), (230, 48, 140), (260, 52, 160), (320, 40, 250)]),
        *({'totalCholesterol': t, 'hdl': h, 'triglycerides': g, 'unit': 'mmol/L'} for t, h, g in [(4.4, 1.2, 1.1), (5.9, 1.4, 4.5), (6.3, 1.1, 4.52), (7.2, 1.3, 9.03), (7.2, 1.3, 9.04), (0.1, 1, 1)] if t >= 0.5),
    ],
)


def a1c(i):
    if len(i) != 1:
        return 400
    (name, value), = i.items()
    value = F(value)
    percent = {
        'a1cPercent': lambda: value,
        'a1cMmolMol': lambda: F('0.09148') * value + F('2.152'),
        'averageGlucoseMgDl': lambda: (value + F('46.7')) / F('28.7'),
        'averageGlucoseMmolL': lambda: (value * GLUCOSE + F('46.7')) / F('28.7'),
    }[name]()
    glucose = F('28.7') * percent - F('46.7')
    return {
        'a1cPercent': percent, 'a1cMmolMol': (percent - F('2.152')) / F('0.09148'), 'averageGlucoseMgDl': glucose, 'averageGlucoseMmolL': glucose / GLUCOSE,
        'category': 'normal' if percent < F('5.7') else 'prediabetes' if percent < F('6.5') else 'diabetes',
    }


A1C = {'a1cPercent': number(3, 20, 5.7, 5.69, 6.5, 6.49, 6.499999999999999), 'a1cMmolMol': number(9, 200, 38, 39, 47, 48), 'averageGlucoseMgDl': number(30, 600, 116.89, 116.88, 139.85, 139.84),
       'averageGlucoseMmolL': number(1.5, 35, 6.488, 7.762, 7.763)}
for name, field in A1C.items():
    vectors.tool('a1c-calculator', {name: field}, a1c, at_random=6)
for inputs in ({}, {'a1cPercent': 7, 'a1cMmolMol': 53}, {'averageGlucoseMgDl': 100, 'averageGlucoseMmolL': 5.5}):
    vectors.rows.append({'tool': 'a1c-calculator', 'inputs': inputs, 'status': 400})


def homa(i):
    mg = per_litre(i['glucose'], i.get('glucoseUnit', 'mg/dL'))
    mmol, insulin = mg / GLUCOSE, F(i['insulin'])
    return {
        'homaIr': mmol * insulin / F('22.5'),
        'homaBetaPercent': 20 * insulin / (mmol - F('3.5')) if mmol > F('3.5') else None,
        'quicki': 1 / (log10(M(insulin)) + log10(M(mg))) if insulin * mg > 1 else None,
    }


vectors.tool(
    'homa-ir-calculator',
    {'glucose': number(1, 1000, 3.5, 3.51, 63.056, 63.06, 70, 100), 'glucoseUnit': MASS_OR_MOLES, 'insulin': number(0.1, 1000, 1, 5, 12.3)},
    homa, optional={'glucoseUnit'},
    more=[{'glucose': 3.5, 'insulin': 5, 'glucoseUnit': 'mmol/L'}, {'glucose': 63.056, 'insulin': 5}, {'glucose': 10, 'insulin': 0.1}, {'glucose': 1, 'insulin': 0.1},
          {'glucose': 10.00001, 'insulin': 0.1}, {'glucose': 1, 'insulin': 1}, {'glucose': 1.0000000000000002, 'insulin': 1}],
)

vectors.write()
