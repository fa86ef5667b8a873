"""What the statistics tools on z-scores, outliers, correlation, regression and autocorrelation are held to, in exact fractions and mpmath, with SciPy beside them.
/usr/bin/python3 test/oracles/statistics_relations.py writes src/tools/statistics/testdata/relations.json."""
import itertools
import math
import random
from fractions import Fraction as F

import mpmath
import numpy
import scipy.stats
from mpmath import mp, mpf

from statistics_exact import Invalid, NoAnswer, Vectors, big, double, exact, root, samples

mp.dps = 50
random.seed(20261125)
vectors = Vectors()


def mean(values):
    return sum(values, F(0)) / len(values)


def products(x, y):
    mx, my = mean(x), mean(y)
    return sum((a - mx) * (b - my) for a, b in zip(x, y))


def t_tail(t, df):
    """P(T > t), t above 0, by the incomplete beta function."""
    t = big(t)
    if t == 0:
        return mpf(1) / 2
    return mpmath.betainc(mpf(df) / 2, mpf(1) / 2, 0, df / (df + t * t), regularized=True) / 2


def f_tail(f, d1, d2):
    f = big(f)
    return mpmath.betainc(mpf(d2) / 2, mpf(d1) / 2, 0, d2 / (d2 + d1 * f), regularized=True) if f else mpf(1)


def solve(tail, survival, near):
    """The point with so much above it, by secants on the logarithm from near it."""
    return mpmath.findroot(lambda q: mpmath.log(survival(q) / tail), (near, near * (1 + mpf(10) ** -8)), tol=mpf(10) ** -60, maxsteps=30, verify=False)


def t_point(tail, df):
    point = solve(tail, lambda q: t_tail(q, df), mpf(float(scipy.stats.t.isf(float(tail), df))))
    assert abs(t_tail(point, df) / tail - 1) < mpf(10) ** -25
    return point


def z_tail(z):
    if abs(z) > 10000:
        return mpf(int(z < 0))
    return mpmath.erfc(z / mpmath.sqrt(2)) / 2


def z_point(tail):
    return mpf(0) if tail == mpf(1) / 2 else solve(tail, z_tail, mpf(float(scipy.stats.norm.isf(float(tail)))))


assert math.isclose(t_tail(2.5, 7), scipy.stats.t.sf(2.5, 7), rel_tol=1e-12) and math.isclose(f_tail(2.5, 3, 7), scipy.stats.f.sf(2.5, 3, 7), rel_tol=1e-12)
assert math.isclose(t_point(mpf('0.01'), 4), scipy.stats.t.isf(0.01, 4), rel_tol=1e-12) and math.isclose(z_point(mpf('0.001')), scipy.stats.norm.isf(0.001), rel_tol=1e-12)


def zscore(mean=0, standardDeviation=1, sampleSize=1, x=None, zScore=None, percentile=None):
    if sum(each is not None for each in (x, zScore, percentile)) != 1 or standardDeviation <= 0:
        raise Invalid()
    unit = big(exact(standardDeviation)) / mpmath.sqrt(sampleSize)
    centre = big(exact(mean))
    if percentile is not None:
        p = big(exact(percentile)) / 100
        z = -z_point(p) if p < mpf(1) / 2 else z_point(1 - p)
    else:
        z = (big(exact(x)) - centre) / unit if x is not None else big(exact(zScore))
        p = z_tail(-z)
    result = {'zScore': double(z), 'x': double(centre + z * unit if x is None else big(exact(x)))}
    tail = z_tail(abs(z)) if percentile is None else min(p, 1 - p)
    above = tail if z >= 0 else 1 - tail
    return {**result, 'percentile': double(100 * p), 'pBelow': double(p), 'pAbove': double(above if percentile is None else 1 - p), 'pWithin': double((mpmath.erf(abs(z) / mpmath.sqrt(2)) if abs(z) < 10000 else mpf(1)) if percentile is None else 1 - 2 * tail),
            'pOutside': double(2 * tail)}


