"""What the files in the lib folders of the tools are held to: bash, glibc, git, GNU date, Java, OpenSSL and Python 3 with sympy, mpmath, dateutil, jmespath and jsonschema.

Run: python3 test/oracles/category_libraries.py writes src/tools/<category>/testdata/python.json
"""
import ast
import binascii
import ctypes
import datetime
import json
import math
import os
import pathlib
import random
import shlex
import struct
import subprocess
import tempfile
from decimal import Decimal, getcontext

import jmespath
import mpmath
import sympy
from dateutil import rrule

random.seed(20261123)
getcontext().prec = 2000
mpmath.mp.dps = 60
choice = random.choice
categories = {category: {} for category in ('crypto', 'data', 'datetime', 'developer', 'encoding', 'finance', 'math')}
developer, data, dates, numbers, finance = (categories[name] for name in ('developer', 'data', 'datetime', 'math', 'finance'))


def joined(parts, most):
    return ''.join(choice(parts) for _ in range(random.randint(1, most)))


# Braces, by bash 5.2. A word in front keeps a result that is empty.
def by_bash(pattern):
    script = "set -f; printf '%s\\n' X" + pattern
    return [word[1:] for word in subprocess.run(['bash', '-c', script], capture_output=True, text=True, check=True).stdout.split('\n')[:-1]]


patterns = ['{a,b}c', 'a{,b}', '{1..5}', '{5..1..2}', '{01..10..3}', '{-2..02}', '{a..e..2}', '{e..a}', '{a,b}{1..2}', '{a,{b,c}d}e', '{a}', '{a', 'a}', '{1..x}', 'x{1..3}y{q,r}', '{a,b,}', '{1..1}', '{3..1}', '{-1..-3}', '{A..C}', '{1..3..0}', '{1..3..-1}', '{a..c..-1}', '{{a,b}', '{a,b}}', '{1..2}{3..4}', 'a{b,{1..3}}c', '{00..3}', '{1..002}', '{a,b{c,d},e}']
patterns += [joined(['a', 'b', '{a,b}', '{1..3}', '{c,{d,e}}', '{x..z}', ',', '-', '{02..4}'], 4) for _ in range(30)]
developer['braces'] = [[pattern, by_bash(pattern)] for pattern in patterns]

# Words, by shlex in POSIX mode.
developer['words'] = []
for _ in range(120):
    text = joined(['a', 'b', ' ', '"', "'", '\\', '\n', '\t', '""', "''", 'é', '$', '\\"', '#', '\\\\'], 9)
    try:
        developer['words'].append([text, shlex.split(text)])
    except ValueError:
        developer['words'].append([text, None])

# printf, by glibc.
libc = ctypes.CDLL('libc.so.6')


def by_glibc(pattern, value):
    buffer = ctypes.create_string_buffer(2000)
    libc.snprintf(buffer, ctypes.c_size_t(2000), pattern.encode(), value)
    return buffer.value.decode()


flags = lambda: ''.join(choice(['', '', '-', '+', ' ', '#', '0']) for _ in range(2)) + choice(['', '', '5', '12', '20'])
doubles = [0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, 123456.0, 1e10, 1e-5, 0.0001, 0.00001234, 1e15, 1e16, 123456789.125, 1e100, 99999.95, 9.995, 5e-324, 1.7976931348623157e308, math.pi * 1e-9]
developer['printfDoubles'] = []
for _ in range(150):
    pattern, value = '%' + flags() + choice(['', '', '.0', '.', '.1', '.3', '.10', '.17']) + choice('eEfFgGaA'), choice(doubles)
    # glibc 2.36 drops the zeros that # keeps where rounding carries into another power of ten.
    if '#' not in pattern:
        developer['printfDoubles'].append([pattern, value, by_glibc(pattern, ctypes.c_double(value))])
developer['printfIntegers'] = []
for _ in range(150):
    size, value = choice(['', 'll', 'h', 'hh']), choice([0, 1, -1, 255, 256, -128, 65535, 65536, -2**63, 12345, -7, 2**62])
    start, end = '%' + flags() + choice(['', '', '.0', '.', '.1', '.3', '.10']), choice('diuoxX')
    # What has no size is 64 bits wide here.
    developer['printfIntegers'].append([start + size + end, str(value), by_glibc(start + (size or 'll') + end, ctypes.c_longlong(value))])

