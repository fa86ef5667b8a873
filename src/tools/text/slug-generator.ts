import { z } from 'zod';
import { defineTool } from '../define.ts';
import { withoutSpecialLetters } from '../shared/text/accents.ts';
import { normalized } from '../shared/text/normal-forms.ts';
import { graphemes, mapLines } from '../shared/text/segments.ts';

const APOSTROPHES = /['’‘ʼ]/g;

export default defineTool({
  slug: 'slug-generator',
  name: 'Slug Generator',
  category: 'text',
  summary: 'Turns titles into URL slugs, such as my-first-post, by default in lower case with hyphens.',
  description:
    'Accents are dropped, & becomes the word and, apostrophes vanish, letters of other scripts are transliterated (or kept with keepUnicode); every run of other characters becomes one separator, none at the ends. ' +
    'Nothing left gives an empty slug.',
  reference: 'Unicode UAX #15 (NFKD), AnyAscii',
  keywords: ['permalink', 'url', 'slugify', 'seo', 'dashes', 'transliterate'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The title to make a slug from'),
    separator: z.string().max(5).default('-').describe('Text between the words of the slug'),
    lowercase: z.boolean().default(true).describe('Write the slug in lower case'),
    maxLength: z.int().min(1).max(1000).optional().describe('Maximum length of the slug in characters; cut at a separator if possible, else inside a word'),
    keepUnicode: z.boolean().default(false).describe('Keep letters, marks and digits of every script'),
    perLine: z.boolean().default(false).describe('true: a slug for each line; false: line breaks separate words'),
  }),
  result: z.strictObject({ slug: z.string().describe('The slug; with perLine, one on each line') }),
  pageInputs: { text: 'Crème Brûlée: 10 Tips & Tricks!' },
  examples: [
    { inputs: { text: '  Crème Brûlée & Ærø: it’s 100% good! ' }, result: { slug: 'creme-brulee-and-aero-its-100-good' } },
    { inputs: { text: 'The quick brown fox', maxLength: 12, separator: '_' }, result: { slug: 'the_quick' } },
    { inputs: { text: 'Привет мир', keepUnicode: true }, result: { slug: 'привет-мир' } },
  ],
  async run({ text, perLine, separator, lowercase, maxLength, keepUnicode }) {
    const { default: anyAscii } = await import('any-ascii');
    const slugOf = (title: string): string => {
      const cased = (written: string): string => (lowercase ? written.toLowerCase() : written);
      const words = cased(keepUnicode ? unicodeWords(title) : asciiWords(title, anyAscii)).match(keepUnicode ? /[\p{L}\p{M}\p{Nd}]+/gu : /[A-Za-z0-9]+/g) ?? [];
      return maxLength === undefined ? words.join(separator) : shorten(words, separator, maxLength);
    };
    return { slug: perLine ? mapLines(text, slugOf) : slugOf(text) };
  },
});

const withAnd = (text: string): string => text.replaceAll('&', ' and ').replace(APOSTROPHES, '');

const unicodeWords = (text: string): string => withAnd(normalized(text, 'NFC'));

function asciiWords(text: string, anyAscii: (text: string) => string): string {
  const plain = withoutSpecialLetters(withAnd(normalized(text, 'NFKD').replace(/[\u0300-\u036f]/g, '')));
  // Composed again, so that Hangul syllables and voiced kana are transliterated as a whole.
  return normalized(plain, 'NFC').replace(/(?![A-Za-z0-9])[\p{L}\p{M}\p{N}]+/gu, (letters) => anyAscii(letters).replace(/['`"]/g, ''));
}

function shorten(words: readonly string[], separator: string, maxLength: number): string {
  const whole = graphemes(words.join(separator));
  if (whole.length <= maxLength) return whole.join('');
  const cut = whole.slice(0, maxLength).join('');
  if (separator === '') return cut;
  let kept = '';
  for (const word of words) {
    const longer = kept === '' ? word : kept + separator + word;
    if (longer.length > cut.length) break;
    kept = longer;
  }
  return kept === '' ? cut : kept;
}
