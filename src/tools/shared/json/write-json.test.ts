import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { parseJson } from './json.ts';
import { limitJson, MAX_JSON_LENGTH } from './json-length.ts';
import { plainValue } from './plain-json.ts';
import { arrayValue, numberValue, objectValue, textValue } from './tree.ts';
import { writeJson } from './write-json.ts';

const json = fc.jsonValue({ noUnicodeString: false });

it.each([0, 1, 2, 10])('writes as JSON.stringify does, with an indent of %d', (indent) => {
  fc.assert(
    fc.property(json, (value) => {
      expect(writeJson(parseJson(JSON.stringify(value), 'json'), { indent })).toBe(JSON.stringify(value, null, indent));
    }),
  );
});

it('gives the value that JSON.parse gives', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = JSON.stringify(value);
      expect(plainValue(parseJson(text, 'json'))).toEqual(JSON.parse(text));
    }),
  );
  const plain = plainValue(objectValue([['__proto__', numberValue('1')]]));
  expect(Object.keys(Object(plain))).toEqual(['__proto__']);
});

it('keeps numbers as they are written, repeated names and their order', () => {
  const text = '{"b":1.0,"a":1E400,"b":-0,"c":123456789012345678901234567890}';
  expect(writeJson(parseJson(text, 'json'), { indent: 0 })).toBe(text);
  expect(() => plainValue(parseJson('1E400', 'json'))).toThrow(Unprocessable);
});

it('allows ten million characters, and not one more', () => {
  const ofLength = (length: number) => textValue('a'.repeat(length - 2));
  expect(() => limitJson(ofLength(MAX_JSON_LENGTH), 0)).not.toThrow();
  expect(() => limitJson(ofLength(MAX_JSON_LENGTH + 1), 0)).toThrow(Unprocessable);
  // ["…","…"] and the same on four lines, each item with an indent of two.
  const pair = (length: number) => arrayValue([textValue('a'), ofLength(length)]);
  expect(() => limitJson(pair(MAX_JSON_LENGTH - 6), 0)).not.toThrow();
  expect(() => limitJson(pair(MAX_JSON_LENGTH - 5), 0)).toThrow(Unprocessable);
  expect(() => limitJson(pair(MAX_JSON_LENGTH - 13), 2)).not.toThrow();
  expect(() => limitJson(pair(MAX_JSON_LENGTH - 12), 2)).toThrow(Unprocessable);
});

it('measures a value once that is in another many times', () => {
  let value = arrayValue([]);
  for (let level = 0; level < 60; level++) value = arrayValue([value, value]);
  expect(() => limitJson(value, 2)).toThrow(Unprocessable);
});
