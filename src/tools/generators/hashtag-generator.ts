import { z } from 'zod';
import { defineTool } from '../define.ts';

export default defineTool({
  slug: 'hashtag-generator',
  name: 'Hashtag Generator',
  category: 'generators',
  summary: 'Turns words and phrases into hashtags for social media posts.',
  description:
    'A hashtag is # and letters, marks, digits and underscores, at least one of them not a digit. Other characters separate words, & counts as "and", apostrophes vanish. PascalCase and camelCase raise the first letter of each word and keep the rest (camelCase lowers that of the first).',
  reference: 'Hashtags as X and Instagram take them',
  keywords: ['tags', 'instagram', 'twitter', 'social media', 'tiktok'],
  inputs: z.strictObject({
    phrases: z.array(z.string()).min(1).max(1000).describe('Words or phrases; each becomes one hashtag'),
    style: z.enum(['lowercase', 'PascalCase', 'camelCase', 'asIs']).default('PascalCase').describe('How the words of a phrase are joined'),
    unique: z.boolean().default(true).describe('Return each hashtag once, ignoring upper and lower case'),
    separator: z.string().max(5).default('').describe('Text between the hashtags of text; a space when empty'),
  }),
  result: z.strictObject({
    hashtags: z.array(z.string()).describe('The hashtags in the order of the phrases'),
    text: z.string().describe('All hashtags in one text'),
    count: z.int().describe('How many hashtags there are'),
    dropped: z.array(z.string()).describe('Phrases that give no hashtag'),
  }),
  examples: [
    {
      inputs: { phrases: ['machine learning', 'Rock & Roll', '2024', "it's Café-time"] },
      result: {
        hashtags: ['#MachineLearning', '#RockAndRoll', '#ItsCaféTime'],
        text: '#MachineLearning #RockAndRoll #ItsCaféTime',
        count: 3,
        dropped: ['2024'],
      },
    },
    {
      inputs: { phrases: ['#Open Source', 'open-source'], style: 'lowercase' },
      result: { hashtags: ['#opensource'], text: '#opensource', count: 1, dropped: [] },
    },
  ],
  run({ phrases, style, unique, separator }) {
    const hashtags: string[] = [];
    const dropped: string[] = [];
    const seen = new Set<string>();
    for (const phrase of phrases) {
      const words =
        phrase
          .replace(/['’]/g, '')
          .replaceAll('&', ' and ')
          .match(/[\p{L}\p{M}\p{Nd}_]+/gu) ?? [];
      const tag = words.map((word, index) => inStyle(word, style, index === 0)).join('');
      if (/^\p{Nd}*$/u.test(tag)) dropped.push(phrase);
      else if (!unique || !seen.has(tag.toLowerCase())) {
        seen.add(tag.toLowerCase());
        hashtags.push(`#${tag}`);
      }
    }
    return { hashtags, text: hashtags.join(separator || ' '), count: hashtags.length, dropped };
  },
});

function inStyle(word: string, style: 'lowercase' | 'PascalCase' | 'camelCase' | 'asIs', first: boolean): string {
  if (style === 'asIs') return word;
  if (style === 'lowercase') return word.toLowerCase();
  const [letter = ''] = word;
  return (style === 'camelCase' && first ? letter.toLowerCase() : letter.toUpperCase()) + word.slice(letter.length);
}
