import { z } from 'zod';
import { defineTool } from '../define.ts';
import { readVersion } from './lib/semver.ts';

export default defineTool({
  slug: 'semver-parser',
  name: 'SemVer Parser',
  category: 'developer',
  summary: 'Checks a semantic version and splits it into its parts.',
  description:
    'The grammar of SemVer 2.0.0: numeric identifiers without leading zeros, identifiers of 0-9, A-Z, a-z and -. At most 256 characters, and no number above 9007199254740991 in major, minor and patch.',
  reference: 'Semantic Versioning 2.0.0 (its grammar)',
  keywords: ['semantic version', 'version number', 'parse version', 'prerelease', 'npm version'],

  inputs: z.strictObject({
    version: z.string().max(300).describe('Version to check, such as 1.2.3-beta.1+build.5'),
    lenient: z.boolean().default(false).describe('Also take white space around the version and a leading v or ='),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the input follows the rules'),
    version: z.string().optional().describe('Major, minor, patch and prerelease, without build metadata'),
    major: z.int().optional().describe('Major number of the version'),
    minor: z.int().optional().describe('Minor number of the version'),
    patch: z.int().optional().describe('Patch number of the version'),
    prerelease: z.array(z.string()).optional().describe('Identifiers of the prerelease, in order'),
    build: z.array(z.string()).optional().describe('Identifiers of the build metadata, in order'),
    stable: z.boolean().optional().describe('Whether major is at least 1 and there is no prerelease'),
    reason: z.string().optional().describe('Why it is not valid, in words'),
  }),
  headline: 'version',
  examples: [
    {
      inputs: { version: '1.0.0-alpha.1+build.5' },
      result: { valid: true, version: '1.0.0-alpha.1', major: 1, minor: 0, patch: 0, prerelease: ['alpha', '1'], build: ['build', '5'], stable: false },
    },
    { inputs: { version: '1.02.3' }, result: { valid: false, reason: 'A number has a leading zero.' } },
  ],
  run({ version: text, lenient }) {
    const version = readVersion(lenient ? text.trim().replace(/^[v=\s]+/i, '') : text);
    if ('reason' in version) return { valid: false, reason: version.reason };
    const { major, minor, patch, prerelease, build } = version;
    return { valid: true, version: version.text, major, minor, patch, prerelease, build, stable: major >= 1 && prerelease.length === 0 };
  },
});
