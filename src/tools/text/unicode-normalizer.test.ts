import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './unicode-normalizer.ts';

describe('unicode-normalizer', () => {
  // Lines of NormalizationTest.txt (source; NFC; NFD; NFKC; NFKD)
  it.each([
    ['\u1e0a', '\u1e0a', 'D\u0307', '\u1e0a', 'D\u0307'],
    ['\ufb01', '\ufb01', '\ufb01', 'fi', 'fi'],
    ['\uac01', '\uac01', '\u1100\u1161\u11a8', '\uac01', '\u1100\u1161\u11a8'],
    ['\u{1D15E}', '\u{1D157}\u{1D165}', '\u{1D157}\u{1D165}', '\u{1D157}\u{1D165}', '\u{1D157}\u{1D165}'],
    ['\u212b', '\u00c5', 'A\u030a', '\u00c5', 'A\u030a'],
    [
      '\u0061\u0315\u0300\u05ae\u0300\u0062',
      '\u00e0\u05ae\u0300\u0315\u0062',
      '\u0061\u05ae\u0300\u0300\u0315\u0062',
      '\u00e0\u05ae\u0300\u0315\u0062',
      '\u0061\u05ae\u0300\u0300\u0315\u0062',
    ],
  ])('%j', async (text, nfc, nfd, nfkc, nfkd) => {
    expect((await run(tool, { text })).text).toBe(nfc);
    expect((await run(tool, { text, form: 'NFD' })).text).toBe(nfd);
    expect((await run(tool, { text, form: 'NFKC' })).text).toBe(nfkc);
    expect((await run(tool, { text, form: 'NFKD' })).text).toBe(nfkd);
  });

  it('empty text, lone surrogates', async () => {
    expect(await run(tool, { text: '' })).toEqual({ text: '', changed: false, codePointsBefore: 0, codePointsAfter: 0 });
    expect(await run(tool, { text: '\ud83d' })).toEqual({ text: '\ud83d', changed: false, codePointsBefore: 1, codePointsAfter: 1 });
  });

  it('a normalised text is left alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), async (text, form) => {
        const once = await run(tool, { text, form });
        expect((await run(tool, { text: once.text, form })).changed).toBe(false);
      }),
    );
  });
});
