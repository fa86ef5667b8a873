"""RC, RL and RLC circuits and reactance, from their rules with 200 digits.

python3 test/oracles/science_circuits.py > src/tools/science/testdata/circuits.json
"""
import random

from everyday_exact import mp, mpf, num, real, report, run
from science_values import exactly, get, lacks, pick

random.seed(555)
pi = mp.pi


# Time constants
def rc(i):
    exactly(1, i, 'capacitance', 'inductance')
    if 'time' in i:
        lacks(i, 'supplyVoltage')
    tau = real(i['resistance']) * get(i, 'capacitance') if 'capacitance' in i else get(i, 'inductance') / real(i['resistance'])
    result = {'timeConstant': num(tau), 'cutoffFrequency': num(1 / (2 * pi * tau)), 'fullChargeTime': num(5 * tau)}
    if 'time' in i:
        x, u = get(i, 'time') / tau, get(i, 'supplyVoltage')
        left = mp.exp(-x) if x < 10**6 else mpf(0)
        result |= {'chargingVoltage': num(u * (-mp.expm1(-x) if x < 10**6 else 1)), 'dischargingVoltage': num(u * left)}
    if 'targetPercent' in i:
        result['timeToTarget'] = num(-tau * mp.log1p(-get(i, 'targetPercent') / 100))
    return result


base = {'resistance': 1000, 'capacitance': 1e-6}
for i in [
    base, {'resistance': 1000, 'inductance': 0.1}, {**base, 'supplyVoltage': 12}, {**base, 'supplyVoltage': 0, 'time': 1}, {**base, 'supplyVoltage': 12, 'time': 0}, {**base, 'supplyVoltage': 12, 'time': 0.001},
    {**base, 'supplyVoltage': 12, 'time': 1e-25}, {**base, 'supplyVoltage': 12, 'time': 0.74}, {**base, 'supplyVoltage': 12, 'time': 10}, {**base, 'supplyVoltage': 1e12, 'time': 1e12}, {**base, 'supplyVoltage': 12, 'time': 1e-300},
    {**base, 'targetPercent': 0}, {**base, 'targetPercent': 99.999999}, {**base, 'targetPercent': 50}, {**base, 'targetPercent': 1e-30}, {**base, 'targetPercent': 1e-15}, {'resistance': 1e-12, 'capacitance': 1e-18},
    {'resistance': 1e15, 'inductance': 1e-18, 'supplyVoltage': 5, 'time': 1e12}, {'resistance': 1e15, 'capacitance': 1e6, 'supplyVoltage': 5, 'time': 1, 'targetPercent': 63.2}, {'resistance': 1e-12, 'inductance': 1e6},
    {**base, 'time': 1}, {**base, 'time': 0}, {**base, 'inductance': 1}, {'resistance': 1000},
]:
    run('rc-circuit-calculator', i, rc)
for _ in range(14):
    i = {'resistance': pick(-1, 7), random.choice(['capacitance', 'inductance']): pick(-12, 0)}
    tau = i['resistance'] * i['capacitance'] if 'capacitance' in i else i['inductance'] / i['resistance']
    run('rc-circuit-calculator', i | {'supplyVoltage': pick(-1, 3), 'time': float(f'{tau * random.uniform(0, 9):.4g}'), 'targetPercent': round(random.uniform(0, 99.9), 3)}, rc)


# RLC circuits
def rlc(i):
    l, c, r, f = get(i, 'inductance'), get(i, 'capacitance'), get(i, 'resistance'), get(i, 'frequency')
    if f is not None:
        lacks(i, 'resistance')
    series = i.get('topology', 'series') == 'series'
    omega = 1 / mp.sqrt(l * c)
    result = {'resonantFrequency': num(omega / (2 * pi)), 'angularFrequency': num(omega)}
    if r is None:
        return result
    q = mp.sqrt(l / c) / r if series else r * mp.sqrt(c / l)
    zeta = 1 / (2 * q)
    damping = 'critically damped' if abs(zeta - 1) <= mpf(10) ** -9 + mpf(10) ** -100 else 'underdamped' if zeta < 1 else 'overdamped'
    result |= {'qualityFactor': num(q), 'bandwidth': num(omega / (2 * pi) / q), 'dampingRatio': num(zeta), 'damping': damping}
    if f is not None:
        w = 2 * pi * f
        z = mp.mpc(r, w * l - 1 / (w * c)) if series else 1 / mp.mpc(1 / r, w * c - 1 / (w * l))
        result |= {'impedance': num(abs(z)), 'phaseDegrees': num(mp.degrees(mp.arg(z)))}
    return result


