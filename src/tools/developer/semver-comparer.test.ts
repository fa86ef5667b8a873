import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './semver-comparer.ts';

// node-semver test/fixtures/comparisons.js (ISC): the first is newer than the second.
describe('semver-comparer', () => {
  it.each([
    ['0.0.0', '0.0.0-foo'],
    ['0.0.1', '0.0.0'],
    ['1.0.0', '0.9.9'],
    ['0.10.0', '0.9.0'],
    ['0.99.0', '0.10.0'],
    ['2.0.0', '1.2.3'],
    ['v0.0.0', '0.0.0-foo'],
    ['v0.10.0', '0.9.0'],
    ['0.10.0', 'v0.9.0'],
    ['1.2.3', '1.2.3-asdf'],
    ['1.2.3', '1.2.3-4'],
    ['1.2.3', '1.2.3-4-foo'],
    ['1.2.3-5-foo', '1.2.3-5'],
    ['1.2.3-5', '1.2.3-4'],
    ['1.2.3-5-foo', '1.2.3-5-Foo'],
    ['3.0.0', '2.7.2+asdf'],
    ['1.2.3-a.10', '1.2.3-a.5'],
    ['1.2.3-a.b', '1.2.3-a.5'],
    ['1.2.3-a.b', '1.2.3-a'],
    ['1.2.3-a.b.c.10.d.5', '1.2.3-a.b.c.5.d.100'],
    ['1.2.3-r2', '1.2.3-r100'],
    ['1.2.3-r100', '1.2.3-R2'],
    // SemVer 2.0.0 section 11
    ['1.0.0-alpha.1', '1.0.0-alpha'],
    ['1.0.0-alpha.beta', '1.0.0-alpha.1'],
    ['1.0.0-beta', '1.0.0-alpha.beta'],
    ['1.0.0-beta.11', '1.0.0-beta.2'],
    ['1.0.0-rc.1', '1.0.0-beta.11'],
    ['1.0.0', '1.0.0-rc.1'],
    // numbers a double cannot tell apart
    ['1.0.0-9007199254740993', '1.0.0-9007199254740992'],
  ])('%s is newer than %s', async (newer, older) => {
    expect(await run(tool, { a: newer, b: older })).toMatchObject({ comparison: 1, relation: '>', newer });
    expect(await run(tool, { a: older, b: newer })).toMatchObject({ comparison: -1, relation: '<', newer });
  });
});

holdTo(tool, {
  answers: [
    [
      { a: '1.2.3', b: '1.2.3' },
      { comparison: 0, relation: '=', difference: 'none' },
    ],
    [
      { a: ' v1.2.3+a', b: '1.2.3+b ' },
      { comparison: 0, difference: 'build' },
    ],
    [{ a: '1.2.3', b: '2.2.3' }, { difference: 'major' }],
    [{ a: '1.2.3', b: '1.3.3-a' }, { difference: 'minor' }],
    [{ a: '1.2.3', b: '1.2.4' }, { difference: 'patch' }],
  ],
  invalid: [[{ a: '', b: '1.0.0' }, 'a']],
  unprocessable: [[{ a: '1.0', b: '1.0.0' }, /"1\.0" is not a semantic version/], [{ a: '1.0.0', b: 'latest' }]],
});
