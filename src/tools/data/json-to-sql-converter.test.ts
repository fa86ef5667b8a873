import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './json-to-sql-converter.ts';

const sql = async (json: string, more: Record<string, unknown> = {}) => (await run(tool, { json, ...more })).sql as string;
const typeOf = async (...values: string[]) =>
  /"c" (.*)\n/.exec(await sql(`[${values.map((value) => `{"c":${value}}`).join()}]`, { dialect: 'postgresql' }))?.[1];

describe('json-to-sql-converter', () => {
  it('takes types from the values', async () => {
    expect(await typeOf('1', '-2147483648', 'null')).toBe('INTEGER');
    expect(await typeOf('1', '2147483648')).toBe('BIGINT');
    expect(await typeOf('9223372036854775808')).toBe('NUMERIC');
    expect(await typeOf('1', '1.0')).toBe('NUMERIC');
    expect(await typeOf('true', 'false')).toBe('BOOLEAN');
    expect(await typeOf('"1"')).toBe('TEXT');
    expect(await typeOf('1', 'true')).toBe('TEXT');
    expect(await typeOf('1', '"x"')).toBe('TEXT');
    expect(await typeOf('[1]', '{}')).toBe('TEXT');
    expect(await typeOf('null')).toBe('TEXT');
  });

  it('writes numbers as given, nested values as JSON and mixed columns as text', async () => {
    expect(await sql('[{"a":1.50,"b":{"x": [1, "é"], "y":1, "y":2}},{"a":1e400},{"b":true}]', { createTable: false })).toBe(
      'INSERT INTO "data" ("a", "b") VALUES\n  (1.50, \'{"x":[1,"é"],"y":2}\'),\n  (1e400, NULL),\n  (NULL, \'true\');',
    );
    expect(await sql('[{"a":1.0},{"a":"it\'s"},{"a":false}]', { createTable: false })).toContain("('1.0'),\n  ('it''s'),\n  ('false')");
  });

  it('takes one object as one row, __proto__ as a name, and the last of repeated names', async () => {
    expect(await sql('{"__proto__":1,"__proto__":2}', { createTable: false })).toBe('INSERT INTO "data" ("__proto__") VALUES\n  (2);');
  });

  it('refuses anything but objects', async () => {
    for (const json of ['[]', '1', '[1]', '[{"a":1},null]', '[{}]']) await expectUnprocessable(tool, { json });
    await expectUnprocessable(tool, { json: '[{"a":1},[2]]' }, /Item 1/);
    await expectUnprocessable(tool, { json: '{"a":"\\u0000"}' }, /U\+0000/);
    await expectUnprocessable(tool, { json: '{"a":1,}' }, /line 1, column 8/);
  });
});
