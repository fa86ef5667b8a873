import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './amf-converter.ts';

type Row = [inputs: Record<string, unknown>, result: Record<string, unknown>];

type Version = 'amf0' | 'amf3';
const decoded = (version: Version, input: string, value: unknown): Row => [{ input, version, mode: 'decode' }, { output: JSON.stringify(value) }];
const encoded = (version: Version, value: unknown, output: string): Row => [
  { input: JSON.stringify(value), version },
  { output, bytes: output.length / 2 },
];
const AS_CLASS = { '@class': 'org.amf.ASClass' };

// The fixtures of RocketAMF and of the npm package amf (both MIT licence); their values are named by their tests.
const both: [Version, string, unknown][] = [
  ['amf0', '0101', true],
  ['amf0', '05', null],
  ['amf0', '00400c000000000000', 3.5],
  ['amf0', '02001374686973206973206120e38386e382b9e38388', 'this is a テスト'],
  ['amf0', '0a0000000402000161020001620200016302000164', ['a', 'b', 'c', 'd']],
  ['amf0', '0300036261720040091eb851eb851f0003666f6f02000362617a000009', { bar: 3.14, foo: 'baz' }],
  ['amf3', '01', null],
  ['amf3', '02', false],
  ['amf3', '03', true],
  ['amf3', '0400', 0],
  ['amf3', '04bfffffff', 2 ** 28 - 1],
  ['amf3', '04c0808000', -(2 ** 28)],
  ['amf3', '0541b0000000000000', 2 ** 28],
  ['amf3', '05c1b0000001000000', -(2 ** 28) - 1],
  ['amf3', '057e70000000000000', 2 ** 1000],
  ['amf3', '05400c000000000000', 3.5],
  ['amf3', '061f537472696e67202e20537472696e67', 'String . String'],
  ['amf3', '09050106010601', ['', '']],
  ['amf3', '090501062774686973206973206120e38386e382b9e383880600', ['this is a テスト', 'this is a テスト']],
  ['amf3', '090b0104010402040304040405', [1, 2, 3, 4, 5]],
  ['amf3', '0a0b010d616e73776572042a07666f6f060762617201', { answer: 42, foo: 'bar' }],
  ['amf3', '090d010607666f6f06077374720600060206000a0b0102060001', ['foo', 'str', 'foo', 'str', 'foo', { str: 'foo' }]],
];

