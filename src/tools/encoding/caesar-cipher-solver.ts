import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { chiSquared, countLetters } from './lib/english.ts';
import { letterIndices, mapLetters } from './lib/letters.ts';

export default defineTool({
  slug: 'caesar-cipher-solver',
  name: 'Caesar Cipher Solver',
  category: 'encoding',
  summary: 'Cracks a Caesar cipher by trying all shifts and ranking them by how English the letters look.',
  description:
    "Pearson's chi-squared of the letter counts against English (Lewand 2000); the least is best, ties go to the smaller shift. Text without letters is refused.",
  reference: "Pearson's chi-squared; Lewand, Cryptological Mathematics (2000)",
  keywords: ['crack', 'break', 'decrypt', 'rot', 'brute force', 'frequency analysis', 'caesar cipher decoder', 'rot13 brute force'],
  inputs: z.strictObject({
    text: z.string().min(1).max(100_000).describe('Text enciphered by an unknown shift'),
    limit: z.int().min(1).max(26).default(26).describe('Maximum number of candidates to return'),
  }),
  result: z.strictObject({
    candidates: z
      .array(
        z.strictObject({
          shift: z.int().describe('Shift the text was encrypted with'),
          text: z.string().describe('The text with that shift undone'),
          chiSquared: z.number().describe('Distance from English; less is better'),
        }),
      )
      .describe('Candidate texts, the most English first'),
  }),
  examples: [
    {
      inputs: { text: 'Wkh txlfn eurzq ira mxpsv ryhu wkh odcb grj', limit: 1 },
      result: { candidates: [{ shift: 3, text: 'The quick brown fox jumps over the lazy dog', chiSquared: 109.31861319821006 }] },
    },
  ],
  run({ text, limit }) {
    const counts = countLetters(letterIndices(text));
    if (counts.every((count) => count === 0)) unprocessable('The text has no letter from A to Z to count.', 'text');
    const ranked = counts.map((_, shift) => ({ shift, distance: chiSquared([...counts.slice(shift), ...counts.slice(0, shift)]) }));
    ranked.sort((a, b) => a.distance - b.distance || a.shift - b.shift);
    return {
      candidates: ranked.slice(0, limit).map(({ shift, distance }) => ({
        shift,
        text: mapLetters(text, (index) => index - shift),
        chiSquared: distance,
      })),
    };
  },
});
