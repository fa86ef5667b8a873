import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

// `brotli.browser.ts` is the same for browsers.

/** Brotli (RFC 7932) with a window of 22 bits. @param quality 0 to 11 */
export const brotli = async (bytes: Uint8Array, quality: number): Promise<Uint8Array> =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Unpacks Brotli to at most so many bytes; what cannot be unpacked throws. */
export const unbrotli = async (): Promise<(bytes: Uint8Array, size: number) => Uint8Array> => (bytes, size) =>
  brotliDecompressSync(bytes, { maxOutputLength: size });
