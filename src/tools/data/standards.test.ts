import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../index.ts';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';

function tool(slug: string) {
  const found = catalogue.get(slug);
  if (!found) throw new Error(`no tool ${slug}`);
  return found;
}

const flat = { indent: 0 };

describe('json-patch-applier: RFC 6902, appendix A', () => {
  it.each([
    ['A.1', '{"foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux"}]', '{"foo":"bar","baz":"qux"}'],
    ['A.2', '{"foo":["bar","baz"]}', '[{"op":"add","path":"/foo/1","value":"qux"}]', '{"foo":["bar","qux","baz"]}'],
    ['A.3', '{"baz":"qux","foo":"bar"}', '[{"op":"remove","path":"/baz"}]', '{"foo":"bar"}'],
    ['A.4', '{"foo":["bar","qux","baz"]}', '[{"op":"remove","path":"/foo/1"}]', '{"foo":["bar","baz"]}'],
    ['A.5', '{"baz":"qux","foo":"bar"}', '[{"op":"replace","path":"/baz","value":"boo"}]', '{"baz":"boo","foo":"bar"}'],
    [
      'A.6',
      '{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}',
      '[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]',
      '{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}',
    ],
    ['A.7', '{"foo":["all","grass","cows","eat"]}', '[{"op":"move","from":"/foo/1","path":"/foo/3"}]', '{"foo":["all","cows","eat","grass"]}'],
    [
      'A.8',
      '{"baz":"qux","foo":["a",2,"c"]}',
      '[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]',
      '{"baz":"qux","foo":["a",2,"c"]}',
    ],
    ['A.10', '{"foo":"bar"}', '[{"op":"add","path":"/child","value":{"grandchild":{}}}]', '{"foo":"bar","child":{"grandchild":{}}}'],
    ['A.11', '{"foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux","xyz":123}]', '{"foo":"bar","baz":"qux"}'],
    ['A.14', '{"/":9,"~1":10}', '[{"op":"test","path":"/~01","value":10}]', '{"/":9,"~1":10}'],
    ['A.16', '{"foo":["bar"]}', '[{"op":"add","path":"/foo/-","value":["abc","def"]}]', '{"foo":["bar",["abc","def"]]}'],
    ['the whole document', '{"foo":1}', '[{"op":"replace","path":"","value":[1.0]}]', '[1.0]'],
    ['a member named __proto__', '{}', '[{"op":"add","path":"/__proto__","value":1}]', '{"__proto__":1}'],
    ['a test by value', '1', '[{"op":"test","path":"","value":1.0}]', '1'],
  ])('%s', async (_, json, patch, expected) => {
    expect((await run(tool('json-patch-applier'), { json, patch, ...flat })).json).toBe(expected);
  });

  it.each([
    ['A.9', '{"baz":"qux"}', '[{"op":"test","path":"/baz","value":"bar"}]'],
    ['A.12', '{"foo":"bar"}', '[{"op":"add","path":"/baz/bat","value":"qux"}]'],
    ['A.15', '{"/":9,"~1":10}', '[{"op":"test","path":"/~01","value":"10"}]'],
    ['an index with a leading zero', '{"a":[1,2]}', '[{"op":"remove","path":"/a/01"}]'],
    ['an index beyond the end', '{"a":[1]}', '[{"op":"add","path":"/a/2","value":1}]'],
    ['a move into itself', '{"a":{"b":1}}', '[{"op":"move","from":"/a","path":"/a/b/c"}]'],
    ['no value', '{}', '[{"op":"add","path":"/a"}]'],
    ['an unknown operation', '{}', '[{"op":"spam","path":"/a"}]'],
    ['a bad pointer', '{}', '[{"op":"remove","path":"a"}]'],
  ])('refuses %s, naming the operation', async (_, json, patch) => {
    await expectUnprocessable(tool('json-patch-applier'), { json, patch }, /Operation 0/);
  });

  it('refuses copies that grow without end', async () => {
    const patch = JSON.stringify(Array.from({ length: 40 }, (_, index) => ({ op: 'copy', from: '', path: `/c${index}` })));
    await expectUnprocessable(tool('json-patch-applier'), { json: '{"a":[1,2,3]}', patch }, /copies/);
  });
});

