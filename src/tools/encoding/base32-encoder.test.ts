import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './base32-encoder.ts';

const encode = async (text: string, more: object = {}) => (await run(tool, { text, ...more })).output;
const decode = async (text: string, more: object = {}) => (await run(tool, { text, mode: 'decode', ...more })).output;

describe('base32-encoder', () => {
  it.each([
    ['', '', ''],
    ['f', 'MY======', 'CO======'],
    ['fo', 'MZXQ====', 'CPNG===='],
    ['foo', 'MZXW6===', 'CPNMU==='],
    ['foob', 'MZXW6YQ=', 'CPNMUOG='],
    ['fooba', 'MZXW6YTB', 'CPNMUOJ1'],
    ['foobar', 'MZXW6YTBOI======', 'CPNMUOJ1E8======'],
  ])('RFC 4648 section 10: %j', async (plain, base32, hex) => {
    expect(await encode(plain)).toBe(base32);
    expect(await encode(plain, { variant: 'base32hex' })).toBe(hex);
    expect(await decode(base32)).toBe(plain);
    expect(await decode(hex.toLowerCase().replace(/=/g, ''), { variant: 'base32hex' })).toBe(plain);
    expect(await encode(plain, { padding: false })).toBe(base32.replace(/=/g, ''));
  });

  it('Crockford: ignores hyphens and reads I, L and O as figures; never padded', async () => {
    expect(await encode('foobar', { variant: 'crockford' })).toBe('CSQPYRK1E8');
    expect(await decode('-csqp-yrkL-e8-', { variant: 'crockford' })).toBe('foobar');
    expect(await decode('oiIl', { variant: 'crockford', outputEncoding: 'hex' })).toBe('0042');
    await expectUnprocessable(tool, { text: 'CSQPYRKU', mode: 'decode', variant: 'crockford' }, /"U" at position 8/);
    await expectUnprocessable(tool, { text: 'CR======', mode: 'decode', variant: 'crockford' }, /"=" at position 3/);
  });

  it('z-base-32 (vectors of its specification)', async () => {
    for (const [bytes, encoded] of [
      ['f0bfc7', '6n9hq'],
      ['d47a04', '4t7ye'],
      ['00', 'yy'],
    ]) {
      expect(await encode(bytes as string, { inputEncoding: 'hex', variant: 'zbase32' })).toBe(encoded);
      expect(await decode((encoded as string).toUpperCase(), { outputEncoding: 'hex', variant: 'zbase32' })).toBe(bytes);
    }
  });

  it('every fifth byte (python base64.b32encode)', async () => {
    const bytes = '00050a0f14191e23282d32373c41464b50555a5f64696e73787d82878c91969ba0a5aaafb4b9bec3c8cdd2d7dce1e6ebf0f5faff';
    const encoded = 'AACQUDYUDEPCGKBNGI3TYQKGJNIFKWS7MRUW443YPWBIPDERS2N2BJNKV62LTPWDZDG5FV644HTOX4HV7L7Q====';
    expect(await encode(bytes, { inputEncoding: 'hex' })).toBe(encoded);
    expect(await run(tool, { text: encoded, mode: 'decode', outputEncoding: 'hex' })).toEqual({ output: bytes, bytes: 52 });
  });

  it('ignores white space and unused bits', async () => {
    expect(await decode(' m z\txw\r\n6 = = =\f')).toBe('foo');
    expect(await decode('MZ')).toBe('f');
  });

  it.each([
    ['M', /1 digits/],
    ['MZX', /"X" at position 3.*3 digits/],
    ['MZXW6YT BA', /1 digits/],
    ['MZXW6Y', /6 digits/],
    ['MY=', /position 3/],
    ['========', /position 1/],
    ['MY==MY==', /"M" at position 5/],
    ['MZ1W', /"1" at position 3/],
    ['MZ\u212aW', /position 3/],
  ])('refuses %j, saying where', (text, message) => expectUnprocessable(tool, { text, mode: 'decode' }, message));

  it('refuses bytes that are not UTF-8 and wrong shapes', async () => {
    await expectUnprocessable(tool, { text: '74', mode: 'decode' }, /hex or base64/);
    await expectInvalid(tool, { text: 'a', variant: 'base36' }, 'variant');
  });

  it.each([
    ['rfc4648', 'da0bee39e0faa86e63baf71ed0d0b0cf5c0927bd053e76121a47bb8149c9a878'],
    ['base32hex', '9ac35c689693d52daa7937df15e1cf826053c0bed07b18d847b0a0973258fd3b'],
  ])('long input in %s has the SHA-256 of what python base64 writes', async (variant, expected) => {
    const text = Buffer.from(Array.from({ length: 5003 }, (_, index) => (index * index) % 251)).toString('hex');
    expect(
      createHash('sha256')
        .update(await encode(text, { variant, inputEncoding: 'hex' }))
        .digest('hex'),
    ).toBe(expected);
  });

  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.constantFrom('rfc4648', 'base32hex', 'crockford', 'zbase32'), fc.boolean(), async (data, variant, padding) => {
        const text = Buffer.from(data).toString('hex');
        expect(await decode(await encode(text, { inputEncoding: 'hex', variant, padding }), { outputEncoding: 'hex', variant })).toBe(text);
      }),
    ));
});
