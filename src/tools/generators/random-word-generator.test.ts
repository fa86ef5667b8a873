import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './random-word-generator.ts';

holdTo(tool, {
  answers: [
    [{ count: 4, minimumLength: 5, maximumLength: 8 }, { count: 4 }],
    [{ count: 2, kind: 'adjective', separator: '-' }, { count: 2 }],
    [{ count: 10_000, unique: false, kind: 'adverb' }, { count: 10_000 }],
  ],
  invalid: [
    [{ minimumLength: 9, maximumLength: 8 }, 'minimumLength'],
    [{ initial: '1' }, 'initial'],
    [{ initial: 'é' }, 'initial'],
    [{ kind: 'pronoun' }, 'kind'],
  ],
  unprocessable: [
    [{ kind: 'adverb', maximumLength: 1 }, 'No word'],
    [{ kind: 'verb', count: 10_000 }, 'Only'],
  ],
});

it('keeps length, first letter and separator', async () => {
  const { words, text } = await run(tool, { count: 50, minimumLength: 4, maximumLength: 7, initial: 'S', separator: '/' });
  expect(new Set(words).size).toBe(50);
  for (const word of words) expect(word).toMatch(/^s[a-z]{3,6}$/);
  expect(text).toBe(words.join('/'));
  expect(await run(tool, { count: 1 })).not.toHaveProperty('text');
});