ROWS = [{'x': 0}, {'zScore': 0}, {'percentile': 50}, {'zScore': 38}, {'zScore': -38.5}, {'zScore': 1e-300}, {'zScore': -1e300}, {'zScore': 5}, {'percentile': 1e-300}, {'percentile': 99.99999999999999}, {'percentile': 0.001}, {'percentile': 5e-324},
        {'x': 100.1, 'mean': 100.1}, {'x': 0.3, 'mean': 0.1, 'standardDeviation': 0.1}, {'x': 1e308, 'standardDeviation': 1e-10}, {'x': 105, 'mean': 100, 'standardDeviation': 15, 'sampleSize': 36}, {'x': 1, 'zScore': 1}, {}, {'x': 1, 'zScore': 1, 'percentile': 1},
        {'percentile': 97.5, 'mean': -1.959963984540054}, {'zScore': 1e-9}, {'zScore': -12.3456}, {'x': 1, 'sampleSize': 1000000000}]
for _ in range(30):
    row = random.choice([{'x': round(random.gauss(50, 20), 2)}, {'zScore': round(random.gauss(0, 3), 4)}, {'percentile': round(random.uniform(0.01, 99.99), 2)}])
    if random.random() < 0.6:
        row.update(mean=random.choice([50, 0.1, -3.5]), standardDeviation=random.choice([10, 0.1, 2.5, 15]), sampleSize=random.choice([1, 4, 30]))
    ROWS.append(row)
for row in ROWS:
    if row.get('percentile') == 5e-324:
        continue
    # The last digits of a difference of nearly equal numbers are nobody's.
    vectors.add('z-score-calculator', row, lambda: zscore(**row), relative=1e-12 if 'percentile' in row and row.get('mean', 0) < -1 else 1e-15, absolute=0)


def quantile(values, p):
    x = sorted(values)
    h = (len(x) - 1) * p
    at = math.floor(h)
    return x[at] + (h - at) * (x[min(at + 1, len(x) - 1)] - x[at])


def outliers(numbers, method='iqr', threshold=None, significance=0.05):
    x = [exact(number) for number in numbers]
    n = len(x)
    listed = lambda test: [{'value': numbers[i] + 0.0, 'index': i} for i in range(n) if test(x[i])]
    if method == 'iqr':
        q1, q3 = quantile(x, F(1, 4)), quantile(x, F(3, 4))
        reach = exact(1.5 if threshold is None else threshold) * (q3 - q1)
        low, high = q1 - reach, q3 + reach
    elif method == 'modified-z-score':
        centre = quantile(x, F(1, 2))
        mad = quantile([abs(value - centre) for value in x], F(1, 2))
        if not mad:
            raise NoAnswer()
        reach = exact(3.5 if threshold is None else threshold) * mad / F(6745, 10000)
        low, high = centre - reach, centre + reach
    else:
        variance = products(x, x) / (n - 1)
        if not variance:
            raise NoAnswer()
        centre = mean(x)
        if method == 'z-score':
            t = exact(3 if threshold is None else threshold)
            reach = big(t) * root(variance)
            return {'outliers': listed(lambda value: (value - centre) ** 2 > t * t * variance), 'lower': double(big(centre) - reach), 'upper': double(big(centre) + reach)}
        far = max(abs(value - centre) for value in x)
        g = big(far) / root(variance)
        t2 = t_point(big(exact(significance)) / (2 * n), n - 2) ** 2
        critical = (n - 1) / mpmath.sqrt(n) * mpmath.sqrt(t2 / (n - 2 + t2))
        first = next(i for i in range(n) if abs(x[i] - centre) == far)
        return {'outliers': [{'value': numbers[first], 'index': first}] if g > critical else [], 'statistic': double(g), 'criticalValue': double(critical)}
    return {'outliers': listed(lambda value: value < low or value > high), 'lower': double(low), 'upper': double(high)}


for index, numbers in enumerate(samples(21, 72, least=3, most=14)):
    method = ['iqr', 'z-score', 'modified-z-score', 'grubbs'][index % 4]
    inputs = {'values': numbers, 'method': method}
    if method == 'grubbs':
        if random.random() < 0.6:
            inputs['significance'] = random.choice([0.01, 0.5, 0.000001, 0.1])
    elif random.random() < 0.5:
        inputs['threshold'] = random.choice([0, 1, 2, 2.5, 100, 0.1])
    vectors.add('outlier-detector', inputs, lambda: outliers(numbers, method, inputs.get('threshold'), inputs.get('significance', 0.05)))
