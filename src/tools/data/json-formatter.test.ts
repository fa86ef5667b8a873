import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './json-formatter.ts';

const format = async (json: string, more: Record<string, unknown> = {}) => (await run(tool, { json, ...more })).formatted;

describe('json-formatter', () => {
  // JSON.stringify indents the same way; it is the oracle for values that survive it.
  it('indents as JSON.stringify does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 0, max: 10 }), async (value, indent) => {
        const source = JSON.stringify(value);
        expect(await format(source, { indent })).toBe(JSON.stringify(JSON.parse(source), null, indent));
      }),
    );
  });

  it('keeps numbers, escapes and repeated names as they were written', async () => {
    for (const source of ['1e400', '1.0', '-0', '12345678901234567890', '"\\u00e9\\/"', '{"a":1,"a":2}', '{"__proto__":{"2":1,"1":2}}'])
      expect(await format(source, { indent: 0 })).toBe(source);
  });

  it('sorts by code point, stably, at every level', async () => {
    expect(await format('{"b":1,"\uff5e":2,"\u{1F600}":3,"a":{"z":1,"y":2},"b":4}', { indent: 0, sortKeys: true })).toBe(
      '{"a":{"y":2,"z":1},"b":1,"b":4,"\uff5e":2,"\u{1F600}":3}',
    );
  });

  it('takes tabs, and one line all the same with indent 0', async () => {
    expect(await format('[1,{}]', { useTabs: true })).toBe('[\n\t1,\n\t{}\n]');
    expect(await format('[1, {}]', { useTabs: true, indent: 0 })).toBe('[1,{}]');
  });

  it('skips a byte order mark and takes all white space of JSON', async () => {
    expect(await format('\ufeff \t\r\n[ 1 ]\n', { indent: 0 })).toBe('[1]');
  });

  // The places are those of the first character that no JSON text can have there.
  it.each([
    ['', 1, 1],
    ['[1,]', 1, 4],
    ['{"a":tru}', 1, 9],
    ['[01]', 1, 3],
    ['{"a": 1,\n}', 2, 1],
    ['{\r\n"a" 1}', 2, 5],
    ['[1 2]', 1, 4],
    ['"a\nb"', 1, 3],
    ['"\\x"', 1, 3],
    ['"\\u12g4"', 1, 6],
    ['1.', 1, 3],
    ['1.e5', 1, 3],
    ['1e+', 1, 4],
    ['-', 1, 2],
    ['-a', 1, 2],
    ["{'a':1}", 1, 2],
    ['[1]x', 1, 4],
    ['// c', 1, 1],
    ['NaN', 1, 1],
    ['"👨‍👩‍👧é', 1, 4],
    ['\u00a01', 1, 1],
  ])('says where %j stops being JSON', async (json, line, column) => {
    await expectUnprocessable(tool, { json }, `line ${line}, column ${column}:`);
  });

  it('agrees with JSON.parse on what is JSON', async () => {
    const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"', '\\', '1', '-', '0', '.', 'e', 'true', 'null', ' ', '\n', 'é');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const json = pieces.join('');
        let valid = true;
        try {
          JSON.parse(json);
        } catch {
          valid = false;
        }
        if (valid) await format(json);
        else await expectUnprocessable(tool, { json });
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes a thousand levels and no more', async () => {
    expect(await format(`${'['.repeat(1000)}${']'.repeat(1000)}`, { indent: 0 })).toBe(`${'['.repeat(1000)}${']'.repeat(1000)}`);
    await expectUnprocessable(tool, { json: `${'['.repeat(1001)}${']'.repeat(1001)}` }, 'deeper than 1,000');
  });

  it('refuses an indent beyond 10', async () => {
    await expectInvalid(tool, { json: '1', indent: 11 }, 'indent');
  });

  it('refuses a result that its indents would make endless', async () => {
    const json = `${'['.repeat(900)}${'0,'.repeat(400_000)}0${']'.repeat(900)}`;
    await expectUnprocessable(tool, { json, indent: 10 }, /10,000,000 characters/);
    expect((await run(tool, { json, indent: 0 })).formatted).toBe(json);
  });
});
