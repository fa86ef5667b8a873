import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cipherOutput } from '../shared/bytes/codec.ts';
import { turnLetters } from './lib/letters.ts';

export default defineTool({
  slug: 'atbash-cipher',
  name: 'Atbash Cipher',
  category: 'encoding',
  summary: 'Reverses the alphabet, a to z and z to a; applying it again restores the text.',
  description: 'Letters A to Z only, case kept; digits too when asked for (0 to 9 and 9 to 0). Everything else stays.',
  reference: 'c = 25 - p',
  keywords: ['mirror', 'reverse alphabet', 'hebrew cipher'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to turn around, or back'),
    digits: z.boolean().default(false).describe('Turn digits around too, 0 to 9 and 9 to 0'),
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'Hello, World 2026' }, result: { output: 'Svool, Dliow 2026' } },
    { inputs: { text: 'Svool 7', digits: true }, result: { output: 'Hello 2' } },
  ],
  run: ({ text, digits }) => ({ output: turnLetters(text, (index) => 25 - index, digits ? (digit) => 9 - digit : undefined) }),
});