for topology in [{}, {'topology': 'series'}, {'topology': 'parallel'}]:
    for values in [
        {'inductance': 0.001, 'capacitance': 1e-7}, {'inductance': 1e-18, 'capacitance': 1e-18, 'resistance': 1e-12}, {'inductance': 1e6, 'capacitance': 1e6, 'resistance': 1e15}, {'inductance': 1e6, 'capacitance': 1e-18, 'resistance': 50},
        {'inductance': 1, 'capacitance': 1, 'resistance': 2}, {'inductance': 1, 'capacitance': 1, 'resistance': 0.5}, {'inductance': 1, 'capacitance': 4, 'resistance': 1}, {'inductance': 4, 'capacitance': 1, 'resistance': 1},
        {'inductance': 1, 'capacitance': 1, 'resistance': 2.0000000019}, {'inductance': 1, 'capacitance': 1, 'resistance': 2.0000000021}, {'inductance': 1, 'capacitance': 1, 'resistance': 1.9999999979}, {'inductance': 1, 'capacitance': 1, 'resistance': 2.000000002},
        {'inductance': 1, 'capacitance': 1, 'resistance': 0.4999999996}, {'inductance': 1, 'capacitance': 1, 'resistance': 0.4999999994}, {'inductance': 0.01, 'capacitance': 1e-6, 'resistance': 8, 'frequency': 1591.5494309189535},
        {'inductance': 0.01, 'capacitance': 1e-6, 'resistance': 8, 'frequency': 1e-12}, {'inductance': 0.01, 'capacitance': 1e-6, 'resistance': 8, 'frequency': 1e18}, {'inductance': 0.01, 'capacitance': 1e-6, 'frequency': 50},
    ]:
        if topology or 'frequency' in values:
            run('rlc-circuit-calculator', {**values, **topology}, rlc)
    for _ in range(6):
        run('rlc-circuit-calculator', {'inductance': pick(-9, 0), 'capacitance': pick(-12, -3), 'resistance': pick(-1, 6), 'frequency': pick(0, 9), **topology}, rlc)


# Reactance
def reactance(i):
    exactly(2, i, 'value', 'frequency', 'reactance')
    v, f, x = get(i, 'value'), get(i, 'frequency'), get(i, 'reactance')
    if i['component'] == 'capacitor':
        v, f, x = (v, f, 1 / (2 * pi * f * v)) if x is None else (1 / (2 * pi * f * x), f, x) if v is None else (v, 1 / (2 * pi * v * x), x)
    else:
        v, f, x = (v, f, 2 * pi * f * v) if x is None else (x / (2 * pi * f), f, x) if v is None else (v, x / (2 * pi * v), x)
    return {'value': num(v), 'frequency': num(f), 'reactance': num(x), 'susceptance': num(1 / x)}


for component in ['capacitor', 'inductor']:
    for values in [
        {'value': 1e-18, 'frequency': 1e-12}, {'value': 1e12, 'frequency': 1e18}, {'value': 1e-18, 'reactance': 1e-18}, {'value': 1e12, 'reactance': 1e18}, {'frequency': 1e-12, 'reactance': 1e18}, {'frequency': 50, 'reactance': 1},
        {'value': 1e-6, 'frequency': 60}, {'value': 1, 'frequency': 1, 'reactance': 1}, {'value': 1}, {},
    ]:
        run('reactance-calculator', {'component': component, **values}, reactance)
    for _ in range(8):
        some = {'value': pick(-12, 0), 'frequency': pick(0, 9), 'reactance': pick(-3, 6)}
        del some[random.choice(list(some))]
        run('reactance-calculator', {'component': component, **some}, reactance)

report()
