import { z } from 'zod';
import { defineTool } from '../define.ts';
import { graphemes, isBlank, mapLines } from '../shared/text/segments.ts';
import { maskCharacter } from './lib/mask.ts';

export default defineTool({
  slug: 'text-masker',
  name: 'Text Masker',
  category: 'text',
  summary: 'Masks the middle of a card number, API key or name, and shows only the ends.',
  description: 'Text no longer than keepStart plus keepEnd stays as it is. Positions count characters (grapheme clusters), white space included.',
  keywords: ['redact', 'hide', 'credit card', 'anonymize', 'obfuscate', 'secret', 'token'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text to mask'),
    keepStart: z.int().min(0).max(10_000).default(4).describe('Number of characters left readable at the start'),
    keepEnd: z.int().min(0).max(10_000).default(0).describe('Number of characters left readable at the end'),
    mask: z.string().min(1).max(10).default('*').describe('Character written for each masked one'),
    keepSpaces: z.boolean().default(true).describe('Leave white space between characters unmasked'),
    perLine: z.boolean().default(false).describe('Mask each line separately'),
  }),
  result: z.strictObject({ text: z.string().describe('The masked text'), masked: z.int().describe('Number of characters masked') }),
  examples: [
    { inputs: { text: '1234567890' }, result: { text: '1234******', masked: 6 } },
    { inputs: { text: '4111 1111 1111 1234', keepStart: 0, keepEnd: 4 }, result: { text: '**** **** **** 1234', masked: 12 } },
  ],
  run({ text, keepStart, keepEnd, mask, keepSpaces, perLine }) {
    const cover = maskCharacter(mask);
    let masked = 0;
    const hide = (part: string): string => {
      const characters = graphemes(part);
      return characters
        .map((character, index) => {
          if (index < keepStart || index >= characters.length - keepEnd || (keepSpaces && isBlank(character))) return character;
          masked++;
          return cover;
        })
        .join('');
    };
    const result = perLine ? mapLines(text, hide) : hide(text);
    return { text: result, masked };
  },
});
