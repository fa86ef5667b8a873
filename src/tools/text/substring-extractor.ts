import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes, graphemes, mapLines } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'substring-extractor',
  name: 'Substring Extractor',
  category: 'text',
  summary: 'Extracts part of a text, or of each line, by character positions.',
  description:
    'Positions count characters (grapheme clusters) from 0, from the end with a minus, and are cut to the text. The start is included, the end is not.',
  reference: 'Unicode UAX #29',
  keywords: ['slice', 'mid', 'left', 'right', 'cut', 'crop'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to take a part of'),
    start: z.int().min(-1_000_000).max(1_000_000).default(0).describe('First character taken, from 0; negative counts from the end'),
    end: z.int().min(-1_000_000).max(1_000_000).optional().describe('First character left out, from 0, negative from the end; if omitted, up to the end'),
    perLine: z.boolean().default(false).describe('Take the part of each line'),
  }),
  result: z.strictObject({
    text: z.string().describe('The part that was taken'),
    length: z.int().describe('Number of characters (grapheme clusters) in the result'),
  }),
  examples: [
    {
      inputs: { text: 'nai\u0308ve \u{1F468}\u200D\u{1F469}\u200D\u{1F467}!', start: 2, end: -1 },
      result: { text: 'i\u0308ve \u{1F468}\u200D\u{1F469}\u200D\u{1F467}', length: 5 },
    },
    { inputs: { text: '2024-03\n2025-12', start: -2, perLine: true }, result: { text: '03\n12', length: 5 } },
  ],
  run({ text, start, end, perLine }) {
    const slice = (part: string): string => graphemes(part).slice(start, end).join('');
    const taken = perLine ? mapLines(text, slice) : slice(text);
    return { text: taken, length: countGraphemes(taken) };
  },
});