describe('json-merge-patch: RFC 7396, appendix A', () => {
  it.each([
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
    ['{"a":"b"}', '{"a":null}', '{}'],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
    ['["a","b"]', '["c","d"]', '["c","d"]'],
    ['{"a":"b"}', '["c"]', '["c"]'],
    ['{"a":"foo"}', 'null', 'null'],
    ['{"a":"foo"}', '"bar"', '"bar"'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
    ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
  ])('%s with %s', async (json, other, expected) => {
    expect((await run(tool('json-merge-patch'), { json, other, ...flat })).json).toBe(expected);
  });

  it('refuses a wanted null inside an object, with its pointer', async () => {
    await expectUnprocessable(tool('json-merge-patch'), { json: '{}', other: '{"a":{"b":null}}', mode: 'create' }, /\/a\/b/);
  });

  it('makes a patch that leads to the wanted document', async () => {
    const withoutNulls = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value).replaceAll('null', '0'));
    await fc.assert(
      fc.asyncProperty(withoutNulls, withoutNulls, async (json, other) => {
        const patch = (await run(tool('json-merge-patch'), { json, other, mode: 'create', ...flat })).json;
        const result = (await run(tool('json-merge-patch'), { json, other: patch, ...flat })).json;
        expect(JSON.parse(result)).toEqual(JSON.parse(other));
      }),
      { numRuns: 60 },
    );
  });
});

