import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './hex-dump-converter.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, inputEncoding: 'hex', ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', outputEncoding: 'hex', ...more })).output;

const BYTES = '000102030405060708090a0b0c0d0e0f101112137e207f7cc3a9';
const HEXDUMP =
  '00000000  00 01 02 03 04 05 06 07  08 09 0a 0b 0c 0d 0e 0f  |................|\n00000010  10 11 12 13 7e 20 7f 7c  c3 a9                    |....~ .|..|\n0000001a\n';
const XXD = '00000000: 0001 0203 0405 0607 0809 0a0b 0c0d 0e0f  ................\n00000010: 1011 1213 7e20 7f7c c3a9                 ....~ .|..\n';

describe('hex-dump-converter', () => {
  it('what hexdump -Cv and xxd print', async () => {
    expect(await encode(BYTES)).toBe(HEXDUMP);
    expect(await encode(BYTES, { format: 'xxd' })).toBe(XXD);
    expect(await decode(HEXDUMP)).toBe(BYTES);
    expect(await decode(XXD, { format: 'xxd' })).toBe(BYTES);
  });

  it('no bytes, no lines', async () => {
    for (const format of ['hexdump', 'xxd']) {
      expect(await encode('', { format })).toBe('');
      expect(await decode('\n \r\n', { format })).toBe('');
    }
  });

  it('repeats a line up to the next offset (hexdump -C of 70 zeros and ab)', async () => {
    const zeros = '00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n*\n';
    expect(await decode(`${zeros}00000040  00 00 00 00 00 00 61 62                           |......ab|\n00000048\n`)).toBe(`${'00'.repeat(70)}6162`);
    expect(await decode(`${zeros}00000020\n`)).toBe('00'.repeat(32));
    await expectUnprocessable(tool, { text: `${zeros}00000041\n`, mode: 'decode' }, /position 82/);
    await expectUnprocessable(tool, { text: zeros, mode: 'decode' }, /repeat/);
    await expectUnprocessable(tool, { text: `${zeros}ffffffff\n`, mode: 'decode' }, /5,000,000/);
    await expectUnprocessable(tool, { text: '*\n', mode: 'decode' }, /position 1/);
  });

  it('reads short listings: no end line, no text column, other groups, CRLF', async () => {
    expect(await decode('00000000  48 69\r\n\r\n00000002  21')).toBe('486921');
    expect(await decode('00000000: 48 69 21  Hi!\r\n00000003: 4869210a', { format: 'xxd' })).toBe('4869214869210a');
    expect(await decode('0: 3A20  20 20', { format: 'xxd' })).toBe('3a20');
  });

  it.each([
    ['hexdump', '00000000  48\n00000002  69', /position 14 is 2, but 1/],
    ['hexdump', '00000001  48', /position 1/],
    ['hexdump', '00000000  4869', /"4869"/],
    ['hexdump', '00000000  4g', /"4g"/],
    ['hexdump', 'Hello', /offset/],
    ['hexdump', XXD, /offset/],
    ['xxd', HEXDUMP, /colon/],
    ['xxd', '00000000: 486', /"486"/],
    ['xxd', '00000000: 48\n*\n', /position 14/],
  ])('refuses as %s %j', (format, text, message) => expectUnprocessable(tool, { text, mode: 'decode', format }, message));

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 70 }), fc.constantFrom('hexdump', 'xxd'), async (data, format) => {
        const text = Buffer.from(data).toString('hex');
        expect(await decode(await encode(text, { format }), { format })).toBe(text);
      }),
    ));
});
