import { latin1Text, utf8Bytes } from '../../shared/platform/bytes.ts';

/** Tokens by their bytes, each byte as the character of its number. */
export type TokenRanks = ReadonlyMap<string, number>;

/** The bytes of a text as characters of their numbers. */
const bytesAsText = (text: string): string => (/[^\0-\x7f]/.test(text) ? latin1Text(utf8Bytes(text)) : text);

/** Makes ranks of a list of tokens, each as its text or, where its bytes are no text, as bytes. There may be gaps in the list. */
export function tokenRanks(tokens: readonly (string | readonly number[])[]): TokenRanks {
  const ranks = new Map<string, number>();
  tokens.forEach((token, rank) => {
    ranks.set(typeof token === 'string' ? bytesAsText(token) : String.fromCharCode(...token), rank);
  });
  return ranks;
}

/** Appends the tokens of a piece of text: pairs of neighbours are merged, the pair of the lowest rank first and of equal ones the leftmost, until none is a token (Sennrich, Haddow and Birch 2016). */
export function encodePiece(piece: string, ranks: TokenRanks, tokens: number[]): void {
  const bytes = bytesAsText(piece);
  const whole = ranks.get(bytes);
  if (whole !== undefined) tokens.push(whole);
  else for (const [start, end] of new Merging(bytes, ranks).parts()) tokens.push(ranks.get(bytes.slice(start, end)) ?? 0);
}

/** The parts of some bytes while they are merged, each known by where it starts. */
class Merging {
  readonly #bytes: string;
  readonly #ranks: TokenRanks;
  /** Where the part after that at a place starts, or the one before. */
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  /** The rank of what the part at a place makes with the one after it; -1 for no token, or where no part starts any more. */
  readonly #pair: Int32Array;
  readonly #queue: number[] = [];

  constructor(bytes: string, ranks: TokenRanks) {
    this.#bytes = bytes;
    this.#ranks = ranks;
    this.#next = Int32Array.from({ length: bytes.length + 1 }, (_, at) => at + 1);
    this.#previous = Int32Array.from({ length: bytes.length + 1 }, (_, at) => at - 1);
    this.#pair = new Int32Array(bytes.length + 1).fill(-1);
    for (let at = 0; at < bytes.length; at++) this.#look(at);
    for (let key = this.#pop(); key !== undefined; key = this.#pop()) {
      const at = key % (bytes.length + 1);
      if (this.#pair[at] === (key - at) / (bytes.length + 1)) this.#merge(at);
    }
  }

  /** Where each part starts and ends. */
  *parts(): Generator<[start: number, end: number]> {
    for (let at = 0; at < this.#bytes.length; at = this.#after(at)) yield [at, this.#after(at)];
  }

  #after(at: number): number {
    return this.#next[at] ?? this.#bytes.length;
  }

  /** Finds out what the part at a place makes with the one after it. */
  #look(at: number): void {
    const second = this.#after(at);
    const end = second < this.#bytes.length ? this.#after(second) : -1;
    const rank = end < 0 ? undefined : this.#ranks.get(this.#bytes.slice(at, end));
    this.#pair[at] = rank ?? -1;
    if (rank !== undefined) this.#push(rank * (this.#bytes.length + 1) + at);
  }

  #merge(at: number): void {
    const second = this.#after(at);
    const end = this.#after(second);
    this.#next[at] = end;
    this.#previous[end] = at;
    this.#pair[second] = -1;
    this.#look(at);
    const before = this.#previous[at] ?? -1;
    if (before >= 0) this.#look(before);
  }

  /** Puts a pair into the queue: a heap whose first is the lowest. */
  #push(key: number): void {
    const queue = this.#queue;
    let at = queue.push(key) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = queue[parent] ?? 0;
      if (above <= key) break;
      queue[at] = above;
      at = parent;
    }
    queue[at] = key;
  }

  #pop(): number | undefined {
    const queue = this.#queue;
    const first = queue[0];
    const last = queue.pop();
    if (last === undefined || queue.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= queue.length) break;
      if (child + 1 < queue.length && (queue[child + 1] ?? 0) < (queue[child] ?? 0)) child++;
      const below = queue[child] ?? 0;
      if (below >= last) break;
      queue[at] = below;
      at = child;
    }
    queue[at] = last;
    return first;
  }
}
