import { z } from 'zod';
import { defineTool } from '../define.ts';
import { findAll } from '../shared/text/search.ts';
import { graphemeStarts, trim } from '../shared/text/segments.ts';

/** Results of more characters take longer to write than the event loop has time for. */
const MAX_QUICK = 300_000;

export default defineTool({
  slug: 'concordance-generator',
  name: 'Concordance Generator',
  category: 'language',
  summary: 'Shows every occurrence of a word with the text around it (keyword in context).',
  description:
    'Each run of white space in the text is made one space first, and white space at its ends is removed; positions are in that text. The context is cut at the width exactly, even inside a word. ' +
    'A whole word has no letter, mark, number or underscore directly before or after it.',
  keywords: ['kwic', 'keyword in context', 'corpus', 'find all occurrences', 'index of words', 'quotations', 'word in context'],
  heavyWhen: ({ text, width, limit }) => Math.min(limit, text.length) * Math.min(2 * width, text.length) > MAX_QUICK,
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The text to search'),
    search: z.string().min(1).max(200).describe('The word or phrase to look for, taken literally'),
    width: z.int().min(0).max(500).default(40).describe('Context to show on each side, in characters'),
    caseSensitive: z.boolean().default(false).describe('true: A and a are different; false: case is ignored'),
    wholeWord: z.boolean().default(true).describe('Only where no letter, mark, number or underscore is directly before or after'),
    limit: z.int().min(1).max(10_000).default(1000).describe('Maximum number of occurrences to show; all are counted'),
  }),
  result: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          left: z.string().describe('What stands before the occurrence'),
          match: z.string().describe('The occurrence as written'),
          right: z.string().describe('What stands after the occurrence'),
          position: z.int().describe('Where the occurrence starts, in characters from 0'),
        }),
      )
      .describe('The occurrences in the order of the text'),
    count: z.int().describe('Number of all occurrences, whatever the limit'),
  }),
  examples: [
    {
      inputs: { text: 'The cat saw a\ncat.', search: 'cat', width: 5 },
      result: {
        lines: [
          { left: 'The ', match: 'cat', right: ' saw ', position: 4 },
          { left: 'aw a ', match: 'cat', right: '.', position: 14 },
        ],
        count: 2,
      },
    },
    { inputs: { text: 'catalog', search: 'cat' }, result: { lines: [], count: 0 } },
  ],
  run({ text, search, width, limit, ...options }) {
    const plain = trim(text).replace(/\p{White_Space}+/gu, ' ');
    const matches = findAll(plain, search, options);
    const starts = matches.length > 0 ? graphemeStarts(plain) : new Uint32Array();
    const startOf = (character: number): number => starts[Math.min(Math.max(character, 0), starts.length - 1)] ?? 0;
    const lines = matches.slice(0, limit).map(({ start, end }) => {
      const position = characterAt(starts, start);
      // What is left of a character that the occurrence begins or ends in counts as one.
      const before = startOf(position) === start ? position : position + 1;
      return {
        left: width === 0 ? '' : plain.slice(startOf(before - width), start),
        match: plain.slice(start, end),
        right: width === 0 ? '' : plain.slice(end, startOf(characterAt(starts, end) + width)),
        position,
      };
    });
    return { lines, count: matches.length };
  },
});

/** The character that an offset is in: the last that starts no later. */
function characterAt(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
