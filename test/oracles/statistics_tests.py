"""Makes src/tools/statistics/testdata/tests.json: rank tests, exact tests and tables, worked out apart from the tools with fractions, counting and mpmath.

    python3 test/oracles/statistics_tests.py > src/tools/statistics/testdata/tests.json

Each vector is {tool, inputs, result or status}; p-values of the normal distribution come from mpmath's erfc.
"""
import itertools
import json
import math
import random
import sys
from fractions import Fraction
from functools import lru_cache

from mpmath import erfc, erfinv, exp, log, loggamma, mp, mpf, sqrt

mp.dps = 60
random.seed(20261124)
vectors = []


def number(value):
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 and abs(value) < 2**53 else value.numerator / value.denominator
    if isinstance(value, mpf):
        if abs(value) > mpf(sys.float_info.max) * (1 + mpf(2)**-54):
            raise OverflowError
        return float(value) + 0.0
    if isinstance(value, list):
        return [number(entry) for entry in value]
    return value


def vector(tool, inputs, near=None, **result):
    try:
        entry = {'tool': tool, 'inputs': inputs, 'result': {name: number(value) for name, value in result.items() if value is not None}}
    except OverflowError:
        return refused(tool, inputs, 422)
    if near:
        entry['near'] = near
    vectors.append(entry)


def refused(tool, inputs, status=400):
    vectors.append({'tool': tool, 'inputs': inputs, 'status': status})


def decimal(value):
    """A number of JSON as the decimal it is written as."""
    return Fraction(repr(value)) if isinstance(value, float) else Fraction(value)


def m(value):
    return mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else mpf(value)


def phi(z):
    return mpf(z > 0) if abs(z) > 100 else erfc(-z / sqrt(mpf(2))) / 2


def zscore(percent):
    """The upper quantile of a two-sided confidence in percent."""
    return sqrt(mpf(2)) * erfinv(m(decimal(percent)) / 100)


def normal_p(z, alternative):
    return {'two-sided': 2 * phi(-abs(z)), 'less': phi(z), 'greater': phi(-z)}[alternative]


ALTERNATIVES = ['two-sided', 'less', 'greater']


# Fisher's exact test: binomial coefficients in whole numbers, of great tables by mpmath's loggamma.

def fisher(a, b, c, d, alternative='two-sided', logs=False):
    row, column, total = a + b, a + c, a + b + c + d
    low, high = max(0, row + column - total), min(row, column)
    if logs:
        mp.dps = 40
        choose = lambda n, k: loggamma(n + 1) - loggamma(k + 1) - loggamma(n - k + 1)
        base = choose(total, column)
        middle = row * column // total
        span = range(max(low, middle - logs), min(high, middle + logs) + 1)
        weight = {x: exp(choose(row, x) + choose(total - row, column - x) - base) for x in span}
    else:
        weight = {x: Fraction(math.comb(row, x) * math.comb(total - row, column - x), math.comb(total, column)) for x in range(low, high + 1)}
    seen = weight[a] * (1 + (mpf(10)**-7 if logs else Fraction(1, 10**7)))
    chosen = {'two-sided': lambda x: weight[x] <= seen, 'less': lambda x: x <= a, 'greater': lambda x: x >= a}[alternative]
    p = sum(weight[x] for x in weight if chosen(x))
    mp.dps = 60
    inputs = {'a': a, 'b': b, 'c': c, 'd': d, 'alternative': alternative}
    near = {'relative': 1e-14} if logs else None
    vector('fisher-exact-test-calculator', inputs, near, pValue=p, oddsRatio=Fraction(a * d, b * c) if b * c else None)


for table in [(3, 1, 1, 3), (0, 0, 1, 2), (0, 0, 0, 1), (1, 0, 0, 0), (0, 5, 0, 7), (5, 0, 0, 5), (0, 5, 5, 0), (1, 9, 11, 3), (2, 3, 2, 3), (10, 10, 10, 10), (190, 800, 200, 900), (0, 3000, 40, 0), (1500, 20, 3, 1400), (1, 100000, 0, 100000)]:
    if sum(table) > 100000:
        vector('fisher-exact-test-calculator', dict(zip('abcd', table)), pValue=1)
        continue
    for alternative in ALTERNATIVES:
        fisher(*table, alternative)