# Patterns of .gitignore, by git check-ignore: the line of the rule that decides, and whether it takes back.
repository = tempfile.mkdtemp()
subprocess.run(['git', 'init', '-q', repository], check=True)
developer['ignored'] = []
for _ in range(80):
    rules = '\n'.join(joined(['a', 'b', '*', '**', '/', '?', '[ab]', '[!a]', '[a-c]', '!', '#', ' ', '**/', '/**', '.', '\\ ', '\\*', '\\!', '*.c', '[[:alpha:]]', 'a/'], 4) for _ in range(random.randint(1, 3)))
    if '***' in rules:
        continue
    paths = ['/'.join(joined(['a', 'b', 'ab', 'x.c', 'c', '*', '.h'], 2) for _ in range(random.randint(1, 3))) for _ in range(6)]
    pathlib.Path(repository, '.gitignore').write_text(rules)
    answer = subprocess.run(['git', 'check-ignore', '-v', '-n', '--no-index', '--stdin', '-z'], cwd=repository, input='\0'.join(paths) + '\0', capture_output=True, text=True).stdout.split('\0')
    for index, path in enumerate(paths):
        line, pattern = answer[4 * index + 1:4 * index + 3]
        developer['ignored'].append([rules, path, None if line == '' else [int(line), pattern.startswith('!')]])

# Floating point numbers, by struct and decimal: pattern, the exact value, the next one up.
developer['floats'] = []
for name, code, size in (('half', 'e', 2), ('single', 'f', 4), ('double', 'd', 8)):
    for _ in range(25):
        pattern = random.getrandbits(8 * size)
        if random.random() < 0.3:
            pattern &= (1 << (8 * size - 1)) | (1 << (8 * size - 10)) - 1
        value = struct.unpack('>' + code, pattern.to_bytes(size, 'big'))[0]
        if math.isfinite(value):
            exact = format(Decimal(value), 'f')
            developer['floats'].append([name, format(pattern, f'0{2 * size}x'), exact.rstrip('0').rstrip('.') if '.' in exact else exact, repr(value) if size == 8 else None])

# Python's literals, by ast.literal_eval.
data['literals'] = []


def literal(depth):
    if depth == 0 or random.random() < 0.4:
        return choice(['None', 'True', 'False', '1', '0x1F', '0b101', '0o17', '1_000', '-5', '+3', '00', '1e5', '1.', '.5', '-1.5', '1_0.5e-3', "'a'", '"b"', "'''c\nd'''", 'r"\\n"', "'\\x41\\u00e9\\101\\n\\\n'", '"a" "b"', 'u"q"', '"\\q"', '0_1', '1__0', '0x_1f', '01', "'a\nb'", '"', '1 2'])
    items = [literal(depth - 1) for _ in range(random.randint(0, 3))]
    kind = choice('[({')
    if kind == '[':
        return '[' + ', '.join(items) + choice(['', ',' if items else '']) + ']'
    if kind == '(':
        return '(' + ''.join(item + ',' for item in items) + ')'
    return '{' + ', '.join(f'"{index}": {item}' for index, item in enumerate(items)) + '}'


for _ in range(150):
    text = literal(3)
    try:
        data['literals'].append([text, json.dumps(ast.literal_eval(text), ensure_ascii=False, separators=(',', ':'))])
    except (ValueError, SyntaxError):
        data['literals'].append([text, None])

# JMESPath, by its reference implementation.
documents = [
    {'people': [{'a': 3, 'b': 'x', 'c': {'d': [1, 2]}}, {'a': 1, 'b': 'z', 'c': None}, {'a': 2, 'b': 'y', 'c': [[1], [2, [3]]]}], 'a': {'b': {'c': True}, 'e': [0, '', None]}, 'b': [3, 1, 2], 'c': ['q', 's', 'r']},
    {'people': [], 'a': 'text', 'b': [], 'c': []},
]


