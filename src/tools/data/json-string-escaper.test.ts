import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './json-string-escaper.ts';

holdTo(tool, {
  answers: [
    [{ text: '\b\f\n\r\t"\\\u0000\u007f\u2028/' }, { output: '\\b\\f\\n\\r\\t\\"\\\\\\u0000\u007f\u2028/' }],
    [{ text: 'é😀\u007e', asciiOnly: true }, { output: '\\u00e9\\ud83d\\ude00~' }],
    [{ text: '', quotes: true }, { output: '""' }],
    [{ text: 'a/b', escapeSlash: true, quotes: true }, { output: '"a\\/b"' }],
    [{ text: '\\u00E9\\ud83D\\uDE00', mode: 'decode' }, { output: 'é😀' }],
  ],
  unprocessable: [
    [{ text: '\\x', mode: 'decode' }],
    [{ text: 'a"b', mode: 'decode' }],
    [{ text: '\\u12', mode: 'decode' }],
    [{ text: 'x', mode: 'decode', quotes: true }],
  ],
});

describe('json-string-escaper', () => {
  it('unescapes what it escaped', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.boolean(), fc.boolean(), async (text, asciiOnly, quotes) => {
        const { output } = await run(tool, { text, asciiOnly, quotes, escapeSlash: true });
        expect(JSON.parse(quotes ? output : `"${output}"`)).toBe(text.toWellFormed());
        expect((await run(tool, { text: output, mode: 'decode', quotes })).output).toBe(text.toWellFormed());
      }),
    );
  });
});
