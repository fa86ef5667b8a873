import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './csv-validator.ts';

const check = async (csv: string, more: Record<string, unknown> = {}) => {
  const { errors, ...rest } = await run(tool, { csv, ...more });
  return { ...rest, errors: errors.map(({ line, row, code }: { line: number; row: number; code: string }) => `${line}:${row} ${code}`) };
};

describe('csv-validator', () => {
  it('takes empty text and good CSV', async () => {
    expect(await check('')).toEqual({ valid: true, rows: 0, columns: 0, delimiter: ',', errors: [] });
    expect(await check('a;b\r\n"x\r\n""y""";2\r\n\r\n3;4')).toEqual({ valid: true, rows: 3, columns: 2, delimiter: ';', errors: [] });
  });

  it('reports a quote with more behind it, and goes on with the field open', async () => {
    expect(await check('a,b\n"x"y,z",2')).toMatchObject({ valid: false, rows: 2, errors: ['2:2 quote'] });
    // The field that opens on line 2 goes on to the quote in front of p, which p follows, and closes after it.
    expect(await check('a,b\n"x"y,2\n"p",q\n3,4')).toMatchObject({ rows: 3, errors: ['2:2 quote', '2:2 quote'] });
  });

  it('stops at a quote that is never closed, without counting its fields', async () => {
    expect(await check('a,b\n1,2\n3,"x\ny')).toMatchObject({ valid: false, rows: 3, columns: 2, errors: ['3:3 unclosedQuote'] });
  });

  it('counts fields against the first record, lines with line ends in quotes', async () => {
    expect(await check('a,b\n"1\n1",2\n3\n4,5,6')).toMatchObject({ rows: 4, errors: ['4:3 fieldCount', '5:4 fieldCount'] });
  });

  it('looks at the header once for each doubt, and only where there is one', async () => {
    expect(await check('a,,a,,a\n1,2,3,4,5')).toMatchObject({ errors: ['1:1 emptyHeader', '1:1 duplicateHeader'] });
    expect(await check('a,,a,,a\n1,2,3,4,5', { header: false })).toMatchObject({ valid: true });
  });

  it('lists 1000 errors at most', async () => {
    const { valid, rows, errors } = await run(tool, { csv: `a,b\n${'1\n'.repeat(1500)}` });
    expect([valid, rows, errors.length]).toEqual([false, 1501, 1000]);
  });

  it('names empty fields by line and column where asked, not those of the header', async () => {
    const { errors } = await run(tool, { csv: 'a,\n"x\ny",\n,1', refuseEmpty: true });
    expect(errors.map(({ line, row, code, message }: { line: number; row: number; code: string; message: string }) => [line, row, code, message])).toEqual([
      [1, 1, 'emptyHeader', 'Column 2 has no name.'],
      [2, 2, 'emptyField', 'Column 2 is empty.'],
      [4, 3, 'emptyField', 'Column 1 (a) is empty.'],
    ]);
    expect((await run(tool, { csv: ',1', header: false, refuseEmpty: true })).errors).toHaveLength(1);
  });
});
