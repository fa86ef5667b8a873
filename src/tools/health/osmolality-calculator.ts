import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: 'osmolality-calculator',
  name: 'Serum Osmolality Calculator',
  category: 'health',
  summary: 'Calculates the osmolality of blood serum, and the osmolal gap to a measured one.',
  description: 'A gap above about 10 mOsm/kg suggests substances that the formula does not count, such as methanol or ethylene glycol.',
  reference: 'Dorwart and Chalmers 1975 in the form used in practice: 2·sodium + glucose/18 + BUN/2.8 + ethanol/4.6',
  keywords: ['osmolarity', 'osmolar gap', 'osmotic', 'toxic alcohol', 'methanol', 'ethylene glycol', 'bun', 'urea'],
  inputs: z.strictObject({
    sodium: z.number().min(80).max(220).describe('Sodium in the blood in mmol/L'),
    glucose: z.number().min(1).max(3000).describe('Glucose in the blood in mg/dL'),
    bun: z.number().min(0).max(400).describe('Blood urea nitrogen in mg/dL'),
    ethanol: z.number().min(0).max(2000).default(0).describe('Ethanol in blood, in mg/dL'),
    measuredOsmolality: z.number().min(150).max(1000).optional().describe('Osmolality measured, in mOsm/kg, for the gap'),
  }),
  result: z.strictObject({
    osmolality: z.number().describe('Calculated osmolality in mOsm/kg'),
    osmolalGap: z.number().optional().describe('Measured less calculated osmolality, in mOsm/kg; absent without a measured one'),
  }),
  examples: [
    { inputs: { sodium: 140, glucose: 90, bun: 14, measuredOsmolality: 310 }, result: { osmolality: 290, osmolalGap: 20 } },
    { inputs: { sodium: 138, glucose: 99, bun: 12.6, ethanol: 230 }, result: { osmolality: 336 } },
  ],
  run({ sodium, glucose, bun, ethanol, measuredOsmolality }) {
    const calculated = new Precise(sodium).times(2).plus(new Precise(glucose).div(18)).plus(new Precise(bun).div('2.8')).plus(new Precise(ethanol).div('4.6'));
    return {
      osmolality: doubleOf(calculated),
      ...(measuredOsmolality !== undefined && { osmolalGap: doubleOf(new Precise(measuredOsmolality).minus(calculated)) }),
    };
  },
});
