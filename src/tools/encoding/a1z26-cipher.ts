import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { placeInText, positionInText } from '../shared/bytes/bytes.ts';
import { cipherMode } from '../shared/bytes/codec.ts';
import { ALPHABET, letterIndex } from './lib/letters.ts';

export default defineTool({
  slug: 'a1z26-cipher',
  name: 'A1Z26 Cipher',
  category: 'encoding',
  summary: 'Converts letters to their numbers in the alphabet (A = 1, Z = 26) and back.',
  description:
    'The numbers of a run of letters are joined by the separator; every other character stays. A digit in the text to encrypt would look like a number and is refused, as is a number outside 1 to 26 when decrypting.',
  reference: 'A = 1 to Z = 26',
  keywords: ['alphabet numbers', 'letter to number', 'geocaching', 'puzzle'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encrypt, or numbers to decrypt'),
    mode: cipherMode,
    separator: z.string().min(1).max(5).default('-').describe('What joins the numbers of a run of letters'),
  }),
  result: z.strictObject({ output: z.string().describe('Numbers, or capitals when decrypted') }),
  examples: [
    { inputs: { text: 'Hello, World!' }, result: { output: '8-5-12-12-15, 23-15-18-12-4!' } },
    { inputs: { text: '3-1-20 4.15.7', mode: 'decrypt' }, result: { output: 'CAT D.O.G' } },
  ],
  run({ text, mode, separator }) {
    if (/[0-9]/.test(separator)) invalid('separator', 'must not contain a digit, which would look like one of the numbers');
    if (mode === 'encrypt') {
      const digit = text.search(/[0-9]/);
      if (digit >= 0) unprocessable(`The digit ${placeInText(text, digit)} would look like the number of a letter.`, 'text');
      return { output: text.replace(/[A-Za-z]+/g, (run) => Array.from(run, (letter) => letterIndex(letter.charCodeAt(0)) + 1).join(separator)) };
    }
    let output = '';
    let last = 0;
    for (const match of text.matchAll(/[0-9]+/g)) {
      const number = Number(match[0]);
      if (number < 1 || number > 26)
        unprocessable(`The number ${match[0].slice(0, 20)} at position ${positionInText(text, match.index)} is not a letter; letters go from 1 to 26.`, 'text');
      const between = text.slice(last, match.index);
      output += (last > 0 && between === separator ? '' : between) + ALPHABET.charAt(number - 1);
      last = match.index + match[0].length;
    }
    return { output: output + text.slice(last) };
  },
});
