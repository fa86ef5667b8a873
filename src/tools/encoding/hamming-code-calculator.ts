import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { checkBits } from '../shared/bytes/bits.ts';
import { codecMode } from '../shared/bytes/codec.ts';

const MIN_CODEWORD = 3;

export default defineTool({
  slug: 'hamming-code-calculator',
  name: 'Hamming Code Calculator',
  category: 'encoding',
  summary: 'Adds Hamming check bits to data bits, and finds and corrects a single error in a code word.',
  description:
    'Positions count from 1 at the left; check bits are at the powers of two. extended puts an overall parity bit in front (SECDED), which counts as position 0 and detects double errors, whose code word stays as given. White space is ignored.',
  reference: 'Hamming 1950',
  keywords: ['error correction', 'secded', 'parity', 'check bits', 'hamming(7,4)'],
  inputs: z.strictObject({
    bits: z.string().min(1).max(1024).describe('Data bits to encode, or a code word to check'),
    mode: codecMode,
    parity: z.enum(['even', 'odd']).default('even').describe('Whether each check bit makes the number of ones even or odd'),
    extended: z.boolean().default(false).describe('Put an overall parity bit in front, which detects double errors'),
  }),
  result: z.strictObject({
    codeword: z.string().describe('The code word, corrected when decoding'),
    data: z.string().describe('The data bits'),
    parityPositions: z.array(z.int()).describe('Positions of the check bits, counted from 1'),
    errorPosition: z.int().optional().describe('Decoding: position of the flipped bit, 0 for none; absent for a double error'),
    status: z.enum(['encoded', 'valid', 'corrected', 'doubleError']).describe('What was done or found; corrected means a single error was undone'),
  }),
  examples: [
    { inputs: { bits: '1011' }, result: { codeword: '0110011', data: '1011', parityPositions: [1, 2, 4], status: 'encoded' } },
    {
      inputs: { bits: '0110111', mode: 'decode' },
      result: { codeword: '0110011', data: '1011', parityPositions: [1, 2, 4], errorPosition: 5, status: 'corrected' },
    },
  ],
  run({ bits, mode, parity, extended }) {
    checkBits(bits, 'bits');
    const given = Array.from(bits.replace(/[ \t\n\f\r]+/g, ''), Number);
    if (given.length === 0) unprocessable('There are no bits.', 'bits');
    const odd = parity === 'odd' ? 1 : 0;
    if (mode === 'encode') {
      const word = place(given);
      const checks = syndrome(word, odd);
      for (const position of powers(word.length)) word[position - 1] = checks & position ? 1 : 0;
      const codeword = extended ? [onesParity(word) ^ odd, ...word] : word;
      return { codeword: codeword.join(''), data: given.join(''), parityPositions: powers(word.length), status: 'encoded' as const };
    }
    return decode(given, odd, extended);
  },
});

/** The powers of two up to a length. */
function powers(length: number): number[] {
  const found: number[] = [];
  for (let position = 1; position <= length; position *= 2) found.push(position);
  return found;
}

const isCheck = (position: number): boolean => (position & (position - 1)) === 0;
const onesParity = (bits: readonly number[]): number => bits.reduce((sum, bit) => sum ^ bit, 0);
const dataOf = (word: readonly number[]): string => word.filter((_, i) => !isCheck(i + 1)).join('');

/** Data bits at their places, with 0 for the check bits. */
function place(data: readonly number[]): number[] {
  const word: number[] = [];
  let next = 0;
  while (next < data.length) word.push(isCheck(word.length + 1) ? 0 : (data[next++] ?? 0));
  return word;
}

/** The check bits that do not agree, added up: the position of a single error, or 0. */
function syndrome(word: readonly number[], odd: number): number {
  const ones = word.reduce((sum, bit, i) => (bit ? sum ^ (i + 1) : sum), 0);
  return odd ? ones ^ powers(word.length).reduce((sum, position) => sum | position, 0) : ones;
}

function decode(given: readonly number[], odd: number, extended: boolean) {
  const word = given.slice(extended ? 1 : 0);
  if (word.length < MIN_CODEWORD) unprocessable(`The code word has ${word.length} bits without an overall bit; three is the least.`, 'bits');
  if (isCheck(word.length)) unprocessable(`The code word ends on position ${word.length}, a check bit that would cover no data.`, 'bits');
  const parityPositions = powers(word.length);
  const error = syndrome(word, odd);
  const overallWrong = extended && onesParity(given) !== odd;
  const answer = (status: 'valid' | 'corrected' | 'doubleError', errorPosition: number | undefined) => ({
    codeword: extended ? `${status === 'corrected' ? onesParity(word) ^ odd : given[0]}${word.join('')}` : word.join(''),
    data: dataOf(word),
    parityPositions,
    ...(errorPosition === undefined ? {} : { errorPosition }),
    status,
  });
  if (error === 0) return overallWrong ? answer('corrected', 0) : answer('valid', 0);
  if (extended && !overallWrong) return answer('doubleError', undefined);
  if (error > word.length)
    unprocessable(`The check bits point at position ${error}, past the end of the ${word.length} bits; there is more than one error.`, 'bits');
  word[error - 1] = 1 - (word[error - 1] ?? 0);
  return answer('corrected', error);
}
