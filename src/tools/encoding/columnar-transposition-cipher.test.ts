import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './columnar-transposition-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

describe('columnar-transposition-cipher', () => {
  it('published: complete rows filled up', async () =>
    expect(await out('WEAREDISCOVEREDFLEEATONCE', { key: 'zebras', pad: 'X' })).toBe('EVLNXACDTXESEAXROFOXDEECXWIREE'));
  it('equal letters from left to right, capitals and small ones alike', async () => {
    expect(await out('ABCDEF', { key: 'bAa' })).toBe('BECFAD');
    expect(await out('ABCDEF', { key: 'aaa' })).toBe('ADBECF');
    expect(await out('ABC', { key: '10z' })).toBe('BAC');
  });
  it('a small letter without a capital of one character keeps its own place (ß is U+00DF, after Z and S)', async () => {
    expect(await out('ABC', { key: 'ßSZ' })).toBe('BCA');
    expect(await out('ABC', { key: 'ßẞs' })).toBe('CAB');
  });
  it('short texts and long keys', async () => {
    expect(await out('', { key: 'abc', pad: 'x' })).toBe('');
    expect(await out('ab', { key: 'zyx' })).toBe('ba');
    expect(await out('ab', { key: 'k' })).toBe('ab');
  });
  it('padding may be any single character, and stays when decrypting', async () => {
    expect(await out('abc', { key: 'ba', pad: '😀' })).toBe('b😀ac');
    expect(await back('b😀ac', { key: 'ba', pad: 'q' })).toBe('abc😀');
    await expectInvalid(tool, { text: '', key: 'a', pad: 'xy' }, 'pad');
    await expectInvalid(tool, { text: '', key: 'a', pad: '' }, 'pad');
  });
  it('decrypting undoes it', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), fc.string({ minLength: 1, maxLength: 9 }), async (text, key) => {
        expect(await back(await out(text, { key }), { key })).toBe(text);
      }),
    ));
});
