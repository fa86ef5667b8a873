import { z } from 'zod';
import { defineTool } from '../define.ts';
import { checkLocale } from '../shared/text/casing.ts';

/** Longer texts have too many characters or words for the event loop. */
const MAX_QUICK = 3000;
const GRANULARITIES = { character: 'grapheme', word: 'word', sentence: 'sentence' } as const;

export default defineTool({
  slug: 'text-segmenter',
  name: 'Text Segmenter',
  category: 'language',
  summary: 'Cuts text into characters, words or sentences as Unicode defines them.',
  description:
    'Follows UAX #29, with dictionaries for the languages that write no spaces: Chinese, Japanese, Thai, Lao, Khmer and Burmese. Starts are counted in UTF-16 units, as JavaScript does. ' +
    'Except for words alone, the segments joined are the text. A language without rules of its own is cut as English is.',
  reference: 'Unicode UAX #29, CLDR; Intl.Segmenter',
  keywords: ['tokenize', 'tokenizer', 'word boundary', 'split into sentences', 'grapheme cluster', 'chinese word segmentation', 'japanese', 'thai', 'break'],
  heavyWhen: ({ text, unit }) => unit !== 'sentence' && text.length > MAX_QUICK,
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The text to cut'),
    unit: z
      .enum(['character', 'word', 'sentence'])
      .default('word')
      .describe('What to cut into: characters as a reader sees them (grapheme clusters), words, or sentences'),
    locale: z.string().min(2).max(35).default('en').describe('Language of the text as a BCP 47 tag, such as en, ja or th'),
    wordsOnly: z.boolean().default(true).describe('For words: leave out the white space and punctuation between them'),
  }),
  result: z.strictObject({
    segments: z
      .array(
        z.strictObject({
          text: z.string().describe('The segment as written in the text'),
          start: z.int().describe('Where the segment starts, in UTF-16 units from 0'),
        }),
      )
      .describe('The segments in the order of the text'),
    count: z.int().describe('Number of segments'),
  }),
  appliesWhen: { wordsOnly: { unit: ['word'] } },
  views: [{ kind: 'marked', field: 'segments', in: 'text', text: 'text', place: { counted: 'utf16', start: 'start' } }],
  examples: [
    {
      inputs: { text: "Can't stop 3.14!" },
      result: {
        segments: [
          { text: "Can't", start: 0 },
          { text: 'stop', start: 6 },
          { text: '3.14', start: 11 },
        ],
        count: 3,
      },
    },
    {
      inputs: { text: 'One. Two', unit: 'sentence' },
      result: {
        segments: [
          { text: 'One. ', start: 0 },
          { text: 'Two', start: 5 },
        ],
        count: 2,
      },
    },
  ],
  run({ text, unit, locale, wordsOnly }) {
    checkLocale(locale);
    const segmenter = new Intl.Segmenter([locale, 'en'], { granularity: GRANULARITIES[unit] });
    const found = Array.from(segmenter.segment(text), ({ segment, index, isWordLike = false }) => ({ text: segment, start: index, isWordLike }));
    const kept = unit === 'word' ? joined(found).filter(({ isWordLike }) => isWordLike || !wordsOnly) : found;
    const segments = kept.map(({ text: segment, start }) => ({ text: segment, start }));
    return { segments, count: segments.length };
  },
});

interface Segment {
  text: string;
  start: number;
  isWordLike: boolean;
}

/** Neither Chinese characters, kana nor Hangul, which follow other rules. */
const LETTER = '(?![\\p{M}\\p{Ideographic}\\p{sc=Hira}\\p{sc=Kana}\\uac00-\\ud7a3])\\p{Alphabetic}';
const ENDS_IN_LETTER = new RegExp(`${LETTER}[\\p{M}\\p{Cf}]*$`, 'u');
const BEGINS_WITH_LETTER = new RegExp(`^${LETTER}`, 'u');
const BETWEEN_LETTERS = /^[.:．：][\p{M}\p{Cf}]*$/u;

/** Words with full stops or colons between letters as one (UAX #29, WB6 and WB7), which Chromium takes apart. */
function joined(segments: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (const [at, segment] of segments.entries()) {
    const [first, between] = [segments[at - 2]?.text ?? '', segments[at - 1]?.text ?? ''];
    const isOne = BETWEEN_LETTERS.test(between) && ENDS_IN_LETTER.test(first) && BEGINS_WITH_LETTER.test(segment.text);
    if (isOne) whole.splice(-2, 2, { text: (whole.at(-2)?.text ?? '') + between + segment.text, start: whole.at(-2)?.start ?? 0, isWordLike: true });
    else whole.push(segment);
  }
  return whole;
}
