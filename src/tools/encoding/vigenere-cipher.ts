import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cipherMode, cipherOutput } from '../shared/bytes/codec.ts';
import { keyLetters, mapLetters, modulo } from './lib/letters.ts';

export default defineTool({
  slug: 'vigenere-cipher',
  name: 'Vigenère Cipher',
  category: 'encoding',
  summary: 'Encrypts and decrypts with a keyword by the Vigenère, Beaufort, variant Beaufort or autokey cipher.',
  description:
    "With a = 0: vigenere c = p + k, beaufort c = k - p (undoes itself), variantBeaufort c = p - k, autokey as vigenere with the plain letters following the key. Only the key's letters count, and the key moves on at letters only. A key without letters is refused.",
  reference: 'Vigenère 1586; Beaufort 1857',
  keywords: ['keyword', 'polyalphabetic', 'classical'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encrypt or decrypt'),
    key: z.string().min(1).max(1000).describe('Keyword, of which only the letters count'),
    mode: cipherMode,
    variant: z.enum(['vigenere', 'beaufort', 'variantBeaufort', 'autokey']).default('vigenere').describe('Kind of polyalphabetic cipher'),
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'Attack at dawn!', key: 'LEMON' }, result: { output: 'Lxfopv ef rnhr!' } },
    { inputs: { text: 'QNXEPVYTWTWP', key: 'queenly', variant: 'autokey', mode: 'decrypt' }, result: { output: 'ATTACKATDAWN' } },
  ],
  run({ text, key, mode, variant }) {
    const shifts = keyLetters(key);
    const length = shifts.length;
    const forward = (variant === 'variantBeaufort') === (mode === 'decrypt');
    let position = 0;
    const output = mapLetters(text, (index) => {
      const at = position++;
      const shift = shifts[variant === 'autokey' ? at : at % length] ?? 0;
      if (variant === 'beaufort') return shift - index;
      const moved = forward ? index + shift : index - shift;
      if (variant === 'autokey') shifts.push(mode === 'encrypt' ? index : modulo(moved, 26));
      return moved;
    });
    return { output };
  },
});
