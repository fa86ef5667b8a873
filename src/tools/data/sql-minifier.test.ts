import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './sql-minifier.ts';

const minified = async (sql: string, options = {}): Promise<string> => (await run(tool, { sql, ...options })).minified;

// Expected values written by hand from the rules.
describe('sql-minifier', () => {
  it('takes nothing and white space', async () => {
    expect(await run(tool, { sql: '' })).toEqual({ minified: '', originalBytes: 0, minifiedBytes: 0, savedPercent: 0 });
    expect(await run(tool, { sql: ' \n\t' })).toEqual({ minified: '', originalBytes: 3, minifiedBytes: 0, savedPercent: 100 });
    expect(await run(tool, { sql: "'é😀'" })).toMatchObject({ minified: "'é😀'", originalBytes: 8, savedPercent: 0 });
  });

  it('leaves white space out around commas, semicolons and inside parentheses', async () => {
    expect(await minified(' a , b ;\n\n c ( d , ( e ) ) f ')).toBe('a,b;c (d,(e)) f');
    expect(await minified('a  =  b')).toBe('a = b');
  });

  it('counts a comment as white space', async () => {
    expect(await minified('a--x\nb')).toBe('a b');
    expect(await minified('a/**/b')).toBe('a b');
    expect(await minified('a/* x /* y */ z */b')).toBe('a b');
    expect(await minified('(/* x */a/* y */)-- z')).toBe('(a)');
    expect(await minified('a - - b')).toBe('a - - b');
  });

  it('keeps hints while asked', async () => {
    expect(await minified('select /*+ x */ a /*! y */')).toBe('select /*+ x */ a /*! y */');
    expect(await minified('select /*+ x */ a /*! y */', { keepHints: false })).toBe('select a');
  });

  it('copies what is quoted', async () => {
    for (const quoted of ["'a  '' -- b'", '"a  "" /* "', '`a  `` ; `', '$$a  ; -- $$', '$t$ a $$ b  $t$'])
      expect(await minified(`x  ${quoted}  y`)).toBe(`x ${quoted} y`);
    expect(await minified('select $1  ,  $2')).toBe('select $1,$2');
    expect(await minified("'a\\'  b' 'c'", { backslashEscapes: true })).toBe("'a\\'  b' 'c'");
    expect(await minified("'a\\'  b")).toBe("'a\\' b");
  });

  it('refuses what is never closed, with the line', async () => {
    for (const sql of ["\n'a", '\n"a', '\n`a', '\n/* a', '\n/* /* */', '\n$$a', '\n$t$ a $$']) await expectUnprocessable(tool, { sql }, /[Ll]ine 2/);
    await expectUnprocessable(tool, { sql: "'a\\'", backslashEscapes: true }, /[Ll]ine 1/);
  });
});
