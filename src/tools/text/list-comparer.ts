import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isBlank, trim } from '../shared/text/segments.ts';

const list = (meaning: string) => z.array(z.string().max(10_000)).max(100_000).describe(meaning);

export default defineTool({
  slug: 'list-comparer',
  name: 'List Comparer',
  category: 'text',
  summary: 'Compares two lists and shows which items are in one, the other, both or either.',
  description: 'The lists are sets: results contain no repeats, in order of first appearance (first list, then second), each item as first written.',
  keywords: ['diff', 'intersection', 'union', 'missing', 'common', 'set', 'venn'],
  inputs: z.strictObject({
    first: list('The first list to compare'),
    second: list('The second list to compare'),
    caseSensitive: z.boolean().default(true).describe('true: A and a are different; false: case is ignored'),
    trim: z.boolean().default(true).describe('Ignore white space around items'),
    ignoreBlank: z.boolean().default(true).describe('Leave out blank items'),
  }),
  result: z.strictObject({
    onlyInFirst: z.array(z.string()).describe('Items in the first list and not in the second'),
    onlyInSecond: z.array(z.string()).describe('Items in the second list and not in the first'),
    inBoth: z.array(z.string()).describe('Items that are in both lists'),
    union: z.array(z.string()).describe('Items that are in either list or both'),
    symmetricDifference: z.array(z.string()).describe('Items that are in exactly one of the lists'),
    equal: z.boolean().describe('Whether both lists contain the same items, whatever their order and repeats'),
  }),
  examples: [
    {
      inputs: { first: ['1', '2', '3', '3'], second: ['3', ' 4', '2'] },
      result: {
        onlyInFirst: ['1'],
        onlyInSecond: ['4'],
        inBoth: ['2', '3'],
        union: ['1', '2', '3', '4'],
        symmetricDifference: ['1', '4'],
        equal: false,
      },
    },
    {
      inputs: { first: ['Red'], second: ['red', ''], caseSensitive: false },
      result: { onlyInFirst: [], onlyInSecond: [], inBoth: ['Red'], union: ['Red'], symmetricDifference: [], equal: true },
    },
  ],
  run({ first, second, caseSensitive, trim: trimmed, ignoreBlank }) {
    const setOf = (items: readonly string[]): Map<string, string> => {
      const set = new Map<string, string>();
      for (const written of items) {
        if (ignoreBlank && isBlank(written)) continue;
        const item = trimmed ? trim(written) : written;
        const key = caseSensitive ? item : item.toLowerCase();
        if (!set.has(key)) set.set(key, item);
      }
      return set;
    };
    const a = setOf(first);
    const b = setOf(second);
    const pick = (set: Map<string, string>, isWanted: (key: string) => boolean): string[] => [...set].filter(([key]) => isWanted(key)).map(([, item]) => item);
    const onlyInFirst = pick(a, (key) => !b.has(key));
    const onlyInSecond = pick(b, (key) => !a.has(key));
    return {
      onlyInFirst,
      onlyInSecond,
      inBoth: pick(a, (key) => b.has(key)),
      union: [...a.values(), ...onlyInSecond],
      symmetricDifference: [...onlyInFirst, ...onlyInSecond],
      equal: onlyInFirst.length === 0 && onlyInSecond.length === 0,
    };
  },
});
