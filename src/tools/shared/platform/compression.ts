import { constants, deflateRawSync, deflateSync, gunzipSync, gzipSync, inflateRawSync, inflateSync, zstdCompressSync } from 'node:zlib';
import { z } from 'zod';
import { brotli } from './brotli.ts';
import { levelOf, refuseData, refuseNothing, refuseRest, refuseSize } from './compression-bounds.ts';

// `compression.browser.ts` is the same for browsers.

const best = { level: constants.Z_BEST_COMPRESSION };
const REASONS: Record<string, string> = {
  Z_BUF_ERROR: 'they end before the data do',
};

/** Deflate (RFC 1951), bare or wrapped. */
export type DeflateFormat = 'gzip' | 'zlib' | 'deflate';
export type CompressionFormat = DeflateFormat | 'brotli' | 'zstd';

/** What the `info` option of node:zlib makes the synchronous functions give. */
const withEngine = z.object({ buffer: z.instanceof(Buffer), engine: z.object({ bytesWritten: z.number() }) });

const COMPRESS: Record<DeflateFormat, (bytes: Uint8Array) => Uint8Array> = {
  gzip: (bytes) => gzipSync(bytes, best),
  zlib: (bytes) => deflateSync(bytes, best),
  deflate: (bytes) => deflateRawSync(bytes, best),
};
const UNPACK = { gzip: gunzipSync, zlib: inflateSync, deflate: inflateRawSync };

/** Compresses bytes at the best level. */
export const compress = (bytes: Uint8Array, format: DeflateFormat): Uint8Array => COMPRESS[format](bytes);

/** Compresses bytes at the best level of a format that stays within the time budget. */
export async function compressBy(bytes: Uint8Array, format: CompressionFormat): Promise<Uint8Array> {
  if (format === 'brotli') return brotli(bytes, levelOf(format, bytes));
  if (format === 'zstd') return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: levelOf(format, bytes) } });
  return compress(bytes, format);
}

/**
 * Unpacks one whole stream (several members in a row for gzip). Malformed or truncated data, a bad checksum, bytes after the end
 * and more than `limit` unpacked bytes are unprocessable.
 */
export function unpack(bytes: Uint8Array, format: DeflateFormat, limit: number): Uint8Array {
  if (bytes.length === 0) refuseNothing(format);
  try {
    const { buffer, engine } = withEngine.parse(UNPACK[format](bytes, { info: true, maxOutputLength: limit }));
    return engine.bytesWritten < bytes.length ? refuseRest(format, engine.bytesWritten, bytes.length) : buffer;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined || !(error instanceof Error)) throw error;
    return code === 'ERR_BUFFER_TOO_LARGE' ? refuseSize(limit) : refuseData(format, REASONS[code] ?? error.message);
  }
}

/** The same for every format; zstd may have several frames in a row. */
export async function unpackBy(bytes: Uint8Array, format: CompressionFormat, limit: number): Promise<Uint8Array> {
  if (bytes.length === 0) refuseNothing(format);
  if (format === 'brotli') return (await import('../packages/unbrotli.ts')).unpackBrotli(bytes, limit);
  if (format === 'zstd') return (await (await import('../packages/zstd.ts')).unzstd(bytes, limit)).bytes;
  return unpack(bytes, format, limit);
}
