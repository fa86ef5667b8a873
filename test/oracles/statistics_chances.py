"""What the statistics tools on chances, odds, dice, collisions, entropy and ratings are held to: fractions and whole numbers, dice added one by one, factorials and logarithms with a thousand digits.
/usr/bin/python3 test/oracles/statistics_chances.py writes src/tools/statistics/testdata/chances.json."""
import math
import random
import re
from fractions import Fraction as F

import mpmath
import scipy.stats
from mpmath import mp, mpf

from statistics_exact import Invalid, NoAnswer, Vectors, big, double, exact

vectors = Vectors()
pick = random.Random(20261126)
BAYES, EVENTS, ODDS, EXPECTED, DICE, COLLISIONS, ENTROPY, ELO = (
    'bayes-theorem-calculator', 'event-probability-calculator', 'odds-converter', 'expected-value-calculator', 'dice-probability-calculator',
    'collision-probability-calculator', 'distribution-entropy-calculator', 'elo-rating-calculator')


def chance():
    return pick.choice([0, 1, 0.5, round(pick.random(), 2), round(pick.random(), 4), pick.random(), 10.0 ** -pick.randint(1, 20), 1 - 10.0 ** -pick.randint(1, 15)])


def bayes(prior, likelihood, likelihoodIfFalse):
    p, yes, no = exact(prior), exact(likelihood), exact(likelihoodIfFalse)
    if any(not 0 <= x <= 1 for x in (p, yes, no)):
        raise Invalid()
    evidence = p * yes + (1 - p) * no
    if evidence == 0:
        raise NoAnswer()
    answer = {'posterior': double(p * yes / evidence), 'evidence': double(evidence)}
    if evidence != 1:
        answer['posteriorIfAbsent'] = double(p * (1 - yes) / (1 - evidence))
    if no:
        answer['bayesFactor'] = double(yes / no)
    return answer


for row in [(0.01, 0.99, 0.05), (0.5, 0.8, 0), (0, 1, 0), (1, 0, 1), (0, 0.5, 0.5), (1, 1, 1), (1, 1, 0), (0.3, 0, 0), (5e-324, 1, 1), (0.5, 1, 5e-324), (0.5, 1e-300, 1e-10), (1e-300, 1e-300, 0),
            (-0.0, 0.3, 0.7), (1.0000000000000002, 0.5, 0.5), (0.5, -1e-9, 0.5), (0.5, 0.5, 2)] + [(chance(), chance(), chance()) for _ in range(20)]:
    vectors.add(BAYES, dict(zip(('prior', 'likelihood', 'likelihoodIfFalse'), row)), lambda: bayes(*row))


def events(a, b, relation='independent', both=None):
    p, q = exact(a), exact(b)
    if (both is None) == (relation == 'known') or not (0 <= p <= 1 and 0 <= q <= 1):
        raise Invalid()
    if relation == 'known':
        joint = exact(both)
        if not 0 <= joint <= 1:
            raise Invalid()
        if joint > min(p, q) or joint < p + q - 1:
            raise NoAnswer()
    elif relation == 'independent':
        joint = p * q
    else:
        joint = F(0)
        if p + q > 1:
            raise NoAnswer()
    answer = {'both': joint, 'either': p + q - joint, 'exactlyOne': p + q - 2 * joint, 'neither': 1 - p - q + joint, 'onlyA': p - joint, 'onlyB': q - joint}
    if q:
        answer['aGivenB'] = joint / q
    if p:
        answer['bGivenA'] = joint / p
    return {name: double(value) for name, value in answer.items()}


