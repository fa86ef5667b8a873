import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { graphemes, lines } from '../shared/text/segments.ts';

const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

export default defineTool({
  slug: 'acronym-generator',
  name: 'Acronym Generator',
  category: 'generators',
  summary: 'Makes the acronym of a phrase or name from its initial letters.',
  description:
    "Words are runs of letters, marks, digits and apostrophes, so well-known is two words and don't is one. A number is taken whole. Small words count where a phrase has no others.",
  reference: 'Initials of words; words by the Unicode general categories L, M and N',
  keywords: ['initials', 'abbreviation', 'initialism', 'shorten', 'abbreviate'],
  inputs: z.strictObject({
    text: z.string().min(1).max(10_000).describe('The phrases, one on each line'),
    skipSmallWords: z.boolean().default(true).describe('Leave out a, an, and, at, by, for, from, in, of, on, or, the, to and with'),
    dots: z.boolean().default(false).describe("Put a full stop after each word's letters, as in N.A.S.A."),
    uppercase: z.boolean().default(true).describe('Write capitals only; else the letters keep their case'),
    lettersPerWord: z.int().min(1).max(5).default(1).describe('How many characters each word gives'),
  }),
  result: z.strictObject({
    acronyms: z.array(z.string()).describe('One acronym for each line that has words'),
    acronym: z.string().describe('The acronym of the first such line'),
  }),
  examples: [
    { inputs: { text: 'National Aeronautics and Space Administration' }, result: { acronyms: ['NASA'], acronym: 'NASA' } },
    {
      inputs: { text: 'self-contained underwater breathing apparatus\nUnited States of America', dots: true },
      result: { acronyms: ['S.C.U.B.A.', 'U.S.A.'], acronym: 'S.C.U.B.A.' },
    },
  ],
  run({ text, skipSmallWords, dots, uppercase, lettersPerWord }) {
    const acronyms = lines(text).flatMap((line) => {
      const words = (line.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).map((word) => word.replace(/^['’]+/, '')).filter((word) => word !== '');
      const large = skipSmallWords ? words.filter((word) => !SMALL_WORDS.has(word.toLowerCase())) : words;
      const used = large.length > 0 ? large : words;
      const parts = used.map((word) => (/^\p{N}+$/u.test(word) ? word : graphemes(word).slice(0, lettersPerWord).join('')));
      if (parts.length === 0) return [];
      const acronym = parts.map((part) => (dots ? `${part}.` : part)).join('');
      return [uppercase ? acronym.toUpperCase() : acronym];
    });
    const [acronym] = acronyms;
    if (acronym === undefined) return unprocessable('The text contains no word.', 'text');
    return { acronyms, acronym };
  },
});
