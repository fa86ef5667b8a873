// The same encoder, compiled to JavaScript: slower, with the same bytes.
export async function brotli(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  const { compress } = await import('brotli/compress');
  const made = await compress(bytes, { quality, lgwin: 22, mode: 0 });
  if (made === null) throw new Error('brotli: no room');
  return made;
}

/** Unpacks Brotli to at most so many bytes; what cannot be unpacked throws. */
export const unbrotli = async (): Promise<(bytes: Uint8Array, size: number) => Uint8Array> =>
  (await import('hyparquet-compressors/src/brotli.js')).decompressBrotli;