for _ in range(15):
    fisher(*[random.randint(0, random.choice([4, 20, 200])) + (i == 0) for i in range(4)], random.choice(ALTERNATIVES))
for alternative in ALTERNATIVES:
    fisher(50200, 49800, 49700, 50300, alternative, logs=3000)
fisher(100000, 90000, 95000, 100000, 'two-sided', logs=6000)
vector('fisher-exact-test-calculator', {'a': 100000, 'b': 0, 'c': 0, 'd': 100000}, pValue=0)
vector('fisher-exact-test-calculator', {'a': 0, 'b': 100000, 'c': 100000, 'd': 0, 'alternative': 'greater'}, pValue=1, oddsRatio=0)
refused('fisher-exact-test-calculator', {'a': 0, 'b': 0, 'c': 0, 'd': 0}, 422)
refused('fisher-exact-test-calculator', {'a': 1, 'b': 2, 'c': 3, 'd': 100001})
refused('fisher-exact-test-calculator', {'a': 1, 'b': 2, 'c': 3, 'd': -1})
refused('fisher-exact-test-calculator', {'a': 1, 'b': 2, 'c': 3, 'd': 1.5})


# Rank tests. U is counted pair by pair, its exact distribution by the recursion of Mann and Whitney.

@lru_cache(None)
def orders(u, first, second):
    if u < 0:
        return 0
    if first == 0 or second == 0:
        return 1 if u == 0 else 0
    return orders(u - second, first - 1, second) + orders(u, first, second - 1)


def corrected(deviation, alternative):
    half = Fraction(1, 2)
    if alternative == 'less':
        return deviation + half
    if alternative == 'greater':
        return deviation - half
    return max(deviation - half, 0) if deviation > 0 else min(deviation + half, 0)


def tie_sizes(values):
    return [values.count(value) for value in set(values)]


def mann_whitney(a, b, alternative='two-sided'):
    n1, n2 = len(a), len(b)
    pairs, total = n1 * n2, n1 + n2
    u1 = sum(Fraction(1 if x > y else 0) if x != y else Fraction(1, 2) for x in a for y in b)
    tied = tie_sizes(a + b)
    if max(tied) == total:
        return refused('mann-whitney-u-test-calculator', {'a': a, 'b': b}, 422)
    result = {'u1': u1, 'u2': pairs - u1, 'rankBiserial': 2 * u1 / pairs - 1}
    if max(tied) == 1 and n1 <= 50 and n2 <= 50:
        ways = math.comb(total, n1)
        below = Fraction(sum(orders(u, n1, n2) for u in range(int(u1) + 1)), ways)
        above = Fraction(sum(orders(u, n1, n2) for u in range(int(u1), pairs + 1)), ways)
        result |= {'pValue': {'less': below, 'greater': above, 'two-sided': min(1, 2 * min(below, above))}[alternative], 'method': 'exact'}
    else:
        variance = Fraction(pairs, 12) * (total + 1 - Fraction(sum(t**3 - t for t in tied), total * (total - 1)))
        z = m(corrected(u1 - Fraction(pairs, 2), alternative)) / sqrt(m(variance))
        result |= {'pValue': normal_p(z, alternative), 'z': z, 'method': 'normal'}
    vector('mann-whitney-u-test-calculator', {'a': a, 'b': b, 'alternative': alternative}, **result)


def sample(count, ties=False, spread=1000):
    if ties:
        return [random.randint(0, 8) for _ in range(count)]
    return [round(random.uniform(-spread, spread), random.randint(3, 9)) for _ in range(count)]


