import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { STANDARD_GRAVITY } from './lib/constants.ts';

const amount = z.number().min(0).max(1e60).optional();

interface Rotation {
  radius: number;
  speed?: number | undefined;
  angularSpeed?: number | undefined;
  rpm?: number | undefined;
  period?: number | undefined;
}

export default defineTool({
  slug: 'centripetal-force-calculator',
  name: 'Centripetal Force Calculator',
  category: 'science',
  summary: 'Calculates the force, acceleration and g of circular motion from speed, angular speed, rpm or period.',
  description: 'Give exactly one of speed, angularSpeed, rpm and period. The centrifugal force in a rotating frame is equally large.',
  reference: 'a = v²/r = ω² r, F = m a, g force = a / 9.80665',
  keywords: ['centrifugal', 'centrifuge', 'rcf', 'g force', 'rotation', 'curve', 'spin', 'physics', 'turning'],
  inputs: z.strictObject({
    radius: z.number().min(1e-60).max(1e60).describe('Radius of the circle in metres'),
    massKg: z.number().min(1e-60).max(1e60).optional().describe('Mass of the body in kilograms, for the force'),
    speed: amount.describe('Speed along the circle in m/s'),
    angularSpeed: amount.describe('Angular speed in radians per second'),
    rpm: amount.describe('Turns per minute (rpm)'),
    period: z.number().min(1e-60).max(1e60).optional().describe('Time of one turn in seconds'),
  }),
  result: z.strictObject({
    speed: z.number().describe('Speed along the circle in m/s'),
    angularSpeed: z.number().describe('Angular speed in radians per second'),
    rpm: z.number().describe('Turns per minute (rpm)'),
    period: z.number().optional().describe('Time of one turn in seconds; absent at rest'),
    acceleration: z.number().describe('Acceleration towards the centre in m/s²'),
    gForce: z.number().describe('Acceleration in multiples of standard gravity, 9.80665 m/s²'),
    force: z.number().optional().describe('Force towards the centre in newtons; absent without massKg'),
  }),
  headline: 'acceleration',
  examples: [
    {
      inputs: { radius: 0.1, rpm: 3000 },
      result: {
        speed: 31.41592653589793,
        angularSpeed: 314.1592653589793,
        rpm: 3000,
        period: 0.02,
        acceleration: 9869.604401089358,
        gForce: 1006.4195623469134,
      },
    },
    {
      inputs: { radius: 50, speed: 20, massKg: 1200 },
      result: { speed: 20, angularSpeed: 0.4, rpm: 3.819718634205488, period: 15.707963267948966, acceleration: 8, gForce: 0.8157729703823426, force: 9600 },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['speed', 'angularSpeed', 'rpm', 'period']);
    const { radius, massKg } = inputs;
    const angular = angularSpeedOf(inputs);
    const speed = angular.times(radius);
    const acceleration = speed.times(speed).div(radius);
    return {
      speed: doubleOf(speed),
      angularSpeed: doubleOf(angular),
      rpm: doubleOf(angular.times(30).div(PI)),
      ...(!angular.isZero() && { period: doubleOf(PI.times(2).div(angular)) }),
      acceleration: doubleOf(acceleration),
      gForce: doubleOf(acceleration.div(STANDARD_GRAVITY)),
      ...(massKg !== undefined && { force: doubleOf(acceleration.times(massKg)) }),
    };
  },
});

/** In radians per second, from the one that is given. */
function angularSpeedOf({ radius, speed, angularSpeed, rpm, period }: Rotation): Decimal {
  if (speed !== undefined) return new Precise(speed).div(radius);
  if (angularSpeed !== undefined) return new Precise(angularSpeed);
  return rpm === undefined ? PI.times(2).div(period ?? 1) : PI.times(rpm).div(30);
}
