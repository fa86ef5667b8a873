import { z } from 'zod';
import { defineTool } from '../define.ts';
import { toKana, toRomaji } from './lib/kana.ts';

export default defineTool({
  slug: 'romaji-converter',
  name: 'Romaji and Kana Converter',
  category: 'language',
  summary: 'Converts between hiragana, katakana and Hepburn romaji.',
  description:
    "Romaji follows Hepburn by the spelling: ん is n before every consonant and n' before a vowel or y, っ doubles the consonant (tch before ch), long vowels are written as spelt (とうきょう toukyou) and ー as the vowel again; the particles は and へ are ha and he, を is wo. " +
    'Romaji is read as Hepburn too, so ti is ティ. Kanji are not read: they and everything else stay, as do letters that make no syllable and letters with macrons. A っ that no consonant follows is not written in romaji.',
  reference: 'Hepburn romanization',
  keywords: ['japanese', 'hiragana', 'katakana', 'romanize', 'transliterate', 'kana to romaji', 'english letters'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text with kana or romaji'),
    to: z
      .enum(['romaji', 'hiragana', 'katakana'])
      .default('romaji')
      .describe('romaji: write kana in Latin letters; hiragana, katakana: write romaji and the other kana in these'),
  }),
  result: z.strictObject({ text: z.string().describe('The converted text') }),
  examples: [
    { inputs: { text: 'しんぶん がっこう' }, result: { text: 'shinbun gakkou' } },
    { inputs: { text: 'sushi', to: 'katakana' }, result: { text: 'スシ' } },
  ],
  run: ({ text, to }) => ({ text: to === 'romaji' ? toRomaji(text) : toKana(text, to) }),
});