for alternative in ALTERNATIVES:
    mann_whitney([1], [2], alternative)
    mann_whitney([1, 2, 3], [1, 2, 3], alternative)
    mann_whitney([1, 1, 1], [2], alternative)
    mann_whitney([0.1, 0.2, 0.3, 5e-324], [1e308, -1e308], alternative)
    mann_whitney([19, 22, 16, 29, 24], [20, 11, 17, 12], alternative)
    mann_whitney(sample(51), sample(3), alternative)
    mann_whitney(sample(40), sample(37), alternative)
    mann_whitney([value + 300 for value in sample(200, ties=True)], sample(150, ties=True), alternative)
    mann_whitney([1, 2, 4, 4], [2, 3, 4, 4], alternative)
mann_whitney([1], [1])
mann_whitney([0.0, 0], [-0.0])
mann_whitney([-0.0, 1], [0, 2])
mann_whitney(list(range(50)), list(range(50, 100)))
mann_whitney(list(range(51)), list(range(51, 101)))
for _ in range(12):
    mann_whitney(sample(random.randint(1, 20)), sample(random.randint(1, 20)), random.choice(ALTERNATIVES))
    mann_whitney(sample(random.randint(1, 20), ties=True), sample(random.randint(1, 20), ties=True), random.choice(ALTERNATIVES))
refused('mann-whitney-u-test-calculator', {'a': [], 'b': [1]})
refused('mann-whitney-u-test-calculator', {'a': [1]})


# Signed ranks: mid-ranks by counting those below and equal; the exact distribution as a polynomial in whole numbers.

def wilcoxon(a, b=None, hypothesized=None, alternative='two-sided'):
    inputs = {'a': a, 'alternative': alternative} | ({'b': b} if b is not None else {}) | ({'hypothesized': hypothesized} if hypothesized is not None else {})
    differences = [decimal(x) - (decimal(y) if b is not None else 0) - decimal(hypothesized or 0) for x, y in zip(a, b or a)]
    kept = [d for d in differences if d != 0]
    n = len(kept)
    if n == 0:
        return refused('wilcoxon-signed-rank-test-calculator', inputs, 422)
    sizes = [abs(d) for d in kept]
    ranks = [sum(s < size for s in sizes) + Fraction(sum(s == size for s in sizes) + 1, 2) for size in sizes]
    plus = sum((rank for rank, d in zip(ranks, kept) if d > 0), Fraction(0))
    result = {'wPlus': plus, 'wMinus': Fraction(n * (n + 1), 2) - plus, 'count': n}
    tied = tie_sizes(sizes)
    if max(tied) == 1 and n == len(a) and n <= 50:
        ways = [1]
        for rank in range(1, n + 1):
            ways = [(ways[i] if i < len(ways) else 0) + (ways[i - rank] if 0 <= i - rank < len(ways) else 0) for i in range(len(ways) + rank)]
        below, above = Fraction(sum(ways[:int(plus) + 1]), 2**n), Fraction(sum(ways[int(plus):]), 2**n)
        result |= {'pValue': {'less': below, 'greater': above, 'two-sided': min(1, 2 * min(below, above))}[alternative], 'method': 'exact'}
    else:
        variance = Fraction(n * (n + 1) * (2 * n + 1), 24) - Fraction(sum(t**3 - t for t in tied), 48)
        z = m(corrected(plus - Fraction(n * (n + 1), 4), alternative)) / sqrt(m(variance))
        result |= {'pValue': normal_p(z, alternative), 'z': z, 'method': 'normal'}
    vector('wilcoxon-signed-rank-test-calculator', inputs, **result)


for alternative in ALTERNATIVES:
    wilcoxon([1], alternative=alternative)
    wilcoxon([0, 1], alternative=alternative)
    wilcoxon([0.3, 0.5], [0.1, 0.3], alternative=alternative)
    wilcoxon([0.3, 0.7], [0.1, 0.1], 0.2, alternative=alternative)
    wilcoxon([1, -1], alternative=alternative)
    wilcoxon([-1, -2, 3], alternative=alternative)
    wilcoxon([1e308, 5e-324, -3], [-1e308, 0, 1], 5e-324, alternative=alternative)
    wilcoxon(list(range(1, 51)), alternative=alternative)
    wilcoxon(list(range(1, 52)), alternative=alternative)
    wilcoxon(sample(50), sample(50), alternative=alternative)
    wilcoxon(sample(120), sample(120), 3.5, alternative=alternative)
    wilcoxon(sample(80, ties=True), sample(80, ties=True), alternative=alternative)
