import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './lexical-diversity-calculator.ts';
// Worked out by test/oracles/language_texts.py, apart from the tool.
import vectors from './testdata/texts.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ text: 'a', window: 0 }, 'window'],
    [{ text: 'a', window: 10_001 }, 'window'],
    [{ text: 'a'.repeat(200_001) }, 'text'],
  ],
  unprocessable: [[{ text: '?' }, /no word/]],
});

it('does not mind the order of words, except for the moving average, nor a window longer than the text', async () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'D', 'd'), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(words, async (given) => {
      const { movingAverageTypeTokenRatio: one, ...figures } = await run(tool, { text: given.join(' ') });
      const { movingAverageTypeTokenRatio: other, ...others } = await run(tool, { text: given.toReversed().join(' ') });
      expect(figures).toEqual(others);
      expect(one).toBe(figures.typeTokenRatio);
      expect(other).toBe(figures.typeTokenRatio);
    }),
  );
});
