"""Makes src/tools/statistics/testdata/groups.json: tests and intervals of means, variances, proportions and counts, worked out apart from the tools with fractions and mpmath.

    python3 test/oracles/statistics_groups.py > src/tools/statistics/testdata/groups.json

Sums of squares come from deviations in fractions, p-values and quantiles from mpmath's incomplete beta and gamma functions at 60 digits.
"""
import json
import math
import random
import statistics
import sys
from fractions import Fraction

from mpmath import asin, betainc, erfc, erfinv, exp, findroot, gammainc, log, loggamma, mp, mpf, pi, sqrt
from scipy.special import betainc as double_betainc

mp.dps = 60
random.seed(20261125)
vectors = []
NEAR = {'relative': 1e-14}


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


def vector(tool, inputs, near=NEAR, **result):
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
    return sqrt(mpf(2)) * erfinv(m(decimal(percent)) / 100)


def f_tails(f, d1, d2):
    a, b = mpf(d1) / 2, mpf(d2) / 2
    x, y = d1 * f / (d1 * f + d2), d2 / (d1 * f + d2)
    return betainc(a, b, 0, x, regularized=True), betainc(b, a, 0, y, regularized=True)


def t_tails(t, df):
    upper = betainc(mpf(df) / 2, mpf(1) / 2, 0, df / (df + t * t), regularized=True) / 2
    return (1 - upper, upper) if t > 0 else (upper, 1 - upper)


def chi_upper(x, df):
    return gammainc(mpf(df) / 2, x / 2, mp.inf, regularized=True)


def tail_p(tails, alternative):
    lower, upper = tails
    return {'less': lower, 'greater': upper, 'two-sided': min(mpf(1), 2 * min(lower, upper))}[alternative]


def t_critical(confidence, df):
    tail = m((100 - decimal(confidence)) / 200)
    low, high = mpf(0), mpf(10)**12
    # The logarithm of the tail is bisected, then sharpened by secants.
    for _ in range(70):
        middle = sqrt((low + 1) * (high + 1)) - 1
        low, high = (middle, high) if t_tails(middle, df)[1] > tail else (low, middle)
    return findroot(lambda t: log(t_tails(t, df)[1] / tail), (low, high + mpf(10)**-20), solver='secant', tol=1e-60)


ALTERNATIVES = ['two-sided', 'less', 'greater']


def mean(values):
    return sum(values) / Fraction(len(values))


def squares(values):
    middle = mean(values)
    return sum((value - middle)**2 for value in values)


def variance(values):
    return squares(values) / (len(values) - 1)


def exact(values):
    return [decimal(value) for value in values]


# t-tests

def t_test(a, b=None, kind=None, hypothesized=None, alternative=None, confidence=None):
    inputs = {'a': a}
    for name, value in [('b', b), ('kind', kind), ('hypothesized', hypothesized), ('alternative', alternative), ('confidencePercent', confidence)]:
        if value is not None:
            inputs[name] = value
    x, y = exact(a), exact(b) if b else None
    kind, hypothesis = kind or 'welch', decimal(hypothesized or 0)
    result = {'meanA': mean(x), 'meanB': mean(y) if y else None}
    if kind in ('one-sample', 'paired'):
        sample = x if kind == 'one-sample' else [p - q for p, q in zip(x, y)]
        estimate, own = mean(sample), variance(sample)
        error, df = own / len(sample), mpf(len(sample) - 1)
    else:
        estimate = mean(x) - mean(y)
        one, two = variance(x), variance(y)
        if kind == 'two-sample':
            own = (squares(x) + squares(y)) / (len(x) + len(y) - 2)
            error, df = own * (Fraction(1, len(x)) + Fraction(1, len(y))), mpf(len(x) + len(y) - 2)
        else:
            own, error = (one + two) / 2, one / len(x) + two / len(y)
            if error:
                df = m(error**2 / ((one / len(x))**2 / (len(x) - 1) + (two / len(y))**2 / (len(y) - 1)))
    if error == 0:
        return refused('t-test-calculator', inputs, 422)
    standard = sqrt(m(error))
    t = m(estimate - hypothesis) / standard
    margin = t_critical(confidence or 95, df) * standard
    vector('t-test-calculator', inputs, {'relative': 1e-13}, t=t, degreesOfFreedom=df, pValue=tail_p(t_tails(t, df), alternative or 'two-sided'), difference=estimate if y else estimate - hypothesis, standardError=standard, lower=m(estimate) - margin, upper=m(estimate) + margin, cohensD=m(estimate - hypothesis) / sqrt(m(own)), **result)


