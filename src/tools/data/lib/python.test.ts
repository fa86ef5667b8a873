import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { writeJson } from '../../shared/json/write-json.ts';
import { pythonRows } from '../../shared/testing.ts';
import { readPython } from './python.ts';

const json = (text: string): string => writeJson(readPython(text), { indent: 0 });

it.each(pythonRows<[string, string | null]>('literals', 'data'))('reads %j as ast.literal_eval does, or refuses it', (text, expected) => {
  if (expected === null) expect(() => readPython(text)).toThrow(Unprocessable);
  else expect(JSON.parse(json(text))).toEqual(JSON.parse(expected));
});

// The Python Language Reference 3.14, sections 2.5 to 2.7 and 6.2.
it.each([
  ['(1)', '1'],
  ['(1,)', '[1]'],
  ['()', '[]'],
  ["('a'\n'b')", '"ab"'],
  ['{1: 2, 1: 3}', '{"1":3}'],
  ["'a\\\r\nb'", '"ab"'],
  ["'''a\r\nb\rc'''", '"a\\nb\\nc"'],
  ["r'\\''", '"\\\\\'"'],
  ['-0x10', '-16'],
  ['12345678901234567890123', '12345678901234567890123'],
])('reads %j as %s', (text, expected) => {
  expect(json(text)).toBe(expected);
});

it.each([
  ["b'a'", 'bytes'],
  ['1j', 'complex'],
  ['1e999', 'infinity'],
  ["f'{a}'", 'prefix f'],
  ["'a", 'never closed'],
  ["'\\x4'", 'hex digits'],
  ["'\\U00110000'", 'U+10FFFF'],
])('refuses %j, saying why', (text, problem) => {
  expect(() => readPython(text)).toThrow(problem);
});
