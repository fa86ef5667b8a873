"""What the shared rooms of the tools are held to, by Python 3, sympy, mpmath, PyYAML, jsonschema and wcwidth. python3 test/oracles/shared_rooms.py writes src/tools/shared/testdata/python.json."""
import base64
import csv
import calendar
import datetime
import email.header
import html.entities
import io
import ipaddress
import json
import pathlib
import quopri
import random
import textwrap
import unicodedata
import urllib.parse
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

import jsonschema
import mpmath
import sympy
import wcwidth
import yaml

random.seed(20261122)
mpmath.mp.dps = 80
rows = {}


def decimal_text():
    digits = ''.join(random.choices('0123456789', k=random.randint(1, 25))).lstrip('0') or '0'
    text = random.choice(['', '-']) + digits
    if random.random() < 0.6:
        text += '.' + ''.join(random.choices('0123456789', k=random.randint(1, 25)))
    if random.random() < 0.4:
        text += 'e' + str(random.randint(-40, 40))
    return text


def plain(value):
    text = format(value, 'f')
    text = text.rstrip('0').rstrip('.') if '.' in text else text
    return '0' if text in ('-0', '') else text


def nearest(value):
    return float(value)


with localcontext() as context:
    context.prec = 5000
    rows['plainDecimals'] = [[text, plain(Decimal(text))] for text in (decimal_text() for _ in range(60))]
    lists = [[decimal_text() for _ in range(random.randint(2, 8))] for _ in range(60)]
    rows['sums'] = []
    for texts in lists:
        exact = [Fraction(Decimal(text)) for text in texts]
        mean = sum(exact) / len(exact)
        squares = sum((value - mean) ** 2 for value in exact) / (len(exact) - 1)
        deviation = mpmath.sqrt(mpmath.mpf(squares.numerator) / squares.denominator)
        order = sorted(range(len(exact)), key=lambda at: exact[at])
        rows['sums'].append([texts, nearest(sum(exact)), nearest(mean), float(deviation), [float(exact[at]) for at in order]])
    rows['money'] = []
    for _ in range(60):
        value = Decimal(random.randint(-10**9, 10**9)) / 10 ** random.randint(0, 6)
        places = random.randint(0, 4)
        rows['money'].append([str(value), places, float(value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)) + 0.0])

rows['factors'] = []
for _ in range(40):
    n = random.randint(1, 10 ** random.randint(1, 20))
    rows['factors'].append([str(n), [[str(p), e] for p, e in sorted(sympy.factorint(n).items())], bool(sympy.isprime(n)), str(sympy.nextprime(n)), str(sympy.integer_nthroot(n, 3)[0])])
rows['primeCounts'] = [[limit, int(sympy.primepi(limit))] for limit in (1, 2, 3, 10, 97, 1000, 99991)]
rows['powers'] = [[str(b), str(e), str(m), str(pow(b, e, m))] for b, e, m in ((random.randint(-10**12, 10**12), random.randint(0, 10**9), random.randint(1, 10**12)) for _ in range(40))]
rows['determinants'] = []
for size in (1, 2, 3, 4, 5, 6):
    for _ in range(4):
        m = [[random.randint(-9, 9) for _ in range(size)] for _ in range(size)]
        matrix = sympy.Matrix(m)
        d = matrix.det()
        inverse = [[str(x) for x in row] for row in matrix.inv().tolist()] if d != 0 else None
        rows['determinants'].append([m, str(d), inverse, matrix.rank()])
rows['singularValues'] = []
for _ in range(12):
    r, c = random.randint(1, 5), random.randint(1, 5)
    m = [[random.randint(-9, 9) for _ in range(c)] for _ in range(r)]
    values = sorted((float(v) for v in mpmath.svd_r(mpmath.matrix(m), compute_uv=False)), reverse=True)
    rows['singularValues'].append([m, values])
rows['gamma'] = [[x, float(mpmath.gamma(x)), float(mpmath.erf(x))] for x in (0.5, 1.0, 1.5, 3.75, 10.25, -0.5, -2.5, 0.001, 25.0, 100.5)]
rows['logarithms'] = [[str(f.numerator), str(f.denominator), mpmath.nstr(mpmath.log(mpmath.mpf(f.numerator) / f.denominator), 50)] for f in (Fraction(random.randint(1, 10**6), random.randint(1, 10**6)) for _ in range(20))]
rows['logarithms'] += [[str(10**k + 1), str(10**k), mpmath.nstr(mpmath.log1p(mpmath.mpf(10) ** -k), 50)] for k in (5, 6, 9, 20, 40)]

