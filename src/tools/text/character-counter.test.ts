import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './character-counter.ts';

describe('character-counter', () => {
  it('empty text', async () => {
    expect(await run(tool, { text: '' })).toEqual({
      characters: 0,
      charactersWithoutWhitespace: 0,
      codePoints: 0,
      utf16Units: 0,
      utf8Bytes: 0,
      letters: 0,
      digits: 0,
      whitespace: 0,
      punctuation: 0,
      symbols: 0,
      lines: 0,
    });
  });

  it('kinds by general category: ª Lo, ² No, ٣ Nd, ｡ Po, ₿ Sc, combining mark none', async () => {
    const result = await run(tool, { text: 'ª²٣｡₿a\u0301' });
    expect(result).toMatchObject({ letters: 2, digits: 1, punctuation: 1, symbols: 1, whitespace: 0, codePoints: 7, characters: 6 });
  });

  it('white space with a combining mark is not white space alone; CRLF is one white character of two code points', async () => {
    expect(await run(tool, { text: ' \u0301\r\n' })).toMatchObject({ characters: 2, charactersWithoutWhitespace: 1, whitespace: 3, lines: 1 });
  });

  it('no-break and ideographic spaces are white space, zero-width space and BOM are not', async () => {
    expect(await run(tool, { text: '\u00a0\u3000\u0085\u200b\ufeff' })).toMatchObject({ whitespace: 3 });
  });

  it('bytes as Python len(text.encode()) gives; a lone surrogate as U+FFFD', async () => {
    expect(await run(tool, { text: 'é狐😀' })).toMatchObject({ utf8Bytes: 9, utf16Units: 4, codePoints: 3 });
    expect(await run(tool, { text: '\ud800' })).toMatchObject({ utf8Bytes: 3, codePoints: 1, letters: 0, symbols: 0 });
  });

  it('past the limit', async () => {
    expect(await run(tool, { text: 'abcd', limit: 3 })).toMatchObject({ remaining: -1 });
    await expectInvalid(tool, { text: 'a', limit: 0 }, 'limit');
  });

  it('counts what the patterns and segments of the engine find, in plain text as in any other', async () => {
    const unit = fc.constantFrom(
      'a',
      'Z',
      '7',
      '.',
      '$',
      ' ',
      '\n',
      '\r',
      '\r\n',
      '\t',
      '\u0085',
      '\u00a0',
      'é',
      'e\u0301',
      '\u0301',
      '٣',
      '字',
      '😀',
      '👨\u200d👩',
      '\ud800',
    );
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const plain = fc.array(fc.constantFrom('a', 'Z', '7', '.', '$', ' ', '\r\n', '\n', 'é'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(plain, fc.array(unit, { maxLength: 30 })), async (units) => {
        const text = units.join('');
        const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
        const clusters = Array.from(segmenter.segment(text), ({ segment }) => segment);
        expect(await run(tool, { text })).toMatchObject({
          characters: clusters.length,
          charactersWithoutWhitespace: clusters.filter((cluster) => /\P{White_Space}/u.test(cluster)).length,
          codePoints: [...text].length,
          letters: count(/\p{L}/gu),
          digits: count(/\p{Nd}/gu),
          whitespace: count(/\p{White_Space}/gu),
          punctuation: count(/\p{P}/gu),
          symbols: count(/\p{S}/gu),
        });
      }),
      { numRuns: 300 },
    );
  });
});
