import { hexOf } from './bytes.ts';

/** As many as the platform gives at once. */
const MAX_AT_ONCE = 65_536;

/** Random bytes from the system's cryptographic source. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += MAX_AT_ONCE) crypto.getRandomValues(bytes.subarray(at, at + MAX_AT_ONCE));
  return bytes;
}

/** A whole number from 0 to `bound` - 1, each equally likely (by rejection). `bound` from 1 to 2^32. */
export function randomInt(bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (const drawn = new Uint32Array(1); ; ) {
    const [value = 0] = crypto.getRandomValues(drawn);
    if (value < limit) return value % bound;
  }
}

/** A random UUID (version 4). crypto.randomUUID is absent in pages that did not come over TLS. */
export function randomUuid(): string {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
