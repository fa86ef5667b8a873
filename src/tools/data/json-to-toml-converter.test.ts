import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './json-to-toml-converter.ts';
import reader from './toml-to-json-converter.ts';

const toml = async (json: string, options = {}): Promise<string> => (await run(tool, { json, ...options })).toml;

describe('json-to-toml-converter', () => {
  it('writes plain members first, then tables and arrays of tables in their order (by TOML 1.0.0)', async () => {
    expect(await toml('{"t":{"x":1},"l":[{"y":1,"z":{"w":2}},{}],"a":1,"e":{},"n":[]}')).toBe(
      'a = 1\nn = []\n\n[t]\nx = 1\n\n[[l]]\ny = 1\n\n[l.z]\nw = 2\n\n[[l]]\n\n[e]\n',
    );
    expect(await toml('{"a":{"b":{}}}')).toBe('[a.b]\n');
    expect(await toml('{"a":[{"b":{"c":1}}]}')).toBe('[[a]]\n\n[a.b]\nc = 1\n');
    expect(await toml('{}')).toBe('');
  });

  it('writes arrays that hold more than objects inline', async () => {
    expect(await toml('{"a":[{"b":1,"c d":{}},[{"e":[]}],"x"]}')).toBe('a = [{ b = 1, "c d" = {} }, [{ e = [] }], "x"]\n');
    expect(await toml('{"a":[[{"b":1}]]}')).toBe('a = [[{ b = 1 }]]\n');
  });

  it('quotes names that are not bare', async () => {
    expect(await toml('{"":1,"a.b":2,"é":3,"a-b_1":4,"x":{"y.z":{"__proto__":1}}}')).toBe(
      '"" = 1\n"a.b" = 2\n"é" = 3\na-b_1 = 4\n\n[x."y.z"]\n__proto__ = 1\n',
    );
  });

  it('escapes strings', async () => {
    expect(await toml('{"a":"\\"\\\\\\b\\t\\n\\f\\r\\u0000\\u001f\\u007f\\u0080é\\ud83d\\ude00/"}')).toBe(
      'a = "\\"\\\\\\b\\t\\n\\f\\r\\u0000\\u001F\\u007F\u0080é\u{1F600}/"\n',
    );
  });

  it('keeps the source of numbers and refuses integers beyond 64 bits', async () => {
    expect(await toml('{"a":[1.0,1e5,1E-07,-0,9223372036854775807,-9223372036854775808]}')).toBe(
      'a = [1.0, 1e5, 1E-07, -0, 9223372036854775807, -9223372036854775808]\n',
    );
    await expectUnprocessable(tool, { json: '{"a":[1,{"b/~c":9223372036854775808}]}' }, '"/a/1/b~1~0c"');
    await expectUnprocessable(tool, { json: '{"a":-9223372036854775809}' }, '"/a"');
  });

  it('refuses nulls, or skips null members', async () => {
    await expectUnprocessable(tool, { json: '{"a":{"b":null}}' }, '"/a/b" is null');
    expect(await toml('{"a":{"b":null},"c":[1,{"d":null}],"e":null}', { skipNulls: true })).toBe('c = [1, {}]\n\n[a]\n');
    await expectUnprocessable(tool, { json: '{"a":[1,null]}', skipNulls: true }, '"/a/1" is null');
  });

  it('refuses a top that is not an object, lone surrogates, and what is not JSON', async () => {
    for (const json of ['[]', '1', 'null', '"x"']) await expectUnprocessable(tool, { json }, /must be an object/);
    await expectUnprocessable(tool, { json: '{"a":"\\ud800"}' }, /surrogate/);
    await expectUnprocessable(tool, { json: '{a:1}' }, /line 1, column 2/);
  });

  it('counts the last of repeated names, and stops results that grow too long', async () => {
    expect(await toml('{"a":1,"b":2,"a":3}')).toBe('a = 3\nb = 2\n');
    const name = 'n'.repeat(400);
    await expectUnprocessable(tool, { json: `${`{"${name}":`.repeat(900)}[${Array(900).fill('{}')}]${'}'.repeat(900)}` }, /more than/);
  });

  it('is read back as the same value', async () => {
    const leaf = fc.oneof(
      fc.boolean(),
      fc.integer(),
      fc.string({ unit: 'grapheme' }),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => number !== 0 && !Number.isInteger(number)),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.dictionary(fc.string(), tie('item'), { maxKeys: 5, noNullPrototype: true }),
      item: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('item'), { maxLength: 3 }), tie('value')),
    }));
    await fc.assert(
      fc.asyncProperty(value, async (before) => {
        const { json } = await run(reader, { toml: await toml(JSON.stringify(before)) });
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(before)));
      }),
      { numRuns: 150 },
    );
  });
});
