import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { murmur2, murmur3, murmur3X64, murmur3X86, murmur64a } from './lib/murmur.ts';
import tool from './non-cryptographic-hash-generator.ts';

const SIP_KEY = '000102030405060708090a0b0c0d0e0f';
const hash = async (algorithm: string, text: string, more: object = {}) => (await run(tool, { text, algorithm, ...more })).hash;

holdTo(tool, {
  answers: [
    // xxHash: the sanity values of its repository, and xxhsum
    [
      { text: '', algorithm: 'xxh32' },
      { hash: '02cc5d05', bits: 32 },
    ],
    [
      { text: '', algorithm: 'xxh64' },
      { hash: 'ef46db3751d8e999', bits: 64 },
    ],
    [{ text: '', algorithm: 'xxh3-64' }, { hash: '2d06800538d394c2' }],
    [
      { text: '', algorithm: 'xxh3-128' },
      { hash: '99aa06d3014798d86001c324468d497f', bits: 128 },
    ],
    [
      { text: 'abc', algorithm: 'xxh32' },
      { hash: '32d153ff', decimal: '852579327' },
    ],
    // FNV: RFC 9923 and Landon Curt Noll's test vectors
    [
      { text: '', algorithm: 'fnv1-32' },
      { hash: '811c9dc5', signed: '-2128831035' },
    ],
    [{ text: 'a', algorithm: 'fnv1-32' }, { hash: '050c5d7e' }],
    [{ text: 'a', algorithm: 'fnv1a-32' }, { hash: 'e40c292c' }],
    [{ text: 'foobar', algorithm: 'fnv1a-32' }, { hash: 'bf9cf968' }],
    [{ text: 'a', algorithm: 'fnv1-64' }, { hash: 'af63bd4c8601b7be' }],
    [
      { text: 'foobar', algorithm: 'fnv1a-64' },
      { hash: '85944171f73967e8', signed: '-8821353812377114648' },
    ],
    [{ text: '', algorithm: 'fnv1a-128' }, { hash: '6c62272e07bb014262b821756295c58d' }],
    [{ text: 'a', algorithm: 'fnv1a-128' }, { hash: 'd228cb696f1a8caf78912b704e4a8964' }],
    // SipHash: vectors.h of its authors, as numbers and in output order
    [{ text: '', algorithm: 'siphash-2-4', key: SIP_KEY }, { hash: '726fdb47dd0e0e31' }],
    [{ text: '00', inputEncoding: 'hex', algorithm: 'siphash-2-4', key: SIP_KEY }, { hash: '74f839c593dc67fd' }],
    [{ text: '000102030405060708090a0b0c0d0e', inputEncoding: 'hex', algorithm: 'siphash-2-4', key: SIP_KEY }, { hash: 'a129ca6149be45e5' }],
    [
      { text: '', algorithm: 'siphash-2-4-128', key: SIP_KEY },
      { hash: 'a3817f04ba25a8e66df67214c7550293', bits: 128 },
    ],
    [{ text: '00', inputEncoding: 'hex', algorithm: 'siphash-2-4-128', key: SIP_KEY }, { hash: 'da87c1d86b99af44347659119b22fc45' }],
    // The hashes of function names in Metasploit's block API and in the shellcode of many malware reports
    [
      { text: 'LoadLibraryA', algorithm: 'ror13' },
      { hash: 'ec0e4e8e', bits: 32 },
    ],
    [{ text: 'GetProcAddress', algorithm: 'ror13' }, { hash: '7c0dfcaa' }],
    [{ text: 'WinExec', algorithm: 'ror13' }, { hash: '0e8afe98' }],
    [{ text: 'CreateProcessA', algorithm: 'ror13' }, { hash: '16b3fe72' }],
    [{ text: '', algorithm: 'ror13' }, { hash: '00000000' }],
    // Python: a loop of the definition
    [
      { text: 'hello', algorithm: 'djb2' },
      { hash: '0f923099', decimal: '261238937' },
    ],
    [
      { text: 'hello', algorithm: 'djb2a' },
      { hash: '0a9cede7', decimal: '178056679' },
    ],
    [
      { text: 'hello', algorithm: 'sdbm' },
      { hash: '28d19932', decimal: '684824882' },
    ],
    // Bob Jenkins' article
    [{ text: 'a', algorithm: 'jenkins-one-at-a-time' }, { hash: 'ca2e9442' }],
    [{ text: 'The quick brown fox jumps over the lazy dog', algorithm: 'jenkins-one-at-a-time' }, { hash: '519e91f5' }],
    // Java's documentation: "polygenelubricants" is the smallest int
    [
      { text: 'polygenelubricants', algorithm: 'java-hashcode' },
      { hash: '80000000', signed: '-2147483648' },
    ],
    [{ text: '\u{1F511}', algorithm: 'java-hashcode' }, { decimal: String((0xd83d * 31 + 0xdd11) >>> 0) }],
    // The same seed in decimal and hex
    [{ text: 'test', algorithm: 'murmur3-32', seed: '0x9747b28c' }, { hash: '704b81dc' }],
    [{ text: 'test', algorithm: 'murmur3-32', seed: '2538058380' }, { hash: '704b81dc' }],
  ],
  invalid: [
    [{ text: '', algorithm: 'djb2', seed: '1' }, 'seed'],
    [{ text: '', key: SIP_KEY }, 'key'],
    [{ text: '', algorithm: 'siphash-2-4' }, 'key'],
    [{ text: '00', inputEncoding: 'hex', algorithm: 'java-hashcode' }, 'inputEncoding'],
  ],
  unprocessable: [
    [{ text: '', seed: 'abc' }, /not a number/],
    [{ text: '', seed: '-1' }, /not a number/],
    [{ text: '', algorithm: 'xxh32', seed: '4294967296' }, /32 bits/],
    [{ text: '', seed: '18446744073709551616' }, /64 bits/],
    [{ text: '', algorithm: 'siphash-2-4', key: '00' }, /16/],
    [{ text: '', algorithm: 'siphash-2-4', key: 'zz' }, /hex/],
  ],
});

