"""Makes src/tools/health/testdata/scores.json: results of the health tools for clinical scores worked out apart from them, from the tables of the papers.

    /usr/bin/python3 test/oracles/health_scores.py > src/tools/health/testdata/scores.json
"""

from bisect import bisect_left, bisect_right
from fractions import Fraction
from math import floor

from mpmath import log, mpf, sqrt

from health_clinical_common import FLAG, SEX, F, M, Vectors, choice, generator, integer, number, plain

vectors = Vectors()


def class_of(x, limits, names):
    """The class of a figure where a limit belongs to the class above it."""
    return names[bisect_right([F(limit) for limit in limits], F(x))]


def up_to(x, limits, scores):
    """The score of a figure where a limit belongs to the class below it."""
    return scores[bisect_left([F(limit) for limit in limits], F(x))]


def clamp(x, low, high):
    return min(max(F(x), F(low)), F(high))


def whole(x):
    exact = x if isinstance(x, Fraction) else None
    return int(min(max(floor(exact + Fraction(1, 2)) if exact is not None else int(floor(x + mpf(1) / 2)), 6), 40))


def meld(i):
    dialysis = i.get('dialysis', False)
    bili, inr = log(M(max(F(i['bilirubin']), F(1)))), log(M(max(F(i['inr']), F(1))))
    cr = log(M(4 if dialysis else clamp(i['creatinine'], 1, 4)))
    first = whole(10 * (M(0.957) * cr + M(0.378) * bili + M(1.12) * inr + M(0.643)))
    answer = {'meld': first}
    if 'sodium' in i:
        lack = 137 - clamp(i['sodium'], 125, 137)
        answer['meldNa'] = whole(first + F('1.32') * lack - F('0.033') * first * lack) if first > 11 else first
        if 'albumin' in i and 'sex' in i:
            cr3 = log(M(3 if dialysis else clamp(i['creatinine'], 1, 3)))
            low = F('3.5') - clamp(i['albumin'], 1.5, 3.5)
            exact = (F('1.33') if i['sex'] == 'female' else 0) + F('0.82') * lack + F('1.85') * low + 6
            logs = M('4.56') * bili - M('0.24') * M(lack) * bili + M('9.09') * inr + M('11.14') * cr3 - M('1.83') * M(low) * cr3
            answer['meld3'] = whole(Fraction(exact) if logs == 0 else M(exact) + logs)
    return answer


NORMAL = {'creatinine': 1, 'bilirubin': 1, 'inr': 1, 'sex': 'male'}
vectors.tool(
    'meld-score-calculator',
    {
        'creatinine': number(0.1, 30, 0.9, 1, 3, 3.01, 4, 4.01), 'bilirubin': number(0.1, 80, 1, 0.99, 3), 'inr': number(0.5, 20, 1, 1.01, 2),
        'sodium': number(90, 180, 124, 125, 126, 136.5, 137, 138), 'albumin': number(0.5, 7, 1.4, 1.5, 3.5, 3.6), 'sex': SEX, 'dialysis': FLAG,
    },
    meld, optional={'sodium', 'albumin', 'sex', 'dialysis'}, at_random=40, keep=0.8,
    more=[
        {**NORMAL, 'sodium': 137, 'albumin': 3.5}, {**NORMAL, 'sodium': 130.75, 'albumin': 3.7}, {**NORMAL, 'sodium': 135, 'albumin': 3.1, 'sex': 'female'},
        {**NORMAL, 'sodium': 137, 'albumin': 2.5}, {**NORMAL, 'sodium': 125, 'albumin': 1.5}, {**NORMAL, 'dialysis': True, 'sodium': 132, 'albumin': 3},
        {'creatinine': 0.4, 'bilirubin': 0.3, 'inr': 0.8, 'sodium': 120, 'albumin': 2, 'sex': 'female'},
        *({'creatinine': 1.3, 'bilirubin': b / 10, 'inr': 1.2, 'sodium': 128, 'albumin': 3, 'sex': 'male'} for b in range(10, 32, 3)),
    ],
)


def child_pugh(i):
    score = (
        (1 if F(i['bilirubin']) < 2 else 3 if F(i['bilirubin']) > 3 else 2)
        + (1 if F(i['albumin']) > F('3.5') else 3 if F(i['albumin']) < F('2.8') else 2)
        + (1 if F(i['inr']) < F('1.7') else 3 if F(i['inr']) > F('2.3') else 2)
        + {'none': 1, 'slight': 2, 'moderate': 3}[i['ascites']] + {'none': 1, 'grade-1-2': 2, 'grade-3-4': 3}[i['encephalopathy']]
    )
    return {'score': score, 'class': 'AABBBCCCCCC'[score - 5]}


