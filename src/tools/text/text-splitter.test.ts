import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './text-splitter.ts';

describe('text-splitter', () => {
  it.each([
    ['empty text by separator', { text: '' }, ['']],
    ['empty text by regex', { text: '', by: 'regex', pattern: 'a' }, ['']],
    ['empty text otherwise', { text: '', by: 'line' }, []],
    ['separators at both ends', { text: ',a,' }, ['', 'a', '']],
    ['a limit leaves the rest', { text: 'a,b,c', limit: 2 }, ['a', 'b,c']],
    ['a limit of one', { text: 'a,b', limit: 1 }, ['a,b']],
    ['regex is not anchored to captures', { text: 'a1b2c', by: 'regex', pattern: '(\\d)' }, ['a', 'b', 'c']],
    ['an empty match does not split', { text: 'abxxc', by: 'regex', pattern: 'x*' }, ['ab', 'c']],
    ['JavaScript: before each capital letter', { text: 'camelCaseText', by: 'regex', pattern: '(?=[A-Z])', engine: 'javascript' }, ['camel', 'Case', 'Text']],
    ['JavaScript: nothing empty at the ends, groups left out', { text: 'a1b', by: 'regex', pattern: '(\\d|)', engine: 'javascript' }, ['a', 'b']],
    ['JavaScript: a limit leaves the rest', { text: 'abc', by: 'regex', pattern: '(?:)', engine: 'javascript', limit: 2 }, ['a', 'bc']],
    ['white space', { text: ' a \u00a0b\n\tc ', by: 'whitespace' }, ['a', 'b', 'c']],
    ['lines in groups', { text: 'a\r\nb\rc\n', by: 'line', size: 2 }, ['a\nb', 'c']],
    ['words in groups', { text: "Don't stop, me now!", by: 'word', size: 3 }, ["Don't stop me", 'now']],
    ['sentences', { text: ' One.  Two? 3.14 is pi.\n\nEnd', by: 'sentence' }, ['One.', 'Two?', '3.14 is pi.', 'End']],
    ['paragraphs', { text: 'a\r\n b\r\n \r\nc\r\n', by: 'paragraph' }, ['a\n b', 'c']],
    ['characters', { text: 'e\u0301\u{1F1E9}\u{1F1EA}x', by: 'length', size: 2 }, ['e\u0301\u{1F1E9}\u{1F1EA}', 'x']],
    ['trimmed, empty ones kept', { text: ' a , ', trim: true }, ['a', '']],
  ])('%s', async (_, inputs, parts) => {
    expect(await run(tool, inputs)).toEqual({ parts, count: parts.length });
  });

  it('refuses a missing pattern and one that does not compile', async () => {
    await expectInvalid(tool, { text: 'a', by: 'regex' }, 'pattern');
    await expectUnprocessable(tool, { text: 'a', by: 'regex', pattern: '[' }, /position 1/);
  });

  it('splits with JavaScript where String.prototype.split does', async () => {
    const pattern = fc.constantFrom('(?:)', 'a*', '(?=b)', '(?<=a)b?', 'ab|b', '\\b', '[^a]');
    await fc.assert(
      fc.asyncProperty(pattern, fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 8 }), async (source, text) => {
        expect((await run(tool, { text, by: 'regex', pattern: source, engine: 'javascript' })).parts).toEqual(text.split(new RegExp(source)));
      }),
    );
  });

  it('what was split can be joined', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await run(tool, { text, separator: 'a' })).parts.join('a')).toBe(text);
        expect((await run(tool, { text, by: 'length', size: 3 })).parts.join('')).toBe(text);
      }),
    );
  });

  it('cuts into a number of chunks as even as can be', async () => {
    expect((await run(tool, { text: 'abcdefg', by: 'chunks', chunks: 3 })).parts).toEqual(['abc', 'de', 'fg']);
    expect((await run(tool, { text: 'ae\u0301', by: 'chunks', chunks: 5 })).parts).toEqual(['a', 'e\u0301']);
    expect((await run(tool, { text: '', by: 'chunks' })).parts).toEqual([]);
  });

  it('marks, groups and pads the parts of any way of splitting', async () => {
    expect((await run(tool, { text: 'a b c', by: 'whitespace', perGroup: 2, groupSeparator: '+' })).parts).toEqual(['a+b', 'c']);
    expect((await run(tool, { text: 'a,b,c', before: '<', after: '>', perGroup: 2, groupSeparator: '', padding: '' })).parts).toEqual(['<a><b>', '<c><>']);
    expect((await run(tool, { text: 'a\nb', by: 'line', perGroup: 2, padding: 'x' })).parts).toEqual(['a b']);
  });
});