rows = [dict(a=0.5, b=0.4), dict(a=0.6, b=0.3, relation='known', both=0.2), dict(a=0.1, b=0.2, relation='mutually-exclusive'), dict(a=0.7, b=0.3, relation='mutually-exclusive'), dict(a=0.7, b=0.31, relation='mutually-exclusive'),
        dict(a=0, b=0), dict(a=1, b=1), dict(a=0, b=1), dict(a=0, b=0.3, relation='known', both=0), dict(a=0.7, b=0.6, relation='known', both=0.3), dict(a=0.7, b=0.6, relation='known', both=0.29),
        dict(a=0.7, b=0.6, relation='known', both=0.6), dict(a=0.7, b=0.6, relation='known', both=0.61), dict(a=0.7, b=0.6, relation='known'), dict(a=0.5, b=0.5, both=0.25), dict(a=0.5, b=0.5, relation='mutually-exclusive', both=0),
        dict(a=1e-300, b=1e-20), dict(a=1.5, b=0.5), dict(a=0.5, b=-0.1), dict(a=0.5, b=0.5, relation='known', both=1.1), dict(a=1, b=0.3, relation='known', both=0.3), dict(a=0.1, b=0.1, relation='known', both=0.1)]
for _ in range(12):
    a, b = round(pick.random(), 3), round(pick.random(), 3)
    rows += [dict(a=a, b=b), dict(a=a, b=b, relation='mutually-exclusive'), dict(a=a, b=b, relation='known', both=round(pick.random() * min(a, b), 3))]
for row in rows:
    vectors.add(EVENTS, row, lambda: events(**row))


def odds(**given):
    if len(given) != 1:
        raise Invalid()
    (kind, value), = given.items()
    if kind == 'fractionalOdds':
        match = re.fullmatch('([0-9]+)[/:]([0-9]+)', value)
        if not match or not 3 <= len(value) <= 50 or 0 in (int(match[1]), int(match[2])):
            raise Invalid()
        p = 1 / (1 + F(int(match[1]), int(match[2])))
    else:
        x = exact(value)
        allowed = {'probabilityPercent': 0 < x < 100, 'decimalOdds': x > 1, 'americanOdds': abs(x) >= 100, 'oddsAgainst': x > 0}[kind]
        if not allowed:
            raise Invalid()
        p = {'probabilityPercent': lambda: x / 100, 'decimalOdds': lambda: 1 / x, 'oddsAgainst': lambda: 1 / (1 + x), 'americanOdds': lambda: 100 / (x + 100) if x > 0 else -x / (-x + 100)}[kind]()
    decimal = 1 / p
    american = (decimal - 1) * 100 if decimal >= 2 else -100 / (decimal - 1)
    fraction = decimal - 1
    return {'probability': double(p), 'probabilityPercent': double(100 * p), 'decimalOdds': double(decimal), 'fractionalOdds': f'{fraction.numerator}/{fraction.denominator}', 'americanOdds': double(american),
            'oddsAgainst': double((1 - p) / p), 'oddsFor': double(p / (1 - p))}


rows = [{'decimalOdds': x} for x in (3.5, 2, 1.5, 1.0000000000000002, 1, 0.5, -3, 1.01, 1e15, 1e300, 1.91, 1.7e308)]
rows += [{'americanOdds': x} for x in (-150, 100, -100, 99.99, -99.99, 0, 250, -10000, 110.5, -1e300, 1e300, 1.7e308)]
rows += [{'probabilityPercent': x} for x in (50, 0, 100, -1, 101, 33.3, 99.99999999999999, 1e-300, 5e-324, 28.57, 0.1)]
rows += [{'oddsAgainst': x} for x in (2.5, 1, 0.4, 0, -1, 1e-300, 5e-324, 1e300, 0.1)]
rows += [{'fractionalOdds': x} for x in ('5/2', '5:2', '10/4', '1/1', '100/30', '0/5', '5/0', '5-2', '5/', '/52', '2.5/1', '-5/2', '+5/2', ' 5/2', '5/2/1', '007/002', '1' + '0' * 45 + '/3', '1' * 24 + '/' + '3' * 25,
                                              '1' * 25 + '/' + '3' * 25, '५/२', 'evens', '1/3', '11/8')]
