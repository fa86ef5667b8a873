import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const FRICTION = { 'dry-asphalt': 0.7, 'wet-asphalt': 0.4, gravel: 0.5, snow: 0.2, ice: 0.1 };
const GRAVITY = '9.80665';

export default defineTool({
  slug: 'stopping-distance-calculator',
  name: 'Stopping Distance Calculator',
  category: 'everyday',
  summary: 'Calculates the reaction, braking and stopping distance of a vehicle.',
  description: 'Give exactly one of speedKmh and speedMph. Coefficients of friction: dry-asphalt 0.7, wet-asphalt 0.4, gravel 0.5, snow 0.2, ice 0.1.',
  reference: 'AASHTO: braking distance = v² / (2 g (friction + grade)), g = 9.80665 m/s²',
  keywords: ['braking distance', 'reaction time', 'car', 'road safety', 'emergency stop', 'thinking distance', 'driving'],
  inputs: z.strictObject({
    speedKmh: z.number().min(0).max(2000).optional().describe('Speed of the vehicle in km/h'),
    speedMph: z.number().min(0).max(1250).optional().describe('Speed in miles per hour'),
    reactionSeconds: z.number().min(0).max(10).default(1.5).describe('Time until the brakes act in seconds'),
    road: z.enum(['dry-asphalt', 'wet-asphalt', 'gravel', 'snow', 'ice']).default('dry-asphalt').describe('Surface of the road, which decides on the friction'),
    friction: z.number().min(0.01).max(3).optional().describe("Coefficient of friction, in place of the road's"),
    gradePercent: z.number().min(-50).max(50).default(0).describe('Slope of the road in percent, uphill positive'),
  }),
  result: z.strictObject({
    reactionM: z.number().describe('Distance until the brakes act in metres'),
    brakingM: z.number().describe('Distance of braking in metres'),
    stoppingM: z.number().describe('Reaction and braking distance together in metres'),
    stoppingFt: z.number().describe('Reaction and braking distance together in feet'),
    brakingSeconds: z.number().describe('Time of braking in seconds'),
    totalSeconds: z.number().describe('Time of reaction and braking together in seconds'),
    decelerationMs2: z.number().describe('Deceleration in m/s²'),
  }),
  headline: 'stoppingM',
  examples: [
    {
      inputs: { speedKmh: 100 },
      result: {
        reactionM: 41.666666666666664,
        brakingM: 56.20129039781351,
        stoppingM: 97.86795706448017,
        stoppingFt: 321.089097980578,
        brakingSeconds: 4.0464929086425725,
        totalSeconds: 5.5464929086425725,
        decelerationMs2: 6.864655,
      },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['speedKmh', 'speedMph']);
    const speed = inputs.speedMph === undefined ? new Precise(inputs.speedKmh ?? 0).div('3.6') : new Precise(inputs.speedMph).times('0.44704');
    const hold = new Precise(inputs.friction ?? FRICTION[inputs.road]).plus(new Precise(inputs.gradePercent).div(100));
    if (hold.lte(0)) unprocessable('The slope is too steep for the friction: the vehicle does not stop.', 'gradePercent');
    const deceleration = hold.times(GRAVITY);
    const reaction = speed.times(inputs.reactionSeconds);
    const seconds = speed.div(deceleration);
    const braking = speed.times(speed).div(deceleration.times(2));
    const stopping = reaction.plus(braking);
    return {
      reactionM: doubleOf(reaction),
      brakingM: doubleOf(braking),
      stoppingM: doubleOf(stopping),
      stoppingFt: doubleOf(stopping.div('0.3048')),
      brakingSeconds: doubleOf(seconds),
      totalSeconds: doubleOf(seconds.plus(inputs.reactionSeconds)),
      decelerationMs2: doubleOf(deceleration),
    };
  },
});
