"""Tails, densities and points of the continuous distributions that tools of statistics rest on, from power series in mpmath with 370 digits.
/usr/bin/python3 test/oracles/shared_distributions.py writes src/tools/shared/numbers/distributions/testdata/vectors.json."""
import json
import pathlib
import random

import mpmath
from mpmath import mp, mpf

DIGITS = 370
mp.dps = DIGITS


def exact(value):
    return mpf(repr(value))


def gamma_tails(a, x):
    term = total = 1 / a
    k, end = a, mpf(10) ** (5 - mp.dps)
    while term > total * end:
        k += 1
        term = term * x / k
        total += term
    lower = total * mpmath.exp(a * mpmath.log(x) - x - mpmath.loggamma(a))
    return lower, 1 - lower


def beta_tails(a, b, odds):
    """At the x with x/(1 − x) = odds."""
    if odds > 1:
        upper, lower = beta_tails(b, a, 1 / odds)
        return lower, upper
    n, x, y = a + b, odds / (1 + odds), 1 / (1 + odds)
    term = total = 1 / a
    above, below, end = n, a, mpf(10) ** (5 - mp.dps)
    while term > total * end:
        below += 1
        term = term * above * x / below
        above += 1
        total += term
    lower = total * mpmath.exp(a * mpmath.log(x) + b * mpmath.log(y) + mpmath.loggamma(n) - mpmath.loggamma(a) - mpmath.loggamma(b))
    return lower, 1 - lower


def symmetric(x, tails):
    right = ((1 + tails[0]) / 2, tails[1] / 2)
    return right if x > 0 else right[::-1]


def normal(x):
    return *symmetric(x, gamma_tails(mpf(1) / 2, x * x / 2)), mpmath.exp(-x * x / 2) / mpmath.sqrt(2 * mp.pi)


def chi_square(x, df):
    lower, upper = gamma_tails(df / 2, x / 2)
    return lower, upper, mpmath.exp((df / 2 - 1) * mpmath.log(x) - x / 2 - df / 2 * mpmath.log(2) - mpmath.loggamma(df / 2))


def student_t(x, df):
    density = mpmath.exp(mpmath.loggamma((df + 1) / 2) - mpmath.loggamma(df / 2) - (df + 1) / 2 * mpmath.log(1 + x * x / df)) / mpmath.sqrt(df * mp.pi)
    return *symmetric(x, beta_tails(mpf(1) / 2, df / 2, x * x / df)), density


def f_distribution(x, df1, df2):
    a, b, odds = df1 / 2, df2 / 2, df1 * x / df2
    density = mpmath.exp(a * mpmath.log(odds) - (a + b) * mpmath.log(1 + odds) + mpmath.loggamma(a + b) - mpmath.loggamma(a) - mpmath.loggamma(b)) / x
    return *beta_tails(a, b, odds), density


DISTRIBUTIONS = {'normal': normal, 'chi-square': chi_square, 't': student_t, 'f': f_distribution}


def number(least, most):
    """Of random size and with a random number of digits."""
    return float('%.*g' % (random.randint(1, 17), 10 ** random.uniform(least, most)))


def main():
    random.seed(20261124)
    cases = [('normal', [], x) for x in (1e-300, 1e-8, 0.1, -0.6744897501960817, 1, -1, 1.96, 5, 8.3, -10, 20, -37, 37.5)]
    cases += [('t', [df], x) for df in (0.1, 1, 2, 3, 30, 1e6) for x in (1e-9, -1, 2.228, 30, -1e5)]
    cases += [('t', [0.5], 1e150), ('t', [3.5], 1e80), ('t', [1e9], 6.5), ('t', [1e15], -4.25)]
    cases += [('chi-square', [df], x) for df in (0.1, 1, 2, 3, 30, 1000) for x in (1e-20, 0.01, 1, 7.815, 45, 600)]
    cases += [('chi-square', [1e6], 1e6 + 1e4), ('chi-square', [1e6], 1e6 - 3e4)]
    cases += [('f', [df1, df2], x) for df1, df2 in ((1, 1), (0.2, 7), (5, 10), (3, 0.3), (200, 1), (1, 300), (1e4, 2e4)) for x in (1e-6, 0.5, 1, 3.33, 40)]
    for _ in range(40):
        cases.append(('normal', [], random.choice((number(-6, 1.5), random.uniform(-37, 37)))))
        cases.append(('t', [number(-1, 6)], random.choice((random.uniform(-30, 30), number(-6, 6)))))
        df = number(-1, 5.5)
        cases.append(('chi-square', [df], float('%.9g' % max(1e-5, df + random.uniform(-30, 30) * (2 * df) ** 0.5))))
        cases.append(('f', [number(-1, 4), number(-1, 4)], float('%.9g' % random.choice((number(-4, 4), random.lognormvariate(0, 0.3))))))
    rows = []
    for name, parameters, x in cases:
        lower, upper, density = DISTRIBUTIONS[name](exact(x), *map(exact, parameters))
        rows.append([name, parameters, x, *map(float, (lower, upper, density))])
    folder = pathlib.Path(__file__).parents[2] / 'src/tools/shared/numbers/distributions/testdata'
    folder.mkdir(exist_ok=True)
    (folder / 'vectors.json').write_text('[\n' + ',\n'.join(json.dumps(row, separators=(',', ':')) for row in rows) + '\n]\n')


if __name__ == '__main__':
    main()
