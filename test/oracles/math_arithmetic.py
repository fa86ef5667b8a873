"""Fractions, whole numbers and percentages, worked out with Python's fractions and integers. Imported by math_vectors.py."""
import math
import random
from fractions import Fraction

random.seed(20261121)
vectors = []


def vector(tool, inputs, **result):
    vectors.append({'tool': tool, 'inputs': inputs, 'result': result})


def refused(tool, inputs, status=422):
    vectors.append({'tool': tool, 'inputs': inputs, 'status': status})


def text(value):
    value = Fraction(value)
    return str(value.numerator) if value.denominator == 1 else f'{value.numerator}/{value.denominator}'


def number(value):
    """The nearest double of a fraction."""
    value = Fraction(value)
    if value.denominator == 1 and abs(value.numerator) < 2**53:
        return value.numerator
    return value.numerator / value.denominator


def decimal(value):
    """A number of JSON as the decimal it is written as."""
    return Fraction(repr(value)) if isinstance(value, float) else Fraction(value)


def mixed(value):
    value = Fraction(value)
    whole, rest = divmod(abs(value.numerator), value.denominator)
    sign = '-' if value < 0 else ''
    if rest == 0:
        return f'{sign}{whole}'
    return f'{sign}{whole} {rest}/{value.denominator}' if whole else f'{sign}{rest}/{value.denominator}'


WHOLE = [0, 1, -1, 2, 7, -12, 18, 97, 1024, -360, 2**61 - 1, 10**30, -(10**25) + 7, 123456789012345678901234567890]
EXACT = ['0', '1', '-1', '1/2', '-2/3', '3 1/4', '-2 5/7', '0.125', '-1.5', '1e3', '7/1', '22/7', '1/1000000007', '123456789/987654321', '0.1']


def value_of(written):
    sign = -1 if written.startswith('-') else 1
    parts = written.lstrip('-').split(' ')
    return sign * sum(Fraction(part) for part in parts)


def big(value):
    """A big integer as JSON can say it."""
    return value if abs(value) < 2**53 and random.random() < 0.5 else str(value)


def extended(a, b):
    (r0, s0, t0), (r1, s1, t1) = (abs(a), 1, 0), (abs(b), 0, 1)
    while r1:
        q = r0 // r1
        (r0, s0, t0), (r1, s1, t1) = (r1, s1, t1), (r0 - q * r1, s0 - q * s1, t0 - q * t1)
    return r0, -s0 if a < 0 else s0, -t0 if b < 0 else t0


for _ in range(14):
    numbers = [random.choice(WHOLE) * random.choice([1, 6, 35]) for _ in range(random.randrange(2, 5))]
    vector('gcd-lcm-calculator', {'numbers': [big(n) for n in numbers]}, gcd=str(math.gcd(*numbers)), lcm=str(math.lcm(*numbers)), coprime=math.gcd(*numbers) == 1)
refused('gcd-lcm-calculator', {'numbers': [1]}, 400)
refused('gcd-lcm-calculator', {'numbers': [1, 1.5]}, 400)
refused('gcd-lcm-calculator', {'numbers': [1, '2x']}, 400)

for _ in range(14):
    a, b = random.choice(WHOLE), random.choice(WHOLE)
    g, x, y = extended(a, b)
    vector('extended-gcd-calculator', {'a': big(a), 'b': big(b)}, gcd=str(g), x=str(x), y=str(y))
vector('extended-gcd-calculator', {'a': 0, 'b': 0}, gcd='0', x='1', y='0')
vector('extended-gcd-calculator', {'a': 0, 'b': -5}, gcd='5', x='0', y='-1')

for _ in range(20):
    a, b, modulus = random.choice(WHOLE), random.choice([0, 1, 2, 65537, 10**20, -1, -3]), random.choice([1, 2, 7, 12, 998244353, 10**18 + 9, 2**127 - 1])
    inputs = {'base': big(a), 'exponent': big(b), 'modulus': big(modulus)}
    try:
        vector('modular-exponentiation-calculator', inputs, result=str(pow(a, b, modulus)))
    except ValueError:
        refused('modular-exponentiation-calculator', inputs)
for a, modulus in [(3, 11), (-7, 26), (10**30 + 1, 10**18 + 9), (1, 2), (2, 4), (0, 5), (13, 13), (2**61 - 1, 2**89 - 1), (-1, 7)]:
    inputs = {'value': big(a), 'modulus': big(modulus)}
    try:
        vector('modular-inverse-calculator', inputs, inverse=str(pow(a, -1, modulus)))
    except ValueError:
        refused('modular-inverse-calculator', inputs)
