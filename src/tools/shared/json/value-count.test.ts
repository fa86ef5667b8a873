import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringEnd } from './string-end.ts';
import { excessOf, hasTooManyValues, MAX_ESCAPED_VALUES, MAX_VALUES } from './value-count.ts';

/** A list of so many numbers has one value more, itself. */
const listOf = (items: number): string => `[${'0,'.repeat(items - 1)}0]`;

describe('the values of a text', () => {
  it('may be as many as there may be, and not one more', () => {
    expect(excessOf(listOf(MAX_VALUES - 1))).toBeUndefined();
    expect(excessOf(listOf(MAX_VALUES))).toBe('100,000 values');
  });

  it.each([
    ['objects', `{${Array.from({ length: MAX_VALUES }, (_, index) => `"${index}":1`).join(',')}}`],
    ['lists in each other', '['.repeat(MAX_VALUES + 1)],
    ['objects in each other', '{"":'.repeat(MAX_VALUES + 1)],
  ])('are counted in %s', (_, text) => {
    expect(excessOf(text)).toBe('100,000 values');
  });

  it('are not what stands inside strings, whatever escapes these hold', () => {
    const marks = ',[{'.repeat(MAX_VALUES);
    for (const value of [marks, `"${marks}`, `\\${marks}\\`, `\\"${marks}\\\\"`]) expect(excessOf(JSON.stringify([value, value]))).toBeUndefined();
  });

  it('may be a tenth as many where the name of a member is written with an escape', () => {
    const named = (name: string, items: number): string => `{${name} :${listOf(items)}}`;
    // The object, the list and its items.
    expect(excessOf(named('"\\u0061"', MAX_ESCAPED_VALUES - 2))).toBeUndefined();
    expect(excessOf(named('"\\u0061"', MAX_ESCAPED_VALUES - 1))).toBe('10,000 values, and names with escapes');
    expect(excessOf(named('"a"', MAX_ESCAPED_VALUES))).toBeUndefined();
    expect(excessOf(`["\\u0061",${listOf(MAX_ESCAPED_VALUES)}]`)).toBeUndefined();
    expect(excessOf(`[${listOf(MAX_ESCAPED_VALUES)},{"a":"\\\\","b":1}]`)).toBeUndefined();
    expect(excessOf(`[${listOf(MAX_ESCAPED_VALUES)},{"a":"\\\\","\\\\b":1}]`)).toBe('10,000 values, and names with escapes');
  });
});

describe('the values of what has been read', () => {
  it('may be as many as there may be, and not one more', () => {
    expect(hasTooManyValues(new Array(MAX_VALUES - 1).fill(0))).toBe(false);
    expect(hasTooManyValues(new Array(MAX_VALUES).fill(0))).toBe(true);
    expect(hasTooManyValues('x'.repeat(MAX_VALUES + 1))).toBe(false);
    expect(hasTooManyValues(null)).toBe(false);
  });

  it('are counted at each place they are in, and soon enough where these are without number', () => {
    let value: unknown = [0, 0];
    for (let level = 0; level < 60; level++) value = { first: value, second: value };
    expect(hasTooManyValues(value)).toBe(true);
  });
});

it('finds the end of every string that the runtime writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '\\', 'a', '\n', '\u2028', '💩') }), fc.string(), (text, after) => {
      const written = JSON.stringify(text);
      expect(stringEnd(` ${written}${after}`, 1)).toBe(written.length);
    }),
  );
  expect(stringEnd('"abc', 0)).toBeGreaterThanOrEqual(4);
  expect(stringEnd('"\\', 0)).toBeGreaterThanOrEqual(2);
});
