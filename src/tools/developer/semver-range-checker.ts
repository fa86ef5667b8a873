import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { compareVersions, looseVersion, stripVersion, type Version } from './lib/semver.ts';

export default defineTool({
  slug: 'semver-range-checker',
  name: 'SemVer Range Checker',
  category: 'developer',
  summary: 'Shows which versions satisfy an npm range like ^1.2 or >=1 <3, and explains the range.',
  description:
    'The ranges of node-semver: = < <= > >=, hyphen, x, tilde and caret ranges, spaces for and, || for or. A prerelease satisfies only when a comparator with the same major.minor.patch has a prerelease too, unless includePrerelease. A leading v is taken off versions; what is not a version satisfies nothing.',
  reference: "node-semver's ranges, run by semver 7",
  keywords: ['npm range', 'caret', 'tilde', 'version constraint', 'package.json', 'satisfies'],
  cost: 'heavy',
  inputs: z.strictObject({
    range: z.string().max(1000).describe('Range in the syntax of npm; empty for any version'),
    versions: z.array(z.string().max(1000)).max(1000).default([]).describe('Versions to check against the range'),
    includePrerelease: z.boolean().default(false).describe('Let prereleases in wherever they are in the range'),
  }),
  result: z.strictObject({
    comparators: z.string().describe('The range in plain comparators, || between alternatives; * for any version'),
    results: z
      .array(
        z.strictObject({
          version: z.string().describe('The version as given'),
          valid: z.boolean().describe('Whether it is a semantic version'),
          satisfies: z.boolean().describe('Whether the range lets it in'),
        }),
      )
      .describe('One answer for each version, in the order given'),
    satisfying: z.array(z.string()).describe('Versions the range lets in, in the order given'),
    maximum: z.string().optional().describe('The newest version that satisfies; absent when none does'),
    minimum: z.string().optional().describe('The oldest version that satisfies; absent when none does'),
  }),
  headline: 'results',
  main: { input: 'versions' },
  examples: [
    {
      inputs: { range: '^1.2.0 || ~0.9', versions: ['1.2.0', '1.9.9', '2.0.0', '0.9.7', '1.3.0-beta', 'latest'] },
      result: {
        comparators: '>=1.2.0 <2.0.0-0||>=0.9.0 <0.10.0-0',
        results: [
          { version: '1.2.0', valid: true, satisfies: true },
          { version: '1.9.9', valid: true, satisfies: true },
          { version: '2.0.0', valid: true, satisfies: false },
          { version: '0.9.7', valid: true, satisfies: true },
          { version: '1.3.0-beta', valid: true, satisfies: false },
          { version: 'latest', valid: false, satisfies: false },
        ],
        satisfying: ['1.2.0', '1.9.9', '0.9.7'],
        maximum: '1.9.9',
        minimum: '0.9.7',
      },
    },
  ],
  async run({ range: text, versions, includePrerelease }) {
    const { Range } = (await import('semver')).default;
    const read = () => {
      try {
        return new Range(text, { includePrerelease });
      } catch {
        return unprocessable(`${JSON.stringify(text.slice(0, 100))} is not a range such as ^1.2.3, ~1.2, >=1 <3, 1.x or 1 - 2.`, 'range');
      }
    };
    const range = read();
    const satisfying: { given: string; version: Version }[] = [];
    const results = versions.map((given) => {
      const version = looseVersion(given);
      const satisfies = version !== undefined && range.test(stripVersion(given));
      if (satisfies) satisfying.push({ given, version });
      return { version: given, valid: version !== undefined, satisfies };
    });
    const extreme = (sign: 1 | -1) =>
      satisfying.reduce(
        (best, one) => (sign * compareVersions(one.version, best.version) > 0 ? one : best),
        satisfying[0] ?? { given: '', version: NO_VERSION },
      );
    return {
      comparators: range.range || '*',
      results,
      satisfying: satisfying.map(({ given }) => given),
      ...(satisfying.length > 0 && { maximum: extreme(1).given, minimum: extreme(-1).given }),
    };
  },
});
const NO_VERSION: Version = { major: 0, minor: 0, patch: 0, prerelease: [], build: [], text: '' };
