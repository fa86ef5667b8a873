import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';

/** Names of the forces from 0 to 12, and their lower limits in m/s (WMO No. 306, code table 1100). */
const FORCES = [
  ['calm', 0],
  ['light air', 0.3],
  ['light breeze', 1.6],
  ['gentle breeze', 3.4],
  ['moderate breeze', 5.5],
  ['fresh breeze', 8],
  ['strong breeze', 10.8],
  ['near gale', 13.9],
  ['gale', 17.2],
  ['strong gale', 20.8],
  ['storm', 24.5],
  ['violent storm', 28.5],
  ['hurricane', 32.7],
] as const;

export default defineTool({
  slug: 'beaufort-scale-converter',
  name: 'Beaufort Scale Converter',
  category: 'science',
  summary: 'Converts a wind speed to the Beaufort scale, and a Beaufort force to its name and range of speeds.',
  description:
    'Give exactly one of speedMs and beaufort. A force reaches from its lower limit up to, but not including, that of the next. Divide km/h by 3.6 and multiply knots by 0.514444 for m/s.',
  reference: 'WMO No. 306, Manual on Codes, table 1100',
  keywords: ['wind force', 'bft', 'gale', 'storm', 'sailing', 'how strong is the wind', 'breeze', 'hurricane', 'meters per second'],
  inputs: z.strictObject({
    speedMs: z.number().min(0).max(200).optional().describe('Mean speed of the wind at a height of 10 m, in m/s; give either this or beaufort'),
    beaufort: z.int().min(0).max(12).optional().describe('Beaufort force from 0 to 12; give either this or speedMs'),
  }),
  result: z.strictObject({
    beaufort: z.int().describe('Beaufort force from 0 to 12'),
    description: z.string().describe('Name of the force, from calm to hurricane'),
    minMs: z.number().describe('Lowest speed of the force in m/s'),
    maxMs: z.number().optional().describe('Speed in m/s at which the next force begins; absent for 12'),
  }),
  examples: [
    { inputs: { speedMs: 9.2 }, result: { beaufort: 5, description: 'fresh breeze', minMs: 8, maxMs: 10.8 } },
    { inputs: { beaufort: 12 }, result: { beaufort: 12, description: 'hurricane', minMs: 32.7 } },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['speedMs', 'beaufort']);
    const { speedMs = 0 } = inputs;
    const beaufort = inputs.beaufort ?? FORCES.findLastIndex(([, from]) => from <= speedMs);
    const [description, minMs] = FORCES[beaufort] ?? FORCES[0];
    const next = FORCES[beaufort + 1];
    return { beaufort: beaufort + 0, description, minMs, ...(next && { maxMs: next[1] }) };
  },
});
