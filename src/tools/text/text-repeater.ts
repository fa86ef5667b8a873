import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes, limitResult } from '../shared/text/segments.ts';
import { itemsOf } from './lib/items.ts';

export default defineTool({
  slug: 'text-repeater',
  name: 'Text Repeater',
  category: 'text',
  summary: 'Repeats text a given number of times, with an optional separator.',
  description: 'Results of more than 5,000,000 UTF-16 units are refused.',
  keywords: ['duplicate', 'multiply', 'copy', 'spam', 'loop'],
  heavyWhen: ({ text, count, separator }) => (text.length + separator.length) * count > 10_000,
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text to repeat'),
    count: z.int().min(0).max(100_000).describe('How many times to repeat the text'),
    separator: z.string().max(1000).default('').describe('Text between the repetitions'),
    arrangement: z
      .enum(['copies', 'interleaved', 'mirrored'])
      .default('copies')
      .describe(
        'copies: the whole text again and again; interleaved: each item beside its own copies; mirrored: every second copy with its items in reverse order',
      ),
    itemSeparator: z.string().min(1).max(100).default('\n').describe('What parts the text into items, for interleaved, mirrored and extra'),
    extra: z.number().min(0).max(1).default(0).describe('Part of one more copy at the end, from 0 to 1; of its items, rounded down'),
  }),
  result: z.strictObject({
    text: z.string().describe('The repeated text'),
    characters: z.int().describe('Number of characters (grapheme clusters) in the result'),
  }),
  appliesWhen: { extra: { arrangement: ['copies', 'mirrored'] } },
  examples: [
    { inputs: { text: 'ab', count: 3, separator: '-' }, result: { text: 'ab-ab-ab', characters: 8 } },
    {
      inputs: { text: 'a b c', count: 2, separator: ' ', itemSeparator: ' ', arrangement: 'mirrored', extra: 0.5 },
      result: { text: 'a b c c b a a', characters: 13 },
    },
    { inputs: { text: 'x', count: 0 }, result: { text: '', characters: 0 } },
  ],
  run({ text, count, separator, arrangement, itemSeparator, extra }) {
    if (arrangement !== 'copies' || extra > 0) {
      const listed = arranged({ text, count, separator, arrangement, itemSeparator, extra });
      return { text: listed, characters: countGraphemes(listed) };
    }
    limitResult(count === 0 ? 0 : text.length * count + separator.length * (count - 1));
    const repeated = count === 0 ? '' : (text + separator).repeat(count - 1) + text;
    return { text: repeated, characters: countGraphemes(repeated) };
  },
});

interface Arranged {
  text: string;
  count: number;
  separator: string;
  arrangement: 'copies' | 'interleaved' | 'mirrored';
  itemSeparator: string;
  extra: number;
}

/** Copies of a list of items. */
function arranged({ text, count, separator, arrangement, itemSeparator, extra }: Arranged): string {
  limitResult((count + 1) * (text.length + Math.max(separator.length, itemSeparator.length)));
  const items = itemsOf(text, itemSeparator);
  if (arrangement === 'interleaved') {
    limitResult(count * (text.length + itemSeparator.length * (items.length + 1)));
    return items.flatMap((item) => Array.from({ length: count }, () => item)).join(itemSeparator);
  }
  const [forward, backward] = [items, arrangement === 'mirrored' ? items.toReversed() : items];
  const copies = Array.from({ length: count }, (_, copy) => (copy % 2 === 0 ? forward : backward));
  const part = (count % 2 === 0 ? forward : backward).slice(0, Math.floor(items.length * extra));
  if (part.length > 0) copies.push(part);
  return copies.map((copy) => copy.join(itemSeparator)).join(separator);
}
