import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './glob-tester.ts';
import data from './testdata/glob-tester.json' with { type: 'json' };

const matches = async (pattern: string, path: string, more: object = {}) => (await run(tool, { patterns: [pattern], paths: [path], ...more })).count === 1;

// Answers of bash 5.2 with extglob and globstar ([[ name == pattern ]] for single parts), and of the rules of brace expansion in its manual.
describe('glob-tester against bash', () => {
  it.each([
    ['*', 'abc', true],
    ['*', '.abc', false],
    ['.*', '.abc', true],
    ['[.]abc', '.abc', false],
    ['a?c', 'abc', true],
    ['a?c', 'ac', false],
    ['a?c', 'a😀c', true],
    ['[!x]', 'a', true],
    ['[!x]', 'x', false],
    ['[^x]', 'x', false],
    ['[]a]', ']', true],
    ['[a-]', '-', true],
    ['[[:digit:]]', '7', true],
    ['[[:digit:]]', 'x', false],
    ['[a', '[a', true],
    ['a\\*b', 'a*b', true],
    ['a\\*b', 'axb', false],
    ['!(a|b)', 'c', true],
    ['!(a|b)', 'a', false],
    ['!(a|b)', '.c', false],
    ['!(a)b', 'b', true],
    ['!(foo)bar', 'foobar', false],
    ['!(*.js)', 'a.ts', true],
    ['*(ab)', 'ababab', true],
    ['+(ab)', 'a', false],
    ['?(a)b', 'b', true],
    ['?(a)b', 'aab', false],
    ['@(a|b)c', 'bc', true],
    ['@(a|*(b|c))d', 'bcbd', true],
    ['{a,b}c', 'bc', true],
    ['{a}', '{a}', true],
    ['{a,b', '{a,b', true],
    ['x{1..3}', 'x2', true],
    ['x{1..3}', 'x4', false],
    ['x{01..10}', 'x07', true],
    ['x{1..9..4}', 'x5', true],
    ['x{e..a}', 'xc', true],
    ['{a,{b,c}d}', 'cd', true],
    ['a/**/b', 'a/b', true],
    ['a/**/b', 'a/x/y/b', true],
    ['a/**/b', 'a/.x/b', false],
    ['a/**', 'a/b/c', true],
    ['**/*.js', 'a.js', true],
    ['**', 'a/b', true],
    ['a**', 'ab/c', false],
    ['*.js', 'd/a.js', false],
    ['*/b', 'a/b', true],
    ['a[/]b', 'a/b', false],
  ])('%s on %s: %s', async (pattern, path, expected) => expect(await matches(pattern, path)).toBe(expected));

  it('takes dots and case as asked', async () => {
    expect(await matches('*', '.abc', { dot: true })).toBe(true);
    expect(await matches('a/**/b', 'a/.x/b', { dot: true })).toBe(true);
    expect(await matches('README.*', 'readme.MD', { ignoreCase: true })).toBe(true);
    expect(await matches('[a-c]', 'B', { ignoreCase: true })).toBe(true);
    expect(await matches('readme.*', 'README.md')).toBe(false);
  });

  it('ends on patterns made to take long', async () => {
    expect(await matches(`${'*a'.repeat(400)}b`, 'a'.repeat(1000))).toBe(false);
    expect(await matches('@('.repeat(499), 'a')).toBe(false);
    expect(await matches('*(*(a)*(a))b', 'a'.repeat(300))).toBe(false);
  });
});

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [
      { patterns: ['!*.md'], paths: ['a.md', 'b.ts'] },
      { matched: ['b.ts'], results: [{ matches: false, pattern: '!*.md' }, { matches: true }] },
    ],
    [
      { patterns: ['*', '!b*', 'bc'], paths: ['a', 'b', 'bc'] },
      { matched: ['a', 'bc'], count: 2 },
    ],
    [
      { patterns: ['!(a)'], paths: ['b'] },
      { matched: ['b'], results: [{ pattern: '!(a)' }] },
    ],
  ],
  invalid: [
    [{ patterns: [], paths: ['a'] }, 'patterns'],
    [{ patterns: [''], paths: ['a'] }, 'patterns[0]'],
    [{ patterns: ['a'], paths: ['a'.repeat(1001)] }, 'paths[0]'],
  ],
  unprocessable: [[{ patterns: ['{1..20000}'], paths: ['a'] }, /10,000/]],
});
