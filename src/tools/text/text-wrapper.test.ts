import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './text-wrapper.ts';

describe('text-wrapper', () => {
  it.each([
    ['empty text', { text: '' }, { text: '', lines: 0 }],
    ['a line that just fits', { text: 'abc def', width: 7 }, { text: 'abc def', lines: 1 }],
    ['white space inside stays, at a break it goes', { text: 'a  b   c', width: 4 }, { text: 'a  b\nc', lines: 2 }],
    ['white space at the beginning stays, at the end it goes', { text: '  a b   ', width: 4 }, { text: '  a\nb', lines: 2 }],
    ['white space before a word that does not fit goes', { text: '   abcd', width: 5 }, { text: 'abcd', lines: 1 }],
    ['blank lines become empty, without indent', { text: 'a\n  \nb', indent: '> ' }, { text: '> a\n\n> b', lines: 3 }],
    ['a long word is cut on lines of its own', { text: 'a abcdefgh b', width: 4 }, { text: 'a\nabcd\nefgh\nb', lines: 4 }],
    ['what follows its last piece is filled on', { text: 'abcde f', width: 4 }, { text: 'abcd\ne f', lines: 2 }],
    ['long words stick out', { text: 'a abcdefgh b', width: 4, breakLongWords: false }, { text: 'a\nabcdefgh\nb', lines: 3 }],
    ['lines wrap by themselves, CRLF stays', { text: 'a b c\r\nd\r\n', width: 3 }, { text: 'a b\r\nc\r\nd\r\n', lines: 3 }],
    ['reflow joins the lines of a paragraph', { text: ' a\nb c\n\n\nd\n', width: 3, reflow: true }, { text: 'a b\nc\n\nd\n', lines: 4 }],
    ['indents of a paragraph', { text: 'a b\nc', width: 5, reflow: true, indent: '   ', hangingIndent: ' ' }, { text: '   a\n b c', lines: 2 }],
    ['widths count characters', { text: 'e\u0301e\u0301 \u{1F600}', width: 4 }, { text: 'e\u0301e\u0301 \u{1F600}', lines: 1 }],
    ['character mode cuts through white space', { text: 'a b c', width: 2, mode: 'character' }, { text: 'a \nb \nc', lines: 3 }],
    ['character mode with indents', { text: 'abcd', width: 3, mode: 'character', indent: '> ', hangingIndent: '-' }, { text: '> a\n-bc\n-d', lines: 3 }],
    // Python: textwrap.wrap('The quick brown fox jumped over the lazy dog.', 12)
    [
      'as Python textwrap',
      { text: 'The quick brown fox jumped over the lazy dog.', width: 12 },
      { text: 'The quick\nbrown fox\njumped over\nthe lazy\ndog.', lines: 5 },
    ],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses an indent without room for a character', async () => {
    await expectInvalid(tool, { text: 'a', width: 2, indent: '  ' }, 'indent');
    await expectInvalid(tool, { text: 'a', width: 2, hangingIndent: '   ' }, 'hangingIndent');
  });

  it('no line is longer than the width, and no word is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', 'bb', ' ', '  ', '\n') }), fc.integer({ min: 1, max: 8 }), async (text, width) => {
        const { text: wrapped } = await run(tool, { text, width });
        for (const line of wrapped.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
        expect(wrapped.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });

  it('wraps plain text as it wraps the same text with accents, whose characters are of several units', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'aaa', 'aaaaaaaaaa', ' ', '  ', '\t', '\n') });
    const options = fc.record({
      width: fc.integer({ min: 4, max: 12 }),
      breakLongWords: fc.boolean(),
      reflow: fc.boolean(),
      indent: fc.constantFrom('', '-', '---'),
      hangingIndent: fc.constantFrom('', '--'),
    });
    await fc.assert(
      fc.asyncProperty(text, options, async (plain, how) => {
        const accented = await run(tool, { text: plain.replaceAll('a', 'a\u0301'), ...how });
        expect(await run(tool, { text: plain, ...how })).toEqual({ ...accented, text: accented.text.replaceAll('\u0301', '') });
      }),
      { numRuns: 500 },
    );
  });
});