blobs = [random.randbytes(random.randint(0, 40)) for _ in range(40)] + [b'', b'\0', b'\0\0\0\0', b'\xff' * 5]
rows['bases'] = [[b.hex(), base64.b32encode(b).decode(), base64.b32hexencode(b).decode(), base64.a85encode(b).decode(), int.from_bytes(b, 'big').__str__()] for b in blobs]
texts = [''.join(random.choices('aZ09-. %+&=/?ü–漢😀\u00a0\n', k=random.randint(0, 20))) for _ in range(40)]
rows['percent'] = [[t, urllib.parse.quote(t, safe='')] for t in texts]
words = [''.join(random.choices('abcXYZ-19üéß漢字кир😀', k=random.randint(1, 14))) for _ in range(60)]
rows['punycode'] = [[w, w.encode('punycode').decode()] for w in words]
rows['quotedPrintable'] = [[b.hex(), quopri.encodestring(b, quotetabs=False).hex()] for b in blobs]

rows['addresses'] = []
for _ in range(40):
    v6 = random.random() < 0.6
    n = random.choice([random.getrandbits(128), random.getrandbits(16), random.getrandbits(64) << 64, random.getrandbits(16) << 112 | random.getrandbits(8)]) if v6 else random.getrandbits(32)
    address = ipaddress.IPv6Address(n) if v6 else ipaddress.IPv4Address(n)
    prefix = random.randint(0, 128 if v6 else 32)
    network = (ipaddress.IPv6Network if v6 else ipaddress.IPv4Network)((n, prefix), strict=False)
    if v6 and (n >> 32) == 0xffff:
        continue
    rows['addresses'].append([str(n), 6 if v6 else 4, str(address), address.exploded, prefix, str(int(network.network_address)), str(int(network.broadcast_address)), str(network.num_addresses)])
rows['covers'] = []
for _ in range(25):
    a, b = sorted(random.getrandbits(random.choice([8, 16, 32])) for _ in range(2))
    rows['covers'].append([str(ipaddress.IPv4Address(a)), str(ipaddress.IPv4Address(b)), [str(n) for n in ipaddress.summarize_address_range(ipaddress.IPv4Address(a), ipaddress.IPv4Address(b))]])

rows['dates'] = []
for _ in range(60):
    day = datetime.date.fromordinal(random.randint(datetime.date(1600, 1, 1).toordinal(), datetime.date(9999, 12, 31).toordinal()))
    rows['dates'].append([day.isoformat(), (day - datetime.date(1970, 1, 1)).days, day.timetuple().tm_yday])

points = [0.001, 0.5, 1, 1.5, 2.25, 7, 30.5, -0.5, -3.7]
special = {
    'gamma': mpmath.gamma, 'digamma': mpmath.digamma, 'erf': mpmath.erf, 'erfc': mpmath.erfc, 'zeta': mpmath.zeta,
    'inverseErf': mpmath.erfinv, 'lambertW': mpmath.lambertw, 'beta': mpmath.beta,
    'incompleteGamma': lambda a, x: mpmath.gammainc(a, 0, x, regularized=True), 'incompleteBeta': lambda x, a, b: mpmath.betainc(a, b, 0, x, regularized=True),
}
operands = {
    'zeta': [[x] for x in points if x != 1], 'inverseErf': [[x] for x in (-0.99, -0.5, 0, 0.001, 0.9, 0.999999)], 'lambertW': [[x] for x in (-0.36, -0.1, 0, 0.5, 1, 10, 1e6)],
    'beta': [[0.5, 0.5], [2, 3], [1.5, 20], [0.001, 7]], 'incompleteGamma': [[0.5, 0.1], [1, 1], [3, 2.5], [20, 25], [100, 90]],
    'incompleteBeta': [[0.3, 2, 3], [0.5, 0.5, 0.5], [0.99, 5, 0.2], [0.01, 30, 40]],
}
rows['specialFunctions'] = [[name, [str(x) for x in args], mpmath.nstr(mpmath.re(value(*(mpmath.mpf(str(x)) for x in args))), 30)] for name, value in special.items() for args in operands.get(name, [[x] for x in points])]
ordinary = {
    'sqrt': [2, 1e-9, 12345.678], 'cbrt': [2, -10, 0.001], 'exp': [1, -20.5, 100], 'ln': [2, 1e-5, 1e9], 'log': [2, 0.003], 'log2': [3, 0.1], 'sin': [1, -2.5, 100], 'cos': [1, 3, 50.5], 'tan': [1, -1.5],
    'cot': [1, 2.5], 'sec': [1, -2], 'csc': [1, 3], 'asin': [0.5, -0.99], 'acos': [0.5, -0.2], 'atan': [0.5, -100], 'sinh': [1, -0.001, 30], 'cosh': [1, 20], 'tanh': [0.5, -3], 'asinh': [0.5, -1e6],
    'acosh': [1.5, 1e6], 'atanh': [0.5, -0.999], 'erf': [0.5, -2], 'gamma': [0.5, 10.25, -2.5],
}
known = {'log': mpmath.log10, 'log2': lambda x: mpmath.log(x, 2), 'cbrt': lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x))}
rows['functions'] = [[name, str(x), mpmath.nstr(known.get(name, getattr(mpmath, name, None))(mpmath.mpf(str(x))), 40)] for name, xs in ordinary.items() for x in xs]
integrals = [
    ['x^2', 0, 3, lambda x: x**2], ['exp(-x^2)', '-inf', 'inf', lambda x: mpmath.exp(-x * x)], ['1/sqrt(x)', 0, 1, lambda x: 1 / mpmath.sqrt(x)], ['ln(x)', 0, 1, mpmath.log], ['sin(x)/x', 0, 10, mpmath.sinc],
    ['x*exp(-x)', 0, 'inf', lambda x: x * mpmath.exp(-x)], ['1/(1+x^2)', '-inf', 0, lambda x: 1 / (1 + x * x)], ['sqrt(1-x^2)', -1, 1, lambda x: mpmath.sqrt(1 - x * x)],
]
rows['integrals'] = [[text, str(low), str(high), float(mpmath.quad(value, [mpmath.mpf(low), mpmath.mpf(high)]))] for text, low, high, value in integrals]

