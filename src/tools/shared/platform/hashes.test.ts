import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOf, utf8Bytes } from './bytes.ts';
import * as browser from './hashes.browser.ts';
import type { HashName } from './hashes.ts';
import * as node from './hashes.ts';

/** Digests of "abc": FIPS 180-4, FIPS 202, RFC 1321, RFC 7693, and ripemd160's own paper. */
const OF_ABC: Record<HashName, string> = {
  md5: '900150983cd24fb0d6963f7d28e17f72',
  sha1: 'a9993e364706816aba3e25717850c26c9cd0d89d',
  sha224: '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7',
  sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  sha384: 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  sha512: 'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  'sha512-224': '4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa',
  'sha512-256': '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23',
  'sha3-224': 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf',
  'sha3-256': '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
  'sha3-384': 'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25',
  'sha3-512': 'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
  'blake2b-512': 'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  'blake2s-256': '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982',
  ripemd160: '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc',
};
const names = Object.keys(OF_ABC).filter((name): name is HashName => Object.hasOwn(OF_ABC, name));

describe.each([
  ['Node', node],
  ['browsers', browser],
])('hashes on %s', (_, platform) => {
  it.each(names)('%s of abc, in one piece and in two', (name) => {
    expect(hexOf(platform.createHash(name).update('abc').digest())).toBe(OF_ABC[name]);
    expect(hexOf(platform.createHash(name).update('a').update(utf8Bytes('bc')).digest())).toBe(OF_ABC[name]);
  });
  // RFC 4231 section 4.3
  it('HMAC', () =>
    expect(hexOf(platform.createHmac('sha256', 'Jefe').update('what do ya want for nothing?').digest())).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ));
  // RFC 6070
  it('PBKDF2', () =>
    expect(hexOf(platform.pbkdf2('sha1', 'passwordPASSWORDpassword', 'saltSALTsaltSALTsaltSALTsaltSALTsalt', 4096, 25))).toBe(
      '3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038',
    ));
  // RFC 7914 section 12
  it('scrypt', () =>
    expect(hexOf(platform.scrypt(utf8Bytes('password'), utf8Bytes('NaCl'), { N: 1024, r: 8, p: 16 }, 64))).toBe(
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
    ));
});

it('gives the same hash, HMAC and PBKDF2 on both for any bytes', () =>
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (name, data, key) => {
      for (const of of [
        ({ createHash }: typeof node) => createHash(name).update(data).digest(),
        ({ createHmac }: typeof node) => createHmac(name, key).update(data).digest(),
        ({ pbkdf2 }: typeof node) => pbkdf2(name, data, key, 3, 70),
      ])
        expect(hexOf(of(browser))).toBe(hexOf(of(node)));
    }),
  ));
