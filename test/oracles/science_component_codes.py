"""The codes of resistors and capacitors, from their rules with fractions.

python3 test/oracles/science_component_codes.py > src/tools/science/testdata/component-codes.json
"""
import random
from decimal import Decimal, getcontext

from everyday_exact import F, Invalid, NoAnswer, dec, num, report, run

random.seed(20261126)
getcontext().prec = 60
E96 = [(100 * Decimal(10) ** (Decimal(k) / 96)).quantize(Decimal(1)) for k in range(96)]


def some(*choices):
    return random.choice(choices)


COLOURS = 'black brown red orange yellow green blue violet grey white'.split()
MULTIPLIER = {c: n for n, c in enumerate(COLOURS)} | {'gold': -1, 'silver': -2, 'pink': -3}
TOLERANCE = dict(zip('brown red orange yellow green blue violet grey gold silver'.split(), '1 2 0.05 0.02 0.5 0.25 0.1 0.01 5 10'.split()))
KELVIN = dict(zip('black brown red orange yellow green blue violet grey'.split(), (250, 100, 50, 15, 25, 20, 10, 5, 1)))


def decode(i):
    if 'bands' not in i:
        raise Invalid()
    bands = [b.replace('gray', 'grey') for b in i['bands']]
    digits = 2 if len(bands) < 5 else 3
    try:
        ohms = F(int(''.join(str(COLOURS.index(b)) for b in bands[:digits]))) * F(10) ** MULTIPLIER[bands[digits]]
        percent = F(TOLERANCE[bands[digits + 1]]) if len(bands) > 3 else F(20)
        extra = {'temperatureCoefficient': KELVIN[bands[5]]} if len(bands) == 6 else {}
    except (ValueError, KeyError):
        raise NoAnswer()
    return {'ohms': num(ohms), 'tolerancePercent': num(percent), 'minOhms': num(ohms * (1 - percent / 100)), 'maxOhms': num(ohms * (1 + percent / 100)), 'bands': bands} | extra


def encode(i):
    if 'ohms' not in i:
        raise Invalid()
    ohms, count = dec(i['ohms']), i.get('bandCount', 4)
    percent = dec(i.get('tolerancePercent', 5 if count == 4 else 1))
    names = [c for c, p in TOLERANCE.items() if F(p) == percent]
    # The first digit is black only where no smaller multiplier is left.
    fitting = [(exponent, int(ohms / F(10) ** exponent)) for exponent in range(-3, 10) if (ohms / F(10) ** exponent).denominator == 1 and ohms / F(10) ** exponent < 10 ** (count - 2)]
    if not fitting or not names:
        raise NoAnswer()
    exponent, digits = min(fitting)
    colours = [COLOURS[int(d)] for d in str(digits).zfill(count - 2)] + [next(c for c, e in MULTIPLIER.items() if e == exponent)] + names
    return decode({'bands': colours})


for n in (3, 4, 5, 6):
    for _ in range(6):
        digits = 2 if n < 5 else 3
        bands = [some(*COLOURS) for _ in range(digits)] + [some(*MULTIPLIER)] + [some(*TOLERANCE), some(*KELVIN)][: n - digits - 1]
        run('resistor-color-code-calculator', {'bands': bands}, decode)
    for _ in range(2):
        run('resistor-color-code-calculator', {'bands': [some(*MULTIPLIER) for _ in range(n)], 'mode': 'decode'}, decode)
for bands in (['gray', 'gray', 'gray', 'gray'], ['black', 'black', 'black'], ['black', 'brown', 'pink', 'gold'], ['yellow', 'violet', 'red', 'black'], ['yellow', 'violet', 'red', 'white'], ['gold', 'red', 'red'], ['red', 'red', 'magenta'], ['brown', 'black', 'black', 'red', 'brown', 'white'], ['', 'red', 'red'], ['brown', 'black', 'pink', 'pink']):
    run('resistor-color-code-calculator', {'bands': bands, 'ohms': 5, 'bandCount': 5}, decode)
for i in ({}, {'ohms': 100}, {'mode': 'decode'}):
    run('resistor-color-code-calculator', i, decode)
for ohms in (4990, 4700, 0.001, 0.009, 0.01, 0.015, 0.099, 0.0015, 0.1, 0.22, 0.101, 0.0101, 1, 4.7, 11, 47.5, 101, 1000, 1e9, 99e9, 100e9, 999e9, 1e12, 1234, 33.3):
    for count in (4, 5):
        run('resistor-color-code-calculator', {'mode': 'encode', 'ohms': ohms} | ({'bandCount': count} if count == 5 else {}), encode)
for percent in (0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 2, 10, 20, 0.03):
    run('resistor-color-code-calculator', {'mode': 'encode', 'ohms': 470, 'tolerancePercent': percent, 'bands': ['red', 'red', 'red']}, encode)
run('resistor-color-code-calculator', {'mode': 'encode', 'bands': ['red', 'red', 'red']}, encode)

