import { z } from 'zod';
import { defineTool } from '../define.ts';
import { withoutMarks, withoutSpecialLetters } from '../shared/text/accents.ts';
import { cologne, matchRating, metaphone, nysiis, soundex } from './lib/phonetics.ts';

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const MAX_DOUBLE_METAPHONE = 4;

export default defineTool({
  slug: 'phonetic-encoder',
  name: 'Phonetic Encoder',
  category: 'language',
  summary: 'Codes names by sound with Soundex, Metaphone, Double Metaphone, NYSIIS, Cologne phonetics or Match Rating.',
  description:
    'Names that sound alike get the same code, so that misspelt ones can be found. Soundex, Metaphone, NYSIIS and Match Rating are for English names, Cologne phonetics for German ones, Double Metaphone also for names of other origins, whose second code is another way to say it. ' +
    'Each word is coded by itself; a prefix such as van is not dropped. Accents are removed, ß and æ count as ss and ae, and letters other than A to Z are ignored, so that words in other scripts have an empty code.',
  reference:
    'Soundex (US National Archives); Metaphone (Philips 1990); Double Metaphone (Philips 2000); NYSIIS (Taft 1970); Kölner Phonetik (Postel 1969); Match Rating Approach (Western Airlines 1977)',
  keywords: ['sounds like', 'name matching', 'fuzzy names', 'genealogy', 'homophones', 'duplicate names', 'similar names'],
  inputs: z.strictObject({
    text: z.string().min(1).max(100_000).describe('One or more names or words'),
    algorithm: z
      .enum(['soundex', 'metaphone', 'doubleMetaphone', 'nysiis', 'cologne', 'matchRating'])
      .default('soundex')
      .describe(
        'soundex: a letter and three digits; metaphone: consonants, with 0 for th and X for sh; doubleMetaphone: two codes of up to four letters; nysiis: letters; cologne: digits, for German; matchRating: up to six letters of the name',
      ),
  }),
  result: z.strictObject({
    codes: z
      .array(
        z.strictObject({
          word: z.string().describe('The word as written'),
          code: z.string().describe('Its code; empty for a word without Latin letters'),
          alternate: z.string().optional().describe('For Double Metaphone the second code, the same as the first if there is none; else absent'),
        }),
      )
      .describe('The words with their codes, in order'),
  }),
  examples: [
    {
      inputs: { text: 'Robert Rupert Ashcraft' },
      result: {
        codes: [
          { word: 'Robert', code: 'R163' },
          { word: 'Rupert', code: 'R163' },
          { word: 'Ashcraft', code: 'A261' },
        ],
      },
    },
    {
      inputs: { text: 'Müller-Lüdenscheidt', algorithm: 'cologne' },
      result: {
        codes: [
          { word: 'Müller', code: '657' },
          { word: 'Lüdenscheidt', code: '52682' },
        ],
      },
    },
  ],
  async run({ text, algorithm }) {
    const encode = algorithm === 'doubleMetaphone' ? await doubleMetaphoneEncoder() : single({ soundex, metaphone, nysiis, cologne, matchRating }[algorithm]);
    return { codes: Array.from(text.matchAll(WORD), ([word]) => ({ word, ...encode(plainCapitals(word)) })) };
  },
});

const plainCapitals = (word: string): string =>
  withoutSpecialLetters(withoutMarks(word))
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

const single =
  (encode: (word: string) => string) =>
  (word: string): { code: string; alternate?: string } => ({ code: word === '' ? '' : encode(word) });

async function doubleMetaphoneEncoder(): Promise<(word: string) => { code: string; alternate: string }> {
  const { doubleMetaphone } = await import('double-metaphone');
  return (word) => {
    const [code, alternate] = doubleMetaphone(asPhilipsReads(word));
    return { code: code.slice(0, MAX_DOUBLE_METAPHONE), alternate: alternate.slice(0, MAX_DOUBLE_METAPHONE) };
  };
}

/** Spells a few sequences so that the library reads them as Philips does: cia as cio, ogy as ogi, and the cc of McClure as one. */
const asPhilipsReads = (word: string): string =>
  word
    .replace(/^MCC(?![EI])/, 'MC')
    .replace(/(?<!C)CIA/g, 'CIO')
    .replace(/OGY/g, 'OGI');
