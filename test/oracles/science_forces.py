"""Forces, work, energy, momentum, collisions, torque and springs.

python3 test/oracles/science_forces.py > src/tools/science/testdata/forces.json
"""
import random

from science_quantities import Tool, mp, over, positive, real, report, root

random.seed(20261128)
ANY, AMOUNT, POSITIVE = '-1e60..1e60', '0..1e60', '1e-60..1e60'
GRAVITIES = [9.80665, 9.81, 1.62]


def force(force, mass, acceleration):
    if force is None:
        force = mass * acceleration
    elif mass is None:
        mass = positive(over(force, acceleration))
    else:
        acceleration = force / mass
    return {'force': force, 'mass': mass, 'acceleration': acceleration}


tool = Tool('force-calculator', f'force {ANY}; mass {POSITIVE}; acceleration {ANY}', force, groups=[(2, ['force', 'mass', 'acceleration'])], usual={'force': [1200, 0, -5], 'mass': [10, 800], 'acceleration': [2.5, 0, -9.81]})
for i in [{'mass': 10, 'acceleration': 2.5}, {'force': 1200, 'mass': 800}, {'force': 6, 'acceleration': 3}, {'force': -6, 'acceleration': -3}, {'force': 6, 'acceleration': -3}, {'force': 0, 'acceleration': 3}, {'force': 0, 'acceleration': 0}, {'force': 1, 'acceleration': 0}, {'force': 0, 'mass': 2}, {'force': 1e60, 'acceleration': 1e-300}, {'force': 1e-300, 'acceleration': 1e60}, {'force': 1}, {}, {'force': 1, 'mass': 1, 'acceleration': 1}, {'force': 1, 'mass': 0}, {'mass': 1e60, 'acceleration': -1e60}]:
    tool.given(i)
tool.some(10)


def work(force, distance, angleDegrees, time):
    w = real(force * distance) * mp.cos(real(angleDegrees) * mp.pi / 180)
    return {'work': w, 'power': None if time is None else w / real(time)}


tool = Tool('work-calculator', f'force! {ANY}; distance! {AMOUNT}; angleDegrees=0 -360..360; time {POSITIVE}', work, usual={'force': [50, -80, 0], 'distance': [12, 0, 2.5], 'angleDegrees': [60, 90, -90, 120, 180, 270, 360, -360, 45, 0, 225, 300], 'time': [4, 0.5]})
for angle in (-360, -270, -180, -120, -90, -60, -45, -30, 0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330, 360, 1e-300, 89.99999999999999, 360.1, -360.1, 12.5):
    tool.given({'force': 50, 'distance': 12, 'angleDegrees': angle} | ({'time': 4} if angle % 60 == 0 else {}))
for i in [{'force': 80, 'distance': 2.5}, {'force': -80, 'distance': 0, 'time': 1}, {'force': 0, 'distance': 1}, {'force': 1, 'distance': -1}, {'force': 1}, {'distance': 1}, {'force': 1, 'distance': 1, 'time': 0}, {'force': 1e60, 'distance': 1e60, 'time': 1e-60}]:
    tool.given(i)
tool.some(6)


def kinetic(energy, mass, speed):
    if energy is None:
        energy = mass * speed**2 / 2
    elif mass is None:
        mass = positive(over(2 * energy, speed**2))
    else:
        speed = root(2 * energy / mass)
    return {'energy': energy, 'mass': mass, 'speed': speed}


tool = Tool('kinetic-energy-calculator', f'energy {AMOUNT}; mass {POSITIVE}; speed {AMOUNT}', kinetic, groups=[(2, ['energy', 'mass', 'speed'])], usual={'energy': [800, 0], 'mass': [1200, 4], 'speed': [27.78, 0, 20]})
for i in [{'mass': 1200, 'speed': 27.78}, {'energy': 800, 'mass': 4}, {'energy': 800, 'speed': 20}, {'energy': 800, 'speed': 0}, {'energy': 0, 'speed': 20}, {'energy': 0, 'speed': 0}, {'energy': 0, 'mass': 3}, {'mass': 3, 'speed': 0}, {'energy': 1e60, 'speed': 1e-300}, {'energy': 1e-300, 'speed': 1e-200}, {'energy': -1, 'mass': 1}, {'mass': 1, 'speed': -1}, {'energy': 1}, {'energy': 1, 'mass': 1, 'speed': 1}]:
    tool.given(i)
