import { createHmac } from 'node:crypto';

/** HMAC (RFC 2104) of bytes or UTF-8 text. @param algorithm a name of node:crypto */
export const hmac = (algorithm: string, key: Uint8Array | string, data: Uint8Array | string): Buffer => createHmac(algorithm, key).update(data).digest();
