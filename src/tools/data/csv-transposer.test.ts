import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './csv-transposer.ts';

describe('csv-transposer', () => {
  it('fills up records of any length', async () => {
    expect(await run(tool, { csv: '1\r\n1;2\r\n1;2;3', delimiter: ';' })).toEqual({ csv: '1;1;1\r\n;2;2\r\n;;3', rows: 3, columns: 3 });
  });

  it('takes empty CSV and a single record', async () => {
    expect(await run(tool, { csv: '' })).toEqual({ csv: '', rows: 0, columns: 0 });
    expect(await run(tool, { csv: 'a,,b' })).toEqual({ csv: 'a\n""\nb', rows: 3, columns: 1 });
  });

  it('refuses more than 5,000,000 fields', async () => {
    await expectUnprocessable(tool, { csv: `${','.repeat(2499)}\n${'x\n'.repeat(2000)}` }, /5,000,000/);
    expect((await run(tool, { csv: `${','.repeat(999)}\n${'x\n'.repeat(999)}` })).columns).toBe(1000);
  });

  it('is its own inverse on full tables (law)', async () => {
    const field = fc.string({ minLength: 1, unit: fc.constantFrom('a', '"', ',', '\n', 'é') });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(field, field, field), { minLength: 1, maxLength: 5 }), async (rows) => {
        const csv = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n');
        const once = (await run(tool, { csv, delimiter: ',' })).csv;
        const thrice = (await run(tool, { csv: (await run(tool, { csv: once, delimiter: ',' })).csv, delimiter: ',' })).csv;
        expect(thrice).toBe(once);
      }),
    );
  });

  it('leaves out lines that are comments', async () => {
    expect((await run(tool, { csv: '#c\na,b\n1,2', comment: '#' })).csv).toBe('a,1\nb,2');
  });
});
