"""Prints the vectors of src/tools/math/testdata/vectors.json: worked out with mpmath, sympy, fractions and numpy, apart from the tools.

Run: python3 test/oracles/math_vectors.py > src/tools/math/testdata/vectors.json
"""
import json, math, random
from decimal import Decimal, getcontext, ROUND_HALF_EVEN
from fractions import Fraction
import mpmath as mp
import sympy as sp
import numpy as np

mp.mp.dps = 60
random.seed(20261121)
vectors = []


def vector(tool, inputs, near=None, **result):
    vectors.append({'tool': tool, 'inputs': inputs, 'result': result, **({'near': near} if near else {})})


def f(x):
    value = float(x)
    return int(value) if value == int(value) and abs(value) < 2**53 else value


def text(q):
    q = Fraction(q)
    return str(q.numerator) if q.denominator == 1 else f'{q.numerator}/{q.denominator}'


m = lambda x: mp.mpf(str(x)) if isinstance(x, (int, float)) else mp.mpf(Fraction(x).numerator) / Fraction(x).denominator

# number theory
for n in [0, 1, 2, 3, 4, -7, 25, 561, 1105, 2047, 3215031751, 2**61 - 1, 10**18 + 9, 2**89 - 1, 10**40 + 121, 6 * 10**20 + 7, 999983 * 1000003, 1000003**2]:
    result = {'prime': sp.isprime(n), 'nextPrime': str(sp.nextprime(n))}
    if n > 2: result['previousPrime'] = str(sp.prevprime(n))
    vector('prime-checker', {'number': str(n)}, **result)
for low, high in [(0, 30), (1, 1), (2, 2), (10**6, 10**6 + 200), (10**12 - 500, 10**12), (24, 28)]:
    primes = list(sp.primerange(low, high + 1))
    vector('prime-number-generator', {'from': low, 'to': high}, primes=primes, count=len(primes))
for n in [1, 2, 12, 97, 2**40, 10**15 - 1, 123456789012, 10**24, 10**24 - 3, 999999999989 * 999999999961, 3**20 * 7]:
    factors = sp.factorint(n)
    vector('prime-factorization-calculator', {'number': str(n)},
           factors=[{'prime': str(p), 'exponent': e} for p, e in sorted(factors.items())], divisorCount=str(sp.divisor_count(n)), divisorSum=str(sp.divisor_sigma(n)),
           totient=str(sp.totient(n)), distinctPrimes=len(factors), totalPrimes=sum(factors.values()), radical=str(math.prod(factors)), prime=bool(sp.isprime(n)))
for n in [1, 2, 36, 496, 945, 10**15, 999999999999989, 963761198400]:
    divisors = sp.divisors(n)
    vector('divisor-calculator', {'number': n}, divisors=divisors, count=len(divisors), sum=sum(divisors), properSum=sum(divisors) - n)
for n in [0, 1, 2, 10, 170, 1000]:
    value = math.factorial(n)
    vector('factorial-calculator', {'n': n}, value=str(value), digits=len(str(value)))
    vector('factorial-calculator', {'n': n, 'kind': 'double'}, value=str(sp.factorial2(n)))
    vector('factorial-calculator', {'n': n, 'kind': 'subfactorial'}, value=str(sp.subfactorial(n)))
    vector('factorial-calculator', {'n': n, 'kind': 'primorial'}, value=str(math.prod(sp.primerange(2, n + 1))))
for n, r in [(0, 0), (0, 3), (5, 0), (5, 5), (5, 6), (100, 50), (1000, 3), (10, 20)]:
    vector('permutation-combination-calculator', {'n': n, 'r': r}, permutations=str(math.perm(n, r)), combinations=str(math.comb(n, r)), permutationsWithRepetition=str(n**r),
           combinationsWithRepetition=str(1 if r == 0 else 0 if n == 0 else math.comb(n + r - 1, r)))
