"""What the calculators of continuous distributions must answer: series with hundreds of digits, quantiles by Newton's method from where scipy finds them.
/usr/bin/python3 test/oracles/statistics_continuous.py writes src/tools/statistics/testdata/continuous.json."""
import json
import pathlib
import random

import mpmath
import scipy.stats
from mpmath import mp, mpf
from shared_distributions import chi_square, exact, f_distribution, normal, number, student_t

vectors = []


def vector(tool, inputs, near=None, **result):
    vectors.append({'tool': tool, 'inputs': inputs, 'result': result, **({'near': {'relative': near}} if near else {})})


def status(tool, code, **inputs):
    vectors.append({'tool': tool, 'inputs': inputs, 'status': code})


def exponential(x, rate):
    return -mpmath.expm1(-rate * x), mpmath.exp(-rate * x), rate * mpmath.exp(-rate * x)


def root(function, target, upper, start):
    """The x whose tail on that side is the target, to 40 digits."""
    mp.dps = 60 + int(-mpmath.log10(target))
    x = mpf(float(start or 1e-15))
    if not abs(float(function(x)[1 if upper else 0]) / float(target) - 1) < 0.1:
        # Where scipy is far off, by halving.
        sign = mpmath.sign(x)
        low, high = mpf(-100), mpf(100)
        for _ in range(80):
            middle = (low + high) / 2
            is_far = function(sign * mpmath.exp(middle))[1 if upper else 0] < target
            if is_far == (upper == (sign > 0)):
                high = middle
            else:
                low = middle
        x = sign * mpmath.exp(low)
    for _ in range(40):
        lower_tail, upper_tail, density = function(x)
        tail = upper_tail if upper else lower_tail
        # Newton's method for the logarithm of the tail, as a function of that of x.
        move = mpmath.log(tail / target) * tail / (density * x) * (1 if upper else -1)
        x *= mpmath.exp(move)
        if abs(move) < mpf(10) ** -25:
            return x
    raise ValueError('no root')


TOOLS = {
    'normal-distribution-calculator': (lambda p: lambda x: normal(x), lambda p: scipy.stats.norm()),
    't-distribution-calculator': (lambda p: lambda x: student_t(x, exact(p['degreesOfFreedom'])), lambda p: scipy.stats.t(p['degreesOfFreedom'])),
    'chi-square-distribution-calculator': (lambda p: lambda x: chi_square(x, exact(p['degreesOfFreedom'])), lambda p: scipy.stats.chi2(p['degreesOfFreedom'])),
    'f-distribution-calculator': (lambda p: lambda x: f_distribution(x, exact(p['df1']), exact(p['df2'])), lambda p: scipy.stats.f(p['df1'], p['df2'])),
    'exponential-distribution-calculator': (lambda p: lambda x: exponential(x, exact(p['rate'])), lambda p: scipy.stats.expon(scale=1 / p['rate'])),
}


def tails(function, x, positive):
    mp.dps = 370
    if positive and x <= 0:
        return mpf(0), mpf(1), mpf(0)
    if x == 0:
        return mpf(1) / 2, mpf(1) / 2, None
    return function(exact(x))


def ask(tool, parameters, xs=(), bounds=(), probabilities=()):
    make, rough = TOOLS[tool]
    function = make(parameters)
    positive = tool[0] in 'cfe'
    for x in xs:
        lower, upper, density = tails(function, x, positive)
        result = {'cdf': float(lower), 'survival': float(upper)}
        if density is not None and not (positive and x == 0):
            result['density'] = float(density)
        if min(result.values()) == 0 or min(result.values()) > 1e-290:
            vector(tool, {**parameters, 'x': x}, **result)
    for low, high in bounds:
        below = tails(function, low, positive)[0] if low is not None else mpf(0)
        above = tails(function, high, positive)[0] if high is not None else mpf(1)
        vector(tool, {**parameters, **({'lower': low} if low is not None else {}), **({'upper': high} if high is not None else {})}, between=float(above - below))
    for p in probabilities:
        frozen = rough(parameters)
        upper = p > 0.5
        target = 1 - exact(p) if upper else exact(p)
        start = frozen.isf(float(target)) if upper else frozen.ppf(p)
        if p == 0.5 and not positive:
            continue
        vector(tool, {**parameters, 'probability': p}, quantile=float(root(function, target, upper, start)))


