import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './snort-content-converter.ts';

holdTo(tool, {
  answers: [
    // CyberChef's description of To Hex Content
    [{ text: 'foo=bar' }, { output: 'foo|3d|bar', bytes: 7 }],
    [
      { text: 'foo|3d|bar', mode: 'decode' },
      { output: 'foo=bar', bytes: 7 },
    ],
    // The Snort Users Manual 2.9: content "|5c 00|P|00|I|00|P|00|E|00 5c|"
    [{ text: '|5c 00|P|00|I|00|P|00|E|00 5c|', mode: 'decode', outputEncoding: 'hex' }, { output: '5c00500049005000450 05c'.replace(' ', '') }],
    [{ text: '5c00500049005000450 05c'.replace(' ', ''), inputEncoding: 'hex' }, { output: '|5c 00|P|00|I|00|P|00|E|00 5c|' }],
    [{ text: 'a; "b"', spaced: false }, { output: 'a|3b| |22|b|22|' }],
    [{ text: 'a; "b"', hex: 'specialAndSpaces', spaced: false }, { output: 'a|3b2022|b|22|' }],
    [{ text: 'é b', hex: 'all' }, { output: '|c3 a9 20 62|' }],
    [{ text: '' }, { output: '' }],
    [{ text: 'x\\;\\:\\"\\\\\\|y', mode: 'decode' }, { output: 'x;:"\\|y' }],
    [{ text: 'x\\y', mode: 'decode', escapes: false }, { output: 'x\\y' }],
    [{ text: 'a||b|0D0a|', mode: 'decode' }, { output: 'ab\r\n' }],
  ],
  unprocessable: [
    [{ text: 'a|3', mode: 'decode' }, /has no end/],
    [{ text: 'a|3|', mode: 'decode' }, /odd count/],
    [{ text: 'a|3g|', mode: 'decode' }, /"g" at position 2/],
    [{ text: 'a\\b', mode: 'decode' }, /backslash/],
    [{ text: '|ff|', mode: 'decode' }, /UTF-8/],
  ],
});

it('gives back any bytes', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array(), fc.constantFrom('special', 'specialAndSpaces', 'all'), fc.boolean(), async (data, hex, spaced) => {
      const text = Buffer.from(data).toString('hex');
      const { output } = await run(tool, { text, inputEncoding: 'hex', hex, spaced });
      expect((await run(tool, { text: output, mode: 'decode', outputEncoding: 'hex' })).output).toBe(text);
    }),
  ));
