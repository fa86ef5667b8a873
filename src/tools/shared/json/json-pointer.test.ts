import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from './json.ts';
import { arrayIndex, child, pointerText, pointerTokens } from './json-pointer.ts';
import { plainValue } from './plain-json.ts';

/** The document of RFC 6901 section 5. */
const DOCUMENT = '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}';

it.each([
  ['/foo', ['bar', 'baz']],
  ['/foo/0', 'bar'],
  ['/', 0],
  ['/a~1b', 1],
  ['/c%d', 2],
  ['/e^f', 3],
  ['/g|h', 4],
  ['/i\\j', 5],
  ['/k"l', 6],
  ['/ ', 7],
  ['/m~0n', 8],
  ['/foo/2', undefined],
  ['/foo/01', undefined],
  ['/foo/-', undefined],
  ['/bar', undefined],
])('finds what %s points at', (pointer, expected) => {
  const tokens = pointerTokens(pointer);
  if (!Array.isArray(tokens)) throw new Error(tokens.problem);
  const found = tokens.reduce<ReturnType<typeof child>>((value, token) => value && child(value, token), parseJson(DOCUMENT, 'json'));
  expect(found && plainValue(found)).toEqual(expected);
});

it('gives back the names it has written', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a', '😀') })), (tokens) => {
      expect(pointerTokens(pointerText(tokens))).toEqual(tokens);
    }),
  );
});

it.each(['a', '~', '/~2', '/~'])('says what is wrong with %j', (pointer) => {
  expect(pointerTokens(pointer)).toHaveProperty('problem');
});

it('reads indexes without leading zeros', () => {
  expect(['0', '10', '00', '-1', '1.0', ''].map(arrayIndex)).toEqual([0, 10, undefined, undefined, undefined, undefined]);
});