for numbers in [[1, 2, 3, 4, 100], [0, 0, 0, 0, 1], [-5, 0, 5], [1, 1, 1, 1, 9, 9]]:
    for method in ['iqr', 'z-score', 'modified-z-score', 'grubbs']:
        vectors.add('outlier-detector', {'values': numbers, 'method': method, 'threshold': 1}, lambda: outliers(numbers, method, 1))


def ranked(values):
    return [F(rank) for rank in scipy.stats.rankdata([float(value) for value in values])]


def correlation(x, y, method='pearson', confidence=95):
    if len(x) != len(y):
        raise Invalid()
    n = len(x)
    a, b = [exact(each) for each in x], [exact(each) for each in y]
    if len(set(a)) == 1 or len(set(b)) == 1:
        raise NoAnswer()
    if method == 'kendall':
        s = sum(((a[i] > a[j]) - (a[i] < a[j])) * ((b[i] > b[j]) - (b[i] < b[j])) for i in range(n) for j in range(i))
        t, u = [[values.count(each) for each in set(values)] for values in (a, b)]
        n0 = n * (n - 1)
        t1, u1 = sum(k * (k - 1) for k in t), sum(k * (k - 1) for k in u)
        variance = F(n0 * (2 * n + 5) - sum(k * (k - 1) * (2 * k + 5) for k in t) - sum(k * (k - 1) * (2 * k + 5) for k in u), 18) + F(t1 * u1, 2 * n0) + F(
            sum(k * (k - 1) * (k - 2) for k in t) * sum(k * (k - 1) * (k - 2) for k in u), 9 * n0 * (n - 2))
        tau, p = 2 * s / root(F((n0 - t1) * (n0 - u1))), 2 * z_tail(abs(s) / root(variance))
        check = scipy.stats.kendalltau(x, y, method='asymptotic')
        assert math.isclose(tau, check[0], abs_tol=1e-12) and math.isclose(p, check[1], rel_tol=1e-9, abs_tol=1e-300)
        return {'coefficient': double(tau), 'pValue': double(min(p, mpf(1))), 'count': n}
    if method == 'spearman':
        a, b = ranked(a), ranked(b)
    xx, xy, yy = products(a, a), products(a, b), products(b, b)
    r = big(xy) / root(xx * yy)
    rest = 1 - xy * xy / (xx * yy)
    p = 2 * t_tail(root(F(n - 2) / rest) * abs(r), n - 2) if rest else mpf(0)
    result = {'coefficient': double(r) if rest else math.copysign(1, xy), 'pValue': double(p), 'count': n}
    if method == 'pearson':
        result.update(rSquared=double(xy * xy / (xx * yy)), covariance=double(xy / (n - 1)))
        if n > 3 and rest:
            reach = z_point((1 - big(exact(confidence)) / 100) / 2) / mpmath.sqrt(n - 3)
            centre = mpmath.log((1 + abs(r)) / mpmath.sqrt(big(rest))) * mpmath.sign(r)
            result.update(lower=double(mpmath.tanh(centre - reach)), upper=double(mpmath.tanh(centre + reach)))
    return result


def pairs(numbers):
    kind = random.randrange(5)
    if kind == 0:
        return [round(each * 2 + random.gauss(0, 1), 3) if abs(each) < 1e6 else each for each in numbers]
    if kind == 1:
        return [random.randint(1, 4) for _ in numbers]
    if kind == 2:
        return [-each for each in numbers]
    if kind == 3:
        return [random.random() * 10 ** random.randint(-3, 8) for _ in numbers]
    return [round(random.gauss(0, 1), 2) for _ in numbers]


