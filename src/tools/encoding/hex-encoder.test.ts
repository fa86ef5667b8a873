import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './hex-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;

describe('hex-encoder', () => {
  it('RFC 4648 section 10', async () => {
    expect(await encode('foobar', { uppercase: true })).toBe('666F6F626172');
    expect(await encode('')).toBe('');
    expect(await decode('666F6f626172')).toBe('foobar');
  });

  it('writes prefix, separator and lines', async () => {
    expect(await encode('Hi\u00ff', { prefix: '0x', separator: ', ', uppercase: true })).toBe('0x48, 0x69, 0xC3, 0xBF');
    expect(await encode('Hi', { prefix: 'backslashX' })).toBe('\\x48\\x69');
    expect(await encode('Hi', { prefix: 'percent' })).toBe('%48%69');
    expect(await encode('abcde', { separator: ' ', bytesPerLine: 2 })).toBe('61 62\n63 64\n65');
    expect(await encode('abcd', { separator: ' ', bytesPerLine: 2 })).toBe('61 62\n63 64');
  });

  it('ignores prefixes and what parts bytes', async () => {
    expect(await decode('\\x48%69 0X2e,0x4142;43:44-45_46\t\r\n\f')).toBe('Hi.ABCDEF');
    expect(await decode(' ,-')).toBe('');
    expect(await decode('00', { outputEncoding: 'hex' })).toBe('00');
  });

  it.each([
    ['4', /"4" at position 1 stands alone/],
    ['48 6 9', /"6" at position 4 stands alone/],
    ['486', /"6" at position 3/],
    ['0x4', /"4" at position 3/],
    ['48 0x', /"0" at position 4/],
    ['%%41', /position 1/],
    ['4g', /"g" at position 2/],
    ['41😀', /"😀" at position 3/],
    ['41.42', /"\." at position 3/],
    ['x41', /"x" at position 1/],
  ])('refuses %j, saying where', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));

  it('refuses bytes that are not UTF-8 and wrong shapes', async () => {
    await expectUnprocessable(tool, { text: 'c3', mode: 'decode' }, /hex or base64/);
    await expectInvalid(tool, { text: 'a', separator: '123456' }, 'separator');
  });

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array(),
        fc.constantFrom('', ' ', ', ', ':', '_'),
        fc.constantFrom('none', '0x', 'backslashX', 'percent'),
        fc.nat(5),
        async (data, separator, prefix, bytesPerLine) => {
          const text = Buffer.from(data).toString('base64');
          const encoded = await encode(text, { inputEncoding: 'base64', separator, prefix, bytesPerLine });
          expect(await decode(encoded, { outputEncoding: 'base64' })).toBe(text);
        },
      ),
    ));
});
