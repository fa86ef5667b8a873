// Distances and likenesses of two sequences of characters.
import { add, compare, gcd, multiply, type Rational, rational, rationalOf, subtract, toNumber } from '../../shared/numbers/rational.ts';

/** What an edit costs. */
export interface EditCosts {
  insertion: number;
  deletion: number;
  substitution: number;
}

/** Characters of both sequences as small numbers, equal ones the same. */
export function numbered(first: readonly string[], second: readonly string[]): [Uint32Array, Uint32Array] {
  const numbers = new Map<string, number>();
  const numberOf = (character: string): number => {
    const known = numbers.get(character) ?? numbers.size;
    numbers.set(character, known);
    return known;
  };
  return [Uint32Array.from(first, numberOf), Uint32Array.from(second, numberOf)];
}

/** Least cost of turning the first sequence into the second (Wagner and Fischer 1974). */
export function editDistance(first: Uint32Array, second: Uint32Array, { insertion, deletion, substitution }: EditCosts): number {
  let row = Float64Array.from({ length: second.length + 1 }, (_, column) => column * insertion);
  let next = new Float64Array(second.length + 1);
  for (const [index, character] of first.entries()) {
    next[0] = (index + 1) * deletion;
    for (let column = 1; column <= second.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (second[column - 1] === character ? 0 : substitution);
      next[column] = Math.min(replaced, (row[column] ?? 0) + deletion, (next[column - 1] ?? 0) + insertion);
    }
    [row, next] = [next, row];
  }
  return row[second.length] ?? 0;
}

/** The same, exactly rounded: in units of the smallest decimal place of the costs, as far as these are whole numbers that doubles hold. */
export function exactEditDistance(first: Uint32Array, second: Uint32Array, costs: EditCosts): number {
  const exact = [costs.insertion, costs.deletion, costs.substitution].map((cost) => rationalOf(cost, 'costs'));
  const unit = exact.reduce((most, { denominator }) => (most * denominator) / gcd(most, denominator), 1n);
  const [insertion = 0, deletion = 0, substitution = 0] = exact.map(({ numerator, denominator }) => Number((numerator * unit) / denominator));
  const most = Math.max(insertion, deletion, substitution) * (first.length + second.length);
  if (!(most <= Number.MAX_SAFE_INTEGER)) return editDistance(first, second, costs);
  return toNumber(rational(BigInt(editDistance(first, second, { insertion, deletion, substitution })), unit));
}

