import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './syllable-counter.ts';
// Worked out by test/oracles/language_readability.py from the CMU Pronouncing Dictionary.
import vectors from './testdata/readability.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [{ text: 'An old silent pond\nA frog jumps into the pond\nSplash! Silence again.' }, { syllables: 17 }],
    [{ text: 'naïve cafe\u0301 Привет' }, { syllables: 5, averageSyllables: 5 / 3 }],
    [{ text: '\u{1F600}' }, { syllables: 0, words: [] }],
  ],
  invalid: [
    [{ text: 'a'.repeat(200_001) }, 'text'],
    [{}, 'text'],
  ],
});

it('lists the first 10,000 words and counts all', async () => {
  const { syllables, words, averageSyllables } = await run(tool, { text: 'banana '.repeat(12_000) });
  expect([syllables, words.length, averageSyllables]).toEqual([36_000, 10_000, 3]);
});
