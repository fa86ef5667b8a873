import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { STANDARD_GRAVITY } from './lib/constants.ts';
import { degreesOf, sineAndCosine } from './lib/degrees.ts';

export default defineTool({
  slug: 'projectile-motion-calculator',
  name: 'Projectile Motion Calculator',
  category: 'science',
  summary: 'Calculates the range, height, flight time and impact of a throw or shot without air resistance.',
  description: 'The flight ends at height 0. From height 0 with an angle of 0 or less, it lasts 0 s.',
  reference: 't = (vy + sqrt(vy² + 2 g h)) / g, range = vx t, maximum height = h + vy²/(2 g)',
  keywords: ['trajectory', 'ballistics', 'launch angle', 'ball', 'cannon', 'parabola', 'how far', 'physics', 'trajectory calculator'],
  inputs: z.strictObject({
    speed: z.number().min(0).max(1e9).describe('Speed at which it is thrown in m/s'),
    angleDegrees: z.number().min(-90).max(90).describe('Angle of the throw above the horizontal in degrees, negative for downwards'),
    initialHeight: z.number().min(0).max(1e9).default(0).describe('Height from which it is thrown in metres'),
    gravity: z.number().min(0.001).max(1000).default(STANDARD_GRAVITY).describe("Acceleration of gravity in m/s²: 9.80665 is the Earth's standard"),
  }),
  result: z.strictObject({
    horizontalVelocity: z.number().describe('Horizontal velocity, which stays the same, in m/s'),
    verticalVelocity: z.number().describe('Vertical velocity at the throw in m/s, upwards positive'),
    timeOfFlight: z.number().describe('Time until it is at height 0 in seconds'),
    range: z.number().describe('Horizontal distance of the flight in metres'),
    maxHeight: z.number().describe('Greatest height above height 0 in metres'),
    timeToPeak: z.number().describe('Time until it is highest in seconds, 0 when thrown downwards'),
    impactSpeed: z.number().describe('Speed at the end of the flight in m/s'),
    impactAngleDegrees: z.number().describe('Angle of the impact below the horizontal in degrees'),
  }),
  headline: 'range',
  examples: [
    {
      inputs: { speed: 20, angleDegrees: 45 },
      result: {
        horizontalVelocity: 14.142135623730951,
        verticalVelocity: 14.142135623730951,
        timeOfFlight: 2.8841929963302353,
        range: 40.78864851911713,
        maxHeight: 10.197162129779283,
        timeToPeak: 1.4420964981651176,
        impactSpeed: 20,
        impactAngleDegrees: 45,
      },
    },
    {
      inputs: { speed: 15, angleDegrees: 0, initialHeight: 20 },
      result: {
        horizontalVelocity: 15,
        verticalVelocity: 0,
        timeOfFlight: 2.0196199771025523,
        range: 30.294299656538282,
        maxHeight: 20,
        timeToPeak: 0,
        impactSpeed: 24.84483849816698,
        impactAngleDegrees: 52.861259725953886,
      },
    },
  ],
  run({ speed, angleDegrees, initialHeight, gravity }) {
    const [sine, cosine] = sineAndCosine(angleDegrees);
    const [horizontal, vertical] = [cosine.times(speed), sine.times(speed)];
    const g = new Precise(gravity);
    const energy = g.times(initialHeight).times(2);
    const downward = vertical.times(vertical).plus(energy).sqrt();
    const upward = Precise.max(vertical, 0);
    // The difference of two speeds that are nearly the same would lose digits.
    const gained = vertical.lt(0) ? (downward.isZero() ? downward : energy.div(downward.minus(vertical))) : downward.plus(vertical);
    const time = gained.div(g);
    return {
      horizontalVelocity: doubleOf(horizontal),
      verticalVelocity: doubleOf(vertical),
      timeOfFlight: doubleOf(time),
      range: doubleOf(horizontal.times(time)),
      maxHeight: doubleOf(upward.times(upward).div(g).div(2).plus(initialHeight)),
      timeToPeak: doubleOf(upward.div(g)),
      impactSpeed: doubleOf(new Precise(speed).times(speed).plus(energy).sqrt()),
      impactAngleDegrees: doubleOf(degreesOf(Precise.atan2(downward, horizontal))),
    };
  },
});