def main():
    random.seed(20261125)
    name = 'normal-distribution-calculator'
    ask(name, {}, [0, 1, -1, 5, -5, 12.5, -30, 37, 38, -38, 100, 1e-300, 8.25], [(0, None), (None, -3), (-1, 1), (30, 31), (-31, -30), (2, 2), (1, 1.0000000001)],
        [0.5, 0.025, 0.975, 1e-10, 1e-100, 1e-300, 0.9999999999999999, 0.3, 0.6, 0.7500000001, 0.4999999999999999])
    status(name, 422, probability=0)
    status(name, 422, probability=1)
    status(name, 400)
    status(name, 400, lower=2, upper=1)
    status(name, 400, standardDeviation=0, x=1)
    status(name, 400, standardDeviation=-1, x=1)
    status(name, 400, probability=1.5)
    for _ in range(12):
        mean, deviation = random.choice((number(-3, 3), -number(-2, 4))), number(-3, 3)
        z = random.uniform(-9, 9)
        x = float('%.6g' % (mean + z * deviation))
        mp.dps = 370
        exact_z = (exact(x) - exact(mean)) / exact(deviation)
        lower, upper, density = normal(exact_z)
        vector(name, {'mean': mean, 'standardDeviation': deviation, 'x': x}, cdf=float(lower), survival=float(upper), density=float(density / exact(deviation)),
               mean=mean, variance=float(exact(deviation) ** 2), standardDeviation=deviation)
    name = 't-distribution-calculator'
    for df in (0.1, 0.5, 1, 1.5, 2, 2.5, 3, 10, 100, 1e6):
        parameters = {'degreesOfFreedom': df}
        ask(name, parameters, [0.001, -2.228, 40], [(-1, 2.5), (3, None)], [0.025, 0.6, 0.999, 1e-12])
        mean = {'mean': 0} if df > 1 else {}
        spread = {'variance': float(exact(df) / (exact(df) - 2)), 'standardDeviation': float(mpmath.sqrt(exact(df) / (exact(df) - 2)))} if df > 2 else {}
        vector(name, {**parameters, 'lower': 0}, between=0.5, **mean, **spread)
    ask(name, {'degreesOfFreedom': 1000}, [-37, 25], [], [1e-200])
    status(name, 400, degreesOfFreedom=0, x=1)
    status(name, 400, x=1)
    status(name, 400, degreesOfFreedom=3)
    status(name, 422, degreesOfFreedom=3, probability=1)
    name = 'chi-square-distribution-calculator'
    for df in (0.1, 1, 2, 3, 5.5, 30, 500, 2e4):
        ask(name, {'degreesOfFreedom': df}, [-1, 0.01, float('%.5g' % (df * 1.3)), float('%.5g' % (df + 50))], [(-3, df), (df, None), (df + 40, df + 45)], [0.05, 0.95, 0.5, 1e-12, 0.999999999])
    status(name, 400, degreesOfFreedom=-1, x=1)
    status(name, 422, degreesOfFreedom=2, probability=1)
    vector(name, {'degreesOfFreedom': 2, 'x': 0, 'probability': 0}, density=0.5, cdf=0, survival=1, quantile=0, mean=2, variance=4, standardDeviation=2)
    name = 'f-distribution-calculator'
    for df1, df2 in ((1, 1), (0.3, 5), (5, 10), (2, 2.5), (10, 4), (7, 4.5), (100, 200), (1, 1e4), (1e4, 3)):
        ask(name, {'df1': df1, 'df2': df2}, [0.01, 1, 30], [(0.5, 2), (5, None)], [0.05, 0.95, 0.001])
        d1, d2 = exact(df1), exact(df2)
        result = {'mean': float(d2 / (d2 - 2))} if df2 > 2 else {}
        if df2 > 4:
            variance = 2 * d2 ** 2 * (d1 + d2 - 2) / (d1 * (d2 - 2) ** 2 * (d2 - 4))
            result |= {'variance': float(variance), 'standardDeviation': float(mpmath.sqrt(variance))}
        vector(name, {'df1': df1, 'df2': df2, 'upper': -1}, between=0, **result)
    status(name, 400, df1=1, df2=0, x=1)
    status(name, 400, df1=1, x=1)
    name = 'exponential-distribution-calculator'
    for rate in (0.001, 0.1, 1, 7.5, 1e10):
        unit = 1 / rate
        ask(name, {'rate': rate}, [-1, unit, 3e-17 * unit, 500 * unit], [(unit, 2 * unit), (-5, unit), (30 * unit, None)], [0.5, 1e-20, 0.99, 0.9999999999999999])
        mp.dps = 60
        vector(name, {'rate': rate, 'x': 0, 'probability': 0}, cdf=0, survival=1, density=rate, quantile=0, mean=float(1 / exact(rate)), variance=float(1 / exact(rate) ** 2))
    status(name, 400, rate=0, x=1)
    status(name, 422, rate=1, probability=1)
    tests()
    folder = pathlib.Path(__file__).parents[2] / 'src/tools/statistics/testdata'
    (folder / 'continuous.json').write_text('[\n' + ',\n'.join(json.dumps(entry, separators=(',', ':')) for entry in vectors) + '\n]\n')


