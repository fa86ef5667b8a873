import { joinBytes } from '../bytes/arrays.ts';
import { refuseData, refuseRest, refuseSize } from '../platform/compression-bounds.ts';
import { wasmFiles } from '../platform/wasm-files.ts';

const PIECE = 65_536;
const [DONE, WANTS_INPUT] = [1, 2];

/** What reading a stream of Brotli (RFC 7932) has come to: all of it with where it ends, or what is wrong. */
type BrotliRead = { is: 'whole'; bytes: Uint8Array; end: number } | { is: 'broken' | 'too long' };

/** Loads what reads one stream of Brotli to at most so many bytes. */
export async function brotliReader(): Promise<(bytes: Uint8Array, limit: number) => BrotliRead> {
  const { initSync, BrotliDecStream } = await import('brotli-dec-wasm/web');
  initSync({ module: await wasmFiles.brotli() });
  return (bytes, limit) => {
    const stream = new BrotliDecStream();
    const pieces: Uint8Array[] = [];
    try {
      for (let [at, length] = [0, 0]; ; ) {
        const { buf, code, input_offset: taken } = stream.dec(bytes.subarray(at), PIECE);
        at += taken;
        length += buf.length;
        if (length > limit) return { is: 'too long' };
        pieces.push(buf);
        if (code === DONE) return { is: 'whole', bytes: joinBytes(pieces), end: at };
        if (code === WANTS_INPUT) return { is: 'broken' };
      }
    } catch {
      // The library throws numbers for what it cannot read.
      return { is: 'broken' };
    } finally {
      stream.free();
    }
  };
}

/** Unpacks one whole stream. Malformed or truncated data, bytes after the end and more than `limit` unpacked bytes are unprocessable. */
export async function unpackBrotli(bytes: Uint8Array, limit: number): Promise<Uint8Array> {
  const read = (await brotliReader())(bytes, limit);
  if (read.is !== 'whole') return read.is === 'too long' ? refuseSize(limit) : refuseData('brotli', 'they are damaged, or end before the data do');
  return read.end < bytes.length ? refuseRest('brotli', read.end, bytes.length) : read.bytes;
}