tool.some(10)


def potential(energy, mass, height, gravity):
    if energy is None:
        energy = mass * gravity * height
    elif mass is None:
        mass = positive(over(energy, gravity * height))
    else:
        height = energy / (mass * gravity)
    return {'energy': energy, 'mass': mass, 'height': height}


tool = Tool('potential-energy-calculator', f'energy {ANY}; mass {POSITIVE}; height {ANY}; gravity=9.80665 1e-9..1e9', potential, groups=[(2, ['energy', 'mass', 'height'])], usual={'energy': [10296.9825, 0, -500], 'mass': [70, 50], 'height': [15, 0, -2], 'gravity': GRAVITIES})
for i in [{'mass': 70, 'height': 15}, {'energy': 9806.65, 'mass': 50}, {'energy': -10, 'height': -2}, {'energy': 10, 'height': -2}, {'energy': 0, 'height': 2}, {'energy': 2, 'height': 0}, {'energy': 0, 'height': 0}, {'mass': 5, 'height': 0}, {'mass': 70, 'height': 15, 'gravity': 0}, {'mass': 70, 'height': 15, 'energy': 1}, {'mass': 70}, {'energy': 1e60, 'height': 1e-300}]:
    tool.given(i)
tool.some(10)


def momentum(momentum, mass, velocity, stoppingTime):
    if momentum is None:
        momentum = mass * velocity
    elif mass is None:
        mass = positive(over(momentum, velocity))
    else:
        velocity = momentum / mass
    return {'momentum': momentum, 'mass': mass, 'velocity': velocity, 'force': None if stoppingTime is None else momentum / stoppingTime}


tool = Tool('momentum-calculator', f'momentum {ANY}; mass {POSITIVE}; velocity {ANY}; stoppingTime {POSITIVE}', momentum, groups=[(2, ['momentum', 'mass', 'velocity'])], usual={'momentum': [30000, 0, -8], 'mass': [1500, 0.16], 'velocity': [20, 0, -50], 'stoppingTime': [0.15, 2]})
for i in [{'mass': 1500, 'velocity': 20, 'stoppingTime': 0.15}, {'momentum': 8, 'mass': 0.16}, {'momentum': -8, 'velocity': -2, 'stoppingTime': 4}, {'momentum': -8, 'velocity': 2}, {'momentum': 0, 'velocity': 2}, {'momentum': 2, 'velocity': 0}, {'momentum': 0, 'mass': 2, 'stoppingTime': 1}, {'mass': 1, 'velocity': 1, 'stoppingTime': 0}, {'mass': 1, 'stoppingTime': 1}, {'momentum': 1, 'mass': 1, 'velocity': 1}, {'mass': 1e60, 'velocity': 1e60, 'stoppingTime': 1e-60}]:
    tool.given(i)
tool.some(10)


def collision(mass1, velocity1, mass2, velocity2, restitution):
    p = mass1 * velocity1 + mass2 * velocity2
    centre = p / (mass1 + mass2)
    closing = restitution * (velocity1 - velocity2) / (mass1 + mass2)
    after1, after2 = centre - mass2 * closing, centre + mass1 * closing
    before, after = ((mass1 * x**2 + mass2 * y**2) / 2 for x, y in ((velocity1, velocity2), (after1, after2)))
    return {'finalVelocity1': after1, 'finalVelocity2': after2, 'momentum': p, 'energyBefore': before, 'energyAfter': after, 'energyLost': before - after}


