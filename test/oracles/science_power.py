"""Batteries, transformers and alternating current, from their rules with 200 digits.

python3 test/oracles/science_power.py > src/tools/science/testdata/power.json
"""
import random

from everyday_exact import Invalid, NoAnswer, mp, num, report, run
from science_values import exactly, get, lacks, pick

random.seed(259)


# Batteries
def battery(i):
    cycle = ('activeMa', 'activeSeconds', 'sleepMa', 'sleepSeconds')
    if ('loadMa' in i) == any(name in i for name in cycle):
        raise Invalid()
    if 'loadMa' in i:
        load = get(i, 'loadMa')
    else:
        lacks(i, *cycle)
        a, ta, s, ts = (get(i, name) for name in cycle)
        if ta + ts == 0:
            raise Invalid()
        load = (a * ta + s * ts) / (ta + ts)
    if load == 0:
        raise NoAnswer()
    rated = get(i, 'ratedHours', 20)
    hours = rated * (get(i, 'capacityMah') * get(i, 'usablePercent', 100) / 100 / (load * rated)) ** get(i, 'peukertExponent', 1)
    return {'averageMa': num(load), 'hours': num(hours), 'days': num(hours / 24)}


cycle = {'activeMa': 80, 'activeSeconds': 3, 'sleepMa': 0.02, 'sleepSeconds': 3597}
for i in [
    {'loadMa': 3}, {'loadMa': 1000}, {'loadMa': 1000, 'peukertExponent': 1.2}, {'loadMa': 100, 'peukertExponent': 2, 'ratedHours': 10}, {'loadMa': 100, 'ratedHours': 10}, {'loadMa': 0.000001, 'peukertExponent': 2, 'ratedHours': 0.01}, {'loadMa': 1e9, 'peukertExponent': 2, 'ratedHours': 10000, 'usablePercent': 1},
    cycle, {**cycle, 'usablePercent': 80}, {**cycle, 'peukertExponent': 1.15}, {**cycle, 'loadMa': 5}, {**cycle, 'sleepMa': 0}, {**cycle, 'activeSeconds': 0}, {**cycle, 'activeSeconds': 0, 'sleepMa': 0}, {**cycle, 'activeSeconds': 0, 'sleepSeconds': 0}, {**cycle, 'sleepSeconds': 0}, {},
    {'loadMa': 5, 'sleepMa': 0}, {'loadMa': 5, 'activeSeconds': 0}, {'usablePercent': 50}, {**cycle, 'activeSeconds': 1e9, 'sleepSeconds': 1e9},
] + [{k: v for k, v in cycle.items() if k != name} for name in cycle]:
    run('battery-life-calculator', {'capacityMah': 2400, **i}, battery)
for capacity in [0.001, 1e12, 3.7]:
    run('battery-life-calculator', {'capacityMah': capacity, 'loadMa': 7}, battery)
for _ in range(14):
    load = {'loadMa': pick(-2, 4)} if random.random() < 0.5 else {'activeMa': pick(0, 3), 'activeSeconds': pick(-1, 2), 'sleepMa': pick(-4, 0), 'sleepSeconds': pick(0, 4)}
    run('battery-life-calculator', {'capacityMah': pick(1, 5), **load, 'usablePercent': random.choice([50, 80, 92.5, 100]), 'peukertExponent': random.choice([1, 1.05, 1.25]), 'ratedHours': random.choice([1, 5, 10, 20])}, battery)


# Transformers
def transformer(i):
    names = ('primaryVoltage', 'secondaryVoltage', 'primaryTurns', 'secondaryTurns')
    exactly(3, i, *names)
    vp, vs, np, ns = (get(i, name) for name in names)
    vp = vs * np / ns if vp is None else vp
    vs = vp * ns / np if vs is None else vs
    np = ns * vp / vs if np is None else np
    ns = np * vs / vp if ns is None else ns
    result = dict(zip(names, map(num, (vp, vs, np, ns)))) | {'turnsRatio': num(np / ns)}
    if 'secondaryCurrent' in i:
        c = get(i, 'secondaryCurrent')
        result |= {'primaryCurrent': num(c * vs / vp), 'apparentPower': num(vs * c)}
    return result


whole = {'primaryVoltage': 230, 'secondaryVoltage': 12, 'primaryTurns': 920, 'secondaryTurns': 48}
for name in whole:
    rest = {k: v for k, v in whole.items() if k != name}
    for more in [{}, {'secondaryCurrent': 2.5}, {'secondaryCurrent': 0}]:
        run('transformer-calculator', rest | more, transformer)
    run('transformer-calculator', {k: pick(-3, 4) for k in rest} | {'secondaryCurrent': pick(-3, 3)}, transformer)
    run('transformer-calculator', {name: 5}, transformer)
    run('transformer-calculator', {**{k: 1e9 for k in rest}, 'secondaryCurrent': 1e9}, transformer)
for i in [whole, {}, {'primaryVoltage': 1e-9, 'secondaryVoltage': 1e9, 'primaryTurns': 1e-3}, {'primaryVoltage': 1e9, 'secondaryVoltage': 1e-9, 'primaryTurns': 1e-3}, {'primaryVoltage': 230, 'secondaryVoltage': 12, 'secondaryCurrent': 1}]:
    run('transformer-calculator', i, transformer)


# Alternating current
def power(i):
    exactly(1, i, 'current', 'realPower', 'apparentPower')
    pf, per = get(i, 'powerFactor', 1), get(i, 'voltage') * (1 if i.get('phases') == 'single' else mp.sqrt(3))
    s = per * get(i, 'current') if 'current' in i else get(i, 'realPower') / pf if 'realPower' in i else get(i, 'apparentPower')
    p = s * pf
    return {'current': num(s / per), 'realPower': num(p), 'apparentPower': num(s), 'reactivePower': num(mp.sqrt(max(s * s - p * p, 0))), 'phaseAngleDegrees': num(mp.degrees(mp.acos(pf)))}


for i in [{'current': 0}, {'realPower': 0}, {'apparentPower': 0}, {'realPower': 1e15, 'powerFactor': 0.0001, 'voltage': 0.001}, {'current': 1e9, 'voltage': 1e9}, {'apparentPower': 1000, 'powerFactor': 0.9999999999}, {'current': 10, 'powerFactor': 0.5}, {'realPower': 7500, 'powerFactor': 1},
          {}, {'current': 1, 'realPower': 1}, {'current': 1, 'realPower': 1, 'apparentPower': 1}, {'current': 0, 'apparentPower': 0}]:
    for phases in [{}, {'phases': 'single'}]:
        run('three-phase-power-calculator', {'voltage': 400, **i, **phases}, power)
for _ in range(18):
    run('three-phase-power-calculator', {'phases': random.choice(['single', 'three']), 'voltage': random.choice([12.5, 120, 208, 230, 400, 690, 11000]), 'powerFactor': round(random.uniform(0.1, 1), 2), random.choice(['current', 'realPower', 'apparentPower']): pick(-1, 6)}, power)

report()
