"""Density, pressure, buoyancy, waves, the Doppler effect and decibels.

python3 test/oracles/science_fluids_and_waves.py > src/tools/science/testdata/fluids-and-waves.json
"""
import random

from science_quantities import F, Invalid, NoAnswer, Tool, dec, mp, real, report

random.seed(20261129)
POSITIVE = '1e-60..1e60'
GRAVITY = 'gravity=9.80665 1e-9..1e9'
GRAVITIES = [9.80665, 9.81, 1.62]


def third(product, left, right):
    """product = left × right."""
    if product is None:
        return left * right, left, right
    return (product, product / right, right) if left is None else (product, left, product / left)


def density(density, mass, volume):
    mass, density, volume = third(mass, density, volume)
    return {'density': density, 'mass': mass, 'volume': volume}


tool = Tool('density-calculator', f'density {POSITIVE}; mass {POSITIVE}; volume {POSITIVE}', density, groups=[(2, ['density', 'mass', 'volume'])], usual={'density': [2700, 1000], 'mass': [7.87, 54], 'volume': [0.001, 0.02]})
for i in [{'mass': 7.87, 'volume': 0.001}, {'density': 2700, 'volume': 0.02}, {'density': 2700, 'mass': 54}, {'mass': 1e60, 'volume': 1e-60}, {'mass': 1e-60, 'volume': 1e60}, {'mass': 0, 'volume': 1}, {'mass': 1, 'volume': 1e61}, {'mass': 1}, {}, {'mass': 1, 'volume': 1, 'density': 1}]:
    tool.given(i)
tool.some(10)

PSI = F('0.45359237') * F('9.80665') / F('0.0254') ** 2


def pressure(pressure, force, area):
    force, pressure, area = third(force, pressure, area)
    return {'pressure': pressure, 'force': force, 'area': area, 'bar': pressure / 10**5, 'psi': pressure / PSI, 'atm': pressure / 101325}


tool = Tool('pressure-calculator', f'pressure {POSITIVE}; force {POSITIVE}; area {POSITIVE}', pressure, groups=[(2, ['pressure', 'force', 'area'])], usual={'pressure': [101325, 6894.757293168361], 'force': [500, 2026.5], 'area': [0.02, 0.00064516]})
for i in [{'force': 500, 'area': 0.02}, {'pressure': 202650, 'area': 0.01}, {'pressure': 100000, 'force': 5}, {'force': 1e60, 'area': 1e-60}, {'force': 1e-60, 'area': 1e60}, {'force': 0, 'area': 1}, {'force': 1}, {}, {'force': 1, 'area': 1, 'pressure': 1}]:
    tool.given(i)
tool.some(10)


def hydrostatic(depth, density, gravity, surfacePressure):
    gauge = density * gravity * depth
    return {'gaugePressure': gauge, 'absolutePressure': gauge + surfacePressure, 'absoluteAtm': (gauge + surfacePressure) / 101325}


tool = Tool('hydrostatic-pressure-calculator', f'depth! 0..1e9; density=1000 1e-9..1e9; {GRAVITY}; surfacePressure=101325 0..1e15', hydrostatic, usual={'depth': [10, 0, 4000], 'density': [1025, 13595.1, 850], 'gravity': GRAVITIES, 'surfacePressure': [0, 101325, 84000]})
for i in [{'depth': 10, 'density': 1025}, {'depth': 2, 'surfacePressure': 0}, {'depth': 0}, {'depth': 0, 'surfacePressure': 0}, {'depth': -1}, {}, {'depth': 1e9, 'density': 1e9, 'gravity': 1e9, 'surfacePressure': 1e15}, {'depth': 1, 'density': 0}, {'depth': 1, 'surfacePressure': -1}]:
    tool.given(i)
tool.some(10)


def buoyancy(massKg, volumeM3, fluidDensity, gravity):
    density, weight, displaced = massKg / volumeM3, massKg * gravity, fluidDensity * volumeM3 * gravity
    floats = density <= fluidDensity
    return {'floats': floats, 'density': density, 'buoyantForce': weight if floats else displaced, 'submergedFraction': density / fluidDensity if floats else 1, 'apparentWeight': 0 if floats else weight - displaced}


tool = Tool('buoyancy-calculator', f'massKg! {POSITIVE}; volumeM3! {POSITIVE}; fluidDensity=1000 1e-9..1e9; {GRAVITY}', buoyancy, usual={'massKg': [600, 7.8, 1], 'volumeM3': [1, 0.001, 0.5], 'fluidDensity': [1025, 1.225, 13595.1], 'gravity': GRAVITIES})
for i in [{'massKg': 600, 'volumeM3': 1}, {'massKg': 7.8, 'volumeM3': 0.001, 'fluidDensity': 1025}, {'massKg': 0.3, 'volumeM3': 0.0003}, {'massKg': 0.30000000000000004, 'volumeM3': 0.0003}, {'massKg': 0.29999999999999993, 'volumeM3': 0.0003}, {'massKg': 1.1, 'volumeM3': 0.0011}, {'massKg': 1e60, 'volumeM3': 1e-60}, {'massKg': 1e-60, 'volumeM3': 1e60}, {'massKg': 1}, {'volumeM3': 1}, {'massKg': 0, 'volumeM3': 1}, {'massKg': 1, 'volumeM3': 0}, {'massKg': 1, 'volumeM3': 1, 'gravity': 0}]:
    tool.given(i)
tool.some(12)


