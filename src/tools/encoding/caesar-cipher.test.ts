import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './caesar-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const back = (text: string, more: object = {}) => out(text, { mode: 'decrypt', ...more });

const visible = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

describe('caesar-cipher', () => {
  it('python codecs rot13 of all visible ASCII', async () =>
    expect(await out(visible, { shift: 13 })).toBe(' !"#$%&\'()*+,-./0123456789:;<=>?@NOPQRSTUVWXYZABCDEFGHIJKLM[\\]^_`nopqrstuvwxyzabcdefghijklm{|}~'));
  it('turns around at both ends, whatever the size of the shift', async () => {
    expect(await out('xyz XYZ')).toBe('abc ABC');
    expect(await out('abc', { shift: -1 })).toBe('zab');
    expect(await out('abc', { shift: 1000 })).toBe(await out('abc', { shift: 1000 % 26 }));
    expect(await out('0189', { shift: -1000, digits: true })).toBe('0189');
    expect(await out('0189', { shift: 3, digits: true })).toBe('3412');
    expect(await out('0189')).toBe('0189');
  });
  it('leaves everything but letters: marks, lone surrogates, look-alikes', async () => {
    const text = 'é ß Ａ \u212a ı 😀 \ud800 \u0000';
    expect(await out(text)).toBe(text);
    expect(await out('')).toBe('');
  });
  it('refuses a shift out of range or with a fraction', async () => {
    await expectInvalid(tool, { text: '', shift: 1001 }, 'shift');
    await expectInvalid(tool, { text: '', shift: 1.5 }, 'shift');
  });
  it('decrypting undoes it', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: -1000, max: 1000 }), fc.boolean(), async (text, shift, digits) => {
        expect(await back(await out(text, { shift, digits }), { shift, digits })).toBe(text);
      }),
    ));
});
