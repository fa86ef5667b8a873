import { z } from 'zod';
import { defineTool } from '../define.ts';
import { EMOJI, emojiName } from '../shared/text/emoji.ts';

export default defineTool({
  slug: 'emoji-extractor',
  name: 'Emoji Extractor',
  category: 'text',
  summary: 'Finds, counts, names and removes the emoji in a text.',
  description:
    'Sequences of the RGI emoji set, longest first, so a family or a flag is one. Names are CLDR short names. Digits and symbols in text presentation (© without U+FE0F) are not emoji.',
  reference: 'Unicode UTS #51, CLDR',
  keywords: ['smileys', 'remove emoji', 'strip', 'emoticons', 'count'],
  inputs: z.strictObject({ text: z.string().max(1_000_000).describe('The text to search') }),
  result: z.strictObject({
    emojis: z
      .array(
        z.strictObject({
          emoji: z.string().describe('The emoji, a whole sequence'),
          name: z.string().describe('CLDR short name of the emoji'),
          count: z.int().describe('How often the emoji occurs'),
        }),
      )
      .describe('The different emoji found, in order of first appearance'),
    total: z.int().describe('Number of emoji found, repeats included'),
    unique: z.int().describe('Number of different emoji found'),
    text: z.string().describe('The text without its emoji'),
  }),
  views: [{ kind: 'marked', field: 'emojis', in: 'text', text: 'emoji' }],
  examples: [
    {
      inputs: { text: 'Yes \u{1F44D}\u{1F3FD}\u{1F44D}\u{1F3FD} \u{1F1EB}\u{1F1F7}!' },
      result: {
        emojis: [
          { emoji: '\u{1F44D}\u{1F3FD}', name: 'thumbs up: medium skin tone', count: 2 },
          { emoji: '\u{1F1EB}\u{1F1F7}', name: 'flag: France', count: 1 },
        ],
        total: 3,
        unique: 2,
        text: 'Yes  !',
      },
    },
    { inputs: { text: 'no © 1 #' }, result: { emojis: [], total: 0, unique: 0, text: 'no © 1 #' } },
  ],
  async run({ text }) {
    const counts = new Map<string, number>();
    let total = 0;
    const rest = text.replace(EMOJI, (emoji) => {
      counts.set(emoji, (counts.get(emoji) ?? 0) + 1);
      total++;
      return '';
    });
    const emojis = await Promise.all([...counts].map(async ([emoji, count]) => ({ emoji, name: await emojiName(emoji), count })));
    return { emojis, total, unique: emojis.length, text: rest };
  },
});
