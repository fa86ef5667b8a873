import { unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { crc32 } from '../../shared/bytes/crc32.ts';
import { inflate } from '../../shared/packages/inflate.ts';
import { MAX_UNPACKED, Output } from '../../shared/packages/output.ts';
import { latin1Text } from '../../shared/platform/bytes.ts';

const refuse = (problem: string): never => unprocessable(`The gzip data are damaged: ${problem}.`, 'archive');

export interface Gunzipped {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of the first member, where it is there. */
  name?: string;
  /** Seconds since 1970 of the first member; 0 for none. */
  modified: number;
}

/** Unpacks gzip members in a row (RFC 1952). Zero bytes behind them are passed over, as gzip does. */
export function gunzip(bytes: Uint8Array, limit = MAX_UNPACKED): Gunzipped {
  const output = new Output(limit);
  const first = head(bytes, 0);
  for (let at = 0; at < bytes.length; ) {
    if (at > 0 && bytes.subarray(at).every((byte) => byte === 0)) break;
    const { end: start } = head(bytes, at);
    const { bytes: data, end } = inflate(bytes, start, limit - output.length);
    if (end + 8 > bytes.length) refuse('they end before the data do');
    if (viewOf(bytes).getUint32(end, true) !== crc32(data)) refuse('the CRC-32 does not fit');
    if (viewOf(bytes).getUint32(end + 4, true) !== data.length) refuse('the size does not fit');
    output.append(data);
    at = end + 8;
  }
  return { bytes: output.result(), ...(first.name !== undefined && { name: first.name }), modified: first.modified };
}

function head(bytes: Uint8Array, at: number): { end: number; name?: string; modified: number } {
  if (at + 10 > bytes.length) refuse('they end before the data do');
  if (bytes[at] !== 0x1f || bytes[at + 1] !== 0x8b) refuse('behind the end there is something else');
  if (bytes[at + 2] !== 8) refuse('the method is not deflate');
  const flags = bytes[at + 3] ?? 0;
  if ((flags & 0xe0) !== 0) refuse('a reserved flag is set');
  const modified = viewOf(bytes).getUint32(at + 4, true);
  let end = at + 10;
  if ((flags & 4) !== 0) end += 2 + ((bytes[end] ?? 0) | ((bytes[end + 1] ?? 0) << 8));
  const text = (): string => {
    const stop = bytes.indexOf(0, end);
    if (stop < 0) refuse('they end before the data do');
    const own = latin1Text(bytes.subarray(end, stop));
    end = stop + 1;
    return own;
  };
  const name = (flags & 8) !== 0 ? text() : undefined;
  if ((flags & 16) !== 0) text();
  if ((flags & 2) !== 0) end += 2;
  if (end > bytes.length) refuse('they end before the data do');
  return { end, ...(name !== undefined && name !== '' && { name }), modified };
}