vector('fibonacci-generator', {'start': 1000, 'count': 2}, numbers=[str(sp.fibonacci(1000)), str(sp.fibonacci(1001))])
vector('fibonacci-generator', {'kind': 'lucas', 'start': 300, 'count': 1}, last=str(sp.lucas(300)))
vector('fibonacci-generator', {'kind': 'tribonacci', 'start': 50, 'count': 1}, last=str(sp.tribonacci(49)))
vector('fibonacci-generator', {'kind': 'pell', 'count': 12}, numbers='0 1 2 5 12 29 70 169 408 985 2378 5741'.split())
for name, of in [('catalan', sp.catalan), ('bell', sp.bell), ('partition', lambda n: sp.functions.combinatorial.numbers.nT(n) if n else 1), ('motzkin', lambda n: sum(sp.binomial(n, 2 * k) * sp.catalan(k) for k in range(n // 2 + 1)))]:
    vector('integer-sequence-generator', {'sequence': name, 'start': 0, 'count': 40}, numbers=[str(of(n)) for n in range(40)])

# exact arithmetic
getcontext().prec = 3000
getcontext().Emax = 999999
getcontext().Emin = -999999
for a, operation, b, precision in [('1', 'divide', '3', 30), ('-2', 'divide', '7', 1), ('1', 'divide', '8', 2), ('2.5', 'divide', '0.001', 5), ('1e300', 'divide', '7', 40), ('99999', 'divide', '1', 3), ('1', 'divide', '1024', 50)]:
    exact = Fraction(a) / Fraction(b)
    context = getcontext().copy()
    context.prec = precision
    context.rounding = ROUND_HALF_EVEN
    value = context.divide(Decimal(a), Decimal(b))
    plain = format(value, 'f')
    if '.' in plain: plain = plain.rstrip('0').rstrip('.')
    vector('big-number-calculator', {'a': a, 'operation': operation, 'b': b, 'precision': precision}, result=plain, exact=Fraction(plain) == exact)
for a, precision in [('2', 50), ('0.25', 10), ('152399025', 3), ('1e-101', 20), ('1e101', 60), ('99980001', 50)]:
    context = getcontext().copy()
    context.prec = precision
    value = context.sqrt(Decimal(a))
    plain = format(value, 'f')
    if '.' in plain: plain = plain.rstrip('0').rstrip('.')
    vector('big-number-calculator', {'a': a, 'operation': 'square-root', 'precision': precision}, result=plain, exact=Fraction(plain)**2 == Fraction(a))
for a, b, precision in [('3', -5, 20), ('2', -200, 30), ('-1.5', -3, 50), ('0.2', -7, 5), ('5', -30, 50), ('1.0000001', -10000, 40)]:
    context = getcontext().copy()
    context.prec = precision
    value = context.divide(Decimal(1), Decimal(a)**-b) if b > -1000 else context.plus(Decimal(1) / Decimal(a)**-b)
    plain = format(value, 'f')
    if '.' in plain: plain = plain.rstrip('0').rstrip('.')
    vector('big-number-calculator', {'a': a, 'operation': 'power', 'b': b, 'precision': precision}, result=plain)
vector('big-number-calculator', {'a': '-17.5', 'operation': 'integer-divide', 'b': '4'}, result='-4', exact=True)
vector('big-number-calculator', {'a': '-17.5', 'operation': 'remainder', 'b': '4'}, result='-1.5', exact=True)
vector('big-number-calculator', {'a': '1e1000', 'operation': 'add', 'b': '1e-1000'}, result=str(10**1000) + '.' + '0' * 999 + '1', exact=True, digits=2001)
vector('big-number-calculator', {'a': '7', 'operation': 'power', 'b': 5000}, result=str(7**5000), exact=True)
for value, most in [('3.14159265358979', 100), ('0.5', 1), ('-0.3333', 10), ('2.718281828459045', 10**12), ('0.1', 3), ('1e-20', 1000), ('123.456', 7)]:
    exact = Fraction(value)
    near = exact.limit_denominator(most)
    vector('decimal-to-fraction-converter', {'decimal': value, 'maxDenominator': most}, fraction=text(near), exact=near == exact, error=f(near - exact))
for value in ['0.(9)', '0.(142857)', '-2.08(3)', '.(3)', '1.5', '007.50', '-0', '5e-3']:
    if '(' in value:
        head, period = value.rstrip(')').split('(')
        sign = -1 if head.startswith('-') else 1
        whole, tail = head.lstrip('-').split('.')
        exact = sign * (Fraction(int((whole or '0') + tail), 10**len(tail)) + Fraction(int(period), 10**len(tail) * (10**len(period) - 1)))
    else:
        exact = Fraction(value)
    vector('decimal-to-fraction-converter', {'decimal': value}, fraction=text(exact), exact=True)
for n, d in [(1, 3), (22, 7), (1, 97), (-1, 8), (10, 2), (1, 6), (-7, 12), (1, 1000003)]:
    q = Fraction(n, d)
    size, rest = divmod(abs(q.numerator), q.denominator)
    digits, seen = '', {}
    while rest and rest not in seen and len(digits) < 1000:
        seen[rest] = len(digits)
        rest *= 10
        digits += str(rest // q.denominator)
        rest %= q.denominator
    if rest == 0: vector('fraction-to-decimal-converter', {'fraction': f'{n}/{d}'}, complete=True, terminating=True, nonRepeating=digits, periodLength=0)
    elif rest in seen: vector('fraction-to-decimal-converter', {'fraction': f'{n}/{d}'}, complete=True, nonRepeating=digits[:seen[rest]], repeating=digits[seen[rest]:], periodLength=len(digits) - seen[rest])
    else: vector('fraction-to-decimal-converter', {'fraction': f'{n}/{d}'}, complete=False, terminating=False)
values = [0.1, 0.2, 0.3, -0.6, 1e16, 1, -1e16, '1/3', '2/3', 1e-300, '1e-1000']
total, running = Fraction(0), []
for value in values:
    total += Fraction(str(value))
    running.append(f(total))
vector('sum-calculator', {'values': values}, running=running, result=running[-1], count=len(values))
vector('arithmetic-sequence-calculator', {'first': '1/3', 'difference': '-1/7', 'count': 6}, terms=[f(Fraction(1, 3) - k * Fraction(1, 7)) for k in range(6)], sum=f(sum(Fraction(1, 3) - k * Fraction(1, 7) for k in range(6))))
for first, ratio, count in [('3', '1/2', 60), ('0.1', '-1.5', 30), ('7', '1', 4), ('5', '0', 3), ('1e-200', '1e-100', 4)]:
    terms = [Fraction(first) * Fraction(ratio)**k for k in range(count)]
    vector('geometric-sequence-calculator', {'first': first, 'ratio': ratio, 'count': count}, terms=[f(t) for t in terms], sum=f(sum(terms)))

# roots, logarithms, powers
for value, degree in [(2, 2), (27, 3), (-32, 5), (10, 7), ('1/4', 2), (1e-300, 3), (1e300, 100), (-1, 2), ('1e-600', 2)]:
    exact = m(value) if not isinstance(value, str) else m(Fraction(value))
    size = mp.root(abs(exact), degree)
    start = mp.pi / degree if exact < 0 else mp.mpf(0)
    roots = []
    for k in range(degree):
        angle = start + 2 * mp.pi * k / degree
        real, imaginary = size * mp.cos(angle), size * mp.sin(angle)
        roots.append({'real': 0 if abs(real) < size * mp.mpf(10)**-40 else f(real), 'imaginary': 0 if abs(imaginary) < size * mp.mpf(10)**-40 else f(imaginary)})
    vector('nth-root-calculator', {'value': value, 'degree': degree}, roots=roots)
for value, base in [(10, None), (8, 2), ('1/3', 3), (1e308, 10), (5e-324, 2), ('1.000000000000000000000000000001', None), ('1' + '0' * 900, 7), (0.5, '1.0000001'), (0.9999999999999999, None)]:
    v = mp.mpf(str(value)) if not isinstance(value, str) else m(Fraction(value))
    with mp.workdps(1200):
        v = mp.mpf(Fraction(str(value)).numerator) / Fraction(str(value)).denominator
        b = mp.mpf(Fraction(str(base)).numerator) / Fraction(str(base)).denominator if base else None
        result = mp.log(v) / mp.log(b) if b else mp.log(v)
        vector('logarithm-calculator', {'value': value, **({'base': base} if base else {})}, result=f(result), ln=f(mp.log(v)), log10=f(mp.log(v) / mp.log(10)), log2=f(mp.log(v) / mp.log(2)))
for base, exponent in [(2, 0.5), (10, -0.3), ('2/3', '5/7'), (1.0000000001, 1e10), (0.5, 1000), (3, 600.5), (1e-5, 3.25), (7, -1000)]:
    with mp.workdps(100):
        b, e = m(Fraction(str(base))), m(Fraction(str(exponent)))
        vector('exponent-calculator', {'base': base, 'exponent': exponent}, result=f(mp.power(b, e)))
for a, b, c in [(1, -1e9, 1), (2, 4, 2), (1, 0, -2), (3, 2, 1), ('1/3', '-5/7', '1/11'), (1e-200, 1, -1e-200), (-1, 5, 6)]:
    with mp.workdps(900):
        A, B, C = [mp.mpf(Fraction(str(x)).numerator) / Fraction(str(x)).denominator for x in (a, b, c)]
        D = B * B - 4 * A * C
        root = mp.sqrt(D)
        pair = sorted([(-B + root) / (2 * A), (-B - root) / (2 * A)], key=lambda z: (mp.re(z), mp.im(z)))
        roots = [{'real': f(mp.re(z)), 'imaginary': f(mp.im(z))} for z in (pair[:1] if D == 0 else pair)]
        vector('quadratic-equation-solver', {'a': a, 'b': b, 'c': c}, roots=roots, discriminant=f(D), vertexX=f(-B / (2 * A)))

# expressions, in the notation of both sides
EXPRESSIONS = ['sin(x)*exp(-x^2)+ln(x+3)', 'x^3-2*x+1/x', 'sqrt(x^2+1)/(x+2)', 'atan(x)+asin(x/4)', 'cosh(x)-sinh(x)*tanh(x)', 'x^x', 'gamma(x+1.5)', 'erf(x)*2^x', 'log(x+5,3)+log2(x+2)', 'acos(x/5)^2', 'asinh(x)+acosh(x+2)+atanh(x/7)', 'cot(x)+sec(x)*csc(x)', 'cbrt(x+1)', 'exp(sin(x))', '1/(1+exp(-x))']
def python(expression):
    return expression.replace('^', '**').replace('gamma', 'mp.gamma').replace('erf', 'mp.erf').replace('cbrt', 'mp.cbrt')
NAMES = {name: getattr(mp, name) for name in 'sin cos tan exp sqrt asin acos atan sinh cosh tanh asinh acosh atanh cot sec csc'.split()}
NAMES.update(ln=mp.log, log=lambda x, b=10: mp.log(x) / mp.log(b), log2=lambda x: mp.log(x) / mp.log(2), mp=mp)
function = lambda expression: (lambda value: eval(python(expression).replace('mp.', 'mp.'), dict(NAMES, x=mp.mpf(value))))
for expression in EXPRESSIONS:
    g = function(expression)
    for x in [0.3, 1.25, 2.5]:
        vector('math-expression-evaluator', {'expression': expression, 'variables': {'x': x}}, result=f(g(m(x))))
        if 'gamma' not in expression: vector('derivative-calculator', {'expression': expression, 'at': x}, value=f(mp.diff(g, m(x))))
    if 'gamma' not in expression: vector('derivative-calculator', {'expression': expression, 'at': 0.7, 'order': 3}, near={'relative': 1e-12}, value=f(mp.diff(g, m(0.7), 3)))
    with mp.workdps(120):
        vector('taylor-series-calculator', {'expression': expression, 'about': 0.75, 'order': 6}, near={'relative': 1e-12}, coefficients=[f(c) for c in mp.taylor(g, m(0.75), 6)])
    if 'sec' not in expression: vector('definite-integral-calculator', {'expression': expression, 'from': 0.5, 'to': 2}, near={'relative': 1e-12}, value=f(mp.quad(g, [m(0.5), 1, m(2)])))
for expression, low, high, value in [('exp(-x^2)', '-inf', 'inf', mp.sqrt(mp.pi)), ('1/(1+x^2)', 0, 'inf', mp.pi / 2), ('ln(x)/sqrt(x)', 0, 1, -4), ('x^3*exp(-x)', 0, 'inf', 6), ('1/sqrt(1-x^2)', -1, 1, mp.pi), ('sin(x)/x', 0, 'pi', mp.si(mp.pi)), ('1/x^2', '-inf', -2, mp.mpf(1) / 2), ('x^2', 3, 1, -mp.mpf(26) / 3), ('exp(-x)*cos(x)', 0, 'inf', mp.mpf(1) / 2), ('1/(x*(1+ln(x)^2))', 1, 'e', mp.pi / 4)]:
    vector('definite-integral-calculator', {'expression': expression, 'from': low, 'to': high}, near={'relative': 1e-10}, value=f(value))
x = sp.symbols('x')
for expression, at, value in [('(1-cos(x))/x^2', 0, 0.5), ('(1+2/x)^(3x)', 'inf', f(mp.exp(6))), ('(sqrt(1+x)-1)/x', 0, 0.5), ('x*ln(x)', 0, 0), ('(x^3-8)/(x-2)', 2, 12), ('(exp(x)-1-x)/x^2', 0, 0.5), ('ln(1+x)/x', 0, 1), ('sqrt(x+sqrt(x))-sqrt(x)', 'inf', 0.5), ('atan(x)', '-inf', f(-mp.pi / 2)), ('sin(x)/(pi-x)', 'pi', 1)]:
    vector('limit-calculator', {'expression': expression, 'at': at}, near={'relative': 1e-9}, kind='finite', value=value)
for expression, at, direction, kind in [('1/(x-3)', 3, 'both', 'none'), ('1/(x-3)^2', 3, 'both', 'positive-infinity'), ('1/(x-3)', 3, 'left', 'negative-infinity'), ('ln(x)', 0, 'right', 'negative-infinity'), ('exp(x)', 'inf', 'both', 'positive-infinity'), ('cos(x)', 'inf', 'both', 'none'), ('floor(x)', 2, 'both', 'none'), ('cos(1/x)', 0, 'both', 'none')]:
    vector('limit-calculator', {'expression': expression, 'at': at, 'direction': direction}, kind=kind)
for equation, low, high, roots in [('x^3 - x = 0', -2, 2, [-1, 0, 1]), ('exp(x) = 3', 0, 5, [mp.log(3)]), ('sin(x) = 0.5', 0, 7, [mp.pi / 6, 5 * mp.pi / 6, 2 * mp.pi + mp.pi / 6]), ('ln(x) = -2', 0, 1, [mp.exp(-2)]), ('x^5 - x - 1', -2, 2, [mp.findroot(lambda t: t**5 - t - 1, 1.1)]), ('1/x = 4', -5, 5, [0.25]), ('cos(x) = x', -10, 10, [mp.findroot(lambda t: mp.cos(t) - t, 0.7)]), ('x^2 = -1', -5, 5, [])]:
    vector('equation-solver', {'equation': equation, 'from': low, 'to': high}, roots=[f(r) for r in roots])
with mp.workdps(40):
    vector('summation-calculator', {'expression': '1/n^3', 'from': 1, 'to': 500}, result=f(sum(1 / mp.mpf(n)**3 for n in range(1, 501))), terms=500)
    vector('summation-calculator', {'expression': '(-1)^n/(2n+1)', 'from': 0, 'to': 20000}, near={'relative': 1e-14}, result=f(sum(mp.mpf(-1)**n / (2 * n + 1) for n in range(20001))))
    vector('summation-calculator', {'expression': '1-1/n^2', 'from': 2, 'to': 100, 'operation': 'product'}, result=f(Fraction(101, 200)))
    vector('summation-calculator', {'expression': 'n', 'from': 5, 'to': 4}, result=0, terms=0)

# complex numbers
for a in ['3+4i', '-2.5i', '-1', '0.001-1000i', '1e-10+1e-10i', '-3-0.5i']:
    z = mp.mpc(complex(a.replace('i', 'j')))
    z = mp.mpc(mp.mpf(str(complex(a.replace('i', 'j')).real)), mp.mpf(str(complex(a.replace('i', 'j')).imag)))
    for operation, value in [('sqrt', mp.sqrt(z)), ('ln', mp.log(z)), ('exp', mp.exp(z)), ('sin', mp.sin(z) if abs(z.imag) < 600 else None), ('tanh', mp.tanh(z)), ('reciprocal', 1 / z), ('cosh', mp.cosh(z))]:
        if value is None: continue
        vector('complex-number-calculator', {'a': a, 'operation': operation}, near={'relative': 1e-15, 'absolute': 1e-60}, real=f(value.real), imaginary=f(value.imag))
    for b in ['2-1i', '0.5', '-3', '1i']:
        w = mp.mpc(complex(b.replace('i', 'j')))
        vector('complex-number-calculator', {'a': a, 'operation': 'power', 'b': b}, near={'relative': 1e-15, 'absolute': 1e-40}, real=f((z**w).real), imaginary=f((z**w).imag))

# polynomials
X = sp.symbols('X')
for coefficients in [[1, 0, -2], [2, -3, 0, 5, -1], [1, -15, 85, -225, 274, -120], [1, 0, 0, 0, 0, 1], [3, 1, 4, 1, 5, 9, 2, 6], [1, 2, 3]]:
    roots = mp.polyroots([mp.mpf(c) for c in coefficients], maxsteps=200, extraprec=200)
    real = sorted(f(r.real) for r in roots if abs(r.imag) < mp.mpf(10)**-40)
    vector('polynomial-root-finder', {'coefficients': coefficients}, near={'relative': 1e-15}, degree=len(coefficients) - 1, realRoots=real)
for _ in range(12):
    factors = [[random.randint(1, 5)] + [random.randint(-9, 9) for _ in range(random.randint(1, 3))] for _ in range(random.randint(1, 4))]
    poly = sp.Poly(1, X)
    for factor in factors: poly *= sp.Poly(factor, X)
    constant, parts = sp.factor_list(poly)
    listed = []
    for part, multiplicity in parts:
        part = sp.Poly(part, X)
        if part.LC() < 0:
            part = -part
            constant *= (-1)**multiplicity
        listed.append(([int(c) for c in part.all_coeffs()], multiplicity))
    listed.sort(key=lambda item: (len(item[0]), item[0]))
    vector('polynomial-factoring-calculator', {'coefficients': [int(c) for c in poly.all_coeffs()]}, constant=str(constant), irreducible=len(listed) == 1 and listed[0][1] == 1)
    vectors[-1]['result']['factors'] = [{'coefficients': [str(c) for c in cs], 'multiplicity': k} for cs, k in listed]
    a, b = [random.randint(-9, 9) for _ in range(5)], [random.randint(1, 9)] + [random.randint(-9, 9) for _ in range(2)]
    A, B = sp.Poly(a, X), sp.Poly(b, X)
    quotient, remainder = sp.div(A, B, domain='QQ')
    vector('polynomial-calculator', {'a': a, 'operation': 'divide', 'b': b}, coefficients=[text(Fraction(str(c))) for c in quotient.all_coeffs()], remainder=[text(Fraction(str(c))) for c in remainder.all_coeffs()])
    vector('polynomial-calculator', {'a': a, 'operation': 'compose', 'b': b}, coefficients=[str(c) for c in A.compose(B).all_coeffs()])
    vector('polynomial-calculator', {'a': a, 'operation': 'multiply', 'b': b}, coefficients=[str(c) for c in (A * B).all_coeffs()])
    vector('polynomial-calculator', {'a': a, 'operation': 'evaluate', 'x': '-2/3'}, value=text(Fraction(str(A.eval(sp.Rational(-2, 3))))))

# matrices
def random_matrix(rows, columns): return [[random.choice([random.randint(-9, 9), f'{random.randint(-9, 9)}/{random.randint(1, 9)}']) for _ in range(columns)] for _ in range(rows)]
exact = lambda rows: sp.Matrix([[sp.Rational(str(v)) for v in row] for row in rows])
texts = lambda matrix: [[text(Fraction(int(v.p), int(v.q))) for v in matrix.row(i)] for i in range(matrix.rows)]
for size in [1, 2, 3, 4, 6]:
    rows = random_matrix(size, size)
    A = exact(rows)
    vector('matrix-determinant-calculator', {'matrix': rows}, exact=text(Fraction(int(A.det().p), int(A.det().q))), singular=bool(A.det() == 0))
    if A.det() != 0: vector('matrix-inverse-calculator', {'matrix': rows}, exact=texts(A.inv()))
    vector('matrix-calculator', {'a': rows, 'operation': 'power', 'exponent': 5}, exact=texts(A**5))
    wide = random_matrix(size, size + 2)
    reduced, pivots = exact(wide).rref()
    vector('rref-calculator', {'matrix': wide}, rref=texts(reduced), pivotColumns=list(pivots), rank=len(pivots), nullity=size + 2 - len(pivots))
    polynomial = A.charpoly(X).all_coeffs()
    vector('eigenvalue-calculator', {'matrix': rows}, characteristicPolynomial=[text(Fraction(int(c.p), int(c.q))) for c in polynomial])
    symmetric = [[rows[i][j] if i <= j else rows[j][i] for j in range(size)] for i in range(size)]
    values = mp.eigsy(mp.matrix([[m(Fraction(str(v))) for v in row] for row in symmetric]), eigvals_only=True)
    vector('eigenvalue-calculator', {'matrix': symmetric}, symmetric=True, near={'relative': 1e-14, 'absolute': 1e-40}, eigenvalues=[{'real': f(v), 'imaginary': 0} for v in sorted(values, reverse=True)])
    _, S, _ = mp.svd(mp.matrix([[m(Fraction(str(v))) for v in row] for row in wide]))
    vector('matrix-decomposition-calculator', {'matrix': wide, 'method': 'svd'}, near={'relative': 1e-12}, singularValues=[f(v) for v in S])
    constants = [random.randint(-9, 9) for _ in range(size)]
    if A.det() != 0:
        solution = A.LUsolve(sp.Matrix(constants))
        vector('system-of-equations-solver', {'coefficients': rows, 'constants': constants}, kind='unique', solution=[text(Fraction(int(v.p), int(v.q))) for v in solution])
vector('eigenvalue-calculator', {'matrix': [[0, 1, 0], [0, 0, 1], [1, 0, 0]]}, near={'relative': 1e-15}, eigenvalues=[{'real': 1, 'imaginary': 0}, {'real': -0.5, 'imaginary': f(mp.sqrt(3) / 2)}, {'real': -0.5, 'imaginary': f(-mp.sqrt(3) / 2)}])
vector('eigenvalue-calculator', {'matrix': [[2, 1], [0, 2]]}, eigenvalues=[{'real': 2, 'imaginary': 0}, {'real': 2, 'imaginary': 0}])

# special functions
SPECIAL = {'gamma': (mp.gamma, [0.5, -0.5, 5, 170.5, 1e-5, -3.7, 1.4616321449683623, -150.5]),
           'log-gamma': (lambda v: mp.log(abs(mp.gamma(v))) if abs(v) < 1e5 else mp.loggamma(v), [0.5, 1.0000000001, 2.0000000001, 1e300, -2.5, 1e-300, 100, -100.1]),
           'digamma': (mp.digamma, [1, 0.5, 1.4616321449683623, -0.5, 1e10, 1e-8, -10.3]),
           'erf': (mp.erf, [0.1, -2, 5, 1e-300]), 'erfc': (mp.erfc, [0.5, 5, 25, -3, 10]),
           'inverse-erf': (mp.erfinv, [0.5, -0.999, 1e-20, 0.9999999999999999]),
           'zeta': (mp.zeta, [2, 0.5, -1, -3.5, 0, 1.0000001, 50, -21.5, 0.999, -150.5]),
           'lambert-w': (lambda v: mp.lambertw(v).real, [1, -0.3, 1e-10, 1e300, -0.367879441171, 100])}
for name, (g, points) in SPECIAL.items():
    for point in points: vector('special-function-calculator', {'function': name, 'x': point}, near={'relative': 1e-14}, result=f(g(m(point))))
for a, v in [(1, 1), (0.5, 3), (100, 90), (100, 130), (1e-3, 0.1), (1e6, 1e6), (1e6, 1003000.0), (30, 1), (1e9, 1.00001e9)]:
    vector('special-function-calculator', {'function': 'regularized-gamma-p', 'a': a, 'x': v}, near={'relative': 1e-12}, result=f(mp.gammainc(m(a), 0, m(v), regularized=True) if a < 1e5 else 1 - mp.gammainc(m(a), m(v), mp.inf, regularized=True)))
for a, b, v in [(2, 3, 0.5), (0.5, 0.5, 0.1), (100, 200, 0.3), (1000, 1, 0.999), (1e-3, 5, 0.5), (30, 30, 0.9)]:
    vector('special-function-calculator', {'function': 'regularized-beta', 'a': a, 'b': b, 'x': v}, near={'relative': 1e-12}, result=f(mp.betainc(m(a), m(b), 0, m(v), regularized=True)))
for a, b in [(2, 3), (0.5, 0.5), (-0.5, 2), (100, 0.1), (1e10, 2)]:
    vector('special-function-calculator', {'function': 'beta', 'a': a, 'x': b}, near={'relative': 1e-13}, result=f(mp.beta(m(a), m(b))))

# geometry
for angle in [17, -300, 1e9, 89.99999, 0.001]:
    t = mp.radians(m(angle))
    vector('trigonometry-calculator', {'angle': angle}, sin=f(mp.sin(t)), cos=f(mp.cos(t)), tan=f(mp.tan(t)), radians=f(t))
for angle in [3.141592653589793, 1e5, -2, -750703919.3658873, 1e-300]:
    t = mp.mpf(float(angle))  # radians are the double they are
    vector('trigonometry-calculator', {'angle': angle, 'unit': 'radians'}, sin=f(mp.sin(t)), cos=f(mp.cos(t)), csc=f(mp.csc(t)))
for v in [0.1, 1e-10, 20, -3, 700, 1e-200]:
    vector('hyperbolic-function-calculator', {'value': v}, sinh=f(mp.sinh(m(v))), cosh=f(mp.cosh(m(v))), tanh=f(mp.tanh(m(v))), asinh=f(mp.asinh(m(v))), **({'atanh': f(mp.atanh(m(v)))} if abs(v) < 1 else {}))
for a, b, c in [(3, 4, 6), (1, 1, 1.9999999), (1e8, 1e8, 1), (0.3, 0.4, 0.5)]:
    A, B, C = m(a), m(b), m(c)
    s = (A + B + C) / 2
    area = mp.sqrt(s * (s - A) * (s - B) * (s - C))
    vector('triangle-calculator', {'a': a, 'b': b, 'c': c}, count=1)
    vectors[-1]['result']['solutions'] = [{'area': f(area), 'angleADegrees': f(mp.degrees(mp.acos((B * B + C * C - A * A) / (2 * B * C)))), 'inradius': f(area / s), 'circumradius': f(A * B * C / (4 * area))}]
for a, b in [(5, 3), (1, 1e-10), (1e150, 1), (2, 2), (7.3, 7.2)]:
    A, B = max(m(a), m(b)), min(m(a), m(b))
    vector('ellipse-calculator', {'a': a, 'b': b}, near={'relative': 1e-15}, perimeter=f(4 * A * mp.ellipe(1 - (B / A)**2)), eccentricity=f(mp.sqrt(1 - (B / A)**2)))
for a, b, c in [(1, 1, 1), (1, 2, 3), (1, 1, 2), (2, 2, 1), (1, 1e-6, 1e-3)]:
    A, B, C = sorted([m(a), m(b), m(c)], reverse=True)
    with mp.workdps(40):
        surface = mp.quad(lambda u: mp.quad(lambda v: mp.sqrt((B * C * mp.sin(u)**2 * mp.cos(v))**2 + (A * C * mp.sin(u)**2 * mp.sin(v))**2 + (A * B * mp.sin(u) * mp.cos(u))**2), [0, mp.pi / 4, mp.pi / 2]), [0, mp.pi / 4, mp.pi / 2]) * 8 if min(a, b, c) > 0.01 else None
    if surface is not None: vector('volume-calculator', {'shape': 'ellipsoid', 'radiusX': a, 'radiusY': b, 'radiusZ': c}, near={'relative': 1e-12}, surfaceArea=f(surface), volume=f(4 * mp.pi / 3 * A * B * C))
for n, side in [(3, 1), (5, 2.5), (1000000, 1e-3), (17, 4)]:
    vector('regular-polygon-calculator', {'sides': n, 'side': side}, area=f(n * m(side)**2 / (4 * mp.tan(mp.pi / n))), circumradius=f(m(side) / (2 * mp.sin(mp.pi / n))))
for r, angle in [(6, 60), (1, 1e-6), (2.5, 300), (1e10, 0.001)]:
    t = mp.radians(m(angle))
    vector('circular-sector-calculator', {'radius': r, 'angleDegrees': angle}, segmentArea=f(m(r)**2 * (t - mp.sin(t)) / 2), chord=f(2 * m(r) * mp.sin(t / 2)), sagitta=f(m(r) * (1 - mp.cos(t / 2))))
from scipy.interpolate import CubicSpline, PchipInterpolator
xs, ys = [0, 1, 2.5, 4, 7], [1, 3, 2, 2, 8]
points = [0, 0.5, 1, 2, 3.3, 6.9, 7]
vector('interpolation-calculator', {'x': xs, 'y': ys, 'at': points, 'method': 'natural-spline'}, near={'relative': 1e-13}, values=[f(v) for v in CubicSpline(xs, ys, bc_type='natural')(points)])
vector('interpolation-calculator', {'x': xs, 'y': ys, 'at': points, 'method': 'pchip'}, near={'relative': 1e-13}, values=[f(v) for v in PchipInterpolator(xs, ys)(points)])
vector('interpolation-calculator', {'x': xs, 'y': ys, 'at': [-1, 9], 'method': 'pchip', 'extrapolate': True}, near={'relative': 1e-12}, values=[f(v) for v in PchipInterpolator(xs, ys, extrapolate=True)([-1, 9])])
with mp.workdps(10050):
    for name, value in [('pi', +mp.pi), ('e', +mp.e), ('ln10', mp.log(10)), ('ln2', mp.log(2)), ('sqrt3', mp.sqrt(3)), ('tau', 2 * mp.pi), ('sqrt2', mp.sqrt(2)), ('phi', +mp.phi)]:
        digits = mp.nstr(value, 10020, strip_zeros=False)
        vector('constant-digits-generator', {'constant': name, 'decimals': 500}, value=digits[:502])
        if name in ('pi', 'ln10'):
            import hashlib
            vector('constant-digits-generator', {'constant': name, 'decimals': 10000}, value=digits[:10002])

import math_arithmetic  # noqa: E402

vectors += math_arithmetic.vectors
print('[\n' + ',\n'.join(json.dumps(entry, separators=(',', ':'), ensure_ascii=False) for entry in vectors) + '\n]')
