import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { divide, productOf, squareRoot } from '../shared/numbers/double-double.ts';
import { words } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-similarity-calculator',
  name: 'Text Similarity Calculator',
  category: 'language',
  summary: 'Compares two texts by the words and word runs they share.',
  description:
    'All measures go from 0 for nothing in common to 1. Words are compared ignoring case, with stop words left out first. Cosine looks at how often words occur, Jaccard, Dice and overlap at which words occur, and the shingles at runs of words in their order, which tell copied passages from texts about the same thing.',
  reference: 'Salton and McGill 1983 (cosine), Jaccard 1901, Dice 1945, Broder 1997 (shingles, containment); words by Unicode UAX #29',
  keywords: ['compare texts', 'plagiarism', 'duplicate content', 'cosine similarity', 'jaccard', 'shingles', 'likeness', 'overlap', 'near duplicate'],
  inputs: z.strictObject({
    first: z.string().max(200_000).describe('The first text to compare'),
    second: z.string().max(200_000).describe('The second text to compare'),
    stopWords: z.array(z.string()).max(2000).default([]).describe('Words to leave out of both texts, ignoring case'),
    shingleSize: z.int().min(1).max(10).default(3).describe('Number of words in each run of words that is compared'),
  }),
  result: z.strictObject({
    cosine: z.number().describe('Cosine of the angle between the word count vectors'),
    jaccard: z.number().describe('Shared words by all different words (Jaccard index)'),
    dice: z.number().describe('Twice the shared words by the sum of both numbers of different words (Dice coefficient)'),
    overlap: z.number().describe('Shared words by the different words of the text that has fewer (overlap coefficient)'),
    shingleJaccard: z.number().optional().describe('Jaccard index of the sets of word runs; absent when neither text has as many words'),
    containment: z.number().optional().describe("Share of the first text's different word runs found in the second; absent when the first has none"),
    sharedWords: z.int().describe('Number of different words that are in both texts'),
  }),
  views: [{ kind: 'figures', field: 'cosine', of: ['cosine', 'jaccard', 'dice', 'overlap', 'shingleJaccard', 'containment'] }],
  examples: [
    {
      inputs: { first: 'the cat sat on the mat', second: 'the cat lay on the rug' },
      result: { cosine: 0.75, jaccard: 0.42857142857142855, dice: 0.6, overlap: 0.6, shingleJaccard: 0, containment: 0, sharedWords: 3 },
    },
    {
      inputs: { first: 'A b, c.', second: 'a B c' },
      result: { cosine: 1, jaccard: 1, dice: 1, overlap: 1, shingleJaccard: 1, containment: 1, sharedWords: 3 },
    },
  ],
  run({ first, second, stopWords, shingleSize }) {
    const stopped = new Set(stopWords.map((word) => word.toLowerCase()));
    const wordsOf = (text: string, path: string): string[] => {
      const found = words(text)
        .map((word) => word.toLowerCase())
        .filter((word) => !stopped.has(word));
      return found.length > 0 ? found : unprocessable(`There is no word to compare in the ${path} text.`, path);
    };
    const [ours, theirs] = [wordsOf(first, 'first'), wordsOf(second, 'second')];
    const [ourWords, theirWords] = [new Set(ours), new Set(theirs)];
    const shared = sharedBy(ourWords, theirWords);
    const [ourRuns, theirRuns] = [runsOf(ours, shingleSize), runsOf(theirs, shingleSize)];
    const sharedRuns = sharedBy(ourRuns, theirRuns);
    const allRuns = ourRuns.size + theirRuns.size - sharedRuns;
    return {
      cosine: cosineOf(countsOf(ours), countsOf(theirs)),
      jaccard: shared / (ourWords.size + theirWords.size - shared),
      dice: (2 * shared) / (ourWords.size + theirWords.size),
      overlap: shared / Math.min(ourWords.size, theirWords.size),
      ...(allRuns > 0 && { shingleJaccard: sharedRuns / allRuns }),
      ...(ourRuns.size > 0 && { containment: sharedRuns / ourRuns.size }),
      sharedWords: shared,
    };
  },
});

/** How many members two sets share. */
function sharedBy(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  let count = 0;
  for (const each of ours) if (theirs.has(each)) count++;
  return count;
}

/** The different runs of so many words. */
function runsOf(found: readonly string[], size: number): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + size <= found.length; at++) runs.add(found.slice(at, at + size).join('\n'));
  return runs;
}

function countsOf(found: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Cosine of two vectors of counts, rounded once. */
function cosineOf(ours: ReadonlyMap<string, number>, theirs: ReadonlyMap<string, number>): number {
  let product = 0;
  for (const [word, count] of ours) product += count * (theirs.get(word) ?? 0);
  return divide([product, 0], squareRoot(productOf(sumOfSquares(ours), sumOfSquares(theirs))))[0];
}

function sumOfSquares(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}
