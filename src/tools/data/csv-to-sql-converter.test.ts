import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../shared/tables/csv.ts';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './csv-to-sql-converter.ts';

const sql = async (csv: string, more: Record<string, unknown> = {}) => (await run(tool, { csv, ...more })).sql as string;
const typeOf = async (fields: string[], more: Record<string, unknown> = {}) =>
  /"c" (.*)\n/.exec(await sql(`c\n${fields.map((field) => field || '""').join('\n')}`, more))?.[1];

describe('csv-to-sql-converter', () => {
  it.each([
    [['1', '-2147483648', '2147483647'], 'INTEGER'],
    [['2147483648'], 'BIGINT'],
    [['-2147483649', '1'], 'BIGINT'],
    [['9223372036854775807', '-9223372036854775808'], 'BIGINT'],
    [['9223372036854775808'], 'NUMERIC'],
    [['1', '1.5'], 'NUMERIC'],
    [['1e3'], 'NUMERIC'],
    [['007'], 'VARCHAR(65535)'],
    [['true', 'FALSE', ''], 'BOOLEAN'],
    [['true', '1'], 'VARCHAR(65535)'],
    [['', ''], 'VARCHAR(65535)'],
  ])('%j is %s', async (fields, type) => {
    expect(await typeOf(fields)).toBe(type);
  });

  it('knows the types, names and texts of every dialect', async () => {
    const csv = "i,d,b,t`]\n3000000000,1.50,True,N'\\x";
    expect(await sql(csv, { dialect: 'postgresql' })).toBe(
      'CREATE TABLE "data" (\n  "i" BIGINT,\n  "d" NUMERIC,\n  "b" BOOLEAN,\n  "t`]" TEXT\n);\nINSERT INTO "data" ("i", "d", "b", "t`]") VALUES\n  (3000000000, 1.50, TRUE, \'N\'\'\\x\');',
    );
    expect(await sql(csv, { dialect: 'mysql', table: 'a`b' })).toBe(
      "CREATE TABLE `a``b` (\n  `i` BIGINT,\n  `d` DECIMAL(38,10),\n  `b` BOOLEAN,\n  `t``]` TEXT\n);\nINSERT INTO `a``b` (`i`, `d`, `b`, `t``]`) VALUES\n  (3000000000, 1.50, TRUE, 'N''\\\\x');",
    );
    expect(await sql(csv, { dialect: 'sqlserver' })).toBe(
      "CREATE TABLE [data] (\n  [i] BIGINT,\n  [d] DECIMAL(38,10),\n  [b] BIT,\n  [t`]]] NVARCHAR(MAX)\n);\nINSERT INTO [data] ([i], [d], [b], [t`]]]) VALUES\n  (3000000000, 1.50, 1, N'N''\\x');",
    );
  });

  it('writes batches, and no INSERT without rows', async () => {
    expect(await sql('a\n1\n2\n3', { batchSize: 2, createTable: false })).toBe(
      'INSERT INTO "data" ("a") VALUES\n  (1),\n  (2);\nINSERT INTO "data" ("a") VALUES\n  (3);',
    );
    expect(await sql('a')).toBe('CREATE TABLE "data" (\n  "a" VARCHAR(65535)\n);');
    expect(await run(tool, { csv: '' })).toEqual({ sql: '', rows: 0 });
  });

  it('takes everything as text, and empty fields as empty text, when asked', async () => {
    expect(await sql('a,b\n1,', { inferTypes: false, createTable: false })).toContain("('1', NULL)");
    expect(await sql('a,b\n1,\n,2', { emptyAsNull: false })).toContain("('1', ''),\n  ('', '2')");
    expect(await sql('a,b\n1,', { emptyAsNull: false })).toContain("(1, '')");
  });

  it('refuses U+0000 and a name without characters', async () => {
    await expectUnprocessable(tool, { csv: 'a\nx\0' }, /U\+0000/);
    await expectUnprocessable(tool, { csv: 'a\0\nx' });
    await expectInvalid(tool, { csv: 'a', table: '' }, 'table');
  });

  // SQLite itself reads the script back.
  it('gives the fields back through SQLite (law)', async () => {
    const field = fc.string({ unit: fc.constantFrom('a', "'", '"', '\\', '\n', 'é', '\u{1F600}', ';', '-'), minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 4 }), field, async (rows, name) => {
        const database = new DatabaseSync(':memory:');
        database.exec(await sql(writeCsv([[name, 'other column'], ...rows], ',', '\n'), { dialect: 'sqlite', delimiter: ',', table: name }));
        const found = database.prepare(`SELECT * FROM "${name.replaceAll('"', '""')}"`).all();
        expect(found.map((row) => Object.values(row))).toEqual(rows);
        database.close();
      }),
      { numRuns: 30 },
    );
  });
});
