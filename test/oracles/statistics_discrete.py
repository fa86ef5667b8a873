"""What the calculators of discrete and of named distributions must answer: exact fractions, sums and series with many digits, quantiles by halving.
/usr/bin/python3 test/oracles/statistics_discrete.py writes src/tools/statistics/testdata/discrete.json."""
import json
import math
import pathlib
import random
from fractions import Fraction

import mpmath
import scipy.stats
from mpmath import mp, mpf
from shared_distributions import beta_tails, exact, gamma_tails, normal
from statistics_continuous import root

vectors = []
INFINITE = mpmath.inf
SHORT = mpf(10) ** -12
mp.dps = 370


def vector(tool, inputs, near=None, **result):
    vectors.append({'tool': tool, 'inputs': inputs, 'result': {name: value for name, value in result.items() if value is not None}, **({'near': {'relative': near}} if near else {})})


def status(tool, code, **inputs):
    vectors.append({'tool': tool, 'inputs': inputs, 'status': code})


def f(value):
    return float(value)


def ask_discrete(tool, parameters, least, most, mass, cdf, mean, variance, xs, bounds, probabilities, density='probability', near=None):
    """mass and cdf of whole numbers in mpf; cdf gives both tails."""
    def tails(k):
        if k < least:
            return mpf(0), mpf(1)
        return (mpf(1), mpf(0)) if k >= most else cdf(int(k))
    moments = dict(mean=f(mean), variance=f(variance), standardDeviation=f(mpmath.sqrt(variance)))
    for x in xs:
        lower, upper = tails(math.floor(x))
        m = mass(int(x)) if x == math.floor(x) and least <= x <= most else mpf(0)
        if all(v == 0 or v > mpf(10) ** -290 for v in (m, lower, upper)):
            vector(tool, {**parameters, 'x': x}, near, **{density: f(m)}, cdf=f(lower), survival=f(upper), **moments)
    for low, high in bounds:
        a = least if low is None else max(math.ceil(low), least)
        b = most if high is None else min(math.floor(high), most)
        value = tails(b)[0] - tails(a - 1)[0] if a <= b else mpf(0)
        vector(tool, {**parameters, **({} if low is None else {'lower': low}), **({} if high is None else {'upper': high})}, near, between=f(value))
    for p in probabilities:
        inputs = {**parameters, 'probability': p}
        if p == 0:
            vector(tool, inputs, quantile=least)
        elif p == 1:
            if most == INFINITE:
                status(tool, 422, **inputs)
            else:
                vector(tool, inputs, quantile=most)
        else:
            wanted = exact(p) - SHORT
            low, high = least - 1, least
            while tails(high)[0] < wanted:
                low, high = high, (high - least) * 2 + least + 1
            while high - low > 1:
                middle = (low + high) // 2
                if tails(middle)[0] < wanted:
                    low = middle
                else:
                    high = middle
            vector(tool, inputs, quantile=high)


