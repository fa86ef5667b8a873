import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './atbash-cipher.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;

describe('atbash-cipher', () => {
  it('the whole alphabet, case kept', async () => {
    expect(await out('ABCDEFGHIJKLMNOPQRSTUVWXYZ az')).toBe('ZYXWVUTSRQPONMLKJIHGFEDCBA za');
    expect(await out('0123456789')).toBe('0123456789');
    expect(await out('0123456789', { digits: true })).toBe('9876543210');
    expect(await out('é 😀\ud800')).toBe('é 😀\ud800');
    expect(await out('')).toBe('');
  });
  it('undoes itself', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.boolean(), async (text, digits) => {
        expect(await out(await out(text, { digits }), { digits })).toBe(text);
      }),
    ));
  it('refuses a text that is not a text', () => expectInvalid(tool, { text: 5 }, 'text'));
});