rows['csv'] = []
for _ in range(40):
    width = random.randint(1, 4)
    table = [[''.join(random.choices('ab1 ,;"\n\r\tü😀', k=random.randint(0, 6))) for _ in range(width)] for _ in range(random.randint(1, 5))]
    text = io.StringIO()
    csv.writer(text).writerows(table)
    rows['csv'].append([table, text.getvalue()])
rows['entities'] = [[name, code] for name, code in html.entities.name2codepoint.items() if name not in ('lang', 'rang')]
headers = [''.join(random.choices('abc XYZ-=?_üéß漢字кир😀', k=random.randint(1, 90))).strip() for _ in range(40)]
rows['headers'] = [[text, email.header.Header(text, 'utf-8').encode(linesep='\r\n')] for text in headers if text]
pieces = ['a', 'Z', '9', '~', 'é', 'e\u0301', 'ß', '漢', '字', 'あ', 'カ', 'ｶ', 'Ａ', '한', '\u1112\u1161\u11ab', 'क', 'ا', 'ع\u064e', '…', '\u200b', '😀', '🚀', '中']
rows['widths'] = [[text, wcwidth.wcswidth(text)] for text in (''.join(random.choices(pieces, k=random.randint(0, 8))) for _ in range(60))]
prose = [' '.join(''.join(random.choices('abcdefgé', k=random.randint(1, 12))) for _ in range(random.randint(1, 15))) for _ in range(30)]
rows['wraps'] = []
for text in prose:
    width = random.randint(5, 25)
    indent, hanging = random.choice(['', '  ', '- ']), random.choice(['', '   '])
    rows['wraps'].append([text, width, indent, hanging, textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False)])
marked = [''.join(random.choices('aeoAÉéñüÅşžἄΰйЁ ab漢', k=random.randint(0, 12))) for _ in range(40)]
rows['accents'] = [[text, unicodedata.normalize('NFC', ''.join(c for c in unicodedata.normalize('NFD', text) if not '\u0300' <= c <= '\u036f'))] for text in marked]


# Without texts such as 0o17 and 1e3, which are texts in YAML 1.1 alone.
def anything(depth):
    if depth == 0 or random.random() < 0.4:
        return random.choice([None, True, False, random.randint(-10**6, 10**6), random.randint(-999, 999) / 8, '', 'yes', 'null', '12', ' x ', 'a: b', '# c', '- d', 'two\nlines\n', 'ü 漢 😀', "it's", '"q"', '~', '{x}', 'long ' * 30])
    if random.random() < 0.5:
        return [anything(depth - 1) for _ in range(random.randint(0, 4))]
    return {random.choice(['a', 'b', 'key with space', 'true', '1', 'ü', '', '?x']) + str(i): anything(depth - 1) for i in range(random.randint(0, 4))}


rows['yaml'] = [[json.dumps(value, ensure_ascii=False), yaml.dump(value, allow_unicode=True, sort_keys=False, default_flow_style=random.choice([None, True, False]))] for value in (anything(3) for _ in range(60))]
rows['instants'] = []
for _ in range(40):
    milliseconds = random.randint(-10**13, 10**13)
    zone = datetime.timezone(datetime.timedelta(minutes=random.choice([0, 60, -90, 330, -720, 845])))
    moment = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc) + datetime.timedelta(milliseconds=milliseconds)
    rows['instants'].append([moment.astimezone(zone).isoformat(timespec='milliseconds'), milliseconds])



