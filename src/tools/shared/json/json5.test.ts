import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { parseJson5 } from './json5.ts';
import { plainValue } from './plain-json.ts';

const read = (text: string): unknown => plainValue(parseJson5(text, 'text'));

it('reads the example of the specification (JSON5 1.0.0, section 1.1)', () => {
  const text = `{
  // comments
  unquoted: 'and you can quote me on that',
  singleQuotes: 'I can use "double quotes" here',
  lineBreaks: "Look, Mom! \\
No \\\\n's!",
  hexadecimal: 0xdecaf,
  leadingDecimalPoint: .8675309, andTrailing: 8675309.,
  positiveSign: +1,
  trailingComma: 'in objects', andIn: ['arrays',],
  "backwardsCompatible": "with JSON",
}`;
  expect(read(text)).toEqual({
    unquoted: 'and you can quote me on that',
    singleQuotes: 'I can use "double quotes" here',
    lineBreaks: "Look, Mom! No \\n's!",
    hexadecimal: 912559,
    leadingDecimalPoint: 0.8675309,
    andTrailing: 8675309,
    positiveSign: 1,
    trailingComma: 'in objects',
    andIn: ['arrays'],
    backwardsCompatible: 'with JSON',
  });
});

it('reads JSON as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), fc.nat(3), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(read(text)).toEqual(JSON.parse(text));
    }),
  );
});

// Sections 3 to 8.
it.each([
  ["'\\x41\\u{0}'", undefined],
  ["'\\x41\\u00e9\\v\\0\\a\\\u2028'", 'A\u00e9\v\0a'],
  ['/* a */[1,/**/2] // c', [1, 2]],
  ['{$_a1\\u0062: 1}', { $_a1b: 1 }],
  ['\ufeff\u00a0null\u2029', null],
  ['-0x10', -16],
  ['5.e-1', 0.5],
  ['[,]', undefined],
  ['{a:1,,}', undefined],
  ['01', undefined],
  ['0x', undefined],
  ['{1a: 1}', undefined],
  ["'a\nb'", undefined],
  ['/* open', undefined],
  ['Infinity', undefined],
  ['', undefined],
])('reads %j, or refuses it', (text, expected) => {
  if (expected === undefined) expect(() => read(text)).toThrow(Unprocessable);
  else expect(read(text)).toEqual(expected);
});
