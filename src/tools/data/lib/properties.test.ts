import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { parseJson } from '../../shared/json/json.ts';
import { plainValue } from '../../shared/json/plain-json.ts';
import { pythonRows } from '../../shared/testing.ts';
import { readProperties, writeProperties } from './properties.ts';

const read = (text: string, nested = false): unknown => plainValue(readProperties(text, { nested, path: 'text' }));
const write = (value: unknown, nested = false, asciiOnly = false): string =>
  writeProperties(parseJson(JSON.stringify(value), 'text'), { nested, asciiOnly, path: 'text' });

it.each(pythonRows<[string, Record<string, string> | null]>('properties', 'data'))('reads %j as java.util.Properties does, or refuses it', (text, expected) => {
  if (expected === null) expect(() => read(text)).toThrow(Unprocessable);
  else expect(read(text)).toEqual(expected);
});

// The documentation of java.util.Properties, load(Reader).
it.each([
  ['Truth = Beauty\n Truth:Beauty\nTruth                    :Beauty', { Truth: 'Beauty' }],
  [
    'fruits                           apple, banana, pear, \\\n                                 cantaloupe, watermelon, \\\n                                 kiwi, mango',
    { fruits: 'apple, banana, pear, cantaloupe, watermelon, kiwi, mango' },
  ],
  ['cheeses', { cheeses: '' }],
  ['\\:\\= = \\ a', { ':=': ' a' }],
  ['# a=1\n  ! b=2\nc=3', { c: '3' }],
])('reads the example %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

describe('what has been written', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '=', ':', '#', '!', '\\', '\n', '\t', '\f', 'é', '💩', '\u0001') });

  it('is read as what it was, in ASCII alone too', () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), fc.boolean(), (values, asciiOnly) => {
        const written = write(values, false, asciiOnly);
        expect(read(written)).toEqual(values);
        if (asciiOnly) expect(written).toMatch(/^[ -~\n]*$/);
      }),
    );
  });

  it('is read as what it was, nested', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' '), minLength: 1 });
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
        fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(name, value, { minKeys: 1 }), (values) => {
        expect(read(write(values, true), true)).toEqual(values);
      }),
    );
  });
});

it.each([
  ['a=1\na.b=2', 'a value and members'],
  ['a[0]=1\na.b=2', 'an array and an object'],
  ['a[1]=1', 'an array without its first item'],
])('refuses nested keys that contradict each other: %j', (text) => {
  expect(() => read(text, true)).toThrow(Unprocessable);
  expect(() => read(text)).not.toThrow();
});

it('refuses what properties cannot say', () => {
  for (const value of [1, ['a'], { a: { b: 1 } }]) expect(() => write(value)).toThrow(Unprocessable);
  expect(() => write({ 'a.b': 1, a: { b: 2 } }, true)).toThrow('a.b');
});