for index, x in enumerate(samples(22, 84, least=3, most=14)):
    method = ['pearson', 'spearman', 'kendall'][index % 3]
    y = pairs(x)
    inputs = {'x': x, 'y': y, 'method': method}
    if method == 'pearson' and random.random() < 0.5:
        inputs['confidencePercent'] = random.choice([1, 50, 90, 99, 99.999])
    vectors.add('correlation-calculator', inputs, lambda: correlation(x, y, method, inputs.get('confidencePercent', 95)), relative=1e-15, absolute=1e-300)
for x, y in [([1, 2, 3], [1, 2]), ([1, 1, 1], [1, 2, 3]), ([1, 2, 3], [5, 5, 5]), ([0.1, 0.2, 0.3, 0.4], [0.3, 0.6, 0.9, 1.2]), ([1, 2, 3, 4], [1, 2, 3, 4.000000000000001]), ([1, 2, 3, 4], [1, -1, -1, 1])]:
    for method in ['pearson', 'spearman', 'kendall']:
        vectors.add('correlation-calculator', {'x': x, 'y': y, 'method': method}, lambda: correlation(x, y, method), relative=1e-15, absolute=1e-300)


def matrix(variables, method):
    if len({len(each) for each in variables}) > 1:
        raise Invalid()
    lists = [[exact(each) for each in values] for values in variables]
    if any(len(set(values)) == 1 for values in lists):
        raise NoAnswer()
    n = len(lists[0])
    used = [ranked(values) for values in lists] if method == 'spearman' else lists
    return {'correlation': [[1.0 if i == j else double(big(products(a, b)) / root(products(a, a) * products(b, b))) for j, b in enumerate(used)] for i, a in enumerate(used)],
            'covariance': [[double(products(a, b) / (n - 1)) for b in lists] for a in lists], 'means': [double(mean(values)) for values in lists]}


for index, x in enumerate(samples(23, 36, least=2, most=8)):
    method = random.choice(['pearson', 'spearman'])
    variables = [x] + [pairs(x) for _ in range(random.randint(1, 3))]
    vectors.add('correlation-matrix-calculator', {'variables': variables, 'method': method}, lambda: matrix(variables, method))
for variables in [[[1, 2], [1, 2, 3]], [[1, 1], [1, 2]], [[1, 2], [2, 1]]]:
    vectors.add('correlation-matrix-calculator', {'variables': variables}, lambda: matrix(variables, 'pearson'))


def linear(x, y, origin=False, confidence=95, predict=None):
    if len(x) != len(y):
        raise Invalid()
    a, b = [exact(each) for each in x], [exact(each) for each in y]
    n = len(a)
    if origin:
        xx, xy, yy, df = sum(u * u for u in a), sum(u * v for u, v in zip(a, b)), sum(v * v for v in b), n - 1
    else:
        xx, xy, yy, df = products(a, a), products(a, b), products(b, b), n - 2
    if not xx:
        raise NoAnswer()
    slope = xy / xx
    intercept = F(0) if origin else mean(b) - slope * mean(a)
    sse = sum((v - intercept - slope * u) ** 2 for u, v in zip(a, b))
    result = {'slope': double(slope), 'intercept': double(intercept), 'degreesOfFreedom': df}
    if yy:
        result['rSquared'] = double(1 - sse / yy)
        if not origin:
            result['r'] = double(big(xy) / root(xx * yy))
    if df:
        reach = t_point((1 - big(exact(confidence)) / 100) / 2, df)
        se = root(sse / df / xx)
        result.update(residualStandardError=double(root(sse / df)), slopeStandardError=double(se), slopeLower=double(big(slope) - reach * se), slopeUpper=double(big(slope) + reach * se))
        if se:
            result.update(slopeT=double(big(slope) / se), slopePValue=double(2 * t_tail(abs(big(slope) / se), df)))
        if not origin:
            ie = root(sse / df * (F(1, n) + mean(a) ** 2 / xx))
            result.update(interceptStandardError=double(ie), interceptLower=double(big(intercept) - reach * ie), interceptUpper=double(big(intercept) + reach * ie))
    if predict is not None:
        result['predictions'] = [double(slope * exact(each) + intercept) for each in predict]
    return result


