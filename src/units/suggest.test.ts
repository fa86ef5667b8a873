import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastMilliseconds } from '../../test/support/processor-time.ts';
import { nearest } from '../tools/shared/text/nearest.ts';
import { categories, findPair } from './lookup.ts';
import { suggester } from './suggest.ts';

const units = categories.flatMap((category) => category.units);
const suggest = suggester(units);
const named = new Map(units.flatMap((unit) => [...unit.aliases, unit.code].map((name) => [name, unit.code] as const)));

/** The rule itself: every name compared in full. */
function plainly(text: string): string[] {
  const codes = nearest(text, named.keys(), 6).map((name) => named.get(name) ?? name);
  return [...new Set(codes)].slice(0, 3);
}

const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-/ µ²éßİ');
const misspelt = fc
  .tuple(fc.constantFrom(...named.keys()), fc.array(fc.tuple(fc.nat(40), fc.nat(2), letters), { maxLength: 4 }))
  .map(([name, edits]) => edits.reduce((text, [at, removed, letter]) => `${text.slice(0, at)}${letter}${text.slice(at + removed)}`, name));

describe('suggestions', () => {
  it('are those of comparing every name in full', () => {
    fc.assert(
      fc.property(fc.oneof(misspelt, fc.string({ unit: 'grapheme', maxLength: 32 })), (text) => {
        fc.pre(text.length <= 32);
        expect(suggest(text, () => true)).toEqual(text === '' ? [] : plainly(text));
      }),
      { numRuns: 300 },
    );
  });

  it('come only from the units that come into question', () => {
    expect(suggest('meter', (unit) => unit.category === 'Power').filter((code) => code === 'm')).toEqual([]);
    expect(suggest('meter', (unit) => unit.category === 'Length')[0]).toBe('m');
  });

  it.each([
    'kilogrm',
    'z'.repeat(32),
    'a'.repeat(32),
    '\u00b5'.repeat(32),
    '\u0130'.repeat(32),
    '\u{1F468}'.repeat(16),
    'foot-pound-second-meter-square-a',
    'x'.repeat(100_000),
    'e\u0301'.repeat(50_000),
  ])('an unknown unit is answered in well under a millisecond: %.40j', async (text) => {
    const milliseconds = await leastMilliseconds(10, () => {
      for (let i = 0; i < 10; i++) findPair(text, 'nope-unknown');
    });
    expect(milliseconds / 10).toBeLessThan(1);
  });
});
