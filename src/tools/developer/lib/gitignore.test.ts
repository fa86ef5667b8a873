import { expect, it } from 'vitest';
import { pythonRows } from '../../shared/testing.ts';
import { decidingRule, readIgnoreRules } from './gitignore.ts';

it.each(pythonRows<[string, string, [number, boolean] | null]>('ignored', 'developer'))(
  'decides by %j on %j as git check-ignore does',
  (text, path, expected) => {
    const rule = decidingRule(readIgnoreRules(text), path, false);
    expect(rule ? [rule.line, rule.negated] : null).toEqual(expected);
  },
);

// gitignore(5), Pattern format.
it.each([
  ['doc/frotz/', 'a/doc/frotz/', undefined],
  ['frotz/', 'a/frotz/', 1],
  ['frotz/', 'a/frotz', undefined],
  ['/*\n!/foo\n/foo/*\n!/foo/bar', 'foo/baz', 3],
  ['/*\n!/foo\n/foo/*\n!/foo/bar', 'foo/bar', 4],
  ['/*\n!/foo\n/foo/*\n!/foo/bar', 'other', 1],
  ['foo\n!foo/bar', 'foo/bar', 1],
  ['abc/**', 'abc/', undefined],
  ['abc/**', 'abc/x/y', 1],
  ['a/**/b', 'a/b', 1],
  ['a/**/b', 'a/x/y/b', 1],
  ['# a\n\\#a', '#a', 2],
  ['\\!important!.txt', '!important!.txt', 1],
  ['a  \nb\\ ', 'b ', 2],
  ['\ufeffa\r\n', 'a', 1],
])('by %j decides on %j in line %j', (text, path, line) => {
  expect(decidingRule(readIgnoreRules(text), path, false)?.line).toBe(line);
});

it('ignores case where that is wanted, as core.ignoreCase does', () => {
  const rules = readIgnoreRules('Build/\n*.LOG');
  expect(decidingRule(rules, 'build/x', true)?.line).toBe(1);
  expect(decidingRule(rules, 'a.log', true)?.line).toBe(2);
  expect(decidingRule(rules, 'a.log', false)).toBeUndefined();
});
