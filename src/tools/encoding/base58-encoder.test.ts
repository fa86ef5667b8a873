import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './base58-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;

describe('base58-encoder', () => {
  it.each([
    ['Hello World!', '2NEpo7TZRRrLZSi2U'],
    ['The quick brown fox jumps over the lazy dog.', 'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z'],
    ['', ''],
  ])('draft-msporny-base58 section 5: %j', async (plain, encoded) => {
    expect(await encode(plain)).toBe(encoded);
    expect(await decode(encoded)).toBe(plain);
  });

  it('keeps leading zero bytes (same draft)', async () => {
    expect(await encode('0000287fb4cd', { inputEncoding: 'hex' })).toBe('11233QC4');
    expect(await run(tool, { text: ' \t11233QC4\n', mode: 'decode', outputEncoding: 'hex' })).toEqual({ output: '0000287fb4cd', bytes: 6 });
    expect(await decode('111', { outputEncoding: 'hex' })).toBe('000000');
  });

  it('the other alphabets (python integer arithmetic)', async () => {
    expect(await encode('0000ff', { inputEncoding: 'hex', alphabet: 'ripple' })).toBe('rrnQ');
    expect(await encode('Flickr!', { alphabet: 'flickr' })).toBe('3EMC6YphRg');
    expect(await decode('3EMC6YphRg', { alphabet: 'flickr' })).toBe('Flickr!');
  });

  it('Base58Check: the address of the first Bitcoin block', async () => {
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const key = '0062e907b15cbf27d5425399ebf6f0fb50ebb88f18';
    expect(await encode(key, { inputEncoding: 'hex', check: true })).toBe(address);
    expect(await run(tool, { text: address, mode: 'decode', check: true, outputEncoding: 'hex' })).toEqual({ output: key, bytes: 21 });
    expect(await decode(await encode('', { check: true }), { check: true })).toBe('');
  });

  it('refuses a wrong check, too few bytes and foreign characters', async () => {
    await expectUnprocessable(tool, { text: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', mode: 'decode', check: true }, /check bytes/);
    await expectUnprocessable(tool, { text: '111', mode: 'decode', check: true }, /four check bytes/);
    await expectUnprocessable(tool, { text: ' 1A0', mode: 'decode' }, /"0" at position 4/);
    await expectUnprocessable(tool, { text: '1 1', mode: 'decode' }, /" " at position 2/);
    await expectInvalid(tool, { text: 'a'.repeat(10_001) }, 'text');
  });

  it('ten thousand characters in a moment (python integer arithmetic)', async () => {
    const encoded = await encode('é'.repeat(5000));
    expect(encoded.length).toBe(13657);
    expect(createHash('sha256').update(encoded).digest('hex')).toBe('e91744d01922ab64279f2fd06ac6e1af59f30fbf4ad235a7eea050c5ae362246');
    const text = 'z'.repeat(10_000);
    expect(await encode(await decode(text, { outputEncoding: 'hex' }).then((hex) => hex.slice(0, 10_000)), { inputEncoding: 'hex' })).toBeDefined();
  });

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.nat(3), fc.constantFrom('bitcoin', 'ripple', 'flickr'), fc.boolean(), async (data, zeros, alphabet, check) => {
        const text = '00'.repeat(zeros) + Buffer.from(data).toString('hex');
        expect(await decode(await encode(text, { inputEncoding: 'hex', alphabet, check }), { outputEncoding: 'hex', alphabet, check })).toBe(text);
      }),
    ));
});