def sample(count, centre=10, spread=3, places=2):
    return [round(random.gauss(centre, spread), places) for _ in range(count)]


KINDS = ['one-sample', 'paired', 'two-sample', 'welch']
for kind in KINDS:
    for alternative in ALTERNATIVES:
        a, b = sample(12), sample(12, 11, 5)
        t_test(a, None if kind == 'one-sample' else b, kind, random.choice([None, 1.5, 9]), alternative, random.choice([None, 1, 90, 99.999]))
    other = None if kind == 'one-sample' else [0.1, 0.1, 0.1]
    t_test([0.3, 0.5, 0.7], other, kind, 0.4)
    t_test([5, 5, 5], None if kind == 'one-sample' else [4, 4, 4], kind)
    t_test([5, 5, 5], None if kind == 'one-sample' else [4, 4, 5], kind)
    t_test([1e12 + 0.4, 1e12 + 0.3, 1e12 + 0.5], None if kind == 'one-sample' else [1e12 + 0.5, 1e12 + 0.4, 1e12 + 0.7], kind)
    t_test([1e308, -1e308, 1e307], None if kind == 'one-sample' else [5e-324, 0, 1], kind)
    t_test([1e-300, 2e-300], None if kind == 'one-sample' else [4e-300, 1e-300], kind)
    t_test([0.1, 0.2], None if kind == 'one-sample' else [0.2, 0.3], kind)
t_test([5.1, 4.9, 5.6, 5.8], [4.2, 4.8, 4.4, 4.9])
t_test([10, 12, 9, 11], None, 'one-sample', 9)
t_test(sample(100, 0), sample(7, 40), 'welch', alternative='greater')
t_test(sample(100, 0), sample(90, 40), 'two-sample')
refused('t-test-calculator', {'a': [1, 2], 'b': [1, 2], 'kind': 'one-sample'})
refused('t-test-calculator', {'a': [1, 2]})
refused('t-test-calculator', {'a': [1, 2], 'kind': 'paired'})
refused('t-test-calculator', {'a': [1, 2], 'b': [1, 2, 3], 'kind': 'paired'})
refused('t-test-calculator', {'a': [1], 'b': [1, 2, 3]})


# Analysis of variance

def one_way(groups):
    every = [value for group in groups for value in group]
    grand = mean(every)
    between = sum(len(group) * (mean(group) - grand)**2 for group in groups)
    within = sum(squares(group) for group in groups)
    return between, within, len(groups) - 1, len(every) - len(groups)


def anova(groups):
    between, within, d1, d2 = one_way([exact(group) for group in groups])
    if d2 == 0 or within == 0:
        return refused('anova-calculator', {'groups': groups}, 422)
    between_mean, within_mean = between / d1, within / d2
    f = m(between_mean / within_mean)
    vector('anova-calculator', {'groups': groups}, f=f, pValue=f_tails(f, d1, d2)[1], dfBetween=d1, dfWithin=d2, ssBetween=between, ssWithin=within, msBetween=between_mean, msWithin=within_mean, etaSquared=between / (between + within), omegaSquared=(between - d1 * within_mean) / (between + within + within_mean), groupMeans=[mean(exact(group)) for group in groups], grandMean=mean([value for group in groups for value in exact(group)]))


GROUPS = [
    [[6, 8, 4, 5, 3, 4], [8, 12, 9, 11, 6, 8], [13, 9, 11, 8, 7, 12]],
    [[1, 2, 3], [2, 3, 4, 5]],
    [[1, 2], [1, 2]],
    [[1, 3], [2]],
    [[1], [2]],
    [[1, 1], [2, 2]],
    [[0.1, 0.2, 0.3], [0.2, 0.2], [0.4]],
    [[1e15 + 1, 1e15 + 2, 1e15 + 3], [1e15 + 2, 1e15 + 3, 1e15 + 5]],
    [[1e308, -1e308], [1e307, 3]],
    [[1e150, -1e150], [1e140, 3]],
    [[1e-150, 2e-150], [5e-150, 3e-150, 1e-160]],
    [[5e-324, 0], [1, 2]],
    [[-0.0, 0, 1], [0.5, 0.25]],
    [[107.8681568, 107.8681465, 107.8681572, 107.8681785, 107.8681446, 107.8681903, 107.8681526, 107.8681494], [107.8681079, 107.8681344, 107.8681513, 107.8681197, 107.8681604, 107.8681385, 107.8681642, 107.8681365]],
    [sample(30, 10, 1) for _ in range(4)],
    [sample(12, centre, 2) for centre in range(10)],
    [sample(random.randint(1, 5)) for _ in range(20)],
    [sample(20, 0, 1, 4), sample(25, 30, 1, 4)],
]
for groups in GROUPS:
    anova(groups)
