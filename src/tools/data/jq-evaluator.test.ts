import { describe, expect, it } from 'vitest';
import { leastMilliseconds } from '../../../test/support/processor-time.ts';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './jq-evaluator.ts';

const text = async (json: string, filter: string, options = {}): Promise<string> => (await run(tool, { json, filter, ...options })).text;

// Expected values from the jq manual and from jq 1.6 and 1.7 on the command line.
describe('jq-evaluator', () => {
  it.each([
    ['{"foo":42}', '.foo, .["foo"], .foo?', '42\n42\n42\n'],
    ['["a","b","c","d","e"]', '.[2:4], .[:3], .[-2:]', '["c","d"]\n["a","b","c"]\n["d","e"]\n'],
    ['"abcdé😀f"', '.[:-2], length, utf8bytelength', '"abcdé"\n7\n11\n'],
    ['[{"a":1,"b":10},{"a":3},{"a":1,"b":1}]', 'group_by(.a)', '[[{"a":1,"b":10},{"a":1,"b":1}],[{"a":3}]]\n'],
    ['[8,3,null,6,"a",{"b":1},[],true,false]', 'sort', '[null,false,true,3,6,8,"a",[],{"b":1}]\n'],
    ['[10,2,5]', 'reduce .[] as $item (0; . + $item)', '17\n'],
    ['[1,[[],{"a":2}]]', '[paths]', '[[0],[1],[1,0],[1,1],[1,1,"a"]]\n'],
    ['["foo","bar","baz"]', 'del(.[1,2])', '["foo"]\n'],
    ['"foo bar foo"', '[match("foo"; "g").offset], sub("o+"; "0"), test("BAR"; "i")', '[0,8]\n"f0 bar foo"\ntrue\n'],
    [
      '[1,"a\\"b","c,d",null,true]',
      '@csv, @tsv, @json',
      '"1,\\"a\\"\\"b\\",\\"c,d\\",,true"\n"1\\ta\\"b\\tc,d\\t\\ttrue"\n"[1,\\"a\\\\\\"b\\",\\"c,d\\",null,true]"\n',
    ],
    ['1425599621', 'todate, (gmtime | strftime("%A, %B %d, %Y"))', '"2015-03-05T23:53:41Z"\n"Thursday, March 05, 2015"\n'],
    // Years that JavaScript's Date takes for those of the 20th century.
    ['"0050-01-01T00:00:00Z"', 'fromdate, (fromdate | todate), (fromdate | gmtime)', '-60589296000\n"0050-01-01T00:00:00Z"\n[50,0,1,0,0,0,6,0]\n'],
    ['-60589296000', 'strftime("%A, %d %B, %j, %U")', '"Saturday, 01 January, 001, 00"\n'],
    [
      '[[99,12,1,0,0,0,0,0],[50,13,40,30,70,80,0,0],[-1,11,31,0,0,0,0,0],[399,12,1,0,0,0,0,0],[400,-1,1,0,0,0,0,0]]',
      '.[] | mktime',
      '-59011459200\n-60551599720\n-62167305600\n-49544438400\n-49547116800\n',
    ],
    ['[[1,2],[3,4]]', '[combinations]', '[[1,3],[1,4],[2,3],[2,4]]\n'],
    ['null', '[range(0; 10; 3)], [limit(3; range(9))], first(range(5))', '[0,3,6,9]\n[0,1,2]\n0\n'],
    ['{"a":[1.10,1e1000,100000000000000000000]}', '.a', '[1.10,1E+1000,100000000000000000000]\n'],
  ])('%s | %s', async (json, filter, expected) => {
    expect(await text(json, filter)).toBe(expected);
  });

  it('takes several texts, or all as one array', async () => {
    expect(await text('1 2\n3', '. * 2')).toBe('2\n4\n6\n');
    expect(await text('1 2\n3', 'add', { slurp: true })).toBe('6\n');
    expect(await text('1 2 3', '[., input, input]')).toBe('[1,2,3]\n');
    expect(await run(tool, { json: '', filter: '.' })).toEqual({ count: 0, outputs: [], text: '' });
  });

  it('prints raw, indented and sorted', async () => {
    expect(await text('["a\\nb",1]', '.[]', { raw: true })).toBe('a\nb\n1\n');
    expect(await text('{"b":[1],"a":{}}', '.', { compact: false, sortKeys: true })).toBe('{\n  "a": {},\n  "b": [\n    1\n  ]\n}\n');
    expect(await text('1', '$x', { arguments: { x: 'é"' } })).toBe('"é\\""\n');
    await expectInvalid(tool, { json: '1', filter: '.', arguments: { 'a-b': '' } }, 'arguments.a-b');
  });

  it('refuses errors that are not caught, wherever they come', async () => {
    await expectUnprocessable(tool, { json: '{"a":1}', filter: '.a, has(0)' }, 'Cannot check whether object has a');
    await expectUnprocessable(tool, { json: '1 "x" 3', filter: '. + 1' }, 'cannot be added');
    await expectUnprocessable(tool, { json: '1 2 }', filter: '.' }, 'parse error');
    await expectUnprocessable(tool, { json: '1', filter: '1, error("mine")' }, 'mine');
    expect(await text('1', 'try error("mine") catch .')).toBe('"mine"\n');
  });

  it('refuses filters that do not compile, with their own place', async () => {
    await expectUnprocessable(tool, { json: '1', filter: '. |\n  foo' }, 'line 2, column 3');
    await expectUnprocessable(tool, { json: '1', filter: 'foo(' }, 'unexpected end of file');
    for (const filter of ['1), (2', '1)); (', 'import "a" as a; .', 'include "a"; .', '$y', '. as']) await expectUnprocessable(tool, { json: '1', filter });
  });

  it('knows neither environment nor files', async () => {
    expect(await text('1', '$ENV, env, ([inputs] | length)')).toBe('{}\n{}\n0\n');
    await expectUnprocessable(tool, { json: '1', filter: 'input' });
  });

  it('takes large documents, and ends without end', async () => {
    const json = JSON.stringify(Array.from({ length: 11_000 }, (_, index) => ({ id: index, name: 'x'.repeat(20) })));
    expect((await text(json, '.')).length).toBe(json.length + 1);
    expect(await leastMilliseconds(3_000, () => text(json, '.'))).toBeLessThan(3_000);
    await expectUnprocessable(tool, { json: '1', filter: '[range(1e9)]' });
    await expectUnprocessable(tool, { json: '1', filter: 'range(100001)' }, '100,000');
    expect((await run(tool, { json: '1', filter: 'range(100000)' })).count).toBe(100_000);
  });
});
