import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './toml-to-json-converter.ts';

const json = async (toml: string, options = {}): Promise<string> => (await run(tool, { toml, indent: 0, ...options })).json;

// Values by Python's tomllib and the examples of TOML 1.0.0.
describe('toml-to-json-converter', () => {
  it('takes empty text and comments as an empty table', async () => {
    expect(await json('')).toBe('{}');
    expect(await json('# c\n\t\r\n')).toBe('{}');
    expect(await json('\ufeffa = 1')).toBe('{"a":1}');
  });

  it('reads integers of 64 bits in every base', async () => {
    expect(await json('a = [+99, -17, +0, -0, 1_000, 0xdead_BEEF, 0o755, 0b1101]')).toBe('{"a":[99,-17,0,0,1000,3735928559,493,13]}');
    expect(await json('a = [9223372036854775807, -9223372036854775808, 0x7fffffffffffffff]')).toBe(
      '{"a":[9223372036854775807,-9223372036854775808,9223372036854775807]}',
    );
    await expectUnprocessable(tool, { toml: 'a = 1\nb = 9223372036854775808' }, /Line 2, column 5: .*64 bits/);
    await expectUnprocessable(tool, { toml: 'a = -9223372036854775809' }, /64 bits/);
    await expectUnprocessable(tool, { toml: `a = 0x${'f'.repeat(100_000)}` }, /64 bits/);
  });

  it('writes floats as ECMAScript writes the double, and refuses what JSON has not', async () => {
    expect(await json('a = [+1.0, 3.1415, -0.01, 5e+22, 1e06, -2E-2, 6.626e-34, 9_224_617.445_991, -0.0]')).toBe(
      '{"a":[1,3.1415,-0.01,5e+22,1000000,-0.02,6.626e-34,9224617.445991,0]}',
    );
    for (const text of ['inf', '-inf', '+nan', '1e400']) await expectUnprocessable(tool, { toml: `a = ${text}` }, /Line 1, column 5/);
  });

  it('reads dates and times (RFC 3339), the fraction as written', async () => {
    expect(
      await json('a = [1979-05-27T00:32:00.999999-07:00, 1979-05-27t07:32:00z, 1979-05-27 07:32:00.50, 1979-05-27, 00:32:00.1234567890, 2000-02-29]'),
    ).toBe('{"a":["1979-05-27T00:32:00.999999-07:00","1979-05-27T07:32:00Z","1979-05-27T07:32:00.50","1979-05-27","00:32:00.1234567890","2000-02-29"]}');
  });

  it('reads the four kinds of strings', async () => {
    expect(await json('a = "\\b\\t\\n\\f\\r\\"\\\\\\u00e9\\U0001F600"')).toBe('{"a":"\\b\\t\\n\\f\\r\\"\\\\é\u{1F600}"}');
    expect(await json("a = 'C:\\Users\\n'")).toBe('{"a":"C:\\\\Users\\\\n"}');
    expect(await json('a = """\nRoses\r\nViolets"""')).toBe('{"a":"Roses\\nViolets"}');
    expect(await json('a = """The \\\n\n   quick \\   \n fox."""')).toBe('{"a":"The quick fox."}');
    expect(await json("a = '''\n'That,' she said'''''\nb = \"\"\"\"q\"\"\"\"\"")).toBe('{"a":"\'That,\' she said\'\'","b":"\\"q\\"\\""}');
  });

  it('reads keys of every kind as ordinary names', async () => {
    expect(await json('1.2 = 3\n"" = 1\n"a.b".\'c\' = 2\n__proto__ = 4\nconstructor.x = 5')).toBe(
      '{"1":{"2":3},"":1,"a.b":{"c":2},"__proto__":4,"constructor":{"x":5}}',
    );
    expect(await json('[ a . "b c" ]\nd . e = true')).toBe('{"a":{"b c":{"d":{"e":true}}}}');
  });

  it('reads tables, arrays of tables and inline tables', async () => {
    expect(await json('[[f]]\nn = "apple"\n[f.p]\nc = "red"\n[[f.v]]\nn = 1\n[[f.v]]\nn = 2\n[[f]]\nn = "b"\n[[f.v]]\n')).toBe(
      '{"f":[{"n":"apple","p":{"c":"red"},"v":[{"n":1},{"n":2}]},{"n":"b","v":[{}]}]}',
    );
    expect(await json('[x.y.z.w]\n[x]\na = 1\n[x.y]\nb.c = 2\n[x.y.b.d]')).toBe('{"x":{"y":{"z":{"w":{}},"b":{"c":2,"d":{}}},"a":1}}');
    expect(await json('a = { b.c = 1, d = [ { }, 2, # c\n ["x",], ] }')).toBe('{"a":{"b":{"c":1},"d":[{},2,["x"]]}}');
  });

  it('names line and column, in characters', async () => {
    await expectUnprocessable(tool, { toml: 'a = 1\n"\u{1F600}" = ?' }, /^Line 2, column 7: /);
    await expectUnprocessable(tool, { toml: 'a = "x' }, /^Line 1, column 7: the text stops too soon/);
    await expectUnprocessable(tool, { toml: '[a]\nb = 1\n[a]' }, /^Line 3, column 2: "a" is defined twice/);
  });

  it('nests 1000 deep, and refuses what is deeper or grows too long', async () => {
    const array = '['.repeat(999) + ']'.repeat(999);
    expect(await json(`a = ${array}`)).toBe(`{"a":${array}}`);
    await expectUnprocessable(tool, { toml: `a = ${'['.repeat(500_000)}` }, /deeper than 1,000/);
    await expectUnprocessable(tool, { toml: `a${'.a'.repeat(400_000)} = 1` }, /deeper than 1,000/);
    await expectUnprocessable(tool, { toml: `[${'a.'.repeat(400_000)}a]` }, /deeper than 1,000/);
    await expectUnprocessable(tool, { toml: `a = ${'['.repeat(900)}${'1,'.repeat(2000)}${']'.repeat(900)}`, indent: 10 }, /more than 10,000,000/);
    await expectInvalid(tool, { toml: '', indent: 11 }, 'indent');
  });
});