refused('anova-calculator', {'groups': [[1, 2, 3]]})
refused('anova-calculator', {'groups': [[1, 2, 3], []]})


# Ranks of several groups, by counting.

def kruskal(groups):
    values = [value for group in exact_groups(groups) for value in group]
    total = len(values)
    if len(set(values)) == 1:
        return refused('kruskal-wallis-calculator', {'groups': groups}, 422)
    rank = {value: sum(other < value for other in values) + Fraction(values.count(value) + 1, 2) for value in set(values)}
    ranks = [[rank[value] for value in group] for group in exact_groups(groups)]
    ties = sum(values.count(value)**3 - values.count(value) for value in set(values))
    h = (Fraction(12, total * (total + 1)) * sum(sum(group)**2 / len(group) for group in ranks) - 3 * (total + 1)) / (1 - Fraction(ties, total**3 - total))
    vector('kruskal-wallis-calculator', {'groups': groups}, h=h, degreesOfFreedom=len(groups) - 1, pValue=chi_upper(m(h), len(groups) - 1), meanRanks=[mean(group) for group in ranks])


def exact_groups(groups):
    return [exact(group) for group in groups]


for groups in GROUPS + [[[1, 1, 2], [2, 3, 3]], [[5], [5, 5]], [[2.9, 3.0, 2.5, 2.6, 3.2], [3.8, 2.7, 4.0, 2.4], [2.8, 3.4, 3.7, 2.2, 2.0]], [[random.randint(0, 5) for _ in range(40)] for _ in range(6)], [[value + 100 * i for value in sample(50)] for i in range(3)]]:
    kruskal(groups)
refused('kruskal-wallis-calculator', {'groups': [[1, 2], []]})


# Variances

def variances(groups, method=None, alternative=None):
    inputs = {'groups': groups} | ({'method': method} if method else {}) | ({'alternative': alternative} if alternative else {})
    tool = 'variance-test-calculator'
    if (method != 'f' and alternative not in (None, 'two-sided')) or (method == 'f' and len(groups) != 2):
        return refused(tool, inputs)
    values = exact_groups(groups)
    own = [variance(group) for group in values]
    if method == 'f':
        if own[1] == 0:
            return refused(tool, inputs, 422)
        d1, d2, statistic = len(values[0]) - 1, len(values[1]) - 1, m(own[0] / own[1])
        return vector(tool, inputs, statistic=statistic, pValue=tail_p(f_tails(statistic, d1, d2), alternative or 'two-sided'), df1=d1, df2=d2, variances=own)
    if method == 'bartlett':
        if 0 in own:
            return refused(tool, inputs, 422)
        free = [len(group) - 1 for group in values]
        pooled = sum(f * v for f, v in zip(free, own)) / sum(free)
        top = 0 if len(set(own)) == 1 else sum(free) * log(m(pooled)) - sum(f * log(m(v)) for f, v in zip(free, own))
        statistic = mpf(top) / m(1 + (sum(Fraction(1, f) for f in free) - Fraction(1, sum(free))) / (3 * (len(groups) - 1)))
        return vector(tool, inputs, statistic=statistic, pValue=chi_upper(statistic, len(groups) - 1), df1=len(groups) - 1, variances=own)
    centre = mean if method == 'levene' else statistics.median
    between, within, d1, d2 = one_way([[abs(value - centre(group)) for value in group] for group in values])
    if within == 0:
        return refused(tool, inputs, 422)
    statistic = m(between / d1 / (within / d2))
    vector(tool, inputs, statistic=statistic, pValue=f_tails(statistic, d1, d2)[1], df1=d1, df2=d2, variances=own)


