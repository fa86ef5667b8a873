import { z } from 'zod';
import { defineTool } from '../define.ts';
import { physicalConstants } from './lib/codata-2022.ts';

export default defineTool({
  slug: 'physical-constant-lookup',
  name: 'Physical Constant Lookup',
  category: 'science',
  summary: 'Looks up the CODATA 2022 values of physical constants by words of their names.',
  description:
    'A constant is found when its name contains every word of the query, whatever the case. A name that equals the query comes first, then shorter names before longer ones.',
  reference: 'CODATA 2022 recommended values of the fundamental physical constants (NIST)',
  keywords: ['fundamental constants', 'planck', 'boltzmann', 'avogadro', 'electron mass', 'gas constant', 'uncertainty', 'nist', 'si units', 'physics'],
  inputs: z.strictObject({
    query: z.string().min(1).max(100).describe('Words of the name, such as planck constant'),
    limit: z.int().min(1).max(355).default(10).describe('Maximum number of constants to return'),
  }),
  result: z.strictObject({
    constants: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the constant by CODATA'),
          value: z.number().describe('Recommended value in the unit'),
          unit: z.string().describe('Unit such as J Hz^-1, empty for a number without a unit'),
          uncertainty: z.number().describe('Standard uncertainty in the same unit, 0 for an exact value'),
          exact: z.boolean().describe('Whether the value is exact by definition'),
        }),
      )
      .describe('The constants found, best first'),
    total: z.int().describe('Number of constants found, including those beyond the limit'),
  }),
  examples: [
    {
      inputs: { query: 'speed of light in vacuum' },
      result: { constants: [{ name: 'speed of light in vacuum', value: 299_792_458, unit: 'm s^-1', uncertainty: 0, exact: true }], total: 1 },
    },
    {
      inputs: { query: 'Planck constant', limit: 1 },
      result: { constants: [{ name: 'Planck constant', value: 6.62607015e-34, unit: 'J Hz^-1', uncertainty: 0, exact: true }], total: 6 },
    },
  ],
  run({ query, limit }) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const whole = words.join(' ');
    const found = physicalConstants()
      .map((constant) => ({ constant, name: constant.name.toLowerCase() }))
      .filter(({ name }) => words.every((one) => name.includes(one)))
      .sort((a, b) => Number(b.name === whole) - Number(a.name === whole) || a.name.length - b.name.length || (a.constant.name < b.constant.name ? -1 : 1));
    return {
      constants: found.slice(0, limit).map(({ constant }) => ({ ...constant, exact: constant.uncertainty === 0 })),
      total: found.length,
    };
  },
});
