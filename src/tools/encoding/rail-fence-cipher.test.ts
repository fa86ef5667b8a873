import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './rail-fence-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

describe('rail-fence-cipher', () => {
  it('published and by hand', async () => {
    expect(await out('WEAREDISCOVEREDRUNATONCE')).toBe('WECRUOERDSOEERNTNEAIVDAC');
    expect(await out('HELLO', { rails: 2 })).toBe('HLOEL');
    expect(await out('ABCDEFGH', { rails: 4 })).toBe('AGBFHCED');
    expect(await out('ABCDEF', { rails: 3, offset: 1 })).toBe('DACEBF');
    expect(await out('ABCDEF', { rails: 3, offset: 5 })).toBe('DACEBF');
  });
  it('more rails than characters leave the text', async () => {
    expect(await out('abc', { rails: 1000 })).toBe('abc');
    expect(await out('', { rails: 2 })).toBe('');
  });
  it('moves grapheme clusters whole', async () => expect(await out('a👨‍👩‍👧b\u0301c', { rails: 2 })).toBe('ab\u0301👨‍👩‍👧c'));
  it('refuses a single rail', () => expectInvalid(tool, { text: '', rails: 1 }, 'rails'));
  it('decrypting undoes it', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), fc.integer({ min: 2, max: 12 }), fc.nat(40), async (text, rails, offset) => {
        expect(await back(await out(text, { rails, offset }), { rails, offset })).toBe(text);
      }),
    ));
});
