import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './playfair-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

describe('playfair-cipher', () => {
  it('parts equal letters and completes an odd end', async () => {
    expect((await run(tool, { text: 'balloon', key: 'monarchy' })).pairs).toEqual(['BA', 'LX', 'LO', 'ON']);
    expect((await run(tool, { text: 'abc', key: 'k' })).pairs).toEqual(['AB', 'CX']);
    expect((await run(tool, { text: 'axx', key: 'k' })).pairs).toEqual(['AX', 'XQ']);
    expect((await run(tool, { text: 'xxx', key: 'k' })).pairs).toEqual(['XQ', 'XQ', 'XQ']);
    expect(await run(tool, { text: '1 é', key: 'k' })).toEqual({ output: '', pairs: [] });
  });
  it('published: instruments with monarchy', async () => {
    expect(await out('instruments', { key: 'MONARCHY' })).toBe('GATLMZCLRQXA');
    expect(await back('gatlmzclrqxa', { key: 'monarchy' })).toBe('INSTRUMENTSX');
  });
  it('takes J for I in text and key', async () => {
    expect(await out('jam', { key: 'major' })).toBe(await out('iam', { key: 'maior' }));
    expect((await run(tool, { text: 'ji', key: 'k' })).pairs).toEqual(['IX', 'IX']);
  });
  it('refuses a key without letters and odd letters to decrypt', async () => {
    await expectUnprocessable(tool, { text: 'ab', key: '12' }, /no letter/);
    await expectUnprocessable(tool, { text: 'abc', key: 'k', mode: 'decrypt' }, /odd/);
    await expectInvalid(tool, { text: 'ab' }, 'key');
  });
  it('decrypting gives the pairs back', () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-zA-Z ]{0,40}$/), fc.stringMatching(/^[a-z]{1,9}$/), async (text, key) => {
        const { output, pairs } = await run(tool, { text, key });
        expect(await back(output, { key })).toBe(pairs.join(''));
      }),
    ));
});
