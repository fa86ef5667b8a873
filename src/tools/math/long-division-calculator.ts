import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bigIntegerOf, integerOf } from '../shared/numbers/rational.ts';

const MAX_DIGITS = 200;

export default defineTool({
  slug: 'long-division-calculator',
  name: 'Long Division Calculator',
  category: 'math',
  summary: 'Divides whole numbers by long division, step by step.',
  description: 'A step for each digit of the quotient: the number divided, the digit, the product taken away, and what is left.',
  reference: 'Long division',
  keywords: ['division with remainder', 'show work', 'steps'],
  inputs: z.strictObject({
    dividend: bigIntegerOf(MAX_DIGITS).describe('Integer of up to 200 digits, not negative'),
    divisor: bigIntegerOf(MAX_DIGITS).describe('Integer of up to 200 digits, above 0'),
  }),
  result: z.strictObject({
    quotient: z.string().describe('Whole part of the quotient'),
    remainder: z.string().describe('What is left at the end'),
    steps: z
      .array(
        z.strictObject({
          partial: z.string().describe('The number divided in this step'),
          digit: z.int().describe('Digit of the quotient that it gives'),
          product: z.string().describe('The digit times the divisor'),
          remainder: z.string().describe('What remains of partial after subtracting product'),
        }),
      )
      .describe('A step for each digit of the quotient, from the left'),
  }),
  examples: [
    {
      inputs: { dividend: 1234, divisor: 7 },
      result: {
        quotient: '176',
        remainder: '2',
        steps: [
          { partial: '12', digit: 1, product: '7', remainder: '5' },
          { partial: '53', digit: 7, product: '49', remainder: '4' },
          { partial: '44', digit: 6, product: '42', remainder: '2' },
        ],
      },
    },
    {
      inputs: { dividend: 3, divisor: 8 },
      result: { quotient: '0', remainder: '3', steps: [{ partial: '3', digit: 0, product: '0', remainder: '3' }] },
    },
  ],
  run(inputs) {
    const [dividend, divisor] = [integerOf(inputs.dividend), integerOf(inputs.divisor)];
    if (dividend < 0n) invalid('dividend', 'must not be negative');
    if (divisor < 0n) invalid('divisor', 'must be above 0');
    if (divisor === 0n) unprocessable('Division by zero has no answer.', 'divisor');
    const digits = [...String(dividend)];
    let remainder = 0n;
    const steps: { partial: string; digit: number; product: string; remainder: string }[] = [];
    digits.forEach((digit, index) => {
      const partial = remainder * 10n + BigInt(digit);
      remainder = partial;
      if (partial < divisor && steps.length === 0 && index < digits.length - 1) return;
      const times = partial / divisor;
      remainder = partial - times * divisor;
      steps.push({ partial: String(partial), digit: Number(times), product: String(times * divisor), remainder: String(remainder) });
    });
    return { quotient: String(dividend / divisor), remainder: String(remainder), steps };
  },
});
