/** A match as UTF-16 offsets of the text searched: from `start` up to, not including, `end`. */
export interface Match {
  start: number;
  end: number;
}

export interface SearchOptions {
  caseSensitive: boolean;
  /** Only where no letter, mark, number or underscore is directly before or after. */
  wholeWord?: boolean;
  /** Matches that overlap the one before count too. */
  overlapping?: boolean;
}

/** So many units of what is searched for are left to the engine to find, which takes at most so many times as long as there is text. */
const MAX_LEAP = 8;

/** Every match of a literal (not empty) in a text, from the left. Linear in the text (Knuth, Morris and Pratt 1977). */
export function findAll(text: string, search: string, options: SearchOptions): Match[] {
  const folded = options.caseSensitive ? plain(text) : fold(text);
  const wanted = options.caseSensitive ? search : foldCase(search);
  const isMatch = matchTest(text, options);
  const matches: Match[] = [];
  const fallback = borders(wanted);
  const beginning = wanted.slice(0, MAX_LEAP);
  let matched = 0;
  for (let i = 0; i < folded.text.length; i++) {
    if (matched === 0) {
      const next = folded.text.indexOf(beginning, i);
      if (next < 0) break;
      matched = beginning.length - 1;
      i = next + matched;
    }
    const unit = folded.text.charCodeAt(i);
    matched = extended(wanted, fallback, matched, unit);
    if (matched < wanted.length) continue;
    const match = folded.originalOf(i + 1 - wanted.length, i + 1);
    if (match && isMatch(match, search)) {
      matches.push(match);
      matched = options.overlapping ? (fallback[matched - 1] ?? 0) : 0;
    } else matched = fallback[matched - 1] ?? 0;
  }
  return matches;
}

/** Whether what matches in the folded text is a match: at whole code points, at whole words where asked for, and by lower-casing proper. */
function matchTest(text: string, { caseSensitive, wholeWord }: SearchOptions): (match: Match, search: string) => boolean {
  // Folding takes both small sigmas for one; lower-casing does not.
  const hasOtherSigmas = !caseSensitive && /[Σς]/.test(text);
  return ({ start, end }, search) => {
    if (splitsPair(text, start) || splitsPair(text, end)) return false;
    if (wholeWord && !standsAlone(text, start, end)) return false;
    if (caseSensitive || !(hasOtherSigmas || /[Σς]/.test(search))) return true;
    return !/[Σσς]/.test(search) || text.slice(start, end).toLowerCase() === search.toLowerCase();
  };
}

/** The lower-cased text for searches that ignore case: like toLowerCase, but a capital sigma at a word's end becomes σ as elsewhere. */
export const foldCase = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ');

interface Folded {
  text: string;
  /** The match in the original for one in the folded text; undefined where it begins or ends inside one original character. */
  originalOf(start: number, end: number): Match | undefined;
}

const plain = (text: string): Folded => ({ text, originalOf: (start, end) => ({ start, end }) });

/** Only U+0130 (İ) changes its length when lower-cased: to two units. */
function fold(text: string): Folded {
  const folded = foldCase(text);
  if (folded.length === text.length) return plain(folded);
  const original = new Int32Array(folded.length + 1);
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    original[at++] = i;
    if (text.charCodeAt(i) === 0x130) original[at++] = -1;
  }
  original[at] = text.length;
  return {
    text: folded,
    originalOf(start, end) {
      const from = original[start] ?? -1;
      const to = original[end] ?? -1;
      return from < 0 || to < 0 ? undefined : { start: from, end: to };
    },
  };
}

/** How many units at the beginning of what is searched for the text ends with after one more unit. */
function extended(wanted: string, fallback: Int32Array, before: number, unit: number): number {
  let matched = before;
  while (matched > 0 && wanted.charCodeAt(matched) !== unit) matched = fallback[matched - 1] ?? 0;
  return wanted.charCodeAt(matched) === unit ? matched + 1 : matched;
}

function borders(wanted: string): Int32Array {
  const fallback = new Int32Array(wanted.length);
  for (let i = 1, matched = 0; i < wanted.length; i++) {
    while (matched > 0 && wanted.charCodeAt(matched) !== wanted.charCodeAt(i)) matched = fallback[matched - 1] ?? 0;
    if (wanted.charCodeAt(matched) === wanted.charCodeAt(i)) matched++;
    fallback[i] = matched;
  }
  return fallback;
}

