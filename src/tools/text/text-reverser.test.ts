import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './text-reverser.ts';

describe('text-reverser', () => {
  it.each([
    ['empty text', { text: '' }, ''],
    ['CRLF survives', { text: 'a\r\nb' }, 'b\r\na'],
    ['a family is one character', { text: 'x\u{1F468}\u200D\u{1F469}\u200D\u{1F467}' }, '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}x'],
    ['each line by itself', { text: 'ab\ncd\n', perLine: true }, 'ba\ndc\n'],
    ['words keep the white space between', { text: ' a  b\tc ', unit: 'words' }, ' c  b\ta '],
    ['words of each line', { text: 'a b\nc d', unit: 'words', perLine: true }, 'b a\nd c'],
    ['words over lines', { text: 'a b\nc', unit: 'words' }, 'c b\na'],
    ['characters inside words', { text: "it's ok", unit: 'wordCharacters' }, "s'ti ko"],
    ['lines without a last ending', { text: 'a\r\nb', unit: 'lines' }, 'b\r\na'],
    ['blank lines', { text: '\n\na\n', unit: 'lines' }, 'a\n\n\n'],
  ])('%s', async (_, inputs, text) => {
    expect(await run(tool, inputs)).toEqual({ text });
  });

  it('twice gives the text again (words, lines)', async () => {
    const unit = fc.constantFrom('words', 'lines');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é') }), unit, async (start, by) => {
        const text = `${start}\n`;
        const once = await run(tool, { text, unit: by });
        expect(await run(tool, { text: once.text, unit: by })).toEqual({ text });
      }),
    );
  });

  it('reverses a list, and writes a text with its mirror image', async () => {
    expect((await run(tool, { text: 'a, b, c', unit: 'lines', separator: ', ' })).text).toBe('c, b, a');
    expect((await run(tool, { text: 'abc', mirror: 'doubled' })).text).toBe('abccba');
    expect((await run(tool, { text: 'ab\u{1F1E9}\u{1F1EA}', mirror: 'shared' })).text).toBe('ab\u{1F1E9}\u{1F1EA}ba');
    expect((await run(tool, { text: 'ab\ncd', mirror: 'shared', perLine: true })).text).toBe('aba\ncdc');
    expect((await run(tool, { text: '', mirror: 'shared' })).text).toBe('');
  });
});
