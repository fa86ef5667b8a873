import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
// Worked out by test/oracles/language_moods.py, apart from the tool.
import vectors from './testdata/moods.json' with { type: 'json' };
import tool from './text-summarizer.ts';

holdTo(tool, {
  vectors,
  invalid: [
    [{ text: 'a', sentences: 0 }, 'sentences'],
    [{ text: 'a', sentences: 101 }, 'sentences'],
    [{ text: 'a', language: 'xx' }, 'language'],
    [{ text: 'a', stopWords: Array(2001).fill('a') }, 'stopWords'],
  ],
});

it('leaves stop words of the language out of account', async () => {
  const text = 'Der der der. Der Hund bellt. Die Katze und der Hund.';
  expect(await run(tool, { text, sentences: 1, language: 'de' })).toMatchObject({ summary: 'Der Hund bellt.' });
  expect(await run(tool, { text, sentences: 1, stopWords: [] })).toMatchObject({ summary: 'Der der der.' });
});

it('summarizes a long text', async () => {
  const text = Array.from({ length: 4000 }, (_, at) => `Sentence number ${at} speaks of bees.`).join(' ');
  const { originalSentences, sentences } = await run(tool, { text, sentences: 100 });
  expect(originalSentences).toBe(4000);
  expect(sentences).toHaveLength(100);
});
