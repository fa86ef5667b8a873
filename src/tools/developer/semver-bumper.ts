import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseVersion } from './lib/semver.ts';

export default defineTool({
  slug: 'semver-bumper',
  name: 'SemVer Bumper',
  category: 'developer',
  summary: 'Calculates the next major, minor, patch or prerelease version.',
  description:
    "major, minor and patch of a prerelease of exactly that version drop the prerelease (1.0.0-1 major is 1.0.0); premajor, preminor and prepatch make a prerelease of the next such version; prerelease counts the last number of a prerelease on, or starts one of the next patch. With an identifier that is not the prerelease's the count starts anew. Build metadata is dropped.",
  reference: "node-semver's inc, run by semver 7",
  keywords: ['increment version', 'next version', 'npm version', 'release'],

  inputs: z.strictObject({
    version: z.string().min(1).max(300).describe('Version to start from, such as 1.2.3'),
    release: z
      .enum(['major', 'minor', 'patch', 'premajor', 'preminor', 'prepatch', 'prerelease'])
      .default('patch')
      .describe('Which part of the version to raise'),
    identifier: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('Name of the prerelease, like beta')
      .meta({ examples: ['alpha', 'beta', 'rc', 'next', 'canary'] }),
    base: z.enum(['0', '1', 'none']).default('0').describe('First number of a new prerelease; none leaves the number off'),
  }),
  result: z.strictObject({ version: z.string().describe('The next version, without build metadata') }),
  appliesWhen: {
    identifier: { release: ['premajor', 'preminor', 'prepatch', 'prerelease'] },
    base: { release: ['premajor', 'preminor', 'prepatch', 'prerelease'] },
  },
  examples: [
    { inputs: { version: '1.2.3', release: 'minor' }, result: { version: '1.3.0' } },
    { inputs: { version: '1.3.0-beta.1', release: 'prerelease', identifier: 'beta' }, result: { version: '1.3.0-beta.2' } },
  ],
  async run({ version, release, identifier, base }) {
    const { default: semver } = await import('semver');
    const { text } = parseVersion(version, 'version');
    if (identifier !== undefined && !/^(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*))*$/.test(identifier))
      unprocessable(`${JSON.stringify(identifier)} is not an identifier of SemVer: 0-9, A-Z, a-z and -, numbers without leading zeros.`, 'identifier');
    try {
      return { version: new semver.SemVer(text).inc(release, identifier, base === 'none' ? false : base).version };
    } catch (error) {
      return unprocessable(`${text} has no next ${release} with these options: ${error instanceof Error ? error.message : String(error)}.`, 'release');
    }
  },
});