wilcoxon([0], [0])
wilcoxon([1.1, 2.2], [1, 2.1], 0.1)
wilcoxon([0, -0.0, 5])
for _ in range(10):
    n = random.randint(1, 25)
    wilcoxon(sample(n), sample(n), random.choice([None, 0, 1.25, -3]), random.choice(ALTERNATIVES))
    wilcoxon(sample(n, ties=True), sample(n, ties=True), random.choice([None, 1]), random.choice(ALTERNATIVES))
refused('wilcoxon-signed-rank-test-calculator', {'a': [1, 2], 'b': [1]})
refused('wilcoxon-signed-rank-test-calculator', {'a': []})


# Multiple testing: each adjusted p-value from its definition as a least or greatest value over the ordered ones.

def adjust(p_values, method='holm', significance=0.05):
    count = len(p_values)
    p = [decimal(value) for value in p_values]
    ordered = sorted(p)
    at = [ordered.index(value) for value in p]
    last = [count - 1 - ordered[::-1].index(value) for value in p]
    one = Fraction(1)
    harmonic = sum(Fraction(1, i) for i in range(1, count + 1)) if method == 'benjamini-yekutieli' else 1
    if method == 'bonferroni':
        adjusted = [min(one, value * count) for value in p]
    elif method == 'sidak':
        adjusted = [1 - (1 - value)**count for value in p]
    elif method == 'holm':
        adjusted = [min(one, max((count - i) * ordered[i] for i in range(last[k] + 1))) for k in range(count)]
    elif method == 'hochberg':
        adjusted = [min(one, min((count - i) * ordered[i] for i in range(at[k], count))) for k in range(count)]
    else:
        adjusted = [min(one, min(harmonic * count * ordered[i] / (i + 1) for i in range(at[k], count))) for k in range(count)]
    rejected = [value <= decimal(significance) for value in adjusted]
    vector('multiple-testing-correction-calculator', {'pValues': p_values, 'method': method, 'significance': significance}, adjusted=adjusted, rejected=rejected, rejectedCount=sum(rejected))


for method in ['bonferroni', 'holm', 'hochberg', 'sidak', 'benjamini-hochberg', 'benjamini-yekutieli']:
    adjust([0.05], method)
    adjust([0, 1, -0.0], method)
    adjust([0.025, 0.025], method)
    adjust([1e-300, 5e-324, 1e-41, 1e-39, 0.5], method)
    adjust([0.01, 0.04, 0.03, 0.04, 0.9, 0.05], method, 0.12)
    adjust([0.1, 0.2, 0.3], method, 0.3)
    adjust([0.001, 0.999], method, 0)
    adjust([0.999, 1], method, 1)
    adjust([round(random.random()**4, random.randint(2, 12)) for _ in range(40)], method, 0.1)
refused('multiple-testing-correction-calculator', {'pValues': [0.5, 1.0000001]})
refused('multiple-testing-correction-calculator', {'pValues': [-1e-9]})
refused('multiple-testing-correction-calculator', {'pValues': []})
refused('multiple-testing-correction-calculator', {'pValues': [0.5], 'significance': 1.1})


# Kappa, with its weights as disagreements, which is another way to the same number.

