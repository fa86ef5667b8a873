import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './json-to-csv-converter.ts';

const csv = async (json: string, more: Record<string, unknown> = {}) => (await run(tool, { json, ...more })).csv as string;

describe('json-to-csv-converter', () => {
  it('flattens objects, or writes them as JSON', async () => {
    const json = '[{"a":{"b":{"c":1},"d":[{"x": 1}]},"e":{}},{"e":{"f":null}}]';
    expect(await csv(json)).toBe('a.b.c,a.d,e,e.f\n1,"[{""x"":1}]",,\n,,,');
    expect(await csv(json, { flatten: false })).toBe('a,e\n"{""b"":{""c"":1},""d"":[{""x"":1}]}",{}\n,"{""f"":null}"');
  });

  it('takes scalars, arrays and one object', async () => {
    expect(await csv('[1.0,"a",null,true]')).toBe('value\n1.0\na\n""\ntrue');
    expect(await csv('{"a":1,"b":"x"}')).toBe('a,b\n1,x');
    expect(await run(tool, { json: '[[1,{"a":2}],[],["x"]]' })).toEqual({ csv: '1,"{""a"":2}"\n,\nx,', rows: 3, columns: ['1', '2'] });
    expect(await run(tool, { json: '[]' })).toEqual({ csv: '', rows: 0, columns: [] });
  });

  it('keeps digits and members called __proto__, the last of repeated names', async () => {
    expect(await csv('[{"__proto__":12345678901234567890,"1":1e400,"a":1,"a":2}]')).toBe('__proto__,1,a\n12345678901234567890,1e400,2');
  });

  it('picks columns, unknown ones empty', async () => {
    expect(await csv('[{"a":1,"b":{"c":2}}]', { columns: ['b.c', 'x', 'a'] })).toBe('b.c,x,a\n2,,1');
    expect(await csv('[[1,2]]', { columns: ['2'] })).toBe('2');
  });

  it('quotes what it must, or all', async () => {
    expect(await csv('[{"a":"x\\ny","b":"\\"","c":" "}]', { lineEnding: 'crlf' })).toBe('a,b,c\r\n"x\ny",""""," "'.replace('," "', ', '));
    expect(await csv('[{"a":1,"b":null}]', { quoteAll: true, header: false })).toBe('"1",""');
  });

  it('keeps spreadsheets from running texts', async () => {
    expect(await csv('[{"=a":"=1+1","b":-1,"c":"-1","d":"@x","e":"\\tx","f":"a=b"}]', { escapeFormulas: true })).toBe(
      "'=a,b,c,d,e,f\n'=1+1,-1,'-1,'@x,'\tx,a=b",
    );
  });

  it('refuses mixtures, scalars at the top and wrong delimiters', async () => {
    for (const json of ['1', 'null', '[{},1]', '[{},[]]', '[{},null]']) await expectUnprocessable(tool, { json });
    await expectUnprocessable(tool, { json: '[1,]' }, /line 1, column 4/);
    for (const delimiter of ['"', '\n', '\r', '', ',,']) await expectInvalid(tool, { json: '[]', delimiter }, 'delimiter');
  });
});
