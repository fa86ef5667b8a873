import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
// Worked out by test/oracles/language_texts.py, apart from the tool.
import vectors from './testdata/comparisons.json' with { type: 'json' };
import tool from './text-similarity-calculator.ts';

holdTo(tool, {
  vectors,
  invalid: [
    [{ first: 'a', second: 'a', shingleSize: 0 }, 'shingleSize'],
    [{ first: 'a', second: 'a', shingleSize: 11 }, 'shingleSize'],
    [{ first: 'a', second: 'a', stopWords: Array(2001).fill('a') }, 'stopWords'],
  ],
  unprocessable: [
    [{ first: '', second: 'a' }, /first/],
    [{ first: 'a', second: '…' }, /second/],
  ],
});

it('is symmetric except for containment, between 0 and 1, and 1 for a text and itself', async () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(text, text, async (first, second) => {
      const { containment: _there, ...there } = await run(tool, { first, second });
      const { containment: _back, ...back } = await run(tool, { first: second, second: first });
      expect(there).toEqual(back);
      for (const measure of ['cosine', 'jaccard', 'dice', 'overlap']) {
        expect(there[measure]).toBeGreaterThanOrEqual(0);
        expect(there[measure]).toBeLessThanOrEqual(1);
      }
      expect(await run(tool, { first, second: first })).toMatchObject({ cosine: 1, jaccard: 1, dice: 1, overlap: 1 });
    }),
  );
});
