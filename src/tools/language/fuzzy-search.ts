import { z } from 'zod';
import { defineTool } from '../define.ts';
import { graphemes, trim } from '../shared/text/segments.ts';
import { levenshtein } from './lib/edit-distance.ts';
import { diceOfBigrams, jaroWinkler } from './lib/similarity.ts';

type Measure = (query: readonly string[], item: readonly string[]) => number;

const MEASURES: Record<'jaroWinkler' | 'levenshtein' | 'dice', Measure> = {
  jaroWinkler,
  levenshtein(query, item) {
    const longer = Math.max(query.length, item.length);
    return longer === 0 ? 1 : (longer - levenshtein(query, item)) / longer;
  },
  dice: diceOfBigrams,
};

export default defineTool({
  slug: 'fuzzy-search',
  name: 'Fuzzy Search',
  category: 'language',
  summary: 'Ranks the items of a list by how much they resemble a query.',
  description:
    'Whole items are compared with the whole query, character by character, after white space at the ends is removed and, unless case counts, both are lower-cased. Scores go from 0 to 1. ' +
    'jaroWinkler favours a common beginning and suits names; levenshtein counts edits against the longer length; dice compares pairs of neighbouring characters and minds their order least.',
  reference: 'Winkler 1990 (Jaro-Winkler), Levenshtein 1966, Dice 1945',
  keywords: ['approximate match', 'closest match', 'did you mean', 'typo tolerant', 'similar names', 'record linkage', 'best match in list', 'string matching'],
  cost: 'heavy',
  inputs: z.strictObject({
    query: z.string().min(1).max(200).describe('Text to look for among the items'),
    items: z.array(z.string().max(500)).min(1).max(10_000).describe('The items to rank'),
    measure: z
      .enum(['jaroWinkler', 'levenshtein', 'dice'])
      .default('jaroWinkler')
      .describe('How likeness is measured: jaroWinkler for names, levenshtein by edits, dice by shared pairs of characters'),
    minScore: z.number().min(0).max(1).default(0.6).describe('Lowest score of an item that is listed, from 0 to 1'),
    limit: z.int().min(1).max(1000).default(10).describe('Maximum number of items to list'),
    caseSensitive: z.boolean().default(false).describe('true: A and a are different; false: case is ignored'),
  }),
  result: z.strictObject({
    matches: z
      .array(
        z.strictObject({
          item: z.string().describe('The item as given'),
          index: z.int().describe('Place of the item in the list, from 0'),
          score: z.number().describe('Likeness to the query, from 0 to 1'),
        }),
      )
      .describe('The best matches first, equal scores in the order of the list'),
  }),
  views: [{ kind: 'bars', field: 'matches', label: 'item', value: 'score' }],
  examples: [
    {
      inputs: { query: 'martha', items: ['Marhta', 'Dixon', 'MARTHA'] },
      result: {
        matches: [
          { item: 'MARTHA', index: 2, score: 1 },
          { item: 'Marhta', index: 0, score: 0.9611111111111111 },
        ],
      },
    },
    { inputs: { query: 'abc', items: ['xyz'] }, result: { matches: [] } },
  ],
  run({ query, items, measure, minScore, limit, caseSensitive }) {
    const charactersOf = (text: string): string[] => graphemes(caseSensitive ? trim(text) : trim(text).toLowerCase());
    const wanted = charactersOf(query);
    const scored = items.map((item, index) => ({ item, index, score: MEASURES[measure](wanted, charactersOf(item)) }));
    return {
      matches: scored
        .filter(({ score }) => score >= minScore)
        .sort((a, b) => b.score - a.score || a.index - b.index)
        .slice(0, limit),
    };
  },
});
