import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  compareHexadecimal,
  compareNumeric,
  hexadecimalKey,
  ipAddressKey,
  numericKey,
  sortByCodePoint,
  sortByCollation,
  sortByKey,
  sortByLength,
} from './order.ts';

it('orders decimals as their values', () => {
  const decimal = fc.tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.nat(4)).map(([digits, places]) => (digits / 10 ** places).toFixed(places));
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const [keyA, keyB] = [numericKey(a), numericKey(b)];
      expect(keyA && keyB && Math.sign(compareNumeric(keyA, keyB))).toBe(Math.sign(Number(a) - Number(b)));
    }),
  );
});

it.each([
  ['item -3', '-', '3', ''],
  ['a-3', '', '3', ''],
  ['v1.50', '', '1', '5'],
  ['-0.0', '', '', ''],
  ['.5', '', '5', ''],
  ['00012', '', '12', ''],
])('takes from %j the first number', (item, sign, whole, fraction) => {
  expect(numericKey(item)).toEqual({ negative: sign === '-', whole, fraction });
});

it('has no key where there is no number', () => {
  expect([numericKey('x'), hexadecimalKey('xyz'), ipAddressKey('1.2.3')]).toEqual([undefined, undefined, undefined]);
});

it('orders hexadecimal numbers of any length', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), fc.bigInt({ min: 0n, max: 2n ** 200n }), (a, b) => {
      const [keyA, keyB] = [hexadecimalKey(`0x${a.toString(16)}`), hexadecimalKey(`00${b.toString(16).toUpperCase()}`)];
      expect(Math.sign(compareHexadecimal(keyA ?? '', keyB ?? ''))).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
});

it('orders addresses by their numbers, IPv4 first', () => {
  const sorted = ['::1', '10.0.0.10', '10.0.0.9', '9.255.0.0', '2001:db8::', '::ffff:1.2.3.4', '1::'];
  const byAddress = sortByKey(sorted, ipAddressKey, (a, b) => (a < b ? -1 : a > b ? 1 : 0), false);
  expect(byAddress).toEqual(['9.255.0.0', '10.0.0.9', '10.0.0.10', '::1', '::ffff:1.2.3.4', '1::', '2001:db8::']);
});

it('sorts stably, and what has no key last, descending too', () => {
  const items = ['b2', 'x', 'a1', 'c2', 'y'];
  expect(sortByKey(items, numericKey, compareNumeric, false)).toEqual(['a1', 'b2', 'c2', 'x', 'y']);
  expect(sortByKey(items, numericKey, compareNumeric, true)).toEqual(['b2', 'c2', 'a1', 'x', 'y']);
});

it('sorts by the customs of a language, by code points and by length', () => {
  const swedish = { natural: false, caseSensitive: true, descending: false };
  expect(sortByCollation(['z', 'ö', 'o', 'ä', 'å'], 'sv', swedish)).toEqual(['o', 'z', 'å', 'ä', 'ö']);
  expect(sortByCollation(['z', 'ö', 'o'], 'de', swedish)).toEqual(['o', 'ö', 'z']);
  expect(sortByCollation(['a10', 'a9', 'a1'], 'en', { ...swedish, natural: true })).toEqual(['a1', 'a9', 'a10']);
  expect(sortByCodePoint(['\uffff', '😀', 'b', 'A'], true, false)).toEqual(['A', 'b', '\uffff', '😀']);
  expect(sortByCodePoint(['b', 'A', 'a'], false, false)).toEqual(['A', 'a', 'b']);
  expect(sortByLength(['ccc', '👩‍👩‍👧', 'bb'], false)).toEqual(['👩‍👩‍👧', 'bb', 'ccc']);
});
