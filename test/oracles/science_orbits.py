"""Circles, pendulums, gravitation and orbits.

python3 test/oracles/science_orbits.py > src/tools/science/testdata/orbits.json
"""
import random

from science_quantities import F, Invalid, NoAnswer, Tool, dec, mp, real, report, root

random.seed(20261127)
G0 = 'gravity=9.80665 1e-9..1e9'
GRAVITIES = [9.80665, 9.81, 1.62, 3.71, 10]


def circle(radius, massKg, speed, angularSpeed, rpm, period):
    r = real(radius)
    v = real(speed) if speed is not None else r * (real(angularSpeed) if angularSpeed is not None else real(rpm) * mp.pi / 30 if rpm is not None else 2 * mp.pi / real(period))
    a = v**2 / r
    return {'speed': v, 'angularSpeed': v / r, 'rpm': v / r * 30 / mp.pi, 'period': None if v == 0 else 2 * mp.pi * r / v, 'acceleration': a, 'gForce': a / real(dec(9.80665)), 'force': None if massKg is None else a * real(massKg)}


tool = Tool('centripetal-force-calculator', 'radius! 1e-60..1e60; massKg 1e-60..1e60; speed 0..1e60; angularSpeed 0..1e60; rpm 0..1e60; period 1e-60..1e60', circle, groups=[(1, ['speed', 'angularSpeed', 'rpm', 'period'])],
            usual={'radius': [0.1, 50], 'massKg': [1200, 0.5], 'speed': [20, 0], 'angularSpeed': [0, 2], 'rpm': [3000, 0, 33.3], 'period': [86164.0905, 2]})
for i in [{'radius': 0.1, 'rpm': 3000}, {'radius': 50, 'speed': 20, 'massKg': 1200}, {'radius': 5, 'speed': 0, 'massKg': 2}, {'radius': 5, 'angularSpeed': 0}, {'radius': 5, 'rpm': 0}, {'radius': 5, 'period': 0}, {'radius': 5}, {'radius': 5, 'rpm': 1, 'speed': 1}, {'speed': 1}, {'radius': 0, 'speed': 1}, {'radius': 1, 'speed': 5e-324}, {'radius': 1e-60, 'speed': 1e60}, {'radius': 1e-60, 'speed': 1e60, 'massKg': 1e60}, {'radius': 1e60, 'period': 1e-60, 'massKg': 1e60}]:
    tool.given(i)
tool.some(8)


def pendulum(length, period, gravity, amplitudeDegrees):
    g, half = real(gravity), real(amplitudeDegrees) * mp.pi / 360
    # In units of sqrt(L/g); mpmath takes the parameter m = k².
    swing = 4 * mp.ellipk(mp.sin(half) ** 2)
    unit = mp.sqrt(real(length) / g) if length is not None else real(period) / swing
    return {'length': g * unit**2, 'period': swing * unit, 'smallAnglePeriod': 2 * mp.pi * unit, 'frequency': 1 / (swing * unit)}


tool = Tool('pendulum-calculator', 'length 1e-30..1e30; period 1e-30..1e30; amplitudeDegrees=0 0..179; ' + G0, pendulum, groups=[(1, ['length', 'period'])], usual={'length': [1, 0.25], 'period': [2, 1], 'gravity': GRAVITIES, 'amplitudeDegrees': [0, 10, 60, 90, 179, 178.999, 1e-10]})
for i in [{'length': 1}, {'period': 2, 'amplitudeDegrees': 60}, {}, {'length': 1, 'period': 1}, {'length': 1, 'amplitudeDegrees': 179}, {'length': 1, 'amplitudeDegrees': 180}, {'length': 1, 'amplitudeDegrees': -1}, {'period': 1e30, 'gravity': 1e9, 'amplitudeDegrees': 90}, {'length': 0}, {'amplitudeDegrees': 90}]:
    tool.given(i)
tool.some(10)


def gravitation(force, mass1, mass2, distance):
    g = dec('0.000000000066743')
    if force is None:
        force = g * mass1 * mass2 / distance**2
    elif mass1 is None:
        mass1 = force * distance**2 / (g * mass2)
    elif mass2 is None:
        mass2 = force * distance**2 / (g * mass1)
    else:
        distance = root(g * mass1 * mass2 / force)
    return {'force': force, 'mass1': mass1, 'mass2': mass2, 'distance': distance}


