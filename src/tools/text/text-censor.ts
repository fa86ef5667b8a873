import { z } from 'zod';
import { defineTool } from '../define.ts';
import { findLongest } from '../shared/text/search.ts';
import { graphemes, limitResult } from '../shared/text/segments.ts';
import { maskCharacter } from './lib/mask.ts';

export default defineTool({
  slug: 'text-censor',
  name: 'Text Censor',
  category: 'text',
  summary: 'Censors given words in a text by masking their letters.',
  description:
    'From the left, the longest word first at each place; white space inside a phrase is masked too. With show, words too short to hide anything otherwise are masked whole. Results of more than 5,000,000 characters are refused.',
  keywords: ['profanity', 'bleep', 'redact', 'swear words', 'filter', 'hide'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to censor'),
    words: z.array(z.string().min(1).max(100)).min(1).max(1000).describe('The words or phrases to mask, literally'),
    mask: z.string().min(1).max(10).default('*').describe('Character written for each masked one'),
    show: z.enum(['nothing', 'first', 'firstAndLast']).default('nothing').describe('Which characters of a masked word stay readable'),
    replacement: z.string().max(100).optional().describe('Text that replaces each masked word; if omitted, the mask'),
    wholeWord: z.boolean().default(true).describe('Mask only where no letter, mark, number or underscore is directly before or after'),
    caseSensitive: z.boolean().default(false).describe('true: A and a are different; false: case is ignored'),
  }),
  result: z.strictObject({ text: z.string().describe('The text with the words masked'), censored: z.int().describe('Number of words and phrases masked') }),
  examples: [
    { inputs: { text: 'Darn it, that darned darn thing', words: ['darn'] }, result: { text: '**** it, that darned **** thing', censored: 2 } },
    {
      inputs: { text: 'secret plan', words: ['secret', 'plan'], show: 'firstAndLast', mask: '#' },
      result: { text: 's####t p##n', censored: 2 },
    },
  ],
  run({ text, words, mask, show, replacement, wholeWord, caseSensitive }) {
    const cover = maskCharacter(mask);
    const matches = findLongest(text, words, { caseSensitive, wholeWord });
    const pieces: string[] = [];
    let from = 0;
    let length = 0;
    for (const { start, end } of matches) {
      const masked = replacement ?? maskWord(text.slice(start, end), cover, show);
      pieces.push(text.slice(from, start), masked);
      length += start - from + masked.length;
      limitResult(length);
      from = end;
    }
    return { text: pieces.join('') + text.slice(from), censored: matches.length };
  },
});

function maskWord(word: string, mask: string, show: 'nothing' | 'first' | 'firstAndLast'): string {
  const characters = graphemes(word);
  const start = show === 'nothing' || characters.length < 2 ? 0 : 1;
  const end = show === 'firstAndLast' ? 1 : 0;
  if (start + end >= characters.length) return mask.repeat(characters.length);
  const shownEnd = characters.length - end;
  return characters.slice(0, start).join('') + mask.repeat(shownEnd - start) + characters.slice(shownEnd).join('');
}
