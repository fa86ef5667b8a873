import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { divide, isZero, multiply, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';

const temperature = z.number().min(1e-9).max(1e12);

export default defineTool({
  slug: 'carnot-efficiency-calculator',
  name: 'Carnot Efficiency Calculator',
  category: 'science',
  summary: 'Calculates the greatest possible efficiency of a heat engine, a refrigerator and a heat pump.',
  description: 'Temperatures are absolute: 0 °C is 273.15 K. Coefficients of performance are left out for equal temperatures, where they have no bound.',
  reference: 'Carnot: η = 1 - Tc/Th; COP = Tc/(Th - Tc) for cooling, Th/(Th - Tc) for heating',
  keywords: ['carnot cycle', 'heat engine', 'maximum efficiency', 'cop', 'coefficient of performance', 'heat pump', 'thermodynamics', 'second law'],
  inputs: z.strictObject({
    hotK: temperature.describe('Temperature of the hot reservoir in kelvins'),
    coldK: temperature.describe('Temperature of the cold reservoir in kelvins, at most hotK'),
    heatInput: z.number().min(0).max(1e60).optional().describe('Heat taken from the hot reservoir in joules, for the work'),
  }),
  result: z.strictObject({
    efficiencyPercent: z.number().describe('Greatest share of the heat that can become work, in percent'),
    refrigeratorCop: z.number().optional().describe('Greatest coefficient of performance of a refrigerator; absent for equal temperatures'),
    heatPumpCop: z.number().optional().describe('Greatest coefficient of performance of a heat pump; absent for equal temperatures'),
    work: z.number().optional().describe('Greatest work that heatInput can do, in joules; absent without heatInput'),
  }),
  examples: [
    { inputs: { hotK: 600, coldK: 300 }, result: { efficiencyPercent: 50, refrigeratorCop: 1, heatPumpCop: 2 } },
    {
      inputs: { hotK: 800, coldK: 300, heatInput: 1000 },
      result: { efficiencyPercent: 62.5, refrigeratorCop: 0.6, heatPumpCop: 1.6, work: 625 },
    },
  ],
  run({ hotK, coldK, heatInput }) {
    if (coldK > hotK) invalid('coldK', `must be at most hotK, ${hotK}, not ${coldK}`);
    const [hot, cold] = [rationalOf(hotK, 'hotK'), rationalOf(coldK, 'coldK')];
    const difference = subtract(hot, cold);
    const efficiency = divide(difference, hot);
    return {
      efficiencyPercent: toNumber(multiply(efficiency, rational(100n))),
      ...(!isZero(difference) && { refrigeratorCop: toNumber(divide(cold, difference)), heatPumpCop: toNumber(divide(hot, difference)) }),
      ...(heatInput !== undefined && { work: toNumber(multiply(efficiency, rationalOf(heatInput, 'heatInput'))) }),
    };
  },
});