def query(depth):
    if depth == 0 or random.random() < 0.25:
        return choice(['a', 'b', 'c', '@', '`1`', "'x'", 'people[0]', 'b[-1]', 'people[*].a', 'people[?a > `1`].b', 'c[::-1]', 'b[0:2]', 'people[].c', 'people[].c[]', 'a.*', '*', '`{"z": [1]}`'])
    inner = lambda: query(depth - 1)
    return choice([
        lambda: f'length({inner()})', lambda: f'sort({inner()})', lambda: f'sort_by(people, &{choice("ab")})', lambda: 'max_by(people, &a)', lambda: f'keys({inner()})', lambda: f'values({inner()})',
        lambda: f"join(',', {inner()})", lambda: f'type({inner()})', lambda: f'not_null({inner()}, {inner()})', lambda: f'{inner()} | {inner()}', lambda: f'{inner()} && {inner()}', lambda: f'{inner()} || {inner()}',
        lambda: f'!{inner()}', lambda: f'({inner()})', lambda: '{x: %s, y: %s}' % (inner(), inner()), lambda: f'[{inner()}, {inner()}]', lambda: f'{inner()} == {inner()}', lambda: f'{inner()}.b', lambda: f'{inner()}[]', lambda: f'{inner()}[0]',
        lambda: f'reverse({inner()})', lambda: f'sum({inner()})', lambda: f'max({inner()})', lambda: f'merge({inner()}, {inner()})', lambda: f'to_array({inner()})', lambda: f'map(&a, {inner()})', lambda: f"contains({inner()}, 'x')",
    ])()


data['queries'] = []
for _ in range(200):
    expression, index = query(3), random.randint(0, 1)
    try:
        data['queries'].append([expression, index, {'value': jmespath.search(expression, documents[index])}])
    except jmespath.exceptions.JMESPathError:
        data['queries'].append([expression, index, None])
    except TypeError:
        pass  # The reference implementation lets comparisons of texts with other things fail.
data['queryDocuments'] = documents

# Recurring dates, by dateutil: the first of them within nine years.
start = datetime.datetime(2024, 1, 31, 10)
dates['recurring'] = []
for _ in range(60):
    frequency = choice(['YEARLY', 'MONTHLY', 'MONTHLY', 'WEEKLY', 'DAILY'])
    rule = 'FREQ=' + frequency
    if random.random() < 0.5:
        rule += f';INTERVAL={random.randint(2, 4)}'
    if random.random() < 0.3:
        rule += f';BYMONTH={random.randint(1, 6)},{random.randint(7, 12)}'
    if frequency in ('YEARLY', 'MONTHLY') and random.random() < 0.4:
        rule += ';BYMONTHDAY=' + choice(['1', '15', '31', '-1', '-31', '29,30'])
    if random.random() < 0.5:
        number = choice(['', '1', '-1', '2', '-2']) if frequency in ('YEARLY', 'MONTHLY') and 'MONTHDAY' not in rule else ''
        rule += ';BYDAY=' + number + choice(['MO', 'TU', 'WE']) + ',' + number + choice(['TH', 'FR', 'SU'])
    if random.random() < 0.3:
        rule += f';BYHOUR={random.randint(0, 11)},{random.randint(12, 23)}'
    if 'BY' in rule and random.random() < 0.3:
        rule += ';BYSETPOS=' + choice(['1', '-1', '2'])
    if random.random() < 0.3:
        rule += f';COUNT={random.randint(1, 9)}'
    found = []
    for moment in rrule.rrulestr(rule + ';UNTIL=20330101T000000' if 'COUNT' not in rule else rule, dtstart=start):
        found.append(moment.isoformat())
        if len(found) == 12 or moment.year > 2032:
            break
    if found and found[-1] < '2033':
        dates['recurring'].append([rule, found])

# strftime, by GNU date 9.1.
dates['strftime'] = []
for _ in range(150):
    conversion = choice('aAbBhcCdDeFgGHIjklmMpPrRsSTuUVwWxXyY')
    flag = choice(['', '', '', '-', '_', '0', '^'])
    if (flag == '^' and conversion == 'P') or (flag in ('-', '_', '0') and conversion in 'cDFrRTxX'):
        continue
    seconds, zone = random.randint(-2 * 10**9, 4 * 10**9), choice(['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Kolkata'])
    text = subprocess.run(['date', '-d', f'@{seconds}', f'+%{flag}{conversion}'], env={'TZ': zone, 'LC_ALL': 'C', 'PATH': os.environ['PATH']}, capture_output=True, text=True, check=True).stdout[:-1]
    dates['strftime'].append([f'%{flag}{conversion}', seconds, zone, text])

