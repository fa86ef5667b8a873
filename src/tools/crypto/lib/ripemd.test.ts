import { expect, it } from 'vitest';
import { utf8Bytes } from '../../shared/platform/bytes.ts';
import { run } from '../../testing.ts';
import hashGenerator from '../hash-generator.ts';
import { ripemd } from './ripemd.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

// The vectors of A. Bosselaers, "The hash function RIPEMD-160".
it.each([
  [128, '', 'cdf26213a150dc3ecb610f18f6b38b46'],
  [128, 'a', '86be7afa339d0fc7cfc785e72f578d33'],
  [128, 'abc', 'c14a12199c66e4ba84636b0f69144c77'],
  [128, 'message digest', '9e327b3d6e523062afc1132d7df9d1b8'],
  [128, 'abcdefghijklmnopqrstuvwxyz', 'fd2aa607f71dc8f510714922b371834e'],
  [128, '1234567890'.repeat(8), '3f45ef194732c2dbb2c4a2c769795fa3'],
  [256, '', '02ba4c4e5f8ecd1877fc52d64d30e37a2d9774fb1e5d026380ae0168e3c5522d'],
  [256, 'a', 'f9333e45d857f5d90a91bab70a1eba0cfb1be4b0783c9acfcd883a9134692925'],
  [256, 'abc', 'afbd6e228b9d8cbbcef5ca2d03e6dba10ac0bc7dcbe4680e1e42d2e975459b65'],
  [256, 'message digest', '87e971759a1ce47a514d5c914c392c9018c7c46bc14465554afcdf54a5070c0e'],
  [256, '1234567890'.repeat(8), '06fdcc7a409548aaf91368c06a6275b553e3f099bf0ea4edfd6778df89a890dd'],
  [320, '', '22d65d5661536cdc75c1fdf5c6de7b41b9f27325ebc61e8557177d705a0ec880151c3a32a00899b8'],
  [320, 'a', 'ce78850638f92658a5a585097579926dda667a5716562cfcf6fbe77f63542f99b04705d6970dff5d'],
  [320, 'abc', 'de4c01b3054f8930a79d09ae738e92301e5a17085beffdc1b8d116713e74f82fa942d64cdbc4682d'],
  [320, 'message digest', '3a8e28502ed45d422f68844f9dd316e7b98533fa3f2a91d29f84d425c88d6b4eff727df66a7c0197'],
  [320, '1234567890'.repeat(8), '557888af5f6d8ed62ab66945c6d2a0a47ecd5341e915eb8fea1d0524955f825dc717e4a008ab2d42'],
] as const)('RIPEMD-%i of "%s"', async (bits, text, digest) => {
  expect(hex(ripemd(utf8Bytes(text), bits))).toBe(digest);
  expect(await run(hashGenerator, { text, algorithm: `ripemd${bits}` })).toMatchObject({ hash: digest, bits });
});
