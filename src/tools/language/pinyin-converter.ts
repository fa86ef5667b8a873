import { z } from 'zod';
import { defineTool } from '../define.ts';
import { pinyinOf, TONES } from './lib/pinyin.ts';

export default defineTool({
  slug: 'pinyin-converter',
  name: 'Pinyin Converter',
  category: 'language',
  summary: 'Writes Chinese characters in Hanyu Pinyin, with tone marks, tone numbers or neither.',
  description:
    'Standard Mandarin with ü as in ISO 7098. Characters with several readings are read by the words they are in (重庆 chóng qìng, 重要 zhòng yào), as far as the dictionary has these; names and rare or classical readings may be wrong, and traditional characters are known less well than simplified ones. ' +
    'Syllables are written one by one, not joined into words, and tone changes of speech are not written. Other characters stay as they are, as do ideographs without a known reading.',
  reference: 'ISO 7098:2015',
  keywords: ['chinese', 'mandarin', 'romanize', 'hanzi to pinyin', 'tones', 'pronunciation'],
  heavyWhen: ({ text }) => text.length > 1000,
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text with Chinese characters'),
    tone: z
      .enum(TONES)
      .default('mark')
      .describe('mark: tones as accents, zhōng; number: as digits, zhong1, with 0 for the neutral tone; none: no tones, zhong'),
    separator: z.string().max(10).default(' ').describe('What stands between two syllables, and between a syllable and a letter or digit beside it'),
  }),
  result: z.strictObject({
    text: z.string().describe('The text with its Chinese characters in Pinyin'),
    syllables: z.array(z.string()).describe('The syllables of the Chinese characters, in order'),
  }),
  examples: [
    { inputs: { text: '中国' }, result: { text: 'zhōng guó', syllables: ['zhōng', 'guó'] } },
    { inputs: { text: '绿色', tone: 'number' }, result: { text: 'lü4 se4', syllables: ['lü4', 'se4'] } },
  ],
  run: ({ text, tone, separator }) => pinyinOf(text, tone, separator),
});
