import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './vigenere-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

describe('vigenere-cipher', () => {
  it.each([
    ['vigenere', 'ATTACKATDAWN', 'LEMON', 'LXFOPVEFRNHR'],
    ['vigenere', 'CRYPTOISSHORTFORCRYPTOGRAPHY', 'ABCD', 'CSASTPKVSIQUTGQUCSASTPIUAQJB'],
    ['beaufort', 'DEFENDTHEEASTWALLOFTHECASTLE', 'FORTIFICATION', 'CKMPVCPVWPIWUJOGIUAPVWRIWUUK'],
    ['variantBeaufort', 'LXFOPVEFRNHR', 'LEMON', 'ATTACKATDAWN'],
    ['autokey', 'ATTACKATDAWN', 'QUEENLY', 'QNXEPVYTWTWP'],
  ])('published: %s of %s with %s', async (variant, plain, key, cipher) => {
    expect(await out(plain, { key, variant })).toBe(cipher);
    expect(await back(cipher, { key, variant })).toBe(plain);
  });
  it('the key moves on at letters only, and only its letters count', async () => {
    expect(await out('at-ta ck é at', { key: '1 l,e!' })).toBe('lx-ee no é lx');
    expect(await out('aAaA', { key: 'Bc' })).toBe('bCbC');
    expect(await out('', { key: 'k' })).toBe('');
  });
  it('refuses a key without letters', async () => {
    await expectUnprocessable(tool, { text: 'a', key: '123é' }, /no letter/);
    await expectInvalid(tool, { text: 'a', key: '' }, 'key');
  });
  it('decrypting undoes it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.stringMatching(/^[a-zA-Z]{1,8}$/),
        fc.constantFrom('vigenere', 'beaufort', 'variantBeaufort', 'autokey'),
        async (text, key, variant) => {
          const plain = `Ab ${text} yZ`;
          expect(await back(await out(plain, { key, variant }), { key, variant })).toBe(plain);
        },
      ),
    ));
});