tool = Tool('collision-calculator', f'mass1! {POSITIVE}; velocity1! -1e30..1e30; mass2! {POSITIVE}; velocity2! -1e30..1e30; restitution=1 0..1', collision, usual={'mass1': [2, 1200], 'velocity1': [3, 0, 15], 'mass2': [1, 800], 'velocity2': [-1, 0, 3], 'restitution': [0, 0.5, 1, 0.8]})
for values in [(2, 3, 1, -1), (1200, 15, 800, 0, 0), (1, 5, 1, -5), (1, 5, 1, 5), (1, 5, 3, 0), (3, 5, 1, 0, 0.5), (1, 0, 1, 0), (0.1, 0.3, 0.2, -0.15, 0), (1e60, 1e30, 1e60, -1e30, 0), (1e60, 1e30, 1e60, 1e30), (1e60, 1e-30, 1e-60, 1e30), (1e-60, 1e30, 1e60, -1e30, 0.3), (1, 1, 1, 1.0000000000000002, 0.1), (1, 1, 1, 2, 1e-300), (1, -3, 1, 1, 5e-324), (1, 1, 1, 0, 1.1), (1, 1, 1, 0, -0.1), (0, 1, 1, 0), (1, 1, -1, 0), (1, 1e31, 1, 0), (1, 1, 1)]:
    tool.given(dict(zip(['mass1', 'velocity1', 'mass2', 'velocity2', 'restitution'], values)))
tool.some(12)


def torque(torque, force, leverArm, angleDegrees):
    sine = 1 if angleDegrees == 90 else mp.mpf(1) / 2 if angleDegrees in (30, 150) else mp.sin(real(angleDegrees) * mp.pi / 180)
    if torque is None:
        torque = real(leverArm * force) * sine
    elif leverArm is None:
        leverArm = positive(over(real(torque), real(force) * sine))
    else:
        force = real(torque) / (real(leverArm) * sine)
    return {'torque': torque, 'force': force, 'leverArm': leverArm}


tool = Tool('torque-calculator', f'torque {ANY}; force {ANY}; leverArm {POSITIVE}; angleDegrees=90 1..179', torque, groups=[(2, ['torque', 'force', 'leverArm'])], usual={'torque': [120, 0, -5], 'force': [40, 0, -2], 'leverArm': [0.25, 0.5], 'angleDegrees': [60, 30, 150, 1, 179, 45, 135]})
for i in [{'force': 40, 'leverArm': 0.25, 'angleDegrees': 60}, {'torque': 120, 'leverArm': 0.5}, {'torque': 120, 'force': 60, 'angleDegrees': 30}, {'torque': -120, 'force': -60}, {'torque': -120, 'force': 60}, {'torque': 0, 'force': 60}, {'torque': 1, 'force': 0}, {'torque': 0, 'leverArm': 2}, {'force': 0, 'leverArm': 2, 'angleDegrees': 179}, {'force': 1, 'leverArm': 2, 'angleDegrees': 0.9}, {'force': 1, 'leverArm': 2, 'angleDegrees': 180}, {'force': 1}, {'force': 1, 'leverArm': 2, 'torque': 2}, {'torque': 1e60, 'force': 1e-300}]:
    tool.given(i)
tool.some(10)


def spring(force, springConstant, extension, massKg):
    if force is None:
        force = springConstant * extension
    elif springConstant is None:
        springConstant = positive(over(force, extension))
    else:
        extension = force / springConstant
    period = None if massKg is None else 2 * mp.pi * root(massKg / springConstant)
    return {'force': force, 'springConstant': springConstant, 'extension': extension, 'energy': springConstant * extension**2 / 2, 'period': period, 'frequency': None if period is None else 1 / period}


tool = Tool('spring-calculator', f'force {AMOUNT}; springConstant {POSITIVE}; extension {AMOUNT}; massKg {POSITIVE}', spring, groups=[(2, ['force', 'springConstant', 'extension'])], usual={'force': [30, 0], 'springConstant': [200, 1500], 'extension': [0.05, 0, 0.12], 'massKg': [0.5, 2]})
for i in [{'springConstant': 200, 'extension': 0.05, 'massKg': 0.5}, {'force': 30, 'extension': 0.12}, {'force': 30, 'springConstant': 250, 'massKg': 1}, {'force': 0, 'extension': 0.1}, {'force': 1, 'extension': 0}, {'force': 0, 'extension': 0}, {'force': 0, 'springConstant': 5}, {'springConstant': 5, 'extension': 0, 'massKg': 2}, {'force': -1, 'extension': 1}, {'force': 1, 'springConstant': 0}, {'massKg': 1}, {'force': 1, 'springConstant': 1, 'extension': 1}, {'force': 1e60, 'extension': 1e-60, 'massKg': 1e-60}, {'force': 1e60, 'extension': 1e-300}]:
    tool.given(i)
tool.some(10)

report()
