"""Motion: uniform acceleration, throws, falls, drag and slopes.

python3 test/oracles/science_motion.py > src/tools/science/testdata/motion.json
"""
import random

from science_quantities import F, Invalid, NoAnswer, Tool, dec, mp, over, real, report, root

random.seed(20261126)
G0 = 'gravity=9.80665 1e-9..1e9'
GRAVITIES = [9.80665, 9.81, 1.62, 3.71, 10]


def kinematics(displacement, initialVelocity, finalVelocity, acceleration, time):
    s, u, v, a, t = displacement, initialVelocity, finalVelocity, acceleration, time
    if t is not None:
        # v - u - a t = 0 and 2 s - (u + v) t = 0 are two linear equations for the two that are missing.
        row1, row2 = {'s': 0, 'u': -1, 'v': 1, 'a': -t}, {'s': 2, 'u': -t, 'v': -t, 'a': 0}
        known = {'s': s, 'u': u, 'v': v, 'a': a}
        x, y = [name for name in known if known[name] is None]
        c1 = -sum(row1[name] * value for name, value in known.items() if value is not None)
        c2 = -sum(row2[name] * value for name, value in known.items() if value is not None)
        determinant = row1[x] * row2[y] - row1[y] * row2[x]
        if determinant == 0:
            raise NoAnswer()
        known[x] = F(c1 * row2[y] - row1[y] * c2) / determinant
        known[y] = F(row1[x] * c2 - c1 * row2[x]) / determinant
        s, u, v, a = known['s'], known['u'], known['v'], known['a']
    elif s is None:
        t = over(v - u, a)
        s = (u + v) * t / 2
    elif a is None:
        t = over(2 * s, u + v)
        a = over(v - u, t)
    else:
        # a t²/2 + w t - s = 0 with the velocity known, or in time that runs backwards.
        w, slope = (u, a) if u is not None else (v, -a)
        if slope == 0:
            t = over(s, w)
        else:
            square = w * w + 2 * slope * s
            if -w * w / 2**52 <= square < 0:
                square = 0
            times = [(-real(w) + sign * root(square)) / real(slope) for sign in (1, -1)]
            if s == 0:
                times = [F(0), -2 * w / slope]
            t = min((x for x in times if x > 0), default=None)
            if t is None:
                if s != 0:
                    raise NoAnswer()
                t = F(0)
        if u is None:
            u = real(v) - real(a) * real(t)
        else:
            v = real(u) + real(a) * real(t)
    if t < 0:
        raise NoAnswer()
    return {'displacement': s, 'initialVelocity': u, 'finalVelocity': v, 'acceleration': a, 'time': t}


FIVE = ['displacement', 'initialVelocity', 'finalVelocity', 'acceleration', 'time']
tool = Tool('kinematics-calculator', '; '.join(f'{name} -1e60..1e60' for name in FIVE[:4]) + '; time 0..1e60', kinematics, groups=[(3, FIVE)],
            usual={'displacement': [0, 10, -10, 20], 'initialVelocity': [0, 20, -20, 5], 'finalVelocity': [0, 20, -20, 5], 'acceleration': [0, -9.80665, 2, -2.5], 'time': [0, 3, 4.5]})
