import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './text-statistics.ts';

describe('text-statistics', () => {
  it('empty text has no averages', async () => {
    expect(await run(tool, { text: '' })).toEqual({
      characters: 0,
      words: 0,
      uniqueWords: 0,
      sentences: 0,
      paragraphs: 0,
      lines: 0,
      blankLines: 0,
      longestLine: 0,
    });
  });

  it('unique words ignore case, the longest is the first of equals as written', async () => {
    const result = await run(tool, { text: 'Été ÉTÉ abc XYZ' });
    expect(result).toMatchObject({ words: 4, uniqueWords: 3, longestWord: 'Été', averageWordLength: 3 });
  });

  it('lengths are in characters, not UTF-16 units', async () => {
    expect(await run(tool, { text: 'e\u0301e\u0301 \u{1D400}\u{1D401}\u{1D402}' })).toMatchObject({
      longestWord: '\u{1D400}\u{1D401}\u{1D402}',
      averageWordLength: 2.5,
      longestLine: 6,
    });
  });

  it('mixed line endings', async () => {
    expect(await run(tool, { text: 'one\r\ntwo\rthree\n\n' })).toMatchObject({ lines: 4, blankLines: 1, paragraphs: 1, longestLine: 5 });
  });

  it('parts words and sentences by the separators given', async () => {
    expect(await run(tool, { text: 'a--b-c d', wordSeparators: ['-', '--'] })).toMatchObject({ words: 4, sentences: 1 });
    expect(await run(tool, { text: 'Dr. No. Mr.', sentenceSeparators: ['. '] })).toMatchObject({ words: 3, sentences: 3 });
    expect(await run(tool, { text: 'x^y]z', wordSeparators: [']', '^'] })).toMatchObject({ words: 3 });
    expect(await run(tool, { text: '', wordSeparators: [','], sentenceSeparators: [';'] })).toMatchObject({ words: 0, sentences: 0 });
  });
});
