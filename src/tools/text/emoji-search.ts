import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bareEmoji, emojiTable } from '../shared/text/emoji.ts';
import { codePointLabel, trim } from '../shared/text/segments.ts';
import { shortcodes } from '../shared/text/shortcodes.ts';

export default defineTool({
  slug: 'emoji-search',
  name: 'Emoji Search',
  category: 'text',
  summary: 'Finds emoji by name, keyword or shortcode, or describes a given one.',
  description:
    'An exact name, shortcode or emoji comes first, then names that begin with the query, then names that contain all its words (or words that begin so), then keywords and shortcodes; within each in Unicode order. ' +
    'Skin tones are ignored.',
  reference: 'Unicode emoji-test.txt, gemoji',
  keywords: ['find', 'lookup', 'smiley', 'emoticon', 'copy'],
  inputs: z.strictObject({
    query: z.string().min(1).max(100).describe('Words, a shortcode or an emoji'),
    limit: z.int().min(1).max(200).default(20).describe('Maximum number of emoji to list'),
  }),
  result: z.strictObject({
    emojis: z
      .array(
        z.strictObject({
          emoji: z.string().describe('The emoji itself'),
          name: z.string().describe('CLDR short name of the emoji'),
          group: z.string().describe('Unicode group of the emoji, such as Smileys & Emotion'),
          codePoints: z.string().describe('Code points in U+ notation, separated by spaces'),
          shortcodes: z.array(z.string()).describe('Shortcodes of the emoji, without colons'),
        }),
      )
      .describe('The emoji found, best match first'),
    total: z.int().describe('Number of emoji that match, before the limit'),
  }),
  views: [{ kind: 'tiles', field: 'emojis', text: 'emoji', name: 'name' }],
  pageInputs: { query: 'smile' },
  examples: [
    {
      inputs: { query: 'grinning face', limit: 1 },
      result: {
        emojis: [{ emoji: '\u{1F600}', name: 'grinning face', group: 'Smileys & Emotion', codePoints: 'U+1F600', shortcodes: ['grinning'] }],
        total: 5,
      },
    },
    { inputs: { query: 'qqzzxx' }, result: { emojis: [], total: 0 } },
  ],
  async run({ query, limit }) {
    const { entries } = await emojiTable();
    const { namesOf, keywordsOf } = await shortcodes();
    const wanted = trim(query).toLowerCase();
    const shortcode = wanted.replace(/^:(.+):$/, '$1');
    const bare = bareEmoji(trim(query));
    const words = wordsOf(shortcode);
    const rankOf = (name: string, form: string, names: readonly string[], tags: readonly string[]): number => {
      if (name === wanted || names.includes(shortcode) || (bare !== '' && form === bare)) return 1;
      if (wanted !== '' && name.startsWith(wanted)) return 2;
      if (words.length === 0) return 0;
      if (holdsAll(wordsOf(name), words)) return 3;
      return holdsAll([...wordsOf(name), ...[...names, ...tags].flatMap(wordsOf)], words) ? 4 : 0;
    };
    const found = entries
      .map((entry) => {
        const form = bareEmoji(entry.emoji);
        const names = namesOf.get(form) ?? [];
        return { entry, names, rank: rankOf(entry.name.toLowerCase(), form, names, keywordsOf.get(form) ?? []) };
      })
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => a.rank - b.rank);
    const emojis = found.slice(0, limit).map(({ entry: { emoji, name, group }, names }) => ({
      emoji,
      name,
      group,
      codePoints: codePointLabel(emoji),
      shortcodes: [...names],
    }));
    return { emojis, total: found.length };
  },
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#*]+/gu) ?? [];

const holdsAll = (held: readonly string[], words: readonly string[]): boolean => words.every((word) => held.some((other) => other.startsWith(word)));
