import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import type { Matching } from '../shared/text/diff.ts';
import { graphemes, trim } from '../shared/text/segments.ts';
import { matchTokens } from '../shared/text/token-matching.ts';

export default defineTool({
  slug: 'text-diff',
  name: 'Text Diff',
  category: 'text',
  summary: 'Compares two texts by lines, words or characters and shows what was added and removed.',
  description:
    'The shortest edit script: what is unchanged is a longest common subsequence of tokens. Tokens are lines with their endings, runs of white space and of anything else, or characters (grapheme clusters). ' +
    'In a changed stretch what is removed comes first. The texts of equal and removed joined are the original. Long texts that have little in common are refused character by character.',
  reference: 'Myers 1986, "An O(ND) Difference Algorithm and Its Variations"',
  keywords: ['compare', 'difference', 'changes', 'patch', 'similarity', 'difference between two files', 'compare files', 'diff checker', 'compare two files'],
  cost: 'heavy',
  inputs: z.strictObject({
    original: z.string().max(200_000).describe('The text before the change'),
    changed: z.string().max(200_000).describe('The text after the change'),
    granularity: z.enum(['line', 'word', 'character']).default('line').describe('Tokens that are compared: whole lines, words or characters'),
    ignoreCase: z.boolean().default(false).describe('Treat A and a as equal'),
    ignoreWhitespace: z.boolean().default(false).describe('Compare tokens without white space at their ends, and runs of it inside as one space'),
  }),
  result: z.strictObject({
    equal: z.boolean().describe('Whether nothing was added or removed'),
    changes: z
      .array(
        z.strictObject({
          type: z.enum(['equal', 'added', 'removed']).describe('Whether the stretch is in both texts, only in changed or only in original'),
          text: z.string().describe('The text of the stretch; for equal, as in original'),
        }),
      )
      .describe('The stretches of both texts in order; neighbours of one type are joined'),
    added: z.int().describe('Number of tokens only in changed'),
    removed: z.int().describe('Number of tokens only in original'),
    unchanged: z.int().describe('Number of tokens in both texts'),
    similarityPercent: z.number().describe('Share of tokens that are unchanged in both texts, 0 to 100; 100 for two empty texts'),
  }),
  headline: 'changes',
  pageInputs: {
    original: 'The quick brown fox\njumps over the lazy dog.\nThe end.\n',
    changed: 'The quick red fox\njumps over the lazy dog.\nThe very end.\n',
  },
  examples: [
    {
      inputs: { original: 'a\nb\nc\n', changed: 'a\nx\nc\n' },
      result: {
        equal: false,
        changes: [
          { type: 'equal', text: 'a\n' },
          { type: 'removed', text: 'b\n' },
          { type: 'added', text: 'x\n' },
          { type: 'equal', text: 'c\n' },
        ],
        added: 1,
        removed: 1,
        unchanged: 2,
        similarityPercent: 66.66666666666667,
      },
    },
    {
      inputs: { original: 'color', changed: 'colour', granularity: 'character' },
      result: {
        equal: false,
        changes: [
          { type: 'equal', text: 'colo' },
          { type: 'added', text: 'u' },
          { type: 'equal', text: 'r' },
        ],
        added: 1,
        removed: 0,
        unchanged: 5,
        similarityPercent: 90.9090909090909,
      },
    },
  ],
  async run({ original, changed, granularity, ignoreCase, ignoreWhitespace }) {
    const before = tokensOf(original, granularity);
    const after = tokensOf(changed, granularity);
    const numbers = new Map<string, number>();
    const numberOf = (token: string): number => {
      const spaced = ignoreWhitespace ? trim(token).replace(/\p{White_Space}+/gu, ' ') : token;
      const key = ignoreCase ? spaced.toLowerCase() : spaced;
      const known = numbers.get(key) ?? numbers.size;
      numbers.set(key, known);
      return known;
    };
    const a = Int32Array.from(before, numberOf);
    const b = Int32Array.from(after, numberOf);
    const matching =
      (await matchTokens(a, b, numbers.size)) ??
      unprocessable('The texts are too long and differ too much to be compared this finely; compare words or lines.', 'granularity');
    const unchanged = matching.reduce((count, partner) => count + (partner >= 0 ? 1 : 0), 0);
    const total = before.length + after.length;
    return {
      equal: unchanged * 2 === total,
      changes: changesOf(before, after, matching),
      added: after.length - unchanged,
      removed: before.length - unchanged,
      unchanged,
      similarityPercent: total === 0 ? 100 : (200 * unchanged) / total,
    };
  },
});

function tokensOf(text: string, granularity: 'line' | 'word' | 'character'): string[] {
  if (granularity === 'character') return graphemes(text);
  return text.match(granularity === 'line' ? /[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+/g : /\p{White_Space}+|\P{White_Space}+/gu) ?? [];
}

type Change = { type: 'equal' | 'added' | 'removed'; text: string };

function changesOf(before: readonly string[], after: readonly string[], matching: Matching): Change[] {
  const changes: Change[] = [];
  const add = (type: Change['type'], text: string): void => {
    const last = changes.at(-1);
    if (text === '') return;
    if (last?.type === type) last.text += text;
    else changes.push({ type, text });
  };
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const from = i;
    while (i < before.length && (matching[i] ?? -1) < 0) i++;
    add('removed', before.slice(from, i).join(''));
    const partner = i < before.length ? (matching[i] ?? -1) : after.length;
    add('added', after.slice(j, partner).join(''));
    j = partner;
    if (i < before.length) {
      add('equal', before[i] ?? '');
      i++;
      j++;
    }
  }
  return changes;
}
