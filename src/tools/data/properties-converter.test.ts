import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './properties-converter.ts';

const from = async (text: string, options = {}): Promise<string> => (await run(tool, { text, indent: 0, ...options })).output;
const to = async (text: string, options = {}): Promise<string> => (await run(tool, { text, mode: 'toProperties', ...options })).output;

// Expected values by java.util.Properties of OpenJDK (load and store) unless the title says otherwise.
describe('properties-converter', () => {
  it.each([
    ['', '{}'],
    ['# c\n! c\n \t\f# c\\\na=1', '{"a":"1"}'],
    ['a=1\nb:2\nc 3\nd\t=\t4\ne = : 5\nf', '{"a":"1","b":"2","c":"3","d":"4","e":": 5","f":""}'],
    ['a b=c', '{"a":"b=c"}'],
    ['a\\ b\\:\\=c=d', '{"a b:=c":"d"}'],
    ['=x\n', '{"":"x"}'],
    ['a=x \\\n   y\\\r\n \t z\r b=1', '{"a":"x yz","b":"1"}'],
    ['a=x\\\\\nb=1', '{"a":"x\\\\","b":"1"}'],
    ['a=x\\\n\nb=1', '{"a":"x","b":"1"}'],
    ['a=x\\\n# y', '{"a":"x# y"}'],
    ['\\\n# c\na=1', '{"a":"1"}'],
    ['a=\\t\\n\\f\\r\\q\\\\\\"\\u00E9\\u00e9', '{"a":"\\t\\n\\f\\rq\\\\\\"éé"}'],
    ['a=1\nb=2\na=3', '{"a":"3","b":"2"}'],
    ['a=x ', '{"a":"x "}'],
    ['a=x\\', '{"a":"x"}'],
    ['\\', '{"":""}'],
    ['__proto__=1\nconstructor=2', '{"__proto__":"1","constructor":"2"}'],
  ])('loads %j', async (text, json) => {
    expect(await from(text)).toBe(json);
  });

  it('refuses a malformed \\uXXXX, naming the line', async () => {
    await expectUnprocessable(tool, { text: 'a=1\n\nb=\\u00g0' }, /Line 3/);
    await expectUnprocessable(tool, { text: 'a\\u12=1' }, /Line 1/);
  });

  it.each([
    [{ 'a b': ' x  y ' }, 'a\\ b=\\ x  y \n'],
    [{ '=:#!\\': '=:#!\\' }, '\\=\\:\\#\\!\\\\=\\=\\:\\#\\!\\\\\n'],
    [{ a: '\t\n\r\f\u0000é\u{1F600}~' }, 'a=\\t\\n\\r\\f\\u0000\\u00E9\\uD83D\\uDE00~\n'],
    [{ '': '' }, '=\n'],
  ])('stores %j', async (value, text) => {
    expect(await to(JSON.stringify(value))).toBe(text);
  });

  it('writes null as nothing, numbers with their digits, and other characters as they are when asked', async () => {
    expect(await to('{"n":null,"d":1.50,"b":true,"u":"é"}', { asciiOnly: false })).toBe('n=\nd=1.50\nb=true\nu=é\n');
    expect(await to('{}')).toBe('');
  });

  it('nests as the JSON flattener does with brackets (by its rules)', async () => {
    expect(await from('a.b[1].c=1\na.b[0]=2\na.d[0][0]=3\n', { nested: true })).toBe('{"a":{"b":["2",{"c":"1"}],"d":[["3"]]}}');
    expect(await from('[0]=a\n[1].b=c\n', { nested: true })).toBe('["a",{"b":"c"}]');
    expect(await from('a[01]=1\nb[=2\n', { nested: true })).toBe('{"a[01]":"1","b[":"2"}');
    expect(await from('', { nested: true })).toBe('{}');
    for (const text of ['a=1\na.b=2', 'a.b=1\na=2', 'a[0]=1\na.b=2', 'a[1]=1', 'a[0]=1\na[2]=2', '[0]=1\nb=2'])
      await expectUnprocessable(tool, { text, nested: true });
    await expectUnprocessable(tool, { text: `a${'.a'.repeat(300_000)}=1`, nested: true }, /deeper than 1,000/);
  });

  it('flattens objects and arrays, the empty ones as values', async () => {
    expect(await to('{"a":{"b":[1,{"c":null}]},"d":{},"e":[]}', { nested: true })).toBe('a.b[0]=1\na.b[1].c=\nd={}\ne=[]\n');
    expect(await to('[1,[2]]', { nested: true })).toBe('[0]=1\n[1][0]=2\n');
    await expectUnprocessable(tool, { text: '{"a.b":1,"a":{"b":2}}', mode: 'toProperties', nested: true }, /a\.b/);
    await expectUnprocessable(tool, { text: '{"a":[1]}', mode: 'toProperties' }, /not a scalar/);
    await expectUnprocessable(tool, { text: '[1]', mode: 'toProperties' }, /object/);
    await expectUnprocessable(tool, { text: '1', mode: 'toProperties', nested: true }, /object/);
  });

  it('reads and writes YAML', async () => {
    expect(await from('a.b=no\na.c=1', { format: 'yaml', nested: true, indent: 4 })).toBe('a:\n  b: "no"\n  c: "1"\n');
    expect(await to('a: &x no\nb: *x\nc: 0x10\n', { format: 'yaml' })).toBe('a=no\nb=no\nc=16\n');
    await expectUnprocessable(tool, { text: 'a: [', mode: 'toProperties', format: 'yaml' }, /Line 1/);
    await expectInvalid(tool, { text: '', indent: 11 }, 'indent');
  });

  it('stops keys that grow too long', async () => {
    await expectUnprocessable(tool, { text: `{"${'a'.repeat(400_000)}":[${Array(100).fill(1)}]}`, mode: 'toProperties', nested: true }, /more than/);
  });

  it('is read back as the same object', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), { noNullPrototype: true }),
        fc.boolean(),
        async (value, asciiOnly) => {
          expect(JSON.parse(await from(await to(JSON.stringify(value), { asciiOnly })))).toEqual(JSON.parse(JSON.stringify(value)));
        },
      ),
      { numRuns: 200 },
    );
  });
});