describe('json-diff', () => {
  it('gives a patch that turns before into after', async () => {
    const document = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value));
    await fc.assert(
      fc.asyncProperty(document, document, fc.constantFrom('content', 'index'), async (before, after, arrays) => {
        const { patch, equal } = await run(tool('json-diff'), { before, after, arrays });
        const { json } = await run(tool('json-patch-applier'), { json: before, patch: JSON.stringify(patch), ...flat });
        expect((await run(tool('json-diff'), { before: json, after })).equal).toBe(true);
        if (equal) expect(patch).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('takes numbers by value and members in any order', async () => {
    expect((await run(tool('json-diff'), { before: '{"a":1,"b":10e-1}', after: '{"b":1.0,"a":1e0}' })).equal).toBe(true);
  });

  it('compares arrays as multisets when unordered', async () => {
    const result = await run(tool('json-diff'), { before: '[1,2,2]', after: '[2,1,3]', arrays: 'unordered' });
    expect(result).toMatchObject({ added: 1, removed: 1, changed: 0, patch: null });
  });
});

describe('json-pointer-resolver: RFC 6901, section 5', () => {
  const json = '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}';
  it.each([
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
    ['#/c%25d', 2],
    ['#/e%5Ef', 3],
    ['#/%20', 7],
  ])('%s', async (pointer, value) => {
    expect(await run(tool('json-pointer-resolver'), { json, pointer })).toMatchObject({ found: true, value });
  });

  it.each(['foo', '/a~2b', '#/%zz', '#/%ff'])('refuses %s', async (pointer) => {
    await expectUnprocessable(tool('json-pointer-resolver'), { json, pointer });
  });

  it.each(['/foo/2', '/foo/01', '/foo/-', '/constructor', '/foo/length'])('finds nothing at %s', async (pointer) => {
    expect((await run(tool('json-pointer-resolver'), { json, pointer })).found).toBe(false);
  });
});

describe('jsonpath-evaluator: RFC 9535', () => {
  // The document of section 1.5 and the results of table 2.
  const json = JSON.stringify({
    store: {
      book: [
        { category: 'reference', author: 'Nigel Rees', title: 'Sayings of the Century', price: 8.95 },
        { category: 'fiction', author: 'Evelyn Waugh', title: 'Sword of Honour', price: 12.99 },
        { category: 'fiction', author: 'Herman Melville', title: 'Moby Dick', isbn: '0-553-21311-3', price: 8.99 },
        { category: 'fiction', author: 'J. R. R. Tolkien', title: 'The Lord of the Rings', isbn: '0-395-19395-8', price: 22.99 },
      ],
      bicycle: { color: 'red', price: 399 },
    },
  });
  it.each([
    ['$.store.book[*].author', ['Nigel Rees', 'Evelyn Waugh', 'Herman Melville', 'J. R. R. Tolkien']],
    ['$..author', ['Nigel Rees', 'Evelyn Waugh', 'Herman Melville', 'J. R. R. Tolkien']],
    ['$..book[2].title', ['Moby Dick']],
    ['$..book[2].publisher', []],
    ['$..book[-1].title', ['The Lord of the Rings']],
    ['$..book[0,1].price', [8.95, 12.99]],
    ['$..book[:2].price', [8.95, 12.99]],
    ['$..book[?@.isbn].title', ['Moby Dick', 'The Lord of the Rings']],
    ['$..book[?@.price<10].title', ['Sayings of the Century', 'Moby Dick']],
    ['$..book[?length(@.author) > 15].title', ['The Lord of the Rings']],
    ["$..book[?match(@.title, 'S.*')].price", [8.95, 12.99]],
  ])('%s', async (path, values) => {
    expect((await run(tool('jsonpath-evaluator'), { json, path })).values).toEqual(values);
  });

  it('visits members in the order of the text, even those that look like integers', async () => {
    expect((await run(tool('jsonpath-evaluator'), { json: '{"b":1,"2":2,"1":3}', path: '$.*' })).paths).toEqual(["$['b']", "$['2']", "$['1']"]);
  });

  it.each(['store', '$.', '$[', '$[?@.a==]', '$..'])('refuses %s', async (path) => {
    await expectUnprocessable(tool('jsonpath-evaluator'), { json, path });
  });
});

describe('json-canonicalizer: RFC 8785', () => {
  it('writes the sample of section 3.2.2', async () => {
    const json =
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}';
    expect((await run(tool('json-canonicalizer'), { json })).canonical).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts by UTF-16 code units, as in section 3.2.3', async () => {
    const json = '{"\\u20ac":"Euro","\\r":"CR","\\ufb33":"Dagesh","1":"One","\\ud83d\\ude00":"Emoji","\\u0080":"Control","\\u00f6":"o"}';
    const { canonical } = await run(tool('json-canonicalizer'), { json });
    expect(Object.values(JSON.parse(canonical))).toEqual(expect.arrayContaining(['One']));
    expect(canonical.match(/"(CR|One|Control|o|Euro|Emoji|Dagesh)"/g)).toEqual(['"CR"', '"One"', '"Control"', '"o"', '"Euro"', '"Emoji"', '"Dagesh"']);
  });

  it.each(['{"a":1,"a":2}', '"\\ud800"', '1e400', '[-1e999]'])('refuses %s', async (json) => {
    await expectUnprocessable(tool('json-canonicalizer'), { json });
  });
});

describe('cbor-converter: RFC 8949, appendix A', () => {
  const table: readonly [string, string][] = [
    ['00', '0'],
    ['17', '23'],
    ['1818', '24'],
    ['1903e8', '1000'],
    ['1a000f4240', '1000000'],
    ['1bffffffffffffffff', '18446744073709551615'],
    ['3bffffffffffffffff', '-18446744073709551616'],
    ['20', '-1'],
    ['3903e7', '-1000'],
    ['f90000', '0.0'],
    ['f98000', '-0.0'],
    ['f93c00', '1.0'],
    ['fb3ff199999999999a', '1.1'],
    ['f97bff', '65504.0'],
    ['fa47c35000', '100000.0'],
    ['fb7e37e43c8800759c', '1.0e+300'],
    ['f97c00', 'Infinity'],
    ['f97e00', 'NaN'],
    ['f9fc00', '-Infinity'],
    ['f4', 'false'],
    ['f6', 'null'],
    ['f7', 'undefined'],
    ['f0', 'simple(16)'],
    ['f8ff', 'simple(255)'],
    ['c11a514b67b0', '1(1363896240)'],
    ['d74401020304', "23(h'01020304')"],
    ['d818456449455446', "24(h'6449455446')"],
    ['40', "h''"],
    ['4401020304', "h'01020304'"],
    ['60', '""'],
    ['62225c', '"\\"\\\\"'],
    ['63e6b0b4', '"水"'],
    ['80', '[]'],
    ['8301820203820405', '[1, [2, 3], [4, 5]]'],
    ['a0', '{}'],
    ['a201020304', '{1: 2, 3: 4}'],
    ['826161a161626163', '["a", {"b": "c"}]'],
    ['5f42010243030405ff', "(_ h'0102', h'030405')"],
    ['7f657374726561646d696e67ff', '(_ "strea", "ming")'],
    ['9fff', '[_ ]'],
    ['9f018202039f0405ffff', '[_ 1, [2, 3], [_ 4, 5]]'],
    ['bf61610161629f0203ffff', '{_ "a": 1, "b": [_ 2, 3]}'],
  ];
  it.each(table)('%s', async (input, diagnostic) => {
    const shown = (await run(tool('cbor-converter'), { input, mode: 'decode' })).diagnostic;
    // The table writes 1.0e+300, and either way of an exponent is diagnostic notation.
    expect(shown.replace('1e+300', '1.0e+300')).toBe(diagnostic);
  });

  it.each([
    ['0', '00'],
    ['-1', '20'],
    ['18446744073709551615', '1bffffffffffffffff'],
    ['18446744073709551616', 'c249010000000000000000'],
    ['-18446744073709551617', 'c349010000000000000000'],
    ['1.5', 'f93e00'],
    ['65504.0', 'f97bff'],
    ['100000.0', 'fa47c35000'],
    ['1.1', 'fb3ff199999999999a'],
    ['5.960464477539063e-8', 'f90001'],
    ['"ü"', '62c3bc'],
    ['{"a":1,"b":[2,3]}', 'a26161016162820203'],
  ])('encodes %s in the shortest form', async (input, output) => {
    expect((await run(tool('cbor-converter'), { input })).output).toBe(output);
  });

  it.each(['', '18', '61', '1c', 'ff', '0000', '5f00ff', '9f01', 'zz', 'a1'])('refuses %j', async (input) => {
    await expectUnprocessable(tool('cbor-converter'), { input, mode: 'decode' });
  });
});

describe('messagepack-converter: the formats of the specification at their bounds', () => {
  it.each([
    ['127', '7f'],
    ['128', 'cc80'],
    ['255', 'ccff'],
    ['256', 'cd0100'],
    ['65536', 'ce00010000'],
    ['4294967296', 'cf0000000100000000'],
    ['18446744073709551615', 'cfffffffffffffffff'],
    ['-32', 'e0'],
    ['-33', 'd0df'],
    ['-129', 'd1ff7f'],
    ['-32769', 'd2ffff7fff'],
    ['-2147483649', 'd3ffffffff7fffffff'],
    ['-9223372036854775808', 'd38000000000000000'],
    ['1.0', 'cb3ff0000000000000'],
    ['null', 'c0'],
    ['false', 'c2'],
    ['true', 'c3'],
    [`"${'a'.repeat(31)}"`, `bf${'61'.repeat(31)}`],
    [`"${'a'.repeat(32)}"`, `d920${'61'.repeat(32)}`],
    [`"${'a'.repeat(256)}"`, `da0100${'61'.repeat(256)}`],
    [`[${Array(16).fill(0).join()}]`, `dc0010${'00'.repeat(16)}`],
  ])('%s', async (input, output) => {
    expect((await run(tool('messagepack-converter'), { input })).output).toBe(output);
  });

  it.each([
    ['c403010203', '"AQID"'],
    ['d6ff00000001', '"1970-01-01T00:00:01Z"'],
    ['d7ff0000000200000001', undefined],
    ['ca3fc00000', '1.5'],
    ['c7030501ffee', undefined],
  ])('decodes %s', async (input, output) => {
    const result = await run(tool('messagepack-converter'), { input, mode: 'decode' });
    if (output !== undefined) expect(result.output).toBe(output);
  });

  it.each(['', 'c1', 'cc', '0000', 'a2ff', 'cb7ff0000000000000', '92c0'])('refuses %j, with the place', async (input) => {
    await expectUnprocessable(tool('messagepack-converter'), { input, mode: 'decode' });
  });

  it('refuses integers beyond 64 bits', async () => {
    await expectUnprocessable(tool('messagepack-converter'), { input: '18446744073709551616' });
    await expectUnprocessable(tool('messagepack-converter'), { input: '-9223372036854775809' });
  });
});

describe.each(['messagepack-converter', 'cbor-converter'])('%s', (slug) => {
  it('gives back what it was given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        // Integers beyond 64 bits have no MessagePack form.
        const input = JSON.stringify(value, (_name, inner) => (typeof inner === 'number' && Math.abs(inner) >= 2 ** 63 ? 0.5 : inner));
        const { output } = await run(tool(slug), { input });
        const back = await run(tool(slug), { input: output, mode: 'decode' });
        expect(JSON.parse(back.output)).toEqual(JSON.parse(input));
      }),
      { numRuns: 100 },
    );
  });
});

