import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bezout, modulo } from '../shared/numbers/euclid.ts';
import { bigInteger, integerOf } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'modular-inverse-calculator',
  name: 'Modular Inverse Calculator',
  category: 'math',
  summary: 'Finds the number whose product with a value is 1 modulo a modulus.',
  reference: "Euclid's extended algorithm",
  keywords: ['modular multiplicative inverse', 'rsa'],
  inputs: z.strictObject({
    value: bigInteger.describe('Number to invert: an integer of up to 1,000 digits'),
    modulus: bigInteger.describe('Modulus: an integer of up to 1,000 digits, at least 2'),
  }),
  result: z.strictObject({ inverse: z.string().describe('The inverse, from 1 to modulus − 1') }),
  examples: [
    { inputs: { value: 3, modulus: 11 }, result: { inverse: '4' } },
    { inputs: { value: -7, modulus: 26 }, result: { inverse: '11' } },
  ],
  run(inputs) {
    const [value, modulus] = [integerOf(inputs.value), integerOf(inputs.modulus)];
    if (modulus < 2n) invalid('modulus', 'must be at least 2');
    const { divisor, x } = bezout(modulo(value, modulus), modulus);
    if (divisor !== 1n) unprocessable(`The value shares the divisor ${divisor} with the modulus, so it has no inverse.`, 'value');
    return { inverse: String(modulo(x, modulus)) };
  },
});