PAIRS = [[[1, 2, 3, 4, 5], [2, 4, 6, 8, 10]], [[3, 5, 8, 1], [2, 2, 3, 4]], [[1, 2], [3, 4]], [[1, 2, 4], [1, 2, 4]], [[1, 1], [1, 2]], [[1, 2], [1, 1]], [[0.1, 0.2, 0.4], [0.3, 0.7, 1.1, 0.2]], [[1e15 + 1, 1e15 + 2, 1e15 + 4], [1e15, 1e15 + 2, 1e15 + 3]], [[1e154, 3, 5], [1, 2, 4]], [[1e-150, 2e-150, 5e-150], [1e-150, 3e-150, 2e-150]], [sample(15), sample(22, 10, 6)], [sample(9, 10, 30), sample(40, 10, 0.2)]]
for groups in PAIRS:
    for method in [None, 'levene', 'bartlett']:
        variances(groups, method)
    for alternative in ALTERNATIVES:
        variances(groups, 'f', alternative)
for groups in [[sample(8) for _ in range(5)], [sample(random.randint(2, 15), 3, random.randint(1, 4)) for _ in range(9)], [[1, 2], [2, 3], [3, 9, 4]]]:
    for method in ['brown-forsythe', 'levene', 'bartlett', 'f']:
        variances(groups, method)
variances(PAIRS[0], 'levene', 'less')
variances(PAIRS[0], 'bartlett', 'greater')
refused('variance-test-calculator', {'groups': [[1, 2], [1]]})


# Intervals of a mean

def interval(distribution=None, confidence=None, values=None, summary=None):
    inputs = ({'values': values} if values else dict(zip(['mean', 'standardDeviation', 'count'], summary))) | ({'distribution': distribution} if distribution else {}) | ({'confidencePercent': confidence} if confidence else {})
    if values:
        x = exact(values)
        middle, error, count = m(mean(x)), sqrt(m(variance(x) / len(x))), len(x)
    else:
        middle, error, count = m(decimal(summary[0])), m(decimal(summary[1])) / sqrt(mpf(summary[2])), summary[2]
    if distribution != 'normal' and count == 1:
        return refused('confidence-interval-calculator', inputs, 422)
    critical = zscore(confidence or 95) if distribution == 'normal' else t_critical(confidence or 95, mpf(count - 1))
    vector('confidence-interval-calculator', inputs, mean=middle, lower=middle - critical * error, upper=middle + critical * error, marginOfError=critical * error, standardError=error, criticalValue=critical)


for distribution in [None, 't', 'normal']:
    for confidence in [None, 1, 50, 90, 99.999]:
        interval(distribution, confidence, values=sample(9))
        interval(distribution, confidence, summary=(100, 15, 36))
    for values in [[4.5, 5.1, 4.9, 5.6, 5.0], [0.1, 0.2], [3, 3, 3], [1e308, -1e308], [1e-320, 2e-320], [1e15 + 0.25, 1e15 + 0.5, 1e15]]:
        interval(distribution, values=values)
    for summary in [(0, 0, 5), (-5.5, 1, 1), (1, 1, 2), (1e300, 1e299, 10), (3, 2, 1000)]:
        interval(distribution, summary=summary)
interval('normal', 95, summary=(3, 2, 10**9))
for inputs in [{}, {'mean': 1}, {'mean': 1, 'count': 5}, {'values': [1, 2], 'mean': 1}, {'values': [1, 2], 'count': 2}, {'values': [1]}, {'mean': 1, 'standardDeviation': -1, 'count': 5}, {'values': [1, 2], 'mean': 1, 'standardDeviation': 1, 'count': 5}]:
    refused('confidence-interval-calculator', inputs)


# Tables of counts

def chi_square(table, yates=None):
    inputs = {'table': table} | ({'yates': yates} if yates is not None else {})
    cells = exact_groups(table)
    rows, columns, total = [sum(row) for row in cells], [sum(column) for column in zip(*cells)], sum(map(sum, cells))
    if 0 in rows or 0 in columns:
        return refused('chi-square-test-calculator', inputs, 422)
    expected = [[row * column / total for column in columns] for row in rows]
    pairs = [(o, e) for row, other in zip(cells, expected) for o, e in zip(row, other)]
    plain = sum((o - e)**2 / e for o, e in pairs)
    statistic = sum(max(abs(o - e) - min(Fraction(1, 2), abs(o - e)), 0)**2 / e for o, e in pairs) if yates else plain
    df = (len(rows) - 1) * (len(columns) - 1)
    vector('chi-square-test-calculator', inputs, chiSquare=statistic, degreesOfFreedom=df, pValue=chi_upper(m(statistic), df) if statistic else 1, expected=expected, cramersV=sqrt(m(plain / (total * (min(len(rows), len(columns)) - 1)))), smallestExpected=min(e for _, e in pairs))


