import { z } from 'zod';
import { defineTool } from '../define.ts';
import { convertDecimal, convertPattern } from './lib/floats.ts';

export default defineTool({
  slug: 'ieee-754-converter',
  name: 'IEEE 754 Converter',
  category: 'developer',
  summary: 'Shows the bits of a floating-point number, from half to quadruple precision and bfloat16, and reads them back.',
  description:
    'Overflow gives infinity, and -0 keeps its sign. nan gives the quiet NaN with only the top fraction bit. shortest has the fewest significant digits that give the value back, and of those the ones closest to the exact value. nextUp of -0 and 0 is the smallest subnormal, nextDown its negative.',
  reference: 'IEEE 754-2019, rounding to nearest, ties to even; bfloat16 is 1, 8 and 7 bits',
  keywords: ['float to hex', 'float bits', 'binary32', 'binary64', 'float16', 'hex to float', 'floating point'],
  cost: 'heavy',
  inputs: z.strictObject({
    value: z.string().min(1).max(500).describe('Decimal number, inf, -inf or nan; with input bits the pattern in hex (0x optional) or binary (0b)'),
    format: z.enum(['half', 'bfloat16', 'single', 'double', 'quadruple']).default('single').describe('Floating-point format of the bits'),
    input: z.enum(['decimal', 'bits']).default('decimal').describe('Whether value is a decimal number or a bit pattern'),
  }),
  result: z.strictObject({
    hex: z.string().describe('All hexadecimal digits of the pattern, lower case'),
    binary: z.string().describe('Sign, exponent and fraction, separated by one space each'),
    sign: z.int().describe('Sign bit, 1 for negative numbers'),
    exponentField: z.int().describe('Exponent field as an unsigned number'),
    exponent: z.int().optional().describe('Unbiased exponent, for subnormals that of the smallest normal number; absent for zero, infinity and nan'),
    fraction: z.string().describe('Fraction field as a hexadecimal number without leading zeros'),
    category: z.enum(['zero', 'subnormal', 'normal', 'infinity', 'nan']).describe('What kind of value the bits encode'),
    exact: z.string().describe('The exact decimal value, or Infinity, -Infinity, NaN'),
    shortest: z.string().describe('Fewest significant digits that give this value back, such as 1.5, 1e+21 or 1e-7'),
    error: z.string().optional().describe('The exact value minus the value asked for; absent when it is 0 or not finite'),
    nextUp: z.string().optional().describe('Hex pattern of the next greater value; absent for nan and +infinity'),
    nextDown: z.string().optional().describe('Hex pattern of the next smaller value; absent for nan and -infinity'),
  }),
  examples: [
    {
      inputs: { value: '0.1' },
      result: {
        hex: '3dcccccd',
        binary: '0 01111011 10011001100110011001101',
        sign: 0,
        exponentField: 123,
        exponent: -4,
        fraction: '4ccccd',
        category: 'normal',
        exact: '0.100000001490116119384765625',
        shortest: '0.1',
        error: '0.000000001490116119384765625',
        nextUp: '3dccccce',
        nextDown: '3dcccccc',
      },
    },
    {
      inputs: { value: '0xfc00', format: 'half', input: 'bits' },
      result: {
        hex: 'fc00',
        binary: '1 11111 0000000000',
        sign: 1,
        exponentField: 31,
        fraction: '0',
        category: 'infinity',
        exact: '-Infinity',
        shortest: '-Infinity',
        nextUp: 'fbff',
      },
    },
  ],
  run: ({ value, format, input }) => (input === 'bits' ? convertPattern(value, format) : convertDecimal(value, format)),
});
