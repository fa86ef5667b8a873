"""E series of standard values and the resistors of LEDs, from their rules with fractions.

python3 test/oracles/science_e_series.py > src/tools/science/testdata/e-series.json
"""
import random
from decimal import Decimal, getcontext

from everyday_exact import F, Invalid, NoAnswer, dec, num, report, run

random.seed(20261126)
getcontext().prec = 60


def some(*choices):
    return random.choice(choices)


def value(low=-30, high=30):
    """A number of one to sixteen digits somewhere between two powers of ten."""
    digits = some(1, 2, 3, 5, 16)
    return float(f'{random.randint(10 ** (digits - 1), 10**digits - 1)}e{random.randint(low, high - 1) + 1 - digits}')


# IEC 60063.
E24 = '1.0 1.1 1.2 1.3 1.5 1.6 1.8 2.0 2.2 2.4 2.7 3.0 3.3 3.6 3.9 4.3 4.7 5.1 5.6 6.2 6.8 7.5 8.2 9.1'.split()
SERIES = {f'E{24 // step}': E24[::step] for step in (1, 2, 4, 8)}
for n in (48, 96, 192):
    SERIES[f'E{n}'] = [str((Decimal(10) ** (Decimal(k) / n)).quantize(Decimal('0.01'))) for k in range(n)]
SERIES['E192'][SERIES['E192'].index('9.19')] = '9.20'
assert SERIES['E96'][:12] == '1.00 1.02 1.05 1.07 1.10 1.13 1.15 1.18 1.21 1.24 1.27 1.30'.split() and SERIES['E48'][-4:] == '8.25 8.66 9.09 9.53'.split()


def around(series, x):
    """Largest not above and smallest not below."""
    all_values = [F(v) * F(10) ** e for e in range(-22, 15) for v in SERIES[series]]
    return max(v for v in all_values if v <= x), min(v for v in all_values if v >= x)


def standard(i):
    x = dec(i['value'])
    lower, upper = around(i.get('series', 'E24'), x)
    nearest = lower if x - lower <= upper - x else upper
    return {'nearest': num(nearest), 'lower': num(lower), 'upper': num(upper), 'errorPercent': num((nearest - x) / x * 100)}


for series in ('E3', 'E6', 'E12', 'E24', 'E48', 'E96', 'E192'):
    for x in (1e-12, 1e12, 9.99e11, 1, 9.99, 9.1, 10, 0.95, random.choice([float(v) for v in SERIES[series]]) * 1000, value(-12, 12), value(0, 6), value(-12, -3)):
        run('standard-resistor-value-finder', {'value': x, 'series': series}, standard)
for x in (5000, 1.05, 4.9, 9.55, 95.5, 0.000105, 990, 999.9999999999999, 1000.0000000000001, 4.7e-9, 9.5e11, 1.0000000000000002e-12):
    run('standard-resistor-value-finder', {'value': x}, standard)
for x in (9.19, 9.195, 9.2, 9.155, 91.95):
    run('standard-resistor-value-finder', {'value': x, 'series': 'E192'}, standard)


def led(i):
    drop = dec(i['supplyVoltage']) - i.get('leds', 1) * dec(i['forwardVoltage'])
    if drop <= 0:
        raise NoAnswer()
    r = drop / (dec(i['currentMa']) / 1000)
    chosen = around(i.get('series', 'E24'), r)[1]
    current = drop / chosen
    return {'resistance': num(r), 'standardResistance': num(chosen), 'actualCurrentMa': num(current * 1000), 'resistorPower': num(current * drop), 'ledPower': num(current * i.get('leds', 1) * dec(i['forwardVoltage']))}


for i in (
    {'supplyVoltage': 12, 'forwardVoltage': 2.1, 'currentMa': 20}, {'supplyVoltage': 5, 'forwardVoltage': 2, 'currentMa': 30}, {'supplyVoltage': 6.3, 'forwardVoltage': 2.1, 'currentMa': 20, 'leds': 3}, {'supplyVoltage': 6.300000000000001, 'forwardVoltage': 2.1, 'currentMa': 20, 'leds': 3},
    {'supplyVoltage': 0.1, 'forwardVoltage': 0.1, 'currentMa': 1}, {'supplyVoltage': 10000, 'forwardVoltage': 0.1, 'currentMa': 0.001}, {'supplyVoltage': 0.10000000000000002, 'forwardVoltage': 0.1, 'currentMa': 100000}, {'supplyVoltage': 100, 'forwardVoltage': 0.1, 'currentMa': 5, 'leds': 1000},
    {'supplyVoltage': 10000, 'forwardVoltage': 9.9, 'currentMa': 5, 'leds': 1000}, {'supplyVoltage': 3, 'forwardVoltage': 3.2, 'currentMa': 20}, {'supplyVoltage': 10.1, 'forwardVoltage': 0.1, 'currentMa': 100},
):
    for series in some((None, 'E12', 'E96'), (None, 'E6', 'E48', 'E192')):
        run('led-resistor-calculator', i | ({'series': series} if series else {}), led)

report()
