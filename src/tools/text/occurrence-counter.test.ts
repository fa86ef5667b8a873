import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAll } from '../shared/text/search.ts';
import { expectInvalid, run } from '../testing.ts';
import tool from './occurrence-counter.ts';

describe('occurrence-counter', () => {
  it.each([
    ['empty text', { text: '', search: 'a' }, []],
    ['no overlap', { text: 'aaaa', search: 'aa' }, [0, 2]],
    ['overlap', { text: 'aaaa', search: 'aa', overlapping: true }, [0, 1, 2]],
    ['pattern characters are literal', { text: 'a.c abc', search: 'a.c' }, [0]],
    ['positions count characters', { text: 'e\u0301\u{1F600}\r\nx', search: 'x' }, [3]],
    ['whole words: letters, marks, numbers and underscores touch', { text: 'cat cat_ 1cat cat\u0301 écat (cat)', search: 'cat', wholeWord: true }, [0, 24]],
    ['ignoring case', { text: 'Straße STRASSE straße', search: 'STRAßE', caseSensitive: false }, [0, 15]],
    ['a capital sigma anywhere is a sigma', { text: 'ΣΙΣΥΦΟΣ', search: 'σ', caseSensitive: false }, [0, 2, 6]],
    ['a word with a final sigma', { text: 'ΟΔΟΣ οδος', search: 'οδος', caseSensitive: false }, [0, 5]],
    ['İ is not i', { text: 'İi', search: 'i', caseSensitive: false }, [1]],
    ['İ is itself', { text: 'xİx', search: 'İx', caseSensitive: false }, [1]],
    ['half a surrogate pair is not a match', { text: '😀', search: '\ud83d' }, []],
    ['a lone surrogate is', { text: 'a\ud83d', search: '\ud83d' }, [1]],
  ])('%s', async (_, inputs, positions) => {
    expect(await run(tool, inputs)).toEqual({ count: positions.length, positions });
  });

  it('lists the first 10000 places', async () => {
    const { count, positions } = await run(tool, { text: 'a'.repeat(10_001), search: 'a' });
    expect(count).toBe(10_001);
    expect(positions).toHaveLength(10_000);
  });

  it('refuses an empty search', () => expectInvalid(tool, { text: 'a', search: '' }, 'search'));

  it('finds what a search by hand finds', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'A'), maxLength: 12 });
    fc.assert(
      fc.property(
        short,
        fc.string({ unit: fc.constantFrom('a', 'b', 'A'), minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        (text, search, caseSensitive, overlapping) => {
          const [inText, wanted] = caseSensitive ? [text, search] : [text.toLowerCase(), search.toLowerCase()];
          const expected: number[] = [];
          for (let at = inText.indexOf(wanted); at >= 0; at = inText.indexOf(wanted, at + (overlapping ? 1 : wanted.length))) expected.push(at);
          expect(findAll(text, search, { caseSensitive, overlapping }).map(({ start }) => start)).toEqual(expected);
        },
      ),
    );
  });
});