refused('modular-inverse-calculator', {'value': 3, 'modulus': 1}, 400)

for a in ['-7', '7', '5.5', '-5.5', '0', '22/7', '-1/3', '1e20', '12345678901234567890123']:
    for b in ['3', '-3', '-2', '1/3', '0.1', '7', '-0.75']:
        if random.random() < 0.35:
            p, q = value_of(a), value_of(b)
            floored, cut = math.floor(p / q), math.trunc(p / q)
            euclidean = math.floor(p / q) if q > 0 else math.ceil(p / q)
            pair = lambda quotient: {'quotient': str(quotient), 'remainder': text(p - q * quotient)}
            vector('modulo-calculator', {'dividend': a, 'divisor': b}, floored=pair(floored), truncated=pair(cut), euclidean=pair(euclidean), divisible=(p / q).denominator == 1)
refused('modulo-calculator', {'dividend': 5, 'divisor': 0})
refused('modulo-calculator', {'dividend': '5/0', 'divisor': 2})

for remainders, moduli in [([2, 3, 2], [3, 5, 7]), ([3, 5], [4, 6]), ([-1], [10]), ([100], [1]), ([5, 5, 5], [6, 10, 15]), ([1, 2], [4, 6]), ([0, 0], [7, 7]), ([10**20, 3], [10**18 + 9, 2**61 - 1])]:
    solution, modulus, fails = 0, 1, False
    for r, m in zip(remainders, moduli):
        g = math.gcd(modulus, m)
        if (r - solution) % g:
            fails = True
            break
        step = (r - solution) // g * pow(modulus // g, -1, m // g) if m // g > 1 else 0
        solution, modulus = (solution + modulus * step) % (modulus * m // g), modulus * m // g
    inputs = {'remainders': [str(r) for r in remainders], 'moduli': moduli if max(moduli) < 2**53 else [str(m) for m in moduli]}
    if fails:
        refused('chinese-remainder-calculator', inputs)
    else:
        vector('chinese-remainder-calculator', inputs, solution=str(solution), modulus=str(modulus))
refused('chinese-remainder-calculator', {'remainders': [1, 2], 'moduli': [3]}, 400)
refused('chinese-remainder-calculator', {'remainders': [1], 'moduli': [0]}, 400)

for a, b, c in [(12, 18, 30), (6, 9, 4), (7, -5, 1), (-7, 5, 1), (-6, -9, 15), (0, 5, 10), (0, 5, 11), (4, 0, 12), (4, 0, 13), (1, 1, 0), (2**61 - 1, 10**18 + 9, 7), (3, 6, -9)]:
    g = math.gcd(a, b)
    inputs = {'a': big(a), 'b': big(b), 'c': big(c)}
    if c % g:
        vector('diophantine-equation-solver', inputs, solvable=False, gcd=str(g))
    elif b == 0:
        vector('diophantine-equation-solver', inputs, solvable=True, gcd=str(g), x=str(c // a), y='0', stepX='0', stepY='-1')
    else:
        step = abs(b) // g
        x = c // g * pow(a // g, -1, step) % step if step > 1 else 0
        vector('diophantine-equation-solver', inputs, solvable=True, gcd=str(g), x=str(x), y=str((c - a * x) // b), stepX=str(step), stepY=str(a // g * (1 if b > 0 else -1)))
refused('diophantine-equation-solver', {'a': 0, 'b': 0, 'c': 0})

for _ in range(28):
    a, b = random.choice(EXACT), random.choice(EXACT)
    operation = random.choice(['add', 'subtract', 'multiply', 'divide', 'power'])
    p, q = value_of(a), value_of(b)
    if operation == 'power':
        b = random.choice(['0', '3', '-2', '-1', '12'])
        q = value_of(b)
    inputs = {'a': a, 'operation': operation, 'b': b}
    try:
        value = p + q if operation == 'add' else p - q if operation == 'subtract' else p * q if operation == 'multiply' else p / q if operation == 'divide' else p ** int(q)
        vector('fraction-calculator', inputs, fraction=text(value), mixed=mixed(value), decimal=number(value), comparison='less' if p < q else 'equal' if p == q else 'greater')
    except ZeroDivisionError:
        refused('fraction-calculator', inputs)
refused('fraction-calculator', {'a': 2, 'operation': 'power', 'b': 1001}, 400)
refused('fraction-calculator', {'a': 2, 'operation': 'power', 'b': '1/2'}, 400)
refused('fraction-calculator', {'a': 'x', 'b': 1}, 400)
for written in EXACT + ['-84/126', '2 6/8', '0/5', '1000000/10', '-0.000']:
    value = value_of(written)
    divisor = {}
    if '/' in written:
        head, bottom = written.split('/')
        whole, _, top = head.lstrip('-').rpartition(' ')
        divisor = {'divisor': str(math.gcd(int(whole or 0) * int(bottom) + int(top), int(bottom)))}
    vector('fraction-simplifier', {'fraction': written}, fraction=text(value), numerator=str(value.numerator), denominator=str(value.denominator), mixed=mixed(value), decimal=number(value), percent=number(value * 100), **divisor)
refused('fraction-simplifier', {'fraction': '1/0'})
for _ in range(8):
    written = [random.choice(EXACT) for _ in range(random.randrange(2, 6))]
    values = [value_of(w) for w in written]
    bottom = math.lcm(*(v.denominator for v in values))
    vector('common-denominator-calculator', {'fractions': written}, denominator=str(bottom), equivalents=[f'{v * bottom}/{bottom}' for v in values], ascending=[text(v) for v in sorted(values)], sum=text(sum(values)))

for a, b, c, d in [('3', '4', '10.5', None), ('1/2', None, '2', '7'), (None, '-3', '0', '5'), ('0.1', '0.3', None, '1 1/2'), ('1', '0', '2', None), ('0', None, '2', '7'), ('5', None, '0', '7'), ('0', '4', '0', None), ('0', '4', '3', None)]:
    inputs = {k: v for k, v in zip('abcd', (a, b, c, d)) if v is not None}
    p = {k: value_of(v) for k, v in inputs.items()}
    missing = next(k for k in 'abcd' if k not in p)
    try:
        if p.get('b') == 0 or p.get('d') == 0:
            raise ZeroDivisionError
        value = p['b'] * p['c'] / p['d'] if missing == 'a' else p['a'] * p['d'] / p['c'] if missing == 'b' else p['a'] * p['d'] / p['b'] if missing == 'c' else p['b'] * p['c'] / p['a']
        if missing in 'bd' and value == 0:
            raise ZeroDivisionError
        vector('proportion-calculator', inputs, missing=missing, value=number(value), fraction=text(value))
    except ZeroDivisionError:
        refused('proportion-calculator', inputs)
refused('proportion-calculator', {'a': 1, 'b': 2, 'c': 3, 'd': 4}, 400)
for terms, total in [(['12', '18', '30'], '100'), (['1/2', '0.75'], None), (['0', '5'], '7'), (['1e30', '1'], None), (['0.1', '0.2', '0.3'], '1'), (['2 1/3', '7'], '-9')]:
    values = [value_of(t) for t in terms]
    scale = Fraction(math.lcm(*(v.denominator for v in values)))
    whole = [int(v * scale) for v in values]
    whole = [w // math.gcd(*whole) for w in whole]
    result = {'simplified': [str(w) for w in whole], 'ratio': ':'.join(map(str, whole)), 'percents': [number(100 * v / sum(values)) for v in values]}
    if total is not None:
        result['parts'] = [number(value_of(total) * v / sum(values)) for v in values]
    vector('ratio-calculator', {'terms': terms, **({} if total is None else {'total': total})}, **result)
refused('ratio-calculator', {'terms': [0, '0/3']})
refused('ratio-calculator', {'terms': [1, '-1/2']}, 400)

NUMBERS = [0, 1, -1, 0.1, 0.3, 3, 7, -50, 120, 1e300, 1e-300, 5e-324, -2.675, 99.99, 12345678.9, 1 / 3]
for _ in range(30):
    a, b = random.choice(NUMBERS), random.choice(NUMBERS)
    p, q = decimal(a), decimal(b)
    try:
        vector('percentage-change-calculator', {'from': a, 'to': b}, percentChange=number(100 * (q - p) / abs(p)), change=number(q - p), factor=number(q / p), direction='increase' if q > p else 'decrease' if q < p else 'none')
    except (ZeroDivisionError, OverflowError):
        refused('percentage-change-calculator', {'from': a, 'to': b})
    try:
        vector('percent-error-calculator', {'measured': a, 'accepted': b}, percentError=number(100 * abs(p - q) / abs(q)), signedPercentError=number(100 * (p - q) / abs(q)), absoluteError=number(abs(p - q)), relativeError=number(abs(p - q) / abs(q)))
    except (ZeroDivisionError, OverflowError):
        refused('percent-error-calculator', {'measured': a, 'accepted': b})
    mean = (abs(p) + abs(q)) / 2
    vector('percentage-difference-calculator', {'a': a, 'b': b}, percentDifference=number(100 * abs(p - q) / mean) if mean else 0, difference=number(abs(p - q)), mean=number((p + q) / 2))
FORMULAS = {
    'percent-of': ('percent', 'value', lambda r, v: v * r / 100), 'what-percent': ('part', 'value', lambda p, v: 100 * p / v), 'whole-of': ('part', 'percent', lambda p, r: 100 * p / r),
    'increase': ('percent', 'value', lambda r, v: v * (1 + r / 100)), 'decrease': ('percent', 'value', lambda r, v: v * (1 - r / 100)),
    'before-increase': ('percent', 'value', lambda r, v: v / (1 + r / 100)), 'before-decrease': ('percent', 'value', lambda r, v: v / (1 - r / 100))}
for operation, (first, second, formula) in FORMULAS.items():
    for _ in range(7):
        a, b = random.choice(NUMBERS + [100, -100]), random.choice(NUMBERS)
        inputs = {'operation': operation, first: a, second: b}
        try:
            value = formula(decimal(a), decimal(b))
            more = {'difference': number(value - decimal(b))} if 'crease' in operation else {}
            vector('percentage-calculator', inputs, result=number(value), **more)
        except (ZeroDivisionError, OverflowError):
            refused('percentage-calculator', inputs)
refused('percentage-calculator', {'operation': 'increase', 'percent': 5}, 400)
refused('percentage-calculator', {'operation': 'percent-of', 'percent': 5, 'value': 5, 'part': 1}, 400)


def minors_positive(matrix):
    rows = [list(row) for row in matrix]
    for k in range(len(rows)):
        if rows[k][k] <= 0:
            return False
        for i in range(k + 1, len(rows)):
            factor = rows[i][k] / rows[k][k]
            rows[i] = [x - factor * y for x, y in zip(rows[i], rows[k])]
    return True


def rank(matrix):
    rows, found = [list(row) for row in matrix], 0
    for column in range(len(matrix[0])):
        pivot = next((i for i in range(found, len(rows)) if rows[i][column]), None)
        if pivot is None:
            continue
        rows[found], rows[pivot] = rows[pivot], rows[found]
        for i in range(found + 1, len(rows)):
            factor = rows[i][column] / rows[found][column]
            rows[i] = [x - factor * y for x, y in zip(rows[i], rows[found])]
        found += 1
    return found


MATRICES = [[['0']], [['5']], [['1', '0'], ['0', '1']], [['3/5', '-4/5'], ['4/5', '3/5']], [['0', '2'], ['-2', '0']], [['1', '2'], ['2', '4']], [['1', '2', '3'], ['4', '5', '6']], [['2', '1'], ['0', '0.5']],
            [['2', '0'], ['1', '3']], [['4', '1'], ['1', '0.25']], [['1e-3', '0'], ['0', '1e10']], [['1', '2'], ['3', '4'], ['5', '6'], ['7', '9']], [['0', '1', '0'], ['0', '0', '1'], ['1', '0', '0']]]
for written in MATRICES:
    a = [[value_of(x) for x in row] for row in written]
    n, m = len(a), len(a[0])
    square = n == m
    at = lambda test: square and all(test(i, j) for i in range(n) for j in range(m))
    symmetric = at(lambda i, j: a[i][j] == a[j][i])
    squares = sum(x * x for row in a for x in row)
    vector('matrix-properties-calculator', {'matrix': written}, rows=n, columns=m, rank=rank(a), frobeniusNorm=math.sqrt(squares), oneNorm=number(max(sum(abs(a[i][j]) for i in range(n)) for j in range(m))),
           infinityNorm=number(max(sum(map(abs, row)) for row in a)), symmetric=symmetric, skewSymmetric=at(lambda i, j: a[i][j] == -a[j][i]), diagonal=at(lambda i, j: i == j or a[i][j] == 0),
           upperTriangular=at(lambda i, j: i <= j or a[i][j] == 0), lowerTriangular=at(lambda i, j: i >= j or a[i][j] == 0), identity=at(lambda i, j: a[i][j] == (i == j)),
           orthogonal=at(lambda i, j: sum(a[i][k] * a[j][k] for k in range(n)) == (i == j)), positiveDefinite=symmetric and minors_positive(a), **({'trace': number(sum(a[i][i] for i in range(n)))} if square else {}))