for table in [[[20, 30], [30, 20]], [[1, 0], [0, 1]], [[1, 2], [2, 4]], [[0.3, 0.1], [0.1, 0.3]], [[1, 1], [1, 2]], [[3, 1], [1, 3]], [[0, 0], [1, 2]], [[0, 1], [0, 2]], [[1e300, 2e300], [3e300, 1e299]], [[1e-300, 2e-300], [3e-300, 1e-300]], [[900, 100], [100, 900]], [[10.5, 2], [3, 7]]]:
    for yates in [None, False, True]:
        chi_square(table, yates)
chi_square([[10, 20, 30], [6, 9, 17]])
chi_square([[1, 2, 3], [2, 4, 6], [3, 6, 9]])
chi_square([[random.randint(0, 30) for _ in range(5)] for _ in range(4)])
chi_square([[random.randint(1, 9) for _ in range(12)] for _ in range(11)])
chi_square([[1000000, 999000], [998000, 1001000], [5, 3]])
for inputs in [{'table': [[1, 2], [3]]}, {'table': [[1, 2]]}, {'table': [[1], [2]]}, {'table': [[1, -2], [3, 4]]}, {'table': [[1, 2, 3], [3, 4, 5]], 'yates': True}, {'table': [[1, 2], [3, 4, 5]]}]:
    refused('chi-square-test-calculator', inputs)


def fit(observed, expected=None, parameters=None):
    inputs = {'observed': observed} | ({'expected': expected} if expected else {}) | ({'estimatedParameters': parameters} if parameters is not None else {})
    df = len(observed) - 1 - (parameters or 0)
    seen, shares = exact(observed), exact(expected or [1] * len(observed))
    if df < 1 or sum(seen) == 0:
        return refused('goodness-of-fit-calculator', inputs, 422)
    wanted = [share * sum(seen) / sum(shares) for share in shares]
    parts = [(o - e)**2 / e for o, e in zip(seen, wanted)]
    vector('goodness-of-fit-calculator', inputs, chiSquare=sum(parts), degreesOfFreedom=df, pValue=chi_upper(m(sum(parts)), df) if sum(parts) else 1, expected=wanted, contributions=parts)


fit([16, 18, 16, 14, 12, 12])
fit([90, 60, 10], [9, 6, 1])
fit([0, 0])
fit([1, 0])
fit([0, 5, 0], [0.1, 0.2, 0.7])
fit([1, 2, 3], [1, 1, 1], 1)
fit([1, 2, 3], [1, 1, 1], 2)
fit([1, 2], None, 998)
fit([0.3, 0.1, 0.2], [1e-300, 1e300, 1])
fit([1e300, 2e300], [1, 2])
fit([1e-310, 2e-310, 5e-324], [1, 2, 3])
fit([315, 108, 101, 32], [9, 3, 3, 1])
fit([1001, 1002, 998], [0.333, 0.333, 0.334])
fit([2000, 10, 5, 1], [1, 1, 1, 1])
for size in [5, 30, 150]:
    fit([random.randint(0, 20) for _ in range(size)], [round(random.uniform(0.1, 3), 2) for _ in range(size)], random.randint(0, 2))
for inputs in [{'observed': [1]}, {'observed': [1, -1]}, {'observed': [1, 2], 'expected': [1]}, {'observed': [1, 2], 'expected': [1, 2, 3]}, {'observed': [1, 2], 'expected': [1, 0]}, {'observed': [1, 2, 3], 'estimatedParameters': -1}]:
    refused('goodness-of-fit-calculator', inputs)


# One proportion: the binomial distribution in fractions.

def proportion(successes, trials, percent=None, alternative=None):
    inputs = {'successes': successes, 'trials': trials} | ({'hypothesizedPercent': percent} if percent is not None else {}) | ({'alternative': alternative} if alternative else {})
    share = decimal(50 if percent is None else percent) / 100
    weights = [math.comb(trials, k) * share.numerator**k * (share.denominator - share.numerator)**(trials - k) for k in range(trials + 1)]
    chosen = {'less': lambda k: k <= successes, 'greater': lambda k: k >= successes, 'two-sided': lambda k: weights[k] * 10**7 <= weights[successes] * (10**7 + 1)}[alternative or 'two-sided']
    z = m(Fraction(successes, trials) - share) / sqrt(m(share * (1 - share) / trials))
    zp = {'two-sided': 2 * phi(-abs(z)), 'less': phi(z), 'greater': phi(-z)}[alternative or 'two-sided']
    vector('proportion-test-calculator', inputs, None, proportion=Fraction(successes, trials), exactPValue=Fraction(sum(w for k, w in enumerate(weights) if chosen(k)), share.denominator**trials), z=z, zPValue=zp)


