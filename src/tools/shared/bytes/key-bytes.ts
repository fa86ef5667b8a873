import { unprocessable } from '../../errors.ts';
import { type ByteEncoding, bytesFromText } from './bytes.ts';

/** The bytes of a field `key`; unprocessable when they are malformed or there are none. */
export function keyBytes(key: string, encoding: ByteEncoding): Uint8Array {
  const bytes = bytesFromText(key, encoding, 'key');
  if (bytes.length === 0) unprocessable('The key gives no bytes; at least one is needed.', 'key');
  return bytes;
}