def tests():
    """p-values and critical values."""
    functions = {'normal': (lambda x: normal(x), scipy.stats.norm(), {}), 't': (lambda x: student_t(x, mpf(7)), scipy.stats.t(7), {'df1': 7}),
                 'chi-square': (lambda x: chi_square(x, mpf(4)), scipy.stats.chi2(4), {'df1': 4}), 'f': (lambda x: f_distribution(x, mpf(3), mpf(20)), scipy.stats.f(3, 20), {'df1': 3, 'df2': 20})}
    for name, (function, rough, freedom) in functions.items():
        symmetric = name in ('normal', 't')
        given = {'distribution': name, **freedom}
        for statistic in (0.5, 2.5, 30) + ((-0.1, -4, 0) if symmetric else (0,)):
            lower, upper, _ = tails(function, statistic, not symmetric)
            for alternative, p in (('two-sided', min(mpf(1), 2 * min(lower, upper))), ('less', lower), ('greater', upper)):
                vector('p-value-calculator', {**given, 'statistic': statistic, 'alternative': alternative}, pValue=float(p), lowerTail=float(lower), upperTail=float(upper))
        for significance in (0.05, 0.001, 0.4, 0.7, 1e-30):
            for alternative in ('two-sided', 'less', 'greater'):
                share = exact(significance) / (2 if alternative == 'two-sided' else 1)
                result = {}
                if alternative != 'greater':
                    result['lower'] = float(root(function, share, False, rough.ppf(float(share))))
                if alternative != 'less':
                    result['upper'] = float(root(function, share, True, rough.isf(float(share))))
                vector('critical-value-calculator', {**given, 'significance': significance, 'alternative': alternative}, **result)
    for tool, key, value in (('p-value-calculator', 'statistic', 1), ('critical-value-calculator', 'significance', 0.1)):
        status(tool, 400, **{key: value, 'df1': 3})
        status(tool, 400, **{key: value, 'distribution': 't'})
        status(tool, 400, **{key: value, 'distribution': 't', 'df1': 3, 'df2': 4})
        status(tool, 400, **{key: value, 'distribution': 'f', 'df1': 3})
        status(tool, 400, **{key: value, 'distribution': 'chi-square', 'df2': 3})
    status('p-value-calculator', 400, distribution='f', df1=1, df2=1, statistic=-1)
    status('p-value-calculator', 400, distribution='chi-square', df1=1, statistic=-1e-9)
    status('critical-value-calculator', 400, significance=0)
    status('critical-value-calculator', 400, significance=1)


if __name__ == '__main__':
    main()