for index, x in enumerate(samples(24, 60, least=2, most=12)):
    y = pairs(x)
    inputs = {'x': x, 'y': y, 'throughOrigin': index % 3 == 0}
    if random.random() < 0.5:
        inputs['confidencePercent'] = random.choice([1, 50, 90, 99, 99.999])
    if random.random() < 0.5:
        inputs['predict'] = [0, 0.1, -3.5, 1e10]
    vectors.add('linear-regression-calculator', inputs, lambda: linear(x, y, inputs['throughOrigin'], inputs.get('confidencePercent', 95), inputs.get('predict')), relative=1e-15, absolute=1e-300)
for x, y, origin in [([1, 2], [1, 2, 3], False), ([1, 1], [1, 2], False), ([0, 0], [1, 2], True), ([1, 1], [1, 2], True), ([1, 2], [5, 5], False), ([1, 2, 3], [5, 5, 5], False), ([1, 2], [0, 0], True), ([1, 2, 3], [0.1, 0.2, 0.3], False), ([0.1, 0.2, 0.3], [0.3, 0.6, 0.9], True), ([1, 2], [3, 5], False)]:
    vectors.add('linear-regression-calculator', {'x': x, 'y': y, 'throughOrigin': origin}, lambda: linear(x, y, origin), relative=1e-15, absolute=1e-300)


def gauss(rows):
    """Solves a linear system in fractions; the last column is the right side. None when it is singular."""
    rows = [row[:] for row in rows]
    size = len(rows)
    for k in range(size):
        pivot = next((i for i in range(k, size) if rows[i][k]), None)
        if pivot is None:
            return None
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for i in range(size):
            if i != k and rows[i][k]:
                rows[i] = [u - rows[i][k] * v for u, v in zip(rows[i], rows[k])]
    return [row[size:] for row in rows]


def fit(design, b):
    """Least squares by an exact Gram-Schmidt-free way: the normal equations about the design in fractions."""
    k = len(design[0])
    normal = [[sum(row[i] * row[j] for row in design) for j in range(k)] + [sum(row[i] * v for row, v in zip(design, b))] + [F(int(i == j)) for j in range(k)] for i in range(k)]
    solution = gauss(normal)
    if solution is None:
        return None
    coefficients = [row[0] for row in solution]
    sse = sum((v - sum(c * u for c, u in zip(coefficients, row))) ** 2 for row, v in zip(design, b))
    return coefficients, sse, [row[1 + i] for i, row in enumerate(solution)]


def polynomial(x, y, degree=2, predict=None):
    if len(x) != len(y):
        raise Invalid()
    a, b = [exact(each) for each in x], [exact(each) for each in y]
    if len(set(a)) <= degree:
        raise NoAnswer()
    coefficients, sse, _ = fit([[u ** k for k in range(degree + 1)] for u in a], b)
    n, yy = len(b), products(b, b)
    df = n - degree - 1
    result = {'coefficients': [double(c) for c in coefficients]}
    if yy:
        result['rSquared'] = double(1 - sse / yy)
        if df:
            result['adjustedRSquared'] = double(1 - sse / yy * (n - 1) / df)
    if df:
        result['residualStandardError'] = double(root(sse / df))
    if predict is not None:
        result['predictions'] = [double(sum(c * exact(each) ** k for k, c in enumerate(coefficients))) for each in predict]
    return result


for index, x in enumerate(samples(25, 48, least=2, most=12)):
    y = pairs(x)
    inputs = {'x': x, 'y': y, 'degree': random.choice([1, 2, 2, 3, 4, 5, 10])}
    if max(map(abs, x)) > 1e100:
        inputs['degree'] = 1
    if random.random() < 0.5:
        inputs['predict'] = [0, 0.1, -3.5, 7]
    vectors.add('polynomial-regression-calculator', inputs, lambda: polynomial(x, y, inputs['degree'], inputs.get('predict')))
for x, y, degree in [([1, 2], [1], 1), ([1, 1, 1, 2], [1, 2, 3, 4], 2), ([1, 2, 3], [4, 4, 4], 2), ([1, 2, 3, 4], [4, 4, 4, 4], 2), ([1, 2, 3], [0.1, 0.4, 0.9], 2)]:
    vectors.add('polynomial-regression-calculator', {'x': x, 'y': y, 'degree': degree}, lambda: polynomial(x, y, degree))


