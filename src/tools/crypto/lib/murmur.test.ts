import { expect, it } from 'vitest';
import { murmur2, murmur3, murmur3X64, murmur3X86, murmur64a } from './murmur.ts';

/** The least significant byte first. */
function littleEndian(value: bigint, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let index = 0; index < size; index++) bytes[index] = Number((value >> BigInt(8 * index)) & 0xffn);
  return bytes;
}

/** The words of a hash, the first of them the most significant, each as it is in memory. */
const words = (value: bigint, count: number, size: number): Buffer =>
  Buffer.concat(Array.from({ length: count }, (_, index) => littleEndian(value >> BigInt(8 * size * (count - 1 - index)), size)));

/** The test of SMHasher: the hashes of 0 to 255 bytes 0, 1, 2 … with the seeds 256 to 1, hashed together; its first four bytes. */
function verification(hash: (bytes: Uint8Array, seed: number) => Buffer): string {
  const key = Uint8Array.from({ length: 256 }, (_, index) => index);
  const hashes = Array.from({ length: 256 }, (_, length) => hash(key.subarray(0, length), 256 - length));
  return hash(Buffer.concat(hashes), 0).readUInt32LE(0).toString(16).toUpperCase().padStart(8, '0');
}

// https://github.com/aappleby/smhasher, main.cpp: the verification values.
it.each([
  ['MurmurHash2', '27864C1E', (bytes: Uint8Array, seed: number) => littleEndian(BigInt(murmur2(bytes, seed)), 4)],
  ['MurmurHash64A', '1F0D3804', (bytes: Uint8Array, seed: number) => littleEndian(murmur64a(bytes, BigInt(seed)), 8)],
  ['MurmurHash3_x86_32', 'B0F57EE3', (bytes: Uint8Array, seed: number) => littleEndian(BigInt(murmur3(bytes, seed)), 4)],
  ['MurmurHash3_x86_128', 'B3ECE62A', (bytes: Uint8Array, seed: number) => words(murmur3X86(bytes, seed), 4, 4)],
  ['MurmurHash3_x64_128', '6384BA69', (bytes: Uint8Array, seed: number) => words(murmur3X64(bytes, BigInt(seed)), 2, 8)],
])('has the verification value of %s, %s', (_, expected, hash) => {
  expect(verification(hash)).toBe(expected);
});
