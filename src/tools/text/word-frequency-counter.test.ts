import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './word-frequency-counter.ts';

describe('word-frequency-counter', () => {
  it('empty text', async () => {
    expect(await run(tool, { text: '' })).toEqual({ totalWords: 0, uniqueWords: 0, words: [] });
  });

  it('equal counts by code point, beyond the BMP last', async () => {
    const { words } = await run(tool, { text: 'z \u{1D400} ﾱ a' });
    expect(words.map(({ word }: { word: string }) => word)).toEqual(['a', 'z', 'ﾱ', '\u{1D400}']);
  });

  it('words named like object properties', async () => {
    const { words } = await run(tool, { text: 'constructor __proto__ constructor toString' });
    expect(words[0]).toEqual({ word: 'constructor', count: 2, percent: 50 });
    expect(words).toHaveLength(3);
  });

  it('case, shortest length and stop words', async () => {
    expect(await run(tool, { text: 'The the THE', caseSensitive: true })).toMatchObject({ totalWords: 3, uniqueWords: 3 });
    expect(await run(tool, { text: 'a bb ccc', minLength: 2 })).toMatchObject({ totalWords: 2 });
    expect(await run(tool, { text: 'Éa éA x', stopWords: ['ÉA'] })).toMatchObject({ totalWords: 1, words: [{ word: 'x', count: 1, percent: 100 }] });
  });

  it('the limit shortens the list only', async () => {
    expect(await run(tool, { text: 'a b c', limit: 1 })).toMatchObject({ totalWords: 3, uniqueWords: 3, words: [{ word: 'a' }] });
    await expectInvalid(tool, { text: '', limit: 0 }, 'limit');
  });
});
