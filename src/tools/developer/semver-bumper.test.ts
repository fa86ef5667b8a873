import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './semver-bumper.ts';

// node-semver test/fixtures/increments.js (ISC): version, release, result, identifier, base.
describe('semver-bumper', () => {
  it.each([
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3-tag', 'major', '2.0.0'],
    ['1.2.0-0', 'patch', '1.2.0'],
    ['1.2.3-4', 'major', '2.0.0'],
    ['1.2.3-4', 'minor', '1.3.0'],
    ['1.2.3-4', 'patch', '1.2.3'],
    ['1.2.3-alpha.0.beta', 'major', '2.0.0'],
    ['1.2.4', 'prerelease', '1.2.5-0'],
    ['1.2.3-0', 'prerelease', '1.2.3-1'],
    ['1.2.3-alpha.0', 'prerelease', '1.2.3-alpha.1'],
    ['1.2.3-alpha.0.beta', 'prerelease', '1.2.3-alpha.1.beta'],
    ['1.2.3-alpha.10.0.beta', 'prerelease', '1.2.3-alpha.10.1.beta'],
    ['1.2.0', 'prepatch', '1.2.1-0'],
    ['1.2.3-1', 'preminor', '1.3.0-0'],
    ['1.2.3-1', 'premajor', '2.0.0-0'],
    ['1.0.0-1', 'major', '1.0.0'],
    ['1.2.0-1', 'minor', '1.2.0'],
    ['1.2.4', 'prerelease', '1.2.5-dev.0', 'dev'],
    ['1.2.3-0', 'prerelease', '1.2.3-dev.0', 'dev'],
    ['1.2.3-alpha.0', 'prerelease', '1.2.3-alpha.1', 'alpha'],
    ['1.2.0-1', 'prepatch', '1.2.1-dev.0', 'dev'],
    ['1.2.3-1', 'premajor', '2.0.0-dev.0', 'dev'],
    ['1.2.3-dev.1', 'prerelease', '1.2.3-dev.2', 'dev', '1'],
    ['1.2.3', 'prerelease', '1.2.4-dev.1', 'dev', '1'],
    ['1.2.0', 'preminor', '1.3.0-dev', 'dev', 'none'],
    ['1.2.3-dev', 'prerelease', '1.2.3-dev.1', 'dev', '1'],
  ])('%s %s is %s', async (version, release, expected, identifier?: string, base = '0') =>
    expect(await run(tool, { version, release, base, ...(identifier !== undefined && { identifier }) })).toEqual({ version: expected }),
  );
});

holdTo(tool, {
  answers: [[{ version: ' v1.2.3+build ' }, { version: '1.2.4' }]],
  invalid: [
    [{ version: '1.0.0', release: 'next' }, 'release'],
    [{ version: '1.0.0', identifier: '' }, 'identifier'],
  ],
  unprocessable: [
    [{ version: '1.0' }, /not a semantic version/],
    [{ version: '1.2.3', release: 'premajor', base: 'none' }],
    [{ version: '1.2.3-1', release: 'prerelease', base: 'none' }],
    [{ version: '1.2.3-dev', release: 'prerelease', identifier: 'dev', base: 'none' }],
    [{ version: '1.2.3', release: 'prerelease', identifier: 'de v' }, /identifier/],
    [{ version: '1.2.3', release: 'prerelease', identifier: '01' }, /identifier/],
  ],
});
