import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfHex, hexOf } from './bytes.ts';
import * as browser from './ciphers.browser.ts';
import type { CipherName } from './ciphers.ts';
import * as node from './ciphers.ts';

/** NIST SP 800-38A, appendix F: two blocks under AES-128. */
const KEY = bytesOfHex('2b7e151628aed2a6abf7158809cf4f3c');
const PLAIN = bytesOfHex('6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51');
const IV = bytesOfHex('000102030405060708090a0b0c0d0e0f');
const OF_NIST: readonly (readonly [name: CipherName, iv: Uint8Array | null, cipher: string])[] = [
  ['aes-128-ecb', null, '3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf'],
  ['aes-128-cbc', IV, '7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2'],
  ['aes-128-cfb', IV, '3b3fd92eb72dad20333449f8e83cfb4ac8a64537a0b3a93fcde3cdad9f1ce58b'],
  ['aes-128-ofb', IV, '3b3fd92eb72dad20333449f8e83cfb4a7789508d16918f03f53c52dac54ed825'],
  ['aes-128-ctr', bytesOfHex('f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff'), '874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff'],
];

describe.each([
  ['Node', node],
  ['browsers', browser],
])('ciphers on %s', (_, platform) => {
  it.each(OF_NIST)('%s', (name, iv, cipher) => {
    expect(hexOf(platform.runCipher(name, 'encrypt', KEY, iv, PLAIN))).toBe(cipher);
    expect(hexOf(platform.runCipher(name, 'decrypt', KEY, iv, bytesOfHex(cipher)))).toBe(hexOf(PLAIN));
  });
  // The GCM specification of McGrew and Viega, test case 4
  it('aes-128-gcm', () => {
    const key = bytesOfHex('feffe9928665731c6d6a8f9467308308');
    const plain = bytesOfHex('d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39');
    const additional = bytesOfHex('feedfacedeadbeeffeedfacedeadbeefabaddad2');
    const iv = bytesOfHex('cafebabefacedbaddecaf888');
    const { body, tag } = platform.sealGcm(key, iv, additional, plain);
    expect(hexOf(body)).toBe('42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091');
    expect(hexOf(tag)).toBe('5bc94fbc3221a5db94fae95ae7121a47');
    expect(hexOf(platform.openGcm(key, iv, additional, body, tag.subarray(0, 12)) ?? new Uint8Array())).toBe(hexOf(plain));
    expect(platform.openGcm(key, iv, new Uint8Array(), body, tag)).toBeUndefined();
  });
});

const names: CipherName[] = [
  ...([128, 192, 256] as const).flatMap((bits) => (['cbc', 'cfb', 'cfb8', 'ctr', 'ecb', 'ofb'] as const).map((mode): CipherName => `aes-${bits}-${mode}`)),
  'des-ede3',
  'des-ede3-cbc',
  'des-ede3-cfb',
  'des-ede3-ofb',
  'chacha20',
];
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('both', () => {
  it('give the same for any key, iv and data', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom('encrypt' as const, 'decrypt' as const),
        bytes(32),
        bytes(16),
        fc.uint8Array({ maxLength: 200 }),
        (name, mode, key, iv, data) => {
          const size = name.startsWith('des') ? 8 : 16;
          const ownKey = name === 'chacha20' ? key : key.subarray(0, name.startsWith('des') ? 24 : Number(name.slice(4, 7)) / 8);
          const ownIv = name.endsWith('ecb') || name === 'des-ede3' ? null : iv.subarray(0, size);
          const whole = /ecb|cbc|ede3$/.test(name) ? data.subarray(0, data.length - (data.length % size)) : data;
          expect(hexOf(browser.runCipher(name, mode, ownKey, ownIv, whole))).toBe(hexOf(node.runCipher(name, mode, ownKey, ownIv, whole)));
        },
      ),
      { numRuns: 500 },
    ));
  it('seal the same, and open what the other sealed', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(16, 24, 32).chain(bytes),
        fc.uint8Array({ minLength: 1, maxLength: 64 }),
        fc.uint8Array({ maxLength: 40 }),
        fc.uint8Array({ maxLength: 100 }),
        (key, iv, additional, plain) => {
          const sealed = node.sealGcm(key, iv, additional, plain);
          const other = browser.sealGcm(key, iv, additional, plain);
          expect([hexOf(other.body), hexOf(other.tag)]).toEqual([hexOf(sealed.body), hexOf(sealed.tag)]);
          expect(hexOf(browser.openGcm(key, iv, additional, sealed.body, sealed.tag) ?? Uint8Array.of(0))).toBe(hexOf(plain));
        },
      ),
    ));
  it('count on to the last block of chacha20', () => {
    const [key, iv, data] = [new Uint8Array(32), bytesOfHex('feffffff000000000000000000000000'), new Uint8Array(128)];
    expect(hexOf(browser.runCipher('chacha20', 'encrypt', key, iv, data))).toBe(hexOf(node.runCipher('chacha20', 'encrypt', key, iv, data)));
  });
});
