import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: 'iv-drip-rate-calculator',
  name: 'IV Drip Rate Calculator',
  category: 'health',
  summary: 'Calculates the rate of an infusion in mL per hour and in drops per minute.',
  description: 'Sets for adults mostly give 10, 15 or 20 drops per mL, microdrip sets 60; the number is printed on the package. Nothing is rounded.',
  reference: 'Drops a minute = volume·drop factor/minutes',
  keywords: ['infusion', 'intravenous', 'gtt/min', 'drop factor', 'flow rate', 'nursing', 'drops per minute'],
  inputs: z.strictObject({
    volumeMl: z.number().min(0.1).max(100000).describe('Volume to infuse in mL'),
    durationMinutes: z.number().min(0.1).max(100000).describe('Time the infusion takes in minutes'),
    dropFactor: z.number().min(1).max(100).default(20).describe('Drops per mL of the infusion set'),
  }),
  result: z.strictObject({
    mlPerHour: z.number().describe('Rate of the infusion in mL an hour'),
    dropsPerMinute: z.number().describe('Rate of the infusion in drops per minute, not rounded'),
    secondsPerDrop: z.number().describe('Seconds from one drop to the next'),
  }),
  headline: 'dropsPerMinute',
  examples: [
    { inputs: { volumeMl: 1000, durationMinutes: 480 }, result: { mlPerHour: 125, dropsPerMinute: 41.666666666666664, secondsPerDrop: 1.44 } },
    { inputs: { volumeMl: 50, durationMinutes: 30, dropFactor: 60 }, result: { mlPerHour: 100, dropsPerMinute: 100, secondsPerDrop: 0.6 } },
  ],
  run({ volumeMl, durationMinutes, dropFactor }) {
    const drops = new Precise(volumeMl).times(dropFactor);
    return {
      mlPerHour: doubleOf(new Precise(volumeMl).times(60).div(durationMinutes)),
      dropsPerMinute: doubleOf(drops.div(durationMinutes)),
      secondsPerDrop: doubleOf(new Precise(durationMinutes).times(60).div(drops)),
    };
  },
});
