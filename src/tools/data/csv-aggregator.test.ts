import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './csv-aggregator.ts';

const FUNCTIONS = ['count', 'countUnique', 'sum', 'mean', 'min', 'max', 'median', 'first', 'last'];
const all = async (fields: string[], functions = FUNCTIONS) => {
  const aggregates = functions.map((name) => ({ column: 'v', function: name }));
  return ((await run(tool, { csv: `v\n${fields.map((field) => field || '""').join('\n')}`, aggregates })).csv as string).split('\n')[1];
};

describe('csv-aggregator', () => {
  // Python 3: fractions.Fraction and decimal.Decimal of the same fields.
  it('works on exact decimals', async () => {
    expect(await all(['0.1', '0.2', '', '0.30'])).toBe('3,3,0.6,0.2,0.1,0.3,0.2,0.1,0.30');
    expect(await all(['1', '2'], ['mean', 'median', 'sum'])).toBe('1.5,1.5,3');
    expect(await all(['1', '1', '2'], ['mean', 'countUnique'])).toBe('1.3333333333333333,2');
    expect(await all(['12345678901234567890', '0.5'], ['sum', 'median', 'max'])).toBe('12345678901234567890.5,6172839450617283945.25,12345678901234567890');
  });

  it('writes numbers without trailing zeros, without exponent however large, and small ones as ECMAScript', async () => {
    expect(await all(['1e21', '2.50e22'], ['sum', 'min', 'mean'])).toBe('26000000000000000000000,1000000000000000000000,13000000000000000000000');
    expect(await all(['1e-7', '0.000001', '-0.00000025'], ['min', 'max', 'median'])).toBe('-2.5e-7,0.000001,1e-7');
    expect(await all(['-5', '5', '-0'], ['sum', 'max', 'mean'])).toBe('0,5,0');
  });

  it('leaves out empty fields; of none the aggregate is empty, and the count 0', async () => {
    expect(await all([''])).toBe('0,0,,,,,,,');
    expect(await all([])).toBe('0,0,,,,,,,');
  });

  it('groups by several columns in order of first appearance', async () => {
    const csv = 'a,b,v\nx,1,1\ny,1,2\nx,2,3\nx,1,4';
    expect((await run(tool, { csv, groupBy: ['2', 'a'], aggregates: [{ column: '3', function: 'sum' }, { function: 'count' }] })).csv).toBe(
      'b,a,sum_v,count\n1,x,5,2\n1,y,2,1\n2,x,3,1',
    );
    expect(await run(tool, { csv: 'a,v', groupBy: ['a'], aggregates: [{ function: 'count' }] })).toEqual({ csv: 'a,count', groups: 0 });
    expect(await run(tool, { csv: '', aggregates: [{ function: 'count' }] })).toEqual({ csv: '', groups: 0 });
  });

  it('names the line of a field that is not a number', async () => {
    await expectUnprocessable(tool, { csv: 'v\n1\n\n007', aggregates: [{ column: 'v', function: 'max' }] }, /Line 4.*007/);
    await expectUnprocessable(tool, { csv: 'v\n1', aggregates: [{ column: 'w', function: 'max' }] }, /"w"/);
  });

  it('refuses a missing column', async () => {
    await expectInvalid(tool, { csv: 'v', aggregates: [{ function: 'count' }, { function: 'sum' }] }, 'aggregates[1].column');
    await expectInvalid(tool, { csv: 'v', aggregates: [] }, 'aggregates');
  });
});
