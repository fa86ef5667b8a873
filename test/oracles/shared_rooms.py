"""What the shared rooms of the tools are held to, by Python 3, sympy and mpmath. python3 test/oracles/shared_rooms.py writes src/tools/shared/testdata/python.json."""
import base64
import datetime
import ipaddress
import json
import pathlib
import quopri
import random
import urllib.parse
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

import mpmath
import sympy

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

file = pathlib.Path(__file__).resolve().parents[2] / 'src/tools/shared/testdata/python.json'
file.parent.mkdir(exist_ok=True)
file.write_text('{\n' + ',\n'.join(f'"{name}": [\n' + ',\n'.join(json.dumps(row, ensure_ascii=False) for row in table) + '\n]' for name, table in rows.items()) + '\n}\n')
