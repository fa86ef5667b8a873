import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from './json.ts';
import { SameValues } from './same-values.ts';

const same = (a: string, b: string, arrays: 'ordered' | 'multisets' = 'ordered'): boolean =>
  new SameValues(arrays).same(parseJson(a, 'json'), parseJson(b, 'json'));

it.each([
  ['1', '1.0', true],
  ['100', '1e2', true],
  ['-0', '0.0', true],
  ['0.1', '1E-1', true],
  ['9007199254740993', '9007199254740992', false],
  ['1e999', '1e998', false],
  ['{"a":1,"b":2}', '{"b":2,"a":1}', true],
  ['{"a":1,"a":2}', '{"a":2}', true],
  ['[1,2]', '[2,1]', false],
  ['"1"', '1', false],
  ['"a"', '"\\u0061"', true],
  ['null', 'false', false],
  ['[]', '{}', false],
  ['[[]]', '[]', false],
  ['{"a,b":1}', '{"a":1}', false],
])('takes %s and %s for the same: %s', (a, b, expected) => {
  expect(same(a, b)).toBe(expected);
});

it('compares arrays without regard to order where that is wanted', () => {
  expect([same('[1,2,2]', '[2,1,2]', 'multisets'), same('[1,2,2]', '[1,1,2]', 'multisets')]).toEqual([true, false]);
});

it('takes a value for itself alone, however its members are ordered and its text is spaced', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const turned = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.map(turned)
          : typeof value === 'object' && value !== null
            ? Object.fromEntries(
                Object.entries(value)
                  .toReversed()
                  .map(([name, member]) => [name, turned(member)]),
              )
            : value;
      expect(same(JSON.stringify(a), JSON.stringify(turned(a), null, 3))).toBe(true);
      expect(same(JSON.stringify(a), JSON.stringify(b))).toBe(same(JSON.stringify(b), JSON.stringify(a)));
    }),
  );
});
