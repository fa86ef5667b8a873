import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type DoubleDouble, divide, squareRoot } from '../shared/numbers/double-double.ts';
import { naturalLog } from '../shared/numbers/elementary.ts';
import { words } from '../shared/text/segments.ts';

const PER_TEN_THOUSAND = 10_000;

export default defineTool({
  slug: 'lexical-diversity-calculator',
  name: 'Lexical Diversity Calculator',
  category: 'language',
  summary: 'Measures how rich the vocabulary of a text is, from its different words and its total.',
  description:
    'Words are compared ignoring case. The plain type-token ratio falls as texts grow longer; the moving average (Covington and McFall 2010), which is the mean over all runs of as many words as the window has, does not, and suits comparisons. ' +
    "A higher Yule's K or Simpson's D means a poorer vocabulary.",
  reference:
    'Guiraud 1954, Carroll 1964, Herdan 1960, Yule 1944, Simpson 1949; Covington and McFall 2010, Cutting the Gordian knot: the moving-average type-token ratio',
  keywords: ['ttr', 'type token ratio', 'mattr', 'vocabulary richness', 'hapax', 'yule', 'unique words', 'stylometry', 'word variety'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The text to measure'),
    window: z.int().min(1).max(10_000).default(50).describe('Number of words in each window of the moving average'),
  }),
  result: z.strictObject({
    tokens: z.int().describe('Number of words, N'),
    types: z.int().describe('Number of different words, V'),
    hapaxLegomena: z.int().describe('Number of words that occur once'),
    typeTokenRatio: z.number().describe('Type-token ratio, V/N'),
    rootTypeTokenRatio: z.number().describe("Guiraud's root type-token ratio, V/√N"),
    correctedTypeTokenRatio: z.number().describe("Carroll's corrected type-token ratio, V/√(2N)"),
    herdanC: z.number().optional().describe("Herdan's C, ln V / ln N; absent for a single word"),
    movingAverageTypeTokenRatio: z.number().describe('Mean type-token ratio of all windows; V/N where the text is shorter than the window'),
    yuleK: z.number().describe("Yule's characteristic K, 10000 (Σn² − N)/N² over the counts n of the words"),
    simpsonD: z.number().optional().describe("Simpson's D, the chance that two words drawn from the text are the same; absent for a single word"),
  }),
  headline: 'typeTokenRatio',
  pageInputs: {
    text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife. However little known the feelings or views of such a man may be, this truth is so well fixed in the minds of the surrounding families, that he is considered the rightful property of some one or other of their daughters.',
  },
  examples: [
    {
      inputs: { text: 'the cat and the dog and the bird' },
      result: {
        tokens: 8,
        types: 5,
        hapaxLegomena: 3,
        typeTokenRatio: 0.625,
        rootTypeTokenRatio: 1.7677669529663689,
        correctedTypeTokenRatio: 1.25,
        herdanC: 0.7739760316291208,
        movingAverageTypeTokenRatio: 0.625,
        yuleK: 1250,
        simpsonD: 0.14285714285714285,
      },
    },
    {
      inputs: { text: 'a b a b', window: 3 },
      result: {
        tokens: 4,
        types: 2,
        hapaxLegomena: 0,
        typeTokenRatio: 0.5,
        rootTypeTokenRatio: 1,
        correctedTypeTokenRatio: Math.SQRT1_2,
        herdanC: 0.5,
        movingAverageTypeTokenRatio: 0.6666666666666666,
        yuleK: 2500,
        simpsonD: 0.3333333333333333,
      },
    },
  ],
  run({ text, window }) {
    const found = words(text).map((word) => word.toLowerCase());
    const tokens = found.length;
    if (tokens === 0) unprocessable('There is no word in the text.', 'text');
    const counts = new Map<string, number>();
    for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1);
    const types = counts.size;
    let hapaxLegomena = 0;
    let squares = 0;
    for (const count of counts.values()) {
      if (count === 1) hapaxLegomena++;
      squares += count * count;
    }
    return {
      tokens,
      types,
      hapaxLegomena,
      typeTokenRatio: types / tokens,
      rootTypeTokenRatio: quotient([types, 0], squareRoot([tokens, 0])),
      correctedTypeTokenRatio: quotient([types, 0], squareRoot([2 * tokens, 0])),
      ...(tokens > 1 && { herdanC: quotient(naturalLog(types), naturalLog(tokens)) }),
      movingAverageTypeTokenRatio: movingAverage(found, Math.min(window, tokens)),
      yuleK: (PER_TEN_THOUSAND * (squares - tokens)) / (tokens * tokens),
      ...(tokens > 1 && { simpsonD: (squares - tokens) / (tokens * (tokens - 1)) }),
    };
  },
});

const quotient = (x: DoubleDouble, y: DoubleDouble): number => divide(x, y)[0];

/** Mean ratio of different words to words, over all runs of so many words. */
function movingAverage(found: readonly string[], window: number): number {
  const inside = new Map<string, number>();
  let sum = 0;
  for (const [at, word] of found.entries()) {
    inside.set(word, (inside.get(word) ?? 0) + 1);
    const left = found[at - window];
    if (left !== undefined) {
      const count = inside.get(left) ?? 0;
      if (count > 1) inside.set(left, count - 1);
      else inside.delete(left);
    }
    if (at >= window - 1) sum += inside.size;
  }
  return sum / (window * (found.length - window + 1));
}
