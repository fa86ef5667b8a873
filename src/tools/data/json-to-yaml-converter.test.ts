import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './json-to-yaml-converter.ts';
import reader from './yaml-to-json-converter.ts';

const yaml = async (value: unknown, options = {}): Promise<string> =>
  (await run(tool, { json: typeof value === 'string' ? value : JSON.stringify(value), ...options })).yaml;

describe('json-to-yaml-converter', () => {
  it.each([
    '',
    '~',
    'null',
    'NULL',
    'true',
    'False',
    'yes',
    'No',
    'on',
    'OFF',
    'y',
    'N',
    '1',
    '+1',
    '007',
    '1_0',
    '0o7',
    '0x1F',
    '0b1',
    '1e3',
    '.5',
    '1.',
    '-.inf',
    '.NaN',
    '12:30',
    '1:02:03.5',
    '2024-01-01',
    '2001-12-14t21:59:43.10-05:00',
    '<<',
    '=',
    ' a',
    'a ',
    '- a',
    '? a',
    ': a',
    'a: b',
    'a:',
    'a #b',
    '#a',
    '@a',
    '`a',
    '%a',
    '!a',
    '&a',
    '*a',
    '|',
    '>',
    '"a"',
    "'a'",
    '[a',
    '{a',
    ', a',
    '---',
    '... a',
    'a\tb',
  ])('quotes %j, which YAML 1.1 or 1.2 reads as something else (PyYAML, YAML 1.2.2 section 10.3)', async (text) => {
    expect(await yaml([text])).toBe(`- ${JSON.stringify(text)}\n`);
    expect(await yaml({ [text]: 1 })).toBe(`${JSON.stringify(text)}: 1\n`);
  });

  it.each([
    'a',
    'é',
    '\u{1F600}',
    'nope',
    'nUll',
    'tRUE',
    'oN',
    '0X1F',
    '.iNF',
    'a:b',
    'a#b',
    '-a',
    '?a',
    ':a',
    '1.2.3',
    '10.0.0.1',
    '0xg',
    '2024-1',
    'a, b [c]',
    "it's",
    '---a',
    'a"b',
    '_1',
    '\u00a0a',
  ])('leaves %j plain, which both read as that string (PyYAML)', async (text) => {
    expect(await yaml([text])).toBe(`- ${text}\n`);
  });

  it('writes nested lists and maps, with any indent (by the rules of block style)', async () => {
    expect(await yaml({ a: [[1, [2]], { b: { c: [] } }], d: {} })).toBe('a:\n  - - 1\n    - - 2\n  - b:\n      c: []\nd: {}\n');
    expect(await yaml({ a: [{ b: { c: 1 }, d: 2 }] }, { indent: 4 })).toBe('a:\n    - b:\n          c: 1\n      d: 2\n');
  });

  it('writes a scalar or an empty collection alone', async () => {
    expect(await yaml('null')).toBe('null\n');
    expect(await yaml('"x"')).toBe('x\n');
    expect(await yaml('[]')).toBe('[]\n');
    expect(await yaml('{}')).toBe('{}\n');
  });

  it('keeps the source of numbers', async () => {
    expect(await yaml('[1.0,1e400,-0,12345678901234567890,1E+2]')).toBe('- 1.0\n- 1e400\n- -0\n- 12345678901234567890\n- 1E+2\n');
  });

  it('writes texts of several lines as literal blocks (values by PyYAML)', async () => {
    expect(await yaml({ a: 'x\ny', b: 'x\n', c: 'x\n\n', d: '\n', e: ' x\ny\n', f: '\n x', g: ['x\n\n y\n'] })).toBe(
      'a: |-\n  x\n  y\nb: |\n  x\nc: |+\n  x\n\nd: |+\n\ne: |2\n   x\n  y\nf: |2-\n\n   x\ng:\n  - |\n    x\n\n     y\n',
    );
  });

  it('quotes texts of several lines that hold what is not printable, and names of several lines', async () => {
    expect(await yaml(['a\r\nb', 'a\nb\u0001', 'a\n\u2028'])).toBe('- "a\\r\\nb"\n- "a\\nb\\u0001"\n- "a\\n\\u2028"\n');
    expect(await yaml({ 'a\nb': 1 })).toBe('"a\\nb": 1\n');
  });

  it('escapes a lone surrogate and what YAML 1.1 takes for a line break', async () => {
    expect(await yaml('["\\ud800","\\u0085\\u007f"]')).toBe('- "\\ud800"\n- "\\u0085\\u007f"\n');
  });

  it('puts every string value in double quotes when asked, not the names', async () => {
    expect(await yaml({ a: 'x\ny', b: ['z', 1, null] }, { quoteStrings: true })).toBe('a: "x\\ny"\nb:\n  - "z"\n  - 1\n  - null\n');
  });

  it('sorts by code point, beyond the BMP too; the last of repeated names counts; __proto__ is a name', async () => {
    expect(await yaml('{"\\ud83d\\ude00":1,"\\uff5e":2,"a":{"c":1,"b":2}}', { sortKeys: true })).toBe('a:\n  b: 2\n  c: 1\n\uff5e: 2\n\u{1F600}: 1\n');
    expect(await yaml('{"a":1,"__proto__":2,"a":3}')).toBe('a: 3\n__proto__: 2\n');
  });

  it('writes names longer than 1024 characters as explicit keys (YAML 1.2.2 section 7.4.2)', async () => {
    const name = 'k'.repeat(1025);
    expect(await yaml({ [name]: [1] })).toBe(`? ${name}\n:\n  - 1\n`);
    expect(await yaml([{ [name.slice(1)]: 1 }])).toBe(`- ${name.slice(1)}: 1\n`);
  });

  it('nests 1000 deep, not 1001', async () => {
    expect(await yaml('['.repeat(1000) + ']'.repeat(1000))).toBe(`${'- '.repeat(999)}[]\n`);
    await expectUnprocessable(tool, { json: '['.repeat(1001) }, /deeper than 1,000/);
  });

  it('refuses what is not JSON, results that grow too long, and indents out of range', async () => {
    await expectUnprocessable(tool, { json: '' }, /line 1, column 1/);
    await expectUnprocessable(tool, { json: `${'{"a":'.repeat(900)}[${'1,'.repeat(200_000)}1]${'}'.repeat(900)}`, indent: 8 }, /more than/);
    await expectInvalid(tool, { json: '1', indent: 1 }, 'indent');
  });

  it('puts a text whose last line is only spaces in double quotes: readers differ on such a line of a block', async () => {
    expect(await yaml({ a: ' a\n ' })).toBe('a: " a\\n "\n');
    expect(await yaml({ a: 'a\n \n' })).toBe('a: "a\\n \\n"\n');
    expect(await yaml({ a: 'a\n \nb' })).toBe('a: |-\n  a\n   \n  b\n');
  });

  it('is read back as the same value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 2, max: 8 }), fc.boolean(), async (value, indent, quoteStrings) => {
        const { json } = await run(reader, { yaml: await yaml(JSON.stringify(value), { indent, quoteStrings }), indent: 0 });
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 100 },
    );
  });

  it('is read back as the same text, whatever it holds', async () => {
    const piece = fc.constantFrom('a', ' ', '\n', '\t', ':', '#', '-', '? ', '[', ',', '"', "'", '|', '\\', '\r', '\u0085', '\ufeff', '1', '.', '~', '---');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const text = pieces.join('');
        const value = { [text]: text, list: [text, { a: text }] };
        const { json } = await run(reader, { yaml: await yaml(value), indent: 0 });
        expect(JSON.parse(json)).toEqual(value);
      }),
      { numRuns: 300 },
    );
  });
});
