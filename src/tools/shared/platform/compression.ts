import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gunzipSync,
  gzipSync,
  inflateRawSync,
  inflateSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';
import { z } from 'zod';
import { unprocessable } from '../../errors.ts';

/**
 * The levels of a format by the most bytes that each is taken for, so that the largest input, random or text, takes a third of the time budget or less: per megabyte, level 11 of brotli takes
 * up to 1.5 seconds of a slow core, level 10 one, level 9 a fifth; level 19 of zstd takes nearly one, level 15 a third.
 */
type Levels = readonly (readonly [level: number, most: number])[];
const BROTLI: Levels = [
  [constants.BROTLI_MAX_QUALITY, 500_000],
  [10, 1_000_000],
  [9, Number.POSITIVE_INFINITY],
];
const ZSTD: Levels = [
  [19, 1_000_000],
  [15, Number.POSITIVE_INFINITY],
];
const levelFor = (levels: Levels, bytes: Uint8Array): number => levels.find(([, most]) => bytes.length <= most)?.[0] ?? 0;
const best = { level: constants.Z_BEST_COMPRESSION };
const REASONS: Record<string, string> = {
  Z_BUF_ERROR: 'they end before the data do',
};

export type CompressionFormat = 'gzip' | 'zlib' | 'deflate' | 'brotli' | 'zstd';

/** What the `info` option of node:zlib makes the synchronous functions give. */
const withEngine = z.object({ buffer: z.instanceof(Buffer), engine: z.object({ bytesWritten: z.number() }) });

const COMPRESS: Record<CompressionFormat, (bytes: Uint8Array) => Uint8Array> = {
  gzip: (bytes) => gzipSync(bytes, best),
  zlib: (bytes) => deflateSync(bytes, best),
  deflate: (bytes) => deflateRawSync(bytes, best),
  brotli: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levelFor(BROTLI, bytes),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zstd: (bytes) => zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: levelFor(ZSTD, bytes) } }),
};

const UNPACK = { gzip: gunzipSync, zlib: inflateSync, deflate: inflateRawSync, brotli: brotliDecompressSync, zstd: zstdDecompressSync };

/** Compresses bytes at the best level of a format that stays within the time budget. */
export const compress = (bytes: Uint8Array, format: CompressionFormat): Uint8Array => COMPRESS[format](bytes);

/**
 * Unpacks one whole stream (several in a row for gzip and zstd). Malformed or truncated data, a bad checksum, bytes after the end
 * and more than `limit` unpacked bytes are unprocessable.
 */
export function unpack(bytes: Uint8Array, format: CompressionFormat, limit: number): Uint8Array {
  if (bytes.length === 0) unprocessable(`There are no compressed bytes; even nothing takes some in ${format}.`, 'text');
  try {
    const { buffer, engine } = withEngine.parse(UNPACK[format](bytes, { info: true, maxOutputLength: limit }));
    if (engine.bytesWritten < bytes.length)
      return unprocessable(
        `The ${format} data end at byte offset ${engine.bytesWritten}, but ${bytes.length - engine.bytesWritten} more bytes follow.`,
        'text',
      );
    return buffer;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined || !(error instanceof Error)) throw error;
    if (code === 'ERR_BUFFER_TOO_LARGE') return unprocessable(`Unpacked, the data are more than ${limit} bytes.`, 'text');
    return unprocessable(`The bytes are not ${format} data: ${REASONS[code] ?? error.message}.`, 'text');
  }
}
