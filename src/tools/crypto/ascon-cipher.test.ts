import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './ascon-cipher.ts';

const KEY = '000102030405060708090a0b0c0d0e0f';
const IV = '101112131415161718191a1b1c1d1e1f';
const HEX = { plainEncoding: 'hex', cipherEncoding: 'hex', additionalDataEncoding: 'hex' };

describe('ascon-cipher', () => {
  // LWC_AEAD_KAT_128_128.txt of the reference implementation (ascon-c), as gchq/CyberChef has them too.
  it.each([
    ['', '', '4f9c278211bec9316bf68f46ee8b2ec6'],
    ['', '30', 'cccb674fe18a09a285d6ab11b35675c0'],
    ['20', '', 'e8dd576aba1cd3e6fc704de02aedb79588'],
    ['20212223242526272829', '30313233343536373839', '12042996da42b4536e5a0e64692cf6041ff8c367e1423253c84c'],
    ['202122232425262728292a2b2c2d2e2f', '303132333435363738393a3b3c3d3e3f', '6373ebb28be97c9bac090cf399c13ef13abfc0d209e8f4844c90814d13f32c59'],
  ])('seals %j with %j and opens it again', async (text, additionalData, sealed) => {
    const choice = { key: KEY, iv: IV, additionalData, ...HEX };
    expect(await run(tool, { text, ...choice })).toEqual({ output: sealed, iv: IV });
    expect((await run(tool, { text: sealed, mode: 'decrypt', ...choice })).output).toBe(text);
  });

  it('gives nothing out where a bit was changed', async () => {
    const choice = { key: KEY, iv: IV, mode: 'decrypt', ...HEX };
    const sealed = '12042996da42b4536e5a0e64692cf6041ff8c367e1423253c84c';
    for (const text of [`02${sealed.slice(2)}`, `${sealed.slice(0, -2)}4d`])
      await expectUnprocessable(tool, { text, additionalData: '30313233343536373839', ...choice }, /tag does not fit/);
    await expectUnprocessable(tool, { text: sealed, additionalData: '30', ...choice }, /tag does not fit/);
    await expectUnprocessable(tool, { text: '00', ...choice }, /fewer than the tag of 16/);
  });

  it('draws a nonce to encrypt and needs one to decrypt', async () => {
    const { iv } = await run(tool, { text: 'a', key: KEY });
    expect(iv).toMatch(/^[\da-f]{32}$/);
    await expectInvalid(tool, { text: '00'.repeat(17), mode: 'decrypt', key: KEY }, 'iv');
    await expectUnprocessable(tool, { text: 'a', key: '00' }, /1 byte.*needs 16/);
  });

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 50 }), fc.uint8Array({ maxLength: 50 }), async (data, more) => {
        const [text, additionalData] = [data, more].map((bytes) => Buffer.from(bytes).toString('hex'));
        const { output } = await run(tool, { text, key: KEY, iv: IV, additionalData, ...HEX });
        expect((await run(tool, { text: output, mode: 'decrypt', key: KEY, iv: IV, additionalData, ...HEX })).output).toBe(text);
      }),
    ));
});
