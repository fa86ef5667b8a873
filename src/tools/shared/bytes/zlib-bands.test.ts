import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { deflateRawPart } from '../platform/deflate.browser.ts';
import { deflateRawPart as onNode } from '../platform/deflate.ts';
import { deflateBands } from './zlib-bands.ts';

/** What Python's zlib, which checks the sum at the end, unpacks. */
const unpacked = (stream: Uint8Array): Buffer =>
  execFileSync(
    'python3',
    ['-c', 'import sys,zlib;d=zlib.decompressobj();o=d.decompress(sys.stdin.buffer.read());assert d.eof and not d.unused_data;sys.stdout.buffer.write(o)'],
    {
      input: stream,
      maxBuffer: 100_000_000,
    },
  );

it.each([[[0]], [[5]], [[100_000, 1]], [[70_000, 0, 300_000, 5]], [[3_800, 3_801, 65_535, 65_536]]])('makes one stream of bands of %j bytes', (lengths) => {
  for (const make of [(length: number) => randomBytes(length), (length: number) => Buffer.alloc(length, 255)]) {
    const bands = lengths.map(make);
    expect(unpacked(deflateBands(bands.map((band) => () => band))).equals(Buffer.concat(bands))).toBe(true);
  }
});

it('gives the same in browsers', () => {
  for (const bytes of [randomBytes(100_000), Buffer.from('abc'.repeat(50_000)), Buffer.alloc(0)])
    expect(Buffer.from(deflateRawPart(bytes))).toEqual(Buffer.from(onNode(bytes)));
});
