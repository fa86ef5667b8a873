import fc from 'fast-check';
import semver from 'semver';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { compareVersions, looseVersion, parseVersion, readVersion } from './semver.ts';

const order = (a: string, b: string): number => Math.sign(compareVersions(parseVersion(a, 'a'), parseVersion(b, 'b')));

// Semantic Versioning 2.0.0, section 11.
it.each([
  ['1.0.0', '2.0.0', '2.1.0', '2.1.1'],
  ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1', '1.0.0'],
])('puts %s and those after it in this order', (...versions) => {
  for (const [i, a] of versions.entries()) for (const [j, b] of versions.entries()) expect([a, b, order(a, b)]).toEqual([a, b, Math.sign(i - j)]);
});

const identifier = fc.oneof(fc.nat(12).map(String), fc.string({ unit: fc.constantFrom('a', 'B', '0', '1', '-'), minLength: 1, maxLength: 3 }));
const version = fc
  .tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.array(identifier, { maxLength: 3 }), fc.array(identifier, { maxLength: 2 }))
  .map(
    ([major, minor, patch, before, build]) =>
      `${major}.${minor}.${patch}${before.length > 0 ? `-${before.join('.')}` : ''}${build.length > 0 ? `+${build.join('.')}` : ''}`,
  );

it('reads and orders versions as node-semver does', () => {
  fc.assert(
    fc.property(version, version, (a, b) => {
      const [ours, theirs] = [readVersion(a), semver.parse(a)];
      expect('reason' in ours ? undefined : [ours.major, ours.minor, ours.patch, ours.prerelease, ours.build]).toEqual(
        theirs ? [theirs.major, theirs.minor, theirs.patch, theirs.prerelease.map(String), [...theirs.build]] : undefined,
      );
      if (theirs && semver.parse(b)) expect(order(a, b)).toBe(semver.compare(a, b));
    }),
    { numRuns: 500 },
  );
});

// The expressions of semver.org that must and must not match.
it.each([
  '1.0.0--',
  '1.1.2-prerelease+meta',
  '1.0.0-alpha-a.b-c-somethinglong+build.1-aef.1-its-okay',
  '1.2.3----RC-SNAPSHOT.12.9.1--.12+788',
  '1.0.0-0A.is.legal',
  '1.0.0+0.build.1-rc.10000aaa-kk-0.1',
])('reads %s', (text) => {
  expect(readVersion(text)).toMatchObject({ text: text.replace(/\+.*/, '') });
});

it.each([
  '1',
  '1.2',
  '1.2.3-0123',
  '1.1.2+.123',
  '+invalid',
  '-invalid',
  'alpha..',
  '1.0.0-alpha_beta',
  '01.1.1',
  '1.2.3.DEV',
  '1.2.31.2.3',
  '9.8.7+meta+meta',
  '',
  '1.2.3-',
  '1.2.3+',
])('says why %j is no version', (text) => {
  expect(readVersion(text)).toEqual({ reason: expect.stringMatching(/\.$/) });
  expect(() => parseVersion(text, 'version')).toThrow(Unprocessable);
});

it('takes numbers up to 2^53 - 1, and 256 characters', () => {
  expect(readVersion('9007199254740991.0.0')).toMatchObject({ major: Number.MAX_SAFE_INTEGER });
  expect(readVersion('9007199254740992.0.0')).toHaveProperty('reason');
  expect(readVersion(`1.0.0-${'a'.repeat(250)}`)).toHaveProperty('text');
  expect(readVersion(`1.0.0-${'a'.repeat(251)}`)).toHaveProperty('reason');
});

it('takes a leading v and white space where that is allowed', () => {
  expect(looseVersion(' v1.2.3-rc.1 ')).toMatchObject({ major: 1, text: '1.2.3-rc.1' });
  expect(looseVersion('v 1.2.3')).toBeUndefined();
});