def kappa(table, weights=None, confidence=None):
    inputs = {'table': table} | ({'weights': weights} if weights else {}) | ({'confidencePercent': confidence} if confidence else {})
    size = len(table)
    cells = [[decimal(value) for value in row] for row in table]
    total = sum(map(sum, cells))
    if total == 0:
        return refused('cohens-kappa-calculator', inputs, 422)
    apart = {'linear': lambda i, j: Fraction(abs(i - j), size - 1), 'quadratic': lambda i, j: Fraction((i - j)**2, (size - 1)**2)}.get(weights, lambda i, j: Fraction(int(i != j)))
    rows, columns = [sum(row) for row in cells], [sum(column) for column in zip(*cells)]
    seen = sum(apart(i, j) * cells[i][j] for i in range(size) for j in range(size)) / total
    chance = sum(apart(i, j) * rows[i] * columns[j] for i in range(size) for j in range(size)) / total**2
    if chance == 0:
        return refused('cohens-kappa-calculator', inputs, 422)
    value = 1 - seen / chance
    result = {'kappa': value, 'observedAgreement': 1 - seen, 'expectedAgreement': 1 - chance}
    if weights in (None, 'none'):
        error = sqrt(m(seen * (1 - seen) / (total * chance**2)))
        z = zscore(confidence or 95)
        result |= {'standardError': error, 'lower': m(value) - z * error, 'upper': m(value) + z * error}
    vector('cohens-kappa-calculator', inputs, **result)


for weights in [None, 'none', 'linear', 'quadratic']:
    kappa([[20, 5], [10, 15]], weights)
    kappa([[1, 0], [0, 1]], weights)
    kappa([[0, 1], [1, 0]], weights)
    kappa([[5, 0], [0, 0]], weights)
    kappa([[0, 5], [0, 0]], weights)
    kappa([[0, 0], [0, 0]], weights)
    kappa([[1, 2, 3], [4, 5, 6], [7, 8, 9]], weights, 99.999)
    kappa([[0.5, 0.1], [0.2, 0.2]], weights, 1)
    kappa([[1e300, 1e299], [3e298, 2e300]], weights)
    kappa([[random.randint(0, 50) for _ in range(6)] for _ in range(6)], weights, 90)
    kappa([[random.randint(0, 3) for _ in range(30)] for _ in range(30)], weights, 99)
refused('cohens-kappa-calculator', {'table': [[1, 2, 3], [4, 5, 6]]})
refused('cohens-kappa-calculator', {'table': [[1, 2], [4, 5], [1, 2]]})
refused('cohens-kappa-calculator', {'table': [[1, 2], [4]]})
refused('cohens-kappa-calculator', {'table': [[1]]})
refused('cohens-kappa-calculator', {'table': [[1, 2], [-1, 3]]})


def odds(a, b, c, d, confidence=95):
    inputs = {'exposedCases': a, 'exposedNonCases': b, 'controlCases': c, 'controlNonCases': d, 'confidencePercent': confidence}
    if a + b == 0 or c + d == 0:
        return refused('odds-ratio-calculator', inputs, 422)
    z = zscore(confidence)
    exposed, control = Fraction(a, a + b), Fraction(c, c + d)
    result = {'riskExposed': exposed, 'riskControl': control, 'riskDifference': exposed - control, 'numberNeeded': abs(1 / (exposed - control)) if exposed != control else None}
    if b * c:
        result['oddsRatio'] = Fraction(a * d, b * c)
    if a * b * c * d:
        middle, error = log(m(result['oddsRatio'])), sqrt(mpf(1) / a + mpf(1) / b + mpf(1) / c + mpf(1) / d)
        result |= {'oddsRatioLower': exp(middle - z * error), 'oddsRatioUpper': exp(middle + z * error)}
    if c:
        result['relativeRisk'] = exposed / control
    if a and c:
        middle, error = log(m(exposed / control)), sqrt(m((1 - exposed) / a + (1 - control) / c))
        result |= {'relativeRiskLower': exp(middle - z * error), 'relativeRiskUpper': exp(middle + z * error)}
    vector('odds-ratio-calculator', inputs, **result)


for table in itertools.product([0, 7], repeat=4):
    odds(*table)
for confidence in [1, 50, 90, 99.9, 99.999]:
    odds(30, 70, 15, 85, confidence)
odds(1, 1, 1, 1, 99.999)
odds(10**9, 1, 1, 10**9)
odds(1, 10**9, 10**9, 1)
odds(10**9, 10**9, 10**9, 10**9 - 1)
for _ in range(10):
    odds(*[random.randint(0, random.choice([5, 100, 10**6])) + 1 for _ in range(4)], random.choice([80, 95, 97.5]))
