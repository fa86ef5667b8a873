import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { GAS_CONSTANT } from './lib/constants.ts';
import { firstOf, quantityOf } from './lib/quantities.ts';

const rate = z.number().min(1e-300).max(1e300).optional();

export default defineTool({
  slug: 'arrhenius-equation-calculator',
  name: 'Arrhenius Equation Calculator',
  category: 'science',
  summary: 'Calculates the rate constant, prefactor, activation energy or temperature of a reaction from the other three.',
  description: 'Give exactly three of the four. The rate constant and the prefactor have the same unit, such as 1/s.',
  reference: 'k = A·exp(−Ea/(RT)); R of CODATA 2022',
  keywords: ['reaction rate', 'kinetics', 'frequency factor', 'pre-exponential factor', 'activation barrier', 'temperature dependence'],
  inputs: z.strictObject({
    rateConstant: rate.describe('Rate constant k, in the unit of the prefactor'),
    prefactor: rate.describe('Prefactor A: the rate constant without a barrier, in the same unit'),
    activationEnergy: z.number().min(-1e9).max(1e9).optional().describe('Activation energy Ea in J/mol'),
    temperatureK: z.number().min(0.001).max(1_000_000).optional().describe('Temperature in kelvins'),
  }),
  result: z.strictObject({
    rateConstant: z.number().describe('Rate constant k, in the unit of the prefactor'),
    prefactor: z.number().describe('Prefactor A: the rate constant without a barrier, in the same unit'),
    activationEnergy: z.number().describe('Activation energy Ea in J/mol'),
    temperatureK: z.number().describe('Temperature in kelvins'),
  }),
  examples: [
    {
      inputs: { prefactor: 1e13, activationEnergy: 75000, temperatureK: 298.15 },
      result: { rateConstant: 0.7253848409148158, prefactor: 10000000000000, activationEnergy: 75000, temperatureK: 298.15 },
    },
    {
      inputs: { rateConstant: 0.5, prefactor: 2e12, temperatureK: 350 },
      result: { rateConstant: 0.5, prefactor: 2000000000000, activationEnergy: 84442.18468457754, temperatureK: 350 },
    },
  ],
  run(inputs) {
    giveExactly(3, inputs, ['rateConstant', 'prefactor', 'activationEnergy', 'temperatureK']);
    const [k, a] = [quantityOf(inputs.rateConstant), quantityOf(inputs.prefactor)];
    const [energy, t] = [quantityOf(inputs.activationEnergy), quantityOf(inputs.temperatureK)];
    const exponent = firstOf(t && energy?.neg().div(t).div(GAS_CONSTANT), a && k?.div(a).ln());
    if (t === undefined && exponent.isZero()) {
      unprocessable('A rate constant equal to the prefactor does not depend on the temperature, which cannot be calculated from it.', 'rateConstant');
    }
    const temperatureK = inputs.temperatureK ?? doubleOf(firstOf(energy).neg().div(exponent.times(GAS_CONSTANT)));
    if (temperatureK <= 0) {
      unprocessable(
        'No temperature above 0 K gives this rate constant: it must be below the prefactor with a positive activation energy, and above it with a negative one.',
      );
    }
    return {
      rateConstant: inputs.rateConstant ?? rateOf(firstOf(a), exponent, 'rate constant'),
      prefactor: inputs.prefactor ?? rateOf(firstOf(k), exponent.neg(), 'prefactor'),
      activationEnergy: inputs.activationEnergy ?? doubleOf(exponent.times(GAS_CONSTANT).times(temperatureK).neg()),
      temperatureK,
    };
  },
});

/** No factor of e to more than it leads from one double to another. */
const MAX_EXPONENT = 1500;

/** factor · e^exponent. What is beyond the doubles, or nothing in them, is unprocessable. */
function rateOf(factor: Decimal, exponent: Decimal, what: string): number {
  const isNear = exponent.abs().lte(MAX_EXPONENT);
  const value = isNear ? doubleOf(factor.times(Precise.exp(exponent))) : 0;
  return value === 0 ? unprocessable(`The ${what} would be too ${exponent.isNeg() ? 'small' : 'large'} for a number.`) : value;
}
