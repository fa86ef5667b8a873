import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
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
