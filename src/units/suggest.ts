import type { Unit } from './unit.ts';

/** Longer texts are near no name, and not worth comparing with all of them. */
const MAX_LENGTH = 32;
/** Longer names are compared by their beginning. */
const MAX_COMPARED = 64;
const MAX_NAMES = 6;
const MAX_CODES = 3;
const BUCKETS = 32;

/** A name of a unit, prepared for being compared. */
interface Name {
  readonly name: string;
  readonly unit: Unit;
  readonly folded: string;
  readonly words: ReadonlySet<string>;
  readonly letters: Uint8Array;
}

/** A text, prepared for being compared with names. */
interface Wanted {
  readonly text: string;
  readonly words: readonly string[];
  readonly letters: Uint8Array;
  /** The greatest edit distance of a name that has nothing else in common with the text. */
  readonly limit: number;
}

/** Finds the units whose names are most like a text: up to three codes, best first. @param among which units come into question */
export type Suggest = (text: string, among: (unit: Unit) => boolean) => string[];

/**
 * Prepares the names of units for suggestions. By edit distance (insertion, deletion, substitution, transposition), prefixes and shared words favoured.
 * A comparison costs well under a millisecond: most names are ruled out by their length and letters alone.
 */
export function suggester(units: readonly Unit[]): Suggest {
  let names: readonly Name[] | undefined;
  return (text, among) => {
    if (text.length === 0 || text.length > MAX_LENGTH) return [];
    // Most who convert write what there is: whoever first does not waits some milliseconds, and the memory is not taken before.
    names ??= units.flatMap((unit) => [...unit.aliases, unit.code].map((name) => prepare(name, unit)));
    const wanted = prepareWanted(text);
    const ranked: { name: string; code: string; cost: number }[] = [];
    for (const candidate of names) {
      const cost = among(candidate.unit) ? costOf(candidate, wanted) : undefined;
      if (cost !== undefined) ranked.push({ name: candidate.name, code: candidate.unit.code, cost });
    }
    ranked.sort((a, b) => a.cost - b.cost || (a.name < b.name ? -1 : 1));
    return [...new Set(ranked.slice(0, MAX_NAMES).map(({ code }) => code))].slice(0, MAX_CODES);
  };
}

function prepare(name: string, unit: Unit): Name {
  const folded = name.toLowerCase();
  return { name, unit, folded, words: new Set(folded.split('-')), letters: countLetters(folded.slice(0, MAX_COMPARED)) };
}

function prepareWanted(written: string): Wanted {
  const text = written.toLowerCase().slice(0, MAX_COMPARED);
  const words = text.split(/[^a-z0-9]+/).filter((word) => word.length > 2);
  return { text, words, letters: countLetters(text), limit: Math.max(1, Math.floor(text.length / 3)) };
}

/** How unlike a name a text is, less what they share; undefined where they are too unlike. */
function costOf({ folded, words, letters }: Name, wanted: Wanted): number | undefined {
  const shared = wanted.words.filter((word) => words.has(word)).length;
  const isRelated = shared > 0 || (wanted.text.length > 2 && folded.startsWith(wanted.text));
  if (!isRelated && apart(wanted.letters, letters) > wanted.limit) return undefined;
  const distance = editDistance(wanted.text, folded.slice(0, MAX_COMPARED), isRelated ? MAX_COMPARED : wanted.limit);
  return isRelated || distance <= wanted.limit ? distance - 3 * shared : undefined;
}

/** How often each letter occurs, several letters to a bucket. */
function countLetters(text: string): Uint8Array {
  const counts = new Uint8Array(BUCKETS);
  for (let i = 0; i < text.length; i++) {
    const bucket = text.charCodeAt(i) % BUCKETS;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

/** A lower bound of the edit distance: the letters that one text has and the other lacks. */
function apart(a: Uint8Array, b: Uint8Array): number {
  let missing = 0;
  let extra = 0;
  for (let i = 0; i < BUCKETS; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference > 0) missing += difference;
    else extra -= difference;
  }
  return Math.max(missing, extra);
}

/** Optimal string alignment distance (Damerau-Levenshtein without repeated edits of one substring), or something larger than the limit where it exceeds that. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast = new Uint8Array(b.length + 1);
  let last = Uint8Array.from({ length: b.length + 1 }, (_, j) => j);
  let row = new Uint8Array(b.length + 1);
  let lastLeast = 0;
  for (let i = 1; i <= a.length; i++) {
    const least = fillRow(row, last, beforeLast, a, b, i);
    if (least > limit && lastLeast > limit) return limit + 1;
    lastLeast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length] ?? 0;
}

/** Works out the distances from the first `i` letters of a text to each beginning of another. @returns the least of them */
function fillRow(row: Uint8Array, last: Uint8Array, beforeLast: Uint8Array, a: string, b: string, i: number): number {
  row[0] = i;
  let least = i;
  const letter = a.charCodeAt(i - 1);
  for (let j = 1; j <= b.length; j++) {
    const other = b.charCodeAt(j - 1);
    let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (letter === other ? 0 : 1));
    if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
    row[j] = best;
    if (best < least) least = best;
  }
  return least;
}
