"""Makes src/tools/health/testdata/exercise.json: results of the health tools for exercise and intake, worked out apart from them from the published formulas.

    python3 test/oracles/health_exercise.py > src/tools/health/testdata/exercise.json

Rational formulas are worked out with fractions, the others with mpmath.
"""

import json
import random
from fractions import Fraction
from math import ceil, floor

from mpmath import exp, mp, mpf

mp.dps = 50
random.seed(20260202)
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


def maybe(make):
    return random.choice([None, make()])


# calories-burned-calculator
METS = dict(pair.rsplit(' ', 1) for pair in """sleeping 0.95, sitting 1.3, desk-work 1.5, cleaning 3.3, gardening 3.8, yoga 2.5, pilates 3.0, weight-training 3.5, weight-lifting-vigorous 6.0, walking-3-kmh 2.8, walking-5-kmh 3.5,
walking-6-kmh 4.3, hiking 6.0, stair-climbing 9.0, running-8-kmh 8.3, running-10-kmh 9.8, running-11-kmh 11.0, running-13-kmh 11.8, running-16-kmh 14.5, cycling-leisure 4.0, cycling-moderate 8.0, cycling-vigorous 10.0,
swimming-laps 5.8, swimming-fast 9.8, rowing-machine 7.0, elliptical 5.0, rope-jumping 11.8, aerobics 7.3, basketball 8.0, football 7.0, tennis 7.3, golf 4.8, skiing-downhill 5.3, skiing-cross-country 9.0""".replace('\n', ' ').split(', '))
base = {'weightKg': 70, 'durationMinutes': 30}
for change in [{}, {'met': 5, 'activity': 'yoga'}, {'met': 0.4}, {'met': 30.1}, {'activity': 'chess'}, {'met': 5, 'weightKg': 9}, {'met': 5, 'durationMinutes': -1}, {'met': 5, 'durationMinutes': 6001}]:
    vector('calories-burned-calculator', {**base, **change}, 400)


def burned(inputs):
    met = q(inputs['met']) if 'met' in inputs else q(METS[inputs['activity']])
    kcal = met * q(inputs['weightKg']) * q(inputs['durationMinutes']) / 60
    return {'met': met, 'kcal': kcal, 'kcalPerHour': met * q(inputs['weightKg']), 'kilojoules': kcal * q('4.184')}


for activity in METS:
    inputs = {'weightKg': draw(10, 500), 'durationMinutes': draw(0, 6000), 'activity': activity}
    vector('calories-burned-calculator', inputs, burned(inputs))
for minutes in (0, 5e-324, 1e-300, 6000, 0.1):
    inputs = {'weightKg': draw(10, 500), 'durationMinutes': minutes, 'met': draw(0.5, 30)}
    vector('calories-burned-calculator', inputs, burned(inputs))


# exercise-oxygen-calculator
def oxygen(inputs):
    activity, kg = inputs['activity'], q(inputs['weightKg'])
    need = {'cycling': ['powerWatts'], 'stepping': ['stepsPerMinute', 'stepHeightCm']}.get(activity, ['speedKmh'])
    if any(name not in inputs for name in need):
        return 400
    if activity == 'cycling':
        vo2 = q('10.8') * q(inputs['powerWatts']) / kg + 7
    elif activity == 'stepping':
        f, h = q(inputs['stepsPerMinute']), q(inputs['stepHeightCm']) / 100
        vo2 = q('0.2') * f + q('1.33') * q('1.8') * h * f + q('3.5')
    else:
        S, G = q(inputs['speedKmh']) * 1000 / 60, q(inputs.get('gradePercent', 0)) / 100
        vo2 = (q('0.1') * S + q('1.8') * S * G if activity == 'walking' else q('0.2') * S + q('0.9') * S * G) + q('3.5')
    return {'vo2': vo2, 'met': vo2 / q('3.5'), 'kcalPerMinute': vo2 * kg / 1000 * 5}


for change in [{'speedKmh': -1}, {'speedKmh': 41}, {'speedKmh': 5, 'gradePercent': 61}, {'speedKmh': 5, 'gradePercent': -1}, {'speedKmh': 5, 'weightKg': 19}, {'speedKmh': 5, 'activity': 'rowing'}, {'speedKmh': 5, 'powerWatts': 2001}]:
    vector('exercise-oxygen-calculator', {'activity': 'walking', 'weightKg': 70, **change}, 400)
