import { deflate, deflateRaw, gzip, Inflate } from 'pako';
import { unprocessable } from '../../errors.ts';
import { joinBytes } from '../bytes/arrays.ts';
import type { CompressionFormat } from './compression.ts';

export type { CompressionFormat } from './compression.ts';

/** How pako names the wrappings, by the window. */
const WINDOW_BITS = { gzip: 31, zlib: 15, deflate: -15 };

const BEST = { level: 9 } as const;

/** No library of browsers gives the bytes of Node's Brotli and Zstandard, so that the server alone compresses by them. */
export function compress(bytes: Uint8Array, format: CompressionFormat): Uint8Array {
  if (format === 'gzip') return gzip(bytes, BEST);
  if (format === 'zlib') return deflate(bytes, BEST);
  if (format === 'deflate') return deflateRaw(bytes, BEST);
  throw new Error(`only the server compresses by ${format}`);
}

export function unpack(bytes: Uint8Array, format: CompressionFormat, limit: number): Uint8Array {
  if (format === 'brotli' || format === 'zstd') unprocessable(`Only the server unpacks ${format}.`, 'text');
  if (bytes.length === 0) unprocessable(`There are no compressed bytes; even nothing takes some in ${format}.`, 'text');
  const inflate = new Inflate({ windowBits: WINDOW_BITS[format] });
  const pieces: Uint8Array[] = [];
  let length = 0;
  let isOver = false;
  inflate.onData = (piece) => {
    if (typeof piece === 'string') return;
    length += piece.length;
    if (length > limit) isOver = true;
    else pieces.push(piece);
  };
  inflate.push(bytes, true);
  if (isOver) unprocessable(`Unpacked, the data are more than ${limit} bytes.`, 'text');
  if (inflate.err !== 0 || !inflate.ended) unprocessable(`The bytes are not ${format} data: ${inflate.msg || 'they end before the data do'}.`, 'text');
  return joinBytes(pieces);
}