holdTo(tool, {
  answers: [
    ...both.map(([version, bytes, value]) => decoded(version, bytes, value)),
    ...both.map(([version, bytes, value]) => encoded(version, value, bytes)),
    decoded('amf0', '06', null),
    decoded('amf0', '0b4277262e0d00000000f0', '2020-05-30T00:00:00.000Z'),
    decoded('amf0', '080000000400013002000161000131020001620001320200016300013302000164000009', { 0: 'a', 1: 'b', 2: 'c', 3: 'd' }),
    decoded('amf0', '030001300300036261720040091eb851eb851f0003666f6f02000362617a000009000131070001000009', {
      0: { bar: 3.14, foo: 'baz' },
      1: { bar: 3.14, foo: 'baz' },
    }),
    decoded('amf0', '10000f6f72672e616d662e4153436c617373000362617a050003666f6f020003626172000009', { ...AS_CLASS, baz: null, foo: 'bar' }),
    decoded('amf0', '0f000000263c706172656e743e3c6368696c642070726f703d227465737422202f3e3c2f706172656e743e', '<parent><child prop="test" /></parent>'),
    decoded('amf0', '110607666f6f', 'foo'),
    decoded('amf3', '00', null),
    decoded('amf3', '0a0743666c65782e6d6573736167696e672e696f2e4172726179436f6c6c656374696f6e0905010607666f6f0607626172', ['foo', 'bar']),
    decoded('amf3', '09090109070104010402040309070106036106036206036309020904', [
      [1, 2, 3],
      ['a', 'b', 'c'],
      [1, 2, 3],
      ['a', 'b', 'c'],
    ]),
    decoded('amf3', '0905010c09415344460c02', ['QVNERg==', 'QVNERg==']),
    decoded('amf3', '0905010801427a7d3a9e00000008 02'.replace(' ', ''), [new Date(0x1a7d3a9e000).toISOString(), new Date(0x1a7d3a9e000).toISOString()]),
    decoded('amf3', '1105000607626172060b61736466310a231f6f72672e616d662e4153436c6173730762617a07666f6f010606060b6173646632', [
      ['bar', 'asdf1'],
      [{ ...AS_CLASS, baz: null, foo: 'baz' }, 'asdf2'],
    ]),
    decoded('amf3', '0905010a231f6f72672e616d662e4153436c6173730762617a07666f6f0106040a01010607626172', [
      { ...AS_CLASS, baz: null, foo: 'foo' },
      { ...AS_CLASS, baz: null, foo: 'bar' },
    ]),
    decoded('amf3', '0f05004011333333333333c03499999999999a', [4.3, -20.6]),
    decoded('amf3', '0d070000000004ffffffec0000000c', [4, -20, 12]),
    decoded('amf3', '0e070000000004000000140000000c', [4, 20, 12]),
    decoded('amf3', '1007001f6f72672e616d662e4153436c6173730a23000762617a07666f6f0106040a010106076261720a01010602', [
      { ...AS_CLASS, baz: null, foo: 'foo' },
      { ...AS_CLASS, baz: null, foo: 'bar' },
      { ...AS_CLASS, baz: null, foo: 'baz' },
    ]),
    decoded('amf3', '0905010b4b3c706172656e743e3c6368696c642070726f703d2274657374222f3e3c2f706172656e743e0b02', [
      '<parent><child prop="test"/></parent>',
      '<parent><child prop="test"/></parent>',
    ]),
    [
      { input: '0907096173646606096664736107666f6f0607626172053432060601060962617231060962617232060962617233', mode: 'decode' },
      { output: '{"asdf":"fdsa","foo":"bar","42":"bar","0":"bar1","1":"bar2","2":"bar3"}' },
    ],
    // Values of one size more than each form of an integer takes (AMF 3, section 1.3.1)
    encoded('amf3', [127, 128, 16_383, 16_384, 2_097_151, 2_097_152], '090d01047f04810004ff7f0481800004ffff7f0480c08000'),
    encoded('amf3', [1.5, -0], '090501053ff80000000000000400'),
    [{ input: '-0' }, { output: '058000000000000000' }],
    [{ input: '1.0' }, { output: '053ff0000000000000' }],
    [{ input: '["onStatus",0,null]', version: 'amf0', sequence: true }, { output: '0200086f6e537461747573000000000000000000' + '05' }],
    [
      { input: '', mode: 'decode', sequence: true },
      { output: '[]', bytes: 0 },
    ],
  ],
  unprocessable: [
    [{ input: '', mode: 'decode' }, /0 values/],
    [{ input: '0102', mode: 'decode' }, /2 values/],
    [{ input: '{', mode: 'encode' }, /Not JSON/],
    [{ input: '{"":1}' }, /member without a name/],
    [{ input: '{"a":1}', sequence: true }, /JSON list/],
    [{ input: '1e999' }, /beyond the range/],
    [{ input: '04', mode: 'decode' }, /stops too soon/],
    [{ input: '12', mode: 'decode' }, /begins no value of AMF 3/],
    [{ input: '04', mode: 'decode', version: 'amf0' }, /begins no value of AMF 0/],
    [{ input: '0600', mode: 'decode' }, /leads to nothing/],
    [{ input: '070000', mode: 'decode', version: 'amf0' }, /leads to nothing/],
    [{ input: '057ff8000000000000', mode: 'decode' }, /NaN/],
    [{ input: '08017ff8000000000000', mode: 'decode' }, /beyond the calendar/],
    // A list and an object that hold themselves, which the fixture of a graph has
    [{ input: '0903010900', mode: 'decode' }, /refers to itself/],
    [{ input: '0300016107000000 0009', mode: 'decode', version: 'amf0' }, /refers to itself/],
    [{ input: '0a0b01116368696c6472656e0905010a01000901010d706172656e740a00010a0100090101020a0001020101', mode: 'decode' }, /refers to itself/],
    [{ input: '0905010a072545787465726e616c697a61626c6554657374401400000000', mode: 'decode' }, /only the class knows/],
    [{ input: `${'090301'.repeat(1500)}01`, mode: 'decode' }, /nested deeper/],
    [{ input: '0affffffff', mode: 'decode', version: 'amf0' }, /longer than the rest/],
    [{ input: '09bfffffff01', mode: 'decode' }, /more than the rest/],
    [{ input: '0afffffff301', mode: 'decode' }, /longer than the rest/],
    // Lists of ten references to the list before: ten to the power of their number
    [
      {
        input:
          `091b0109150104010401040104010401040104010401040104 01${Array.from({ length: 11 }, (_, level) => `091501${`09${((level + 1) * 2).toString(16).padStart(2, '0')}`.repeat(10)}`).join('')}01`.replace(
            ' ',
            '',
          ),
        mode: 'decode',
      },
      /more than 1000000 values/,
    ],
    // A long string that is referred to again and again
    [{ input: `09ae730106dd61${'61'.repeat(6000)}${'0600'.repeat(3000)}`, mode: 'decode' }, /more than 1000000 values/],
  ],
});

it.each(['amf0', 'amf3'])('gives back what it was given: %s', (version) =>
  fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
      const input = JSON.stringify(value);
      if (/"":/.test(input)) return;
      const { output } = await run(tool, { input, version });
      expect(JSON.parse((await run(tool, { input: output, mode: 'decode', version })).output)).toEqual(JSON.parse(input));
    }),
    { numRuns: 200 },
  ),
);

it('gives values or refuses, whatever the bytes', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), fc.constantFrom('amf0', 'amf3'), async (bytes, version) => {
      const answer = await run(tool, { input: Buffer.from(bytes).toString('hex'), mode: 'decode', version, sequence: true }).catch((error: Error) => error);
      if (answer instanceof Error) expect(answer.constructor.name).toBe('Unprocessable');
      else JSON.parse(answer.output);
    }),
    { numRuns: 2000 },
  ));
