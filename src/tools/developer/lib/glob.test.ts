import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PathGlob } from './path-glob.ts';

const matches = (pattern: string, path: string, options = { ignoreCase: false, dot: true }): boolean =>
  new PathGlob(pattern, options, 'pattern').matches(path.split('/').map((text) => ({ text, characters: [...text] })));

it('matches what Node’s own globs match', () => {
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?', '[ab]', '[!a]', '[a-c]', '/', '{a,b}'), minLength: 1, maxLength: 6 });
  const path = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '/'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(pattern, path, (glob, text) => {
      // Empty parts, and ** beside other signs, are read in several ways.
      fc.pre(`${glob}/${text}`.split('/').every((part) => part !== '' && !part.includes('**')));
      expect(matches(glob, text)).toBe(posix.matchesGlob(text, glob));
    }),
    { numRuns: 500 },
  );
});

// POSIX.1-2024, Shell Command Language, section 2.14; bash, "Pattern Matching", for the extended ones.
it.each([
  ['[]a]', ']', true],
  ['[!]a]', 'b', true],
  ['[a-]', '-', true],
  ['[[:digit:]x]', '7', true],
  ['[[:digit:]x]', ':', false],
  ['[\\]]', ']', true],
  ['[a', '[a', true],
  ['\\*', '*', true],
  ['\\*', 'a', false],
  ['a?', 'a😀', true],
  ['**/b', 'b', true],
  ['**/b', 'a/a/b', true],
  ['a/**', 'a/b/c', true],
  ['@(a|bc)d', 'bcd', true],
  ['!(a|b)', 'a', false],
  ['!(a|b)', 'ab', true],
  ['+(ab)', 'abab', true],
  ['?(a)b', 'aab', false],
  ['*(a|b)c', 'ababc', true],
  ['{a,b{1..3}}', 'b2', true],
])('takes %s for %s: %s', (pattern, path, expected) => {
  expect(matches(pattern, path)).toBe(expected);
});

it('leaves out what begins with a dot, and the case, where that is asked for', () => {
  expect([matches('*', '.a', { ignoreCase: false, dot: false }), matches('.*', '.a', { ignoreCase: false, dot: false })]).toEqual([false, true]);
  expect([matches('A[B-C]', 'ab', { ignoreCase: true, dot: true }), matches('A', 'a')]).toEqual([true, false]);
});