/** Whether an offset is between the two halves of a surrogate pair. */
export const splitsPair = (text: string, offset: number): boolean =>
  offset > 0 && offset < text.length && (text.charCodeAt(offset) & 0xfc00) === 0xdc00 && (text.charCodeAt(offset - 1) & 0xfc00) === 0xd800;

const WORD_CHARACTER = /^[\p{L}\p{M}\p{N}_]/u;

/** Whether no letter, mark, number or underscore is directly before `start` or at `end`. */
export function standsAlone(text: string, start: number, end: number): boolean {
  const after = text.codePointAt(end);
  if (after !== undefined && WORD_CHARACTER.test(String.fromCodePoint(after))) return false;
  const before = codePointBefore(text, start);
  return before === '' || !WORD_CHARACTER.test(before);
}

/** The character (one code point) that ends at an offset; empty at the start of the text. */
export function codePointBefore(text: string, offset: number): string {
  if (offset <= 0) return '';
  return text.slice(splitsPair(text, offset - 1) ? offset - 2 : offset - 1, offset);
}

/**
 * Finds many literals in one pass, from the left, the longest at each place, none inside the match before.
 * Linear in the text (Aho and Corasick 1975, run from the right so that each place knows the literals that begin there).
 * @param literals not empty ones; of several that match equally the first counts
 */
export function findLongest(text: string, literals: readonly string[], options: SearchOptions): (Match & { index: number })[] {
  const folded = options.caseSensitive ? plain(text) : fold(text);
  const isMatch = matchTest(text, options);
  const automaton = new ReverseAutomaton(literals.map((literal) => (options.caseSensitive ? literal : foldCase(literal))));
  const found: (Match & { index: number })[] = [];
  let state = 0;
  for (let i = folded.text.length - 1; i >= 0; i--) {
    state = automaton.step(state, folded.text.charCodeAt(i));
    for (let node = automaton.ending(state); node > 0; node = automaton.ending(automaton.fallback(node))) {
      const match = folded.originalOf(i, i + automaton.depth(node));
      const index = match && automaton.literalsAt(node).find((candidate) => isMatch(match, literals[candidate] ?? ''));
      if (match && index !== undefined) {
        found.push({ ...match, index });
        break;
      }
    }
  }
  const chosen: (Match & { index: number })[] = [];
  let end = 0;
  for (const match of found.reverse()) {
    if (match.start < end) continue;
    chosen.push(match);
    end = match.end;
  }
  return chosen;
}

/** The Aho-Corasick automaton of literals read backwards. Node 0 is the root. */
class ReverseAutomaton {
  readonly #children = new Map<number, number>();
  readonly #literals = new Map<number, number[]>();
  readonly #depth: number[] = [0];
  readonly #fallback: number[] = [0];
  /** The nearest node on the chain of fallbacks, itself included, where literals end; 0 for none. */
  readonly #ending: number[] = [0];

  constructor(literals: readonly string[]) {
    const edges: { node: number; unit: number; child: number }[] = [];
    literals.forEach((literal, index) => {
      let node = 0;
      for (let i = literal.length - 1; i >= 0; i--) {
        const key = node * 0x10000 + literal.charCodeAt(i);
        let child = this.#children.get(key);
        if (child === undefined) {
          child = this.#depth.length;
          this.#children.set(key, child);
          this.#depth.push((this.#depth[node] ?? 0) + 1);
          edges.push({ node, unit: literal.charCodeAt(i), child });
        }
        node = child;
      }
      const here = this.#literals.get(node);
      if (here) here.push(index);
      else this.#literals.set(node, [index]);
    });
    edges.sort((a, b) => this.depth(a.node) - this.depth(b.node));
    for (const { node, unit, child } of edges) {
      this.#fallback[child] = node === 0 ? 0 : this.step(this.fallback(node), unit);
      this.#ending[child] = this.#literals.has(child) ? child : this.ending(this.fallback(child));
    }
  }

  /** The state after one more unit. */
  step(state: number, unit: number): number {
    let node = state;
    for (;;) {
      const child = this.#children.get(node * 0x10000 + unit);
      if (child !== undefined) return child;
      if (node === 0) return 0;
      node = this.fallback(node);
    }
  }

  ending = (node: number): number => this.#ending[node] ?? 0;
  fallback = (node: number): number => this.#fallback[node] ?? 0;
  depth = (node: number): number => this.#depth[node] ?? 0;
  literalsAt = (node: number): readonly number[] => this.#literals.get(node) ?? [];
}