/** SMHasher's verification value: the first four bytes of the hash of the hashes of 0 to 255 bytes, each with its own seed. */
function verification(bytes: number, of: (data: Uint8Array, seed: number) => Buffer): string {
  const keys = Uint8Array.from({ length: 256 }, (_, index) => index);
  const all = Buffer.concat(Array.from({ length: 256 }, (_, length) => of(keys.subarray(0, length), 256 - length)));
  expect(all).toHaveLength(256 * bytes);
  return of(all, 0).readUInt32LE(0).toString(16).padStart(8, '0');
}

/** Words of a number, most significant first, each little-endian, as the reference code leaves them in memory. */
function inMemory(value: bigint, words: number, size: 4 | 8): Buffer {
  const buffer = Buffer.alloc(words * size);
  for (let word = 0; word < words; word++) {
    const part = BigInt.asUintN(size * 8, value >> BigInt(size * 8 * (words - 1 - word)));
    if (size === 8) buffer.writeBigUInt64LE(part, word * size);
    else buffer.writeUInt32LE(Number(part), word * size);
  }
  return buffer;
}

describe('MurmurHash has the verification values of SMHasher', () => {
  it.each([
    ['MurmurHash2', '27864c1e', 4, (data: Uint8Array, seed: number) => inMemory(BigInt(murmur2(data, seed)), 1, 4)],
    ['MurmurHash64A', '1f0d3804', 8, (data: Uint8Array, seed: number) => inMemory(murmur64a(data, BigInt(seed)), 1, 8)],
    ['MurmurHash3_x86_32', 'b0f57ee3', 4, (data: Uint8Array, seed: number) => inMemory(BigInt(murmur3(data, seed)), 1, 4)],
    ['MurmurHash3_x86_128', 'b3ece62a', 16, (data: Uint8Array, seed: number) => inMemory(murmur3X86(data, seed), 4, 4)],
    ['MurmurHash3_x64_128', '6384ba69', 16, (data: Uint8Array, seed: number) => inMemory(murmur3X64(data, BigInt(seed)), 2, 8)],
  ])('%s', (_, expected, bytes, of) => expect(verification(bytes, of)).toBe(expected));

  it('through the tool', async () => {
    expect(await hash('murmur2-32', '')).toBe('00000000');
    expect(await hash('murmur3-x64-128', '')).toBe('0'.repeat(32));
    expect(await hash('murmur2-64a', '', { seed: '0' })).toBe('0'.repeat(16));
    expect(await hash('murmur3-x86-128', '')).toBe('0'.repeat(32));
  });
});
