import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codePointBefore, findAll, findLongest, foldCase, splitsPair, standsAlone } from './search.ts';

const unit = fc.constantFrom('a', 'b', 'A', 'ß', 'İ', 'i', 'Σ', '😀', ' ');
const text = fc.string({ unit, maxLength: 40 });
const word = fc.string({ unit: fc.constantFrom('a', 'b', '😀'), minLength: 1, maxLength: 3 });

/** Every place of a literal, one after another or all, by indexOf. */
function places(within: string, search: string, overlapping: boolean): number[] {
  const found: number[] = [];
  for (let at = within.indexOf(search); at >= 0; at = within.indexOf(search, at + (overlapping ? 1 : search.length))) found.push(at);
  return found;
}

it.each([true, false])('finds what indexOf finds (overlapping: %s)', (overlapping) => {
  fc.assert(
    fc.property(text, word, (within, search) => {
      expect(findAll(within, search, { caseSensitive: true, overlapping }).map(({ start }) => start)).toEqual(places(within, search, overlapping));
    }),
  );
});

it('finds no half of a surrogate pair', () => {
  expect(findAll('😀', '\ude00', { caseSensitive: true })).toEqual([]);
  expect([splitsPair('😀', 1), splitsPair('😀', 0), splitsPair('a😀', 1)]).toEqual([true, false, false]);
});

it.each([
  ['Straße STRASSE', 'straße', [[0, 6]]],
  [
    'ΟΔΟΣ οδος οδοσ',
    'οδος',
    [
      [0, 4],
      [5, 9],
    ],
  ],
  ['İi', 'i', [[1, 2]]],
  ['İi', 'i\u0307i', [[0, 2]]],
  ['aAa', 'AA', [[0, 2]]],
])('finds in %j, ignoring case, %j', (within, search, expected) => {
  expect(findAll(within, search, { caseSensitive: false }).map(({ start, end }) => [start, end])).toEqual(expected);
});

it('finds whole words', () => {
  const starts = (within: string) => findAll(within, 'cat', { caseSensitive: true, wholeWord: true }).map(({ start }) => start);
  expect(starts('cat concat cat_ cats cat. 漢cat (cat)')).toEqual([0, 21, 32]);
  expect([standsAlone('a\u0301b', 2, 3), codePointBefore('😀b', 2), codePointBefore('b', 0), foldCase('ΑΣ')]).toEqual([false, '😀', '', 'ασ']);
});

it('finds of many literals the longest at each place, from the left', () => {
  fc.assert(
    fc.property(text, fc.uniqueArray(word, { minLength: 1, maxLength: 6 }), (within, literals) => {
      const expected: [number, string][] = [];
      for (let at = 0; at < within.length; ) {
        const longest = literals.filter((literal) => within.startsWith(literal, at)).toSorted((a, b) => b.length - a.length)[0];
        if (longest !== undefined) expected.push([at, longest]);
        at += longest?.length ?? 1;
      }
      expect(findLongest(within, literals, { caseSensitive: true }).map(({ start, index }) => [start, literals[index]])).toEqual(expected);
    }),
  );
});
