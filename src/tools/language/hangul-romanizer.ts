import { z } from 'zod';
import { defineTool } from '../define.ts';
import { romanized } from './lib/hangul.ts';

export default defineTool({
  slug: 'hangul-romanizer',
  name: 'Hangul Romanizer',
  category: 'language',
  summary: "Writes Korean text in Latin letters, by South Korea's Revised Romanization.",
  description:
    'Follows the pronunciation inside each word: consonants that become like their neighbours (종로 jongno), ㄷ and ㅌ before 이 (같이 gachi), ㅎ that makes a consonant strong (좋고 joko), and finals that move to the next syllable. Tense sounds are not shown. ' +
    'Readings that only a dictionary knows are not found, apart from a few common words: an added n (꽃잎), or h kept in nouns (묵호 mukho is given as muko). Names are not capitalized, and nothing is read across spaces. Chinese characters and all else stay.',
  reference: 'Revised Romanization of Korean, Ministry of Culture and Tourism notice 2000-8; Standard Pronunciation of Korean',
  keywords: ['korean', 'hangul to english', 'transliterate', 'pronunciation', 'romaja', 'latin letters'],
  inputs: z.strictObject({ text: z.string().max(100_000).describe('The text with Korean in Hangul') }),
  result: z.strictObject({ text: z.string().describe('The text with its Hangul in Latin letters, in lower case') }),
  examples: [
    { inputs: { text: '백마 종로' }, result: { text: 'baengma jongno' } },
    { inputs: { text: 'K팝' }, result: { text: 'Kpap' } },
  ],
  run: ({ text }) => ({ text: romanized(text) }),
});