vectors.tool(
    'child-pugh-calculator',
    {
        'bilirubin': number(0.1, 80, 1.99, 2, 3, 3.01), 'albumin': number(0.5, 7, 3.51, 3.5, 2.8, 2.79), 'inr': number(0.5, 20, 1.69, 1.7, 2.3, 2.31),
        'ascites': choice('none', 'slight', 'moderate'), 'encephalopathy': choice('none', 'grade-1-2', 'grade-3-4'),
    },
    child_pugh, at_random=25,
)


def fib4(i):
    value = M(i['ageYears']) * M(i['ast']) / (M(i['platelets']) * sqrt(M(i['alt'])))
    square = (F(i['ageYears']) * F(i['ast']) / F(i['platelets'])) ** 2 / F(i['alt'])
    low = 2 if F(i['ageYears']) >= 65 else F('1.3')
    return {
        'fib4': value, 'category': 'low' if square < low ** 2 else 'high' if square > F('2.67') ** 2 else 'indeterminate',
        'apri': F(i['ast']) / F(i.get('astUpperLimit', 40)) * 100 / F(i['platelets']),
    }


vectors.tool(
    'fib-4-calculator',
    {'ageYears': number(18, 120, 64.9, 65), 'ast': number(1, 10000), 'alt': number(1, 10000, 100), 'platelets': number(1, 2000), 'astUpperLimit': number(10, 100, 35)},
    fib4, optional={'astUpperLimit'},
    more=[{'ageYears': a, 'ast': s, 'alt': l, 'platelets': p} for a, s, l, p in [
        (50, 26, 100, 100), (50, 25.9, 100, 100), (64, 26, 25, 256), (65, 40, 100, 130), (65, 20, 25, 130), (60, 40, 25, 180), (50, 53.4, 100, 100), (50, 53.5, 100, 100),
        (64.9, 40, 100, 200), (65, 39.9, 100, 130), (89, 30, 100, 100), (26, 5, 100, 10),
    ]],
)


def gcs(i):
    score = i['eye'] + i['verbal'] + i['motor']
    return {
        'score': score, 'severity': up_to(score, [8, 12], ['severe', 'moderate', 'mild']), 'notation': 'E%dV%dM%d' % (i['eye'], i['verbal'], i['motor']),
        'gcsPupils': score - i.get('unreactivePupils', 0),
    }


vectors.tool(
    'glasgow-coma-scale-calculator', {'eye': integer(1, 4), 'verbal': integer(1, 5), 'motor': integer(1, 6), 'unreactivePupils': integer(0, 2)}, gcs,
    optional={'unreactivePupils'}, more=[{'eye': 1, 'verbal': 1, 'motor': 1, 'unreactivePupils': 2}, {'eye': 4, 'verbal': 5, 'motor': 6}, *({'eye': 2, 'verbal': 2, 'motor': m} for m in (4, 5)),
                                         *({'eye': 4, 'verbal': 4, 'motor': m} for m in (4, 5))],
)

SIGNS = ('appearance', 'pulse', 'grimace', 'activity', 'respiration')
vectors.tool(
    'apgar-score-calculator', {sign: integer(0, 2) for sign in SIGNS},
    lambda i: {'score': sum(i.values()), 'category': up_to(sum(i.values()), [3, 6], ['low', 'moderately abnormal', 'reassuring'])},
    at_random=25, more=[dict.fromkeys(SIGNS, 0), dict.fromkeys(SIGNS, 1), dict.fromkeys(SIGNS, 2)], refused=[{'appearance': 1}],
)


def stroke_risk(i):
    score = class_of(i['ageYears'], [65, 75], [0, 1, 2]) + 2 * i.get('strokeOrTia', False)
    score += sum(i.get(name, False) for name in ('heartFailure', 'hypertension', 'diabetes', 'vascularDisease'))
    return {'score': score + (i['sex'] == 'female'), 'scoreWithoutSex': score}


HEART = ('heartFailure', 'hypertension', 'diabetes', 'strokeOrTia', 'vascularDisease')
vectors.tool(
    'cha2ds2-vasc-calculator', {'ageYears': number(18, 120, 64.9, 65, 74.9, 75), 'sex': SEX, **dict.fromkeys(HEART, FLAG)}, stroke_risk, optional=set(HEART), at_random=25,
    more=[{'ageYears': 75, 'sex': 'female', **dict.fromkeys(HEART, True)}, {'ageYears': 30, 'sex': 'male'}],
)