for alternative in ALTERNATIVES:
    for successes, trials, percent in [(14, 20, None), (3, 50, 10), (0, 1, None), (1, 1, None), (0, 30, 0.000001), (30, 30, 0.000001), (0, 30, 99.999999), (10, 20, 50), (9, 20, 33.3), (250, 1000, 12.5), (7, 9, 12.345678901234), (600, 1000, 50)]:
        proportion(successes, trials, percent, alternative)
vector('proportion-test-calculator', {'successes': 100000, 'trials': 100000}, None, proportion=1, exactPValue=0)
vector('proportion-test-calculator', {'successes': 50000, 'trials': 100000}, None, proportion=0.5, exactPValue=1, z=0, zPValue=1)
ways, below = 1, 0
for k in range(49801):
    below += ways
    last = ways
    ways = ways * (100000 - k) // (k + 1)
for alternative, count in [('less', below), ('greater', 2**100000 - below + last), ('two-sided', 2 * below)]:
    vector('proportion-test-calculator', {'successes': 49800, 'trials': 100000, 'alternative': alternative}, None, exactPValue=Fraction(count, 2**100000))
for inputs in [{'successes': 3, 'trials': 2}, {'successes': -1, 'trials': 2}, {'successes': 0, 'trials': 0}, {'successes': 1, 'trials': 2, 'hypothesizedPercent': 0}, {'successes': 1, 'trials': 2, 'hypothesizedPercent': 100}]:
    refused('proportion-test-calculator', inputs)


# Intervals of a proportion: Wilson's as the roots of its quadratic, the exact ones by bisection of the incomplete beta function.

def beta_quantile(tail, a, b):
    low, high = mpf(0), mpf(1)
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if betainc(a, b, 0, middle, regularized=True) < tail else (low, middle)
    return low


def share_interval(successes, trials, method=None, confidence=None):
    inputs = {'successes': successes, 'trials': trials} | ({'method': method} if method else {}) | ({'confidencePercent': confidence} if confidence else {})
    z, share = zscore(confidence or 95), mpf(successes) / trials
    tail = m((100 - decimal(confidence or 95)) / 200)
    failures = trials - successes
    if method in (None, 'wilson'):
        # (p − share)² n = z² p(1 − p)
        a, b, c = trials + z**2, -(2 * successes + z**2), trials * share**2
        root = sqrt(b * b - 4 * a * c)
        lower, upper = (-b - root) / (2 * a) if successes else mpf(0), (-b + root) / (2 * a) if failures else mpf(1)
    elif method == 'wald':
        margin = z * sqrt(share * (1 - share) / trials)
        lower, upper = max(mpf(0), share - margin), min(mpf(1), share + margin)
    elif method == 'agresti-coull':
        middle = (successes + z**2 / 2) / (trials + z**2)
        margin = z * sqrt(middle * (1 - middle) / (trials + z**2))
        lower, upper = max(mpf(0), middle - margin), min(mpf(1), middle + margin)
    else:
        half = mpf(1) / 2
        low, high = ((successes, failures + 1), (successes + 1, failures)) if method == 'clopper-pearson' else ((successes + half, failures + half),) * 2
        lower = beta_quantile(tail, *map(mpf, low)) if successes else mpf(0)
        upper = 1 - beta_quantile(tail, *map(mpf, high[::-1])) if failures else mpf(1)
    vector('proportion-confidence-interval-calculator', inputs, {'relative': 1e-14, 'absolute': 1e-40}, proportion=Fraction(successes, trials), lower=lower, upper=upper)


for method in [None, 'wilson', 'wald', 'agresti-coull', 'clopper-pearson', 'jeffreys']:
    for successes, trials in [(45, 100), (0, 1), (1, 1), (0, 20), (20, 20), (1, 20), (19, 20), (3, 1000), (500, 1000)]:
        share_interval(successes, trials, method)
    for confidence in [1, 50, 99, 99.999]:
        share_interval(7, 30, method, confidence)
for method in ['wilson', 'wald', 'agresti-coull']:
    share_interval(123456789, 10**9, method)
    share_interval(1, 10**9, method)
    share_interval(10**9, 10**9, method)
for inputs in [{'successes': 3, 'trials': 2}, {'successes': 0, 'trials': 0}, {'successes': -1, 'trials': 3}, {'successes': 1, 'trials': 3, 'confidencePercent': 100}]:
    refused('proportion-confidence-interval-calculator', inputs)


