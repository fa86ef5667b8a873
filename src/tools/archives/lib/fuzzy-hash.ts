// Context triggered piecewise hashes: spamsum by Andrew Tridgell, as ssdeep writes them (Jesse Kornblum, Digital Investigation 3S, 2006).

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SMALLEST_BLOCK = 3;
const BLOCK_SIZES = 31;
/** The most characters of the first part, and of the second, which is made of blocks twice as long. */
const [LENGTH, HALF] = [64, 32];
const WINDOW = 7;
/** Of FNV's prime and the initial value only the lowest six bits count, for they alone are written and no higher bit reaches them. */
const [PRIME, INITIAL] = [0x01000193 & 63, 0x28021967 & 63];

export const blockSize = (level: number): number => SMALLEST_BLOCK * 2 ** level;

/** Where blocks end: at bytes whose seven last bytes have a hash that fits. */
class Triggers {
  /** The place of each such byte. */
  readonly places: number[] = [];
  /** Up to which block size, as a level, a block ends there. */
  readonly levels: number[] = [];
  readonly #counts = new Array<number>(BLOCK_SIZES).fill(0);
  /** Whether the hash of the last seven bytes is other than 0, so that what follows the last block is written. */
  hasRest = false;

  constructor(bytes: Uint8Array) {
    let [sum, weighted, shifted] = [0, 0, 0];
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      const gone = at >= WINDOW ? (bytes[at - WINDOW] ?? 0) : 0;
      weighted = weighted - sum + WINDOW * byte;
      sum += byte - gone;
      shifted = (shifted << 5) ^ byte;
      const next = ((sum + weighted + shifted) >>> 0) + 1;
      if (next % SMALLEST_BLOCK === 0) this.#add(at, next / SMALLEST_BLOCK);
    }
    this.hasRest = (sum + weighted + shifted) >>> 0 !== 0;
  }

  #add(at: number, multiple: number): void {
    const level = Math.min(31 - Math.clz32(multiple & -multiple), BLOCK_SIZES - 1);
    this.places.push(at);
    this.levels.push(level);
    for (let index = 0; index <= level; index++) this.#counts[index] = (this.#counts[index] ?? 0) + 1;
  }

  /** How many blocks end at a level. */
  count(level: number): number {
    return this.#counts[level] ?? 0;
  }
}

/** The hash of each block of a level; the last takes all that is left over when there are too many. */
function part(bytes: Uint8Array, { places, levels, hasRest }: Triggers, level: number, most: number): string {
  let written = '';
  let [hash, last, at] = [INITIAL, -1, 0];
  const upTo = (end: number): void => {
    for (; at < end; at++) hash = ((hash * PRIME) ^ (bytes[at] ?? 0)) & 63;
  };
  for (const [index, place] of places.entries()) {
    if ((levels[index] ?? 0) < level) continue;
    upTo(place + 1);
    if (written.length < most - 1) {
      written += ALPHABET[hash];
      hash = INITIAL;
    } else last = hash;
  }
  upTo(bytes.length);
  if (hasRest) return written + ALPHABET[hash];
  return last >= 0 ? written + ALPHABET[last] : written;
}

/** The fuzzy hash of bytes, as ssdeep writes it. */
export function fuzzyHash(bytes: Uint8Array): { hash: string; blockSize: number } {
  const triggers = new Triggers(bytes);
  let level = 0;
  while (blockSize(level) * LENGTH < bytes.length) level++;
  while (level > 0 && Math.min(triggers.count(level), LENGTH - 1) < HALF) level--;
  const size = blockSize(level);
  return { hash: `${size}:${part(bytes, triggers, level, LENGTH)}:${part(bytes, triggers, level + 1, HALF)}`, blockSize: size };
}

/** A fuzzy hash, its parts without repetitions of more than three characters. */
export interface FuzzyHash {
  blockSize: number;
  first: string;
  second: string;
}

/** Reads a fuzzy hash, with or without a file name behind a comma; undefined where it is none. */
export function readFuzzyHash(text: string): FuzzyHash | undefined {
  const [, size = '', first = '', second = ''] = /^(\d{1,12}):([A-Za-z\d+/]{0,64}):([A-Za-z\d+/]{0,64})(?:,.*)?$/s.exec(text.trim()) ?? [];
  const number = Number(size);
  const isSize = size !== '' && Number.isInteger(Math.log2(number / SMALLEST_BLOCK)) && number >= SMALLEST_BLOCK;
  return isSize ? { blockSize: number, first: withoutRuns(first), second: withoutRuns(second) } : undefined;
}

const withoutRuns = (text: string): string => text.replace(/(.)\1{3,}/g, '$1$1$1');

/** How alike two hashes are, from 0 to 100, as ssdeep counts it: 0 also where their block sizes are too far apart. */
export function similarity(one: FuzzyHash, other: FuzzyHash): number {
  const [size, otherSize] = [one.blockSize, other.blockSize];
  if (size === otherSize) {
    if (one.first === other.first && one.second === other.second) return 100;
    return Math.max(scoreOf(one.first, other.first, size), scoreOf(one.second, other.second, size * 2));
  }
  if (size === otherSize * 2) return scoreOf(one.first, other.second, size);
  return otherSize === size * 2 ? scoreOf(one.second, other.first, otherSize) : 0;
}

/** Blocks from this size on are long enough for any score. */
const LONG_BLOCK = Math.floor((99 + WINDOW) / WINDOW) * SMALLEST_BLOCK;

function scoreOf(one: string, other: string, size: number): number {
  if (!haveCommonRun(one, other)) return 0;
  const scaled = Math.floor((distance(one, other) * LENGTH) / (one.length + other.length));
  const score = 100 - Math.floor((100 * scaled) / LENGTH);
  if (size >= LONG_BLOCK) return score;
  // Short parts of small blocks tell little.
  return Math.min(score, Math.floor(size / SMALLEST_BLOCK) * Math.min(one.length, other.length));
}

function haveCommonRun(one: string, other: string): boolean {
  const runs = new Set<string>();
  for (let at = 0; at + WINDOW <= one.length; at++) runs.add(one.slice(at, at + WINDOW));
  for (let at = 0; at + WINDOW <= other.length; at++) if (runs.has(other.slice(at, at + WINDOW))) return true;
  return false;
}

/** How many characters must be inserted and deleted to make one of the other: those that the longest common subsequence lacks. */
function distance(one: string, other: string): number {
  let previous = new Array<number>(other.length + 1).fill(0);
  for (const character of one) {
    const next = [0];
    for (let index = 0; index < other.length; index++)
      next.push(character === other[index] ? (previous[index] ?? 0) + 1 : Math.max(previous[index + 1] ?? 0, next[index] ?? 0));
    previous = next;
  }
  return one.length + other.length - 2 * (previous[other.length] ?? 0);
}
