import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Random } from '../shared/random/random.ts';
import { checkLocale } from '../shared/text/casing.ts';
import {
  compareHexadecimal,
  compareNumeric,
  hexadecimalKey,
  ipAddressKey,
  numericKey,
  sortByCodePoint,
  sortByCollation,
  sortByKey,
  sortByLength,
} from '../shared/text/order.ts';
import { compareCodePoints, joinLines } from '../shared/text/segments.ts';
import { firstOfEach, itemsOf } from './lib/items.ts';

export default defineTool({
  slug: 'line-sorter',
  name: 'Line Sorter',
  category: 'text',
  summary: 'Sorts lines or list items alphabetically, naturally, by number, length or IP address, or shuffles them.',
  description:
    'Sorting is stable, descending too. numeric sorts by the first number in an item, hexadecimal by the first run of hex digits, ipAddress by the first address (IPv4 before IPv6); ' +
    'items without one come last in their order.',
  reference: 'Unicode UTS #10 with CLDR collations',
  keywords: ['order', 'alphabetize', 'alphabetical', 'shuffle', 'randomize', 'natural sort', 'reverse'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The lines or list to sort'),
    order: z
      .enum(['alphabetical', 'natural', 'codePoint', 'numeric', 'hexadecimal', 'length', 'ipAddress', 'random'])
      .default('alphabetical')
      .describe('What to sort by; natural takes digits inside text as numbers, random shuffles'),
    descending: z.boolean().default(false).describe('true: greatest item first; false: smallest first'),
    caseSensitive: z.boolean().default(false).describe('Whether A and a differ, for alphabetical, natural, codePoint and unique'),
    unique: z.boolean().default(false).describe('Keep the first of equal items (compared as text)'),
    separator: z.string().min(1).max(100).optional().describe('Text that separates the items; if omitted, each line is an item'),
    locale: z.string().min(2).max(35).default('en').describe('BCP 47 tag whose alphabet applies to alphabetical and natural'),
    seed: z.string().min(1).max(200).optional().describe('Makes the order "random" repeatable: the same seed gives the same order'),
  }),
  result: z.strictObject({ text: z.string().describe('The sorted lines or list'), count: z.int().describe('Number of items in the result') }),
  appliesWhen: {
    caseSensitive: [{ order: ['alphabetical', 'natural', 'codePoint'] }, { unique: [true] }],
    locale: { order: ['alphabetical', 'natural'] },
    seed: { order: ['random'] },
  },
  pageInputs: { text: 'pear\nApple\nfig\nbanana\ncherry\n' },
  examples: [
    { inputs: { text: 'pear\nApple\nfig\n' }, result: { text: 'Apple\nfig\npear\n', count: 3 } },
    {
      inputs: { text: 'file10,file2,file1', order: 'natural', separator: ',', descending: true },
      result: { text: 'file10,file2,file1', count: 3 },
    },
    { inputs: { text: '10 kg\nnone\n-3\n2.5', order: 'numeric' }, result: { text: '-3\n2.5\n10 kg\nnone', count: 4 } },
  ],
  run({ text, order, descending, caseSensitive, unique, separator, locale, seed }) {
    checkLocale(locale);
    const all = itemsOf(text, separator);
    const items = unique ? firstOfEach(all, (item) => (caseSensitive ? item : item.toLowerCase())) : all;
    const sort = {
      alphabetical: () => sortByCollation(items, locale, { natural: false, caseSensitive, descending }),
      natural: () => sortByCollation(items, locale, { natural: true, caseSensitive, descending }),
      codePoint: () => sortByCodePoint(items, caseSensitive, descending),
      numeric: () => sortByKey(items, numericKey, compareNumeric, descending),
      hexadecimal: () => sortByKey(items, hexadecimalKey, compareHexadecimal, descending),
      length: () => sortByLength(items, descending),
      ipAddress: () => sortByKey(items, ipAddressKey, compareCodePoints, descending),
      random: () => new Random(seed).shuffle(items),
    };
    const sorted = sort[order]();
    return { text: separator === undefined ? joinLines(sorted, text) : sorted.join(separator), count: sorted.length };
  },
});