# Factors and roots of polynomials, lowest power first, by sympy and mpmath.
x = sympy.symbols('x')
numbers['factors'] = []
numbers['roots'] = []
for _ in range(50):
    product = sympy.Integer(1)
    for _ in range(random.randint(1, 4)):
        coefficients = [random.randint(-4, 4) for _ in range(random.randint(2, 4))]
        product *= sum((c * x**power for power, c in enumerate(coefficients)), sympy.Integer(0)) + (x if not any(coefficients[1:]) else 0)
    polynomial = sympy.Poly(sympy.expand(product), x)
    if polynomial.degree() < 1:
        continue
    given = [str(c) for c in reversed(polynomial.all_coeffs())]
    factors = [[[str(c) for c in reversed(sympy.Poly(factor, x).all_coeffs())], times] for factor, times in sympy.factor_list(polynomial)[1]]
    numbers['factors'].append([given, factors])
    free = sympy.Poly(sympy.sqf_part(polynomial), x)
    roots = mpmath.polyroots([mpmath.mpf(int(c)) for c in free.primitive()[1].all_coeffs()], maxsteps=500, extraprec=400)
    numbers['roots'].append([[str(c) for c in reversed(free.primitive()[1].all_coeffs())], [[mpmath.nstr(mpmath.re(root), 20), mpmath.nstr(mpmath.im(root), 20)] for root in roots]])
numbers['ellipses'] = [[a, b, mpmath.nstr(4 * mpmath.mpf(str(a)) * mpmath.ellipe(1 - mpmath.mpf(str(b)) ** 2 / mpmath.mpf(str(a)) ** 2), 55)] for a, b in ((1, 1), (2, 1), (3, 2), (1000, 1), (5, 4.75), (1, 1e-9))]


def surface(a, b, c):
    a, b, c = sorted((mpmath.mpf(str(side)) for side in (a, b, c)), reverse=True)
    # Legendre's form, which has 0/0 for spheres.
    phi = mpmath.acos(c / a)
    k2 = a**2 * (b**2 - c**2) / (b**2 * (a**2 - c**2))
    return 2 * mpmath.pi * c**2 + 2 * mpmath.pi * a * b / mpmath.sin(phi) * (mpmath.ellipe(phi, k2) * mpmath.sin(phi) ** 2 + mpmath.ellipf(phi, k2) * mpmath.cos(phi) ** 2)


numbers['ellipsoids'] = [[a, b, c, mpmath.nstr(surface(a, b, c), 55)] for a, b, c in ((3, 2, 1), (2, 2, 1), (2, 1, 1), (10, 9, 0.5), (1, 4, 2.5), (1000, 1, 0.001))]
numbers['selections'] = [[n, r, str(math.perm(n, r)), str(math.comb(n, r)), str(math.comb(n + r - 1, r)) if n > 0 else str(int(r == 0))] for n, r in [(0, 0), (0, 3), (1, 0), (5, 5), (5, 6), (7, 3)] + [(random.randint(0, 300), random.randint(0, 60)) for _ in range(20)]]

# The standard normal distribution, options and annuities, by mpmath.
finance['normal'] = [[str(z), mpmath.nstr(mpmath.ncdf(mpmath.mpf(str(z))), 28)] for z in (0, 0.1, -0.5, 1, 1.96, -3, 5.5, -8.9, -9, 9.25, -12, -37.5, -100)]
finance['options'] = []
for _ in range(20):
    spot, strike, years = choice([80, 100, 123.5]), choice([70, 100, 140]), choice([0.05, 0.5, 2, 10])
    rate, dividend, volatility = choice(['0', '0.03', '-0.01']), choice(['0', '0.02']), choice(['0.05', '0.2', '0.8'])
    r, q, v, t = (mpmath.mpf(str(value)) for value in (rate, dividend, volatility, years))
    d1 = (mpmath.log(mpmath.mpf(spot) / strike) + (r - q + v**2 / 2) * t) / (v * mpmath.sqrt(t))
    d2 = d1 - v * mpmath.sqrt(t)
    now, later = spot * mpmath.exp(-q * t), strike * mpmath.exp(-r * t)
    finance['options'].append([spot, strike, years, rate, dividend, volatility, mpmath.nstr(now * mpmath.ncdf(d1) - later * mpmath.ncdf(d2), 20), mpmath.nstr(later * mpmath.ncdf(-d2) - now * mpmath.ncdf(-d1), 20)])