/** Edits of one character each with swaps of neighbours, where no part is edited twice. */
export function optimalStringAlignment(first: Uint32Array, second: Uint32Array): number {
  let before = new Int32Array(second.length + 1);
  let row = Int32Array.from({ length: second.length + 1 }, (_, column) => column);
  let next = new Int32Array(second.length + 1);
  for (let line = 1; line <= first.length; line++) {
    next[0] = line;
    for (let column = 1; column <= second.length; column++) {
      const same = first[line - 1] === second[column - 1];
      let least = Math.min((row[column - 1] ?? 0) + (same ? 0 : 1), (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      if (line > 1 && column > 1 && first[line - 1] === second[column - 2] && first[line - 2] === second[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next[column] = least;
    }
    [before, row, next] = [row, next, before];
  }
  return row[second.length] ?? 0;
}

/** Edits of one character each with swaps of neighbours, unrestricted (Lowrance and Wagner 1975). */
export function damerauLevenshtein(first: Uint32Array, second: Uint32Array): number {
  const width = second.length + 2;
  const most = first.length + second.length;
  // One row and column more than usual hold what no path takes.
  const table = new Uint16Array((first.length + 2) * width).fill(most, 0, width);
  for (let line = 0; line <= first.length; line++) {
    table[(line + 1) * width] = most;
    table[(line + 1) * width + 1] = line;
  }
  for (let column = 0; column <= second.length; column++) table[width + column + 1] = column;
  /** By character, the last line it was in. */
  const lastLines = new Uint32Array(most + 1);
  for (let line = 1; line <= first.length; line++) {
    let lastColumn = 0;
    for (let column = 1; column <= second.length; column++) {
      const lastLine = lastLines[second[column - 1] ?? 0] ?? 0;
      const same = first[line - 1] === second[column - 1];
      const swapped = (table[lastLine * width + lastColumn] ?? 0) + (line - lastLine - 1) + 1 + (column - lastColumn - 1);
      const replaced = (table[line * width + column] ?? 0) + (same ? 0 : 1);
      const added = (table[(line + 1) * width + column] ?? 0) + 1;
      const removed = (table[line * width + column + 1] ?? 0) + 1;
      table[(line + 1) * width + column + 1] = Math.min(swapped, replaced, added, removed);
      if (same) lastColumn = column;
    }
    lastLines[first[line - 1] ?? 0] = line;
  }
  return table[(first.length + 1) * width + second.length + 1] ?? 0;
}

/** Length of the longest common subsequence. */
export function longestCommonSubsequence(first: Uint32Array, second: Uint32Array): number {
  let row = new Uint16Array(second.length + 1);
  let next = new Uint16Array(second.length + 1);
  for (const character of first) {
    for (let column = 1; column <= second.length; column++) {
      next[column] = second[column - 1] === character ? (row[column - 1] ?? 0) + 1 : Math.max(row[column] ?? 0, next[column - 1] ?? 0);
    }
    [row, next] = [next, row];
  }
  return row[second.length] ?? 0;
}

/** Where in the first sequence the longest common substring begins, the first of equal ones, and how long it is. */
export function longestCommonSubstring(first: Uint32Array, second: Uint32Array): { start: number; length: number } {
  let row = new Uint16Array(second.length + 1);
  let next = new Uint16Array(second.length + 1);
  let best = { start: 0, length: 0 };
  for (const [line, character] of first.entries()) {
    for (let column = 1; column <= second.length; column++) {
      const length = second[column - 1] === character ? (row[column - 1] ?? 0) + 1 : 0;
      next[column] = length;
      if (length > best.length) best = { start: line + 1 - length, length };
    }
    [row, next] = [next, row];
  }
  return best;
}

const ONE = rational(1n);
const WINKLER_FROM = rational(7n, 10n);
const MAX_PREFIX = 4;

/** Jaro's likeness, 0 to 1, with half the matched characters out of order, rounded down, as transpositions (Winkler's strcmp95). */
export function jaro(first: Uint32Array, second: Uint32Array): Rational {
  if (first.length === 0 && second.length === 0) return ONE;
  const reach = Math.max(0, Math.floor(Math.max(first.length, second.length) / 2) - 1);
  const taken = new Uint8Array(second.length);
  const matched: number[] = [];
  for (const [index, character] of first.entries()) {
    const end = Math.min(second.length, index + reach + 1);
    for (let place = Math.max(0, index - reach); place < end; place++) {
      if (taken[place] === 1 || second[place] !== character) continue;
      taken[place] = 1;
      matched.push(character);
      break;
    }
  }
  if (matched.length === 0) return rational(0n);
  const others = second.filter((_, place) => taken[place] === 1);
  const transpositions = Math.floor(matched.filter((character, index) => character !== others[index]).length / 2);
  const [m, n, o] = [BigInt(matched.length), BigInt(first.length), BigInt(second.length)];
  return rational(m * m * o + m * m * n + (m - BigInt(transpositions)) * n * o, 3n * m * n * o);
}

/** Jaro's likeness raised for each of the first characters that are equal, up to four, where it is over 0.7 (Winkler 1990). */
export function jaroWinkler(first: Uint32Array, second: Uint32Array, likeness: Rational): Rational {
  let prefix = 0;
  while (prefix < MAX_PREFIX && prefix < first.length && first[prefix] === second[prefix]) prefix++;
  return compare(likeness, WINKLER_FROM) > 0 ? add(likeness, multiply(rational(BigInt(prefix), 10n), subtract(ONE, likeness))) : likeness;
}

/** Likeness of the pairs of neighbours: Dice's coefficient of all pairs, Jaccard's index of the different ones. */
export function bigramLikeness(first: Uint32Array, second: Uint32Array): { dice: number; jaccard: number } {
  const [some, others] = [bigrams(first), bigrams(second)];
  if (some.size === 0 || others.size === 0) {
    const equal = first.length === second.length && first.every((character, index) => character === second[index]) ? 1 : 0;
    return { dice: equal, jaccard: equal };
  }
  let [shared, different] = [0, 0];
  for (const [pair, count] of some) {
    shared += Math.min(count, others.get(pair) ?? 0);
    if (others.has(pair)) different++;
  }
  return { dice: (2 * shared) / (first.length - 1 + second.length - 1), jaccard: different / (some.size + others.size - different) };
}

function bigrams(sequence: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let index = 1; index < sequence.length; index++) {
    const pair = (sequence[index - 1] ?? 0) * 65_536 + (sequence[index] ?? 0);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}