EIA = {'Z': -3, 'Y': -2, 'X': -1, 'S': -1, 'A': 0, 'B': 1, 'H': 1, 'C': 2, 'D': 3, 'E': 4, 'F': 5}


def smd(i):
    code = i['code'].upper() if i['code'].isascii() else i['code']
    plain = all(c in '0123456789' for c in code)
    if plain and len(code) < 5 and set(code) == {'0'}:
        return {'ohms': 0, 'scheme': 'jumper'}
    if plain and len(code) in (3, 4):
        return {'ohms': num(F(code[:-1]) * 10 ** int(code[-1])), 'scheme': f'{len(code)}-digit', 'tolerancePercent': 5 if len(code) == 3 else 1}
    for letter, unit in (('R', F(1)), ('M', F(1, 1000))):
        whole, found, rest = code.partition(letter)
        if found and (whole + rest) and all(c in '0123456789' for c in whole + rest):
            return {'ohms': num(F(f'{whole or 0}.{rest or 0}') * unit), 'scheme': 'R notation'}
    if len(code) == 3 and all(c in '0123456789' for c in code[:2]) and code[2] in EIA and 1 <= int(code[:2]) <= 96:
        return {'ohms': num(F(E96[int(code[:2]) - 1]) * F(10) ** EIA[code[2]]), 'scheme': 'EIA-96', 'tolerancePercent': 1}
    raise NoAnswer()


for code in '103 1002 4R7 R010 01C 01c 0 00 000 0000 00000 001 0001 0010 100 999 9999 47R r47 R R47R 5m0 5M0 m5 M 0R 0R0 R0 47m R0047 1R00 12R34 96F 97A 00A 01Z 30Y 47X 68S 12H 12B 51D 85E 01G 1C 001C 123C 5 47 12345 1 -103 1.5 1E3 10K ４７Ω 4R٧ 01ſ RRR 4Rm1 96a 22f 0x1'.split() + [' 103', '10 3', '103 ']:
    run('smd-resistor-code-calculator', {'code': code}, smd)
for n in (2, 9, 17, 25, 33, 41, 49, 57, 65, 73, 81, 89, 95):
    run('smd-resistor-code-calculator', {'code': f'{n:02}{some(*EIA)}'}, smd)

LETTERS = {'B': '±0.1pF', 'C': '±0.25pF', 'D': '±0.5pF', 'F': '±1%', 'G': '±2%', 'J': '±5%', 'K': '±10%', 'M': '±20%', 'Z': '+80/-20%'}


def farads(p):
    return {'picofarads': num(p), 'nanofarads': num(p / 1000), 'microfarads': num(p / 10**6)}


def capacitor_code(i):
    if ('code' in i) == ('picofarads' in i):
        raise Invalid()
    if 'code' in i:
        code = i['code'].upper()
        number, extra = (code[:-1], {'tolerance': LETTERS[code[-1]]}) if code[-1] in LETTERS else (code, {})
        parts = number.split('R')
        if not all(c in '0123456789' for p in parts for c in p) or not ''.join(parts) or len(parts) > 2:
            raise NoAnswer()
        if len(parts) == 2:
            p = F(f'{parts[0] or 0}.{parts[1] or 0}')
        elif len(number) < 3:
            p = F(number)
        elif len(number) == 3 and number[2] != '7':
            p = F(number[:2]) * {'8': F(1, 100), '9': F(1, 10)}.get(number[2], 10 ** int(number[2]))
        else:
            raise NoAnswer()
        return farads(p) | {'code': code} | extra
    p = dec(i['picofarads'])
    if p < 10:
        if (p * 10).denominator != 1:
            raise NoAnswer()
        return farads(p) | {'code': f'{int(p)}R{int(p * 10) % 10}'}
    for power in range(7):
        digits = p / 10**power
        if digits.denominator == 1 and 10 <= digits < 100:
            return farads(p) | {'code': f'{digits}{power}'}
    raise NoAnswer()


for code in '104 104K 4R7 22 5 5C 100 101 996 998 999 109 108 107 477 107K 4R7C R47 R5B 47R 4RD R RK K 1R1R 1000 10000 000 0 00 104k 4r7c 104B 104D 104F 104G 104J 104M 104Z 104A 104E 104KK 22J 226M 1R23 12R5 123R4 R0001 0R5 4.7 10n 1µ 10४ -10 +10 1e3 474 225 105 682 339 478D'.split() + [' 104', '104 ', '10 4']:
    run('capacitor-code-calculator', {'code': code}, capacitor_code)
for p in (4.7, 0.1, 0.15, 1, 5, 9.9, 9.95, 9.99999, 10, 10.5, 11, 12.5, 99, 100, 101, 110, 470, 1000, 4700, 100000, 470000, 1e6, 2.2e6, 1e7, 9.9e7, 99.1e6, 1e8, 1e9, 15.0, 0.3, 6.8, 33, 1500, 1510):
    run('capacitor-code-calculator', {'picofarads': p}, capacitor_code)
for i in ({}, {'code': '104', 'picofarads': 100000}):
    run('capacitor-code-calculator', i, capacitor_code)

report()
