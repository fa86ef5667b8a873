import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { checkBits } from '../shared/bytes/bits.ts';
import { positionInText } from '../shared/bytes/bytes.ts';
import { codecMode } from '../shared/bytes/codec.ts';

export default defineTool({
  slug: 'parity-bit-calculator',
  name: 'Parity Bit Calculator',
  category: 'encoding',
  summary: 'Adds even or odd parity bits to binary words, or checks the ones they have.',
  description: 'Even parity makes the count of ones even. Decoding checks and removes the bit and names the words that do not agree, counted from 0.',
  reference: 'Even and odd parity',
  keywords: ['error detection', 'checksum', 'serial', 'uart'],
  inputs: z.strictObject({
    bits: z.string().min(1).max(100_000).describe('Words of 0 and 1, separated by white space'),
    mode: codecMode,
    parity: z.enum(['even', 'odd']).default('even').describe('Whether the number of ones in each word becomes even or odd'),
    position: z.enum(['end', 'start']).default('end').describe('Position of the parity bit'),
  }),
  result: z.strictObject({
    output: z.string().describe('The words with the bit, or without it when decoding, separated by spaces'),
    parityBits: z.string().describe('The parity bits, one for each word'),
    valid: z.boolean().describe('Whether all parity bits are right; true when encoding'),
    errors: z.array(z.int()).describe('Numbers of the words whose parity is wrong, from 0'),
  }),
  examples: [
    { inputs: { bits: '1011001 1010' }, result: { output: '10110010 10100', parityBits: '00', valid: true, errors: [] } },
    { inputs: { bits: '10110010 10101', mode: 'decode' }, result: { output: '1011001 1010', parityBits: '01', valid: false, errors: [1] } },
  ],
  run({ bits, mode, parity, position }) {
    checkBits(bits, 'bits');
    const words = Array.from(bits.matchAll(/[01]+/g), ({ 0: word, index }) => {
      if (mode === 'encode') {
        const bit = parityOf(word, parity);
        return { word: position === 'end' ? word + bit : bit + word, bit, agrees: true };
      }
      if (word.length === 1)
        unprocessable(`The word at position ${positionInText(bits, index)} is a single bit; without its parity bit nothing is left.`, 'bits');
      const data = position === 'end' ? word.slice(0, -1) : word.slice(1);
      const bit = position === 'end' ? word.slice(-1) : word.slice(0, 1);
      return { word: data, bit, agrees: bit === parityOf(data, parity) };
    });
    const errors = words.flatMap(({ agrees }, index) => (agrees ? [] : [index]));
    return { output: words.map(({ word }) => word).join(' '), parityBits: words.map(({ bit }) => bit).join(''), valid: errors.length === 0, errors };
  },
});

function parityOf(word: string, parity: 'even' | 'odd'): string {
  let ones = parity === 'odd' ? 1 : 0;
  for (const bit of word) if (bit === '1') ones ^= 1;
  return String(ones);
}