def wave(speed, frequency, wavelength):
    speed, frequency, wavelength = third(speed, frequency, wavelength)
    return {'speed': speed, 'frequency': frequency, 'wavelength': wavelength, 'period': 1 / frequency, 'angularFrequency': 2 * mp.pi * real(frequency), 'wavenumber': 2 * mp.pi / real(wavelength)}


tool = Tool('wave-calculator', f'speed {POSITIVE}; frequency {POSITIVE}; wavelength {POSITIVE}', wave, groups=[(2, ['speed', 'frequency', 'wavelength'])], usual={'speed': [343, 299792458, 1482], 'frequency': [440, 2.4e9, 50], 'wavelength': [0.125, 5.5e-7, 2]})
for i in [{'speed': 343, 'frequency': 440}, {'speed': 299792458, 'wavelength': 0.125}, {'frequency': 50, 'wavelength': 2}, {'speed': 1e60, 'frequency': 1e-60}, {'speed': 1e-60, 'frequency': 1e60}, {'frequency': 1e60, 'wavelength': 1e60}, {'speed': 0, 'frequency': 1}, {'speed': 1}, {'speed': 1, 'frequency': 1, 'wavelength': 1}]:
    tool.given(i)
tool.some(10)


def doppler(kind, frequency, sourceSpeed, observerSpeed, waveSpeed):
    if kind == 'light':
        if observerSpeed != 0:
            raise Invalid()
        beta = sourceSpeed / 299792458
        if abs(beta) >= 1:
            raise NoAnswer()
        ratio = mp.sqrt(real((1 + beta) / (1 - beta)))
    else:
        if sourceSpeed >= waveSpeed or -observerSpeed >= waveSpeed:
            raise NoAnswer()
        ratio = real((waveSpeed + observerSpeed) / (waveSpeed - sourceSpeed))
    observed = real(frequency) * ratio
    return {'observedFrequency': observed, 'shift': observed - real(frequency), 'ratio': ratio, 'redshift': real(frequency) / observed - 1}


tool = Tool('doppler-effect-calculator', 'frequency! 1e-30..1e30; sourceSpeed=0 -1e9..1e9; observerSpeed=0 -1e9..1e9; waveSpeed=343 1e-6..1e9', lambda kind, **values: doppler(kind or 'sound', **values), choices={'kind': ['sound', 'light']},
            usual={'frequency': [700, 5e14, 440], 'sourceSpeed': [30, -30, 29979245.8, 0, -1e8], 'observerSpeed': [0, 0, 10, -10], 'waveSpeed': [343, 340, 1482]})
for i in [{'sourceSpeed': 30}, {'kind': 'light', 'sourceSpeed': -29979245.8}, {}, {'sourceSpeed': 343}, {'sourceSpeed': 342.9999999999999}, {'sourceSpeed': 400}, {'sourceSpeed': -343}, {'sourceSpeed': -1e9}, {'observerSpeed': -343}, {'observerSpeed': -342.9999999999999}, {'observerSpeed': -400}, {'observerSpeed': 1e9}, {'sourceSpeed': 400, 'waveSpeed': 1482}, {'sourceSpeed': 20, 'observerSpeed': -20}, {'sourceSpeed': 1e-300}, {'observerSpeed': -1e-20}, {'sourceSpeed': 1e-6, 'waveSpeed': 1e-6}, {'sourceSpeed': 20, 'observerSpeed': -20.000000000000004},
          {'kind': 'light', 'sourceSpeed': 299792458}, {'kind': 'light', 'sourceSpeed': -299792458}, {'kind': 'light', 'sourceSpeed': 299792457.99999994}, {'kind': 'light', 'sourceSpeed': -299792457.99999994}, {'kind': 'light', 'sourceSpeed': 1e-300}, {'kind': 'light', 'sourceSpeed': -0.001}, {'kind': 'light', 'observerSpeed': 1}, {'kind': 'light', 'observerSpeed': 0, 'waveSpeed': 5}, {'kind': 'light'}, {'kind': 'radio'}]:
    tool.given({'frequency': 700} | i)
tool.some(14)


def decibel(decibels, powerRatio, amplitudeRatio):
    if decibels is not None:
        bels = real(decibels) / 10
    else:
        bels = mp.log10(real(powerRatio)) if powerRatio is not None else 2 * mp.log10(real(amplitudeRatio))
    return {'decibels': bels * 10, 'powerRatio': mp.power(10, bels), 'amplitudeRatio': mp.power(10, bels / 2), 'nepers': bels * mp.log(10) / 2}


tool = Tool('decibel-calculator', 'decibels -3000..3000; powerRatio 1e-300..1e300; amplitudeRatio 1e-150..1e150', decibel, groups=[(1, ['decibels', 'powerRatio', 'amplitudeRatio'])], usual={'decibels': [3, -6, 0, 20, 60, -0.1], 'powerRatio': [100, 2, 0.5, 1], 'amplitudeRatio': [10, 2, 1, 0.001]})
for i in [{'decibels': 3}, {'powerRatio': 1000}, {'decibels': 0}, {'powerRatio': 1}, {'amplitudeRatio': 1}, {'decibels': 10}, {'decibels': 20}, {'decibels': -3000}, {'decibels': 3000}, {'decibels': 3001}, {'powerRatio': 1e300}, {'powerRatio': 1e-300}, {'amplitudeRatio': 1e150}, {'amplitudeRatio': 1e-150}, {'amplitudeRatio': 1e151}, {'powerRatio': 0}, {'powerRatio': 1.0000000000000002}, {'amplitudeRatio': 0.9999999999999999}, {'decibels': 1e-300}, {'decibels': 1e-15}, {}, {'decibels': 1, 'powerRatio': 1}]:
    tool.given(i)
tool.some(10)

report()
