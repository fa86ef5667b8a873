import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './csv-sorter.ts';

const sort = async (fields: string[], column: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => {
  const csv = fields.map((field, index) => `${field},${index}`).join('\n');
  const result = await run(tool, { csv, header: false, columns: [{ column: '1', ...column }], ...more });
  return (result.csv as string).split('\n').map((line) => fields[Number(line.split(',').at(-1))]);
};

describe('csv-sorter', () => {
  it('sorts numbers by exact value, empty fields last in either order', async () => {
    expect(await sort(['10', '', '9', '1e1', '-0.5', '0.30000000000000001', '0.3'])).toEqual(['-0.5', '0.3', '0.30000000000000001', '9', '10', '1e1', '']);
    expect(await sort(['10', '', '9', '1e1'], { order: 'descending' })).toEqual(['10', '1e1', '9', '']);
    expect(await sort(['1e400', '1e-400', '-1e400', '1e401'])).toEqual(['-1e400', '1e-400', '1e400', '1e401']);
  });

  it('takes a column with one text as text', async () => {
    expect(await sort(['10', '9', 'x', ''])).toEqual(['10', '9', 'x', '']);
    expect(await sort(['10', 'x', '9', 'b', ''], { type: 'number', order: 'descending' })).toEqual(['10', '9', 'x', 'b', '']);
    expect(await sort(['10', '9'], { type: 'text' })).toEqual(['10', '9']);
  });

  it('compares text by code point, or lower-cased', async () => {
    expect(await sort(['b', 'A', 'a', '\u{1F600}', '\uff5e'])).toEqual(['A', 'a', 'b', '\uff5e', '\u{1F600}']);
    expect(await sort(['b', 'A', 'a', 'B'], {}, { caseSensitive: false })).toEqual(['A', 'a', 'b', 'B']);
    expect(await sort(['b', 'A', 'a', 'B'], { order: 'descending' }, { caseSensitive: false })).toEqual(['b', 'B', 'A', 'a']);
  });

  it('sorts by the next column where the first is the same', async () => {
    const columns = [{ column: 'a', order: 'descending' }, { column: 'b' }];
    expect((await run(tool, { csv: 'a,b\n1,2\n2,9\n1,1\n,5\n,4', columns })).csv).toBe('a,b\n2,9\n1,1\n1,2\n,4\n,5');
  });

  it('agrees with a stable sort of integers (law)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 40 }), async (numbers) => {
        expect(await sort(numbers.map(String))).toEqual(numbers.toSorted((a, b) => a - b).map(String));
      }),
    );
  });

  it('takes empty CSV and refuses unknown columns', async () => {
    expect(await run(tool, { csv: '', columns: [{ column: 'x' }] })).toEqual({ csv: '', rows: 0 });
    await expectUnprocessable(tool, { csv: 'a\n1', columns: [{ column: 'x' }] }, /"x"/);
  });
});
