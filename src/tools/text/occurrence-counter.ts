import { z } from 'zod';
import { defineTool } from '../define.ts';
import { findAll } from '../shared/text/search.ts';
import { graphemePositions } from '../shared/text/segments.ts';

const MAX_POSITIONS = 10_000;

export default defineTool({
  slug: 'occurrence-counter',
  name: 'Occurrence Counter',
  category: 'text',
  summary: 'Counts how often a piece of text occurs, and where.',
  description: 'Looks for the text literally, from left to right. Positions count characters (grapheme clusters) from 0; the first 10,000 are given.',
  keywords: ['find', 'search', 'substring', 'matches', 'how many times'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to search'),
    search: z.string().min(1).max(1000).describe('Text to look for, taken literally'),
    caseSensitive: z.boolean().default(true).describe('true: A and a are different; false: case is ignored'),
    wholeWord: z.boolean().default(false).describe('Count only where no letter, mark, number or underscore is directly before or after'),
    overlapping: z.boolean().default(false).describe('Also count matches that overlap the one before'),
  }),
  result: z.strictObject({
    count: z.int().describe('Number of matches'),
    positions: z.array(z.int()).describe('Where each match starts, in characters from 0; at most 10,000'),
  }),
  views: [{ kind: 'marked', field: 'positions', in: 'text', place: { counted: 'graphemes', searched: 'search' } }],
  examples: [
    { inputs: { text: 'banana', search: 'ana', overlapping: true }, result: { count: 2, positions: [1, 3] } },
    { inputs: { text: 'Cat catalog cat.', search: 'cat', wholeWord: true, caseSensitive: false }, result: { count: 2, positions: [0, 12] } },
  ],
  run({ text, search, ...options }) {
    const matches = findAll(text, search, options);
    const positionOf = graphemePositions(text);
    return { count: matches.length, positions: matches.slice(0, MAX_POSITIONS).map(({ start }) => positionOf(start)) };
  },
});