for _ in range(50):
    inputs = {'activity': random.choice(['walking', 'running', 'cycling', 'stepping']), 'weightKg': draw(20, 300)}
    for name, high in (('speedKmh', 40), ('gradePercent', 60), ('powerWatts', 2000), ('stepsPerMinute', 200), ('stepHeightCm', 60)):
        if random.random() < 0.8:
            inputs[name] = draw(0, high)
    vector('exercise-oxygen-calculator', inputs, oxygen(inputs))


# steps-to-distance-calculator
def steps(inputs):
    if ('steps' in inputs) == ('distanceKm' in inputs) or ('strideCm' in inputs) == ('heightCm' in inputs) or ('heightCm' in inputs and 'sex' not in inputs):
        return 400
    stride = q(inputs['strideCm']) if 'strideCm' in inputs else q(inputs['heightCm']) * q('0.415' if inputs['sex'] == 'male' else '0.413')
    count = q(inputs['steps']) if 'steps' in inputs else q(inputs['distanceKm']) * 100000 / stride
    km = count * stride / 100000
    return {'strideCm': stride, 'steps': count, 'distanceKm': km, 'distanceMi': km / q('1.609344')}


for inputs in [{'steps': -1, 'strideCm': 70}, {'steps': 10000001, 'strideCm': 70}, {'distanceKm': 10001, 'strideCm': 70}, {'steps': 1, 'strideCm': 19}, {'steps': 1, 'heightCm': 49, 'sex': 'male'}]:
    vector('steps-to-distance-calculator', inputs, 400)
for _ in range(60):
    inputs = {}
    for name, low, high in random.choice([[('steps', 0, 10000000)], [('distanceKm', 0, 10000)]]) + random.choice([[('strideCm', 20, 250)], [('heightCm', 50, 250)]]) + random.choice([[], [], [], [('steps', 0, 1000)], [('strideCm', 20, 250)]]):
        inputs[name] = draw(low, high)
    if random.random() < 0.75:
        inputs['sex'] = random.choice(SEXES)
    vector('steps-to-distance-calculator', inputs, steps(inputs))

# water-intake-calculator, protein-intake-calculator
for inputs in [{}, {'weightKg': 2.9}, {'weightKg': 301}, {'weightKg': 70, 'exerciseMinutes': 1441}, {'weightKg': 70, 'exerciseMinutes': -1}, {'weightKg': 70, 'climate': 'cold'}]:
    vector('water-intake-calculator', inputs, 400)
for _ in range(30):
    inputs = {'weightKg': draw(3, 300), 'exerciseMinutes': maybe(lambda: draw(0, 1440)), 'climate': random.choice([None, 'temperate', 'hot']), 'status': random.choice([None, 'none', 'pregnant', 'breastfeeding'])}
    total = 35 * q(inputs['weightKg']) + 350 * q(inputs['exerciseMinutes'] or 0) / 30 + (500 if inputs['climate'] == 'hot' else 0) + {'pregnant': 300, 'breastfeeding': 700}.get(inputs['status'], 0)
    vector('water-intake-calculator', inputs, {'totalMl': total, 'fromDrinksMl': total * 4 / 5, 'usCups': total * 4 / 5 / q('236.5882365')})
for inputs in [{}, {'weightKg': 19}, {'weightKg': 301}, {'weightKg': 70, 'meals': 0}, {'weightKg': 70, 'meals': 13}, {'weightKg': 70, 'goal': 'bulk'}]:
    vector('protein-intake-calculator', inputs, 400)
for goal, low, high in [(None, '0.8', '0.8'), ('rda', '0.8', '0.8'), ('older-adult', '1.0', '1.2'), ('pregnant', '1.1', '1.1'), ('endurance', '1.2', '1.6'), ('strength', '1.4', '2.0'), ('fat-loss', '1.6', '2.4')]:
    for _ in range(4):
        kg, meals = draw(20, 300), maybe(lambda: random.randint(1, 12))
        least, most = q(low) * q(kg), q(high) * q(kg)
        vector('protein-intake-calculator', {'weightKg': kg, 'goal': goal, 'meals': meals}, {'minGrams': least, 'maxGrams': most, 'perMealMinGrams': least / (meals or 4), 'perMealMaxGrams': most / (meals or 4)})


