import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { endsWithLineEnding, firstLineEnding } from '../shared/text/segments.ts';
import { itemsOf, separatorInput } from './lib/items.ts';

export default defineTool({
  slug: 'line-extractor',
  name: 'Line Extractor',
  category: 'text',
  summary: 'Extracts the first or last lines of a text, a range of lines, or every nth line.',
  description:
    "Lines count from 1, from the end with a minus. A range that reaches past the text is cut to it. The result ends with a line ending only if the text's last line is taken and the text ended with one.",
  keywords: ['head', 'tail', 'sed', 'slice', 'sample', 'every other line', 'first items', 'truncate list'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The lines to take some from'),
    from: z.int().min(-1_000_000).max(1_000_000).default(1).describe('First line taken; 1 is the first line, -1 the last'),
    to: z.int().min(-1_000_000).max(1_000_000).default(-1).describe('Last line taken, included; 1 is the first line, -1 the last'),
    every: z.int().min(1).max(1_000_000).default(1).describe('Take each nth line of the range, beginning with its first'),
    separator: separatorInput,
  }),
  result: z.strictObject({ text: z.string().describe('The lines taken, in their order'), count: z.int().describe('Number of lines taken') }),
  examples: [
    { inputs: { text: '1\n2\n3\n4\n5\n', from: 2, to: 4 }, result: { text: '2\n3\n4', count: 3 } },
    { inputs: { text: 'a, b, c, d', to: 2, separator: ', ' }, result: { text: 'a, b', count: 2 } },
    { inputs: { text: '1\n2\n3\n4\n5\n', from: -3, every: 2 }, result: { text: '3\n5\n', count: 2 } },
  ],
  run({ text, from, to, every, separator }) {
    if (from === 0) invalid('from', 'must not be 0: lines count from 1, or from -1 at the end');
    if (to === 0) invalid('to', 'must not be 0: lines count from 1, or from -1 at the end');
    const all = itemsOf(text, separator);
    const first = Math.max(1, from < 0 ? all.length + from + 1 : from);
    const last = Math.min(all.length, to < 0 ? all.length + to + 1 : to);
    const taken: string[] = [];
    let lastTaken = 0;
    for (let number = first; number <= last; number += every) {
      taken.push(all[number - 1] ?? '');
      lastTaken = number;
    }
    const ending = separator ?? firstLineEnding(text);
    const closing = separator === undefined && lastTaken > 0 && lastTaken === all.length && endsWithLineEnding(text) ? ending : '';
    return { text: taken.join(ending) + closing, count: taken.length };
  },
});