# Two proportions: the chance that B is above A from the posterior in fractions, summed the other way round than usual.

def better(va, ca, vb, cb):
    """P(B > A) as a sum over outcomes: with uniform priors it is a tail of the hypergeometric-like Pólya distribution."""
    a1, b1, a2, b2 = ca + 1, va - ca + 1, cb + 1, vb - cb + 1
    if va + vb <= 3000:
        # A ≤ x has the chance that at least a1 of a1 + b1 − 1 uniform draws are below x: sum over j of C(n, j)·Β(a2 + j, b2 + n − j)/Β(a2, b2).
        n = a1 + b1 - 1
        base = Fraction(math.factorial(a2 - 1) * math.factorial(b2 - 1), math.factorial(a2 + b2 - 1))
        top = sum(math.comb(n, j) * math.factorial(a2 + j - 1) * math.factorial(b2 + n - j - 1) for j in range(a1, n + 1))
        return Fraction(top, math.factorial(a2 + b2 + n - 1)) / base
    mp.dps = 30
    logs = lambda a, b: loggamma(a + b) - loggamma(a) - loggamma(b)
    middle, deviation = mpf(a2) / (a2 + b2), sqrt(mpf(a2) * b2 / mpf(a2 + b2)**3)
    step = deviation / 3
    total = mpf(0)
    for k in range(-36, 37):
        x = middle + k * step
        if 0 < x < 1:
            zscale = (x - mpf(a1) / (a1 + b1)) / sqrt(mpf(a1) * b1 / mpf(a1 + b1)**3)
            below = mpf(zscale > 0) if abs(zscale) > 30 else mpf(float(double_betainc(a1, b1, float(x))))
            total += exp(logs(mpf(a2), mpf(b2)) + (a2 - 1) * log(x) + (b2 - 1) * log(1 - x)) * below
    mp.dps = 60
    return total * step


def ab(va, ca, vb, cb, alternative=None, confidence=None, probability=True, near=NEAR):
    inputs = {'visitorsA': va, 'conversionsA': ca, 'visitorsB': vb, 'conversionsB': cb} | ({'alternative': alternative} if alternative else {}) | ({'confidencePercent': confidence} if confidence else {})
    if ca + cb in (0, va + vb):
        return refused('ab-test-calculator', inputs, 422)
    pa, pb, pooled = Fraction(ca, va), Fraction(cb, vb), Fraction(ca + cb, va + vb)
    z = m(pb - pa) / sqrt(m(pooled * (1 - pooled) * (Fraction(1, va) + Fraction(1, vb))))
    p = {'two-sided': 2 * phi(-abs(z)), 'less': phi(z), 'greater': phi(-z)}[alternative or 'two-sided']
    margin = zscore(confidence or 95) * sqrt(m(pa * (1 - pa) / va + pb * (1 - pb) / vb))
    vector('ab-test-calculator', inputs, near, rateAPercent=100 * pa, rateBPercent=100 * pb, upliftPercent=100 * (pb - pa) / pa if ca else None, zScore=z, pValue=p, significant=bool(p < m(1 - decimal(confidence or 95) / 100)), differenceLowerPercent=100 * (m(pb - pa) - margin), differenceUpperPercent=100 * (m(pb - pa) + margin), probabilityBBetter=better(va, ca, vb, cb) if probability else None)


for va, ca, vb, cb in [(1000, 100, 1000, 130), (500, 20, 480, 24), (1, 0, 1, 1), (1, 1, 1, 0), (10, 0, 10, 3), (10, 3, 10, 0), (10, 10, 10, 3), (10, 3, 10, 10), (5, 0, 7, 0), (5, 5, 7, 7), (100, 50, 100, 50), (1000, 900, 1000, 100), (1, 0, 1500, 700), (1500, 700, 1, 1)]:
    for alternative in [None, 'less', 'greater']:
        ab(va, ca, vb, cb, alternative)
for confidence in [1, 80, 99.999]:
    ab(200, 30, 190, 44, None, confidence)
ab(10**9, 5 * 10**8, 10**9, 5 * 10**8 + 20000, probability=False)
ab(10**9, 1, 10**9, 3, probability=False)
for va, ca, vb, cb in [(10**6, 2 * 10**5, 10**6, 2 * 10**5 + 600), (2 * 10**6, 10**6, 5 * 10**5, 2.502 * 10**5), (5 * 10**5, 2.502 * 10**5, 2 * 10**6, 10**6), (10**5, 20000, 10**5, 20300)]:
    ab(va, int(ca), vb, int(cb), near={'relative': 1e-9})
