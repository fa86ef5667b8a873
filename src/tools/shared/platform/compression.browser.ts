import { deflate, deflateRaw, gzip, Inflate, Z_BUF_ERROR } from 'pako';
import { joinBytes } from '../bytes/arrays.ts';
import { brotli } from './brotli.browser.ts';
import type { CompressionFormat, DeflateFormat } from './compression.ts';
import { levelOf, refuseData, refuseNothing, refuseRest, refuseSize } from './compression-bounds.ts';

export type { CompressionFormat, DeflateFormat } from './compression.ts';

/** How pako names the wrappings, by the window. */
const WINDOW_BITS = { gzip: 31, zlib: 15, deflate: -15 };

const BEST = { level: 9 } as const;

export function compress(bytes: Uint8Array, format: DeflateFormat): Uint8Array {
  if (format === 'gzip') return gzip(bytes, BEST);
  return format === 'zlib' ? deflate(bytes, BEST) : deflateRaw(bytes, BEST);
}

/** The libraries of Brotli and Zstandard give the bytes of Node. */
export async function compressBy(bytes: Uint8Array, format: CompressionFormat): Promise<Uint8Array> {
  if (format === 'brotli') return brotli(bytes, levelOf(format, bytes));
  if (format === 'zstd') return (await import('../packages/zstd.ts')).zstd(bytes, levelOf(format, bytes), false);
  return compress(bytes, format);
}

export function unpack(bytes: Uint8Array, format: DeflateFormat, limit: number): Uint8Array {
  if (bytes.length === 0) refuseNothing(format);
  const inflate = new Inflate({ windowBits: WINDOW_BITS[format] });
  const pieces: Uint8Array[] = [];
  let length = 0;
  let isOver = false;
  let stream: { next_in: number } = { next_in: 0 };
  inflate.onStart = (started) => {
    stream = started;
  };
  inflate.onData = (piece) => {
    if (typeof piece === 'string') return;
    length += piece.length;
    if (length > limit) isOver = true;
    else pieces.push(piece);
  };
  inflate.push(bytes, true);
  if (isOver) refuseSize(limit);
  if (inflate.err !== 0 || !inflate.ended) refuseData(format, inflate.err === Z_BUF_ERROR || inflate.msg === '' ? 'they end before the data do' : inflate.msg);
  return stream.next_in < bytes.length ? refuseRest(format, stream.next_in, bytes.length) : joinBytes(pieces);
}

export async function unpackBy(bytes: Uint8Array, format: CompressionFormat, limit: number): Promise<Uint8Array> {
  if (bytes.length === 0) refuseNothing(format);
  if (format === 'brotli') return (await import('../packages/unbrotli.ts')).unpackBrotli(bytes, limit);
  if (format === 'zstd') return (await (await import('../packages/zstd.ts')).unzstd(bytes, limit)).bytes;
  return unpack(bytes, format, limit);
}
