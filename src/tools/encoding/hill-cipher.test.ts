import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './hill-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

describe('hill-cipher', () => {
  it('published: HELP with the matrix 3 3 2 5', async () => {
    expect(await run(tool, { text: 'help', key: 'DDCF' })).toEqual({
      output: 'HIAT',
      matrix: [
        [3, 3],
        [2, 5],
      ],
    });
    expect(await run(tool, { text: 'HI, at', key: 'ddcf', mode: 'decrypt' })).toEqual({
      output: 'HELP',
      matrix: [
        [15, 17],
        [20, 9],
      ],
    });
  });
  it('fills the last block with X, drops the rest', async () => {
    expect(await back(await out('a', { key: 'DDCF' }), { key: 'DDCF' })).toBe('AX');
    expect(await out('é 1', { key: 'DDCF' })).toBe('');
  });
  it('four by four (sympy inv_mod 26)', async () => {
    expect(await out('help', { key: 'FFJKGRVUGFWGMJAL' })).toBe('SREZ');
    expect(await run(tool, { text: 'SREZ', key: 'FFJKGRVUGFWGMJAL', mode: 'decrypt' })).toEqual({
      output: 'HELP',
      matrix: [
        [21, 19, 4, 8],
        [18, 14, 23, 0],
        [20, 19, 21, 2],
        [12, 8, 17, 15],
      ],
    });
  });
  it('refuses bad keys and broken blocks', async () => {
    await expectUnprocessable(tool, { text: '', key: 'AAAA' }, /determinant/);
    await expectUnprocessable(tool, { text: '', key: 'CAAB' }, /determinant/);
    await expectUnprocessable(tool, { text: '', key: 'NAAB' }, /determinant/);
    await expectUnprocessable(tool, { text: '', key: 'ABCDE' }, /5 letters/);
    await expectUnprocessable(tool, { text: '', key: 'AB1D' }, /"1" at position 3/);
    await expectUnprocessable(tool, { text: 'abc', key: 'DDCF', mode: 'decrypt' }, /whole blocks/);
    await expectInvalid(tool, { text: '', key: 'ABC' }, 'key');
  });
});