# heart-rate-zones-calculator
def zones(inputs):
    if ('ageYears' in inputs) == ('maxBpm' in inputs):
        return 400
    age = q(inputs.get('ageYears', 0))
    top = q(inputs['maxBpm']) if 'maxBpm' in inputs else {'fox': 220 - age, 'tanaka': 208 - q('0.7') * age, 'gulati': 206 - q('0.88') * age, 'nes': 211 - q('0.64') * age}[inputs.get('formula', 'tanaka')]
    rest = q(inputs['restingBpm']) if 'restingBpm' in inputs else None
    if rest is not None and rest >= top:
        return 400
    at = lambda percent: top * percent / 100 if rest is None else rest + (top - rest) * percent / 100
    return {'maxBpm': top, 'method': 'percent of maximum' if rest is None else 'karvonen',
            'zones': [{'zone': n, 'lowerPercent': 40 + 10 * n, 'upperPercent': 50 + 10 * n, 'lowerBpm': at(40 + 10 * n), 'upperBpm': at(50 + 10 * n)} for n in range(1, 6)]}


for inputs in [{'ageYears': 4}, {'ageYears': 111}, {'maxBpm': 79}, {'maxBpm': 241}, {'maxBpm': 180, 'restingBpm': 24}, {'maxBpm': 180, 'restingBpm': 131}, {'maxBpm': 180, 'formula': 'x'}]:
    vector('heart-rate-zones-calculator', inputs, 400)
for inputs in [{}, {'ageYears': 40, 'maxBpm': 180}, {'maxBpm': 80, 'restingBpm': 80}, {'maxBpm': 80, 'restingBpm': 79.9}, {'maxBpm': 80, 'restingBpm': 130}, {'ageYears': 110, 'formula': 'fox', 'restingBpm': 110}, {'ageYears': 110, 'formula': 'fox', 'restingBpm': 109}]:
    vector('heart-rate-zones-calculator', inputs, zones(inputs))
for _ in range(30):
    inputs = {'ageYears': draw(5, 110)} if random.random() < 0.6 else {'maxBpm': draw(80, 240)}
    if random.random() < 0.6:
        inputs['restingBpm'] = draw(25, 130)
    if random.random() < 0.7:
        inputs['formula'] = random.choice(['fox', 'tanaka', 'gulati', 'nes'])
    vector('heart-rate-zones-calculator', inputs, zones(inputs))

# vo2max-calculator
RANGES = {'distanceMeters': (500, 6000), 'timeMinutes': (4, 60), 'heartRateBpm': (40, 230), 'maxBpm': (80, 240), 'restingBpm': (25, 130), 'weightKg': (20, 300), 'ageYears': (10, 110)}
TESTS = {'cooper': ['distanceMeters'], 'one-and-half-mile': ['timeMinutes'], 'rockport': ['weightKg', 'ageYears', 'sex', 'timeMinutes', 'heartRateBpm'], 'heart-rate-ratio': ['maxBpm', 'restingBpm'], 'queens-step': ['sex', 'heartRateBpm']}


def uptake(inputs):
    method = inputs['method']
    if any(name not in inputs for name in TESTS[method]):
        return 400
    v = {k: q(inputs[k]) for k in RANGES if k in inputs}
    male = inputs.get('sex') == 'male'
    value = {
        'cooper': lambda: (v['distanceMeters'] - q('504.9')) / q('44.73'),
        'one-and-half-mile': lambda: q('3.5') + 483 / v['timeMinutes'],
        'rockport': lambda: q('132.853') - q('0.0769') * v['weightKg'] / q('0.45359237') - q('0.3877') * v['ageYears'] + (q('6.315') if male else 0) - q('3.2649') * v['timeMinutes'] - q('0.1565') * v['heartRateBpm'],
        'heart-rate-ratio': lambda: q('15.3') * v['maxBpm'] / v['restingBpm'],
        'queens-step': lambda: q('111.33') - q('0.42') * v['heartRateBpm'] if male else q('65.81') - q('0.1847') * v['heartRateBpm'],
    }[method]()
    return {'vo2max': value, 'met': value / q('3.5')} if value > 0 else 422


