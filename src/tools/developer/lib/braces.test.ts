import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../../shared/testing.ts';
import { expandBraces } from './braces.ts';

it.each(pythonRows<[string, string[]]>('braces', 'developer'))('expands %j as bash does', (pattern, expected) => {
  expect(expandBraces(pattern, 'pattern')).toEqual(expected);
});

it('leaves what follows a \\ alone, as bash does before it takes the \\ away', () => {
  expect(expandBraces('\\{a,b}', 'pattern')).toEqual(['\\{a,b}']);
  expect(expandBraces('{a\\,b,c}', 'pattern')).toEqual(['a\\,b', 'c']);
  expect(expandBraces('{a,b\\}', 'pattern')).toEqual(['{a,b\\}']);
});

it('expands to 10,000 patterns and no more', () => {
  expect(expandBraces('{1..10000}', 'pattern')).toHaveLength(10_000);
  for (const pattern of ['{1..10001}', '{1..999999999}', '{1..100}{1..101}', '{a,b}'.repeat(14), `{${'x'.repeat(10_000)},y}{1..400}`]) {
    expect(() => expandBraces(pattern, 'pattern')).toThrow(Unprocessable);
  }
});