for values in [
    (None, 0, None, 9.80665, 3), (0, 20, None, -9.80665, None), (0, 0, None, -9.80665, None), (0, -20, None, -9.80665, None), (15, 20, None, -10, None), (20, 20, None, -10, None), (20.1, 20, None, -10, None), (-25, 20, None, -10, None), (-15, -20, None, -10, None), (15, -20, None, -10, None),
    (20, None, 0, -10, None), (20, None, 0, 10, None), (-20, None, 0, 10, None), (0, None, 20, 10, None), (0, None, -20, 10, None), (0, None, 0, 10, None), (15, None, 20, 10, None), (5, None, 5, 0, None), (5, 0, None, 0, None), (0, 0, None, 0, None), (0, 5, None, 0, None), (-5, 5, None, 0, None), (5, 5, None, 0, None),
    (None, 5, 5, 0, None), (None, 5, 6, 0, None), (None, 5, 5, 2, None), (None, 5, 9, -2, None), (None, 5, -5, -2, None), (None, 5, 9, None, 0), (None, 5, 5, None, 0), (None, 5, None, 3, 0), (None, None, 5, 3, 0), (0, 5, None, None, 0), (1, 5, None, None, 0), (0, None, 5, None, 0), (0, None, None, 3, 0), (2, None, None, 3, 0),
    (0, 5, -5, None, None), (0, 0, 0, None, None), (1, 5, -5, None, None), (0, 5, 5, None, None), (0, 5, 6, None, None), (30, 5, 5, None, None), (30, 5, 10, None, None), (-30, 5, 10, None, None), (30, -5, 10, None, None), (100, 10, None, None, 5), (100, None, 30, None, 5), (100, None, None, 2, 5), (None, 3, 8, None, 2), (1e60, -1e60, None, None, 1e-300), (1e-300, 1, None, -1e60, None), (1e60, 1e60, None, 1e60, None), (1, 1, None, 1e-320, None), (-1e-17, 1, None, -1e-17, None),
]:
    tool.given({name: value for name, value in zip(FIVE, values) if value is not None})
# The turning point of a throw, rounded to a double, and clearly beyond it.
for u in (20, 14, 3.3, 7.7, 1e20, 0.01):
    top = float(dec(u) ** 2 / (2 * dec(9.80665)))
    tool.given({'displacement': top, 'initialVelocity': u, 'acceleration': -9.80665})
    tool.given({'displacement': -top, 'finalVelocity': -u, 'acceleration': -9.80665} if u > 10 else {'displacement': top * (1 + 1e-13), 'initialVelocity': u, 'acceleration': -9.80665})
tool.some(35)


def projectile(speed, angleDegrees, initialHeight, gravity):
    speed, h, g = real(speed), real(initialHeight), real(gravity)
    angle = real(angleDegrees) * mp.pi / 180
    vx, vy = speed * mp.cos(angle), speed * mp.sin(angle)
    t = (vy + mp.sqrt(vy**2 + 2 * g * h)) / g
    if h == 0 and angle <= 0:
        t = 0
    down = g * t - vy
    return {'horizontalVelocity': vx, 'verticalVelocity': vy, 'timeOfFlight': t, 'range': vx * t, 'maxHeight': h + (vy**2 / (2 * g) if vy > 0 else 0), 'timeToPeak': vy / g if vy > 0 else 0,
            'impactSpeed': mp.sqrt(vx**2 + down**2), 'impactAngleDegrees': 0 if speed == 0 and h == 0 else mp.atan2(down, vx) * 180 / mp.pi}


tool = Tool('projectile-motion-calculator', 'speed! 0..1e9; angleDegrees! -90..90; initialHeight=0 0..1e9; gravity=9.80665 0.001..1000', projectile,
            usual={'speed': [20, 7.5, 300], 'angleDegrees': [0, 30, 45, 60, 90, -30, -45, -90], 'initialHeight': [0, 1.8, 100], 'gravity': [9.81, 1.62]})
for values in [(20, 45), (15, 0, 20), (0, 90), (0, -90), (0, 0), (0, 45), (0, 0, 5), (0, 90, 5), (0, -90, 5), (5, 90), (5, -90), (5, -90, 3), (5, 90, 3), (5, 0), (5, -1e-9), (5, 1e-9), (5, 5e-324), (5, -5e-324, 1), (5, 89.99999999999999), (5, -45), (5, -45, 1e-300), (1e9, -60, 1e-9), (1e9, -1, 1e9), (1e9, 90, 1e9, 0.001)]:
    tool.given(dict(zip(['speed', 'angleDegrees', 'initialHeight', 'gravity'], values)))
tool.some(15)


def free_fall(height, time, speed, gravity):
    if height is not None:
        t = root(2 * height / gravity)
    else:
        t = real(time if time is not None else speed / gravity)
    g = real(gravity)
    return {'height': g * t**2 / 2, 'time': t, 'speed': g * t}


