import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { positionInText } from '../shared/bytes/bytes.ts';
import { cipherMode } from '../shared/bytes/codec.ts';
import { ALPHABET, letterIndices } from './lib/letters.ts';

const GROUP = 5;
const ALPHABETS = { '26': ALPHABET, '24': 'ABCDEFGHIKLMNOPQRSTUWXYZ' };

export default defineTool({
  slug: 'bacon-cipher',
  name: 'Bacon Cipher',
  category: 'encoding',
  summary: "Encodes letters as groups of five As and Bs (Bacon's cipher), and decodes them.",
  description:
    'Letters are numbered from 0 and written as five binary digits; other characters are dropped. Decrypting looks at the two symbols alone (A and B in either case). A count of symbols that is not a multiple of five, or a group past the last letter, is refused.',
  reference: 'Bacon 1605 (24 letters); 26 letters as used today',
  keywords: ['baconian', 'biliteral', 'steganography', 'AB'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encrypt, or groups to decrypt'),
    mode: cipherMode,
    alphabet: z.enum(['26', '24']).default('26').describe('Letters of the alphabet; 24 treats I and J, and U and V, as one'),
    symbols: z.enum(['AB', '01']).default('AB').describe('The two symbols the groups are written in'),
  }),
  result: z.strictObject({ output: z.string().describe('Groups separated by spaces; capitals when decrypted') }),
  examples: [
    { inputs: { text: 'Bacon' }, result: { output: 'AAAAB AAAAA AAABA ABBBA ABBAB' } },
    { inputs: { text: '10100 00111', mode: 'decrypt', symbols: '01' }, result: { output: 'UH' } },
  ],
  run({ text, mode, alphabet, symbols }) {
    const letters = ALPHABETS[alphabet];
    if (mode === 'encrypt') {
      const groups = Array.from({ length: letters.length }, (_, number) =>
        Array.from(number.toString(2).padStart(GROUP, '0'), (bit) => symbols.charAt(Number(bit))).join(''),
      );
      const numberOf = Array.from(ALPHABET, (letter) => letters.indexOf(letters.includes(letter) ? letter : letter === 'J' ? 'I' : 'U'));
      return {
        output: letterIndices(text)
          .map((index) => groups[numberOf[index] ?? 0])
          .join(' '),
      };
    }
    let output = '';
    let number = 0;
    let count = 0;
    let start = 0;
    for (const match of text.matchAll(symbols === 'AB' ? /[AaBb]/g : /[01]/g)) {
      if (count % GROUP === 0) start = match.index;
      number = number * 2 + symbols.indexOf(match[0].toUpperCase());
      if (++count % GROUP !== 0) continue;
      if (number >= letters.length)
        unprocessable(
          `The group that begins at position ${positionInText(text, start)} is number ${number}; the last letter is number ${letters.length - 1}.`,
          'text',
        );
      output += letters.charAt(number);
      number = 0;
    }
    if (count % GROUP !== 0)
      unprocessable(`There are ${count} symbols, no multiple of five; the last group begins at position ${positionInText(text, start)}.`, 'text');
    return { output };
  },
});
