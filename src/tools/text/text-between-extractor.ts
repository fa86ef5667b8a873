import { z } from 'zod';
import { defineTool } from '../define.ts';
import { findAll } from '../shared/text/search.ts';

export default defineTool({
  slug: 'text-between-extractor',
  name: 'Text Between Extractor',
  category: 'text',
  summary: 'Extracts every piece of text between two markers, such as brackets or tags.',
  description:
    'From the left, from a start mark to the next end mark; the search continues after the end mark. A start without an end is ignored. Marks are literal, may be equal and do not nest; line breaks are like other characters.',
  keywords: ['delimiters', 'brackets', 'quotes', 'tags', 'substring', 'scrape'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to search'),
    start: z.string().min(1).max(1000).describe('Mark before the wanted text, taken literally'),
    end: z.string().min(1).max(1000).describe('Mark after the wanted text, taken literally'),
    includeMarks: z.boolean().default(false).describe('Give the marks together with the text between them'),
    caseSensitive: z.boolean().default(true).describe('true: A and a in the marks are different; false: case is ignored'),
  }),
  result: z.strictObject({ matches: z.array(z.string()).describe('The pieces of text found, in order'), count: z.int().describe('Number of pieces found') }),
  examples: [
    { inputs: { text: 'a [b] c [d] [e', start: '[', end: ']' }, result: { matches: ['b', 'd'], count: 2 } },
    { inputs: { text: '|x|y|z|', start: '|', end: '|', includeMarks: true }, result: { matches: ['|x|', '|z|'], count: 2 } },
  ],
  run({ text, start, end, includeMarks, caseSensitive }) {
    const starts = findAll(text, start, { caseSensitive, overlapping: true });
    const ends = findAll(text, end, { caseSensitive, overlapping: true });
    const matches: string[] = [];
    let from = 0;
    let next = 0;
    for (const opening of starts) {
      if (opening.start < from) continue;
      while (next < ends.length && (ends[next]?.start ?? 0) < opening.end) next++;
      const closing = ends[next];
      if (!closing) break;
      matches.push(includeMarks ? text.slice(opening.start, closing.end) : text.slice(opening.end, closing.start));
      from = closing.end;
    }
    return { matches, count: matches.length };
  },
});
