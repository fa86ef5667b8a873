import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bigInteger, gcd, integerOf } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'gcd-lcm-calculator',
  name: 'GCD and LCM Calculator',
  category: 'math',
  summary: 'Finds the greatest common divisor and least common multiple of two or more integers.',
  description: 'Signs are ignored. gcd(0, 0) is 0, and with a 0 among the numbers the least common multiple is 0.',
  reference: "Euclid's algorithm",
  keywords: ['hcf', 'greatest common factor', 'least common multiple'],
  inputs: z.strictObject({ numbers: z.array(bigInteger).min(2).max(1000).describe('The integers, each of up to 1,000 digits') }),
  result: z.strictObject({
    gcd: z.string().describe('Greatest common divisor'),
    lcm: z.string().describe('Least common multiple'),
    coprime: z.boolean().describe('Whether the greatest common divisor is 1'),
  }),
  examples: [
    { inputs: { numbers: [12, 18, 30] }, result: { gcd: '6', lcm: '180', coprime: false } },
    {
      inputs: { numbers: ['123456789012345678901234567890', '987654321098765432109876543210'] },
      result: { gcd: '9000000000900000000090', lcm: '13548070124980948012498094801236261410', coprime: false },
    },
  ],
  run({ numbers }) {
    const values = numbers.map((number) => {
      const value = integerOf(number);
      return value < 0n ? -value : value;
    });
    const divisor = values.reduce(gcd, 0n);
    const multiple = values.includes(0n) ? 0n : values.reduce((lcm, value) => (lcm / gcd(lcm, value)) * value, 1n);
    return { gcd: String(divisor), lcm: String(multiple), coprime: divisor === 1n };
  },
});
