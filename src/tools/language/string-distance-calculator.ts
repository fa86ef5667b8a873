import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { toNumber } from '../shared/numbers/rational.ts';
import { graphemes } from '../shared/text/segments.ts';
import {
  bigramLikeness,
  damerauLevenshtein,
  editDistance,
  exactEditDistance,
  jaro,
  jaroWinkler,
  longestCommonSubsequence,
  longestCommonSubstring,
  numbered,
  optimalStringAlignment,
} from './lib/distances.ts';

const cost = (of: string) => z.number().min(0).max(1_000_000).default(1).describe(`Cost of ${of}, for levenshtein only`);

export default defineTool({
  slug: 'string-distance-calculator',
  name: 'String Distance Calculator',
  category: 'language',
  summary: 'Measures how different two strings are, by Levenshtein, Damerau, Hamming, Jaro-Winkler, LCS and bigrams.',
  description:
    'All measures are over characters (grapheme clusters), so an accented letter is one however it is encoded within each string; composed and decomposed letters differ. Distances are numbers of edits: 0 for equal strings. jaro, jaroWinkler, diceCoefficient and jaccardIndex are likenesses from 0 to 1. ' +
    'Strings of fewer than two characters have no bigrams; their likeness by bigrams is 1 if both strings are equal, else 0.',
  reference: 'Levenshtein 1965; Wagner and Fischer 1974; Lowrance and Wagner 1975; Hamming 1950; Jaro 1989; Winkler 1990 (strcmp95); Dice 1945; Jaccard 1901',
  keywords: ['edit distance', 'fuzzy matching', 'similarity', 'compare strings', 'typos', 'jaro winkler', 'damerau', 'closeness'],
  cost: 'heavy',
  inputs: z.strictObject({
    first: z.string().max(5000).describe('The first of the two strings'),
    second: z.string().max(5000).describe('The second of the two strings'),
    ignoreCase: z.boolean().default(false).describe('true: both strings are lower-cased before they are compared'),
    insertionCost: cost('inserting a character of second'),
    deletionCost: cost('deleting a character of first'),
    substitutionCost: cost('replacing a character by another'),
  }),
  result: z.strictObject({
    levenshtein: z.number().describe('Levenshtein distance: the smallest cost of turning first into second, with the three costs'),
    optimalStringAlignment: z.int().describe('Edits with swaps of neighbours, no part edited twice, each costing 1'),
    damerauLevenshtein: z.int().describe('Damerau-Levenshtein distance: edits with swaps of neighbours, unrestricted, each costing 1'),
    hamming: z.int().optional().describe('Hamming distance: number of places that differ; absent unless the strings are of equal length'),
    longestCommonSubsequence: z.int().describe('Length of the longest sequence of characters that both have in order, not necessarily side by side'),
    longestCommonSubstring: z.string().describe('The longest run of characters that both have; of several, the first in first'),
    jaro: z.number().describe('Jaro likeness, from 0 to 1'),
    jaroWinkler: z
      .number()
      .describe('Jaro-Winkler likeness, from 0 to 1: Jaro raised by 0.1 for each of up to four equal characters at the start, where Jaro is over 0.7'),
    diceCoefficient: z.number().describe('Sørensen-Dice coefficient of the bigrams, repeated ones counted each time, from 0 to 1'),
    jaccardIndex: z.number().describe('Jaccard index of the different bigrams, from 0 to 1'),
    similarityPercent: z.number().describe('Likeness in percent: 100 less the share of edits, each costing 1, in the longer length; 100 for two empty strings'),
  }),
  examples: [
    {
      inputs: { first: 'kitten', second: 'sitting' },
      result: {
        levenshtein: 3,
        optimalStringAlignment: 3,
        damerauLevenshtein: 3,
        longestCommonSubsequence: 4,
        longestCommonSubstring: 'itt',
        jaro: 0.746031746031746,
        jaroWinkler: 0.746031746031746,
        diceCoefficient: 0.36363636363636365,
        jaccardIndex: 0.2222222222222222,
        similarityPercent: 57.142857142857146,
      },
    },
    {
      inputs: { first: 'CA', second: 'ABC' },
      result: {
        levenshtein: 3,
        optimalStringAlignment: 3,
        damerauLevenshtein: 2,
        longestCommonSubsequence: 1,
        longestCommonSubstring: 'C',
        jaro: 0,
        jaroWinkler: 0,
        diceCoefficient: 0,
        jaccardIndex: 0,
        similarityPercent: 0,
      },
    },
  ],
  run({ first, second, ignoreCase, insertionCost, deletionCost, substitutionCost }) {
    const characters = [first, second].map((text) => graphemes(ignoreCase ? text.toLowerCase() : text));
    const [a, b] = numbered(characters[0] ?? [], characters[1] ?? []);
    const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
    const edits = editDistance(a, b, { insertion: 1, deletion: 1, substitution: 1 });
    const plain = insertionCost === 1 && deletionCost === 1 && substitutionCost === 1;
    const common = longestCommonSubstring(a, b);
    const likeness = jaro(a, b);
    const { dice, jaccard } = bigramLikeness(a, b);
    return {
      levenshtein: plain ? edits : exactEditDistance(a, b, { insertion: insertionCost, deletion: deletionCost, substitution: substitutionCost }),
      optimalStringAlignment: optimalStringAlignment(a, b),
      damerauLevenshtein: damerauLevenshtein(a, b),
      ...(shorter === longer ? { hamming: a.reduce((count, character, index) => count + (character === b[index] ? 0 : 1), 0) } : {}),
      longestCommonSubsequence: longestCommonSubsequence(a, b),
      longestCommonSubstring: (characters[0] ?? []).slice(common.start, common.start + common.length).join(''),
      jaro: toNumber(likeness),
      jaroWinkler: toNumber(jaroWinkler(a, b, likeness)),
      diceCoefficient: dice,
      jaccardIndex: jaccard,
      similarityPercent: longer === 0 ? 100 : doubleOf(new Precise(100 * (longer - edits)).div(longer)),
    };
  },
});
