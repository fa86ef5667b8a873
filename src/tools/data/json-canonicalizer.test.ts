import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './json-canonicalizer.ts';

describe('json-canonicalizer: RFC 8785', () => {
  it('writes the sample of section 3.2.2', async () => {
    const json =
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}';
    expect((await run(tool, { json })).canonical).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts by UTF-16 code units, as in section 3.2.3', async () => {
    const json = '{"\\u20ac":"Euro","\\r":"CR","\\ufb33":"Dagesh","1":"One","\\ud83d\\ude00":"Emoji","\\u0080":"Control","\\u00f6":"o"}';
    const { canonical } = await run(tool, { json });
    expect(Object.values(JSON.parse(canonical))).toEqual(expect.arrayContaining(['One']));
    expect(canonical.match(/"(CR|One|Control|o|Euro|Emoji|Dagesh)"/g)).toEqual(['"CR"', '"One"', '"Control"', '"o"', '"Euro"', '"Emoji"', '"Dagesh"']);
  });

  it.each(['{"a":1,"a":2}', '"\\ud800"', '1e400', '[-1e999]'])('refuses %s', async (json) => {
    await expectUnprocessable(tool, { json });
  });
});
