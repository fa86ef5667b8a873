import fc from 'fast-check';
import lzString from 'lz-string';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './lz-string-compressor.ts';

/** Texts and what lz-string 1.5 itself makes of them. */
const TEXTS = [
  '',
  'a',
  'hello hello hello',
  'Hello, World! ☃ \u{1F600} e\u0301',
  '\ud800 alone',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '\u0000\uffff',
];
const FORMATS = [
  ['base64', lzString.compressToBase64],
  ['uri', lzString.compressToEncodedURIComponent],
  ['utf16', lzString.compressToUTF16],
  ['raw', lzString.compress],
] as const;

holdTo(tool, {
  answers: [
    ...FORMATS.flatMap(([format, pack]) =>
      TEXTS.map((text): [object & Record<string, unknown>, Record<string, unknown>] => [
        { text, format },
        { output: pack(text), originalCharacters: text.length },
      ]),
    ),
    ...FORMATS.flatMap(([format, pack]) =>
      TEXTS.map((text): [object & Record<string, unknown>, Record<string, unknown>] => [{ text: pack(text), format, mode: 'decode' }, { output: text }]),
    ),
    [{ text: '', mode: 'decode' }, { output: '' }],
    [{ text: 'BYUwNmD2 A', format: 'uri' }, { originalCharacters: 10 }],
    [{ text: 'hello', format: 'bytes', compressedEncoding: 'hex' }, { output: Buffer.from(lzString.compressToUint8Array('hello')).toString('hex') }],
  ],
  unprocessable: [
    [{ text: '!!!', mode: 'decode' }, /not a digit/],
    [{ text: 'BYUw', mode: 'decode' }, /ends before/],
    [{ text: '////', mode: 'decode' }, /first code/],
    [{ text: 'abc', mode: 'decode', format: 'utf16' }],
    [{ text: lzString.compressToBase64('a'.repeat(4_000_001)), mode: 'decode' }, /4000000/],
  ],
});

it('reads what lz-string writes', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(...FORMATS), async (text, [format, pack]) => {
      expect((await run(tool, { text: pack(text), format, mode: 'decode' })).output).toBe(text);
    }),
    { numRuns: 50 },
  ));