FOUR = ['force', 'mass1', 'mass2', 'distance']
tool = Tool('gravitational-force-calculator', 'force 1e-120..1e120; mass1 1e-60..1e60; mass2 1e-60..1e60; distance 1e-60..1e60', gravitation, groups=[(3, FOUR)], usual={'force': [686, 1e-9], 'mass1': [70, 5.972e24], 'mass2': [7.348e22, 1], 'distance': [384400000, 6371000]})
for i in [{'mass1': 5.972e24, 'mass2': 7.348e22, 'distance': 384400000}, {'force': 686, 'mass1': 70, 'mass2': 5.972e24}, {'force': 1e120, 'mass2': 1e-60, 'distance': 1e60}, {'force': 1e-120, 'mass1': 1e60, 'distance': 1e-60}, {'force': 1, 'mass1': 1}, {'force': 1, 'mass1': 1, 'mass2': 1, 'distance': 1}, {'force': 0, 'mass1': 1, 'mass2': 1}, {'mass1': -1, 'mass2': 1, 'distance': 1}]:
    tool.given(i)
tool.some(8)

BODIES = {'sun': ('132712440000000000000', '695700'), 'mercury': ('22032000000000', '2439.7'), 'venus': ('324859000000000', '6051.8'), 'earth': ('398600441800000', '6371'), 'moon': ('4902800066000', '1737.4'), 'mars': ('42828370000000', '3389.5'), 'jupiter': ('126686534000000000', '69911'),
          'saturn': ('37931187000000000', '58232'), 'uranus': ('5793939000000000', '25362'), 'neptune': ('6836529000000000', '24622')}


def orbit(body, massKg, bodyRadiusKm, altitudeKm, periodSeconds):
    if body is not None and bodyRadiusKm is not None:
        raise Invalid()
    gm, surface = map(F, BODIES[body]) if body is not None else (massKg * F('0.000000000066743'), bodyRadiusKm or F(0))
    surface, gm = real(surface) * 1000, real(gm)
    if altitudeKm is not None:
        r = surface + real(altitudeKm) * 1000
    else:
        r = mp.cbrt(gm * (real(periodSeconds) / (2 * mp.pi)) ** 2)
        if r < surface:
            if r < surface * (1 - mp.mpf(2) ** -52):
                raise NoAnswer()
            r = surface
    if r == 0:
        raise NoAnswer()
    return {'orbitRadiusKm': r / 1000, 'altitudeKm': (r - surface) / 1000, 'speed': mp.sqrt(gm / r), 'periodSeconds': 2 * mp.pi * mp.sqrt(r**3 / gm), 'escapeVelocity': mp.sqrt(2 * gm / r), 'surfaceEscapeVelocity': mp.sqrt(2 * gm / surface) if surface > 0 else None}


tool = Tool('orbit-calculator', 'massKg 1e-10..1e50; bodyRadiusKm 0..1e15; altitudeKm 0..1e15; periodSeconds 1e-3..1e20', orbit, groups=[(1, ['body', 'massKg']), (1, ['altitudeKm', 'periodSeconds'])], choices={'body': list(BODIES)},
            usual={'massKg': [5.972e24, 1000], 'bodyRadiusKm': [0, 6378.137], 'altitudeKm': [0, 400, 35786], 'periodSeconds': [86164.0905, 5400, 60]})
for body in BODIES:
    tool.given({'body': body, 'altitudeKm': 0})
    tool.given({'body': body, 'periodSeconds': 86164.0905})
for i in [{'body': 'earth', 'altitudeKm': 400}, {'body': 'earth', 'periodSeconds': 5060.837454860743}, {'body': 'earth', 'periodSeconds': 5060.8}, {'massKg': 1, 'altitudeKm': 0}, {'massKg': 1, 'altitudeKm': 0, 'bodyRadiusKm': 0}, {'massKg': 1, 'altitudeKm': 0, 'bodyRadiusKm': 1e-9}, {'massKg': 1e50, 'periodSeconds': 1e20}, {'massKg': 1e-10, 'altitudeKm': 1e15, 'bodyRadiusKm': 1e15}, {'massKg': 1e-10, 'periodSeconds': 1e-3}, {'massKg': 1e50, 'altitudeKm': 5e-324}, {'body': 'earth', 'bodyRadiusKm': 0, 'altitudeKm': 1}, {'body': 'earth', 'massKg': 1, 'altitudeKm': 1}, {'altitudeKm': 1}, {'body': 'earth'}, {'body': 'earth', 'altitudeKm': 1, 'periodSeconds': 6000}, {'body': 'pluto', 'altitudeKm': 1}, {'body': 'Earth', 'altitudeKm': 1}, {'massKg': 1, 'bodyRadiusKm': 1, 'periodSeconds': 1}]:
    tool.given(i)
tool.some(8)

report()
