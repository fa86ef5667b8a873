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

/** Finds the units whose names are most like a text: up to three codes, best first. @param among which units come into question */
export type Suggest = (text: string, among: (unit: Unit) => boolean) => string[];

/**
 * Prepares the names of units for suggestions. By edit distance (insertion, deletion, substitution, transposition), prefixes and shared words favoured.
 * A comparison costs well under a millisecond: most names are ruled out by their length and letters alone.
 */
export function suggester(units: readonly Unit[]): Suggest {
  const names = units.flatMap((unit) => [...unit.aliases, unit.code].map((name) => prepare(name, unit)));
  return (text, among) => {
    if (text.length === 0 || text.length > MAX_LENGTH) return [];
    const wanted = text.toLowerCase().slice(0, MAX_COMPARED);
    const parts = wanted.split(/[^a-z0-9]+/).filter((part) => part.length > 2);
    const letters = countLetters(wanted);
    const limit = Math.max(1, Math.floor(wanted.length / 3));
    const ranked: { name: string; code: string; cost: number }[] = [];
    for (const candidate of names) {
      if (!among(candidate.unit)) continue;
      const shared = parts.filter((part) => candidate.words.has(part)).length;
      const related = shared > 0 || (wanted.length > 2 && candidate.folded.startsWith(wanted));
      if (!related && apart(letters, candidate.letters) > limit) continue;
      const distance = editDistance(wanted, candidate.folded.slice(0, MAX_COMPARED), related ? MAX_COMPARED : limit);
      if (related || distance <= limit) ranked.push({ name: candidate.name, code: candidate.unit.code, cost: distance - 3 * shared });
    }
    ranked.sort((a, b) => a.cost - b.cost || (a.name < b.name ? -1 : 1));
    return [...new Set(ranked.slice(0, MAX_NAMES).map(({ code }) => code))].slice(0, MAX_CODES);
  };
}

function prepare(name: string, unit: Unit): Name {
  const folded = name.toLowerCase();
  return { name, unit, folded, words: new Set(folded.split('-')), letters: countLetters(folded.slice(0, MAX_COMPARED)) };
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
    if (least > limit && lastLeast > limit) return limit + 1;
    lastLeast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length] ?? 0;
}