def json_value(depth):
    kind = random.randrange(4 if depth > 2 else 7)
    if kind < 4:
        return [None, random.choice([0, 1, -5, 1.5, 2, 10]), random.choice(['', 'a', 'b', 'ab', 'é', '10']), random.random() < 0.5][kind]
    if kind == 4:
        return [json_value(depth + 1) for _ in range(random.randrange(4))]
    return {random.choice('abc'): json_value(depth + 1) for _ in range(random.randrange(4))}


def schema(depth):
    found = {}
    inner = lambda: schema(depth + 1)
    keywords = [
        (0.4, 'type', lambda: random.choice(['string', 'number', 'integer', 'object', 'array', 'boolean', 'null', ['string', 'null'], ['number', 'array']])),
        (0.1, 'enum', lambda: [json_value(2), json_value(2)]), (0.05, 'const', lambda: json_value(2)), (0.2, 'minimum', lambda: random.randrange(5)), (0.1, 'multipleOf', lambda: random.choice([1, 2, 0.5])),
        (0.2, 'minLength', lambda: random.randrange(3)), (0.1, 'pattern', lambda: random.choice(['^a', 'b$', '.'])), (0.2, 'required', lambda: ['a']), (0.1, 'maxProperties', lambda: random.randrange(3)), (0.1, 'uniqueItems', lambda: True),
    ]
    if depth < 2:
        keywords += [
            (0.4, 'properties', lambda: {'a': inner(), 'b': inner()}), (0.15, 'additionalProperties', lambda: random.choice([False, inner()])), (0.3, 'items', inner), (0.1, 'prefixItems', lambda: [inner()]), (0.1, 'contains', inner),
            (0.15, 'anyOf', lambda: [inner(), inner()]), (0.1, 'oneOf', lambda: [inner(), inner()]), (0.1, 'not', inner), (0.1, 'propertyNames', inner), (0.1, 'if', inner), (0.1, 'then', inner), (0.1, 'else', inner),
            (0.1, 'dependentRequired', lambda: {'a': ['b']}), (0.1, 'unevaluatedProperties', lambda: False), (0.1, 'patternProperties', lambda: {'^a': inner()}),
        ]
    for chance, name, make in keywords:
        if random.random() < chance:
            found[name] = make()
    return found


rows['schemas'] = []
while len(rows['schemas']) < 120:
    rule, value = schema(0), random.choice([{'a': json_value(2), 'b': json_value(2)}, json_value(0)])
    errors = list(jsonschema.Draft202012Validator(rule).iter_errors(value))
    # As many that do not fit as do.
    if rule and (not errors) == (len(rows['schemas']) % 2 == 0):
        rows['schemas'].append([json.dumps(rule), json.dumps(value), sorted({''.join(f'/{step}' for step in error.absolute_path) for error in errors})])

# Years that Date.UTC takes for others, after all rows above so that those stay what they are.
early = [datetime.date(*each) for each in [(1, 1, 1), (1, 12, 31), (4, 2, 29), (49, 12, 31), (50, 1, 1), (99, 12, 31), (100, 1, 1), (100, 3, 1), (400, 2, 29), (1582, 10, 15), (1599, 12, 31), (9999, 12, 31)]]
early += [datetime.date.fromordinal(random.randint(1, last)) for last in [datetime.date(99, 12, 31).toordinal()] * 20 + [datetime.date(1599, 12, 31).toordinal()] * 10]
rows['earlyDates'] = [[day.isoformat(), (day - datetime.date(1970, 1, 1)).days, day.timetuple().tm_yday, calendar.weekday(day.year, day.month, day.day)] for day in early]
rows['earlyInstants'] = []
for day in early[:20]:
    zone = datetime.timezone(datetime.timedelta(minutes=random.choice([0, 60, -90, 330, -720, 845])))
    moment = datetime.datetime(day.year, day.month, day.day, random.randint(0, 23), random.randint(0, 59), random.randint(0, 59), random.randint(0, 999) * 1000)
    since = moment - zone.utcoffset(None) if datetime.datetime.min + datetime.timedelta(days=1) < moment < datetime.datetime.max - datetime.timedelta(days=1) else moment
    text = moment.isoformat(timespec='milliseconds') + ('Z' if since is moment else zone.tzname(None)[3:] or '+00:00')
    rows['earlyInstants'].append([text, (since - datetime.datetime(1970, 1, 1)) // datetime.timedelta(milliseconds=1)])

file = pathlib.Path(__file__).resolve().parents[2] / 'src/tools/shared/testdata/python.json'
file.parent.mkdir(exist_ok=True)
file.write_text('{\n' + ',\n'.join(f'"{name}": [\n' + ',\n'.join(json.dumps(row, ensure_ascii=False) for row in table) + '\n]' for name, table in rows.items()) + '\n}\n')
