import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './bifid-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

const key = 'BGWKZQPNDSIOAXEFCLUMTHYVR';

describe('bifid-cipher', () => {
  it('published, with a period and without', async () => {
    expect(await out('FLEEATONCE', { key })).toBe('UAEOLWRINS');
    // practicalcryptography.com
    const second = 'phqgmeaylnofdxkrcvszwbuti';
    expect(await out('defendtheeastwallofthecastle', { key: second, period: 5 })).toBe('ffyhmkhycpliashadtrlhcchlblr');
    expect(await back('ffyhmkhycpliashadtrlhcchlblr', { key: second, period: 5 })).toBe('defendtheeastwallofthecastle');
  });
  it('a period of 1 changes nothing, J counts as I', async () => {
    expect(await out('Hi, Jo!', { period: 1 })).toBe('Hi, Io!');
    expect(await out('', { key })).toBe('');
    expect(await out('12 é', { key })).toBe('12 é');
  });
  it('refuses a period past 1000', () => expectInvalid(tool, { text: '', period: 1001 }, 'period'));
  it('decrypting undoes it, J aside', () =>
    fc.assert(
      fc.asyncProperty(fc.string(), fc.string({ maxLength: 9 }), fc.nat(7), async (text, key, period) => {
        const plain = text.replaceAll('J', 'I').replaceAll('j', 'i');
        expect(await back(await out(text, { key, period }), { key, period })).toBe(plain);
      }),
    ));
});
