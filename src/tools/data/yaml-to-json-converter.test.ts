import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './yaml-to-json-converter.ts';

const json = async (yaml: string, options = {}): Promise<string> => (await run(tool, { yaml, indent: 0, ...options })).json;

describe('yaml-to-json-converter', () => {
  it('reads the examples of YAML 1.2.2 chapter 2', async () => {
    expect(await json('american:\n  - Boston Red Sox\n  - Detroit Tigers\nnational:\n  - New York Mets\n')).toBe(
      '{"american":["Boston Red Sox","Detroit Tigers"],"national":["New York Mets"]}',
    );
    expect(await json('-\n  name: Mark McGwire\n  hr:   65\n  avg:  0.278\n')).toBe('[{"name":"Mark McGwire","hr":65,"avg":0.278}]');
    expect(await json('Mark McGwire: {hr: 65, avg: 0.278}\nSammy Sosa: {\n    hr: 63,\n    avg: 0.288,\n }\n')).toBe(
      '{"Mark McGwire":{"hr":65,"avg":0.278},"Sammy Sosa":{"hr":63,"avg":0.288}}',
    );
    expect(await json('---\nhr: # 1998 hr ranking\n- Mark McGwire\n- Sammy Sosa\nrbi:\n# 1998 rbi ranking\n- Sammy Sosa\n- Ken Griffey\n')).toBe(
      '{"hr":["Mark McGwire","Sammy Sosa"],"rbi":["Sammy Sosa","Ken Griffey"]}',
    );
    expect(await json("--- >\n  Mark McGwire's\n  year was crippled\n  by a knee injury.\n")).toBe('"Mark McGwire\'s year was crippled by a knee injury.\\n"');
    expect(await json("unicode: \"Sosa did fine.\\u263A\"\nquoted: ' # Not a ''comment''.'\nplain:\n  This unquoted scalar\n  spans many lines.\n")).toBe(
      '{"unicode":"Sosa did fine.☺","quoted":" # Not a \'comment\'.","plain":"This unquoted scalar spans many lines."}',
    );
    expect(await json('not-date: !!str 2002-04-28\n')).toBe('{"not-date":"2002-04-28"}');
  });

  it('resolves scalars by the core schema (YAML 1.2.2 section 10.3.2)', async () => {
    expect(await json('[~, null, Null, NULL]')).toBe('[null,null,null,null]');
    expect(await json('[true, True, TRUE, false, False, FALSE]')).toBe('[true,true,true,false,false,false]');
    expect(await json('[no, on, y, off, nULL, tRUE, 2024-01-01, 12:30, 1_000, 0b1, 0o8, 0x, "1", \'~\', +]')).toBe(
      '["no","on","y","off","nULL","tRUE","2024-01-01","12:30","1_000","0b1","0o8","0x","1","~","+"]',
    );
    expect(await json('[0o14, 0x1F, +5, -007, 0, -0, 12345678901234567890, 0xFFFFFFFFFFFFFFFFFF]')).toBe(
      '[12,31,5,-7,0,0,12345678901234567890,4722366482869645213695]',
    );
    expect(await json('[1.0, .5, 1., 1e3, 1E+21, -1.5e-7, -0.0, +.5, 00.5]')).toBe('[1,0.5,1,1000,1e+21,-1.5e-7,0,0.5,0.5]');
  });

  it('follows the tags of the core schema and refuses others', async () => {
    expect(await json('[!!str 1, !!int "3", !!float 3, !!null "", !!bool "true", ! 12, !!str , !<tag:yaml.org,2002:str> 1, !!seq [], !!map {}]')).toBe(
      '["1",3,3,null,true,"12","","1",[],{}]',
    );
    await expectUnprocessable(tool, { yaml: 'a: !x 1' }, /Line 1, column 7: the tag !x/);
    await expectUnprocessable(tool, { yaml: 'a: !!int x' }, /!!int/);
    await expectUnprocessable(tool, { yaml: 'a: !!set [a]' }, /!!set/);
  });

  it('reads the types of the tag repository that the specification uses (YAML 1.2.2 examples 2.23, 2.25 and 2.26)', async () => {
    expect(await json('--- !!set\n? Mark McGwire\n? Sammy Sosa\n? Ken Griff\n')).toBe('{"Mark McGwire":null,"Sammy Sosa":null,"Ken Griff":null}');
    expect(await json('--- !!omap\n- Mark McGwire: 65\n- Sammy Sosa: 63\n- Ken Griffy: 58\n')).toBe(
      '[{"Mark McGwire":65},{"Sammy Sosa":63},{"Ken Griffy":58}]',
    );
    expect(await json('!!pairs [a: 1, a: 2]')).toBe('[{"a":1},{"a":2}]');
    expect(await json('picture: !!binary |\n R0lGODlhDAAMAIQAAP//9/X\n 17unp5WZmZgAAAOfn515eXv\n Pz7Y6OjuDg4J+fn5OTk6enp\n 56enmleECcgggoBADs=\n')).toBe(
      '{"picture":"R0lGODlhDAAMAIQAAP//9/X\\n17unp5WZmZgAAAOfn515eXv\\nPz7Y6OjuDg4J+fn5OTk6enp\\n56enmleECcgggoBADs=\\n"}',
    );
    expect(await json('[!!timestamp 2001-12-14t21:59:43.10-05:00, !!timestamp 2001-12-14 21:59:43.10 -5, !!timestamp 2002-12-14]')).toBe(
      '["2001-12-14t21:59:43.10-05:00","2001-12-14 21:59:43.10 -5","2002-12-14"]',
    );
    await expectUnprocessable(tool, { yaml: '!!set {a, b: 1}' }, /Line 1, column 14: a key of a !!set/);
    await expectUnprocessable(tool, { yaml: '!!omap [a: 1, b]' }, /Line 1, column 15: an item of !!omap/);
    await expectUnprocessable(tool, { yaml: '!!omap [a: 1, {b: 1, c: 1}]' }, /an item of !!omap/);
    await expectUnprocessable(tool, { yaml: '!!omap [a: 1, a: 2]' }, /the key "a"/);
    await expectUnprocessable(tool, { yaml: 'a: !!binary a-k=' }, /!!binary/);
    await expectUnprocessable(tool, { yaml: 'a: !!timestamp today' }, /!!timestamp/);
  });

  it('ignores unknown tags when asked to (YAML 1.2.2 section 3.3.2: only untagged plain scalars are resolved by their form)', async () => {
    const yaml = 'a: !Ref 12\nb: !Sub {x: !<tag:example.com,2000:app/y> [1]}\nc: !x "y"\nd: !!float 1\n';
    expect(await json(yaml, { unknownTags: 'ignore' })).toBe('{"a":"12","b":{"x":[1]},"c":"y","d":1}');
    await expectUnprocessable(tool, { yaml }, /the tag !Ref/);
    await expectUnprocessable(tool, { yaml: '!!int x', unknownTags: 'ignore' }, /!!int/);
    await expectUnprocessable(tool, { yaml: '!!set [a]', unknownTags: 'ignore' }, /!!set/);
  });

  it('turns scalar keys into their text, and refuses other keys', async () => {
    expect(await json('1: a\ntrue: b\n~: c\n0x10: d\n1.50: e\n"": f\n__proto__: g\nconstructor: h')).toBe(
      '{"1":"a","true":"b","null":"c","16":"d","1.5":"e","":"f","__proto__":"g","constructor":"h"}',
    );
    expect(await json('{? a, : b}')).toBe('{"a":null,"null":"b"}');
    await expectUnprocessable(tool, { yaml: '? [a]\n: 1' }, /Line 1, column 3/);
    await expectUnprocessable(tool, { yaml: '.inf: 1' }, /Line 1, column 1/);
  });

  it('merges << (the merge key type of YAML 1.1): own members win, then earlier maps, at its place', async () => {
    expect(await json('a: &a {x: 1, y: 2}\nb: &b {y: 3, z: 4}\nc: {p: 0, <<: [*a, *b], q: 5, x: 9}')).toBe(
      '{"a":{"x":1,"y":2},"b":{"y":3,"z":4},"c":{"p":0,"y":2,"z":4,"q":5,"x":9}}',
    );
    expect(await json('a: &a {x: 1}\nb: &b\n  <<: *a\n  y: 2\nc: {<<: *b}')).toBe('{"a":{"x":1},"b":{"x":1,"y":2},"c":{"x":1,"y":2}}');
    expect(await json('a: {<<: {x: 1}, "<<": 2}')).toBe('{"a":{"x":1,"<<":2}}');
    expect(await json('a: &a {x: 1}\nb: {<<: *a}', { mergeKeys: false })).toBe('{"a":{"x":1},"b":{"<<":{"x":1}}}');
    await expectUnprocessable(tool, { yaml: 'a: {<<: 1}' }, /Line 1, column 9: << needs a map/);
    await expectUnprocessable(tool, { yaml: 'a: {<<: [{}, 1]}' }, /<< needs a map/);
  });

  it('writes aliases out, the last anchor of a name counting', async () => {
    expect(await json('- &a 1\n- *a\n- &a [2]\n- [*a, *a]')).toBe('[1,1,[2],[[2],[2]]]');
    expect(await json('&k key: &v {a: 1}\nb: {*k : *v}')).toBe('{"key":{"a":1},"b":{"key":{"a":1}}}');
    await expectUnprocessable(tool, { yaml: 'a: *x' }, /Line 1, column 4/);
    await expectUnprocessable(tool, { yaml: 'a: &x [*x]' }, /inside its own anchor/);
    await expectUnprocessable(tool, { yaml: 'a: &x 1\n---\nb: *x', documents: 'all' }, /Line 3, column 4/);
  });

  it('refuses aliases that multiply (billion laughs), or nest too deep', async () => {
    const laughs = Array.from({ length: 12 }, (_, index) => `a${index}: &a${index} [${Array(9).fill(index === 0 ? 'lol' : `*a${index - 1}`)}]`).join('\n');
    await expectUnprocessable(tool, { yaml: laughs }, /more than 10,000,000 characters/);
    const deep = Array.from({ length: 1500 }, (_, index) => `a${index}: &a${index} [${index === 0 ? '' : `*a${index - 1}`}]`).join('\n');
    await expectUnprocessable(tool, { yaml: deep }, /deeper than 1,000/);
    await expectUnprocessable(tool, { yaml: `${'['.repeat(1000)}${'1,'.repeat(1000)}1${']'.repeat(1000)}`, indent: 10 }, /more than 10,000,000/);
  });

  it('refuses repeated keys, also those that are the same text in JSON', async () => {
    await expectUnprocessable(tool, { yaml: 'a: 1\nb: 2\na: 3' }, /Line 3, column 1/);
    await expectUnprocessable(tool, { yaml: '{1: a, "1": b}' }, /Line 1, column 8/);
    await expectUnprocessable(tool, { yaml: 'a: &a {}\nb: {<<: *a, <<: *a}' }, /already/);
  });

  it('refuses what JSON has no number for', async () => {
    for (const text of ['.inf', '-.INF', '.nan', '1e400']) await expectUnprocessable(tool, { yaml: `a: ${text}` }, /Line 1, column 4: JSON has no number/);
  });

  it('reads several documents', async () => {
    expect(await run(tool, { yaml: 'a\n---\n- 1\n...\n---\n', documents: 'all', indent: 0 })).toEqual({ json: '["a",[1],null]', documents: 3 });
    expect(await run(tool, { yaml: '', documents: 'all' })).toEqual({ json: '[]', documents: 0 });
    expect(await run(tool, { yaml: '# nothing\n...\n' })).toEqual({ json: 'null', documents: 0 });
    expect(await run(tool, { yaml: '---\n' })).toEqual({ json: 'null', documents: 1 });
    await expectUnprocessable(tool, { yaml: 'a\n---\nb' }, /2 documents/);
  });

  it('skips a byte order mark, takes CRLF and CR for line ends, and counts columns in characters', async () => {
    expect(await json('\ufeffa: 1\r\nb: |\r\n  x\r\n  y\r\n')).toBe('{"a":1,"b":"x\\ny\\n"}');
    expect(await json('a: 1\rb: 2')).toBe('{"a":1,"b":2}');
    await expectUnprocessable(tool, { yaml: '\ufeffa: 1\n\u{1F600}: *x' }, /Line 2, column 4/);
  });

  it.each([
    'a: [1, 2\nb: 3',
    'a: "x',
    'a: b: c',
    '- a\nb: 1',
    'a:\n\t- b',
    'a: @b',
    '%YAML 1.2\n',
    '? - a\n  "b"',
    'a: \u0001',
    'a: \ud800',
    'a: \u007f',
    '{a: 1}}',
    '!e!x a',
  ])('refuses %j, which is not YAML', async (yaml) => {
    await expectUnprocessable(tool, { yaml }, /^Line \d+, column \d+: /);
  });

  it('reads what only quoted scalars may hold, and blocks of nothing but spaces', async () => {
    expect(await json('"\u007f\\x01"')).toBe('"\u007f\\u0001"');
    expect(await json('a: |2-\n\n   \nb: 1')).toBe('{"a":"\\n ","b":1}');
  });

  it('nests 1000 deep, not 1001', async () => {
    expect(await json('['.repeat(1000) + ']'.repeat(1000))).toBe('['.repeat(1000) + ']'.repeat(1000));
    expect(await json('- '.repeat(1000))).toBe(`${'['.repeat(1000)}null${']'.repeat(1000)}`);
    await expectUnprocessable(tool, { yaml: '['.repeat(1001) + ']'.repeat(1001) }, /deeper than 1,000/);
    await expectUnprocessable(tool, { yaml: '{a: '.repeat(100_000) }, /deeper than 1,000/);
  });

  it('refuses an indent out of range', async () => {
    await expectInvalid(tool, { yaml: 'a', indent: 11 }, 'indent');
    await expectInvalid(tool, {}, 'yaml');
  });
});
