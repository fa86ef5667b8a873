import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const CYCLE = ['activeMa', 'activeSeconds', 'sleepMa', 'sleepSeconds'] as const;

type Load = { readonly [Field in 'loadMa' | (typeof CYCLE)[number]]?: number | undefined };

export default defineTool({
  slug: 'battery-life-calculator',
  name: 'Battery Life Calculator',
  category: 'science',
  summary: "Calculates how long a battery lasts, for a steady load or one that sleeps and wakes, also by Peukert's law.",
  description:
    "Give either loadMa or all four of activeMa, activeSeconds, sleepMa and sleepSeconds. Peukert's law counts for lead-acid batteries, with an exponent of 1.1 to 1.3; ratedHours is the time over which the capacity was measured.",
  reference: "Peukert's law: hours = H (C/(I H))^k, which is C/I for k = 1",
  keywords: ['battery runtime', 'mah', 'how long will a battery last', 'sleep current', 'duty cycle', 'iot device', 'power bank', 'esp32', 'lead acid', 'ups'],
  inputs: z.strictObject({
    capacityMah: z.number().min(0.001).max(1e12).describe('Capacity of the battery in milliampere hours'),
    loadMa: z.number().min(0.000001).max(1e9).optional().describe('Steady current of the load in milliamperes, in place of the four fields of a cycle'),
    activeMa: z.number().min(0.000001).max(1e9).optional().describe('Current while awake in milliamperes'),
    activeSeconds: z.number().min(0).max(1e9).optional().describe('Time awake in each cycle in seconds'),
    sleepMa: z.number().min(0).max(1e9).optional().describe('Current while asleep in milliamperes'),
    sleepSeconds: z.number().min(0).max(1e9).optional().describe('Time asleep in each cycle in seconds'),
    usablePercent: z.number().min(1).max(100).default(100).describe('Share of the capacity that may be used, in percent'),
    peukertExponent: z.number().min(1).max(2).default(1).describe('Exponent of Peukert, 1 for a battery that gives its capacity at any load'),
    ratedHours: z.number().min(0.01).max(10_000).default(20).describe('Hours of discharge for which the capacity is rated, with an exponent above 1'),
  }),
  result: z.strictObject({
    averageMa: z.number().describe('Average current in milliamperes'),
    hours: z.number().describe('Run time in hours'),
    days: z.number().describe('Run time in days of 24 hours'),
  }),
  headline: 'hours',
  examples: [
    {
      inputs: { capacityMah: 2500, loadMa: 120, usablePercent: 85 },
      result: { averageMa: 120, hours: 17.708333333333332, days: 0.7378472222222222 },
    },
    {
      inputs: { capacityMah: 220, activeMa: 15, activeSeconds: 2, sleepMa: 0.005, sleepSeconds: 298 },
      result: { averageMa: 0.10496666666666667, hours: 2095.9034614163224, days: 87.32931089234678 },
    },
  ],
  run({ capacityMah, usablePercent, peukertExponent, ratedHours, ...load }) {
    const average = averageOf(load);
    const usable = new Precise(capacityMah).times(usablePercent).div(100);
    // H (C/(I H))^k, with C/I taken out so that an exponent of 1 leaves exactly that
    const steady = usable.div(average);
    const hours = steady.times(steady.div(ratedHours).pow(new Precise(peukertExponent).minus(1)));
    return { averageMa: doubleOf(average), hours: doubleOf(hours), days: doubleOf(hours.div(24)) };
  },
});

/** The average current over a cycle, in milliamperes. */
function averageOf(load: Load): Decimal {
  const given = CYCLE.filter((field) => load[field] !== undefined);
  const [unneeded] = given;
  if (load.loadMa !== undefined) return unneeded === undefined ? new Precise(load.loadMa) : invalid(unneeded, 'must be left out when loadMa is given');
  if (unneeded === undefined) return invalid('loadMa', 'must be given, or all of activeMa, activeSeconds, sleepMa and sleepSeconds');
  const missing = CYCLE.find((field) => load[field] === undefined);
  if (missing !== undefined) return invalid(missing, 'must be given, since a cycle needs activeMa, activeSeconds, sleepMa and sleepSeconds');
  const [activeMa, activeSeconds, sleepMa, sleepSeconds] = CYCLE.map((field) => new Precise(load[field] ?? 0)) as [Decimal, Decimal, Decimal, Decimal];
  const cycle = activeSeconds.plus(sleepSeconds);
  if (cycle.isZero()) return invalid('activeSeconds', 'must be above 0 when sleepSeconds is 0');
  const average = activeMa.times(activeSeconds).plus(sleepMa.times(sleepSeconds)).div(cycle);
  return average.isZero() ? unprocessable('The average current is 0, so that the battery never runs down.') : average;
}
