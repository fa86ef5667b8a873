import { Deflate, deflate as deflateByPako, deflateRaw as deflateRawByPako } from 'pako';
import { joinBytes } from '../bytes/arrays.ts';

/** `Z_SYNC_FLUSH` of zlib. */
const SYNC_FLUSH = 2;

// pako is a port of zlib and gives its bytes.
export const deflate = (bytes: Uint8Array): Uint8Array => deflateByPako(bytes, { level: 6 });

export const deflateRaw = (bytes: Uint8Array, level: number): Uint8Array => deflateRawByPako(bytes, { level: level as 9 });

export function deflateRawPart(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  const deflater = new Deflate({ level: 6, raw: true });
  deflater.onData = (piece) => {
    if (typeof piece !== 'string') pieces.push(piece);
  };
  deflater.push(bytes, SYNC_FLUSH);
  return joinBytes(pieces);
}
