import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText, positionInText } from '../shared/bytes/bytes.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_OUTPUT = 1_000_000;

export default defineTool({
  slug: 'run-length-encoder',
  name: 'Run-Length Encoder and Decoder',
  category: 'encoding',
  summary: 'Compresses repeated characters to a count and the character (3A2B), and expands them again.',
  description:
    'Characters are code points. A digit in the text to encode would look like a count and is refused. Decoding takes a missing count as 1 and refuses a count of 0, a count with no character, and more than 1,000,000 characters of output.',
  reference: 'Run-length encoding',
  keywords: ['rle', 'compress', 'repeat', 'look and say'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encode, or runs to decode'),
    mode: codecMode,
    singles: z.boolean().default(false).describe('Encoding: write the count 1 too'),
    order: z.enum(['countFirst', 'characterFirst']).default('countFirst').describe('Whether a run is written as 3A or as A3'),
  }),
  result: z.strictObject({ output, runs: z.int().describe('Number of runs of equal characters') }),
  appliesWhen: { singles: { mode: ['encode'] } },
  examples: [
    { inputs: { text: 'AAABBC' }, result: { output: '3A2BC', runs: 3 } },
    { inputs: { text: '12W1B3😀', mode: 'decode' }, result: { output: 'WWWWWWWWWWWWB😀😀😀', runs: 3 } },
  ],
  run({ text, mode, singles, order }) {
    const countFirst = order === 'countFirst';
    if (mode === 'decode') return decode(text, countFirst);
    const digit = text.search(/[0-9]/);
    if (digit >= 0) unprocessable(`The digit ${placeInText(text, digit)} could not be told from a count.`, 'text');
    let output = '';
    let runs = 0;
    let character = '';
    let count = 0;
    const write = () => {
      if (count === 0) return;
      const written = count > 1 || singles ? String(count) : '';
      output += countFirst ? written + character : character + written;
      runs++;
    };
    for (const next of text) {
      if (next === character) {
        count++;
        continue;
      }
      write();
      character = next;
      count = 1;
    }
    write();
    return { output, runs };
  },
});

function decode(text: string, countFirst: boolean): { output: string; runs: number } {
  let output = '';
  let total = 0;
  let runs = 0;
  let last = '';
  for (const match of text.matchAll(countFirst ? /([0-9]*)([^0-9]?)/gu : /([^0-9]?)([0-9]*)/gu)) {
    const [all, first = '', second = ''] = match;
    if (all === '') continue;
    const [count, character] = countFirst ? [first, second] : [second, first];
    const where = () => `${count.slice(0, 20)} at position ${positionInText(text, match.index + (countFirst ? 0 : character.length))}`;
    if (character === '') unprocessable(`The count ${where()} has no character.`, 'text');
    const times = count === '' ? 1 : Number(count);
    if (times === 0) unprocessable(`The count ${where()} is zero.`, 'text');
    total += times;
    if (total > MAX_OUTPUT) unprocessable(`With the count ${where()} the output passes ${grouped(MAX_OUTPUT)} characters.`, 'text');
    output += character.repeat(times);
    if (character !== last) runs++;
    last = character;
  }
  return { output, runs };
}
