import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './sentiment-analyzer.ts';
// Worked out by test/oracles/language_moods.py, apart from the tool, with the list of the Python package afinn.
import vectors from './testdata/moods.json' with { type: 'json' };

const many = (count: number): Record<string, number> => Object.fromEntries(Array.from({ length: count }, (_, at) => [`w${at}`, 1]));

holdTo(tool, {
  vectors,
  answers: [[{ text: 'w999', words: many(1000) }, { score: 1 }]],
  invalid: [
    [{ text: 'a', words: { a: 10.5 } }, 'words.a'],
    [{ text: 'a', words: { a: '1' } }, 'words.a'],
    [{ text: 'a', words: ['a'] }, 'words'],
    [{ text: 'a', words: many(1001) }, 'words'],
    [{ text: 'a'.repeat(200_001) }, 'text'],
  ],
});

it('adds up: two texts one after the other score as much as both', async () => {
  const text = fc.array(fc.constantFrom('good', 'bad', 'not', 'table', 'awful', 'nice'), { maxLength: 8 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      const scores = await Promise.all([one, other, `${one} . and ${other}`].map(async (each) => (await run(tool, { text: each })).score));
      expect(scores[2]).toBe(scores[0] + scores[1]);
    }),
  );
});
