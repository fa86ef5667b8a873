import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './gzip-compressor.ts';

const unpack = (text: string, format: string, more: object = {}) => run(tool, { text, mode: 'decode', format, compressedEncoding: 'hex', ...more });
const pack = async (text: string, format: string) => (await run(tool, { text, format, compressedEncoding: 'hex' })).output;

describe('gzip-compressor', () => {
  // python gzip and zlib, zstd -19, and RFC 7932 by brotli itself
  it.each([
    ['gzip', '1f8b0800000000000203cb48cdc9c95728cf2fca49010085114a0d0b000000'],
    ['zlib', '78dacb48cdc9c95728cf2fca4901001a0b045d'],
    ['deflate', 'cb48cdc9c95728cf2fca490100'],
    ['zstd', '28b52ffd046859000068656c6c6f20776f726c6468691eb2'],
  ])('%s of hello world', async (format, bytes) => {
    expect(await unpack(bytes, format)).toEqual({ output: 'hello world', originalBytes: 11, compressedBytes: bytes.length / 2, ratio: bytes.length / 22 });
  });
  it('gzip without time and name, at level 9 (python)', async () => {
    expect(await pack('', 'zlib')).toBe('78da030000000001');
    expect((await pack('', 'gzip')).slice(0, 18)).toBe('1f8b08000000000002');
    expect(await run(tool, { text: '' })).not.toHaveProperty('ratio');
  });
  // With a budget of 5 s, 3 MB of two random characters took 7.5 s of CPU time at quality 11, 2.9 s at 10, and half as much again on a slower machine.
  it('brotli at quality 11 up to 500,000 bytes, at 10 up to 1,000,000, at 9 beyond', async () => {
    const random = Array.from({ length: 10_000 }, (_, index) => (Math.sin(index * index) > 0 ? '漢' : '字')).join('');
    for (const [bytes, quality] of [
      [500_000, 11],
      [500_001, 10],
      [1_000_000, 10],
      [1_000_001, 9],
    ] as const) {
      const text = random.padEnd(bytes - 2 * random.length, 'x');
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes };
      expect(await run(tool, { text, format: 'brotli' })).toMatchObject({ originalBytes: bytes, compressedBytes: brotliCompressSync(text, { params }).length });
      const other = { [constants.BROTLI_PARAM_QUALITY]: quality === 10 ? 11 : 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes };
      expect(brotliCompressSync(text, { params: other }).length).not.toBe(brotliCompressSync(text, { params }).length);
    }
  });
  // Level 19 took 2.5 s of CPU time for 3 MB, level 15 0.9 s.
  it('zstd at level 19 up to 1,000,000 bytes, at 15 beyond', async () => {
    const random = Array.from({ length: 10_000 }, (_, index) => (Math.sin(index * index) > 0 ? '漢' : '字')).join('');
    for (const [bytes, level, other] of [
      [1_000_000, 19, 15],
      [1_000_001, 15, 19],
    ] as const) {
      const text = random.padEnd(bytes - 2 * random.length, 'x');
      const at = (number: number) => zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: number } }).length;
      expect(await run(tool, { text, format: 'zstd' })).toMatchObject({ originalBytes: bytes, compressedBytes: at(level) });
      expect(at(other)).not.toBe(at(level));
    }
  });
  it('several gzip members in a row', async () =>
    expect(
      (await unpack('1f8b0800000000000203cb48cdc9c95728cf2fca49010085114a0d0b0000001f8b0800000000000203cb48cdc9c95728cf2fca49010085114a0d0b000000', 'gzip'))
        .output,
    ).toBe('hello worldhello world'));
  it.each(['gzip', 'zlib', 'deflate', 'brotli', 'zstd'])('%s: refuses truncated data, bytes after the end, and no bytes', async (format) => {
    const whole = await pack('hello world, hello world', format);
    for (const text of [whole.slice(0, -2), whole.slice(0, 4), `${whole}0000`, `${whole}7a7a7a7a7a7a`, ''])
      await expectUnprocessable(tool, { text, mode: 'decode', format, compressedEncoding: 'hex' }, /./);
  });
  it('refuses a bad checksum', async () => {
    await expectUnprocessable(
      tool,
      { text: '1f8b0800000000000203cb48cdc9c95728cf2fca490100000000000b000000', mode: 'decode', compressedEncoding: 'hex' },
      /gzip/,
    );
    await expectUnprocessable(
      tool,
      { text: '78dacb48cdc9c95728cf2fca4901001a0b045d'.replace(/..$/, '00'), mode: 'decode', format: 'zlib', compressedEncoding: 'hex' },
      /zlib/,
    );
  });
  it('stops past five million bytes', async () => {
    const text = brotliCompressSync(Buffer.alloc(5_000_001)).toString('hex');
    await expectUnprocessable(tool, { text, mode: 'decode', format: 'brotli', compressedEncoding: 'hex' }, /5000000/);
    const most = brotliCompressSync(Buffer.alloc(5_000_000)).toString('hex');
    expect((await unpack(most, 'brotli')).originalBytes).toBe(5_000_000);
  });
  it('gives back any bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.constantFrom('gzip', 'zlib', 'deflate', 'brotli', 'zstd'), async (data, format) => {
        const text = Buffer.from(data).toString('hex');
        const { output, compressedBytes } = await run(tool, { text, format, inputEncoding: 'hex' });
        const unpacked = await run(tool, { text: output, mode: 'decode', format, outputEncoding: 'hex' });
        expect(unpacked).toMatchObject({ output: text, compressedBytes, originalBytes: data.length });
      }),
      { numRuns: 40 },
    ));
});