rows += [{}, {'decimalOdds': 2, 'americanOdds': 100}, {'probabilityPercent': 50, 'fractionalOdds': '1/1'}, {'decimalOdds': 1.5, 'oddsAgainst': 0.5, 'fractionalOdds': '1/2'}]
for _ in range(8):
    rows += [{'decimalOdds': round(1 + pick.expovariate(0.5) + 0.01, 2)}, {'americanOdds': pick.choice([1, -1]) * pick.randint(100, 2000)}, {'probabilityPercent': round(pick.uniform(0.01, 99.99), 2)},
             {'fractionalOdds': f'{pick.randint(1, 100)}/{pick.randint(1, 100)}'}, {'oddsAgainst': round(pick.uniform(0.01, 20), 2)}]
for row in rows:
    vectors.add(ODDS, row, lambda: odds(**row))


def expected(values, probabilities):
    x, p = [exact(v) for v in values], [exact(v) for v in probabilities]
    if len(x) != len(p) or not x or any(not 0 <= each <= 1 for each in p):
        raise Invalid()
    if abs(sum(p) - 1) > F(1, 10 ** 9):
        raise NoAnswer()
    mean = sum((a * b for a, b in zip(x, p)), F(0))
    variance = sum((b * (a - mean) ** 2 for a, b in zip(x, p)), F(0))
    return {'expectedValue': double(mean), 'variance': double(variance), 'standardDeviation': double(mpmath.sqrt(big(variance)))}


rows = [([1, 2, 3, 4, 5, 6], [0.1] * 5 + [0.5]), ([-1, 35], [0.5, 0.5]), ([7], [1]), ([0], [1]), ([7], [0.5]), ([1, 2], [0.5]), ([1], [0.5, 0.5]), ([], []), ([1, 2], [0.5, -0.5]), ([1, 2], [1.1, -0.1]), ([1, 2], [0.3, 0.8]),
        ([1, 2, 3], [0.333333333, 0.333333333, 0.333333333]), ([1, 2, 3], [0.3333333333, 0.3333333333, 0.3333333333]), ([1, 2], [0.5, 0.500000001]), ([1, 2], [0.5, 0.5000000011]), ([3, 4], [0, 1]), ([1e9 + 0.1, 1e9 + 0.2], [0.5, 0.5]),
        ([0.1, 0.1, 0.1], [0.2, 0.3, 0.5]), ([1e200, -1e200], [0.5, 0.5]), ([1.7e308, 1.7e308], [0.5, 0.5]), ([1e-170, 3e-170], [0.5, 0.5]), ([5e-324, 0], [0.5, 0.5]), ([-5, -5.1], [0.9, 0.1]), ([10, 1e17], [1 - 1e-15, 1e-15]),
        ([-1e16, 1, 1e16], [0.25, 0.5, 0.25]), ([100000000, -2], [1e-9, 0.999999999])]
for _ in range(8):
    size = pick.randint(1, 8)
    shares = [pick.randint(0, 100) for _ in range(size)]
    cut = [0] + sorted(pick.randint(0, 1000) for _ in range(size - 1)) + [1000]
    rows.append(([round(pick.gauss(0, 50), pick.randint(0, 3)) for _ in range(size)], [(b - a) / 1000 for a, b in zip(cut, cut[1:])]))
for values, probabilities in rows:
    vectors.add(EXPECTED, {'values': values, 'probabilities': probabilities}, lambda: expected(values, probabilities))


def ways(dice, sides):
    """How many rolls have each sum, from the least, by adding the dice one by one."""
    counts = [1]
    for _ in range(dice):
        running, longer = 0, []
        for at in range(len(counts) + sides - 1):
            running += (counts[at] if at < len(counts) else 0) - (counts[at - sides] if at >= sides else 0)
            longer.append(running)
        counts = longer
    return counts


