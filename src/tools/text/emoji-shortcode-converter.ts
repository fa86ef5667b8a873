import { z } from 'zod';
import { defineTool } from '../define.ts';
import { toEmoji, toShortcode } from '../shared/text/shortcodes.ts';

export default defineTool({
  slug: 'emoji-shortcode-converter',
  name: 'Emoji Shortcode Converter',
  category: 'text',
  summary: 'Turns :shortcodes: into emoji and back, as on GitHub and Slack.',
  description: "GitHub's names, with Slack's :skin-tone-2: to :skin-tone-6: after one for skin tones. Unknown shortcodes and emoji without a name stay.",
  reference: 'gemoji',
  keywords: ['emoji codes', 'colon', 'discord', 'alias', 'markdown'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to convert'),
    mode: z.enum(['toEmoji', 'toShortcode']).default('toEmoji').describe('toEmoji turns shortcodes into emoji, toShortcode emoji into shortcodes'),
  }),
  result: z.strictObject({ text: z.string().describe('The converted text'), replaced: z.int().describe('Number of shortcodes or emoji replaced') }),
  examples: [
    { inputs: { text: 'Ship it :rocket: :+1: :nonsense:' }, result: { text: 'Ship it \u{1F680} \u{1F44D} :nonsense:', replaced: 2 } },
    { inputs: { text: 'I \u2764\ufe0f tea', mode: 'toShortcode' }, result: { text: 'I :heart: tea', replaced: 1 } },
  ],
  run: ({ text, mode }) => (mode === 'toEmoji' ? toEmoji(text) : toShortcode(text)),
});
