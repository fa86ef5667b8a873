import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './substitution-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

describe('substitution-cipher', () => {
  it('published: keyword zebras', async () => {
    expect(await out('FLEE AT ONCE. WE ARE DISCOVERED!', { key: 'zebras' })).toBe('SIAA ZQ LKBA. VA ZOA RFPBLUAOAR!');
    expect(await back('SIAA ZQ LKBA. VA ZOA RFPBLUAOAR!', { key: 'zebras' })).toBe('FLEE AT ONCE. WE ARE DISCOVERED!');
  });
  it('a full alphabet, and a key without letters', async () => {
    expect(await run(tool, { text: 'Az é1', key: 'QWERTYUIOPASDFGHJKLZXCVBNM' })).toEqual({ output: 'Qm é1', alphabet: 'QWERTYUIOPASDFGHJKLZXCVBNM' });
    expect(await run(tool, { text: 'Abc', key: '12' })).toEqual({ output: 'Abc', alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' });
    expect((await run(tool, { text: '', key: 'aAbß\u212aé' })).alphabet).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });
  it('refuses an empty key', () => expectInvalid(tool, { text: '', key: '' }, 'key'));
  it('decrypting undoes it', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ minLength: 1, maxLength: 40 }), async (text, key) => {
        expect(await back(await out(text, { key }), { key })).toBe(text);
      }),
    ));
});
