import { z } from 'zod';
import { bytesFromText } from '../../shared/bytes/bytes.ts';

export const byteTextEncoding = z.enum(['hex', 'base64']);

/** The bytes in a caller's hex (either case; white space, colons and 0x in front ignored) or base64 of either alphabet; others are unprocessable. */
export function readBytes(text: string, encoding: 'hex' | 'base64', path: string): Uint8Array {
  return bytesFromText(encoding === 'hex' ? text.replace(/(^|[\s:])0x/gi, '$1').replaceAll(':', ' ') : text, encoding, path);
}
