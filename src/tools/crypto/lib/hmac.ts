import { createHmac, type HashName } from '../../shared/platform/hashes.ts';

/** HMAC (RFC 2104) of bytes or UTF-8 text. */
export const hmac = (algorithm: HashName, key: Uint8Array | string, data: Uint8Array | string): Uint8Array => createHmac(algorithm, key).update(data).digest();
