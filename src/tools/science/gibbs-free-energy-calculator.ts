import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { GAS_CONSTANT } from './lib/constants.ts';
import { equilibriumConstantOf } from './lib/equilibrium.ts';
import { firstOf, quantityOf } from './lib/quantities.ts';

const energy = z.number().min(-1e12).max(1e12).optional();

export default defineTool({
  slug: 'gibbs-free-energy-calculator',
  name: 'Gibbs Free Energy Calculator',
  category: 'science',
  summary: 'Calculates the free energy, enthalpy, entropy or temperature of a reaction, and its equilibrium constant.',
  description: 'Give exactly three of the four. Temperatures are above 0 K, and energies are in joules, not kilojoules.',
  reference: 'ΔG = ΔH − TΔS; K = exp(−ΔG/(RT)); R of CODATA 2022',
  keywords: ['delta g', 'delta h', 'delta s', 'thermodynamics', 'spontaneity', 'exergonic', 'exothermic', 'equilibrium temperature'],
  inputs: z.strictObject({
    gibbs: energy.describe('Change of the free energy ΔG in J/mol'),
    enthalpy: energy.describe('Change of the enthalpy ΔH in J/mol'),
    entropy: z.number().min(-1e9).max(1e9).optional().describe('Change of the entropy ΔS in J/(mol·K)'),
    temperatureK: z.number().min(0.001).max(100_000).optional().describe('Temperature in kelvins'),
  }),
  result: z.strictObject({
    gibbs: z.number().describe('Change of the free energy ΔG in J/mol'),
    enthalpy: z.number().describe('Change of the enthalpy ΔH in J/mol'),
    entropy: z.number().describe('Change of the entropy ΔS in J/(mol·K)'),
    temperatureK: z.number().describe('Temperature in kelvins'),
    spontaneous: z.boolean().describe('Whether the reaction runs by itself: ΔG is below 0'),
    equilibriumConstant: z.number().optional().describe('Equilibrium constant at this temperature; absent where it is too large for a number'),
  }),
  examples: [
    {
      inputs: { enthalpy: -92220, entropy: -198.75, temperatureK: 298.15 },
      result: { gibbs: -32962.6875, enthalpy: -92220, entropy: -198.75, temperatureK: 298.15, spontaneous: true, equilibriumConstant: 595405.7214575935 },
    },
    {
      inputs: { gibbs: 0, enthalpy: 6010, entropy: 22 },
      result: { gibbs: 0, enthalpy: 6010, entropy: 22, temperatureK: 273.1818181818182, spontaneous: false, equilibriumConstant: 1 },
    },
  ],
  run(inputs) {
    giveExactly(3, inputs, ['gibbs', 'enthalpy', 'entropy', 'temperatureK']);
    const [g, h, s, t] = [quantityOf(inputs.gibbs), quantityOf(inputs.enthalpy), quantityOf(inputs.entropy), quantityOf(inputs.temperatureK)];
    if (t === undefined && s?.isZero()) unprocessable('With an entropy of 0 the temperature has no influence, so it cannot be calculated.', 'entropy');
    const temperature = firstOf(t, s && g && h?.minus(g).div(s));
    const temperatureK = inputs.temperatureK ?? doubleOf(temperature);
    if (temperatureK <= 0) unprocessable(`The temperature would be ${temperatureK} K, but it must be above 0 K.`);
    const entropy = firstOf(s, g && h?.minus(g).div(temperature));
    const gibbs = firstOf(g, h?.minus(temperature.times(entropy)));
    return {
      gibbs: inputs.gibbs ?? doubleOf(gibbs),
      enthalpy: inputs.enthalpy ?? doubleOf(gibbs.plus(temperature.times(entropy))),
      entropy: inputs.entropy ?? doubleOf(entropy),
      temperatureK,
      spontaneous: gibbs.lt(0),
      ...equilibriumConstantOf(gibbs.div(temperature.times(GAS_CONSTANT)).neg()),
    };
  },
});
