import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './a1z26-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

describe('a1z26-cipher', () => {
  it('joins the numbers of a run of letters', async () => {
    expect(await out('aZ b\né')).toBe('1-26 2\né');
    expect(await out('abc', { separator: ', ' })).toBe('1, 2, 3');
    expect(await out('')).toBe('');
  });
  it('decrypting drops the separator between numbers only', async () => {
    expect(await back('-8-9-')).toBe('-HI-');
    expect(await back('1--2 - 3')).toBe('A--B - C');
    expect(await back('08 9', { separator: ' ' })).toBe('HI');
    expect(await back('no numbers')).toBe('no numbers');
  });
  it('refuses digits to encrypt, and numbers that are not letters', async () => {
    await expectUnprocessable(tool, { text: 'ab 3' }, /"3" at position 4/);
    await expectUnprocessable(tool, { text: '1-27', mode: 'decrypt' }, /27 at position 3/);
    await expectUnprocessable(tool, { text: '0', mode: 'decrypt' }, /0 at position 1/);
    await expectUnprocessable(tool, { text: '9'.repeat(400), mode: 'decrypt' }, /position 1/);
    await expectInvalid(tool, { text: '', separator: '' }, 'separator');
    await expectInvalid(tool, { text: '', separator: '1' }, 'separator');
  });
  it('decrypting undoes it', () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Z .,!é]{0,30}$/), async (text) => {
        expect(await back(await out(text))).toBe(text);
      }),
    ));
});
