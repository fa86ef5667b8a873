import { deflateSync } from 'node:zlib';

// `deflate.browser.ts` is the same for browsers.

/** The zlib stream (RFC 1950) of bytes at zlib's usual level. */
export const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes);
