"""What the statistics tools that describe lists of numbers are held to, in exact fractions and mpmath, with NumPy, SciPy, pandas and scikit-like formulas beside them.
/usr/bin/python3 test/oracles/statistics_describing.py writes src/tools/statistics/testdata/describing.json."""
import collections
import itertools
import math
import random
from fractions import Fraction as F

import mpmath
import numpy
import scipy.stats
from mpmath import mpf

from statistics_exact import Invalid, NoAnswer, Vectors, big, double, exact, root, samples

random.seed(20261124)
vectors = Vectors()


def mean(values):
    return sum(values, F(0)) / len(values)


def squares(values):
    centre = mean(values)
    return sum((value - centre) ** 2 for value in values)


NUMPY = ['inverted_cdf', 'averaged_inverted_cdf', 'closest_observation', 'interpolated_inverted_cdf', 'hazen', 'weibull', 'linear', 'median_unbiased', 'normal_unbiased']


def quantile(values, p, kind=7):
    """R's quantile, from its help page: Q(p) = (1 − γ)x[j] + γx[j+1], j = floor(np + m), g = np + m − j."""
    x = sorted(values)
    n = len(x)
    m = [F(0), F(0), F(-1, 2), F(0), F(1, 2), p, 1 - p, (p + 1) / 3, p / 4 + F(3, 8)][kind - 1]
    j = math.floor(n * p + m)
    g = n * p + m - j
    if kind == 1:
        gamma = 1 if g > 0 else 0
    elif kind == 2:
        gamma = 1 if g > 0 else F(1, 2)
    elif kind == 3:
        gamma = 0 if g == 0 and j % 2 == 0 else 1
    else:
        gamma = g
    at = lambda place: x[min(max(place, 1), n) - 1]
    return (1 - gamma) * at(j) + gamma * at(j + 1)


