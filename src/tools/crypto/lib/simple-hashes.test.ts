import { expect, it } from 'vitest';
import { hexOf } from '../../shared/platform/bytes.ts';
import { djb2, fnv, javaHashCode, oneAtATime, sdbm, sipHash } from './simple-hashes.ts';

const bytes = (text: string): Buffer => Buffer.from(text);

// RFC 9923 (draft-eastlake-fnv), appendix C: of the empty text, "a" and "foobar".
it.each([
  ['', 32, true, '811c9dc5'],
  ['a', 32, true, 'e40c292c'],
  ['foobar', 32, true, 'bf9cf968'],
  ['a', 32, false, '50c5d7e'],
  ['foobar', 32, false, '31f0b262'],
  ['', 64, true, 'cbf29ce484222325'],
  ['a', 64, true, 'af63dc4c8601ec8c'],
  ['foobar', 64, true, '85944171f73967e8'],
  ['foobar', 64, false, '340d8765a4dda9c2'],
  ['a', 128, true, 'd228cb696f1a8caf78912b704e4a8964'],
] as const)('gives %j the FNV hash of %s bits', (text, bits, xorFirst, expected) => {
  expect(fnv(bytes(text), bits, xorFirst).toString(16)).toBe(expected);
});

// Aumasson and Bernstein, SipHash, appendix A, and vectors.h of their implementation: key and text 00 01 02 …
it('has the vectors of SipHash-2-4', () => {
  const counting = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => index);
  const hash = (length: number, long = false): string => hexOf(sipHash(counting(length), counting(16), long));
  expect(hash(15)).toBe('e545be4961ca29a1');
  expect([0, 1, 7, 8].map((length) => hash(length))).toEqual(['310e0edd47db6f72', 'fd67dc93c539f874', '37d1018bf50002ab', '6224939a79f5f593']);
  expect(hash(0, true)).toBe('a3817f04ba25a8e66df67214c7550293');
});

// By Java 17: "".hashCode(), "Aa".hashCode(), "BB".hashCode(), "polygenelubricants".hashCode(), "\ud83d\udca9".hashCode() as unsigned numbers.
it.each([
  ['', 0],
  ['Aa', 2112],
  ['BB', 2112],
  ['polygenelubricants', 2 ** 31],
  ['💩', 1772556],
])('gives %j the hash code that Java does', (text, expected) => {
  expect(javaHashCode(text)).toBe(expected);
});

/** A hash by its recurrence over whole numbers, without the tricks of 32-bit arithmetic. */
const byRecurrence = (text: string, start: bigint, step: (hash: bigint, byte: bigint) => bigint): number =>
  Number([...bytes(text)].reduce((hash, byte) => step(hash, BigInt(byte)) & 0xffff_ffffn, start));

it('follows the recurrences of djb2 and sdbm, modulo 2^32', () => {
  for (const text of ['', 'a', 'hello', 'é💩'.repeat(30)]) {
    expect(djb2(bytes(text), false)).toBe(byRecurrence(text, 5381n, (hash, byte) => hash * 33n + byte));
    expect(djb2(bytes(text), true)).toBe(byRecurrence(text, 5381n, (hash, byte) => (hash * 33n) ^ byte));
    expect(sdbm(bytes(text))).toBe(byRecurrence(text, 0n, (hash, byte) => byte + (hash << 6n) + (hash << 16n) - hash));
  }
});

// https://en.wikipedia.org/wiki/Jenkins_hash_function
it('has the vectors of the one-at-a-time hash', () => {
  expect(oneAtATime(bytes('a'))).toBe(0xca2e9442);
  expect(oneAtATime(bytes('The quick brown fox jumps over the lazy dog'))).toBe(0x519e91f5);
});
