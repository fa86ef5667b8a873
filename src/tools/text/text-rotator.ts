import { z } from 'zod';
import { defineTool } from '../define.ts';
import { graphemes, mapLines } from '../shared/text/segments.ts';
import { itemsOf, joinItems, separatorInput } from './lib/items.ts';

export default defineTool({
  slug: 'text-rotator',
  name: 'Text and List Rotator',
  category: 'text',
  summary: 'Moves characters of a text, or items of a list, from one end to the other.',
  description:
    'With steps to the right the last ones come to the front, with steps to the left (or a negative count) the first ones to the end. Characters are grapheme clusters.',
  reference: 'Unicode UAX #29',
  keywords: ['rotate list', 'rotate string', 'circular shift', 'cyclic shift', 'shift items', 'move first to end'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text or list to rotate'),
    unit: z.enum(['characters', 'items']).default('characters').describe('What moves: characters, or the items of a list'),
    steps: z.int().min(-1_000_000).max(1_000_000).default(1).describe('Number of places; a negative number is the other direction'),
    direction: z.enum(['right', 'left']).default('right').describe('right: the last come to the front; left: the first go to the end'),
    perLine: z.boolean().default(false).describe('For characters, rotate each line separately'),
    separator: separatorInput,
  }),
  result: z.strictObject({ text: z.string().describe('The rotated text or list') }),
  appliesWhen: { perLine: { unit: ['characters'] }, separator: { unit: ['items'] } },
  examples: [
    { inputs: { text: 'abcde', steps: 2 }, result: { text: 'deabc' } },
    { inputs: { text: 'Mon, Tue, Wed, Thu', unit: 'items', separator: ', ', direction: 'left' }, result: { text: 'Tue, Wed, Thu, Mon' } },
  ],
  run({ text, unit, steps, direction, perLine, separator }) {
    const right = direction === 'right' ? steps : -steps;
    if (unit === 'items') return { text: joinItems(rotated(itemsOf(text, separator), right), text, separator) };
    const turn = (line: string): string => rotated(graphemes(line), right).join('');
    return { text: perLine ? mapLines(text, turn) : turn(text) };
  },
});

function rotated<Item>(items: readonly Item[], right: number): Item[] {
  if (items.length === 0) return [];
  const start = (((-right % items.length) + items.length) % items.length) | 0;
  return [...items.slice(start), ...items.slice(0, start)];
}
