import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './csv-column-selector.ts';

const CSV = 'id,name,age\n1,Ann,30\n2,Bo';
const select = async (inputs: Record<string, unknown>) => (await run(tool, { csv: CSV, ...inputs })).csv as string;

describe('csv-column-selector', () => {
  it('keeps, drops and moves', async () => {
    expect(await select({ columns: ['age', 'id', 'age'] })).toBe('age,id,age\n30,1,30\n,2,');
    expect(await select({ columns: ['1', 'age'], mode: 'drop' })).toBe('name\nAnn\nBo');
    expect(await select({ columns: ['age'], mode: 'first' })).toBe('age,id,name\n30,1,Ann\n,2,Bo');
    expect(await select({ columns: ['id', 'name'], mode: 'last' })).toBe('age,id,name\n30,1,Ann\n,2,Bo');
  });

  it('gives empty CSV when nothing is left, and for empty CSV', async () => {
    expect(await run(tool, { csv: CSV, columns: ['id', 'name', 'age'], mode: 'drop' })).toEqual({ csv: '', columns: [] });
    expect(await run(tool, { csv: '', columns: ['x'] })).toEqual({ csv: '', columns: [] });
  });

  it('prefers a name that is a number to that number', async () => {
    expect(await run(tool, { csv: '2,1\na,b', columns: ['2'] })).toEqual({ csv: '2\na', columns: ['2'] });
    expect(await run(tool, { csv: '2,1\na,b', columns: ['2'], header: false })).toEqual({ csv: '1\nb', columns: ['2'] });
  });

  it('renames, __proto__ too', async () => {
    expect(await run(tool, { csv: '__proto__,b\n1,2', columns: ['b', '1'], rename: JSON.parse('{"__proto__":"x","b":"__proto__"}') })).toEqual({
      csv: '__proto__,x\n2,1',
      columns: ['__proto__', 'x'],
    });
  });

  it('refuses columns given twice but with keep', async () => {
    await expectInvalid(tool, { csv: CSV, columns: ['id', 'id'], mode: 'drop' }, 'columns[1]');
    await expectInvalid(tool, { csv: CSV, columns: ['id', '1'], mode: 'first' }, 'columns[1]');
    await expectInvalid(tool, { csv: CSV, columns: [] }, 'columns');
    await expectInvalid(tool, { csv: CSV, columns: ['id'], rename: { id: 1 } }, 'rename');
  });

  it('refuses unknown columns, and renaming without a header', async () => {
    await expectUnprocessable(tool, { csv: CSV, columns: ['4'] }, /"4"/);
    await expectUnprocessable(tool, { csv: CSV, columns: ['id'], header: false }, /"id"/);
    await expectUnprocessable(tool, { csv: CSV, columns: ['0'] });
    await expectUnprocessable(tool, { csv: CSV, columns: ['id'], rename: { nope: 'x' } }, /nope/);
    await expectUnprocessable(tool, { csv: CSV, columns: ['1'], header: false, rename: { 1: 'x' } });
  });

  it('quotes a lone empty field', async () => {
    expect(await select({ columns: ['age'] })).toBe('age\n30\n""');
  });

  it('swaps two columns, by name or number, and only two', async () => {
    expect((await run(tool, { csv: 'a,b\n1,2\n3', columns: ['2', 'a'], mode: 'swap' })).csv).toBe('b,a\n2,1\n,3');
    await expectInvalid(tool, { csv: 'a,b', columns: ['a'], mode: 'swap' }, 'columns');
  });
});
