const MAX_CODES = 4096;
const MAX_BITS = 12;

/** The way in which a format writes LZW. */
export interface Lzw {
  /** The code that clears the table; those below it are bytes, and the one after it ends the text. */
  readonly clear: number;
  /** By how many codes too soon the codes become longer: 1 in TIFF, 0 in GIF. */
  readonly early: number;
  /** The next code of so many bits; -1 where there is none. */
  readonly next: (bits: number) => number;
}

/**
 * Unpacks LZW (Welch 1984, as GIF and TIFF have it) until a text is full. A new code is the last text and the byte after it, which stand together in what was written.
 * @returns how much was written; undefined where a code is not known
 */
export function unpackLzw({ clear, early, next }: Lzw, out: Uint8Array): number | undefined {
  const starts = new Uint32Array(MAX_CODES);
  const lengths = new Uint16Array(MAX_CODES).fill(1, 0, clear);
  const least = 32 - Math.clz32(clear);
  let [to, known, last] = [0, clear + 2, -1];
  while (to < out.length) {
    const code = next(Math.min(MAX_BITS, Math.max(least, 32 - Math.clz32(known + early))));
    if (code === clear + 1 || code < 0) return to;
    if (code === clear) {
      [known, last] = [clear + 2, -1];
      continue;
    }
    if (code > known || (last < 0 && code > clear)) return undefined;
    const isNew = code === known;
    const begin = to;
    to = copied(out, to, isNew ? last : code, clear, starts, lengths);
    if (isNew) out[to++] = out[begin] ?? 0;
    if (last >= 0 && known < MAX_CODES) {
      const before = lengths[last] ?? 0;
      starts[known] = begin - before;
      lengths[known++] = before + 1;
    }
    last = code;
  }
  return out.length;
}

function copied(out: Uint8Array, to: number, code: number, clear: number, starts: Uint32Array, lengths: Uint16Array): number {
  const [start, length] = [starts[code] ?? 0, lengths[code] ?? 0];
  if (code < clear) out[to] = code;
  else for (let i = 0; i < length; i++) out[to + i] = out[start + i] ?? 0;
  return to + length;
}
