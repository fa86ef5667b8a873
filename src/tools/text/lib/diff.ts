/** For each token of the first list the token of the second it is matched with, or -1: a longest common subsequence, in order. */
export type Matching = Int32Array;

const WORD_BITS = 30;
const WORD_MASK = 2 ** WORD_BITS - 1;

/**
 * A longest common subsequence in linear space: Hirschberg 1975, its rows by bit-parallel dynamic programming (Crochemore et al. 2001).
 * @param a tokens as numbers from 0 to `kinds` - 1
 */
export function longestCommonSubsequence(a: Int32Array, b: Int32Array, kinds: number): Matching {
  const matching = new Int32Array(a.length).fill(-1);
  new Hirschberg(a, b, kinds, matching).solve(0, a.length, 0, b.length);
  return matching;
}

class Hirschberg {
  readonly #a: Int32Array;
  readonly #b: Int32Array;
  readonly #matching: Matching;
  /** First and last entry of each kind of token in the part of `b` at hand; -1 for none. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;

  constructor(a: Int32Array, b: Int32Array, kinds: number, matching: Matching) {
    this.#a = a;
    this.#b = b;
    this.#matching = matching;
    this.#first = new Int32Array(kinds).fill(-1);
    this.#last = new Int32Array(kinds).fill(-1);
  }

  solve(aFrom: number, aTo: number, bFrom: number, bTo: number): void {
    let [aStart, aEnd, bStart, bEnd] = [aFrom, aTo, bFrom, bTo];
    while (aStart < aEnd && bStart < bEnd && this.#a[aStart] === this.#b[bStart]) this.#matching[aStart++] = bStart++;
    while (aStart < aEnd && bStart < bEnd && this.#a[aEnd - 1] === this.#b[bEnd - 1]) this.#matching[--aEnd] = --bEnd;
    if (aStart === aEnd || bStart === bEnd) return;
    if (aEnd - aStart === 1) {
      const at = this.#b.subarray(bStart, bEnd).indexOf(this.#a[aStart] ?? -1);
      if (at >= 0) this.#matching[aStart] = bStart + at;
      return;
    }
    const middle = (aStart + aEnd) >> 1;
    const before = this.#lengths(aStart, middle, bStart, bEnd, 1);
    const after = this.#lengths(middle, aEnd, bStart, bEnd, -1);
    const length = bEnd - bStart;
    let best = -1;
    let split = 0;
    for (let j = 0; j <= length; j++) {
      const total = (before[j] ?? 0) + (after[length - j] ?? 0);
      if (total > best) {
        best = total;
        split = j;
      }
    }
    this.solve(aStart, middle, bStart, bStart + split);
    this.solve(middle, aEnd, bStart + split, bEnd);
  }

  /** LCS lengths of a part of `a` with every beginning of a part of `b` (with every end of it, counted from there, for direction -1). */
  #lengths(aStart: number, aEnd: number, bStart: number, bEnd: number, direction: 1 | -1): Int32Array {
    const length = bEnd - bStart;
    const { words, masks, next } = this.#positions(bStart, length, direction);
    const row = new Int32Array(Math.ceil(length / WORD_BITS)).fill(WORD_MASK);
    for (let i = 0; i < aEnd - aStart; i++) {
      const token = this.#a[direction === 1 ? aStart + i : aEnd - 1 - i] ?? 0;
      let carry = 0;
      let word = 0;
      for (let entry = this.#first[token] ?? -1; entry >= 0; entry = next[entry] ?? -1) {
        const at = words[entry] ?? 0;
        for (; carry === 1 && word < at; word++) {
          const sum = (row[word] ?? 0) + 1;
          row[word] = (sum & WORD_MASK) | (row[word] ?? 0);
          carry = sum >>> WORD_BITS;
        }
        const value = row[at] ?? 0;
        const mask = masks[entry] ?? 0;
        const sum = value + (value & mask) + carry;
        row[at] = (sum & WORD_MASK) | (value & ~mask);
        carry = sum >>> WORD_BITS;
        word = at + 1;
      }
      for (; carry === 1 && word < row.length; word++) {
        const sum = (row[word] ?? 0) + 1;
        row[word] = (sum & WORD_MASK) | (row[word] ?? 0);
        carry = sum >>> WORD_BITS;
      }
    }
    for (let j = bStart; j < bEnd; j++) this.#first[this.#b[j] ?? 0] = -1;
    const lengths = new Int32Array(length + 1);
    for (let j = 0; j < length; j++) lengths[j + 1] = (lengths[j] ?? 0) + ((((row[Math.floor(j / WORD_BITS)] ?? 0) >>> (j % WORD_BITS)) & 1) ^ 1);
    return lengths;
  }

  /** Where each token stands in a part of `b`, as words of bits; tokens without a place have no entry. */
  #positions(bStart: number, length: number, direction: 1 | -1): { words: Int32Array; masks: Int32Array; next: Int32Array } {
    const words = new Int32Array(length);
    const masks = new Int32Array(length);
    const next = new Int32Array(length).fill(-1);
    let entries = 0;
    for (let j = 0; j < length; j++) {
      const token = this.#b[direction === 1 ? bStart + j : bStart + length - 1 - j] ?? 0;
      const word = Math.floor(j / WORD_BITS);
      const known = (this.#first[token] ?? -1) >= 0;
      const last = this.#last[token] ?? -1;
      if (known && words[last] === word) {
        masks[last] = (masks[last] ?? 0) | (1 << (j % WORD_BITS));
        continue;
      }
      words[entries] = word;
      masks[entries] = 1 << (j % WORD_BITS);
      if (known) next[last] = entries;
      else this.#first[token] = entries;
      this.#last[token] = entries++;
    }
    return { words, masks, next };
  }
}