def median(values):
    x = sorted(values)
    return (x[(len(x) - 1) // 2] + x[len(x) // 2]) / 2


def modes(values):
    counts = collections.Counter(values)
    most = max(counts.values())
    return sorted(double(value) for value, count in counts.items() if count == most) if most > 1 else []


def spread(count, total):
    result = {}
    if count > 1:
        result = {'variance': double(total / (count - 1)), 'standardDeviation': double(root(total / (count - 1))), 'standardError': double(root(total / (count - 1) / count))}
    return {**result, 'populationVariance': double(total / count), 'populationStandardDeviation': double(root(total / count))}


def describe(numbers):
    values = [exact(number) for number in numbers]
    n = len(values)
    m, total = mean(values), squares(values)
    q1, q3 = quantile(values, F(1, 4)), quantile(values, F(3, 4))
    result = {
        'count': n, 'sum': double(sum(values)), 'mean': double(m), 'median': double(median(values)), 'modes': modes(values), 'minimum': double(min(values)),
        'maximum': double(max(values)), 'range': double(max(values) - min(values)), 'q1': double(q1), 'q3': double(q3), 'interquartileRange': double(q3 - q1),
        **spread(n, total), 'meanAbsoluteDeviation': double(sum(abs(value - m) for value in values) / n),
        'medianAbsoluteDeviation': double(median([abs(value - median(values)) for value in values])),
    }
    if n > 1 and m != 0:
        result['coefficientOfVariationPercent'] = double(100 * root(total / (n - 1)) / abs(big(m)))
    if n > 2 and total:
        third = sum((value - m) ** 3 for value in values) / n
        g1 = big(third) / mpmath.sqrt(big(total / n)) ** 3
        result['skewness'] = double(g1 * mpmath.sqrt(mpf(n) * (n - 1)) / (n - 2)) if third else 0.0
    if n > 3 and total:
        g2 = sum((value - m) ** 4 for value in values) / n / (total / n) ** 2 - 3
        result['kurtosis'] = double(F(n - 1, (n - 2) * (n - 3)) * ((n + 1) * g2 + 6))
    return result


for numbers in samples(1, 55):
    vectors.add('descriptive-statistics-calculator', {'values': numbers}, lambda: describe(numbers))
plain = [3.25, -1.5, 7, 7, 12.75, 0.5, 4]
for field, value in {'skewness': scipy.stats.skew(plain, bias=False), 'kurtosis': scipy.stats.kurtosis(plain, bias=False), 'q1': numpy.percentile(plain, 25), 'variance': numpy.var(plain, ddof=1)}.items():
    assert math.isclose(describe(plain)[field], value, rel_tol=1e-12), field


def averages(numbers):
    values = [exact(number) for number in numbers]
    return {'mean': double(mean(values)), 'median': double(median(values)), 'modes': modes(values), 'range': double(max(values) - min(values)),
            'sorted': [double(value) for value in sorted(values)], 'count': len(values)}


for numbers in samples(2, 40):
    vectors.add('mean-median-mode-calculator', {'values': numbers}, lambda: averages(numbers))


def means(numbers, trim=10):
    values = [exact(number) for number in numbers]
    n = len(values)
    cut = math.floor(n * exact(trim) / 100)
    result = {'arithmetic': double(mean(values)), 'quadratic': double(root(mean([value ** 2 for value in values]))),
              'trimmed': double(mean(sorted(values)[cut:n - cut])), 'midrange': double((min(values) + max(values)) / 2)}
    if min(values) >= 0:
        result['geometric'] = double(mpmath.root(big(math.prod(values)), n)) if min(values) else 0.0
    if min(values) > 0:
        result['harmonic'] = double(n / sum(1 / value for value in values))
    return result


for numbers in samples(3, 35) + samples(4, 25, negative=False, most=30):
    inputs = {'values': numbers}
    if random.random() < 0.5:
        inputs['trimPercent'] = random.choice([0, 25, 49.99, 33.3, 12.5, 5])
    vectors.add('mean-calculator', inputs, lambda: means(numbers, inputs.get('trimPercent', 10)))


def weighted(numbers, given):
    if len(given) != len(numbers) or min(given) < 0:
        raise Invalid()
    values, weights = [exact(number) for number in numbers], [exact(weight) for weight in given]
    total = sum(weights)
    if total == 0:
        raise NoAnswer()
    m = sum(w * x for w, x in zip(weights, values)) / total
    return {'weightedMean': double(m), 'totalWeight': double(total), 'standardDeviation': double(root(sum(w * (x - m) ** 2 for w, x in zip(weights, values)) / total)),
            'effectiveSize': double(total ** 2 / sum(w ** 2 for w in weights)), 'contributions': [double(w * x / total) for w, x in zip(weights, values)]}


for numbers in samples(5, 40):
    weights = [random.choice([0, 1, 2, 0.1, 0.25, round(random.random(), 3), 1e-300, 1e300]) for _ in numbers]
    vectors.add('weighted-mean-calculator', {'values': numbers, 'weights': weights}, lambda: weighted(numbers, weights))
for numbers, weights in [([1, 2], [1]), ([1], [1, 2]), ([1, 2], [0, 0]), ([1, 2], [1, -1]), ([5], [5e-324])]:
    vectors.add('weighted-mean-calculator', {'values': numbers, 'weights': weights}, lambda: weighted(numbers, weights))


def quartiles(numbers, method='inclusive', factor=1.5):
    values = sorted(exact(number) for number in numbers)
    n = len(values)
    if method == 'inclusive':
        q1, q3 = quantile(values, F(1, 4), 7), quantile(values, F(3, 4), 7)
    elif method == 'exclusive':
        q1, q3 = quantile(values, F(1, 4), 6), quantile(values, F(3, 4), 6)
    elif n == 1:
        q1 = q3 = values[0]
    elif method == 'tukey':
        q1, q3 = median(values[:math.ceil(n / 2)]), median(values[n // 2:])
    else:
        q1, q3 = median(values[:n // 2]), median(values[math.ceil(n / 2):])
    low, high = q1 - exact(factor) * (q3 - q1), q3 + exact(factor) * (q3 - q1)
    return {'minimum': double(values[0]), 'q1': double(q1), 'median': double(median(values)), 'q3': double(q3), 'maximum': double(values[-1]), 'interquartileRange': double(q3 - q1),
            'lowerFence': double(low), 'upperFence': double(high), 'lowerWhisker': double(min(value for value in values if value >= low)),
            'upperWhisker': double(max(value for value in values if value <= high)), 'outliers': [double(value) for value in values if value < low or value > high]}


for numbers in samples(6, 30) + [[0.1, 0.2, 0.3, 0.4, 0.7], [1, 2, 3, 4, 8], [1, 2, 3, 4, 7]]:
    for method in random.sample(['inclusive', 'exclusive', 'tukey', 'moore-mccabe'], 2):
        factor = random.choice([0, 0.1, 1.5, 1.5, 3, 10])
        vectors.add('quartile-calculator', {'values': numbers, 'method': method, 'fenceFactor': factor}, lambda: quartiles(numbers, method, factor))


def percentile(numbers, wanted, kind, score):
    values = [exact(number) for number in numbers]
    n = len(values)
    result = {}
    if wanted is not None:
        result['results'] = [double(quantile(values, exact(each) / 100, kind)) for each in wanted]
        for each, got in zip(wanted, result['results']):
            # In doubles a position may fall a hair before a whole one, where types 1 to 3 jump.
            if kind > 3 and max(map(abs, numbers)) < 1e300:
                assert math.isclose(numpy.percentile(numbers, each, method=NUMPY[kind - 1]), got, rel_tol=1e-9, abs_tol=1e-9 * float(max(map(abs, numbers))))
    if score is not None:
        below, upto = sum(value < exact(score) for value in values), sum(value <= exact(score) for value in values)
        result.update(percentBelow=double(F(100 * below, n)), percentAtOrBelow=double(F(100 * upto, n)), percentileRank=double(F(50 * (below + upto), n)))
    return result


for index, numbers in enumerate(samples(7, 54)):
    kind = index % 9 + 1
    wanted = [0, 100, 50] + [random.choice([30, 10, 20, 25, 75, 12.5, 33.3, 99.9, 1e-9, round(random.uniform(0, 100), 2)]) for _ in range(3)]
    score = random.choice([None, numbers[0], 2.5, -1e300])
    inputs = {'values': numbers, 'percentiles': wanted, 'method': f'type{kind}'}
    if score is not None:
        inputs['score'] = score
    vectors.add('percentile-calculator', inputs, lambda: percentile(numbers, wanted, kind, score))
assert double(quantile([exact(v) for v in range(1, 11)], F(3, 10), 3)) == 3 and double(quantile([exact(v) for v in range(1, 11)], F(35, 100), 1)) == 4


def deviation(numbers, frequencies):
    values = [exact(number) for number in numbers]
    if frequencies is not None:
        if len(frequencies) != len(values):
            raise Invalid()
        if not any(frequencies):
            raise NoAnswer()
    weights = frequencies or [1] * len(values)
    n = sum(weights)
    m = sum(w * x for w, x in zip(weights, values)) / n
    total = sum(w * (x - m) ** 2 for w, x in zip(weights, values))
    return {'count': n, 'mean': double(m), 'sumOfSquares': double(total), **spread(n, total)}


for numbers in samples(8, 40):
    frequencies = random.choice([None, [random.choice([0, 1, 1, 2, 30, 1000000000]) for _ in numbers]])
    inputs = {'values': numbers, **({'frequencies': frequencies} if frequencies else {})}
    vectors.add('standard-deviation-calculator', inputs, lambda: deviation(numbers, frequencies))
vectors.add('standard-deviation-calculator', {'values': [1, 2], 'frequencies': [0, 0]}, lambda: deviation([1, 2], [0, 0]))
vectors.add('standard-deviation-calculator', {'values': [1, 2], 'frequencies': [1]}, lambda: deviation([1, 2], [1]))


def normalize(numbers, method, low=0, high=1):
    if low >= high:
        raise Invalid()
    values = [exact(number) for number in numbers]
    n = len(values)
    centre, scale = F(0), F(0)
    if method == 'z-score':
        centre = mean(values)
        scale = root(squares(values) / (n - 1)) if n > 1 else 0
    elif method == 'population-z-score':
        centre, scale = mean(values), root(squares(values) / n)
    elif method == 'min-max':
        centre, scale = min(values), max(values) - min(values)
    elif method == 'max-abs':
        scale = max(abs(value) for value in values)
    elif method == 'robust':
        centre, scale = median(values), quantile(values, F(3, 4)) - quantile(values, F(1, 4))
    elif method == 'unit-length':
        scale = root(sum(value ** 2 for value in values))
    else:
        scale = sum(values)
    if scale == 0:
        raise NoAnswer()
    if isinstance(scale, F):
        out = [(value - centre) / scale for value in values]
    else:
        out = [big(value - centre) / scale for value in values]
    if method == 'min-max':
        out = [exact(low) + value * (exact(high) - exact(low)) for value in out]
    return {'values': [double(value) for value in out], 'center': double(centre), 'scale': double(scale)}


METHODS = ['z-score', 'population-z-score', 'min-max', 'max-abs', 'robust', 'unit-length', 'sum']
for index, numbers in enumerate(samples(9, 84)):
    method = METHODS[index % 7]
    inputs = {'values': numbers, 'method': method}
    if method == 'min-max' and random.random() < 0.6:
        inputs.update(low=random.choice([-1, 0, 0.1, -100]), high=random.choice([1, 0.3, 10, 1e308]))
    vectors.add('data-normalizer', inputs, lambda: normalize(numbers, method, inputs.get('low', 0), inputs.get('high', 1)))
for low, high in [(1, 1), (2, 1)]:
    vectors.add('data-normalizer', {'values': [1, 2], 'method': 'min-max', 'low': low, 'high': high}, lambda: normalize([1, 2], 'min-max', low, high))


def ranks(numbers, ties, order):
    turned = [-number for number in numbers] if order == 'descending' else numbers
    return {'ranks': [float(rank) for rank in scipy.stats.rankdata(turned, method=ties)], 'tieGroups': sum(count > 1 for count in collections.Counter(numbers).values())}


for numbers in samples(10, 40):
    ties, order = random.choice(['average', 'min', 'max', 'dense', 'ordinal']), random.choice(['ascending', 'descending'])
    vectors.add('rank-calculator', {'values': numbers, 'ties': ties, 'order': order}, lambda: ranks(numbers, ties, order))


def table(values, order):
    counts = collections.Counter()
    for value in values:
        counts[(0, value + 0.0, '') if isinstance(value, (int, float)) else (1, 0, value)] += 1
    rows = list(counts.items())
    if order != 'appearance':
        rows.sort()
    if order == 'count':
        rows.sort(key=lambda row: -row[1])
    running = itertools.accumulate(count for _, count in rows)
    n = len(values)
    return {'rows': [{'value': key[2] if key[0] else key[1], 'count': count, 'percent': double(F(100 * count, n)), 'cumulativeCount': upto, 'cumulativePercent': double(F(100 * upto, n))}
                     for (key, count), upto in zip(rows, running)], 'distinct': len(rows), 'total': n}


POOL = [1, '1', 0, -0.0, 2.5, -3, 'b', 'a', '', 'B', 'é', 'e\u0301', '\U0001F600', '\uFFFD', 1e308, 10, '10', '2']
for index in range(30):
    values = [random.choice(POOL) for _ in range(random.randint(1, 14))]
    order = random.choice(['value', 'count', 'appearance'])
    vectors.add('frequency-table-calculator', {'values': values, 'order': order}, lambda: table(values, order))


def gini(numbers):
    if min(numbers) < 0:
        raise Invalid()
    values = [exact(number) for number in numbers]
    n, total = len(values), sum(values)
    if total == 0:
        raise NoAnswer()
    g = sum(abs(a - b) for a in values for b in values) / (2 * n * total)
    x = sorted(values)
    result = {'gini': double(g), 'lorenz': [double(sum(x[:k], F(0)) / total) for k in range(n + 1)], 'topTenPercentShare': double(sum(x[n - math.ceil(F(n, 10)):]) / total)}
    if n > 1:
        result['giniCorrected'] = double(g * n / (n - 1))
    return result


for numbers in samples(11, 35, negative=False, most=25) + [[1, -1], [0, 0]]:
    vectors.add('gini-coefficient-calculator', {'values': numbers}, lambda: gini(numbers))


def confusion(tp, fp, tn, fn):
    if not tp + fp + tn + fn:
        raise NoAnswer()
    total = tp + fp + tn + fn
    over = lambda a, b: F(a) / b if a is not None and b else None
    recall, specificity, precision = over(tp, tp + fn), over(tn, tn + fp), over(tp, tp + fp)
    fpr, fnr = over(fp, tn + fp), over(fn, tp + fn)
    chance = F((tp + fp) * (tp + fn) + (tn + fn) * (tn + fp), total ** 2)
    result = {'accuracy': F(tp + tn, total), 'precision': precision, 'recall': recall, 'specificity': specificity, 'f1': over(2 * tp, 2 * tp + fp + fn),
              'negativePredictiveValue': over(tn, tn + fn), 'falsePositiveRate': fpr, 'falseNegativeRate': fnr, 'falseDiscoveryRate': over(fp, tp + fp), 'prevalence': F(tp + fn, total),
              'cohensKappa': over(F(tp + tn, total) - chance, 1 - chance), 'positiveLikelihoodRatio': over(recall, fpr), 'negativeLikelihoodRatio': over(fnr, specificity), 'total': total}
    if recall is not None and specificity is not None:
        result.update(balancedAccuracy=(recall + specificity) / 2, youdensJ=recall + specificity - 1)
    margin = (tp + fp) * (tp + fn) * (tn + fp) * (tn + fn)
    if margin:
        result['matthewsCorrelation'] = (tp * tn - fp * fn) / root(F(margin))
    return {name: value if name == 'total' else double(value) for name, value in result.items() if value is not None}


for cells in list(itertools.product([0, 3], repeat=4)) + [tuple(random.choice([0, 1, 7, 10 ** 12, random.randint(0, 500)]) for _ in range(4)) for _ in range(30)]:
    inputs = dict(zip(['truePositives', 'falsePositives', 'trueNegatives', 'falseNegatives'], cells))
    vectors.add('confusion-matrix-calculator', inputs, lambda: confusion(*cells))


def roc(labels, scores):
    if len(labels) != len(scores):
        raise Invalid()
    p, n = sum(labels), len(labels) - sum(labels)
    if not p or not n:
        raise NoAnswer()
    won = sum(F(1) if a > b else F(1, 2) if a == b else F(0) for a, x in zip(scores, labels) if x for b, y in zip(scores, labels) if not y)
    points, best = [{'falsePositiveRate': 0.0, 'truePositiveRate': 0.0}], None
    for threshold in sorted(set(scores), reverse=True):
        tpr, fpr = F(sum(x and s >= threshold for x, s in zip(labels, scores)), p), F(sum(not x and s >= threshold for x, s in zip(labels, scores)), n)
        points.append({'threshold': threshold, 'falsePositiveRate': double(fpr), 'truePositiveRate': double(tpr)})
        if best is None or tpr - fpr > best[0]:
            best = (tpr - fpr, threshold)
    return {'auc': double(won / (p * n)), 'gini': double(2 * won / (p * n) - 1), 'points': points, 'bestThreshold': best[1]}


for index in range(35):
    size = random.randint(2, 20)
    labels = [random.random() < 0.5 for _ in range(size)]
    scores = [random.choice([0.1, 0.5, 0.7, round(random.random(), 2), -3, 1e300]) for _ in range(size)]
    vectors.add('roc-auc-calculator', {'labels': labels, 'scores': scores}, lambda: roc(labels, scores))
vectors.add('roc-auc-calculator', {'labels': [True, False], 'scores': [1, 2, 3]}, lambda: roc([True, False], [1, 2, 3]))


def errors(actual, predicted):
    if len(actual) != len(predicted):
        raise Invalid()
    a, p = [exact(each) for each in actual], [exact(each) for each in predicted]
    n = len(a)
    e = [y - x for x, y in zip(a, p)]
    mse = sum(each ** 2 for each in e) / n
    result = {'mae': double(sum(map(abs, e)) / n), 'mse': double(mse), 'rmse': double(root(mse)), 'medianAbsoluteError': double(median([abs(each) for each in e])),
              'maxError': double(max(map(abs, e))), 'bias': double(sum(e) / n), 'smapePercent': double(sum(200 * abs(y - x) / (abs(x) + abs(y)) if x or y else F(0) for x, y in zip(a, p)) / n)}
    if all(a):
        result['mapePercent'] = double(100 * sum(abs(each / x) for each, x in zip(e, a)) / n)
    if squares(a):
        result['rSquared'] = double(1 - mse * n / squares(a))
    return result


for index, actual in enumerate(samples(12, 40)):
    predicted = [random.choice([each, round(each * 1.1, 2) if abs(each) < 1e300 else each, each / 3, 0, 1, -2.5]) for each in actual]
    vectors.add('error-metrics-calculator', {'actual': actual, 'predicted': predicted}, lambda: errors(actual, predicted))
vectors.add('error-metrics-calculator', {'actual': [1], 'predicted': [1, 2]}, lambda: errors([1], [1, 2]))


def moving(numbers, kind, window, alpha):
    values = [exact(number) for number in numbers]
    if kind in ('simple', 'weighted') and window > len(values):
        raise Invalid()
    if kind == 'simple':
        out = [mean(values[k:k + window]) for k in range(len(values) - window + 1)]
    elif kind == 'weighted':
        out = [sum((i + 1) * x for i, x in enumerate(values[k:k + window])) / F(window * (window + 1), 2) for k in range(len(values) - window + 1)]
    elif kind == 'cumulative':
        out = [mean(values[:k + 1]) for k in range(len(values))]
    else:
        a = exact(alpha) if alpha is not None else F(2, window + 1)
        out = values[:1]
        for x in values[1:]:
            out.append(a * x + (1 - a) * out[-1])
    out = [double(value) for value in out]
    return {'averages': out, 'last': out[-1]}


for index, numbers in enumerate(samples(13, 60)):
    kind = ['simple', 'weighted', 'exponential', 'cumulative'][index % 4]
    inputs = {'values': numbers, 'kind': kind}
    window = random.choice([1, 2, 3, 5, 100000])
    inputs['window'] = window
    alpha = random.choice([None, 0.1, 1, 0.5, 1e-9, 0.9]) if kind == 'exponential' else None
    if alpha is not None:
        inputs['alpha'] = alpha
    vectors.add('moving-average-calculator', inputs, lambda: moving(numbers, kind, window, alpha))
vectors.add('moving-average-calculator', {'values': [1] + [0] * 350, 'kind': 'exponential', 'alpha': 0.9}, lambda: moving([1] + [0] * 350, 'exponential', 3, 0.9))


def grouped(boundaries, frequencies):
    b = [exact(each) for each in boundaries]
    f = frequencies
    if len(b) != len(f) + 1 or any(x >= y for x, y in zip(b, b[1:])):
        raise Invalid()
    n = sum(f)
    if n == 0 or n > 2 ** 53 - 1:
        raise NoAnswer()
    mid = [(x + y) / 2 for x, y in zip(b, b[1:])]
    width = [y - x for x, y in zip(b, b[1:])]
    m = sum(w * x for w, x in zip(f, mid)) / n
    upto = list(itertools.accumulate(f))
    c = next(k for k in range(len(f)) if 2 * upto[k] >= n)
    median_ = b[c] + (F(n, 2) - (upto[c] - f[c])) / f[c] * width[c]
    d = [F(count) / w for count, w in zip(f, width)]
    k = d.index(max(d))
    before, after = d[k - 1] if k else F(0), d[k + 1] if k + 1 < len(d) else F(0)
    mode = b[k] + (d[k] - before) / (2 * d[k] - before - after) * width[k] if 2 * d[k] != before + after else mid[k]
    result = {'mean': double(m), 'median': double(median_), 'mode': double(mode), 'modalClass': k, 'count': n}
    if n > 1:
        variance = sum(w * (x - m) ** 2 for w, x in zip(f, mid)) / (n - 1)
        result.update(variance=double(variance), standardDeviation=double(root(variance)))
    return result


for index in range(40):
    size = random.randint(1, 7)
    step = random.choice([10, 5, 0.1, 2.5])
    boundaries = [round(random.choice([0, -20, 0.5]) + 0, 2)]
    for _ in range(size):
        boundaries.append(round(boundaries[-1] + step * (random.randint(1, 3) if index % 3 == 0 else 1), 6))
    frequencies = [random.choice([0, 0, 1, 2, 5, 5, 12, random.randint(0, 50)]) for _ in range(size)]
    vectors.add('grouped-data-calculator', {'boundaries': boundaries, 'frequencies': frequencies}, lambda: grouped(boundaries, frequencies))
for boundaries, frequencies in [([0, 1], [1]), ([0, 1], [0]), ([0, 0], [1]), ([1, 0], [1]), ([0, 1, 2], [1]), ([0, 1, 2], [2 ** 53 - 1, 1]), ([-1.7e308, 1.7e308], [3]), ([0, 1, 2, 3], [4, 4, 4]), ([0, 5e-324], [2])]:
    vectors.add('grouped-data-calculator', {'boundaries': boundaries, 'frequencies': frequencies}, lambda: grouped(boundaries, frequencies))


def alpha_of(rows):
    k = len(rows[0])
    var = lambda xs: squares(xs) / (len(xs) - 1)
    total = var([sum(row) for row in rows])
    return F(k, k - 1) * (1 - sum(var([row[i] for row in rows]) for i in range(k)) / total) if total else None


def cronbach(scores):
    if len({len(row) for row in scores}) > 1:
        raise Invalid()
    rows = [[exact(each) for each in row] for row in scores]
    k, n = len(rows[0]), len(rows)
    alpha = alpha_of(rows)
    if alpha is None:
        raise NoAnswer()
    result = {'alpha': double(alpha), 'items': k, 'people': n}
    columns = list(zip(*rows))
    if all(squares(column) for column in columns):
        centred = [[each - mean(column) for each in column] for column in columns]
        r = mpmath.fsum(big(sum(a * b for a, b in zip(x, y))) / (root(squares(x)) * root(squares(y))) for x, y in itertools.combinations(centred, 2)) / (k * (k - 1) // 2)
        if abs(1 + (k - 1) * r) > mpf(10) ** -300:
            result['standardizedAlpha'] = double(k * r / (1 + (k - 1) * r))
    if k > 2:
        rest = [alpha_of([row[:i] + row[i + 1:] for row in rows]) for i in range(k)]
        if None not in rest:
            result['alphaIfDeleted'] = [double(each) for each in rest]
    return result


for index in range(35):
    k, n = random.randint(2, 6), random.randint(2, 8)
    kind = index % 4
    scores = [[random.randint(1, 5) if kind < 2 else round(random.gauss(3, 1), 2) if kind == 2 else random.choice([1, 2, 3, 1e200, 1e-200]) for _ in range(k)] for _ in range(n)]
    vectors.add('cronbach-alpha-calculator', {'scores': scores}, lambda: cronbach(scores))
for scores in [[[1, 2], [2, 1]], [[1, 2], [1, 2]], [[1, 2], [1, 3]], [[1, 2, 3], [1, 2]], [[1, 2, 3], [2, 1, 3], [2, 2, 4]], [[1, -1, 2], [2, -2, 3], [3, -3, 5]]]:
    vectors.add('cronbach-alpha-calculator', {'scores': scores}, lambda: cronbach(scores))


def histogram(numbers, bins=None, width=None, start=None, rule='sturges'):
    if bins is not None and width is not None or start is not None and width is None:
        raise Invalid()
    x = [exact(number) for number in numbers]
    n, low, high = len(x), min(x), max(x)
    closed = width is None
    if width is not None:
        w = exact(width)
        first = exact(start) if start is not None else math.floor(low / w) * w
        count = math.floor((high - first) / w) + 1
        if first > low or count > 1000:
            raise Invalid()
    elif low == high:
        first, w, count = low - F(1, 2), F(1), 1
    else:
        sturges = math.ceil(mpmath.log(n, 2) - mpf(10) ** -50) + 1
        if bins is not None:
            count = bins
        elif rule == 'sturges':
            count = sturges
        elif rule == 'square-root':
            count = math.ceil(mpmath.sqrt(n) - mpf(10) ** -50)
        elif rule == 'rice':
            count = math.ceil(2 * mpmath.cbrt(n) - mpf(10) ** -50)
        else:
            h = mpf('3.49') * root(squares(x) / (n - 1)) / mpmath.cbrt(n) if rule == 'scott' else 2 * big(quantile(x, F(3, 4)) - quantile(x, F(1, 4))) / mpmath.cbrt(n)
            count = min(max(math.ceil(big(high - low) / h - mpf(10) ** -45), 1), 1000) if h else sturges
        first, w = low, (high - low) / count
    counts = [0] * count
    for value in x:
        place = math.floor((value - first) / w)
        counts[min(place, count - 1) if closed else place] += 1
    return {'edges': [double(first + i * w) for i in range(count + 1)], 'counts': counts, 'percents': [double(F(100 * c, n)) for c in counts],
            'cumulativeCounts': list(itertools.accumulate(counts)), 'densities': [double(c / (n * w)) for c in counts], 'width': double(w)}


RULES = ['sturges', 'square-root', 'rice', 'scott', 'freedman-diaconis']
for index, numbers in enumerate(samples(14, 75, most=40)):
    inputs = {'values': numbers}
    if index % 3 == 0:
        inputs['bins'] = random.choice([1, 2, 3, 7, 10])
    elif index % 3 == 1:
        inputs['width'] = random.choice([0.1, 1, 0.25, 3, 1e10, 2.5])
        if random.random() < 0.4:
            inputs['start'] = random.choice([-10, 0, 0.05, -0.3])
    else:
        inputs['rule'] = RULES[index // 3 % 5]
    vectors.add('histogram-calculator', inputs, lambda: histogram(numbers, **{name: value for name, value in inputs.items() if name != 'values'}))
for inputs in [{'values': [1, 2], 'bins': 2, 'width': 1}, {'values': [1, 2], 'start': 0}, {'values': [1, 2], 'start': 1.5, 'width': 1}, {'values': [0, 1000], 'width': 1}, {'values': [0, 999.5], 'width': 1},
               {'values': [0.1, 0.2, 0.3, 0.7, 0.8], 'width': 0.1}, {'values': [0.1, 0.3, 0.4, 0.7], 'bins': 6}, {'values': [-0.3, 0.3], 'width': 0.3}, {'values': list(range(1, 9)), 'rule': 'rice'},
               {'values': list(range(64)), 'rule': 'sturges'}, {'values': [1] * 20 + [1000], 'rule': 'freedman-diaconis'}, {'values': [1e-300, 1, 1e300], 'rule': 'scott'}]:
    vectors.add('histogram-calculator', inputs, lambda: histogram(inputs['values'], **{name: value for name, value in inputs.items() if name != 'values'}))

vectors.write('describing.json')
