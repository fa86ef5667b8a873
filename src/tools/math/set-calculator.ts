import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';

const members = z.array(z.string()).max(10_000);

export default defineTool({
  slug: 'set-calculator',
  name: 'Set Calculator',
  category: 'math',
  summary: 'Union, intersection, differences and relations of two sets.',
  description: 'Members are compared exactly, code point by code point; repetitions are ignored. Results stand in order of first appearance.',
  reference: 'Set algebra; Jaccard index |A ∩ B|/|A ∪ B|',
  keywords: ['venn', 'subset', 'complement', 'jaccard'],
  inputs: z.strictObject({
    a: members.describe('Members, repetitions ignored'),
    b: members.describe('Members of the other set'),
    universe: members.optional().describe('For the complements; must hold every member'),
  }),
  result: z.strictObject({
    union: z.array(z.string()).describe('In order of first appearance, a before b'),
    intersection: z.array(z.string()).describe('In both'),
    difference: z.array(z.string()).describe('In a and not in b'),
    reverseDifference: z.array(z.string()).describe('In b and not in a'),
    symmetricDifference: z.array(z.string()).describe('difference, then reverseDifference'),
    complementA: z.array(z.string()).optional().describe('Only with a universe'),
    complementB: z.array(z.string()).optional().describe('Only with a universe'),
    subset: z.boolean().describe('Every member of a is in b'),
    superset: z.boolean().describe('Every member of b is in a'),
    equal: z.boolean().describe('The same members'),
    disjoint: z.boolean().describe('No member in common'),
    jaccard: z.number().describe('|intersection|/|union|, 1 for two empty sets'),
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
