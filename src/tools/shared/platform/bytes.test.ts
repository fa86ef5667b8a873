import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as browser from './bytes.browser.ts';
import * as node from './bytes.ts';

const plain = (bytes: Uint8Array): number[] => Array.from(bytes);
const looseText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

describe.each([
  ['Node', node],
  ['browsers', browser],
])('bytes on %s', (_, platform) => {
  // RFC 4648 section 10
  it.each([
    ['', '', ''],
    ['f', 'Zg==', '66'],
    ['fo', 'Zm8=', '666f'],
    ['foo', 'Zm9v', '666f6f'],
    ['foob', 'Zm9vYg==', '666f6f62'],
    ['fooba', 'Zm9vYmE=', '666f6f6261'],
    ['foobar', 'Zm9vYmFy', '666f6f626172'],
  ])('%j in base64 and hex', (text, base64, hex) => {
    const bytes = platform.utf8Bytes(text);
    expect([platform.base64Of(bytes), platform.base64UrlOf(bytes), platform.hexOf(bytes)]).toEqual([base64, base64.replaceAll('=', ''), hex]);
    expect([platform.bytesOfBase64(base64), platform.bytesOfHex(hex)].map(platform.looseUtf8)).toEqual([text, text]);
  });
  it('reads both alphabets, skips other characters, and ends at padding', () => {
    expect(plain(platform.bytesOfBase64('-_+/ \n!'))).toEqual([0xfb, 0xff, 0xbf]);
    expect(plain(platform.bytesOfBase64('Zg==Zg=='))).toEqual([0x66]);
    expect(plain(platform.bytesOfBase64('Zh'))).toEqual([0x66]);
    expect(plain(platform.bytesOfHex('66 6f'))).toEqual([0x66]);
    expect(plain(platform.bytesOfHex('666'))).toEqual([0x66]);
  });
  it('keeps a byte order mark, and replaces what is malformed', () => {
    expect(platform.looseUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41, 0xff, 0xe2, 0x82))).toBe('\ufeffA\ufffd\ufffd');
    expect(platform.isUtf8(Uint8Array.of(0xed, 0xa0, 0x80))).toBe(false);
    expect(platform.isUtf8(Uint8Array.of(0xef, 0xbb, 0xbf))).toBe(true);
    expect(plain(platform.utf8Bytes('\ud800'))).toEqual([0xef, 0xbf, 0xbd]);
  });
});

type Platform = typeof node;

describe('both', () => {
  it('give the same for any string', () =>
    fc.assert(
      fc.property(looseText, (text) => {
        for (const read of [
          ({ utf8Bytes }: Platform) => plain(utf8Bytes(text)),
          ({ latin1Bytes }: Platform) => plain(latin1Bytes(text)),
          ({ utf16Bytes }: Platform) => plain(utf16Bytes(text)),
          ({ utf8Length }: Platform) => utf8Length(text),
          ({ utf16Text }: Platform) => utf16Text(Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))),
        ])
          expect(read(browser)).toEqual(read(node));
      }),
    ));
  it('read the same of any ASCII as base64 and hex', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 100 }), fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF ') }), (text, digits) => {
        for (const read of [({ bytesOfBase64 }: Platform) => bytesOfBase64(text), ({ bytesOfHex }: Platform) => bytesOfHex(digits)])
          expect(plain(read(browser))).toEqual(plain(read(node)));
      }),
    ));
  it('give the same for any bytes', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
        for (const read of [
          ({ looseUtf8 }: Platform) => looseUtf8(bytes),
          ({ isUtf8 }: Platform) => isUtf8(bytes),
          ({ latin1Text }: Platform) => latin1Text(bytes),
          ({ hexOf }: Platform) => hexOf(bytes),
          ({ base64Of }: Platform) => base64Of(bytes),
          ({ base64UrlOf }: Platform) => base64UrlOf(bytes),
        ])
          expect(read(browser)).toBe(read(node));
      }),
    ));
});