def multiple(x, y, intercept=True):
    if len(x) != len(y) or len({len(row) for row in x}) > 1:
        raise Invalid()
    design = [[F(1)] * intercept + [exact(each) for each in row] for row in x]
    b = [exact(each) for each in y]
    n, k = len(b), len(x[0])
    df = n - k - intercept
    if df < 0:
        raise NoAnswer()
    found = fit(design, b)
    if not found:
        raise NoAnswer()
    coefficients, sse, inverse = found
    total = products(b, b) if intercept else sum(v * v for v in b)
    result = {'coefficients': [double(c) for c in coefficients], 'degreesOfFreedom': df}
    if total:
        result['rSquared'] = double(1 - sse / total)
    if df:
        errors = [root(sse / df * each) for each in inverse]
        result.update(standardErrors=[double(each) for each in errors], residualStandardError=double(root(sse / df)))
        if sse:
            t = [big(c) / e for c, e in zip(coefficients, errors)]
            result.update(tStatistics=[double(each) for each in t], pValues=[double(2 * t_tail(abs(each), df)) for each in t])
        if total:
            result['adjustedRSquared'] = double(1 - sse / total * (n - intercept) / df)
            if sse:
                f = (total - sse) / k / (sse / df)
                result.update(fStatistic=double(f), fPValue=double(f_tail(f, k, df)))
    return result


for index in range(45):
    k, n = random.randint(1, 4), random.randint(2, 12)
    kind = index % 4
    value = [lambda: random.randint(-5, 9), lambda: round(random.gauss(0, 3), 2), lambda: random.random() * 10 ** random.randint(-3, 5), lambda: 1e6 + round(random.random(), 3)][kind]
    x = [[value() for _ in range(k)] for _ in range(n)]
    y = [round(sum(row) + random.gauss(0, 1), 3) if index % 5 else float(2 * row[0] + 1) for row in x]
    intercept = random.random() < 0.7
    vectors.add('multiple-regression-calculator', {'x': x, 'y': y, 'intercept': intercept}, lambda: multiple(x, y, intercept), relative=1e-15, absolute=1e-300)
for x, y, intercept in [([[1], [2]], [1], True), ([[1], [2, 3]], [1, 2], True), ([[1, 2], [2, 4], [3, 6], [4, 8]], [1, 2, 3, 5], True), ([[1, 2], [3, 4]], [1, 2], True), ([[1, 2], [3, 4]], [1, 2], False), ([[1], [2], [3]], [5, 5, 5], True),
                        ([[1], [2], [3]], [0, 0, 0], False), ([[1], [1]], [1, 2], True), ([[0], [0]], [1, 2], False), ([[1], [2], [3]], [2, 4, 6], True), ([[1e300, 1], [2e300, 3], [1e300, 4], [5e300, 2]], [1, 2, 3, 5], True)]:
    vectors.add('multiple-regression-calculator', {'x': x, 'y': y, 'intercept': intercept}, lambda: multiple(x, y, intercept), relative=1e-15, absolute=1e-300)


def power(exponent):
    if exponent > 800:
        raise NoAnswer()
    return mpmath.exp(exponent) if exponent > -2000 else mpf(0)


def curve(x, y, model, predict=None):
    if len(x) != len(y):
        raise Invalid()
    log_x, log_y = model != 'exponential', model != 'logarithmic'
    if log_x and min(x + (predict or [])) <= 0 or log_y and min(y) <= 0 or len(set(x)) == 1:
        raise NoAnswer()
    a = [mpmath.log(big(exact(each))) if log_x else big(exact(each)) for each in x]
    b = [mpmath.log(big(exact(each))) if log_y else big(exact(each)) for each in y]
    n = len(a)
    mx, my = mpmath.fsum(a) / n, mpmath.fsum(b) / n
    xx, xy, yy = mpmath.fsum((u - mx) ** 2 for u in a), mpmath.fsum((u - mx) * (v - my) for u, v in zip(a, b)), mpmath.fsum((v - my) ** 2 for v in b)
    slope = xy / xx
    start = my - slope * mx
    # What 300 digits leave of 0.
    slope, start = [mpf(0) if abs(each) < mpf(10) ** -150 else each for each in (slope, start)]
    result = {'a': double(power(start) if log_y else start), 'b': double(slope)}
    if len(set(y)) > 1:
        result['rSquared'] = double(xy * xy / (xx * yy))
    if predict is not None:
        points = [slope * (mpmath.log(big(exact(each))) if log_x else big(exact(each))) + start for each in predict]
        result['predictions'] = [double(power(each) if log_y else each) for each in points]
    return result