def roll(dice, target, sides=6, modifier=0):
    if not (1 <= dice <= 100 and 2 <= sides <= 1000 and -100000 <= target <= 200000 and -100000 <= modifier <= 100000):
        raise Invalid()
    counts, at = ways(dice, sides), target - modifier - dice
    total = sides ** dice
    assert sum(counts) == total
    one = sum(k * F(1, sides) for k in range(1, sides + 1))
    spread = sum(k * k * F(1, sides) for k in range(1, sides + 1)) - one ** 2
    return {'exactly': double(F(counts[at] if 0 <= at < len(counts) else 0, total)), 'atLeast': double(F(sum(counts[max(at, 0):]), total)), 'atMost': double(F(sum(counts[:max(at + 1, 0)]), total)),
            'mean': double(dice * one + modifier), 'standardDeviation': double(mpmath.sqrt(big(dice * spread))), 'minimum': dice + modifier, 'maximum': dice * sides + modifier}


rows = [dict(dice=2, target=7), dict(dice=1, sides=20, target=15, modifier=5), dict(dice=1, target=1), dict(dice=1, target=0), dict(dice=1, target=7), dict(dice=1, sides=2, target=2), dict(dice=3, target=-100000), dict(dice=3, target=200000),
        dict(dice=10, target=10), dict(dice=10, target=60), dict(dice=10, target=61), dict(dice=10, target=9), dict(dice=100, target=350), dict(dice=100, target=100), dict(dice=100, target=600), dict(dice=100, sides=1000, target=50050),
        dict(dice=100, sides=1000, target=100000), dict(dice=100, sides=2, target=151), dict(dice=4, sides=6, target=-99990, modifier=-100000), dict(dice=4, sides=6, target=100014, modifier=100000), dict(dice=0, target=1), dict(dice=101, target=350),
        dict(dice=2, sides=1, target=2), dict(dice=2, sides=1001, target=2), dict(dice=2, target=200001), dict(dice=2, target=-100001), dict(dice=2, target=7, modifier=100001), dict(dice=8, sides=6, target=28, modifier=-3)]
for _ in range(12):
    dice, sides, modifier = pick.choice([1, 2, 3, 5, 20]), pick.choice([2, 4, 6, 8, 10, 12, 20, 100]), pick.choice([0, 0, 3, -7])
    rows.append(dict(dice=dice, sides=sides, target=pick.randint(dice - 2, dice * sides + 2) + modifier, modifier=modifier))
for row in rows:
    vectors.add(DICE, row, lambda: roll(**row))


def collision(n, values):
    if n > values:
        return mpf(1)
    if n <= 3000:
        survived = mpf(1)
        for i in range(n):
            survived *= mpf(values - i) / values
        return 1 - survived
    # Factorials by gamma functions; far more digits than what cancels.
    return 1 - mpmath.exp(mpmath.loggamma(mpf(values) + 1) - mpmath.loggamma(mpf(values) - n + 1) - n * mpmath.log(mpf(values)))


def for_half(values):
    low, high = 1, 2 * math.isqrt(values) + 3
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if collision(middle, values) >= mpf(1) / 2 else (middle, high)
    return high


known_half = {}


def birthday(items, possibilities=None, bits=None):
    if (possibilities is None) == (bits is None) or items != int(items) or not 0 <= items <= 1e300 or bits is not None and (bits != int(bits) or not 1 <= bits <= 1024):
        raise Invalid()
    if possibilities is not None and (possibilities != int(possibilities) or not 1 <= possibilities <= 1e300):
        raise Invalid()
    values = 2 ** bits if bits else int(exact(possibilities))
    n = int(exact(items))
    mp.dps = 60 if values < 10 ** 6 else 400 if values < 10 ** 80 else 1400
    if values not in known_half:
        known_half[values] = for_half(values)
    # Beyond 10 √N the chance is 1 − 1e-21 and more.
    probability = mpf(1) if n > 10 * math.isqrt(values) + 10 else collision(n, values)
    return {'probability': float(probability), 'itemsForHalf': float(known_half[values])}


