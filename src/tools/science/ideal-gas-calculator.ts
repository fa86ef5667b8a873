import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { divide, multiply, rationalOf, toNumber } from '../shared/numbers/rational.ts';
import { GAS_CONSTANT } from './lib/constants.ts';

const quantity = z.number().min(1e-60).max(1e60).optional();

export default defineTool({
  slug: 'ideal-gas-calculator',
  name: 'Ideal Gas Law Calculator',
  category: 'science',
  summary: 'Calculates the pressure, volume, amount or temperature of an ideal gas from the other three.',
  description: 'Give exactly three of the four quantities. R is 8.31446261815324 J/(mol K). 1 atm is 101,325 Pa, 1 L is 0.001 m³, 0 °C is 273.15 K.',
  reference: 'P V = n R T; CODATA 2022',
  keywords: ['pv=nrt', 'pv nrt', 'gas law', 'molar volume', 'moles of gas', 'gas pressure', 'chemistry', 'thermodynamics', 'kelvin', 'universal gas constant'],
  inputs: z.strictObject({
    pressurePa: quantity.describe('Pressure in pascals'),
    volumeM3: quantity.describe('Volume in cubic metres'),
    amountMol: quantity.describe('Amount of gas in moles'),
    temperatureK: quantity.describe('Absolute temperature in kelvins'),
  }),
  result: z.strictObject({
    pressurePa: z.number().describe('Pressure in pascals'),
    volumeM3: z.number().describe('Volume in cubic metres'),
    amountMol: z.number().describe('Amount of gas in moles'),
    temperatureK: z.number().describe('Absolute temperature in kelvins'),
  }),
  examples: [
    {
      inputs: { pressurePa: 101_325, amountMol: 1, temperatureK: 273.15 },
      result: { pressurePa: 101_325, volumeM3: 0.022413969545014137, amountMol: 1, temperatureK: 273.15 },
    },
    {
      inputs: { volumeM3: 0.01, amountMol: 0.5, temperatureK: 300 },
      result: { pressurePa: 124716.9392722986, volumeM3: 0.01, amountMol: 0.5, temperatureK: 300 },
    },
  ],
  run(inputs) {
    giveExactly(3, inputs, ['pressurePa', 'volumeM3', 'amountMol', 'temperatureK']);
    const exact = (name: keyof typeof inputs) => rationalOf(inputs[name] ?? 1, name);
    // The missing one counts as 1 in its product, and is then what the product lacks.
    const work = multiply(exact('pressurePa'), exact('volumeM3'));
    const heat = multiply(multiply(exact('amountMol'), exact('temperatureK')), rationalOf(GAS_CONSTANT, 'amountMol'));
    return {
      pressurePa: inputs.pressurePa ?? toNumber(divide(heat, work)),
      volumeM3: inputs.volumeM3 ?? toNumber(divide(heat, work)),
      amountMol: inputs.amountMol ?? toNumber(divide(work, heat)),
      temperatureK: inputs.temperatureK ?? toNumber(divide(work, heat)),
    };
  },
});
