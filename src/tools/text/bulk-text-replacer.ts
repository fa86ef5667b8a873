import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { findLongest } from '../shared/text/search.ts';
import { limitResult } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'bulk-text-replacer',
  name: 'Bulk Find and Replace',
  category: 'text',
  summary: 'Makes many replacements in one pass, so that none acts on the result of another.',
  description:
    'Literal, from left to right; where several rules match at one place the longest find wins, then the earliest rule. Results of more than 5,000,000 characters are refused.',
  reference: 'Aho and Corasick 1975',
  keywords: ['substitute', 'multiple replace', 'swap words', 'dictionary', 'mapping'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to change'),
    rules: z
      .array(
        z.strictObject({
          find: z.string().min(1).max(1000).describe('Text to look for, taken literally'),
          replacement: z.string().max(10_000).describe('Text that replaces each match, taken literally'),
        }),
      )
      .min(1)
      .max(1000)
      .describe('Replacements to make, all in one pass; on equal matches the earlier rule wins'),
    caseSensitive: z.boolean().default(true).describe('true: A and a are different; false: case is ignored'),
    wholeWord: z.boolean().default(false).describe('Match only where no letter, mark, number or underscore is directly before or after'),
  }),
  result: z.strictObject({
    text: z.string().describe('The text with all replacements made'),
    replacements: z.int().describe('Number of replacements made by all rules together'),
    counts: z.array(z.int()).describe('Number of replacements made by each rule, in the order of the rules'),
  }),
  examples: [
    {
      inputs: {
        text: 'cat dog catalog',
        rules: [
          { find: 'cat', replacement: 'dog' },
          { find: 'dog', replacement: 'cat' },
          { find: 'catalog', replacement: 'book' },
        ],
      },
      result: { text: 'dog cat book', replacements: 3, counts: [1, 1, 1] },
    },
    {
      inputs: { text: 'Yes yes', rules: [{ find: 'yes', replacement: 'no' }], caseSensitive: false },
      result: { text: 'no no', replacements: 2, counts: [2] },
    },
  ],
  run({ text, rules, caseSensitive, wholeWord }) {
    const first = new Map<string, number>();
    rules.forEach(({ find }, index) => {
      const before = first.get(find);
      if (before !== undefined) invalid(`rules[${index}].find`, `is the same as rules[${before}].find; each text may have one replacement`);
      first.set(find, index);
    });
    const literals = rules.map(({ find }) => find);
    const matches = findLongest(text, literals, { caseSensitive, wholeWord });
    limitResult(text.length + matches.reduce((total, { start, end, index }) => total + (rules[index]?.replacement.length ?? 0) - (end - start), 0));
    const counts = rules.map(() => 0);
    const pieces: string[] = [];
    let from = 0;
    for (const { start, end, index } of matches) {
      pieces.push(text.slice(from, start), rules[index]?.replacement ?? '');
      counts[index] = (counts[index] ?? 0) + 1;
      from = end;
    }
    return { text: pieces.join('') + text.slice(from), replacements: matches.length, counts };
  },
});