BLEEDING = ('hypertension', 'abnormalRenalFunction', 'abnormalLiverFunction', 'stroke', 'bleeding', 'labileInr', 'drugs', 'alcohol')


def bleeding(i):
    score = sum(i.get(name, False) for name in BLEEDING) + (F(i['ageYears']) > 65)
    return {'score': score, 'risk': 'low' if score in (0, 1) else 'moderate' if score == 2 else 'high'}


vectors.tool(
    'has-bled-calculator', {'ageYears': number(18, 120, 64.9, 65, 65.01, 66), **dict.fromkeys(BLEEDING, FLAG)}, bleeding, optional=set(BLEEDING), at_random=25, keep=0.4,
    more=[{'ageYears': 66, **dict.fromkeys(BLEEDING, True)}, {'ageYears': 65}, {'ageYears': 66}],
)

WELLS = {
    'dvt': {**dict.fromkeys(['active-cancer', 'paralysis', 'bedridden-or-surgery', 'tenderness', 'leg-swollen', 'calf-swelling', 'pitting-edema', 'collateral-veins', 'previous-dvt'], 1),
            'alternative-diagnosis': -2},
    'pe': {**dict.fromkeys(['dvt-signs', 'most-likely-diagnosis'], 3), **dict.fromkeys(['heart-rate-over-100', 'immobilization-or-surgery', 'previous-dvt-or-pe'], 1.5),
           **dict.fromkeys(['hemoptysis', 'malignancy'], 1)},
}


def wells(i):
    points = WELLS[i['kind']]
    if len(set(i['findings'])) < len(i['findings']) or any(finding not in points for finding in i['findings']):
        return 400
    score = sum(points[finding] for finding in i['findings'])
    if i['kind'] == 'dvt':
        return {'score': score, 'threeLevel': 'low' if score <= 0 else 'high' if score >= 3 else 'moderate', 'twoLevel': 'likely' if score >= 2 else 'unlikely'}
    return {'score': score, 'threeLevel': 'low' if score < 2 else 'high' if score > 6 else 'moderate', 'twoLevel': 'likely' if score > 4 else 'unlikely'}


for kind, points in WELLS.items():
    names = list(points)
    rows = [[], names, *([name] for name in names), *(generator.sample(names, generator.randint(1, len(names))) for _ in range(20))]
    for findings in [*rows, [names[0], names[0]], ['nothing'], [next(iter(WELLS['pe' if kind == 'dvt' else 'dvt']))], ['']]:
        inputs = {'kind': kind, 'findings': findings}
        outcome = wells(inputs)
        vectors.rows.append({'tool': 'wells-score-calculator', 'inputs': inputs, **({'status': 400} if outcome == 400 else {'result': plain(outcome)})})
for inputs in ({'kind': 'pe'}, {'findings': []}, {'kind': 'mi', 'findings': []}, {'kind': 'pe', 'findings': ['hemoptysis'] * 21}, {'kind': 'pe', 'findings': 'hemoptysis'}):
    vectors.rows.append({'tool': 'wells-score-calculator', 'inputs': inputs, 'status': 400})


def curb(i):
    crb = i['confusion'] + (F(i['respiratoryRate']) >= 30) + (F(i['systolic']) < 90 or F(i['diastolic']) <= 60) + (F(i['ageYears']) >= 65)
    if 'urea' not in i:
        return {'score': int(crb), 'scale': 'CRB-65', 'risk': ['low', 'intermediate', 'intermediate', 'high', 'high'][crb]}
    score = int(crb + (F(i['urea']) > 7))
    return {'score': score, 'scale': 'CURB-65', 'risk': ['low', 'low', 'intermediate', 'high', 'high', 'high'][score]}


vectors.tool(
    'curb-65-calculator',
    {'confusion': FLAG, 'urea': number(0, 100, 6.9, 7, 7.01, 20), 'respiratoryRate': number(0, 100, 29, 29.5, 30), 'systolic': number(30, 300, 89, 89.9, 90), 'diastolic': number(10, 200, 60, 60.1),
     'ageYears': number(18, 120, 64.9, 65)},
    curb, optional={'urea'}, at_random=25, more=[{'confusion': False, 'urea': 0, 'respiratoryRate': 12, 'systolic': 120, 'diastolic': 80, 'ageYears': 30}],
)