describe.each(['messagepack-converter', 'cbor-converter', 'bson-converter'])('%s', (slug) => {
  it('gives back a long document', async () => {
    const input = JSON.stringify({ list: Array.from({ length: 3000 }, (_, index) => ({ number: index, text: 'é'.repeat(index % 70) })) });
    const { output } = await run(tool(slug), { input });
    expect((await run(tool(slug), { input: output, mode: 'decode' })).output).toBe(input);
  });
});

describe('json-formatter', () => {
  it('refuses a result that its indents would make endless', async () => {
    const json = `${'['.repeat(900)}${'0,'.repeat(400_000)}0${']'.repeat(900)}`;
    await expectUnprocessable(tool('json-formatter'), { json, indent: 10 }, /10000000 characters/);
    expect((await run(tool('json-formatter'), { json, indent: 0 })).formatted).toBe(json);
  });
});

describe('bson-converter: bsonspec.org and Extended JSON v2', () => {
  it.each([
    ['{}', '0500000000'],
    ['{"BSON":["awesome",5.05,1986]}', '310000000442534f4e002600000002300008000000617765736f6d65000131003333333333331440103200c20700000000'],
    ['{"a":{"$numberLong":"1"}}', '1000000012610001000000000000000' + '0'],
    ['{"a":{"$oid":"56e1fc72e0c917e9c4714161"}}', '1400000007610056e1fc72e0c917e9c471416100'],
    ['{"d":{"$date":{"$numberLong":"0"}}}', '10000000096400000000000000000000'],
    ['{"a":true,"b":null}', '0c000000086100010a620000'],
    ['{"m":{"$minKey":1}}', '08000000ff6d0000'],
  ])('%s', async (input, output) => {
    expect((await run(tool('bson-converter'), { input })).output).toBe(output);
  });

  it.each(['[1]', '1', '{"a":{"$oid":"zz"}}', '{"a":{"$numberLong":"x"}}', '{"a":{"$date":"yesterday"}}'])('refuses %s', async (input) => {
    await expectUnprocessable(tool('bson-converter'), { input });
  });

  it.each(['', '05', '0500000001', '050000000000', '04000000', '0c0000001061000100000000ff'])('refuses the bytes %j', async (input) => {
    await expectUnprocessable(tool('bson-converter'), { input, mode: 'decode' });
  });
});

