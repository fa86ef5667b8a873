import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { parseJson } from '../json/json.ts';
import { plainValue } from '../json/plain-json.ts';
import { parseToml } from './toml.ts';
import { writeToml } from './toml-write.ts';

const read = (toml: string): unknown => plainValue(parseToml(toml, 'toml'));

// TOML 1.0.0, sections Keys, String, Integer, Inline Table and Array of Tables.
it.each([
  ['bare-key = "value"\n1234 = 1\n"quoted key" = \'C:\\x\'\na.b.c = true', { 'bare-key': 'value', 1234: 1, 'quoted key': 'C:\\x', a: { b: { c: true } } }],
  ["s = \"\"\"\nRoses \\\n   are red\"\"\"\nl = '''\nI [dw]on't'''", { s: 'Roses are red', l: "I [dw]on't" }],
  ['i = [+99, 1_000, 0xDEADBEEF, 0o755, 0b11010110]', { i: [99, 1000, 3735928559, 493, 214] }],
  ['point = { x = 1, y = { z = 2 } }', { point: { x: 1, y: { z: 2 } } }],
  [
    '[[fruits]]\nname = "apple"\n[fruits.physical]\ncolor = "red"\n[[fruits]]\nname = "banana"',
    { fruits: [{ name: 'apple', physical: { color: 'red' } }, { name: 'banana' }] },
  ],
  ['e = "\\u00E9\\U0001F600\\t"', { e: 'é😀\t' }],
])('reads %j', (toml, expected) => {
  expect(read(toml)).toEqual(expected);
});

it.each(['a = 1\na = 2', 'a =', 'a = 01', '[a]\n[a]', 'a = { b = 1 }\n[a.c]', 'a = "\\x"', 'a = 1_', 'a = .5', '= 1', 'a = "b\nc"'])('refuses %j', (toml) => {
  expect(() => read(toml)).toThrow(Unprocessable);
});

it('gives back any object that it has written', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'B', '-', ' ', '.', '"', '', '漢', '\n') });
  const object = fc.letrec<{ table: Record<string, unknown>; value: unknown }>((tie) => ({
    table: fc.dictionary(name, tie('value'), { maxKeys: 4 }),
    value: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(name, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()),
      fc.array(tie('value'), { maxLength: 3 }),
      tie('table'),
    ),
  })).table;
  fc.assert(
    fc.property(object, (value) => {
      const json = JSON.stringify(value);
      expect(read(writeToml(parseJson(json, 'json'), { skipNulls: false, path: 'json' }))).toEqual(JSON.parse(json));
    }),
  );
});

it('refuses what TOML cannot say, with its place, and leaves nulls out where that is wanted', () => {
  const write = (json: string, skipNulls: boolean) => writeToml(parseJson(json, 'json'), { skipNulls, path: 'json' });
  expect(() => write('{"a":{"b":null}}', false)).toThrow('/a/b');
  expect(() => write('{"a":9223372036854775808}', false)).toThrow('/a');
  expect(write('{"a":null,"b":1}', true)).toBe('b = 1\n');
});
