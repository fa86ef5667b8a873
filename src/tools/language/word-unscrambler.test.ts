import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
// Worked out by test/oracles/language_unscrambling.py, apart from the tool.
import vectors from './testdata/unscrambling.json' with { type: 'json' };
import tool from './word-unscrambler.ts';

holdTo(tool, {
  vectors,
  answers: [
    [
      { letters: 'e\u0301t', words: ['té', 'te\u0301'] },
      { words: ['té'], count: 1 },
    ],
    [{ pattern: '?', words: ['👩‍👩‍👧', 'ab'], minLength: 1 }, { words: ['👩‍👩‍👧'] }],
    [{ pattern: `${'*a'.repeat(14)}*b`, words: ['a'.repeat(50)] }, { words: [] }],
  ],
  invalid: [
    [{}, 'letters'],
    [{ letters: '' }, 'letters'],
    [{ letters: 'a'.repeat(16) }, 'letters'],
    [{ pattern: '' }, 'pattern'],
    [{ pattern: 'a'.repeat(31) }, 'pattern'],
    [{ letters: 'a', words: [] }, 'words'],
    [{ letters: 'a', words: ['a'.repeat(51)] }, 'words[0]'],
    [{ letters: 'a', minLength: 0 }, 'minLength'],
    [{ letters: 'a', limit: 10_001 }, 'limit'],
  ],
});

it('counts all words, and lists as many as asked for', async () => {
  const { words, count } = await run(tool, { pattern: '*ing', limit: 3 });
  expect(count).toBeGreaterThan(10_000);
  expect(words).toHaveLength(3);
});