def news(i):
    oxygen, scale = i.get('supplementalOxygen', False), i.get('spo2Scale', 1)
    saturation = i['oxygenSaturation']
    if scale == 1:
        of_saturation = up_to(saturation, [91, 93, 95], [3, 2, 1, 0])
    elif not oxygen:
        of_saturation = up_to(saturation, [83, 85, 87], [3, 2, 1, 0])
    else:
        of_saturation = up_to(saturation, [83, 85, 87, 92, 94, 96], [3, 2, 1, 0, 1, 2, 3])
    scores = {
        'respiratoryRate': up_to(i['respiratoryRate'], [8, 11, 20, 24], [3, 1, 0, 2, 3]), 'oxygenSaturation': of_saturation, 'supplementalOxygen': 2 * oxygen,
        'systolic': up_to(i['systolic'], [90, 100, 110, 219], [3, 2, 1, 0, 3]), 'pulse': up_to(i['pulse'], [40, 50, 90, 110, 130], [3, 1, 0, 1, 2, 3]),
        'consciousness': 3 if i.get('consciousness') == 'cvpu' else 0, 'temperature': up_to(i['temperatureCelsius'], [35, 36, 38, 39], [3, 1, 0, 1, 2]),
    }
    score = sum(scores.values())
    return {'score': score, 'scores': scores, 'risk': 'high' if score >= 7 else 'medium' if score >= 5 else 'low-medium' if 3 in scores.values() else 'low'}


WELL = {'respiratoryRate': 16, 'oxygenSaturation': 97, 'systolic': 120, 'pulse': 70, 'temperatureCelsius': 37}
SATURATIONS = [82, 83, 83.5, 84, 85, 86, 87, 88, 92, 92.5, 93, 94, 95, 96, 97]
vectors.tool(
    'news2-calculator',
    {'respiratoryRate': number(0, 100), 'oxygenSaturation': number(30, 100), 'spo2Scale': integer(1, 2), 'supplementalOxygen': FLAG, 'systolic': number(20, 320), 'pulse': number(0, 300),
     'consciousness': choice('alert', 'cvpu'), 'temperatureCelsius': number(20, 46)},
    news, optional={'spo2Scale', 'supplementalOxygen', 'consciousness'}, at_random=20,
    more=[
        WELL, {**WELL, 'consciousness': 'cvpu'}, {**WELL, 'supplementalOxygen': True, 'pulse': 120, 'respiratoryRate': 10}, {**WELL, 'supplementalOxygen': True, 'pulse': 120, 'respiratoryRate': 22},
        *({**WELL, 'respiratoryRate': x} for x in (8, 8.5, 9, 11, 12, 20, 20.5, 21, 24, 24.5, 25)), *({**WELL, 'systolic': x} for x in (90, 90.5, 91, 100, 101, 110, 111, 219, 219.5, 220)),
        *({**WELL, 'pulse': x} for x in (40, 40.5, 50, 51, 90, 91, 110, 111, 130, 131)), *({**WELL, 'temperatureCelsius': x} for x in (35, 35.05, 35.1, 36, 36.1, 38, 38.1, 39, 39.1)),
        *({**WELL, 'oxygenSaturation': x} for x in (91, 91.5, 92, 93, 94, 95, 96)), *({**WELL, 'oxygenSaturation': x, 'spo2Scale': 2} for x in SATURATIONS),
        *({**WELL, 'oxygenSaturation': x, 'spo2Scale': 2, 'supplementalOxygen': True} for x in SATURATIONS),
    ],
)


def answers(total, questions):
    """Answers that add up to a total."""
    values = [0] * questions
    while sum(values) < total:
        place = generator.randrange(questions)
        values[place] = min(3, values[place] + 1)
    return values


for slug, questions, limits, names in [
    ('phq-9-calculator', 9, [4, 9, 14, 19], ['minimal', 'mild', 'moderate', 'moderately severe', 'severe']), ('gad-7-calculator', 7, [4, 9, 14], ['minimal', 'mild', 'moderate', 'severe']),
]:
    for values in [*(answers(total, questions) for total in range(3 * questions + 1)), *(answers(generator.randrange(3 * questions), questions) for _ in range(10))]:
        result = {'score': sum(values), 'severity': up_to(sum(values), limits, names), **({'suicidalIdeation': values[8] > 0} if questions == 9 else {})}
        vectors.rows.append({'tool': slug, 'inputs': {'answers': values}, 'result': result})
    for values in ([], [0] * (questions - 1), [0] * (questions + 1), [4] + [0] * (questions - 1), [-1] + [0] * (questions - 1), [0.5] + [0] * (questions - 1), ['1'] * questions):
        vectors.rows.append({'tool': slug, 'inputs': {'answers': values}, 'status': 400})

vectors.write()
