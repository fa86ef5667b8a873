"""Filters of the first order, the 555 and amplifiers, from their rules with 200 digits.

python3 test/oracles/science_filters_and_amplifiers.py > src/tools/science/testdata/filters-and-amplifiers.json
"""
import random

from everyday_exact import Invalid, dec, mp, num, real, report, run
from science_values import exactly, get, lacks, pick

random.seed(556)
pi = mp.pi


# Filters of the first order
def cutoff(i):
    kind = i['kind']
    part, other = ('capacitance', 'inductance') if kind.startswith('rc') else ('inductance', 'capacitance')
    if other in i:
        raise Invalid()
    exactly(2, i, 'resistance', part, 'cutoffFrequency')
    r, x, fc = get(i, 'resistance'), get(i, part), get(i, 'cutoffFrequency')
    if kind.startswith('rc'):
        fc, r, x = (1 / (2 * pi * r * x), r, x) if fc is None else (fc, 1 / (2 * pi * fc * x), x) if r is None else (fc, r, 1 / (2 * pi * fc * r))
    else:
        fc, r, x = (r / (2 * pi * x), r, x) if fc is None else (fc, 2 * pi * fc * x, x) if r is None else (fc, r, r / (2 * pi * fc))
    result = {'resistance': num(r), part: num(x), 'cutoffFrequency': num(fc)}
    if 'frequency' in i:
        f = get(i, 'frequency')
        low = kind.endswith('low-pass')
        ratio = f / fc if low else fc / f
        result |= {'gainDb': num(-10 * mp.log1p(ratio * ratio) / mp.log(10)), 'phaseDegrees': num(mp.degrees(mp.atan(ratio)) * (-1 if low else 1))}
    return result


KINDS = ['rc-low-pass', 'rc-high-pass', 'rl-low-pass', 'rl-high-pass']
for kind in KINDS:
    part, other = ('capacitance', 'inductance') if kind.startswith('rc') else ('inductance', 'capacitance')
    for values in [
        {'resistance': 50, part: 0.001, 'frequency': 1000}, {'resistance': 1e15, part: 1e-18, 'frequency': 1e-12}, {'resistance': 1e-12, part: 1e6, 'frequency': 1e18}, {'cutoffFrequency': 1000, part: 1e-9, 'frequency': 1000},
        {'cutoffFrequency': 1e18, 'resistance': 1e15}, {'cutoffFrequency': 1e-12, 'resistance': 1e-12}, {'cutoffFrequency': 440, 'resistance': 47, 'frequency': 44000}, {'cutoffFrequency': 440, 'resistance': 47, 'frequency': 0.0044},
        {'cutoffFrequency': 440, 'resistance': 47, part: 1e-6}, {'resistance': 1}, {'cutoffFrequency': 440, 'resistance': 47, other: 1e-6}, {'resistance': 47, other: 1e-6}, {},
    ]:
        run('filter-cutoff-calculator', {'kind': kind, **values}, cutoff)
for _ in range(24):
    kind = random.choice(KINDS)
    some = {'resistance': pick(-1, 7), 'capacitance' if kind.startswith('rc') else 'inductance': pick(-12, 0), 'cutoffFrequency': pick(0, 9)}
    del some[random.choice(list(some))]
    run('filter-cutoff-calculator', {'kind': kind, **some, 'frequency': pick(0, 9)}, cutoff)


# The 555
def timer(i):
    r1, c = get(i, 'r1'), get(i, 'capacitance')
    if i.get('mode') == 'monostable':
        return {'pulseSeconds': num(mp.log(3) * r1 * c)}
    lacks(i, 'r2')
    r2 = get(i, 'r2')
    high, low = mp.log(2) * (r1 + r2) * c, mp.log(2) * r2 * c
    return {'highSeconds': num(high), 'lowSeconds': num(low), 'periodSeconds': num(high + low), 'frequency': num(1 / (high + low)), 'dutyCyclePercent': num(100 * high / (high + low))}


