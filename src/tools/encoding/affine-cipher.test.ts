import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './affine-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

describe('affine-cipher', () => {
  it('published: AFFINE CIPHER with 5 and 8', async () => {
    expect(await out('AFFINE CIPHER')).toBe('IHHWVC SWFRCP');
    expect(await back('IHHWVC SWFRCP')).toBe('AFFINE CIPHER');
  });
  it('b may be negative, a past 26, and 1 and 0 change nothing', async () => {
    expect(await out('abz', { a: 1, b: -1 })).toBe('zay');
    expect(await out('abz', { a: 27, b: 0 })).toBe('abz');
    expect(await out('Abc é 9', { a: 25, b: 25 })).toBe('Zyx é 9');
  });
  it.each([2, 13, 26, 39, 1000])('refuses a = %i', async (a) => {
    await expectUnprocessable(tool, { text: '', a }, /common factor/);
    await expectUnprocessable(tool, { text: '', a, mode: 'decrypt' }, /common factor/);
  });
  it('refuses a of 0', () => expectInvalid(tool, { text: '', a: 0 }, 'a'));
  it('decrypting undoes it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(1, 3, 5, 7, 9, 11, 15, 17, 19, 21, 23, 25, 999),
        fc.integer({ min: -1000, max: 1000 }),
        async (text, a, b) => {
          expect(await back(await out(text, { a, b }), { a, b })).toBe(text);
        },
      ),
    ));
});
