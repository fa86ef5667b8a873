import { brotliReader } from '../packages/unbrotli.ts';

/** What Brotli makes of nothing at all. */
const EMPTY = Uint8Array.of(0x3b);

// The same encoder, compiled to JavaScript: slower, with the same bytes.
export async function brotli(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  if (bytes.length === 0) return EMPTY;
  const { compress } = await import('brotli/compress');
  const made = await compress(bytes, { quality, lgwin: 22, mode: 0 });
  if (made === null) throw new Error('brotli: no room');
  return made;
}

/** Unpacks Brotli to at most so many bytes; what cannot be unpacked throws. */
export async function unbrotli(): Promise<(bytes: Uint8Array, size: number) => Uint8Array> {
  const read = await brotliReader();
  return (bytes, size) => {
    const found = read(bytes, size);
    if (found.is !== 'whole') throw new Error(`brotli: ${found.is}`);
    return found.bytes;
  };
}
