import { z } from 'zod';
import { defineTool } from '../define.ts';
import { cipherMode, cipherOutput } from '../shared/bytes/codec.ts';
import { graphemes } from '../shared/text/segments.ts';
import { undoOrder } from './lib/transposition.ts';

export default defineTool({
  slug: 'rail-fence-cipher',
  name: 'Rail Fence Cipher',
  category: 'encoding',
  summary: 'Writes text in a zigzag over several rails and reads it rail by rail, or undoes this.',
  description:
    'Every character (grapheme cluster) moves, spaces and line breaks too. The zigzag starts on the top rail going down; offset skips that many of its steps first.',
  reference: 'Zigzag of period 2(rails - 1)',
  keywords: ['zigzag', 'transposition'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('Text to encrypt or decrypt'),
    rails: z.int().min(2).max(1000).default(3).describe('Number of rails of the zigzag'),
    offset: z.int().min(0).max(10_000).default(0).describe('Steps of the zigzag made before the first character'),
    mode: cipherMode,
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'WEAREDISCOVEREDFLEEATONCE' }, result: { output: 'WECRLTEERDSOEEFEAOCAIVDEN' } },
    { inputs: { text: 'WECRLTEERDSOEEFEAOCAIVDEN', mode: 'decrypt' }, result: { output: 'WEAREDISCOVEREDFLEEATONCE' } },
  ],
  run({ text, rails, offset, mode }) {
    const characters = graphemes(text);
    const period = 2 * (rails - 1);
    const perRail = Array.from({ length: rails }, (): number[] => []);
    for (let i = 0; i < characters.length; i++) {
      const step = (i + offset) % period;
      perRail[Math.min(step, period - step)]?.push(i);
    }
    const order = perRail.flat();
    return { output: mode === 'encrypt' ? order.map((i) => characters[i]).join('') : undoOrder(characters, order).join('') };
  },
});