describe('protobuf-converter: the encoding guide of protobuf.dev', () => {
  it('reads nested and packed fields without a schema', async () => {
    expect((await run(tool('protobuf-converter'), { input: '1a03089601' })).fields).toMatchObject([
      { number: 3, wireType: 'len', hex: '089601', message: [{ number: 1, wireType: 'varint', value: '150' }] },
    ]);
  });

  const schema =
    'syntax = "proto3"; message T { int32 a = 1; sint32 z = 2; string b = 3; repeated int32 p = 6; map<string, int64> m = 7; enum E { ZERO = 0; ONE = 1; } E e = 8; bytes y = 9; double d = 10; T t = 11; }';
  it.each([
    ['{"a":150}', '089601'],
    ['{"a":-1}', '08ffffffffffffffffff01'],
    ['{"z":-2}', '1003'],
    ['{"b":"testing"}', '1a0774657374696e67'],
    ['{"p":[3,270,86942]}', '3206038e029ea705'],
    ['{"m":{"k":"5"}}', '3a050a016b1005'],
    ['{"e":"ONE"}', '4001'],
    ['{"y":"AQI="}', '4a020102'],
    ['{"d":1}', '51000000000000f03f'],
    ['{"t":{"a":1}}', '5a020801'],
    ['{}', ''],
  ])('%s and back', async (input, output) => {
    const converter = tool('protobuf-converter');
    expect((await run(converter, { input, mode: 'encode', schema })).output).toBe(output);
    expect(JSON.parse((await run(converter, { input: output, schema })).output)).toEqual(JSON.parse(input));
  });

  it.each(['00', '07', '0e', '08', '0a05', '08ffffffffffffffffffff01', '0c', '0b'])('refuses %s', async (input) => {
    await expectUnprocessable(tool('protobuf-converter'), { input });
  });
});

