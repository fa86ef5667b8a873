import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cipherMode, cipherOutput } from '../shared/bytes/codec.ts';
import { graphemes } from '../shared/text/segments.ts';
import { undoOrder } from './lib/transposition.ts';

export default defineTool({
  slug: 'columnar-transposition-cipher',
  name: 'Columnar Transposition Cipher',
  category: 'encoding',
  summary: 'Writes text in rows under a keyword and reads the columns in alphabetical order.',
  description:
    "Every character (grapheme cluster) counts, spaces too. Columns are read in the order of the key's code points, ignoring case, equal ones from left to right. Decrypting works out the short columns itself and leaves padding in.",
  reference: 'Columnar transposition, complete and incomplete',
  keywords: ['column', 'permutation', 'keyword', 'double transposition'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encrypt or decrypt'),
    key: z.string().min(1).max(200).describe('Keyword, one character for each column'),
    mode: cipherMode,
    pad: z
      .string()
      .min(1)
      .refine((pad) => graphemes(pad).length <= 1, 'must be a single character')
      .optional()
      .describe('Encrypting: the character that fills the last row'),
  }),
  result: z.strictObject({ output: cipherOutput }),
  appliesWhen: { pad: { mode: ['encrypt'] } },
  examples: [
    { inputs: { text: 'WEAREDISCOVEREDFLEEATONCE', key: 'ZEBRAS' }, result: { output: 'EVLNACDTESEAROFODEECWIREE' } },
    { inputs: { text: 'EVLNACDTESEAROFODEECWIREE', key: 'ZEBRAS', mode: 'decrypt' }, result: { output: 'WEAREDISCOVEREDFLEEATONCE' } },
  ],
  run({ text, key, mode, pad }) {
    const characters = graphemes(text);
    const ranks = Array.from(key, (character) => single(single(character, 'toLowerCase'), 'toUpperCase').codePointAt(0) ?? 0);
    if (mode === 'encrypt' && pad !== undefined) while (characters.length % ranks.length !== 0) characters.push(pad);
    const columns = [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
    const order: number[] = [];
    for (const column of columns) for (let i = column; i < characters.length; i += ranks.length) order.push(i);
    return { output: mode === 'encrypt' ? order.map((i) => characters[i]).join('') : undoOrder(characters, order).join('') };
  },
});

/** A character in the other case where that is one character too: ß has no capital of its own but SS, and stays. */
function single(character: string, change: 'toLowerCase' | 'toUpperCase'): string {
  const changed = character[change]();
  return Array.from(changed).length === 1 ? changed : character;
}
