import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compareVersions, looseVersion, type Version } from './lib/semver.ts';

export default defineTool({
  slug: 'semver-sorter',
  name: 'SemVer Sorter',
  category: 'developer',
  summary: 'Sorts semantic versions by precedence and finds the latest.',
  description:
    'Equal precedence keeps the given order, in both orders, and the first of equals is the latest. A leading v and white space around a version do not matter.',
  reference: 'Semantic Versioning 2.0.0, section 11',
  keywords: ['order versions', 'latest version', 'newest release', 'version sort'],
  cost: 'heavy',
  inputs: z.strictObject({
    versions: z.array(z.string().max(1000)).min(1).max(10_000).describe('Versions to sort, such as 1.10.0 and v1.9.0-rc.1'),
    order: z.enum(['ascending', 'descending']).default('ascending').describe('Oldest first, or newest first'),
    removePrereleases: z.boolean().default(false).describe('Leave prereleases out of the sorted versions'),
  }),
  result: z.strictObject({
    sorted: z.array(z.string()).describe('The versions in order, spelt as given'),
    invalid: z.array(z.string()).describe('What is not a version, in the order given'),
    latest: z.string().optional().describe('The newest of the sorted versions; absent when there is none'),
    latestStable: z.string().optional().describe('The newest version without prerelease; absent when there is none'),
  }),
  examples: [
    {
      inputs: { versions: ['1.10.0', 'v1.2.0', '1.10.0-rc.1', 'next', '1.9.0'] },
      result: { sorted: ['v1.2.0', '1.9.0', '1.10.0-rc.1', '1.10.0'], invalid: ['next'], latest: '1.10.0', latestStable: '1.10.0' },
    },
  ],
  run({ versions, order, removePrereleases }) {
    const known: { given: string; version: Version }[] = [];
    const invalid: string[] = [];
    for (const given of versions) {
      const version = looseVersion(given);
      if (!version) invalid.push(given);
      else if (!removePrereleases || version.prerelease.length === 0) known.push({ given, version });
    }
    const sorted = known.toSorted((a, b) => (order === 'ascending' ? 1 : -1) * compareVersions(a.version, b.version));
    const latest = newest(known);
    const latestStable = newest(known.filter(({ version }) => version.prerelease.length === 0));
    return { sorted: sorted.map(({ given }) => given), invalid, ...(latest !== undefined && { latest }), ...(latestStable !== undefined && { latestStable }) };
  },
});
/** The first of the newest. */
function newest(versions: readonly { given: string; version: Version }[]): string | undefined {
  let [best, ...rest] = versions;
  for (const one of rest) if (best && compareVersions(one.version, best.version) > 0) best = one;
  return best?.given;
}
