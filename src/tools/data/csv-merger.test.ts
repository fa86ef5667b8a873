import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './csv-merger.ts';

const merge = async (csvs: string[], more: Record<string, unknown> = {}) => (await run(tool, { csvs, ...more })).csv as string;

describe('csv-merger', () => {
  it('takes delimiter and record ending of the first text', async () => {
    expect(await merge(['a;b\r\n1;2\r\n', 'b,a\n"x;y",3'])).toBe('a;b\r\n1;2\r\n3;"x;y"');
  });

  it('keeps the columns that every text has', async () => {
    expect(await merge(['a,b,c\n1,2,3', 'c,a\n4,5'], { columns: 'intersection' })).toBe('a,c\n1,3\n5,4');
    await expectUnprocessable(tool, { csvs: ['a\n1', 'b\n2'], columns: 'intersection' }, /common/);
  });

  it('matches by number without a header', async () => {
    expect(await run(tool, { csvs: ['1,2', '3\n4,5,6'], header: false })).toEqual({ csv: '1,2,\n3,,\n4,5,6', rows: 3, columns: ['1', '2', '3'] });
  });

  it('passes over texts without any record', async () => {
    expect(await run(tool, { csvs: ['', 'a\n1'], columns: 'intersection' })).toEqual({ csv: 'a\n1', rows: 1, columns: ['a'] });
    expect(await run(tool, { csvs: ['', ''] })).toEqual({ csv: '', rows: 0, columns: [] });
  });

  it('matches repeated names one by one', async () => {
    expect(await merge(['a,a\n1,2', 'a_2,a\n3,4'])).toBe('a,a_2\n1,2\n4,3');
  });

  it('refuses one text, and too much together', async () => {
    await expectInvalid(tool, { csvs: ['a'] }, 'csvs');
    await expectInvalid(tool, { csvs: ['a'.repeat(600_000), 'b'.repeat(600_000)] }, 'csvs');
    await expectUnprocessable(tool, { csvs: ['a\n1', 'a\n1,2'] }, /line 2/i);
  });
});
