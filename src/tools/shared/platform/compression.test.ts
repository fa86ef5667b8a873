import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { hexOf } from './bytes.ts';
import * as browser from './compression.browser.ts';
import * as node from './compression.ts';
import { deflate as deflateInBrowser } from './deflate.browser.ts';
import { deflate as deflateOnNode } from './deflate.ts';

const PACK = { gzip: gzipSync, zlib: deflateSync, deflate: deflateRawSync };

/** Bytes as pictures and texts have them: runs, repetition and noise. */
const data = fc
  .array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 200 })), { maxLength: 30 })
  .map((pieces) => Buffer.concat(pieces.map(([piece, times]) => Buffer.alloc(piece.length * times, piece))));

it('compresses to the same bytes on both', () =>
  fc.assert(
    fc.property(data, fc.constantFrom('gzip', 'zlib', 'deflate'), (bytes, format) => {
      expect(hexOf(browser.compress(bytes, format))).toBe(hexOf(node.compress(bytes, format)));
      expect(hexOf(deflateInBrowser(bytes))).toBe(hexOf(deflateOnNode(bytes)));
    }),
  ));

it.each(['brotli', 'zstd'] as const)('compresses by %s to the same bytes on both', (format) =>
  fc.assert(
    fc.asyncProperty(data, async (bytes) => {
      expect(hexOf(await browser.compressBy(bytes, format))).toBe(hexOf(await node.compressBy(bytes, format)));
    }),
    { numRuns: 40, examples: [[Buffer.alloc(0)], [Buffer.from('a')]] },
  ),
);

const OTHERS = { ...PACK, brotli: (bytes: Uint8Array) => brotliCompressSync(bytes), zstd: (bytes: Uint8Array) => zstdCompressSync(bytes) };

/** What unpacking comes to: the bytes, or the words of the refusal. */
const outcome = (unpacked: Promise<Uint8Array>): Promise<string> =>
  unpacked.then(hexOf, (error: unknown) => (error instanceof Unprocessable ? error.message : expect.fail(String(error))));

describe.each(['gzip', 'zlib', 'deflate', 'brotli', 'zstd'] as const)('unpacking %s', (format) => {
  it('gives the same bytes on both, and the same words for what is cut off, damaged, followed by others or too long', () =>
    fc.assert(
      fc.asyncProperty(data, fc.nat({ max: 5 }), fc.uint8Array({ maxLength: 3 }), fc.option(fc.nat()), async (bytes, cut, more, at) => {
        const whole = OTHERS[format](bytes);
        expect(await outcome(browser.unpackBy(whole, format, bytes.length))).toBe(hexOf(bytes));
        if (bytes.length > 0) expect(await outcome(browser.unpackBy(whole, format, bytes.length - 1))).toMatch(`more than ${bytes.length - 1} bytes`);
        const other = Buffer.concat([whole.subarray(0, whole.length - cut), more]);
        if (at !== null && other.length > 0) other.writeUInt8((other[at % other.length] ?? 0) ^ 0x10, at % other.length);
        expect(await outcome(browser.unpackBy(other, format, 1_000_000))).toBe(await outcome(node.unpackBy(other, format, 1_000_000)));
      }),
      { numRuns: 150, endOnFailure: true },
    ));
});

describe.each([
  ['Node', node],
  ['browsers', browser],
])('unpacking on %s', (_, { unpack }) => {
  it('gives back any bytes', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.constantFrom('gzip', 'zlib', 'deflate'), (bytes, format) => {
        expect(hexOf(unpack(PACK[format](bytes), format, 2000))).toBe(hexOf(bytes));
      }),
    ));
  it('takes several gzip members in a row', () => expect(hexOf(unpack(Buffer.concat([gzipSync('a'), gzipSync('b')]), 'gzip', 10))).toBe('6162'));
  it('refuses what is cut short, damaged or too long', () => {
    const packed = gzipSync('hello world, hello world');
    const damaged = Uint8Array.from(packed, (byte, index) => (index === packed.length - 6 ? byte ^ 1 : byte));
    for (const bytes of [packed.subarray(0, -2), packed.subarray(0, 4), damaged, new Uint8Array()])
      expect(() => unpack(bytes, 'gzip', 100)).toThrow(Unprocessable);
    expect(() => unpack(packed, 'gzip', 23)).toThrow(/23/);
  });
});
