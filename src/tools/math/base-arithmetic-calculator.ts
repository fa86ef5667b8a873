import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { integerInBase } from './lib/digits.ts';

const integer = z
  .string()
  .min(1)
  .max(1000)
  .regex(/^[+-]?[0-9a-z]+$/i, 'must be digits 0-9 a-z with an optional sign in front, without a prefix such as 0x');

export default defineTool({
  slug: 'base-arithmetic-calculator',
  name: 'Binary, Octal and Hex Calculator',
  category: 'math',
  summary: 'Adds, subtracts, multiplies and divides integers written in any base from 2 to 36.',
  description: 'divide truncates towards zero; its remainder has the sign of a.',
  reference: 'Positional notation, bases 2 to 36',
  keywords: ['binary addition', 'hexadecimal', 'base n'],
  inputs: z.strictObject({
    a: integer.describe('First number: an optional sign and digits of the base, in any case'),
    operation: z.enum(['add', 'subtract', 'multiply', 'divide']).default('add').describe('What to do with a and b'),
    b: integer.describe('Second number, written as a is'),
    base: z.int().min(2).max(36).default(2).describe('Base of a, b and the result'),
  }),
  result: z.strictObject({
    result: z.string().describe('The result in the base, in lower case; for divide the quotient'),
    remainder: z.string().optional().describe('Remainder of divide, with the sign of a; absent otherwise'),
    decimal: z.string().describe('The result in base 10'),
  }),
  examples: [
    { inputs: { a: '1011', operation: 'add', b: '110' }, result: { result: '10001', decimal: '17' } },
    { inputs: { a: 'ff', operation: 'divide', b: '10', base: 16 }, result: { result: 'f', remainder: 'f', decimal: '15' } },
  ],
  run({ a: textA, operation, b: textB, base }) {
    const [a, b] = [read(textA, base, 'a'), read(textB, base, 'b')];
    if (operation === 'divide' && b === 0n) unprocessable('Division by zero has no answer.', 'b');
    const result = operation === 'add' ? a + b : operation === 'subtract' ? a - b : operation === 'multiply' ? a * b : a / b;
    return { result: result.toString(base), ...(operation === 'divide' && { remainder: (a % b).toString(base) }), decimal: String(result) };
  },
});

function read(text: string, base: number, path: string): bigint {
  const signed = /^[+-]/.test(text);
  const value = integerInBase(signed ? text.slice(1) : text, base, path, signed ? 1 : 0);
  return text.startsWith('-') ? -value : value;
}