describe('XML', () => {
  it.each(['<a>', '<a></b>', '<a/><b/>', 'text', '', '<a b=c/>', '<a b="1" b="2"/>', '<a>&nope;</a>', '<a>\u0001</a>', '<1a/>', '<a><!-- -- --></a>'])(
    'is refused when not well-formed: %j',
    async (xml) => {
      for (const slug of ['xml-formatter', 'xml-minifier', 'xml-to-json-converter', 'xpath-evaluator']) {
        await expectUnprocessable(tool(slug), slug === 'xpath-evaluator' ? { xml, expression: '/' } : { xml });
      }
      expect(await run(tool('xml-validator'), { xml })).toMatchObject({ valid: false, wellFormed: false });
    },
  );

  it('keeps text as it stands, and heeds xml:space', async () => {
    const xml = '<r>\n<p xml:space="preserve"> <q/> </p><m>a <b> c</b></m><e>\n</e><![CDATA[ ]]></r>';
    expect((await run(tool('xml-formatter'), { xml })).formatted).toBe(xml);
    expect((await run(tool('xml-formatter'), { xml: '<r><p xml:space="preserve"> <q/> </p><e>\n</e></r>' })).formatted).toBe(
      '<r>\n  <p xml:space="preserve"> <q/> </p>\n  <e></e>\n</r>',
    );
    expect((await run(tool('xml-minifier'), { xml: '<r> <p xml:space="preserve"> <q> </q> </p> <?i?> </r >' })).minified).toBe(
      '<r><p xml:space="preserve"> <q> </q> </p><?i?></r>',
    );
  });

  it('never reads external entities', async () => {
    const xml = '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hostname">]><a>&e;</a>';
    const { nodes } = await run(tool('xpath-evaluator'), { xml, expression: '/a' });
    expect(nodes[0].value).toBe('');
    await expectUnprocessable(tool('xml-to-json-converter'), { xml });
  });

  it('stops entities that grow without end', async () => {
    const levels = Array.from({ length: 12 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join('');
    const xml = `<!DOCTYPE a [<!ENTITY e0 "0123456789">${levels}]><a>&e12;</a>`;
    expect((await run(tool('xml-validator'), { xml })).valid).toBe(false);
  });

  it('refuses a schema that is none, or imports others', async () => {
    const open = '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">';
    await expectUnprocessable(tool('xml-validator'), { xml: '<a/>', xsd: '<a/>' });
    await expectUnprocessable(tool('xml-validator'), { xml: '<a/>', xsd: `${open}<xs:import namespace="u" schemaLocation="x.xsd"/></xs:schema>` }, /imports/);
  });

  it.each([
    ['count(//i)', { type: 'number', value: 2 }],
    ['string(//i[2])', { type: 'string', value: 'b' }],
    ['//i = "b"', { type: 'boolean', value: true }],
    ['0 div 0', { type: 'number', value: 'NaN' }],
    ['-1 div 0', { type: 'number', value: '-Infinity' }],
    [
      '//@p',
      {
        type: 'nodeset',
        count: 2,
        nodes: [
          { kind: 'attribute', name: 'p', value: '1' },
          { kind: 'attribute', name: 'p', value: '2' },
        ],
      },
    ],
    [
      '//comment()|//processing-instruction()',
      {
        count: 2,
        nodes: [
          { kind: 'comment', name: '', value: 'c' },
          { kind: 'instruction', name: 'pi', value: 'd' },
        ],
      },
    ],
    ['//q:i', { count: 1, nodes: [{ name: 'x:i', value: 'n' }] }],
    ['/', { count: 1, nodes: [{ kind: 'document', name: '' }] }],
  ])('XPath %s', async (expression, result) => {
    const xml = '<r xmlns:x="u"><i p="1">a</i><i p="2">b</i><!--c--><?pi d?><x:i>n</x:i></r>';
    expect(await run(tool('xpath-evaluator'), { xml, expression, namespaces: { q: 'u' } })).toMatchObject(result);
  });

  it.each(['//[', 'foo()', '//z:i', '$v'])('refuses the XPath %s', async (expression) => {
    await expectUnprocessable(tool('xpath-evaluator'), { xml: '<a/>', expression });
  });

  it('escapes what text and attributes cannot hold, and names too', async () => {
    const json = '{"1 a":{"@q":"\\"\\n<","t":"a\\r&<>"},"":[null,[],{}]}';
    expect((await run(tool('json-to-xml-converter'), { json, declaration: false, indent: 0 })).xml).toBe(
      '<root><_1_a q="&quot;&#10;&lt;"><t>a&#13;&amp;&lt;&gt;</t></_1_a><_/><_/><_/></root>',
    );
    await expectUnprocessable(tool('json-to-xml-converter'), { json: '"\\u0000"' }, /U\+0000/);
  });
});

describe('queries', () => {
  it.each([
    ['jmespath-evaluator', { json: '{"a":{"toString":1}}', expression: 'a.constructor' }, { value: null }],
    [
      'jmespath-evaluator',
      { json: '{"reservations":[{"state":"running"},{"state":"stopped"}]}', expression: "reservations[?state=='running'] | length(@)" },
      { value: 1 },
    ],
    ['jsonata-evaluator', { json: '{"a":[1,2,3]}', expression: 'a[$ > 1]' }, { found: true, value: [2, 3] }],
    ['jsonata-evaluator', { json: '{}', expression: 'toString' }, { found: false }],
    ['jq-evaluator', { json: '[3,1,2]', filter: 'sort | .[]' }, { count: 3, outputs: [1, 2, 3], text: '1\n2\n3\n' }],
    ['jq-evaluator', { json: '', filter: '.' }, { count: 0, outputs: [], text: '' }],
    ['jq-evaluator', { json: '1', filter: 'env, $ENV' }, { outputs: [{}, {}] }],
    ['jq-evaluator', { json: '{"a":[1]}', filter: '.', compact: false }, { text: '{\n  "a": [\n    1\n  ]\n}\n' }],
    ['jq-evaluator', { json: 'null', filter: '$x', arguments: { x: 'é"' } }, { outputs: ['é"'] }],
    ['jq-evaluator', { json: '1 2', filter: '.', slurp: true }, { outputs: [[1, 2]] }],
    ['jq-evaluator', { json: '1', filter: '1 # a comment' }, { outputs: [1] }],
  ])('%s %j', async (slug, inputs, result) => {
    expect(await run(tool(slug), inputs)).toMatchObject(result);
  });

  it.each([
    ['jmespath-evaluator', { json: '{}', expression: 'a[' }],
    ['jmespath-evaluator', { json: '{}', expression: 'nope(@)' }],
    ['jmespath-evaluator', { json: '[1]', expression: '[::0]' }],
    ['jsonata-evaluator', { json: '{}', expression: '$f(' }],
    ['jsonata-evaluator', { json: '{}', expression: '($f := function($n) { $f($n + 1) + 1 }; $f(1))' }],
    ['jq-evaluator', { json: '1', filter: '.[' }],
    ['jq-evaluator', { json: '1', filter: 'error("x")' }],
    ['jq-evaluator', { json: '{', filter: '.' }],
    ['jq-evaluator', { json: '1', filter: 'import "a" as a; 1' }],
    ['json-schema-validator', { json: '1', schema: '{"type":"nope"}' }],
    ['json-schema-validator', { json: '1', schema: '{"$ref":"https://example.com/s.json"}' }],
    ['json-schema-validator', { json: '1', schema: '{"$schema":"https://example.com/draft"}' }],
  ])('%s refuses %j', async (slug, inputs) => {
    await expectUnprocessable(tool(slug), inputs);
  });
});

describe('json5-to-json-converter: the sample of json5.org', () => {
  it('reads it', async () => {
    const text =
      "{\n  // comments\n  unquoted: 'and you can quote me on that',\n  singleQuotes: 'I can use \"double quotes\" here',\n  lineBreaks: \"Look, Mom! \\\nNo \\\\n's!\",\n  hexadecimal: 0xdecaf,\n  leadingDecimalPoint: .8675309, andTrailing: 8675309.,\n  positiveSign: +1,\n  trailingComma: 'in objects', andIn: ['arrays',],\n  \"backwardsCompatible\": \"with JSON\",\n}";
    expect(JSON.parse((await run(tool('json5-to-json-converter'), { text })).json)).toEqual({
      unquoted: 'and you can quote me on that',
      singleQuotes: 'I can use "double quotes" here',
      lineBreaks: "Look, Mom! No \\n's!",
      hexadecimal: 0xdecaf,
      leadingDecimalPoint: 0.8675309,
      andTrailing: 8675309,
      positiveSign: 1,
      trailingComma: 'in objects',
      andIn: ['arrays'],
      backwardsCompatible: 'with JSON',
    });
  });

  it.each(['', '{', '[1,,2]', 'Infinity', '[NaN]', '010', '0x', "'a\nb'", '{a b}', '/* x', '1 2', '"\\1"'])('refuses %j, with the place', async (text) => {
    await expectUnprocessable(tool('json5-to-json-converter'), { text }, /line \d+, column \d+/);
  });
});

describe('more JSON tools', () => {
  it.each([
    ['json-flattener', { json: '{"a.b":1,"c":{}}', mode: 'unflatten' }, '{"a":{"b":1},"c":{}}'],
    ['json-flattener', { json: '{"0":"a","1":"b"}', mode: 'unflatten' }, '["a","b"]'],
    ['json-flattener', { json: '[[1],{"x":null}]', arrays: 'bracket' }, '{"[0][0]":1,"[1].x":null}'],
    ['json-flattener', { json: '{"a":[1,{"b":2}]}', arrays: 'keep' }, '{"a":[1,{"b":2}]}'],
    ['json-sorter', { json: '{"é":1,"z":2,"A":3,"😀":4,"\uff5e":5}' }, '{"A":3,"z":2,"é":1,"\uff5e":5,"😀":4}'],
    ['json-sorter', { json: '[10,9.0,1e0,null,true,"b","a"]', sortArrays: true, order: 'descending' }, '["b","a",10,9.0,1e0,true,null]'],
    ['json-cleaner', { json: '[[],{"a":[null]}]', removeEmptyArrays: true, removeEmptyObjects: true }, '[]'],
    ['json-cleaner', { json: 'null' }, 'null'],
    ['json-cleaner', { json: '{"a":" x ","b":"  ","k":{"k":1}}', trimStrings: true, removeEmptyStrings: true, removeKeys: ['k'] }, '{"a":"x"}'],
    [
      'json-key-converter',
      { json: '{"XMLHttpRequest":1,"__proto__":2,"$ref-name":3,"--":4}', case: 'snake' },
      '{"xml_http_request":1,"__proto":2,"$ref_name":3,"--":4}',
    ],
    ['json-merger', { documents: ['[1,{"a":1}]', '[2,{"b":2},3]'], arrays: 'index' }, '[2,{"a":1,"b":2},3]'],
    ['json-repairer', { text: '```json\n{a:1}\n```' }, '{"a":1}'],
    ['json-repairer', { text: 'callback({"a":1});' }, '{"a":1}'],
    ['json-repairer', { text: '{"a":1}\n{"b":2}' }, '[{"a":1},{"b":2}]'],
  ])('%s %j', async (slug, inputs, expected) => {
    expect((await run(tool(slug), { ...inputs, ...flat })).json).toBe(expected);
  });

  it.each([
    ['json-flattener', { json: '1' }],
    ['json-flattener', { json: '[1]', arrays: 'keep' }],
    ['json-flattener', { json: '{"a.b":1,"a":{"b":2}}' }],
    ['json-flattener', { json: '{"a":1,"a.b":2}', mode: 'unflatten' }],
    ['json-flattener', { json: '{"a[1]":1}', mode: 'unflatten', arrays: 'bracket' }],
    ['json-key-converter', { json: '{"a_b":1,"aB":2}' }],
    ['json-repairer', { text: '' }],
    ['json-string-escaper', { text: '\\x', mode: 'decode' }],
    ['json-string-escaper', { text: 'a"b', mode: 'decode' }],
    ['json-string-escaper', { text: '\\u12', mode: 'decode' }],
    ['json-string-escaper', { text: 'x', mode: 'decode', quotes: true }],
  ])('%s refuses %j', async (slug, inputs) => {
    await expectUnprocessable(tool(slug), inputs);
  });

  it('flattens and unflattens to the same document', async () => {
    const member = fc.string({ minLength: 1, maxLength: 4 }).filter((name) => !name.includes('.') && !/^\d/.test(name) && name !== '__proto__');
    const document = fc.dictionary(
      member,
      fc.letrec((tie) => ({
        value: fc.oneof(
          { maxDepth: 3 },
          fc.integer(),
          fc.string(),
          fc.array(tie('value'), { maxLength: 3 }),
          fc.dictionary(member, tie('value'), { maxKeys: 3 }),
        ),
      })).value,
    );
    await fc.assert(
      fc.asyncProperty(document, async (value) => {
        const { json } = await run(tool('json-flattener'), { json: JSON.stringify(value), ...flat });
        const back = await run(tool('json-flattener'), { json, mode: 'unflatten', ...flat });
        expect(JSON.parse(back.json)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 80 },
    );
  });

  it('escapes and unescapes every text without lone surrogates', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.boolean(), fc.boolean(), async (text, asciiOnly, quotes) => {
        const { output } = await run(tool('json-string-escaper'), { text, asciiOnly, quotes, escapeSlash: true });
        expect((await run(tool('json-string-escaper'), { text: output, mode: 'decode', quotes })).output).toBe(text.toWellFormed());
      }),
    );
  });

  it.each([
    ['[1,]', 1, 4],
    ['{"a":tru}', 1, 9],
    ['[01]', 1, 3],
    ['', 1, 1],
    ['"\t"', 1, 2],
    ['{"a"\r\n1}', 2, 1],
  ])('json-validator places the fault of %j', async (json, line, column) => {
    expect(await run(tool('json-validator'), { json })).toMatchObject({ valid: false, line, column });
  });

  it('infers schemas and types', async () => {
    expect((await run(tool('json-schema-generator'), { json: '[1,1.0,1e2]' })).schema).toMatchObject({ items: { type: 'integer' } });
    expect((await run(tool('json-schema-generator'), { json: '[1,"a",null]' })).schema).toMatchObject({ items: { type: ['integer', 'null', 'string'] } });
    expect((await run(tool('json-to-typescript-converter'), { json: '{"a":{"x":1},"b":{"a":{"x":2}},"c":{"a":{"y":1}}}' })).typescript).toBe(
      'export interface Root {\n  a: A;\n  b: B;\n  c: C;\n}\n\nexport interface A {\n  x: number;\n}\n\nexport interface B {\n  a: A;\n}\n\nexport interface C {\n  a: A2;\n}\n\nexport interface A2 {\n  y: number;\n}',
    );
    await expectInvalid(tool('json-to-typescript-converter'), { json: '1', rootName: '1a' }, 'rootName');
  });
});
