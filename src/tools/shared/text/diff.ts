/** For each token of the first list the token of the second it is matched with, or -1: a longest common subsequence, in order. */
export type Matching = Int32Array;

/** Edits up to which Myers' algorithm is quicker than a table of bits. */
const MAX_EDITS = 30_000;
const WORD_BITS = 30;
const WORD_MASK = 2 ** WORD_BITS - 1;
/** Words of bits that can be worked through well within the time a tool has. */
const MAX_WORDS = 4e8;

/**
 * A longest common subsequence of two lists of tokens (numbers from 0 to `kinds` - 1) in linear space: by Myers 1986 (section 4b) where the lists are alike,
 * by Hirschberg 1975 with bit-parallel rows (Crochemore et al. 2001) where they are not. Undefined where both would take too long.
 */
export function longestCommonSubsequence(a: Int32Array, b: Int32Array, kinds: number): Matching | undefined {
  const matching = new Int32Array(a.length).fill(-1);
  if (new Myers(a, b, matching, MAX_EDITS).solve(0, a.length, 0, b.length)) return matching;
  if ((a.length * b.length) / WORD_BITS > MAX_WORDS) return undefined;
  matching.fill(-1);
  new Hirschberg(a, b, kinds, matching).solve(0, a.length, 0, b.length);
  return matching;
}

abstract class Solver {
  protected readonly a: Int32Array;
  protected readonly b: Int32Array;
  protected readonly matching: Matching;

  constructor(a: Int32Array, b: Int32Array, matching: Matching) {
    this.a = a;
    this.b = b;
    this.matching = matching;
  }

  /** Matches a part of one list with a part of the other; false where that would take too long. */
  solve(aFrom: number, aTo: number, bFrom: number, bTo: number): boolean {
    const { a, b, matching } = this;
    let [aStart, aEnd, bStart, bEnd] = [aFrom, aTo, bFrom, bTo];
    while (aStart < aEnd && bStart < bEnd && a[aStart] === b[bStart]) matching[aStart++] = bStart++;
    while (aStart < aEnd && bStart < bEnd && a[aEnd - 1] === b[bEnd - 1]) matching[--aEnd] = --bEnd;
    return aStart === aEnd || bStart === bEnd || this.divide(aStart, aEnd, bStart, bEnd);
  }

  /** The same for parts that are not empty and begin and end differently. */
  protected abstract divide(aStart: number, aEnd: number, bStart: number, bEnd: number): boolean;
}

/** A run of equal items. */
interface Snake {
  a: number;
  b: number;
  length: number;
}

/** Exported for its tests. */
export class Myers extends Solver {
  readonly #maxEdits: number;
  /** Furthest positions in `a` by diagonal, from the start and from the end. */
  readonly #forward: Int32Array;
  readonly #backward: Int32Array;
  readonly #origin: number;

  constructor(a: Int32Array, b: Int32Array, matching: Matching, maxEdits: number) {
    super(a, b, matching);
    this.#maxEdits = maxEdits;
    this.#origin = b.length + 2;
    this.#forward = new Int32Array(a.length + b.length + 5);
    this.#backward = new Int32Array(a.length + b.length + 5);
  }

  protected override divide(aStart: number, aEnd: number, bStart: number, bEnd: number): boolean {
    const snake = this.#middleSnake(aStart, aEnd, bStart, bEnd);
    if (!snake) return false;
    for (let i = 0; i < snake.length; i++) this.matching[snake.a + i] = snake.b + i;
    return this.solve(aStart, snake.a, bStart, snake.b) && this.solve(snake.a + snake.length, aEnd, snake.b + snake.length, bEnd);
  }

  /** The middle of a shortest way through both parts: paths from the start and from the end, each a step further in turn, until two meet. */
  #middleSnake(aStart: number, aEnd: number, bStart: number, bEnd: number): Snake | undefined {
    const [n, m] = [aEnd - aStart, bEnd - bStart];
    this.#forward[this.#origin + 1] = 0;
    this.#backward[this.#origin + 1] = 0;
    for (let d = 0; d <= Math.ceil((n + m) / 2); d++) {
      if (2 * d > this.#maxEdits) return undefined;
      const low = -d + 2 * Math.max(0, d - m);
      const high = d - 2 * Math.max(0, d - n);
      for (let k = low; k <= high; k += 2) {
        const met = this.#stepForward(aStart, bStart, n, m, d, k);
        if (met) return met;
      }
      for (let k = low; k <= high; k += 2) {
        const met = this.#stepBackward(aEnd, bEnd, n, m, d, k);
        if (met) return met;
      }
    }
    return undefined;
  }

  /** Follows the path from the start on diagonal k as far as d edits go. @returns the last run of equal items when the path meets one from the end */
  #stepForward(aStart: number, bStart: number, n: number, m: number, d: number, k: number): Snake | undefined {
    const { a, b } = this;
    const from = this.#begin(this.#forward, d, k);
    let x = from;
    while (x < n && x - k < m && a[aStart + x] === b[bStart + x - k]) x++;
    this.#forward[this.#origin + k] = x;
    const delta = n - m;
    const meets = (delta & 1) !== 0 && Math.abs(k - delta) < d && x + (this.#backward[this.#origin + delta - k] ?? 0) >= n;
    return meets ? { a: aStart + from, b: bStart + from - k, length: x - from } : undefined;
  }