assert for_half(365) == 23
rows = [dict(possibilities=365, items=k) for k in (0, 1, 2, 22, 23, 57, 100, 150, 365, 366, 1e300)] + [dict(bits=122, items=k) for k in (2, 1000, 1000000000, 2714922669395445000, 1e20, 1e-300 * 0)]
rows += [dict(possibilities=1, items=k) for k in (0, 1, 2)] + [dict(possibilities=2, items=k) for k in (1, 2, 3)] + [dict(possibilities=k, items=4) for k in (3, 4, 5, 6, 7, 8, 10, 16, 42)]
rows += [dict(possibilities=1e300, items=k) for k in (2, 3, 1e100, 1e150, 5e150, 1e300)] + [dict(bits=1024, items=k) for k in (2, 200, 201, 1e154, 3e154)] + [dict(bits=1, items=2), dict(bits=2, items=3)]
rows += [dict(possibilities=n, items=k) for n in (442, 443, 450, 28500, 1000000, 12345678901) for k in (199, 200, 201, 202, 5000)] + [dict(bits=k, items=10 ** (k // 10)) for k in (32, 64, 128, 256)]
rows += [dict(items=2), dict(items=2, possibilities=365, bits=8), dict(possibilities=365.5, items=2), dict(possibilities=365, items=2.5), dict(possibilities=0, items=2), dict(possibilities=365, items=-1), dict(bits=0, items=2), dict(bits=1025, items=2),
         dict(bits=1.5, items=2), dict(possibilities=1.1e300, items=2), dict(possibilities=5, items=1.1e300)]
for row in rows:
    vectors.add(COLLISIONS, row, lambda: birthday(**row))
mp.dps = 700


def entropy(weights, other=None, base='2'):
    w, v = [exact(x) for x in weights], other and [exact(x) for x in other]
    if any(x < 0 for x in w + (v or [])) or other is not None and len(v) != len(w):
        raise Invalid()
    if sum(w) == 0 or v and sum(v) == 0:
        raise NoAnswer()
    unit = {'2': mpmath.log(2), 'e': mpf(1), '10': mpmath.log(10)}[base]
    p = [big(x / sum(w)) for x in w]
    log = mpmath.log
    nats = -sum((x * log(x) for x in p if x), mpf(0))
    answer = {'entropy': nats / unit, 'maximum': log(len(p)) / unit, 'perplexity': mpmath.exp(nats), 'giniSimpson': big(1 - sum((x / sum(w)) ** 2 for x in w))}
    if len(p) > 1:
        answer['evenness'] = nats / log(len(p))
    if v:
        q = [big(x / sum(v)) for x in v]
        if not any(x and not y for x, y in zip(p, q)):
            answer['crossEntropy'] = -sum((x * log(y) for x, y in zip(p, q) if x), mpf(0)) / unit
            answer['klDivergence'] = sum((x * log(x / y) for x, y in zip(p, q) if x), mpf(0)) / unit
        middle = [(x + y) / 2 for x, y in zip(p, q)]
        answer['jensenShannon'] = sum((s * log(s / m) for d in (p, q) for s, m in zip(d, middle) if s), mpf(0)) / 2 / unit
    return {name: float(value) if abs(value) > mpf(10) ** -600 else 0.0 for name, value in answer.items()}


rows = [dict(weights=[0.5, 0.25, 0.25]), dict(weights=[1, 1], other=[0.9, 0.1], base='e'), dict(weights=[7]), dict(weights=[7], other=[0.1]), dict(weights=[0]), dict(weights=[0, 0]), dict(weights=[1, 2], other=[0, 0]), dict(weights=[1, 2], other=[1]),
        dict(weights=[1, -1]), dict(weights=[1, 1], other=[1, -1]), dict(weights=[1, 0]), dict(weights=[1, 0], other=[1, 0]), dict(weights=[1, 0], other=[0, 1]), dict(weights=[1, 1], other=[1, 0]), dict(weights=[1, 0], other=[1, 1]),
        dict(weights=[0.1] * 10), dict(weights=[3] * 7, base='10'), dict(weights=[1, 1e-20]), dict(weights=[0.1, 1e-20], base='e'), dict(weights=[0.1, 1e-200]), dict(weights=[1.7e308, 1.7e308, 1.7e308]), dict(weights=[1e308, 5e-324], other=[5e-324, 1e308]),
        dict(weights=[5e-324, 5e-324]), dict(weights=[1, 1], other=[1, 1.0000000000000002]), dict(weights=[0.3, 0.7], other=[0.30000000000000004, 0.7]), dict(weights=[1e15, 1e15 + 1], other=[1, 1], base='e'), dict(weights=[0.2, 0.3, 0.5], other=[2, 3, 5]),
        dict(weights=[1, 2, 3], other=[3, 2, 1], base='10'), dict(weights=[64, 63], other=[63, 64]), dict(weights=[130, 128], other=[128, 128]), dict(weights=[-0.0, 1, 2], other=[1, 1, 1])]
for _ in range(8):
    size = pick.randint(2, 7)

    def some():
        kind = pick.randrange(4)
        return [pick.randint(0, 9) if kind == 0 else round(pick.random(), 3) if kind == 1 else pick.random() * 10 ** pick.randint(-12, 3) if kind == 2 else pick.randint(1, 10 ** 6) for _ in range(size)]
    row = dict(weights=some(), base=pick.choice(['2', 'e', '10']))
    if pick.random() < 0.7:
        row['other'] = [x * (1 + pick.choice([0, 1e-3, -1e-9, 1e-14])) for x in row['weights']] if pick.random() < 0.3 else some()
    rows.append(row)
for row in rows:
    vectors.add(ENTROPY, row, lambda: entropy(**row))
checked = entropy([0.2, 0.3, 0.5], [0.4, 0.4, 0.2], 'e')
assert math.isclose(checked['entropy'], scipy.stats.entropy([0.2, 0.3, 0.5])) and math.isclose(checked['klDivergence'], scipy.stats.entropy([0.2, 0.3, 0.5], [0.4, 0.4, 0.2]))
mp.dps = 150


def elo(ratingA, ratingB, scoreA, kFactor=32):
    a, b, s, k = (exact(x) for x in (ratingA, ratingB, scoreA, kFactor))
    if abs(a) > 10000 or abs(b) > 10000 or not 0 <= s <= 1 or not 0 <= k <= 1000:
        raise Invalid()
    first = 1 / (1 + mpf(10) ** big((b - a) / 400))
    second = 1 / (1 + mpf(10) ** big((a - b) / 400))
    change = big(k) * (big(s) - first)
    if abs(change) < mpf(10) ** -100:
        change = mpf(0)
    return {'expectedA': float(first), 'expectedB': float(second), 'newRatingA': float(big(a) + change), 'newRatingB': float(big(b) - change), 'change': float(change) + 0.0}


rows = [(1600, 1400, 1), (1500, 1500, 0.5, 20), (1500, 1500, 0, 0), (10000, -10000, 1), (10000, -10000, 0), (-10000, 10000, 1, 1000), (-10000, 10000, 0, 1000), (0, 0, 1), (2000, 1600, 0.5), (1613, 1609, 0), (1613.5, 1477.25, 0.25, 15.5),
        (10000.1, 0, 1), (0, -10001, 1), (0, 0, 1.1), (0, 0, -0.1), (0, 0, 1, 1000.5), (0, 0, 1, -1), (1500, 1500.0000000001, 0.5), (2882, 2500, 1, 10), (-0.0, 0, 0.5)]
rows += [(pick.randint(100, 2900), pick.randint(100, 2900), pick.choice([0, 0.5, 1]), pick.choice([10, 20, 32, 40])) for _ in range(20)]
for row in rows:
    vectors.add(ELO, dict(zip(('ratingA', 'ratingB', 'scoreA', 'kFactor'), row)), lambda: elo(*row))

vectors.write('chances.json')
