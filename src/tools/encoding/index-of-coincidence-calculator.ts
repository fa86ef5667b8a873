import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { chiSquared, countLetters } from './lib/english.ts';
import { letterIndices } from './lib/letters.ts';

export default defineTool({
  slug: 'index-of-coincidence-calculator',
  name: 'Index of Coincidence Calculator',
  category: 'encoding',
  summary: 'Estimates whether a text is plain or enciphered, and the key length of a polyalphabetic cipher.',
  description:
    'Letters A to Z only, case ignored. English has an index near 0.0667, evenly spread letters 0.0385. A period whose mean index stands out suggests the length of the key; periods longer than the count of letters are left out.',
  reference: 'Friedman 1922',
  keywords: ['friedman', 'vigenere key length', 'cryptanalysis', 'frequency analysis', 'kappa'],
  inputs: z.strictObject({
    text: z.string().min(2).max(100_000).describe('Text to examine'),
    maxPeriod: z.int().min(1).max(100).default(20).describe('Longest period to try'),
  }),
  result: z.strictObject({
    indexOfCoincidence: z.number().describe('Chance that two letters of the text are equal, 0 to 1'),
    normalized: z.number().describe('The index times 26; 1 for evenly spread letters'),
    chiSquared: z.number().describe('Chi-squared of the letters against English; less is closer'),
    letters: z.int().describe('Number of letters examined'),
    periods: z
      .array(
        z.strictObject({
          period: z.int().describe('Period in letters, a possible length of the key'),
          averageIndex: z.number().describe('Mean index of coincidence of the letters that far apart'),
        }),
      )
      .describe('A row for each period, ascending'),
  }),
  examples: [
    {
      inputs: { text: 'Hello world, this is a test to determine the correct IC value.', maxPeriod: 1 },
      result: {
        indexOfCoincidence: 0.07142857142857142,
        normalized: 1.857142857142857,
        chiSquared: 15.208678579941306,
        letters: 49,
        periods: [{ period: 1, averageIndex: 0.07142857142857142 }],
      },
    },
  ],
  run({ text, maxPeriod }) {
    const letters = letterIndices(text);
    const total = letters.length;
    if (total < 2) unprocessable(`The text has ${total} letter(s) from A to Z; the index needs two at least.`, 'text');
    const counts = countLetters(letters);
    const indexOfCoincidence = indexOf(counts);
    return {
      indexOfCoincidence,
      normalized: 26 * indexOfCoincidence,
      chiSquared: chiSquared(counts),
      letters: total,
      periods: Array.from({ length: Math.min(maxPeriod, total) }, (_, i) => ({ period: i + 1, averageIndex: averageIndex(letters, i + 1) })),
    };
  },
});

function averageIndex(letters: readonly number[], period: number): number {
  const columns = Array.from({ length: period }, () => new Array<number>(26).fill(0));
  for (const [i, letter] of letters.entries()) {
    const column = columns[i % period];
    if (column) column[letter] = (column[letter] ?? 0) + 1;
  }
  return columns.reduce((sum, column) => sum + indexOf(column), 0) / period;
}

/** Sum of n(n-1) over the letters, divided by N(N-1); 0 for fewer than two letters. */
function indexOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total < 2 ? 0 : counts.reduce((sum, count) => sum + count * (count - 1), 0) / (total * (total - 1));
}
