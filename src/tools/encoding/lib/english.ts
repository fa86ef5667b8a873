import { ratio } from './ratio.ts';

// Relative frequency of a to z in English texts in thousandths of a percent: Lewand, Cryptological Mathematics (2000), page 36.
const FREQUENCIES = [
  8167, 1492, 2782, 4253, 12702, 2228, 2015, 6094, 6966, 153, 772, 4025, 2406, 6749, 7507, 1929, 95, 5987, 6327, 9056, 2758, 978, 2360, 150, 1974, 74,
].map(BigInt);
const WHOLE = 100_000n;
const PRODUCT = FREQUENCIES.reduce((product, frequency) => product * frequency, 1n);

/** Pearson's chi-squared of letter counts against English, as a fraction whose denominator is the same for all counts with one total. */
export function chiSquaredFraction(counts: readonly number[]): { numerator: bigint; denominator: bigint } {
  const total = BigInt(counts.reduce((sum, count) => sum + count, 0));
  const numerator = FREQUENCIES.reduce((sum, frequency, index) => {
    const difference = BigInt(counts[index] ?? 0) * WHOLE - total * frequency;
    return sum + difference * difference * (PRODUCT / frequency);
  }, 0n);
  return { numerator, denominator: WHOLE * total * PRODUCT };
}

/** Pearson's chi-squared of the 26 letter counts against English; at least one letter is counted. */
export function chiSquared(counts: readonly number[]): number {
  const { numerator, denominator } = chiSquaredFraction(counts);
  return ratio(numerator, denominator);
}

/** How often each of the 26 letters stands among indices 0 to 25. */
export function countLetters(indices: readonly number[]): number[] {
  const counts = new Array<number>(26).fill(0);
  for (const index of indices) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}
