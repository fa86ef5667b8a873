import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './bcd-converter.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decode', ...more });

describe('bcd-converter', () => {
  it.each([
    ['8421', '0000 0001 0010 0011 0100 0101 0110 0111 1000 1001'],
    ['excess3', '0011 0100 0101 0110 0111 1000 1001 1010 1011 1100'],
    ['2421', '0000 0001 0010 0011 0100 1011 1100 1101 1110 1111'],
    ['84-2-1', '0000 0111 0110 0101 0100 1011 1010 1001 1000 1111'],
  ])('the digits in %s (tables of the codes)', async (code, bits) => {
    expect(await out('0123456789', { code })).toBe(bits);
    expect(await back(bits, { code })).toBe('0123456789');
  });
  it('separator, hex, leading zeros', async () => {
    expect(await run(tool, { text: '007', separator: '' })).toEqual({ output: '000000000111', hex: '007' });
    expect((await run(tool, { text: '9', code: 'excess3' })).hex).toBe('c');
    expect(await back('b 0000-0111')).toBe('07');
    expect(await back('none')).toBe('');
  });
  it.each([
    ['encode', '12a', /"a" at position 3/],
    ['encode', '-1', /position 1/],
    ['decode', '0001 000', /7 bits/],
    ['decode', '0001 1010', /1010 at position 6/],
  ])('refuses to %s %j', (mode, text, message) => expectUnprocessable(tool, { text, mode }, message));
});
