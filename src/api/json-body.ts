import { isUtf8 } from 'node:buffer';
import { ApiError } from './errors.ts';

/** A request body of UTF-8 JSON. Throws 400 `invalid_json`. */
export function parseJsonBody(body: Uint8Array): unknown {
  try {
    if (isUtf8(body)) return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8'));
  } catch {
    // Answered below, as for a body that is not UTF-8.
  }
  throw new ApiError('invalid_json', 'The request body is not valid JSON in UTF-8.');
}
