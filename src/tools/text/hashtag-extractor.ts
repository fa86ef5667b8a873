import { z } from 'zod';
import { defineTool } from '../define.ts';
import { firstOfEach } from './lib/items.ts';

// Marks belong to the letter before them, or to an emoji (U+FE0F), which may stand before a hashtag. What stands before is asked after the sign, so that runs of marks are read once.
const HASHTAG = /[#\uFF03](?<![\p{L}\p{N}_&]\p{M}*.)([\p{L}\p{M}\p{Nd}_]+)/gu;
const MENTION = /@(?<![\p{L}\p{N}_.@]\p{M}*.)[A-Za-z0-9_]{1,30}(?![\p{L}\p{M}\p{N}_@])/gu;

export default defineTool({
  slug: 'hashtag-extractor',
  name: 'Hashtag and Mention Extractor',
  category: 'text',
  summary: 'Finds the #hashtags and @mentions in a text and lists them.',
  description:
    'A hashtag consists of letters of any script, marks, digits and underscores with at least one letter; a mention 1 to 30 ASCII letters, digits and underscores. Addresses, entities (&#39;) and pure numbers are neither.',
  keywords: ['social media', 'tags', 'twitter', 'instagram', 'handles', 'usernames'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to search'),
    unique: z.boolean().default(true).describe('List each once, ignoring case, as first written'),
  }),
  result: z.strictObject({
    hashtags: z.array(z.string()).describe('The hashtags with their #, in order of appearance'),
    mentions: z.array(z.string()).describe('The mentions with their @, in order of appearance'),
  }),
  views: [{ kind: 'marked', field: 'hashtags', in: 'text' }],
  examples: [
    {
      inputs: { text: 'Go #Café2024 #2024 #café2024 with @ann_b. mail me@x.org &#39;' },
      result: { hashtags: ['#Café2024'], mentions: ['@ann_b'] },
    },
    { inputs: { text: '#a#b @x @X', unique: false }, result: { hashtags: ['#a'], mentions: ['@x', '@X'] } },
  ],
  run({ text, unique }) {
    const hashtags = Array.from(text.matchAll(HASHTAG), ([, tag = '']) => tag)
      .filter((tag) => /\p{L}/u.test(tag))
      .map((tag) => `#${tag}`);
    const mentions = Array.from(text.matchAll(MENTION), ([mention]) => mention);
    const listed = (found: string[]): string[] => (unique ? firstOfEach(found, (item) => item.toLowerCase()) : found);
    return { hashtags: listed(hashtags), mentions: listed(mentions) };
  },
});
