import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './varint-encoder.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

describe('varint-encoder', () => {
  it.each([
    ['unsigned', '0', '00'],
    ['unsigned', '127', '7f'],
    ['unsigned', '128', '8001'],
    ['unsigned', '150', '9601'],
    ['unsigned', '624485', 'e58e26'],
    ['unsigned', '18446744073709551615', 'ffffffffffffffffff01'],
    ['zigzag', '-1', '01'],
    ['zigzag', '2147483647', 'feffffff0f'],
    ['zigzag', '-2147483648', 'ffffffff0f'],
    ['zigzag', '-9223372036854775808', 'ffffffffffffffffff01'],
    ['signed', '2', '02'],
    ['signed', '-2', '7e'],
    ['signed', '127', 'ff00'],
    ['signed', '-127', '817f'],
    ['signed', '128', '8001'],
    ['signed', '-128', '807f'],
    ['signed', '-129', 'ff7e'],
    ['signed', '-9223372036854775808', '8080808080808080807f'],
    ['signed', '9223372036854775807', 'ffffffffffffffffff00'],
  ])('Protocol Buffers and DWARF 5 figure 22: %s %s', async (signedness, value, bytes) => {
    expect(await out(value, { signedness })).toBe(bytes);
    expect(await back(bytes, { signedness })).toBe(value);
  });
  it('lists of integers', async () => {
    expect(await run(tool, { text: ' 1, 300\n2' })).toEqual({ output: '01 ac02 02', values: ['1', '300', '2'] });
    expect(await run(tool, { text: '01 ac02 02', mode: 'decode' })).toEqual({ output: '1 300 2', values: ['1', '300', '2'] });
    expect(await run(tool, { text: ' , ' })).toEqual({ output: '', values: [] });
  });
  it('longer forms decode', async () => {
    expect(await back('80808000')).toBe('0');
    expect(await back('ffffff7f', { signedness: 'signed' })).toBe('-1');
    expect(await back('80808080808080808000')).toBe('0');
  });
  it.each([
    ['encode', 'unsigned', '-1', /out of range/],
    ['encode', 'unsigned', '18446744073709551616', /out of range/],
    ['encode', 'signed', '9223372036854775808', /out of range/],
    ['encode', 'zigzag', '-9223372036854775809', /out of range/],
    ['encode', 'unsigned', '1 1.5', /"1.5" at position 3/],
    ['decode', 'unsigned', '80', /unfinished/],
    ['decode', 'unsigned', '0180', /byte offset 1 is unfinished/],
    ['decode', 'unsigned', '8080808080808080808000', /ten bytes/],
    ['decode', 'unsigned', 'ffffffffffffffffff02', /out of range/],
    ['decode', 'signed', 'ffffffffffffffffff01', /out of range/],
    ['decode', 'unsigned', '1', /even/],
  ])('refuses to %s %s %s', (mode, signedness, text, message) => expectUnprocessable(tool, { text, mode, signedness }, message));
  it('gives back any integers', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })), fc.constantFrom('zigzag', 'signed'), async (values, signedness) => {
        const text = `${values.join(' ')} `;
        expect(await back((await out(text, { signedness })) || ' ', { signedness })).toBe(values.join(' '));
      }),
    ));
});
