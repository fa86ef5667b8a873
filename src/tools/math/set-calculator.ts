import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';

const members = z.array(z.string()).max(10_000);

export default defineTool({
  slug: 'set-calculator',
  name: 'Set Calculator',
  category: 'math',
  summary: 'Finds the union, intersection, differences and relations of two sets.',
  description: 'Members are compared exactly, code point by code point; repetitions are ignored. Results are in order of first appearance.',
  reference: 'Set algebra; Jaccard index |A ∩ B|/|A ∪ B|',
  keywords: ['venn', 'subset', 'complement', 'jaccard'],
  inputs: z.strictObject({
    a: members.describe('Members of the first set, repetitions ignored'),
    b: members.describe('Members of the second set, repetitions ignored'),
    universe: members.optional().describe('Universal set, for the complements; must contain every member of both sets'),
  }),
  result: z.strictObject({
    union: z.array(z.string()).describe('Members of either set, a before b'),
    intersection: z.array(z.string()).describe('Members of both sets'),
    difference: z.array(z.string()).describe('Members of a that are not in b'),
    reverseDifference: z.array(z.string()).describe('Members of b that are not in a'),
    symmetricDifference: z.array(z.string()).describe('Members of exactly one of the sets, those of a first'),
    complementA: z.array(z.string()).optional().describe('Members of the universe not in a; only with a universe'),
    complementB: z.array(z.string()).optional().describe('Members of the universe not in b; only with a universe'),
    subset: z.boolean().describe('Whether every member of a is in b'),
    superset: z.boolean().describe('Whether every member of b is in a'),
    equal: z.boolean().describe('Whether both sets have the same members'),
    disjoint: z.boolean().describe('Whether the sets have no member in common'),
    jaccard: z.number().describe('Jaccard index |intersection|/|union|, 0 to 1; 1 for two empty sets'),
  }),
  examples: [
    {
      inputs: { a: ['1', '2', '3', '2'], b: ['3', '4'] },
      result: {
        union: ['1', '2', '3', '4'],
        intersection: ['3'],
        difference: ['1', '2'],
        reverseDifference: ['4'],
        symmetricDifference: ['1', '2', '4'],
        subset: false,
        superset: false,
        equal: false,
        disjoint: false,
        jaccard: 0.25,
      },
    },
    {
      inputs: { a: ['x'], b: ['x', 'y'], universe: ['x', 'y', 'z'] },
      result: {
        union: ['x', 'y'],
        intersection: ['x'],
        difference: [],
        reverseDifference: ['y'],
        symmetricDifference: ['y'],
        complementA: ['y', 'z'],
        complementB: ['z'],
        subset: true,
        superset: false,
        equal: false,
        disjoint: false,
        jaccard: 0.5,
      },
    },
  ],
  run(inputs) {
    const [a, b] = [new Set(inputs.a), new Set(inputs.b)];
    const universe = inputs.universe && new Set(inputs.universe);
    if (universe) {
      for (const name of ['a', 'b'] as const) {
        const outside = inputs[name].findIndex((member) => !universe.has(member));
        if (outside >= 0) invalid(`${name}[${outside}]`, 'must be a member of the universe');
      }
    }
    const union = [...a.union(b)];
    const intersection = [...a].filter((member) => b.has(member));
    const [difference, reverseDifference] = [[...a.difference(b)], [...b.difference(a)]];
    return {
      union,
      intersection,
      difference,
      reverseDifference,
      symmetricDifference: [...difference, ...reverseDifference],
      ...(universe && { complementA: [...universe.difference(a)], complementB: [...universe.difference(b)] }),
      subset: difference.length === 0,
      superset: reverseDifference.length === 0,
      equal: difference.length === 0 && reverseDifference.length === 0,
      disjoint: intersection.length === 0,
      jaccard: union.length === 0 ? 1 : intersection.length / union.length,
    };
  },
});
