import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './lorem-ipsum-generator.ts';

holdTo(tool, {
  answers: [
    [
      { unit: 'words', count: 5 },
      { text: 'Lorem ipsum dolor sit amet.', words: 5, characters: 27 },
    ],
    [
      { unit: 'words', count: 8 },
      { text: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.', words: 8 },
    ],
    [
      { unit: 'words', count: 1 },
      { text: 'Lorem.', words: 1, characters: 6 },
    ],
    [
      { unit: 'characters', count: 11 },
      { text: 'Lorem ipsum', words: 2, characters: 11 },
    ],
    [{ unit: 'bytes', count: 56 }, { characters: 56 }],
    [{ unit: 'characters', count: 100_000 }, { characters: 100_000 }],
    // its sentences without the spaces between them are one character short
    [{ unit: 'characters', count: 500, seed: 's12' }, { characters: 500 }],
    [{ unit: 'words', count: 100_000 }, { words: 100_000 }],
  ],
  invalid: [
    [{ count: 1001 }, 'count'],
    [{ unit: 'words', html: true }, 'html'],
    [{ sentenceWords: [5, 4] }, 'sentenceWords'],
    [{ paragraphSentences: [0, 4] }, 'paragraphSentences[0]'],
    [{ paragraphSentences: [1, 101] }, 'paragraphSentences[1]'],
    [{ sentenceWords: [5] }, 'sentenceWords'],
  ],
  unprocessable: [[{ unit: 'sentences', count: 100_000, sentenceWords: [100, 100] }, 'characters']],
});

it('keeps the bounds of sentences and paragraphs', async () => {
  const { text, words } = await run(tool, { count: 20, sentenceWords: [4, 6], paragraphSentences: [2, 3], seed: 'p' });
  const paragraphs: string[] = text.split('\n\n');
  expect(paragraphs).toHaveLength(20);
  expect(text.startsWith('Lorem ipsum dolor sit amet, consectetur')).toBe(true);
  for (const paragraph of paragraphs) {
    const sentences = paragraph.split(/(?<=\.) /);
    expect([2, 3]).toContain(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z][a-z]*,?( [a-z]+,?)*\.$/);
      expect([4, 5, 6]).toContain(sentence.split(' ').length);
    }
  }
  expect(words).toBe(text.split(/\s+/).length);
});

it('wraps paragraphs in tags, one on each line', async () => {
  const { text, words } = await run(tool, { count: 3, html: true, startWithLorem: false, seed: 'h' });
  expect(text).toMatch(/^(<p>[^<\n]*<\/p>\n){2}<p>[^<\n]*<\/p>$/);
  expect(words).toBe(
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/).length,
  );
});
