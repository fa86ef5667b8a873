import { Unprocessable, unprocessable } from '../../../errors.ts';
import { unlz4Block } from '../../../shared/packages/lz4.ts';
import { unsnappy } from '../../../shared/packages/snappy.ts';
import { unbrotli } from '../../../shared/platform/brotli.ts';
import { unpack } from '../../../shared/platform/compression.ts';
import { refuse } from './thrift.ts';

export const CODECS = ['UNCOMPRESSED', 'SNAPPY', 'GZIP', 'LZO', 'BROTLI', 'LZ4', 'ZSTD', 'LZ4_RAW'] as const;
export type Codec = (typeof CODECS)[number];

/** Unpacks a page to the size that it is said to have. */
export type Unpack = (bytes: Uint8Array, codec: Codec, size: number) => Uint8Array;

/** Hadoop's wrapping of LZ4: pieces with both their sizes in front; undefined where it is none. */
function hadoopLz4(bytes: Uint8Array, size: number): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const output = new Uint8Array(size);
  let [at, length] = [0, 0];
  while (at + 8 <= bytes.length && length < size) {
    const [plain, packed] = [view.getUint32(at), view.getUint32(at + 4)];
    if (packed === 0 || at + 8 + packed > bytes.length || length + plain > size) return undefined;
    try {
      output.set(unlz4Block(bytes.subarray(at + 8, at + 8 + packed), plain), length);
    } catch (error) {
      if (error instanceof Unprocessable) return undefined;
      throw error;
    }
    at += 8 + packed;
    length += plain;
  }
  return at === bytes.length && length === size ? output : undefined;
}

/** What unpacks pages; libraries are loaded when a file needs them. */
export async function unpacker(codecs: ReadonlySet<Codec>): Promise<Unpack> {
  const brotli = codecs.has('BROTLI') ? await unbrotli() : undefined;
  const zstd = codecs.has('ZSTD') ? (await import('fzstd')).decompress : undefined;
  const unpackAny: Unpack = (bytes, codec, size) => {
    if (codec === 'UNCOMPRESSED') return bytes;
    if (codec === 'SNAPPY') return unsnappy(bytes, size);
    if (codec === 'GZIP') return unpack(bytes, 'gzip', size);
    if (codec === 'LZ4_RAW') return unlz4Block(bytes, size);
    if (codec === 'LZ4') return hadoopLz4(bytes, size) ?? unlz4Block(bytes, size);
    if (codec === 'BROTLI' && brotli) return brotli(bytes, size);
    if (codec === 'ZSTD' && zstd) return zstd(bytes, new Uint8Array(size));
    return unprocessable(`The file is compressed by ${codec}, which is not known here.`, 'file');
  };
  return (bytes, codec, size) => {
    if (size === 0) return new Uint8Array(0);
    let plain: Uint8Array;
    try {
      plain = unpackAny(bytes, codec, size);
    } catch (error) {
      // Libraries throw errors of their own for what they cannot read.
      if (error instanceof Unprocessable && codec === 'LZO') throw error;
      return refuse(`a page cannot be unpacked by ${codec}`);
    }
    return plain.length === size ? plain : refuse(`a page has ${plain.length} bytes unpacked, not ${size}`);
  };
}