refused('odds-ratio-calculator', {'exposedCases': 1, 'exposedNonCases': 1, 'controlCases': 1, 'controlNonCases': 1, 'confidencePercent': 100})
refused('odds-ratio-calculator', {'exposedCases': 1.5, 'exposedNonCases': 1, 'controlCases': 1, 'controlNonCases': 1})


def effect(m1, s1, n1, m2, s2, n2):
    inputs = {'mean1': m1, 'standardDeviation1': s1, 'count1': n1, 'mean2': m2, 'standardDeviation2': s2, 'count2': n2}
    if s1 == 0 and s2 == 0:
        return refused('effect-size-calculator', inputs, 422)
    difference = decimal(m1) - decimal(m2)
    df = n1 + n2 - 2
    squares = ((n1 - 1) * decimal(s1)**2 + (n2 - 1) * decimal(s2)**2) / df
    pooled = sqrt(m(squares))
    d = m(difference) / pooled
    unbiased = exp(loggamma(mpf(df) / 2) - loggamma(mpf(df - 1) / 2)) / sqrt(mpf(df) / 2)
    size = 'negligible'
    for least, name in [(Fraction(1, 5), 'small'), (Fraction(1, 2), 'medium'), (Fraction(4, 5), 'large')]:
        if difference**2 >= least**2 * squares:
            size = name
    vector('effect-size-calculator', inputs, cohensD=d, hedgesG=d * unbiased, glassDelta=difference / decimal(s2) if s2 else None, pooledStandardDeviation=pooled, probabilityOfSuperiority=phi(d / sqrt(mpf(2))), overlap=2 * phi(-abs(d) / 2), size=size)


