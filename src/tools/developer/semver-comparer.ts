import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compareVersions, parseVersion, type Version } from './lib/semver.ts';

export default defineTool({
  slug: 'semver-comparer',
  name: 'SemVer Comparer',
  category: 'developer',
  summary: 'Shows which of two semantic versions is newer, and what differs.',
  description: 'Build metadata never counts in the comparison. A leading v and white space around a version are taken off.',
  reference: 'Semantic Versioning 2.0.0, section 11',
  keywords: ['compare versions', 'newer version', 'version order', 'precedence'],

  inputs: z.strictObject({
    a: z.string().min(1).max(300).describe('First version, such as 1.2.3-beta.1'),
    b: z.string().min(1).max(300).describe('Second version, such as 1.2.3'),
  }),
  result: z.strictObject({
    comparison: z.int().describe('-1 when a is older, 0 when neither is newer, 1 when a is newer'),
    relation: z.enum(['<', '=', '>']).describe('Relation of a to b as a sign'),
    newer: z.string().optional().describe('The newer of the two as given; absent when neither is'),
    difference: z.enum(['none', 'major', 'minor', 'patch', 'prerelease', 'build']).describe('The first part in which the versions differ'),
  }),
  headline: 'newer',
  examples: [
    { inputs: { a: '1.0.0-alpha.beta', b: '1.0.0-beta.2' }, result: { comparison: -1, relation: '<', newer: '1.0.0-beta.2', difference: 'prerelease' } },
    { inputs: { a: 'v2.0.0', b: '2.0.0+exp.sha' }, result: { comparison: 0, relation: '=', difference: 'build' } },
  ],
  run({ a, b }) {
    const [first, second] = [parseVersion(a, 'a'), parseVersion(b, 'b')];
    const comparison = Math.sign(compareVersions(first, second));
    const relation = comparison < 0 ? ('<' as const) : comparison > 0 ? ('>' as const) : ('=' as const);
    return { comparison, relation, ...(comparison !== 0 && { newer: comparison > 0 ? a : b }), difference: difference(first, second) };
  },
});
function difference(a: Version, b: Version): 'none' | 'major' | 'minor' | 'patch' | 'prerelease' | 'build' {
  for (const part of ['major', 'minor', 'patch'] as const) if (a[part] !== b[part]) return part;
  for (const part of ['prerelease', 'build'] as const) if (a[part].join('.') !== b[part].join('.')) return part;
  return 'none';
}