for i in [
    {'r1': 1000, 'capacitance': 1e-6}, {'mode': 'astable', 'r1': 1000, 'capacitance': 1e-6}, {'mode': 'monostable', 'r1': 1000, 'capacitance': 1e-6}, {'mode': 'monostable', 'r1': 1000, 'r2': 5, 'capacitance': 1e-6},
    {'r1': 0.001, 'r2': 0.001, 'capacitance': 1e-15}, {'r1': 1e12, 'r2': 1e12, 'capacitance': 10}, {'r1': 0.001, 'r2': 1e12, 'capacitance': 1e-9}, {'r1': 1e12, 'r2': 0.001, 'capacitance': 1e-9}, {'mode': 'monostable', 'r1': 1e12, 'capacitance': 10},
    {'mode': 'monostable', 'r1': 0.001, 'capacitance': 1e-15},
]:
    run('555-timer-calculator', i, timer)
for _ in range(15):
    run('555-timer-calculator', {'mode': random.choice(['astable', 'astable', 'monostable']), 'r1': pick(2, 6), 'r2': pick(2, 6), 'capacitance': pick(-10, -4)}, timer)


# Amplifiers
def amplifier(i):
    circuit, rf = i['circuit'], dec(i['feedbackResistance'])
    if circuit == 'summing':
        lacks(i, 'inputResistances', 'inputVoltages')
        if len(i['inputResistances']) != len(i['inputVoltages']):
            raise Invalid()
        return {'outputVoltage': num(-rf * sum(dec(v) / dec(r) for v, r in zip(i['inputVoltages'], i['inputResistances'])))}
    lacks(i, 'inputResistance')
    ratio = rf / dec(i['inputResistance'])
    gain = {'inverting': -ratio, 'non-inverting': 1 + ratio, 'differential': ratio}[circuit]
    result = {'gain': num(gain), 'gainDb': num(20 * mp.log10(abs(real(gain))))}
    if circuit == 'differential' and 'inputVoltages' in i:
        if len(i['inputVoltages']) != 2:
            raise Invalid()
        minus, plus = map(dec, i['inputVoltages'])
        result['outputVoltage'] = num(gain * (plus - minus))
    if circuit != 'differential' and 'inputVoltage' in i:
        result['outputVoltage'] = num(gain * dec(i['inputVoltage']))
    return result


for circuit in ['inverting', 'non-inverting', 'differential', 'summing']:
    for values in [
        {'inputResistance': 1000}, {'inputResistance': 1000, 'inputVoltage': 0.3}, {'inputResistance': 1000, 'inputVoltage': 0}, {'inputResistance': 1000, 'inputVoltages': [1.1, 1.3]}, {'inputResistance': 1000, 'inputVoltages': [1.1]},
        {'inputResistance': 1000, 'inputVoltages': [1, 2, 3], 'inputResistances': [1000, 2000, 3000]}, {'inputResistances': [3000], 'inputVoltages': [0.5]}, {'inputResistances': [3000, 1]}, {'inputVoltages': [3, 1]}, {}, {'inputResistances': [1, 2], 'inputVoltages': [1]},
        {'inputResistance': 3, 'inputVoltages': [-1e6, 1e6], 'inputVoltage': -1e6, 'inputResistances': [3, 7]}, {'inputResistance': 3, 'inputVoltages': [2, 2], 'inputVoltage': 1e-300, 'inputResistances': [3, 3]},
    ]:
        run('op-amp-gain-calculator', {'circuit': circuit, 'feedbackResistance': 4700, **values}, amplifier)
for low, high in [(0.001, 1e12), (1e12, 0.001), (1e12, 1e12)]:
    for circuit in ['inverting', 'non-inverting', 'differential']:
        run('op-amp-gain-calculator', {'circuit': circuit, 'feedbackResistance': low, 'inputResistance': high}, amplifier)
run('op-amp-gain-calculator', {'circuit': 'summing', 'feedbackResistance': 10000, 'inputResistances': [3, 6, 6], 'inputVoltages': [1, -1, -1]}, amplifier)
run('op-amp-gain-calculator', {'circuit': 'summing', 'feedbackResistance': 10000, 'inputResistances': [pick(-3, 12) for _ in range(50)], 'inputVoltages': [round(random.uniform(-1e6, 1e6), 3) for _ in range(50)]}, amplifier)
for _ in range(12):
    size = random.randint(1, 5)
    run('op-amp-gain-calculator', {'circuit': 'summing', 'feedbackResistance': pick(2, 6), 'inputResistances': [pick(2, 6) for _ in range(size)], 'inputVoltages': [round(random.uniform(-9, 9), 2) for _ in range(size)]}, amplifier)

report()
