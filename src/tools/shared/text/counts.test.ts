import fc from 'fast-check';
import { expect, it } from 'vitest';
import { counted, grouped } from './counts.ts';

it('sets thousands apart as Intl does in English', () => {
  const english = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: 1, max: 2_000 }), (integer, large, small) => {
      for (const value of [integer, large, small, -small]) expect(grouped(value)).toBe(english.format(value));
    }),
  );
});

it('gives the noun its form', () => {
  expect([0, 1, 2, 1_000].map((count) => counted(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows', '1,000 rows']);
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});
