// Relative frequency of a to z in English texts in percent: Lewand, Cryptological Mathematics (2000), page 36.
const PERCENT = [
  8.167, 1.492, 2.782, 4.253, 12.702, 2.228, 2.015, 6.094, 6.966, 0.153, 0.772, 4.025, 2.406, 6.749, 7.507, 1.929, 0.095, 5.987, 6.327, 9.056, 2.758, 0.978,
  2.36, 0.15, 1.974, 0.074,
];

/** Pearson's chi-squared of the 26 letter counts against English; at least one letter is counted. */
export function chiSquared(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return PERCENT.reduce((sum, percent, index) => {
    const expected = total * (percent / 100);
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
  }, 0);
}

/** How often each of the 26 letters stands among indices 0 to 25. */
export function countLetters(indices: readonly number[]): number[] {
  const counts = new Array<number>(26).fill(0);
  for (const index of indices) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}
