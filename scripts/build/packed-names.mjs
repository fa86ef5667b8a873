// The names of Unicode's code points, packed by the build; stands in for the package in dist/. Blocks of names are unpacked when one of them is asked for.
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

/** Code points of a block. */
export const BLOCK = 256;
/** Number, offset and length of a block, four bytes each. */
export const ENTRY_BYTES = 12;
const MAX_UNPACKED = 128;

/** Reads packed names: the number of blocks, an entry for each, and the blocks, a line for each code point. */
export class PackedNames {
  #bytes;
  #places = new Map();
  #unpacked = new Map();

  constructor(bytes) {
    this.#bytes = bytes;
    const count = bytes.readUInt32LE(0);
    const start = 4 + count * ENTRY_BYTES;
    for (let at = 4; at < start; at += ENTRY_BYTES) {
      const from = start + bytes.readUInt32LE(at + 4);
      this.#places.set(bytes.readUInt32LE(at), [from, from + bytes.readUInt32LE(at + 8)]);
    }
  }

  /** The name of a code point; undefined where it has none. */
  get(codePoint) {
    return this.#block(Math.floor(codePoint / BLOCK))[codePoint % BLOCK] || undefined;
  }

  #block(number) {
    const known = this.#unpacked.get(number);
    if (known) return known;
    const place = this.#places.get(number);
    if (!place) return [];
    if (this.#unpacked.size >= MAX_UNPACKED) this.#unpacked.clear();
    const names = inflateRawSync(this.#bytes.subarray(...place))
      .toString('latin1')
      .split('\n');
    this.#unpacked.set(number, names);
    return names;
  }
}

let names;

export default {
  get(codePoint) {
    names ??= new PackedNames(readFileSync(new URL('names.bin', import.meta.url)));
    return names.get(codePoint);
  },
};
