import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './csv-deduplicator.ts';

const CSV = 'a,b\n1,x\n1,X\n 1,x\n1,x\n2,';
const kept = async (more: Record<string, unknown>) => (await run(tool, { csv: CSV, ...more })).csv as string;

describe('csv-deduplicator', () => {
  it('compares whole rows', async () => {
    expect(await run(tool, { csv: CSV })).toEqual({ csv: 'a,b\n1,x\n1,X\n 1,x\n2,', kept: 4, removed: 1 });
    expect(await kept({ keep: 'last' })).toBe('a,b\n1,X\n 1,x\n1,x\n2,');
    expect(await kept({ keep: 'none' })).toBe('a,b\n1,X\n 1,x\n2,');
  });

  it('leaves case and white space out of the comparison alone', async () => {
    expect(await kept({ caseSensitive: false, keep: 'last' })).toBe('a,b\n 1,x\n1,x\n2,');
    expect(await kept({ trim: true, caseSensitive: false })).toBe('a,b\n1,x\n2,');
  });

  it('compares some columns, by name or number', async () => {
    expect(await kept({ columns: ['a'] })).toBe('a,b\n1,x\n 1,x\n2,');
    expect(await kept({ columns: ['2', 'a'], keep: 'none' })).toBe('a,b\n1,X\n 1,x\n2,');
    await expectUnprocessable(tool, { csv: CSV, columns: ['c'] }, /"c"/);
  });

  it('does not mix up fields that join to the same text', async () => {
    expect((await run(tool, { csv: '"a,b",c\na,"b,c"', header: false })).kept).toBe(2);
  });

  it('takes empty CSV', async () => {
    expect(await run(tool, { csv: '', columns: ['x'] })).toEqual({ csv: '', kept: 0, removed: 0 });
  });
});
