import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Linear coefficients in millionths per kelvin. */
const MATERIALS = {
  aluminum: 23.1,
  brass: 19,
  concrete: 12,
  copper: 16.5,
  glass: 8.5,
  gold: 14.2,
  invar: 1.2,
  iron: 11.8,
  lead: 28.9,
  silver: 18.9,
  'stainless-steel': 17.3,
  steel: 12,
};
const DIMENSIONS = { length: 1, area: 2, volume: 3 };

export default defineTool({
  slug: 'thermal-expansion-calculator',
  name: 'Thermal Expansion Calculator',
  category: 'science',
  summary: 'Calculates how much a length, area or volume of a material grows or shrinks with temperature.',
  description:
    'Give exactly one of coefficient and material. Areas grow by twice the linear coefficient, volumes by three times (first order). Linear coefficients in 1e-6/K: aluminum 23.1, brass 19, concrete 12, copper 16.5, glass 8.5, gold 14.2, invar 1.2, iron 11.8, lead 28.9, silver 18.9, stainless-steel 17.3, steel 12.',
  reference: 'ΔL = L α ΔT, ΔA = A 2α ΔT, ΔV = V 3α ΔT',
  keywords: [
    'coefficient of expansion',
    'linear expansion',
    'volumetric expansion',
    'expansion joint',
    'metal expansion',
    'contraction',
    'heat',
    'engineering',
  ],
  inputs: z.strictObject({
    initialSize: z.number().min(1e-60).max(1e60).describe('Length, area or volume before, in any unit'),
    temperatureChange: z.number().min(-10_000).max(10_000).describe('Temperature change in kelvins or degrees Celsius; negative for cooling'),
    coefficient: z.number().min(-0.01).max(0.01).optional().describe('Linear expansion coefficient per kelvin, in place of material'),
    material: z
      .enum(['aluminum', 'brass', 'concrete', 'copper', 'glass', 'gold', 'invar', 'iron', 'lead', 'silver', 'stainless-steel', 'steel'])
      .optional()
      .describe('Material whose coefficient is taken, in place of coefficient'),
    kind: z.enum(['length', 'area', 'volume']).default('length').describe('What initialSize is: a length, an area or a volume'),
  }),
  result: z.strictObject({
    change: z.number().describe('Change of the size in its unit; negative for shrinking'),
    finalSize: z.number().describe('Length, area or volume after the temperature change, in the unit of initialSize'),
    coefficient: z.number().describe('Linear expansion coefficient that was used, per kelvin'),
  }),
  examples: [
    { inputs: { initialSize: 100, temperatureChange: 40, material: 'steel' }, result: { change: 0.048, finalSize: 100.048, coefficient: 0.000012 } },
    {
      inputs: { initialSize: 50, temperatureChange: -20, material: 'aluminum', kind: 'volume' },
      result: { change: -0.0693, finalSize: 49.9307, coefficient: 0.0000231 },
    },
  ],
  run({ initialSize, temperatureChange, coefficient: given, material, kind }) {
    giveExactly(1, { coefficient: given, material }, ['coefficient', 'material']);
    const coefficient = material === undefined ? new Precise(given ?? 0) : new Precise(MATERIALS[material]).div(1_000_000);
    const change = coefficient.times(DIMENSIONS[kind]).times(temperatureChange).times(initialSize);
    const finalSize = change.plus(initialSize);
    if (finalSize.lte(0)) unprocessable('The final size would be 0 or less: the change is too large for a coefficient to describe.', 'temperatureChange');
    return { change: doubleOf(change), finalSize: doubleOf(finalSize), coefficient: doubleOf(coefficient) };
  },
});
