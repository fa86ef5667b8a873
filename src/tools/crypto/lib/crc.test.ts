import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { run } from '../../testing.ts';
import checksums from '../checksum-calculator.ts';
import { crcOf } from './crc.ts';

const CRC_32 = { width: 32, polynomial: 0x04c11db7n, initial: 0xffffffffn, reflectInput: true, reflectOutput: true, finalXor: 0xffffffffn };

it('is the one of zlib, in long texts too', () => {
  const long = fc
    .tuple(fc.integer({ min: 4_000, max: 9_000 }), fc.nat(255))
    .map(([length, step]) => Uint8Array.from({ length }, (_, index) => index * step + (index >> 3)));
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), long), (bytes) => {
      expect(crcOf(CRC_32, bytes)).toBe(BigInt(crc32(bytes)));
    }),
  );
});

// Python: zlib, and sums of large integers by the definition.
it('gives the checksums of long texts that Python gives', async () => {
  const text = Buffer.from(Array.from({ length: 100_003 }, (_, index) => (index * index + Math.floor(index / 7)) % 256)).toString('hex');
  expect(await run(checksums, { text, inputEncoding: 'hex' })).toMatchObject({
    adler32: '33577a3f',
    fletcher16: 'd312',
    fletcher32: '8f4aca47',
    fletcher64: '5497239a60fa694d',
  });
  expect((await run(checksums, { text: 'ff'.repeat(100_003), inputEncoding: 'hex' })).adler32).toBe('ab183329');
});
