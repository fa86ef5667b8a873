import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText, positionInText } from '../shared/bytes/bytes.ts';
import { codecMode } from '../shared/bytes/codec.ts';

// The nibble of each digit from 0 to 9
const CODES = {
  '8421': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  excess3: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '2421': [0, 1, 2, 3, 4, 11, 12, 13, 14, 15],
  '84-2-1': [0, 7, 6, 5, 4, 11, 10, 9, 8, 15],
};

export default defineTool({
  slug: 'bcd-converter',
  name: 'BCD Converter',
  category: 'encoding',
  summary: 'Converts decimal digits to binary-coded decimal in several codes, and back.',
  description:
    'Each digit is one nibble; leading zeros stay. Decoding ignores everything that is not 0 or 1; a count of bits that is not a multiple of four, or a nibble the code lacks, is refused.',
  reference: '8421, excess-3 (Stibitz), 2421 (Aiken) and 84-2-1 codes',
  keywords: ['binary coded decimal', 'nibble', 'excess-3', 'aiken', 'packed decimal'],
  inputs: z.strictObject({
    text: z.string().min(1).max(10_000).describe('Decimal digits to encode, or bits to decode'),
    mode: codecMode,
    code: z
      .enum(['8421', 'excess3', '2421', '84-2-1'])
      .default('8421')
      .describe('Code for each digit, named for the weights of its bits; excess3 is the digit plus 3'),
    separator: z.string().max(5).default(' ').describe('Encoding: text between the nibbles'),
  }),
  result: z.strictObject({
    output: z.string().describe('Bits; when decoding, decimal digits'),
    hex: z.string().optional().describe('The nibbles as hex digits, when encoding'),
  }),
  appliesWhen: { separator: { mode: ['encode'] } },
  examples: [
    { inputs: { text: '2026' }, result: { output: '0010 0000 0010 0110', hex: '2026' } },
    { inputs: { text: '0101 0011', mode: 'decode', code: 'excess3' }, result: { output: '20' } },
  ],
  run({ text, mode, code, separator }) {
    const nibbles = CODES[code];
    if (mode === 'encode') {
      const wrong = text.search(/[^0-9]/);
      if (wrong >= 0) unprocessable(`${placeInText(text, wrong)} is not a decimal digit.`, 'text');
      const values = Array.from(text, (digit) => nibbles[Number(digit)] ?? 0);
      return {
        output: values.map((value) => value.toString(2).padStart(4, '0')).join(separator),
        hex: values.map((value) => value.toString(16)).join(''),
      };
    }
    const bits = [...text.matchAll(/[01]/g)];
    if (bits.length % 4 !== 0) unprocessable(`There are ${bits.length} bits, no multiple of four.`, 'text');
    let output = '';
    for (let i = 0; i < bits.length; i += 4) {
      const nibble = bits
        .slice(i, i + 4)
        .map(([bit]) => bit)
        .join('');
      const digit = nibbles.indexOf(Number.parseInt(nibble, 2));
      if (digit < 0) unprocessable(`The nibble ${nibble} at position ${positionInText(text, bits[i]?.index ?? 0)} is not a digit in this code.`, 'text');
      output += digit;
    }
    return { output };
  },
});