for inputs in [{'visitorsA': 10, 'conversionsA': 11, 'visitorsB': 10, 'conversionsB': 1}, {'visitorsA': 10, 'conversionsA': 1, 'visitorsB': 10, 'conversionsB': 11}, {'visitorsA': 0, 'conversionsA': 0, 'visitorsB': 10, 'conversionsB': 1}]:
    refused('ab-test-calculator', inputs)


# Shapiro-Wilk by AS R94, in decimals of 60 digits.

def polynomial(coefficients, x):
    return sum(mpf(c) * x**k for k, c in enumerate(coefficients))


def shapiro(values):
    x = sorted(m(decimal(value)) for value in values)
    n = len(x)
    if x[0] == x[-1]:
        return refused('shapiro-wilk-test-calculator', {'values': values}, 422)
    quantiles = [sqrt(mpf(2)) * erfinv(1 - 2 * (i + 1 - mpf(3) / 8) / (n + mpf(1) / 4)) for i in range(n // 2)]
    total = 2 * sum(q * q for q in quantiles)
    step = 1 / sqrt(mpf(n))
    first = polynomial(['0', '.221157', '-.147981', '-2.07119', '4.434685', '-2.706056'], step) + quantiles[0] / sqrt(total)
    if n == 3:
        weights = [sqrt(mpf(1) / 2)]
    elif n <= 5:
        factor = sqrt((total - 2 * quantiles[0]**2) / (1 - 2 * first**2))
        weights = [first] + [q / factor for q in quantiles[1:]]
    else:
        second = polynomial(['0', '.042981', '-.293762', '-1.752461', '5.682633', '-3.582633'], step) + quantiles[1] / sqrt(total)
        factor = sqrt((total - 2 * quantiles[0]**2 - 2 * quantiles[1]**2) / (1 - 2 * first**2 - 2 * second**2))
        weights = [first, second] + [q / factor for q in quantiles[2:]]
    middle = sum(x) / n
    w = sum(a * (x[n - 1 - i] - x[i]) for i, a in enumerate(weights))**2 / (2 * sum(a * a for a in weights)) / sum((v - middle)**2 for v in x)
    if n == 3:
        p = max(mpf(0), 6 / pi * (asin(sqrt(w)) - pi / 3))
        p = mpf(0) if p < mpf(10)**-40 else p
    elif n <= 11:
        gamma = polynomial(['-2.273', '.459'], n)
        if log(1 - w) >= gamma:
            p = mpf('1e-99')
        else:
            p = phi(-(-log(gamma - log(1 - w)) - polynomial(['.544', '-.39978', '.025054', '-6.714e-4'], n)) / exp(polynomial(['1.3822', '-.77857', '.062767', '-.0020322'], n)))
    else:
        p = phi(-(log(1 - w) - polynomial(['-1.5861', '-.31082', '-.083751', '.0038915'], log(mpf(n)))) / exp(polynomial(['-.4803', '-.082676', '.0030302'], log(mpf(n)))))
    vector('shapiro-wilk-test-calculator', {'values': values}, {'relative': 1e-12}, w=w, pValue=p, count=n)


shapiro([148, 154, 158, 160, 161, 162, 166, 170, 182, 195, 236])
for values in [[1, 2, 4], [1, 2, 3], [0, 0, 1], [1, 0, 1], [0, 0, 0], [0.1, 0.2, 0.3], [1e308, -1e308, 5], [5e-324, 0, 1e-320], [0, 0, 0, 1], [1, 2, 3, 4], [0, 0, 0, 0, 1], [1e15 + 1, 1e15 + 2, 1e15 + 4, 1e15 + 7, 1e15 + 5], [0] * 9 + [1], [0] * 10 + [1], [0] * 11 + [1], [0] * 49 + [1]]:
    shapiro(values)
for n in [4, 5, 6, 7, 10, 11, 12, 13, 20, 50, 51, 300]:
    shapiro(sample(n))
    shapiro([round(random.expovariate(1), 3) for _ in range(n)])
for n in [10, 100, 2000]:
    shapiro(list(range(n)))
refused('shapiro-wilk-test-calculator', {'values': [1, 2]})


print('[\n' + ',\n'.join(json.dumps(entry, separators=(',', ':'), ensure_ascii=False) for entry in vectors) + '\n]')