for df in [2, 3, 4, 5, 20, 97, 98, 99, 100, 101, 102, 1000, 10**6, 2 * 10**9 - 2]:
    n1 = max(2, df // 2)
    effect(1.5, 2, n1, 1.1, 2, min(10**9, max(2, df + 2 - n1)))
for m1, m2 in [(0.3, 0.1), (0.1, 0.3), (0.6, 0.1), (0.9, 0.1), (0.3, 0.1000001), (5, 5), (-0.0, 0), (1e308, -1e308), (1e-300, 0), (40, 0), (0, 100)]:
    effect(m1, 1, 10, m2, 1, 10)
effect(1, 0, 5, 2, 0, 5)
effect(1, 0, 5, 2, 3, 5)
effect(1, 3, 5, 2, 0, 5)
effect(1e-200, 1e-200, 5, 2e-200, 5e-201, 5)
for _ in range(10):
    effect(round(random.gauss(0, 3), 3), round(random.uniform(0.5, 4), 3), random.randint(2, 60), round(random.gauss(0, 3), 3), round(random.uniform(0.5, 4), 3), random.randint(2, 60))
refused('effect-size-calculator', {'mean1': 1, 'standardDeviation1': -1, 'count1': 5, 'mean2': 1, 'standardDeviation2': 1, 'count2': 5})
refused('effect-size-calculator', {'mean1': 1, 'standardDeviation1': 1, 'count1': 1, 'mean2': 1, 'standardDeviation2': 1, 'count2': 5})
refused('effect-size-calculator', {'mean1': 1e308, 'standardDeviation1': 1e-308, 'count1': 5, 'mean2': 1, 'standardDeviation2': 1e-308, 'count2': 5}, 422)


def z_test(first, second=None, hypothesized=0, alternative='two-sided', confidence=95):
    inputs = dict(zip(['mean', 'standardDeviation', 'count'], first)) | {'hypothesized': hypothesized, 'alternative': alternative, 'confidencePercent': confidence}
    difference, variance = decimal(first[0]), decimal(first[1])**2 / first[2]
    if second:
        inputs |= dict(zip(['mean2', 'standardDeviation2', 'count2'], second))
        difference -= decimal(second[0])
        variance += decimal(second[1])**2 / second[2]
    error = sqrt(m(variance))
    z = m(difference - decimal(hypothesized)) / error
    margin = zscore(confidence) * error
    vector('z-test-calculator', inputs, z=z, pValue=normal_p(z, alternative), standardError=error, lower=m(difference) - margin, upper=m(difference) + margin)


for alternative in ALTERNATIVES:
    z_test((103, 15, 50), None, 100, alternative)
    z_test((0.3, 1, 1), (0.1, 1, 1), 0.2, alternative)
    z_test((5.2, 1.1, 40), (4.8, 0.9, 35), 0.1, alternative, 99)
    z_test((1, 1e-3, 10**9), None, 1.000001, alternative, 80)
    z_test((37, 1, 1), None, 0, alternative, 1)
    z_test((-38.4, 1, 1), None, 0, alternative, 99.999)
    z_test((1e300, 1e280, 4), None, 0, alternative)
    z_test((1e-300, 1e-300, 9), (2e-300, 5e-301, 7), 0, alternative)
    z_test((1e308, 1e308, 9), (-1e308, 1e300, 1), 1e308, alternative)
for _ in range(10):
    z_test((round(random.gauss(0, 9), 3), round(random.uniform(0.1, 9), 3), random.randint(1, 99)), random.choice([None, (round(random.gauss(0, 9), 3), round(random.uniform(0.1, 9), 3), random.randint(1, 99))]), round(random.gauss(0, 2), 1), random.choice(ALTERNATIVES), random.choice([50, 90, 95, 99.5]))
refused('z-test-calculator', {'mean': 1, 'standardDeviation': 0, 'count': 5})
refused('z-test-calculator', {'mean': 1, 'standardDeviation': 1, 'count': 0})
refused('z-test-calculator', {'mean': 1, 'standardDeviation': 1, 'count': 5, 'mean2': 1})
refused('z-test-calculator', {'mean': 1, 'standardDeviation': 1, 'count': 5, 'mean2': 1, 'count2': 3})
refused('z-test-calculator', {'mean': 1, 'standardDeviation': 1, 'count': 5, 'standardDeviation2': 1, 'count2': 3})
refused('z-test-calculator', {'mean': 1, 'standardDeviation': 1, 'count': 5, 'mean2': 1, 'standardDeviation2': 0, 'count2': 3})


# Sizes of samples, to the whole number above.

def sample_size(margin, confidence=95, proportion=None, deviation=None, population=None):
    inputs = {'kind': 'mean' if deviation else 'proportion', 'marginOfError': margin, 'confidencePercent': confidence}
    z = zscore(confidence)
    if deviation:
        inputs['standardDeviation'] = deviation
        needed = (z * m(decimal(deviation) / decimal(margin)))**2
    else:
        if proportion is not None:
            inputs['proportionPercent'] = proportion
        share = decimal(50 if proportion is None else proportion) / 100
        needed = z**2 * m(share * (1 - share) / (decimal(margin) / 100)**2)
    if population:
        inputs['populationSize'] = population
        needed = needed / (1 + (needed - 1) / population) if needed else needed
    vector('sample-size-calculator', inputs, sampleSize=max(1, int(mp.ceil(needed))), unrounded=needed, zScore=z)


for proportion in [None, 0, 100, 50, 10, 0.1, 99.9]:
    sample_size(5, 95, proportion)
    sample_size(5, 95, proportion, population=1)
    sample_size(2.5, 99, proportion, population=1000)
for confidence in [1, 10, 68.27, 80, 90, 99.999]:
    sample_size(3, confidence)
    sample_size(0.5, confidence, deviation=12.5)
    sample_size(100, confidence, population=10**12)
sample_size(1e-4)
sample_size(1e300, deviation=1e300)
sample_size(1e-300, deviation=1e-297, population=1500)
sample_size(1e-9, population=10**12)
sample_size(5e-324, population=10**12)
sample_size(1e300, deviation=1)
refused('sample-size-calculator', {'marginOfError': 0})
refused('sample-size-calculator', {'marginOfError': -1})
refused('sample-size-calculator', {'marginOfError': 100.5})
refused('sample-size-calculator', {'marginOfError': 5, 'standardDeviation': 3})
refused('sample-size-calculator', {'marginOfError': 5, 'kind': 'mean'})
refused('sample-size-calculator', {'marginOfError': 5, 'kind': 'mean', 'standardDeviation': 0})
refused('sample-size-calculator', {'marginOfError': 1e-9}, 422)
refused('sample-size-calculator', {'marginOfError': 5e-324}, 422)


def margin(size, proportion=50, confidence=95, population=None):
    inputs = {'sampleSize': size, 'proportionPercent': proportion, 'confidencePercent': confidence} | ({'populationSize': population} if population else {})
    share = decimal(proportion) / 100
    variance = share * (1 - share) / size
    if population:
        variance *= Fraction(population - size, population - 1) if population > 1 else 0
    error = 100 * sqrt(m(variance))
    vector('margin-of-error-calculator', inputs, marginOfErrorPercent=zscore(confidence) * error, standardErrorPercent=error, zScore=zscore(confidence))


for size in [1, 2, 1000, 10**12]:
    for proportion in [0, 50, 33.3, 100, 1e-9]:
        margin(size, proportion)
    margin(size, 40, 99, population=10**12)
    margin(size, 40, 90, population=size)
margin(300, 20, 90, 1200)
margin(999, 20, 1, 1000)
margin(500, 20, 99.999)
refused('margin-of-error-calculator', {'sampleSize': 11, 'populationSize': 10})
refused('margin-of-error-calculator', {'sampleSize': 0})
refused('margin-of-error-calculator', {'sampleSize': 10, 'proportionPercent': 100.1})


def ab_size(baseline, effect, kind='relative', power=80, significance=5, sides=2):
    inputs = {'baselinePercent': baseline, 'effectPercent': effect, 'effectKind': kind, 'powerPercent': power, 'significancePercent': significance, 'sides': sides}
    now = decimal(baseline) / 100
    then = now + (decimal(effect) / 100 if kind == 'absolute' else now * decimal(effect) / 100)
    if not 0 < then < 1:
        return refused('ab-test-sample-size-calculator', inputs, 422)
    z1, z2 = zscore(100 - decimal(significance) * 2 / sides), zscore(2 * decimal(power) - 100)
    mean = (now + then) / 2
    count = int(mp.ceil(((z1 * sqrt(m(2 * mean * (1 - mean))) + z2 * sqrt(m(now * (1 - now) + then * (1 - then)))) / m(now - then))**2))
    if 2 * count >= 2**53:
        return refused('ab-test-sample-size-calculator', inputs, 422)
    vector('ab-test-sample-size-calculator', inputs, perVariant=count, total=2 * count, expectedRatePercent=100 * then)


for kind in ['relative', 'absolute']:
    for baseline, effect in [(5, 20), (5, -20), (10, 2), (10, -2), (50, 1), (0.000001, 50), (99.999999, -50), (40, 59.9), (40, 60), (40, -40), (40, -100), (1, 1e300), (3, 1e-6), (20, 0.1), (20, 1e-8), (20, 5e-324)]:
        ab_size(baseline, effect, kind)
for power, significance, sides in [(50, 50, 1), (50, 50, 2), (99.999, 0.001, 2), (99.999, 0.001, 1), (90, 10, 1), (51, 33.3, 2), (95, 1, 2)]:
    ab_size(12.5, 8, 'relative', power, significance, sides)
refused('ab-test-sample-size-calculator', {'baselinePercent': 5, 'effectPercent': 0})
refused('ab-test-sample-size-calculator', {'baselinePercent': 0, 'effectPercent': 10})
refused('ab-test-sample-size-calculator', {'baselinePercent': 5, 'effectPercent': 10, 'sides': 3})
refused('ab-test-sample-size-calculator', {'baselinePercent': 5, 'effectPercent': 10, 'powerPercent': 49})


print('[\n' + ',\n'.join(json.dumps(entry, separators=(',', ':'), ensure_ascii=False) for entry in vectors) + '\n]')