  /** The same for the path from the end. */
  #stepBackward(aEnd: number, bEnd: number, n: number, m: number, d: number, k: number): Snake | undefined {
    const { a, b } = this;
    const from = this.#begin(this.#backward, d, k);
    let x = from;
    while (x < n && x - k < m && a[aEnd - 1 - x] === b[bEnd - 1 - x + k]) x++;
    this.#backward[this.#origin + k] = x;
    const delta = n - m;
    const meets = (delta & 1) === 0 && Math.abs(k - delta) <= d && x + (this.#forward[this.#origin + delta - k] ?? 0) >= n;
    return meets ? { a: aEnd - x, b: bEnd - x + k, length: x - from } : undefined;
  }

  /** Where the path on diagonal k begins its d-th edit: at the further one of its neighbours with an edit less. */
  #begin(furthest: Int32Array, d: number, k: number): number {
    const down = furthest[this.#origin + k + 1] ?? 0;
    const right = (furthest[this.#origin + k - 1] ?? 0) + 1;
    return k === -d || (k !== d && right <= down) ? down : right;
  }
}

/** Exported for its tests. */
export class Hirschberg extends Solver {
  readonly #kinds: number;

  constructor(a: Int32Array, b: Int32Array, kinds: number, matching: Matching) {
    super(a, b, matching);
    this.#kinds = kinds;
  }

  protected override divide(aStart: number, aEnd: number, bStart: number, bEnd: number): boolean {
    if (aEnd - aStart === 1) {
      const at = this.b.subarray(bStart, bEnd).indexOf(this.a[aStart] ?? -1);
      if (at >= 0) this.matching[aStart] = bStart + at;
      return true;
    }
    const middle = (aStart + aEnd) >> 1;
    const second = this.b.subarray(bStart, bEnd);
    const before = prefixLengths(this.a.subarray(aStart, middle), second, this.#kinds);
    const after = prefixLengths(this.a.slice(middle, aEnd).reverse(), second.slice().reverse(), this.#kinds);
    let best = -1;
    let split = 0;
    for (let j = 0; j <= second.length; j++) {
      const total = (before[j] ?? 0) + (after[second.length - j] ?? 0);
      if (total > best) {
        best = total;
        split = j;
      }
    }
    return this.solve(aStart, middle, bStart, bStart + split) && this.solve(middle, aEnd, bStart + split, bEnd);
  }
}

/** Where one kind of token is in a list: which words of bits are not empty, and their bits. */
interface Places {
  words: number[];
  bits: number[];
  /** All words of bits, for a kind that fills many. */
  row: Int32Array | undefined;
}

const DENSE = 6;

/** The lengths of the longest common subsequences of `a` with every beginning of `b`. */
function prefixLengths(a: Int32Array, b: Int32Array, kinds: number): Int32Array {
  const size = Math.ceil(b.length / WORD_BITS);
  const places = placesOf(b, kinds, size);
  const row = new Int32Array(size).fill(WORD_MASK);
  for (let i = 0; i < a.length; i++) {
    const here = places[a[i] ?? 0];
    if (here?.row) addDense(row, here.row);
    else if (here) addSparse(row, here.words, here.bits);
  }
  const lengths = new Int32Array(b.length + 1);
  for (let j = 0, word = 0, bit = 0; j < b.length; j++) {
    lengths[j + 1] = (lengths[j] ?? 0) + ((((row[word] ?? 0) >>> bit) & 1) ^ 1);
    if (++bit === WORD_BITS) {
      bit = 0;
      word++;
    }
  }
  return lengths;
}

function placesOf(b: Int32Array, kinds: number, size: number): (Places | undefined)[] {
  const places: (Places | undefined)[] = new Array(kinds);
  for (let j = 0; j < b.length; j++) {
    const kind = b[j] ?? 0;
    let here = places[kind];
    if (!here) {
      here = { words: [], bits: [], row: undefined };
      places[kind] = here;
    }
    const word = Math.floor(j / WORD_BITS);
    const bit = 1 << (j % WORD_BITS);
    const last = here.words.length - 1;
    if (here.words[last] === word) here.bits[last] = (here.bits[last] ?? 0) | bit;
    else {
      here.words.push(word);
      here.bits.push(bit);
    }
  }
  for (const here of places) {
    if (!here || here.words.length * DENSE < size) continue;
    const { words, bits } = here;
    const row = new Int32Array(size);
    for (let i = 0; i < words.length; i++) row[words[i] ?? 0] = bits[i] ?? 0;
    here.row = row;
  }
  return places;
}

function addDense(row: Int32Array, bits: Int32Array): void {
  let carry = 0;
  for (let word = 0; word < row.length; word++) {
    const value = row[word] ?? 0;
    const mask = bits[word] ?? 0;
    const sum = value + (value & mask) + carry;
    row[word] = (sum & WORD_MASK) | (value & ~mask);
    carry = sum >>> WORD_BITS;
  }
}

function addSparse(row: Int32Array, words: readonly number[], bits: readonly number[]): void {
  let carry = 0;
  let word = 0;
  const carryUpTo = (end: number): void => {
    for (; carry === 1 && word < end; word++) {
      const value = row[word] ?? 0;
      row[word] = ((value + 1) & WORD_MASK) | value;
      carry = (value + 1) >>> WORD_BITS;
    }
  };
  for (let i = 0; i < words.length; i++) {
    const at = words[i] ?? 0;
    carryUpTo(at);
    const value = row[at] ?? 0;
    const mask = bits[i] ?? 0;
    const sum = value + (value & mask) + carry;
    row[at] = (sum & WORD_MASK) | (value & ~mask);
    carry = sum >>> WORD_BITS;
    word = at + 1;
  }
  carryUpTo(row.length);
}
