import { describe, expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { fieldJson, parseField, writeField } from './structured-field.ts';

const json = (text: string, type: 'item' | 'list' | 'dictionary') => fieldJson(parseField(text, type));
const token = (value: string) => ({ __type: 'token', value });

// RFC 9651, sections 3.1 to 3.3: their examples, as the test suite of the HTTP working group writes values.
describe('the examples of RFC 9651', () => {
  it.each([
    [
      'sugar, tea, rum',
      [
        [token('sugar'), []],
        [token('tea'), []],
        [token('rum'), []],
      ],
    ],
    [
      '("foo" "bar"), ("baz"), ("bat" "one"), ()',
      [
        [
          [
            ['foo', []],
            ['bar', []],
          ],
          [],
        ],
        [[['baz', []]], []],
        [
          [
            ['bat', []],
            ['one', []],
          ],
          [],
        ],
        [[], []],
      ],
    ],
    [
      '("foo"; a=1;b=2);lvl=5, ("bar" "baz");lvl=1',
      [
        [
          [
            [
              'foo',
              [
                ['a', 1],
                ['b', 2],
              ],
            ],
          ],
          [['lvl', 5]],
        ],
        [
          [
            ['bar', []],
            ['baz', []],
          ],
          [['lvl', 1]],
        ],
      ],
    ],
    [
      'abc;a=1;b=2; cde_456, (ghi;jk=4 l);q="9";r=w',
      [
        [
          token('abc'),
          [
            ['a', 1],
            ['b', 2],
            ['cde_456', true],
          ],
        ],
        [
          [
            [token('ghi'), [['jk', 4]]],
            [token('l'), []],
          ],
          [
            ['q', '9'],
            ['r', token('w')],
          ],
        ],
      ],
    ],
  ])('the list %s', (text, expected) => {
    expect(json(text, 'list')).toEqual(expected);
  });

  it.each([
    [
      'en="Applepie", da=:w4ZibGV0w6ZydGU=:',
      [
        ['en', ['Applepie', []]],
        ['da', [{ __type: 'binary', value: 'YODGE3DFOTB2M4TUMU======' }, []]],
      ],
    ],
    [
      'a=?0, b, c; foo=bar',
      [
        ['a', [false, []]],
        ['b', [true, []]],
        ['c', [true, [['foo', token('bar')]]]],
      ],
    ],
    [
      'rating=1.5, feelings=(joy sadness)',
      [
        ['rating', [1.5, []]],
        [
          'feelings',
          [
            [
              [token('joy'), []],
              [token('sadness'), []],
            ],
            [],
          ],
        ],
      ],
    ],
  ])('the dictionary %s', (text, expected) => {
    expect(json(text, 'dictionary')).toEqual(expected);
  });

  it.each([
    ['5; foo=bar', 5, [['foo', token('bar')]]],
    ['4.5', 4.5, []],
    ['"hello world"', 'hello world', []],
    ['foo123/456', token('foo123/456'), []],
    ['?1', true, []],
    ['@1659578233', { __type: 'date', value: 1_659_578_233 }, []],
    ['%"This is intended for display to %c3%bcsers."', { __type: 'displaystring', value: 'This is intended for display to üsers.' }, []],
    ['-999999999999999', -999_999_999_999_999, []],
    ['999999999999.999', 999_999_999_999.999, []],
    ['"a\\"b\\\\"', 'a"b\\', []],
  ])('the item %s', (text, value, parameters) => {
    expect(json(text, 'item')).toEqual([value, parameters]);
  });
});

it('lets the last of equal keys count, at the place of the first', () => {
  expect(json('a=1,b=2,a=3', 'dictionary')).toEqual([
    ['a', [3, []]],
    ['b', [2, []]],
  ]);
  expect(writeField(parseField('x;a=1;b;a=2', 'item'))).toBe('x;a=2;b');
});

it.each([
  ['  5; a;  b=?1 ', 'item', '5;a;b'],
  ['a,  b\t,\tc', 'list', 'a, b, c'],
  ['(  a   b  )', 'list', '(a b)'],
  ['a=?1, b=?0,c=(1  2.50);d', 'dictionary', 'a, b=?0, c=(1 2.5);d'],
  ['1.0', 'item', '1.0'],
  ['-0', 'item', '0'],
  ['%"%e2%82%ac 5 %25"', 'item', '%"%e2%82%ac 5 %25"'],
  ['', 'list', ''],
] as const)('writes %j in its canonical form', (text, type, expected) => {
  expect(writeField(parseField(text, type))).toBe(expected);
});

it.each([
  ['', 'item'],
  ['a, ', 'list'],
  ['a,,b', 'list'],
  ['(a', 'list'],
  ['(a,b)', 'list'],
  ['A=1', 'dictionary'],
  ['1000000000000000', 'item'],
  ['1000000000000.0', 'item'],
  ['1.2345', 'item'],
  ['1.', 'item'],
  ['-', 'item'],
  ['"a', 'item'],
  ['"é"', 'item'],
  ['"\\a"', 'item'],
  ['?2', 'item'],
  [':a$:', 'item'],
  ['@1.5', 'item'],
  ['%"%C3%BC"', 'item'],
  ['%"%ff"', 'item'],
  ['5 6', 'item'],
  ['a;B=1', 'item'],
] as const)('refuses %j as %s, telling the position', (text, type) => {
  expect(() => parseField(text, type)).toThrow(Unprocessable);
  expect(() => parseField(text, type)).toThrow(/^Position \d+: /);
});
