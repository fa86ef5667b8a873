import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './rison-converter.ts';

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];

const encoded = (value: unknown, output: string, more: object = {}): Row => [{ text: JSON.stringify(value), ...more }, { output }];
const decoded = (text: string, output: string, more: object = {}): Row => [{ text, mode: 'decode', ...more }, { output }];

holdTo(tool, {
  answers: [
    // The examples of the specification (github.com/Nanonid/rison), which are the same both ways
    ...(
      [
        ['(a:0,b:1)', '{"a":0,"b":1}'],
        ["(a:0,b:foo,c:'23skidoo')", '{"a":0,"b":"foo","c":"23skidoo"}'],
        ['!t', 'true'],
        ['1.5', '1.5'],
        ['-3', '-3'],
        ['1e30', '1e30'],
        ['1e-30', '1e-30'],
        ['a', '"a"'],
        ["'0a'", '"0a"'],
        ["'abc def'", '"abc def"'],
        ['()', '{}'],
        ['(a:0)', '{"a":0}'],
        ['(id:!n,type:/common/document)', '{"id":null,"type":"/common/document"}'],
        ["!(!t,!f,!n,'')", '[true,false,null,""]'],
        ['!()', '[]'],
        ["'-h'", '"-h"'],
        ['a-z', '"a-z"'],
        ["'wow!!'", '"wow!"'],
        ['domain.com', '"domain.com"'],
        ["'user@domain.com'", '"user@domain.com"'],
        ["'US $10'", '"US $10"'],
        ["'can!'t'", '"can\'t"'],
        ["'Control-F: \u0006'", '"Control-F: \\u0006"'],
        ["'Unicode: ௫'", '"Unicode: ௫"'],
      ] as const
    ).flatMap(([rison, json]): Row[] => [decoded(rison, json), [{ text: json }, { output: rison }]]),
    // CyberChef's own tests (gchq/CyberChef, tests/operations/tests/Rison.mjs, Apache-2.0)
    encoded({ supportsObjects: true, ints: 435 }, 'ints:435,supportsObjects:!t', { form: 'object' }),
    encoded(['A', 'B', { supportsObjects: true }], 'A,B,(supportsObjects:!t)', { form: 'array' }),
    decoded('ints:435,supportsObjects:!t', '{"ints":435,"supportsObjects":true}', { form: 'object' }),
    decoded('A,B,(supportsObjects:!t)', '["A","B",{"supportsObjects":true}]', { form: 'array' }),
    decoded('', '{}', { form: 'object' }),
    decoded('', '[]', { form: 'array' }),
    encoded({ b: 1, a: 2 }, '(b:1,a:2)', { sortKeys: false }),
    [{ text: '1E+5' }, { output: '1e5' }],
    [{ text: '123456789012345678901234567890' }, { output: '123456789012345678901234567890' }],
    encoded({ a: 'x y&z/é' }, "(a:'x+y%26z/%C3%A9')", { uriQuote: true }),
    decoded('(__proto__:1)', '{"__proto__":1}'),
    decoded('(a:1)', '{\n  "a": 1\n}', { indent: 2 }),
  ],
  unprocessable: [
    ...[
      '',
      '(',
      '(a',
      '(a:',
      '(a:1',
      '(a:1,)',
      '!(1',
      '!(1,',
      "'x",
      '!x',
      '!',
      "'a!b'",
      '01',
      '1.',
      '1e',
      '-',
      '1a',
      'a b',
      '(a:1)x',
      '@',
      '(1:2)',
      '!(,)',
    ].map((text): [{ text: string; mode: string }, RegExp] => [{ text, mode: 'decode' }, /Not Rison/]),
    [{ text: '(a:1)', mode: 'decode', form: 'object' }, /Not Rison/],
    [{ text: '{"a":1}', form: 'array' }, /not an array/],
    [{ text: '[1]', form: 'object' }, /not an object/],
    [{ text: '[1' }, /Not JSON/],
    [{ text: '!('.repeat(2000), mode: 'decode' }, /deeper than 1000/],
  ],
});

it('gives back what it was given', () =>
  fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.boolean(), async (value, sortKeys) => {
      const { output } = await run(tool, { text: JSON.stringify(value), sortKeys });
      expect(JSON.parse((await run(tool, { text: output, mode: 'decode' })).output)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 300 },
  ));
