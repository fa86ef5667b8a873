import { constants, deflateRawSync, deflateSync } from 'node:zlib';

// `deflate.browser.ts` is the same for browsers.

/** The zlib stream (RFC 1950) of bytes at zlib's usual level. */
export const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes);

/** Deflate (RFC 1951) without a wrapping. @param level 1 to 9 */
export const deflateRaw = (bytes: Uint8Array, level: number): Uint8Array => deflateRawSync(bytes, { level });

/** A part of such a stream that others follow, at zlib's usual level. */
export const deflateRawPart = (bytes: Uint8Array): Uint8Array => deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