tool = Tool('free-fall-calculator', 'height 0..1e60; time 0..1e60; speed 0..1e60; ' + G0, free_fall, groups=[(1, ['height', 'time', 'speed'])], usual={'height': [100, 1.5, 0], 'time': [2, 0.5], 'speed': [44.28690551393267, 10], 'gravity': GRAVITIES})
for i in [{'height': 100}, {'time': 2}, {'height': 0}, {'speed': 0}, {'time': 0}, {}, {'height': 1, 'time': 1}, {'time': 1e60, 'gravity': 1e9}, {'speed': 1e60, 'gravity': 1e-9}, {'height': 1e-300}, {'gravity': 9.81}]:
    tool.given(i)
tool.some(10)


def terminal(massKg, areaM2, dragCoefficient, fluidDensity, gravity, speed):
    v = root(2 * massKg * gravity / (fluidDensity * areaM2 * dragCoefficient))
    return {'terminalVelocity': v, 'terminalVelocityKmh': v * 36 / 10, 'dragForce': None if speed is None else fluidDensity * speed**2 * areaM2 * dragCoefficient / 2}


tool = Tool('terminal-velocity-calculator', 'massKg! 1e-60..1e60; areaM2! 1e-60..1e60; dragCoefficient=1 0.0001..1000; fluidDensity=1.225 1e-12..1e12; speed 0..1e30; ' + G0, terminal,
            usual={'massKg': [80, 0.0027], 'areaM2': [0.7, 0.001256], 'dragCoefficient': [0.47, 1.4], 'fluidDensity': [1000, 0.02], 'gravity': GRAVITIES, 'speed': [0, 10]})
for i in [{'massKg': 80, 'areaM2': 0.7}, {'massKg': 0.0027, 'areaM2': 0.001256, 'dragCoefficient': 0.47, 'speed': 10}, {'massKg': 80, 'areaM2': 0.7, 'speed': 0}, {'massKg': 80}, {'areaM2': 80}, {'massKg': 0, 'areaM2': 1}, {'massKg': 1e60, 'areaM2': 1e-60, 'dragCoefficient': 0.0001, 'fluidDensity': 1e-12, 'gravity': 1e9, 'speed': 1e30}]:
    tool.given(i)
tool.some(10)


def slope(massKg, angleDegrees, staticFriction, kineticFriction, gravity):
    kinetic = staticFriction if kineticFriction is None else kineticFriction
    if kinetic > staticFriction:
        raise Invalid()
    angle = real(angleDegrees) * mp.pi / 180
    weight = real(massKg * gravity)
    along, across = weight * mp.sin(angle), weight * mp.cos(angle)
    slides = staticFriction < 1 if angleDegrees == 45 else bool(along > real(staticFriction) * across)
    friction = real(kinetic) * across if slides else along
    return {'normalForce': across, 'parallelForce': along, 'slides': slides, 'frictionForce': friction, 'acceleration': (along - friction) / real(massKg)}


tool = Tool('inclined-plane-calculator', 'massKg! 1e-60..1e60; angleDegrees! 0..90; staticFriction=0 0..100; kineticFriction 0..100; ' + G0, slope,
            usual={'massKg': [10, 2.5], 'angleDegrees': [0, 30, 45, 60, 90, 15], 'staticFriction': [0, 0.4, 1, 100, 0.577], 'kineticFriction': [0, 0.3, 0.2], 'gravity': GRAVITIES})
for i in [{'angleDegrees': 30, 'staticFriction': 0.4, 'kineticFriction': 0.3}, {'angleDegrees': 0, 'staticFriction': 0.5}, {'angleDegrees': 0}, {'angleDegrees': 90, 'staticFriction': 100}, {'angleDegrees': 45, 'staticFriction': 1}, {'angleDegrees': 45, 'staticFriction': 0.9999999999999999}, {'angleDegrees': 45, 'staticFriction': 1, 'kineticFriction': 0.5}, {'angleDegrees': 30, 'staticFriction': 0.5773502691896257}, {'angleDegrees': 30, 'staticFriction': 0.5773502691896258}, {'angleDegrees': 30, 'kineticFriction': 0.1}, {'angleDegrees': 30, 'staticFriction': 0.3, 'kineticFriction': 0.30000000000000004}, {'angleDegrees': 30, 'staticFriction': 0.3, 'kineticFriction': 0.3}, {'angleDegrees': 1e-300}, {'angleDegrees': 90.1}, {'angleDegrees': -1}, {}]:
    tool.given({'massKg': 10} | i)
tool.some(8)

report()
