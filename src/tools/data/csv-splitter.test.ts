import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './csv-splitter.ts';

const split = async (csv: string, more: Record<string, unknown>) => (await run(tool, { csv, ...more })).parts.map((part: { csv: string }) => part.csv);

describe('csv-splitter', () => {
  it('splits evenly, the first parts one row more, none empty', async () => {
    expect(await split('a\n1\n2\n3\n4\n5', { parts: 3 })).toEqual(['a\n1\n2', 'a\n3\n4', 'a\n5']);
    expect(await split('a\n1\n2', { parts: 5 })).toEqual(['a\n1', 'a\n2']);
    expect(await split('1\r\n2\r\n3', { parts: 2, header: false })).toEqual(['1\r\n2', '3']);
  });

  it('splits by the values of a column', async () => {
    expect(await run(tool, { csv: 'k,v\nb,1\n,2\nb,3\n__proto__,4', byColumn: 'k' })).toEqual({
      parts: [
        { csv: 'k,v\nb,1\nb,3', rows: 2, value: 'b' },
        { csv: 'k,v\n,2', rows: 1, value: '' },
        { csv: 'k,v\n__proto__,4', rows: 1, value: '__proto__' },
      ],
      rows: 4,
    });
  });

  it('gives no parts without rows', async () => {
    expect(await run(tool, { csv: '', parts: 2 })).toEqual({ parts: [], rows: 0 });
    expect(await run(tool, { csv: 'a,b', rowsPerPart: 2 })).toEqual({ parts: [], rows: 0 });
  });

  it('refuses none or two ways, unknown columns and more than 1000 parts', async () => {
    await expectInvalid(tool, { csv: 'a' });
    await expectInvalid(tool, { csv: 'a', parts: 1, rowsPerPart: 1 });
    await expectInvalid(tool, { csv: 'a', parts: 0 }, 'parts');
    await expectUnprocessable(tool, { csv: 'a\n1', byColumn: 'b' }, /"b"/);
    await expectUnprocessable(tool, { csv: `a\n${'1\n'.repeat(1001)}`, rowsPerPart: 1 }, /1,000/);
    expect(await split(`a\n${'1\n'.repeat(1000)}`, { rowsPerPart: 1 })).toHaveLength(1000);
  });

  it('gives back all rows in order (law)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 10 }), async (count, parts) => {
        const rows = Array.from({ length: count }, (_, index) => String(index));
        const found = await split(['h', ...rows].join('\n'), { parts });
        expect(found.flatMap((csv: string) => csv.split('\n').slice(1))).toEqual(rows);
        const sizes = found.map((csv: string) => csv.split('\n').length);
        expect(Math.max(0, ...sizes) - Math.min(...sizes, Math.max(0, ...sizes))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
