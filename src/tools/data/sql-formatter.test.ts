import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './sql-formatter.ts';

const formatted = async (sql: string, options = {}): Promise<string> => (await run(tool, { sql, ...options })).formatted;

// Expected values written by hand from the rules.
describe('sql-formatter', () => {
  it('takes nothing', async () => {
    expect(await formatted('')).toBe('');
    expect(await formatted(' \n')).toBe('');
  });

  it('lays out clauses, lists and conditions', async () => {
    expect(await formatted('select a from t where a=1 or b=2 order by a')).toBe('select\n  a\nfrom\n  t\nwhere\n  a = 1\n  or b = 2\norder by\n  a');
    expect(await formatted('select * from (select 1) x', { indent: 4 })).toBe('select\n    *\nfrom\n    (\n        select\n            1\n    ) x');
    expect(await formatted('select a, b', { useTabs: true })).toBe('select\n\ta,\n\tb');
  });

  it('changes the case of keywords only', async () => {
    expect(await formatted("Select Abc From T Where x = 'Select'", { keywordCase: 'lower' })).toBe("select\n  Abc\nfrom\n  T\nwhere\n  x = 'Select'");
    expect(await formatted("Select Abc From T Where x = 'Select'", { keywordCase: 'upper' })).toBe("SELECT\n  Abc\nFROM\n  T\nWHERE\n  x = 'Select'");
  });

  it('puts blank lines between queries', async () => {
    for (const linesBetweenQueries of [0, 1, 5])
      expect(await formatted('select 1;select 2;', { linesBetweenQueries })).toBe(`select\n  1;\n${'\n'.repeat(linesBetweenQueries)}select\n  2;`);
  });

  it('never changes strings, quoted names, comments and placeholders', async () => {
    for (const [piece, dialect] of [
      ["'it''s  a'", 'sql'],
      ['"a  ""b"', 'postgresql'],
      ['`a  b`', 'mysql'],
      ['[a  b]', 'tsql'],
      ['$tag$ a  b $tag$', 'postgresql'],
      ['/* a  b */', 'sql'],
      ['?', 'sql'],
      [':name', 'postgresql'],
      ['@p1', 'tsql'],
      ['$1', 'postgresql'],
      ["N'é😀'", 'tsql'],
      ["E'a\\'b'", 'postgresql'],
    ] as const)
      expect(await formatted(`select ${piece} from t`, { dialect }), dialect).toContain(piece);
    expect(await formatted('select 1 -- a  b\nfrom t')).toContain('-- a  b\n');
  });

  it('refuses what the dialect cannot read, with the place', async () => {
    await expectUnprocessable(tool, { sql: "select 1,\n  'a" }, 'Line 2, column 3');
    await expectInvalid(tool, { sql: 'select 1', dialect: 'oracle' }, 'dialect');
    await expectInvalid(tool, { sql: 'select 1', indent: 11 }, 'indent');
  });

  it('sets clauses beside their content in columns', async () => {
    const sql = 'select a from t where x = 1';
    expect((await run(tool, { sql, indentStyle: 'tabularLeft' })).formatted).toBe('select    a\nfrom      t\nwhere     x = 1');
    expect((await run(tool, { sql, indentStyle: 'tabularRight' })).formatted).toBe('   select a\n     from t\n    where x = 1');
  });

  it("reads Couchbase's N1QL", async () => {
    const sql = 'select fname from tutorial use keys ["dave"] unnest children as c';
    const { formatted } = await run(tool, { sql, dialect: 'n1ql' });
    expect(formatted.replace(/\s+/g, ' ')).toBe(sql);
    expect(formatted).toMatch(/^unnest$/m);
    await expectUnprocessable(tool, { sql: 'select a from t where b = {"c": 1', dialect: 'n1ql' });
  });
});
