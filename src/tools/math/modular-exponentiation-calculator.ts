import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bezout, modularPower } from '../shared/numbers/euclid.ts';
import { bigInteger, integerOf } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'modular-exponentiation-calculator',
  name: 'Modular Exponentiation Calculator',
  category: 'math',
  summary: 'Calculates base^exponent mod modulus for large integers.',
  description: 'A negative exponent uses the inverse of the base. Modulus 1 gives 0, exponent 0 gives 1 mod modulus.',
  reference: 'Square and multiply',
  keywords: ['powmod', 'rsa', 'power mod'],
  cost: 'heavy',
  inputs: z.strictObject({
    base: bigInteger.describe('Number to raise: an integer of up to 1,000 digits'),
    exponent: bigInteger.describe('Power: an integer of up to 1,000 digits; negative uses the inverse of the base'),
    modulus: bigInteger.describe('Modulus: an integer of up to 1,000 digits, at least 1'),
  }),
  result: z.strictObject({ result: z.string().describe('base^exponent mod modulus, from 0 to modulus − 1') }),
  examples: [
    { inputs: { base: 3, exponent: 200, modulus: 13 }, result: { result: '9' } },
    { inputs: { base: 3, exponent: -1, modulus: 11 }, result: { result: '4' } },
  ],
  run(inputs) {
    const [base, exponent, modulus] = [integerOf(inputs.base), integerOf(inputs.exponent), integerOf(inputs.modulus)];
    if (modulus < 1n) invalid('modulus', 'must be at least 1');
    if (exponent >= 0n) return { result: String(modularPower(base, exponent, modulus)) };
    const { divisor, x } = bezout(base, modulus);
    if (divisor !== 1n) unprocessable(`The base shares the divisor ${divisor} with the modulus, so it has no inverse.`, 'base');
    return { result: String(modularPower(x, -exponent, modulus)) };
  },
});
