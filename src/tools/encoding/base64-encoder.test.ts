import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './base64-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;

describe('base64-encoder', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('RFC 4648 section 10: %j is %j', async (plain, encoded) => {
    expect(await encode(plain)).toBe(encoded);
    expect(await decode(encoded)).toBe(plain);
    expect(await encode(plain, { padding: false })).toBe(encoded.replace(/=/g, ''));
    expect(await encode(plain, { padding: false, variant: 'urlsafe' })).toBe(encoded.replace(/=/g, ''));
    expect(await encode(plain, { variant: 'urlsafe' })).toBe(encoded);
  });

  it('writes the chosen alphabet and reads both', async () => {
    // python: base64.b64encode(bytes.fromhex('fbefbeff')), urlsafe_b64encode
    expect(await encode('fbefbeff', { inputEncoding: 'hex' })).toBe('++++/w==');
    expect(await encode('fbefbeff', { inputEncoding: 'hex', variant: 'urlsafe' })).toBe('----_w==');
    expect(await decode('+-+-_w', { outputEncoding: 'hex' })).toBe('fbefbeff');
    expect(await encode('--__', { inputEncoding: 'base64' })).toBe('++//');
  });

  it('breaks lines without an LF at the end, and ignores them again', async () => {
    expect(await encode('foobar', { lineLength: 4 })).toBe('Zm9v\nYmFy');
    expect(await encode('foob', { lineLength: 3 })).toBe('Zm9\nvYg\n==');
    expect(await encode('', { lineLength: 1 })).toBe('');
    expect(await decode(' Zm9\r\nvYg\t=\f= ')).toBe('foob');
  });

  it('counts bytes, not characters', async () => expect(await run(tool, { text: '😀é' })).toEqual({ output: '8J+YgMOp', bytes: 6 }));

  it('takes a lone surrogate as U+FFFD', async () => expect(await encode('\ud83d')).toBe('77+9'));

  it('refuses what is not base64', async () => {
    await expectUnprocessable(tool, { text: 'Zm9vY', mode: 'decode' }, /position 5/);
    await expectUnprocessable(tool, { text: 'Zg=a', mode: 'decode' }, /position 3/);
    await expectUnprocessable(tool, { text: 'Zm9*', mode: 'decode' }, /"\*" at position 4/);
    await expectUnprocessable(tool, { text: '/w==', mode: 'decode' }, /UTF-8.*hex or base64/);
  });

  it('refuses wrong shapes', async () => {
    await expectInvalid(tool, {}, 'text');
    await expectInvalid(tool, { text: 'a', lineLength: 1001 }, 'lineLength');
    await expectInvalid(tool, { text: 'a', outputEncoding: 'latin1' }, 'outputEncoding');
  });

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.boolean(), fc.constantFrom('standard', 'urlsafe'), fc.nat(20), async (data, padding, variant, lineLength) => {
        const text = Buffer.from(data).toString('hex');
        const encoded = await encode(text, { inputEncoding: 'hex', padding, variant, lineLength });
        expect(await decode(encoded, { outputEncoding: 'hex' })).toBe(text);
      }),
    ));
});