def binomials():
    tool = 'binomial-distribution-calculator'
    for n, p in ((0, 0.3), (1, 0.5), (10, 0.5), (10, 0), (7, 1), (20, 0.1), (100, 0.37), (1000, 0.999), (10 ** 6, 0.001), (10 ** 9, 2e-7), (10 ** 9, 1e-12), (5000, 0.5)):
        P = exact(p)
        mass = lambda k: mpmath.binomial(n, k) * (P ** k if k or P else 1) * ((1 - P) ** (n - k) if n - k or P != 1 else 1)
        cdf = lambda k: beta_tails(mpf(k + 1), mpf(n - k), P / (1 - P))[::-1] if 0 < p < 1 else ((mpf(1), mpf(0)) if p == 0 else (mpf(0), mpf(1)))
        if n <= 100:
            q = Fraction(repr(p)) if p != int(p) else Fraction(p)
            masses = [math.comb(n, k) * q ** k * (1 - q) ** (n - k) for k in range(n + 1)]
            to = lambda fraction: mpf(fraction.numerator) / fraction.denominator
            mass = lambda k: to(masses[k])
            cdf = lambda k: (to(sum(masses[:k + 1], Fraction(0))), to(sum(masses[k + 1:], Fraction(0))))
        middle = int(n * p)
        xs = sorted({-1, 0, 0.5, middle, middle + 3, n // 2, n, n + 1, 2e9, 1e300})
        ask_discrete(tool, {'trials': n, 'successProbability': p}, 0, n, mass, cdf, n * P, n * P * (1 - P), xs,
                     [(middle, None), (None, middle), (middle - 2.5, middle + 2.5), (0.2, 0.8), (n, None), (-5, 2e9)], [0, 1, 0.5, 0.9, 0.01, 1e-9, 0.999999])
    status(tool, 400, trials=-1, successProbability=0.5, x=0)
    status(tool, 400, trials=1.5, successProbability=0.5, x=0)
    status(tool, 400, trials=1000000001, successProbability=0.5, x=0)
    status(tool, 400, trials=2, successProbability=1.01, x=0)
    status(tool, 400, trials=2, successProbability=0.5)
    status(tool, 400, trials=2, successProbability=0.5, lower=2, upper=1)
    # Reached within 1e-12.
    vector(tool, {'trials': 3, 'successProbability': 0.5, 'probability': 0.5}, quantile=1)
    vector(tool, {'trials': 3, 'successProbability': 0.5, 'probability': 0.5000000000005}, quantile=1)
    vector(tool, {'trials': 3, 'successProbability': 0.5, 'probability': 0.500000000002}, quantile=2)


def poissons():
    tool = 'poisson-distribution-calculator'
    for rate in (1e-300, 1e-9, 0.1, 3, 4.5, 39.5, 50, 700, 1e5):
        L = exact(rate)
        mass = lambda k: mpmath.exp(k * mpmath.log(L) - L - mpmath.loggamma(k + 1))
        cdf = lambda k: gamma_tails(mpf(k + 1), L)[::-1]
        middle = int(rate)
        ask_discrete(tool, {'rate': rate}, 0, INFINITE, mass, cdf, L, L, [-0.5, 0, 1, middle, middle + 2, 2.5, middle + 30], [(middle, None), (1, middle + 5), (None, 2)], [0, 1, 0.5, 0.975, 0.001] if rate < 1e4 else [0.3])
    for inputs, result in (({'x': 0}, {'probability': 1, 'cdf': 1, 'survival': 0}), ({'x': 1}, {'probability': 0, 'cdf': 1, 'survival': 0}), ({'probability': 0.7}, {'quantile': 0}), ({'lower': 1}, {'between': 0})):
        vector(tool, {'rate': 0, **inputs}, **result, mean=0, variance=0, standardDeviation=0)
    vector(tool, {'rate': 2, 'x': 1e300}, probability=0, cdf=1, survival=0)
    status(tool, 400, rate=-1, x=1)
    status(tool, 400, rate=1000000001, x=1)


def geometrics():
    tool = 'geometric-distribution-calculator'
    for counting, first in (('trials', 1), ('failures', 0)):
        for p in (1e-9, 0.001, 0.2, 0.5, 0.99):
            P = exact(p)
            q = 1 - P
            mass = lambda k: q ** (k - first) * P
            cdf = lambda k: (1 - q ** (k - first + 1), q ** (k - first + 1))
            ask_discrete(tool, {'successProbability': p, 'counting': counting}, first, INFINITE, mass, cdf, q / P + first, q / P ** 2, [-1, 0, 1, 2, 2.5, 60, 3000],
                         [(3, None), (None, 2), (2, 40)], [0, 1, 0.5, 0.488, 0.9999, 1e-7])
        vector(tool, {'successProbability': 1, 'counting': counting, 'x': first, 'probability': 0.9}, probability=1, cdf=1, survival=0, quantile=first, mean=first, variance=0, standardDeviation=0)
    status(tool, 400, successProbability=0, x=1)
    status(tool, 400, successProbability=1.1, x=1)


def hypergeometrics():
    tool = 'hypergeometric-distribution-calculator'
    for size, successes, draws in ((0, 0, 0), (1, 1, 1), (1, 0, 1), (5, 5, 3), (49, 6, 6), (52, 4, 5), (60, 24, 7), (100, 90, 80), (1000, 500, 500), (10 ** 5, 30, 7000)):
        least, most = max(0, draws + successes - size), min(draws, successes)
        all_ = math.comb(size, draws)
        counts = {k: math.comb(successes, k) * math.comb(size - successes, draws - k) for k in range(least, most + 1)}
        mass = lambda k: mpf(counts[k]) / all_
        cdf = lambda k: (mpf(sum(counts[j] for j in range(least, k + 1))) / all_, mpf(sum(counts[j] for j in range(k + 1, most + 1))) / all_)
        mean = mpf(draws) * successes / size if size else mpf(0)
        variance = mean * (size - successes) * (size - draws) / size / (size - 1) if size > 1 else mpf(0)
        middle = int(mean)
        ask_discrete(tool, {'populationSize': size, 'successesInPopulation': successes, 'draws': draws}, least, most, mass, cdf, mean, variance,
                     [-1, least, middle, middle + 0.5, most - 1, most, most + 7], [(middle, None), (None, middle - 1), (middle - 1, middle + 1)], [0, 1, 0.5, 0.95, 0.001])
    for size, successes, draws in ((10 ** 6, 300_000, 10_000), (10 ** 9, 500_000_000, 1_000_000), (10 ** 9, 999_999_000, 5000)):
        mp.dps = 60
        least, most = max(0, draws + successes - size), min(draws, successes)
        log_choose = lambda n, k: mpmath.loggamma(n + 1) - mpmath.loggamma(k + 1) - mpmath.loggamma(n - k + 1)
        mass = lambda k: mpmath.exp(log_choose(successes, k) + log_choose(size - successes, draws - k) - log_choose(size, draws))

        def run(k, step):
            term = mass(k)
            total = mpf(0)
            while least <= k <= most and term > total * mpf(10) ** -50:
                total += term
                if step > 0:
                    term = term * (successes - k) * (draws - k) / ((k + 1) * (size - successes - draws + k + 1))
                else:
                    term = term * k * (size - successes - draws + k) / ((successes - k + 1) * (draws - k + 1))
                k += step
            return total
        mean = mpf(draws) * successes / size
        variance = mean * (size - successes) * (size - draws) / size / (size - 1)

        def cdf(k):
            if k < mean:
                lower = run(k, -1)
                return lower, 1 - lower
            upper = run(k + 1, 1)
            return 1 - upper, upper
        deviation = math.ceil(mpmath.sqrt(variance))
        ask_discrete(tool, {'populationSize': size, 'successesInPopulation': successes, 'draws': draws}, least, most, mass, cdf, mean, variance,
                     [x for x in (int(mean) + d * deviation for d in (-20, -3, 0, 2, 15)) if x <= most], [(int(mean) - deviation, int(mean) + deviation)], [0.5, 0.975], near=1e-12)
        mp.dps = 370
    status(tool, 400, populationSize=5, successesInPopulation=6, draws=1, x=0)
    status(tool, 400, populationSize=5, successesInPopulation=1, draws=6, x=0)
    status(tool, 400, populationSize=-1, successesInPopulation=0, draws=0, x=0)


NAMED = 'probability-distribution-calculator'


def ask_named(name, a, b, c, function, support, mean, variance, xs, bounds, probabilities, start, ends=None):
    parameters = {'distribution': name, 'a': a, 'b': b, **({} if c is None else {'c': c})}
    moments = dict(mean=None if mean is None else f(mean), variance=None if variance is None else f(variance), standardDeviation=None if variance is None else f(mpmath.sqrt(variance)))
    least, most = support

    def at(x):
        if x <= least:
            return mpf(0), mpf(1), (ends or {}).get(x, mpf(0))
        if x >= most:
            return mpf(1), mpf(0), (ends or {}).get(x, mpf(0))
        return function(exact(x))
    mp.dps = 370
    for x in xs:
        lower, upper, density = at(x)
        if all(v == 0 or v > mpf(10) ** -290 for v in (lower, upper, density)):
            vector(NAMED, {**parameters, 'x': x}, cdf=f(lower), survival=f(upper), density=f(density), **moments)
    for low, high in bounds:
        value = (at(high)[0] if high is not None else mpf(1)) - (at(low)[0] if low is not None else mpf(0))
        vector(NAMED, {**parameters, **({} if low is None else {'lower': low}), **({} if high is None else {'upper': high})}, between=f(value))
    for p in probabilities:
        upper = p > 0.5
        target = 1 - exact(p) if upper else exact(p)
        vector(NAMED, {**parameters, 'probability': p}, quantile=f(start(target, upper)))
    mp.dps = 370


def named():
    for a, b in ((2, 6), (-0.3, 0.1), (-1e308, 1e308), (0, 1e-300)):
        A, B = exact(a), exact(b)
        w = B - A
        inside = [float(A + w * share) for share in (mpf('0.25'), mpf('0.9'))]
        ask_named('uniform', a, b, None, lambda x: ((x - A) / w, (B - x) / w, 1 / w), (a, b), (A + B) / 2, w * w / 12 if b < 1e100 else None, [a, b, *inside, -1.5e308], [(inside[0], None), (inside[0], inside[1])],
                  [0.3, 0.8], lambda t, upper: B - t * w if upper else A + t * w, {a: 1 / w, b: 1 / w}) if b > 1e-100 else None
    vector(NAMED, {'distribution': 'uniform', 'a': 2, 'b': 6, 'probability': 0}, quantile=2)
    vector(NAMED, {'distribution': 'uniform', 'a': 2, 'b': 6, 'probability': 1}, quantile=6)
    for a, b in ((1, 6), (-3, -3), (-10 ** 15, 10 ** 15), (0, 9)):
        n = b - a + 1
        A, B = mpf(a), mpf(b)
        ask_discrete(NAMED, {'distribution': 'discrete-uniform', 'a': a, 'b': b}, a, b, lambda k: mpf(1) / n, lambda k: (mpf(k - a + 1) / n, mpf(b - k) / n), (A + B) / 2, (mpf(n) ** 2 - 1) / 12,
                     [a - 1, a, a + 0.5, b, b + 3, (a + b) // 2], [(a + 1, None), (None, a + 2), (a + 0.5, a + 0.7)], [0, 1, 0.5, 0.1, 0.7, 0.3], density='density')
    for a, b in ((0, 1), (2.5, 0.1), (-3, 4)):
        A, B = exact(a), exact(b)

        def function(x):
            z = (mpmath.log(x) - A) / B
            lower, upper, density = normal(z)
            return lower, upper, density / B / x
        rough = scipy.stats.lognorm(b, scale=math.exp(a))
        ask_named('log-normal', a, b, None, function, (0, math.inf), mpmath.exp(A + B * B / 2), mpmath.expm1(B * B) * mpmath.exp(2 * A + B * B), [-1, 0, float('%.5g' % math.exp(a + 0.3 * b)), float('%.5g' % math.exp(a - 9 * b))],
                  [(1, 5), (20, None)], [0.1, 0.975, 1e-30], lambda t, upper: root(function, t, upper, (rough.isf if upper else rough.ppf)(float(t))))
    for a, b in ((0.1, 2), (1, 0.5), (2.5, 10), (80, 3), (3000, 0.01)):
        A, B = exact(a), exact(b)

        def function(x):
            return *gamma_tails(A, B * x), mpmath.exp(A * mpmath.log(B) + (A - 1) * mpmath.log(x) - B * x - mpmath.loggamma(A))
        m = a / b
        rough = scipy.stats.gamma(a, scale=1 / b)
        ask_named('gamma', a, b, None, function, (0, math.inf), A / B, A / B ** 2, [-1, float('%.4g' % (m * 0.6)), float('%.4g' % (m * 1.4)), float('%.4g' % (m + 60 / b))], [(m, None), (m / 2, 2 * m), (None, m / 10)],
                  [0.05, 0.9, 1e-9], lambda t, upper: root(function, t, upper, (rough.isf if upper else rough.ppf)(float(t))))
    vector(NAMED, {'distribution': 'gamma', 'a': 1, 'b': 0.5, 'x': 0}, density=0.5, cdf=0, survival=1)
    for a, b in ((0.5, 0.5), (1, 3), (2, 5), (200, 300), (0.2, 40)):
        A, B = exact(a), exact(b)

        def function(x):
            return *beta_tails(A, B, x / (1 - x)), mpmath.exp((A - 1) * mpmath.log(x) + (B - 1) * mpmath.log(1 - x) + mpmath.loggamma(A + B) - mpmath.loggamma(A) - mpmath.loggamma(B))
        m = A / (A + B)
        s = A + B

        def by_halving(t, upper):
            mp.dps = 60
            low, high = mpf(-200), mpf(200)
            for _ in range(190):
                middle = (low + high) / 2
                odds = mpmath.exp(middle)
                tails = beta_tails(A, B, odds)
                if (tails[1] > t) if upper else (tails[0] < t):
                    low = middle
                else:
                    high = middle
            odds = mpmath.exp(low)
            return odds / (1 + odds)
        ask_named('beta', a, b, None, function, (0, 1), m, A * B / s ** 2 / (s + 1), [-0.5, 1e-20, 0.3, 0.6, 0.9375, 1.5], [(0.2, 0.4), (0.5, None), (None, 0.1)], [0.05, 0.9], by_halving)
    vector(NAMED, {'distribution': 'beta', 'a': 1, 'b': 3, 'x': 0}, density=3, cdf=0)
    vector(NAMED, {'distribution': 'beta', 'a': 3, 'b': 1, 'x': 1}, density=3, cdf=1)
    for a, b in ((0.5, 2), (1, 3), (1.5, 10), (40, 7), (1e7, 2)):
        A, B = exact(a), exact(b)

        def function(x):
            h = (x / B) ** A
            return -mpmath.expm1(-h), mpmath.exp(-h), A / x * h * mpmath.exp(-h)
        g1, g2 = mpmath.gamma(1 + 1 / A), mpmath.gamma(1 + 2 / A)
        ask_named('weibull', a, b, None, function, (0, math.inf), B * g1, B ** 2 * (g2 - g1 ** 2), [-1, b * 1e-3, float('%.10g' % (b * (1 - 0.1 / a))), float('%.10g' % (b * (1 + 1 / a)))], [(b / 2, None), (None, b)], [0.05, 0.5, 0.9, 1e-40],
                  lambda t, upper: B * (-mpmath.log(t) if upper else -mpmath.log1p(-t)) ** (1 / A))
    for a, b in ((0, 1), (3, 0.25), (-100, 7)):
        A, B = exact(a), exact(b)
        near = [float(A + B * z) for z in (-30, -1, 0.5, 4, 30)]

        def logistic(x):
            e = mpmath.exp(-(x - A) / B)
            return 1 / (1 + e), e / (1 + e), e / (1 + e) ** 2 / B

        def laplace(x):
            z = (x - A) / B
            half = mpmath.exp(-abs(z)) / 2
            return (half, 1 - half, half / B) if z < 0 else (1 - half, half, half / B)

        def cauchy(x):
            z = (x - A) / B
            return mpf(1) / 2 + mpmath.atan(z) / mp.pi, mpf(1) / 2 - mpmath.atan(z) / mp.pi, 1 / (mp.pi * (1 + z * z) * B)
        ps = [0.001, 0.3, 0.6, 0.975, 1e-200]
        bounds = [(near[1], near[2]), (near[3], None), (near[3], near[4]), (None, near[0])]
        ask_named('logistic', a, b, None, logistic, (-math.inf, math.inf), A, (B * mp.pi) ** 2 / 3, near, bounds, ps, lambda t, upper: A + B * mpmath.log(t / (1 - t)) * (-1 if upper else 1))
        ask_named('laplace', a, b, None, laplace, (-math.inf, math.inf), A, 2 * B * B, near, bounds, ps, lambda t, upper: A + B * mpmath.log(2 * t) * (-1 if upper else 1))
        ask_named('cauchy', a, b, None, cauchy, (-math.inf, math.inf), None, None, near + [1e20, 1e200], bounds, ps, lambda t, upper: A - B * mpmath.cot(mp.pi * t) * (-1 if upper else 1))
    for a, b in ((1, 0.5), (2, 1.5), (3, 3), (0.1, 20)):
        A, B = exact(a), exact(b)
        ask_named('pareto', a, b, None, lambda x: (-mpmath.expm1(B * mpmath.log(A / x)), (A / x) ** B, B / x * (A / x) ** B), (a, math.inf), A * B / (B - 1) if b > 1 else None, A ** 2 * B / (B - 1) ** 2 / (B - 2) if b > 2 else None,
                  [0, a, a * 1.5, a * 1e6], [(None, 2 * a), (3 * a, None)], [0.1, 0.9], lambda t, upper: A * mpmath.exp((-mpmath.log(t) if upper else -mpmath.log1p(-t)) / B), {a: B / A})
    for a, b, c in ((0, 10, 3), (-1, 1, -1), (-1, 1, 1), (2.5, 2.75, 2.6)):
        A, B, C = exact(a), exact(b), exact(c)
        w = B - A

        def function(x):
            if x < C or (x == C and C > A):
                lower = (x - A) ** 2 / (w * (C - A))
                return lower, 1 - lower, 2 * (x - A) / (w * (C - A))
            upper = (B - x) ** 2 / (w * (B - C))
            return 1 - upper, upper, 2 * (B - x) / (w * (B - C))

        def quantile(t, upper):
            p = 1 - t if upper else t
            return A + mpmath.sqrt(p * w * (C - A)) if p * w <= C - A else B - mpmath.sqrt((1 - p) * w * (B - C))
        xs = [a - 1, a, b, c, float(A + w / 4), float(A + w * 3 / 4)]
        ask_named('triangular', a, b, c, function, (a, b), (A + B + C) / 3, (A * A + B * B + C * C - A * B - A * C - B * C) / 18, xs, [(xs[4], xs[5]), (xs[5], None)], [0.05, 0.5, 0.95], quantile, {c: 2 / w})
    for a, b in ((1, 0.5), (3, 0.2), (50, 0.9), (1000, 0.01), (4, 1e-3)):
        B = exact(b)
        ask_discrete(NAMED, {'distribution': 'negative-binomial', 'a': a, 'b': b}, 0, INFINITE, lambda k: mpmath.exp(mpmath.loggamma(k + a) - mpmath.loggamma(a) - mpmath.loggamma(k + 1) + a * mpmath.log(B) + k * mpmath.log(1 - B)),
                     lambda k: beta_tails(mpf(a), mpf(k + 1), B / (1 - B)), a * (1 - B) / B, a * (1 - B) / B ** 2, [-1, 0, 1, 2.5, 30, 90000], [(2, None), (None, 3), (5, 80)], [0, 1, 0.5, 0.95], density='density')
    vector(NAMED, {'distribution': 'negative-binomial', 'a': 2, 'b': 1, 'x': 0}, density=1, cdf=1, survival=0, mean=0, variance=0)
    # Powers and averages beyond the doubles are left out.
    vector(NAMED, {'distribution': 'cauchy', 'a': 0, 'b': 1, 'probability': 0.5}, quantile=0, mean=None)
    for wrong in (dict(distribution='uniform', a=1, b=1), dict(distribution='uniform', a=2, b=1), dict(distribution='discrete-uniform', a=1.5, b=3), dict(distribution='discrete-uniform', a=3, b=1), dict(distribution='discrete-uniform', a=0, b=2e15),
                  dict(distribution='log-normal', a=0, b=0), dict(distribution='gamma', a=0, b=1), dict(distribution='gamma', a=1, b=-1), dict(distribution='beta', a=1, b=0), dict(distribution='weibull', a=-1, b=1), dict(distribution='logistic', a=0, b=0),
                  dict(distribution='laplace', a=0, b=-2), dict(distribution='cauchy', a=0, b=0), dict(distribution='pareto', a=0, b=1), dict(distribution='pareto', a=1, b=0), dict(distribution='triangular', a=0, b=1), dict(distribution='triangular', a=0, b=1, c=2),
                  dict(distribution='triangular', a=1, b=1, c=1), dict(distribution='negative-binomial', a=0, b=0.5), dict(distribution='negative-binomial', a=1.5, b=0.5), dict(distribution='negative-binomial', a=1, b=0), dict(distribution='negative-binomial', a=1, b=1.5),
                  dict(distribution='uniform', a=0, b=1, c=0.5)):
        status(NAMED, 400, **wrong, x=1)
    status(NAMED, 400, distribution='uniform', a=0, b=1)
    status(NAMED, 400, distribution='uniform', a=0, b=1, lower=0.5, upper=0.4)
    for name in ('gamma', 'weibull', 'log-normal', 'laplace', 'cauchy', 'logistic', 'pareto'):
        status(NAMED, 422, distribution=name, a=1, b=1, probability=1)


def main():
    random.seed(20261126)
    for part in (binomials, poissons, geometrics, hypergeometrics, named):
        part()
    folder = pathlib.Path(__file__).parents[2] / 'src/tools/statistics/testdata'
    (folder / 'discrete.json').write_text('[\n' + ',\n'.join(json.dumps(entry, separators=(',', ':'), allow_nan=False) for entry in vectors) + '\n]\n')


if __name__ == '__main__':
    main()
