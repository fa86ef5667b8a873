import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { parseJson, readJson } from './json.ts';
import { limitJson } from './json-length.ts';
import { child, pointerText, pointerTokens } from './json-pointer.ts';
import { plainValue } from './plain-json.ts';
import { arrayValue, membersOf, objectValue, scalarText, textValue, withoutRepeats } from './tree.ts';
import { writeJson } from './write-json.ts';

describe('reading and writing', () => {
  it('is what JSON.parse and JSON.stringify do', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 0, max: 8 }), (text, indent) => {
        const value = parseJson(text);
        expect(plainValue(value)).toEqual(JSON.parse(text));
        expect(writeJson(value, { indent })).toBe(JSON.stringify(JSON.parse(text), null, indent));
      }),
    );
  });

  it('keeps numbers as written, members in order, and repeated ones', () => {
    const text = '{"2":1.50e+3,"1":-0,"2":[10000000000000000000001]}';
    expect(writeJson(parseJson(text), { indent: 0 })).toBe(text);
    expect(writeJson(withoutRepeats(parseJson(text)), { indent: 0 })).toBe('{"2":[10000000000000000000001],"1":-0}');
  });

  it.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['[1,]', 1, 4],
    ['[01]', 1, 3],
    ['{"a" 1}', 1, 6],
    ['"a\nb"', 1, 3],
    ['[\n 1,\n x]', 3, 2],
    ['nul', 1, 4],
    ['[1] 2', 1, 5],
    ['"\\u12g4"', 1, 6],
    ['"\\x"', 1, 3],
    ['[1.]', 1, 4],
    ['[1e+]', 1, 5],
    ['["é", x]', 1, 7],
  ])('tells where %j stops being JSON', (text, line, column) => {
    expect(readJson(text)).toMatchObject({ line, column });
    expect(() => parseJson(text)).toThrow(`line ${line}, column ${column}`);
    expect(() => JSON.parse(text)).toThrow();
  });

  it('takes a byte order mark in front, and 1,000 levels', () => {
    expect(plainValue(parseJson('\ufeff[1]'))).toEqual([1]);
    expect(readJson('['.repeat(1000) + ']'.repeat(1000))).not.toHaveProperty('problem');
    expect(readJson('['.repeat(1001) + ']'.repeat(1001))).toHaveProperty('problem');
  });
});

it('takes __proto__ for a name like any other', () => {
  expect(JSON.stringify(plainValue(parseJson('{"__proto__":{"a":1}}')))).toBe('{"__proto__":{"a":1}}');
});

it('refuses numbers beyond doubles only where it must', () => {
  expect(() => plainValue(parseJson('1e999'))).toThrow(Unprocessable);
  expect(plainValue(parseJson('1e999'), Number)).toBe(Number.POSITIVE_INFINITY);
});

describe('the length of JSON', () => {
  it('is measured without writing it', () => {
    // Ten million characters are allowed: a string of n fills n + 2, and a list of one a bracket on either side.
    const long = textValue('x'.repeat(9_999_996));
    expect(() => limitJson(arrayValue([long]), 0)).not.toThrow();
    expect(() => limitJson(arrayValue([textValue('x'.repeat(9_999_997))]), 0)).toThrow(Unprocessable);
    expect(() => limitJson(arrayValue([long]), 1)).toThrow(Unprocessable);
  });

  it('counts values that stand in many places once, and refuses what they would fill', () => {
    let value = textValue('x');
    for (let level = 0; level < 40; level++) value = arrayValue([value, value]);
    expect(() => limitJson(value, 0)).toThrow(Unprocessable);
  });

  it('is refused when indents alone would fill it', () => {
    let value = parseJson('[1]');
    for (let level = 0; level < 300; level++) value = arrayValue([value, textValue('x'.repeat(10))]);
    expect(() => writeJson(value, { indent: 10 })).not.toThrow();
    const wide = arrayValue(Array.from({ length: 3000 }, () => textValue('')));
    let deep = wide;
    for (let level = 0; level < 900; level++) deep = arrayValue([deep]);
    expect(() => writeJson(deep, { indent: 10 })).toThrow(Unprocessable);
  });
});

// RFC 6901 section 5
const SAMPLE = parseJson('{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}');
it.each([
  ['/foo/0', '"bar"'],
  ['/', '0'],
  ['/a~1b', '1'],
  ['/c%d', '2'],
  ['/i\\j', '5'],
  ['/k"l', '6'],
  ['/ ', '7'],
  ['/m~0n', '8'],
])('follows the pointer %s', (pointer, expected) => {
  const tokens = pointerTokens(pointer);
  if (!Array.isArray(tokens)) throw new Error(tokens.problem);
  const found = tokens.reduce((value: ReturnType<typeof parseJson> | undefined, token) => value && child(value, token), SAMPLE);
  expect(found && writeJson(found, { indent: 0 })).toBe(expected);
  expect(pointerText(tokens)).toBe(pointer);
});

it.each(['foo', '/~2', '/a~'])('takes %j for no pointer', (pointer) => {
  expect(pointerTokens(pointer)).toHaveProperty('problem');
});

it('has no items by indices with zeros in front, signs or beyond the end', () => {
  const list = parseJson('[1,2]');
  expect(['00', '01', '-1', '+1', '2', '-', '1.0', ''].map((token) => child(list, token))).toEqual(new Array(8).fill(undefined));
});

it('makes values', () => {
  const object = objectValue([
    ['a', textValue('1')],
    ['b', textValue('2')],
    ['a', textValue('3')],
  ]);
  expect(writeJson(object, { indent: 0 })).toBe('{"a":"3","b":"2"}');
  expect([...membersOf(object).keys()]).toEqual(['a', 'b']);
  expect([parseJson('null'), parseJson('1.0'), parseJson('true'), parseJson('[]')].map(scalarText)).toEqual(['', '1.0', 'true', undefined]);
});
