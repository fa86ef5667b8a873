import { holdTo } from '../testing.ts';
import tool from './structured-field-parser.ts';

const item = (value: string, parsed: unknown, canonical = value): [Record<string, unknown>, Record<string, unknown>] => [
  { value, type: 'item' },
  { parsed, canonical },
];
const token = (value: string) => ({ __type: 'token', value });

holdTo(tool, {
  answers: [
    // RFC 9651 section 3
    item('5; foo=bar', [5, [['foo', token('bar')]]], '5;foo=bar'),
    item('42', [42, []]),
    item('4.5', [4.5, []]),
    item('1.0', [1, []]),
    item('-00.50', [-0.5, []], '-0.5'),
    item('"hello \\"world\\""', ['hello "world"', []]),
    item('foo123/456', [token('foo123/456'), []]),
    // base32 by Python's base64.b32encode
    item(':cHJldGVuZCB0aGlzIGlzIGJpbmFyeSBjb250ZW50Lg==:', [{ __type: 'binary', value: 'OBZGK5DFNZSCA5DINFZSA2LTEBRGS3TBOJ4SAY3PNZ2GK3TUFY======' }, []]),
    item('?1', [true, []]),
    item('@1659578233', [{ __type: 'date', value: 1659578233 }, []]),
    item('%"This is intended for display to %c3%bcsers."', [{ __type: 'displaystring', value: 'This is intended for display to üsers.' }, []]),
    [
      { value: 'sugar, tea, rum', type: 'list' },
      { parsed: ['sugar', 'tea', 'rum'].map((name) => [token(name), []]), canonical: 'sugar, tea, rum' },
    ],
    [
      { value: '("foo"; a=1;b=2);lvl=5, ()', type: 'list' },
      {
        canonical: '("foo";a=1;b=2);lvl=5, ()',
        parsed: [
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
          [[], []],
        ],
      },
    ],
    [{ value: 'a=?0, b, c; foo=bar', type: 'dictionary' }, { canonical: 'a=?0, b, c;foo=bar' }],
    [
      { value: 'a=1,a=2', type: 'dictionary' },
      { canonical: 'a=2', parsed: [['a', [2, []]]] },
    ],
    [
      { value: '', type: 'list' },
      { parsed: [], canonical: '' },
    ],
    [
      { value: '  ', type: 'dictionary' },
      { parsed: [], canonical: '' },
    ],
  ],
  invalid: [[{ value: 'a' }, 'type']],
  unprocessable: [
    ...[
      '',
      '1.',
      '1.2345',
      '1000000000000000',
      '1000000000000.0',
      '-',
      '"a',
      '"é"',
      '?2',
      ':a',
      '@1.5',
      '%"%C3%BC"',
      '%"%ff"',
      'a b',
      '1;A=1',
      '(1)',
      '"\\x"',
    ].map((value): [Record<string, unknown>] => [{ value, type: 'item' }]),
    [{ value: 'a,', type: 'list' }, /after the comma/],
    [{ value: '(a', type: 'list' }],
    [{ value: '(a"b")', type: 'list' }],
    [{ value: 'A=1', type: 'dictionary' }, /key/],
    [{ value: 'a=', type: 'dictionary' }, /Position 3/],
  ],
});
