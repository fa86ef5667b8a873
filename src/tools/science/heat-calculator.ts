import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { divide, isZero, multiply, rationalOf, toNumber } from '../shared/numbers/rational.ts';

/** Specific heat in J/(kg K). */
const SUBSTANCES = {
  water: 4184,
  ice: 2090,
  steam: 2010,
  ethanol: 2440,
  air: 1005,
  aluminum: 897,
  copper: 385,
  iron: 449,
  gold: 129,
  silver: 235,
  lead: 129,
  glass: 840,
};

export default defineTool({
  slug: 'heat-calculator',
  name: 'Specific Heat Calculator',
  category: 'science',
  summary: 'Calculates the heat, mass, specific heat or temperature change of a substance from the other three.',
  description:
    'Give exactly three of the four quantities; substance counts as specificHeat. J/(kg K): water 4184, ice 2090, steam 2010, ethanol 2440, air 1005, aluminum 897, copper 385, iron 449, gold 129, silver 235, lead 129, glass 840. Heat and temperature change are negative for cooling.',
  reference: 'Q = m c ΔT',
  keywords: ['heat capacity', 'q=mcat', 'mc delta t', 'calorimetry', 'joules to heat water', 'thermal energy', 'heating energy', 'physics', 'chemistry'],
  inputs: z.strictObject({
    heat: z.number().min(-1e60).max(1e60).optional().describe('Heat taken up in joules; negative for heat given off'),
    mass: z.number().min(1e-60).max(1e60).optional().describe('Mass in kilograms'),
    specificHeat: z.number().min(1e-60).max(1e60).optional().describe('Specific heat capacity in J/(kg K)'),
    temperatureChange: z.number().min(-1e60).max(1e60).optional().describe('Temperature change in kelvins or degrees Celsius; negative for cooling'),
    substance: z
      .enum(['water', 'ice', 'steam', 'ethanol', 'air', 'aluminum', 'copper', 'iron', 'gold', 'silver', 'lead', 'glass'])
      .optional()
      .describe('Substance whose specific heat is taken, in place of specificHeat'),
  }),
  result: z.strictObject({
    heat: z.number().describe('Heat taken up in joules; negative for heat given off'),
    mass: z.number().describe('Mass in kilograms'),
    specificHeat: z.number().describe('Specific heat capacity in J/(kg K)'),
    temperatureChange: z.number().describe('Temperature change in kelvins; negative for cooling'),
  }),
  examples: [
    {
      inputs: { mass: 2, substance: 'water', temperatureChange: 30 },
      result: { heat: 251_040, mass: 2, specificHeat: 4184, temperatureChange: 30 },
    },
    {
      inputs: { heat: 10_000, mass: 0.5, temperatureChange: 44.5 },
      result: { heat: 10_000, mass: 0.5, specificHeat: 449.438202247191, temperatureChange: 44.5 },
    },
  ],
  run({ mass, ...other }) {
    if (other.substance !== undefined && other.specificHeat !== undefined) invalid('substance', 'must not be given together with specificHeat');
    const [heat, temperatureChange] = [other.heat, other.temperatureChange].map((value) => (value === undefined ? undefined : value + 0));
    const specificHeat = other.substance === undefined ? other.specificHeat : SUBSTANCES[other.substance];
    giveExactly(3, { heat, mass, specificHeat, temperatureChange }, ['heat', 'mass', 'specificHeat', 'temperatureChange']);
    const product = [mass, specificHeat, temperatureChange].map((value) => rationalOf(value ?? 1, 'mass')).reduce(multiply);
    if (heat === undefined) return { heat: toNumber(product), mass: mass ?? 0, specificHeat: specificHeat ?? 0, temperatureChange: temperatureChange ?? 0 };
    if (isZero(product)) unprocessable('Without a temperature change, heat says nothing about the mass or the specific heat.', 'temperatureChange');
    const found = divide(rationalOf(heat, 'heat'), product);
    if (temperatureChange !== undefined && found.numerator <= 0n) {
      unprocessable(`The ${mass === undefined ? 'mass' : 'specific heat'} would be 0 or less: heat and temperature change must have the same sign.`, 'heat');
    }
    const missing = toNumber(found);
    return { heat, mass: mass ?? missing, specificHeat: specificHeat ?? missing, temperatureChange: temperatureChange ?? missing };
  },
});