finance['annuities'] = [[rate, periods, mpmath.nstr(mpmath.fsum((1 + mpmath.mpf(rate)) ** -k for k in range(1, periods + 1)), 20)] for rate in ('0', '0.005', '1e-30', '-0.01', '0.5', '1e-12') for periods in (1, 12, 360)]

# Properties, by java.util.Properties.
PROGRAM = '''import java.io.*; import java.util.*;
public class Load {
  static String quoted(String text) {
    StringBuilder out = new StringBuilder("\\"");
    for (char unit : text.toCharArray()) out.append(String.format("\\\\u%04x", (int) unit));
    return out.append('"').toString();
  }
  public static void main(String[] files) throws Exception {
    for (String file : files) {
      Properties properties = new Properties();
      try (Reader reader = new InputStreamReader(new FileInputStream(file), "UTF-8")) {
        properties.load(reader);
        List<String> members = new ArrayList<>();
        for (String key : new TreeSet<>(properties.stringPropertyNames())) members.add(quoted(key) + ":" + quoted(properties.getProperty(key)));
        System.out.println("{" + String.join(",", members) + "}");
      } catch (IllegalArgumentException malformed) {
        System.out.println("null");
      }
    }
  }
}
'''
folder = pathlib.Path(tempfile.mkdtemp())
(folder / 'Load.java').write_text(PROGRAM)
texts = [joined(['a', 'b', '=', ':', ' ', '\t', '\f', '\n', '\r\n', '\r', '\\', '\\\n', '\\\r\n', '\\u0041', '\\u00e', '#', '!', 'é', '\\t', '\\ ', '\\=', 'x y', '\\q'], 11) for _ in range(100)]
for index, text in enumerate(texts):
    (folder / f'{index}.properties').write_text(text, newline='')
answers = subprocess.run(['java', str(folder / 'Load.java')] + [str(folder / f'{index}.properties') for index in range(len(texts))], capture_output=True, text=True, check=True).stdout.splitlines()
data['properties'] = [[text, json.loads(answer)] for text, answer in zip(texts, answers, strict=True)]

# Password hashes, by openssl passwd; crypt ends salts after 16 characters, apr1 after 8.
PASSWORDS = ['x', 'Hello world!', 'päss wörd', 'a' * 15, 'a' * 16, 'a' * 17, 'b' * 31, 'b' * 32, 'b' * 33, 'c' * 63, 'c' * 64, 'c' * 65, '😀' * 20]
categories['crypto']['passwords'] = []
for password in PASSWORDS:
    for kind, salt in (('-5', choice(['a', 'saltstring', 'toolongsaltstr./'])), ('-6', choice(['a', 'saltstring', 'toolongsaltstr./'])), ('-5', 'rounds=1400$anotherlongsalt'), ('-6', 'rounds=1400$anotherlongsalt'), ('-apr1', choice(['a', 'xxxxxxxx', './AZaz09']))):
        written = subprocess.run(['openssl', 'passwd', kind, '-salt', salt, '-stdin'], input=password + '\n', capture_output=True, text=True, check=True).stdout.strip()
        categories['crypto']['passwords'].append([password, written])

# Lines of uuencode, by binascii; 0 is a grave accent.
categories['encoding']['uuencoded'] = []
for length in (0, 1, 2, 3, 44, 45, 46, 90, 100):
    content = random.randbytes(length)
    lines = [binascii.b2a_uu(content[start:start + 45], backtick=True).decode() for start in range(0, length, 45)]
    categories['encoding']['uuencoded'].append([content.hex(), ''.join(lines)])

root = pathlib.Path(__file__).resolve().parents[2] / 'src/tools'
for category, tables in categories.items():
    folder = root / category / 'testdata'
    folder.mkdir(exist_ok=True)
    text = ',\n'.join(f'"{name}": [\n' + ',\n'.join(json.dumps(row, ensure_ascii=False) for row in table) + '\n]' for name, table in tables.items())
    (folder / 'python.json').write_text('{\n' + text + '\n}\n')
