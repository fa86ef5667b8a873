/**
 * Jaro-Winkler similarity of two lists of characters, from 0 to 1 and rounded once: prefix scale 0.1, at most 4 characters, only where the Jaro similarity is over 0.7.
 * Matched characters out of order count by half, rounded down, as in Winkler's strcmp95. Of two empty lists it is 1, of one 0.
 */
export function jaroWinkler(first: readonly string[], second: readonly string[]): number {
  if (first.length === 0 && second.length === 0) return 1;
  const { matches, transpositions } = matchesOf(first, second);
  if (matches === 0) return 0;
  const [a, b] = [first.length, second.length];
  const jaro = matches * matches * (a + b) + (matches - transpositions) * a * b;
  const whole = 3 * a * b * matches;
  if (10 * jaro <= 7 * whole) return jaro / whole;
  let prefix = 0;
  while (prefix < Math.min(4, a, b) && first[prefix] === second[prefix]) prefix++;
  return (10 * jaro + prefix * (whole - jaro)) / (10 * whole);
}

/** The characters that match within half of the longer length, and half of those that are out of order. */
function matchesOf(first: readonly string[], second: readonly string[]): { matches: number; transpositions: number } {
  const reach = Math.max(Math.floor(Math.max(first.length, second.length) / 2) - 1, 0);
  const taken = new Uint8Array(second.length);
  const matched: string[] = [];
  for (const [at, character] of first.entries()) {
    const end = Math.min(at + reach, second.length - 1);
    for (let other = Math.max(at - reach, 0); other <= end; other++) {
      if (taken[other] || second[other] !== character) continue;
      taken[other] = 1;
      matched.push(character);
      break;
    }
  }
  const inOrder = second.filter((_, at) => taken[at]);
  const displaced = matched.filter((character, at) => character !== inOrder[at]).length;
  return { matches: matched.length, transpositions: Math.floor(displaced / 2) };
}

/** Dice coefficient of the multisets of bigrams of two lists of characters. Without bigrams it is 1 for equal lists and else 0. */
export function diceOfBigrams(first: readonly string[], second: readonly string[]): number {
  if (first.length < 2 || second.length < 2) return first.length === second.length && first[0] === second[0] ? 1 : 0;
  const counts = new Map<string, number>();
  for (const bigram of bigramsOf(first)) counts.set(bigram, (counts.get(bigram) ?? 0) + 1);
  let shared = 0;
  for (const bigram of bigramsOf(second)) {
    const count = counts.get(bigram) ?? 0;
    if (count === 0) continue;
    shared++;
    counts.set(bigram, count - 1);
  }
  return (2 * shared) / (first.length + second.length - 2);
}

const bigramsOf = (characters: readonly string[]): string[] => characters.slice(1).map((character, at) => `${characters[at]}\n${character}`);
