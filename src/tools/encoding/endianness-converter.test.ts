import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './endianness-converter.ts';

const out = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;

describe('endianness-converter', () => {
  it('turns words of any length (python struct)', async () => {
    expect(await out('0102030405060708', { wordBytes: 2 })).toBe('0201040306050807');
    expect(await out('0102030405060708', { wordBytes: 8 })).toBe('0807060504030201');
    expect(await out('010203040506', { wordBytes: 3 })).toBe('030201060504');
    expect(await out('0102', { wordBytes: 1 })).toBe('0102');
    expect(await out('')).toBe('');
  });
  it('pads at the end of the last word before turning it', async () => {
    expect(await out('01', { pad: true })).toBe('00000001');
    expect(await out('', { pad: true })).toBe('');
  });
  it('refuses a broken word', async () => {
    await expectUnprocessable(tool, { text: '010203' }, /3 bytes/);
    await expectInvalid(tool, { text: '', wordBytes: 0 }, 'wordBytes');
  });
  it('undoes itself', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.integer({ min: 1, max: 9 }), async (data, wordBytes) => {
        const text = Buffer.from(data.subarray(0, data.length - (data.length % wordBytes))).toString('hex');
        expect(await out(await out(text, { wordBytes }), { wordBytes })).toBe(text);
      }),
    ));
});
