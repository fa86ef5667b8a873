import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { codecMode } from '../shared/bytes/codec.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_BITS = 1000;

export default defineTool({
  slug: 'gray-code-converter',
  name: 'Gray Code Converter',
  category: 'encoding',
  summary: 'Converts binary or decimal numbers to reflected Gray code and back.',
  description: 'Non-negative integers of up to 1,000 bits. A number in binary and a Gray code keep their width; a decimal number takes the fewest bits.',
  reference: 'Gray 1953: g = n xor (n >> 1)',
  keywords: ['reflected binary', 'rotary encoder', 'rbc'],
  inputs: z.strictObject({
    value: z.string().min(1).max(1000).describe('Number to encode, or Gray code in bits to decode'),
    mode: codecMode,
    base: z.enum(['decimal', 'binary']).default('decimal').describe('Encoding: how the number is written'),
  }),
  result: z.strictObject({
    gray: z.string().describe('The Gray code in bits'),
    binary: z.string().describe('The number in binary'),
    decimal: z.string().describe('The number in decimal'),
  }),
  appliesWhen: { base: { mode: ['encode'] } },
  examples: [
    { inputs: { value: '10' }, result: { gray: '1111', binary: '1010', decimal: '10' } },
    { inputs: { value: '0111', mode: 'decode' }, result: { gray: '0111', binary: '0101', decimal: '5' } },
  ],
  run({ value, mode, base }) {
    const bits = mode === 'decode' || base === 'binary';
    const wrong = value.search(bits ? /[^01]/ : /[^0-9]/);
    if (wrong >= 0) unprocessable(`${placeInText(value, wrong)} is not a ${bits ? 'bit, 0 or 1' : 'decimal digit'}.`, 'value');
    if (mode === 'decode') {
      const binary = fromGray(value);
      return { gray: value, binary, decimal: BigInt(`0b${binary}`).toString() };
    }
    const binary = bits ? value : BigInt(value).toString(2);
    if (binary.length > MAX_BITS) unprocessable(`The number has ${grouped(binary.length)} bits; ${grouped(MAX_BITS)} is the most.`, 'value');
    return { gray: toGray(binary), binary, decimal: BigInt(`0b${binary}`).toString() };
  },
});

const toGray = (binary: string): string =>
  Array.from(binary, (bit, i) => (i > 0 && binary[i - 1] !== bit) || (i === 0 && bit === '1'))
    .map(Number)
    .join('');

function fromGray(gray: string): string {
  let bit = 0;
  return Array.from(gray, (digit) => {
    bit ^= Number(digit);
    return bit;
  }).join('');
}