mp.dps = 300
for index, x in enumerate(samples(26, 66, least=2, negative=False, most=10)):
    model = ['exponential', 'logarithmic', 'power'][index % 3]
    if max(map(abs, x)) > 1e100 and model == 'exponential':
        model = 'power'
    y = [abs(each) + random.choice([0.1, 1]) for each in pairs(x)]
    if random.random() < 0.3:
        y = [round(3 * 1.5 ** (index % 7) * (i + 1), 4) for i, _ in enumerate(x)]
    inputs = {'x': x, 'y': y, 'model': model}
    if random.random() < 0.4:
        inputs['predict'] = [0.5, 2, 10]
    # A fit may lose to cancellation, and a logarithm of 1 is 0.
    vectors.add('curve-fit-calculator', inputs, lambda: curve(x, y, model, inputs.get('predict')), relative=1e-14, absolute=1e-25)
for inputs in [{'x': [1, 2], 'y': [1], 'model': 'power'}, {'x': [1, 1], 'y': [1, 2], 'model': 'power'}, {'x': [-1, 2], 'y': [1, 2], 'model': 'power'}, {'x': [-1, 2], 'y': [1, 2], 'model': 'exponential'}, {'x': [1, 2], 'y': [0, 2], 'model': 'exponential'},
               {'x': [1, 2], 'y': [-1, 0], 'model': 'logarithmic'}, {'x': [1, 2], 'y': [3, 3], 'model': 'power'}, {'x': [1, 2], 'y': [3, 4], 'model': 'power', 'predict': [0]}, {'x': [1, 2, 3], 'y': [0.1, 0.01, 0.001], 'model': 'exponential', 'predict': [400, -2]},
               {'x': [1, 10, 100], 'y': [1, 2, 3], 'model': 'logarithmic', 'predict': [1000]}, {'x': [1, 2], 'y': [1, 2], 'model': 'exponential', 'predict': [1100]}]:
    vectors.add('curve-fit-calculator', inputs, lambda: curve(inputs['x'], inputs['y'], inputs['model'], inputs.get('predict')), relative=1e-14, absolute=1e-25)
mp.dps = 50


def autocorrelation(numbers, most=10):
    x = [exact(number) for number in numbers]
    n = len(x)
    d = [value - mean(x) for value in x]
    c0 = sum(each ** 2 for each in d)
    if not c0:
        raise NoAnswer()
    r = [sum(d[t] * d[t + k] for t in range(n - k)) / c0 for k in range(1, min(most, n - 1) + 1)]
    q = n * (n + 2) * sum(each ** 2 / (n - k) for k, each in enumerate(r, 1))
    return {'autocorrelations': [double(each) for each in r], 'bound': double(z_point(mpf(25) / 1000) / mpmath.sqrt(n)), 'ljungBox': double(q),
            'ljungBoxPValue': double(mpmath.gammainc(mpf(len(r)) / 2, big(q) / 2, mpmath.inf, regularized=True)), 'durbinWatson': double(sum((b - a) ** 2 for a, b in zip(d, d[1:])) / c0)}


for numbers in samples(27, 40, least=2, most=20):
    inputs = {'values': numbers, **({'maxLag': random.choice([1, 2, 5, 200])} if random.random() < 0.6 else {})}
    vectors.add('autocorrelation-calculator', inputs, lambda: autocorrelation(numbers, inputs.get('maxLag', 10)))

vectors.write('relations.json')