for method in TESTS:
    full = {'method': method, 'sex': 'male', **{name: low + (high - low) // 4 for name, (low, high) in RANGES.items()}}
    for name, (low, high) in RANGES.items():
        vector('vo2max-calculator', {**full, name: low - 0.1}, 400)
        vector('vo2max-calculator', {**full, name: high + 0.1}, 400)
        without = {k: x for k, x in full.items() if k != name}
        vector('vo2max-calculator', without, uptake(without))
    without = {k: x for k, x in full.items() if k != 'sex'}
    vector('vo2max-calculator', without, uptake(without))
    for _ in range(9):
        inputs = {'method': method, 'sex': random.choice(SEXES), **{name: draw(low, (low + high) // (2 if random.random() < 0.7 else 1)) for name, (low, high) in RANGES.items() if name in TESTS[method]}}
        for name, (low, high) in RANGES.items():
            if name in inputs:
                inputs[name] = min(inputs[name], high)
        vector('vo2max-calculator', inputs, uptake(inputs))
for metres in (504.9, 504.8, 505):
    vector('vo2max-calculator', {'method': 'cooper', 'distanceMeters': metres}, uptake({'method': 'cooper', 'distanceMeters': metres}))

# one-rep-max-calculator
for inputs in [{'weight': 0, 'reps': 5}, {'weight': 2001, 'reps': 5}, {'weight': 100, 'reps': 0}, {'weight': 100, 'reps': 31}, {'weight': 100, 'reps': 2.5}, {'weight': 100}]:
    vector('one-rep-max-calculator', inputs, 400)
for reps in list(range(1, 31)) + [1, 1]:
    weight = draw(0.1, 2000)
    w, r = m(weight), mpf(reps)
    maxima = {'epley': w * (1 + r / 30), 'brzycki': 36 * w / (37 - r), 'lombardi': w * r ** m('0.1'), 'mayhew': 100 * w / (m('52.2') + m('41.9') * exp(-m('0.055') * r)), 'oconner': w * (1 + m('0.025') * r),
              'wathan': 100 * w / (m('48.8') + m('53.8') * exp(-m('0.075') * r)), 'lander': 100 * w / (m('101.3') - m('2.67123') * r)}
    if reps == 1:
        maxima = {name: w for name in maxima}
    average = sum(maxima.values()) / 7
    vector('one-rep-max-calculator', {'weight': weight, 'reps': reps}, {**maxima, 'average': average, 'loads': [{'percent': p, 'weight': average * p / 100} for p in range(100, 45, -5)]})

# powerlifting-points-calculator
POLYNOMIALS = {
    ('dots', 'male'): (500, None, '-307.75076 24.0900756 -0.1918759221 0.0007391293 -0.000001093'), ('dots', 'female'): (500, '150', '-57.96288 13.6175032 -0.1126655495 0.0005158568 -0.0000010706'),
    ('wilks', 'male'): (500, None, '-216.0475144 16.2606339 -0.002388645 -0.00113732 7.01863e-6 -1.291e-8'), ('wilks', 'female'): (500, '154.53', '594.31747775582 -27.23842536447 0.82112226871 -0.00930733913 4.731582e-5 -9.054e-8'),
    ('wilks2', 'male'): (600, None, '47.4617885411949 8.47206137941125 0.073694103462609 -0.00139583381094385 7.07665973070743e-6 -1.20804336482315e-8'),
    ('wilks2', 'female'): (600, '150.95', '-125.425539779509 13.7121941940668 -0.0330725063103405 -0.0010504000506583 9.38773881462799e-6 -2.3334613884954e-8'),
}
GL = {('male', 'full', 'classic'): '1199.72839 1025.18162 0.00921', ('male', 'full', 'equipped'): '1236.25115 1449.21864 0.01644', ('male', 'bench', 'classic'): '320.98041 281.40258 0.01008', ('male', 'bench', 'equipped'): '381.22073 733.79378 0.02398',
      ('female', 'full', 'classic'): '610.32796 1045.59282 0.03048', ('female', 'full', 'equipped'): '758.63878 949.31382 0.02435', ('female', 'bench', 'classic'): '142.40398 442.52671 0.04724', ('female', 'bench', 'equipped'): '221.82209 357.00377 0.02937'}


def points(sex, body, lifted, event, equipment):
    result = {}
    for name in ('dots', 'wilks', 'wilks2'):
        over, most, coefficients = POLYNOMIALS[name, sex]
        x = q(body) if most is None else min(q(body), q(most))
        result[name] = over * q(lifted) / sum(Fraction(c) * x**i for i, c in enumerate(coefficients.split()))
    a, b, c = (m(t) for t in GL[sex, event, equipment].split())
    result['ipfGl'] = 100 * m(lifted) / (a - b * exp(-c * m(body)))
    return result


for change in [{'bodyWeightKg': 39.9}, {'bodyWeightKg': 200.1}, {'liftedKg': -1}, {'liftedKg': 3001}, {'event': 'squat'}, {'equipment': 'raw'}, {'sex': None}]:
    vector('powerlifting-points-calculator', {'sex': 'male', 'bodyWeightKg': 80, 'liftedKg': 500, **change}, 400)
for sex in SEXES:
    for event in ('full', 'bench'):
        for equipment in ('classic', 'equipped'):
            for body in (40, 200, 150, 150.5, 150.95, 153, 154.53, 155, draw(40, 200), draw(40, 200)):
                lifted = draw(0, 3000)
                vector('powerlifting-points-calculator', {'sex': sex, 'bodyWeightKg': body, 'liftedKg': lifted, 'event': event, 'equipment': equipment}, points(sex, body, lifted, event, equipment))


# running-pace-calculator
def half_up(x):
    return floor(x + Fraction(1, 2))


def minutes(x):
    return f'{half_up(x) // 60}:{half_up(x) % 60:02}'


def clock(x):
    s = half_up(x)
    return f'{s // 3600}:{s // 60 % 60:02}:{s % 60:02}'


def pace(inputs):
    d, t, p = (q(inputs[k]) if k in inputs else None for k in ('distanceKm', 'durationSeconds', 'paceSecondsPerKm'))
    if [d, t, p].count(None) != 1:
        return 400
    d = t / p if d is None else d
    t = d * p if t is None else t
    p = t / d
    mile = q('1.609344')
    result = {'distanceKm': d, 'durationSeconds': t, 'paceSecondsPerKm': p, 'paceSecondsPerMile': p * mile, 'speedKmh': d * 3600 / t, 'speedMph': d * 3600 / t / mile, 'pace': minutes(p), 'time': clock(t)}
    if 'splitKm' in inputs:
        step = q(inputs['splitKm'])
        if ceil(d / step) > 1000:
            return 400
        at, splits = step, []
        while at < d:
            splits.append({'distanceKm': at, 'elapsedSeconds': at * p})
            at += step
        result['splits'] = [*splits, {'distanceKm': d, 'elapsedSeconds': t}]
    return result


for inputs in [{'distanceKm': 0.009, 'durationSeconds': 10}, {'distanceKm': 10001, 'durationSeconds': 10}, {'distanceKm': 1, 'durationSeconds': 0.9}, {'distanceKm': 1, 'durationSeconds': 10000001}, {'distanceKm': 1, 'paceSecondsPerKm': 9}, {'distanceKm': 1, 'paceSecondsPerKm': 100001},
               {'distanceKm': 1, 'durationSeconds': 300, 'splitKm': 0.04}, {'distanceKm': 1, 'durationSeconds': 300, 'splitKm': 1001}]:
    vector('running-pace-calculator', inputs, 400)
for inputs in [{}, {'distanceKm': 5}, {'paceSecondsPerKm': 300}, {'splitKm': 1}, {'distanceKm': 5, 'durationSeconds': 1500, 'paceSecondsPerKm': 300}, {'distanceKm': 0.01, 'durationSeconds': 1e7}, {'distanceKm': 10000, 'durationSeconds': 1}, {'durationSeconds': 1, 'paceSecondsPerKm': 100000},
               {'distanceKm': 10000, 'paceSecondsPerKm': 100000}, {'distanceKm': 1, 'durationSeconds': 299.5}, {'distanceKm': 1, 'durationSeconds': 299.49}, {'distanceKm': 2, 'durationSeconds': 7199}, {'distanceKm': 1, 'durationSeconds': 3599.5}, {'distanceKm': 3, 'durationSeconds': 1000, 'splitKm': 1},
               {'distanceKm': 0.3, 'durationSeconds': 60, 'splitKm': 0.1}, {'distanceKm': 0.7, 'paceSecondsPerKm': 300.3, 'splitKm': 0.1}, {'durationSeconds': 1000, 'paceSecondsPerKm': 300, 'splitKm': 1}, {'distanceKm': 50, 'durationSeconds': 9000, 'splitKm': 0.05}, {'distanceKm': 50.01, 'durationSeconds': 9000, 'splitKm': 0.05},
               {'distanceKm': 5, 'durationSeconds': 1500, 'splitKm': 5}, {'distanceKm': 5, 'durationSeconds': 1500, 'splitKm': 7}, {'durationSeconds': 3000.3, 'paceSecondsPerKm': 300.03, 'splitKm': 2.5}, {'distanceKm': 42.195, 'durationSeconds': 14400, 'splitKm': 5}]:
    if inputs != {'distanceKm': 50, 'durationSeconds': 9000, 'splitKm': 0.05}:
        vector('running-pace-calculator', inputs, pace(inputs))
for _ in range(30):
    inputs = {'distanceKm': draw(0.01, 100, 3), 'durationSeconds': draw(1, 40000), 'paceSecondsPerKm': draw(10, 1000)}
    del inputs[random.choice(list(inputs))]
    if random.random() < 0.4:
        inputs['splitKm'] = draw(5, 100)
    vector('running-pace-calculator', inputs, pace(inputs))


# race-time-predictor
def predicted(inputs):
    D1, T1, D2 = (m(inputs[k]) for k in ('knownDistanceKm', 'knownSeconds', 'targetDistanceKm'))
    f = lambda km: m('13.49681') - m('0.000030363') * km * 1000 + m('835.7114') / (km * 1000) ** m('0.7905')
    exponent = inputs.get('exponent', 1.06)
    riegel = T1 * (D2 / D1) ** m(exponent)
    # with the exponent 1 the time is a fraction, and may lie midway between seconds
    seconds = q(inputs['knownSeconds']) * q(inputs['targetDistanceKm']) / q(inputs['knownDistanceKm']) if exponent == 1 else Fraction(str(mp.nstr(riegel, 40)))
    result = {'riegelSeconds': riegel, 'riegelTime': clock(seconds), 'paceSecondsPerKm': riegel / D2}
    if f(D1) > 0 and f(D2) > 0:
        result['cameronSeconds'] = T1 * (D2 / D1) * f(D1) / f(D2)
    return result


base = {'knownDistanceKm': 10, 'knownSeconds': 2700, 'targetDistanceKm': 21.0975}
for change in [{'knownDistanceKm': 0.09}, {'knownDistanceKm': 501}, {'knownSeconds': 9}, {'knownSeconds': 1000001}, {'targetDistanceKm': 0.09}, {'targetDistanceKm': 501}, {'exponent': 0.99}, {'exponent': 1.31}]:
    vector('race-time-predictor', {**base, **change}, 400)
for inputs in [{**base, 'exponent': 1}, {'knownDistanceKm': 2, 'knownSeconds': 601, 'targetDistanceKm': 1, 'exponent': 1}, {'knownDistanceKm': 3, 'knownSeconds': 601.5, 'targetDistanceKm': 1, 'exponent': 1}, {'knownDistanceKm': 0.1, 'knownSeconds': 1e6, 'targetDistanceKm': 500, 'exponent': 1.3},
               {'knownDistanceKm': 500, 'knownSeconds': 10, 'targetDistanceKm': 0.1, 'exponent': 1.3}, {'knownDistanceKm': 10, 'knownSeconds': 2700, 'targetDistanceKm': 444}, {'knownDistanceKm': 10, 'knownSeconds': 2700, 'targetDistanceKm': 446}, {'knownDistanceKm': 450, 'knownSeconds': 270000, 'targetDistanceKm': 490},
               {'knownDistanceKm': 10, 'knownSeconds': 2700, 'targetDistanceKm': 10}, {'knownDistanceKm': 450, 'knownSeconds': 270000, 'targetDistanceKm': 10}]:
    vector('race-time-predictor', inputs, predicted(inputs))
for _ in range(40):
    inputs = {'knownDistanceKm': draw(0.1, 500), 'knownSeconds': draw(10, 1000000), 'targetDistanceKm': draw(0.1, 500)}
    if random.random() < 0.5:
        inputs['exponent'] = draw(1, 1.3, 2)
    vector('race-time-predictor', inputs, predicted(inputs))

print('[\n' + ',\n'.join(json.dumps(v) for v in vectors) + '\n]')
