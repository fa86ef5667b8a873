import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './csv-statistics.ts';

const column = async (fields: string[]) => (await run(tool, { csv: fields.map((field) => field || '""').join('\n'), header: false })).columns[0];

describe('csv-statistics', () => {
  it.each([
    [['1', '-2', '0'], 'integer'],
    [['1', '2e0'], 'number'],
    [['1.0'], 'number'],
    [['007'], 'text'],
    [['TRUE', 'false', ''], 'boolean'],
    [['2024-02-29', '0001-01-01'], 'date'],
    [['2023-02-29'], 'text'],
    [['1', 'true'], 'text'],
    [['', ''], 'empty'],
  ])('%j is %s', async (fields, type) => {
    expect((await column(fields)).type).toBe(type);
  });

  // Python 3: statistics.stdev and fractions of the same decimals.
  it('works on exact decimals', async () => {
    expect(await column(['0.1', '0.2', '0.3', '0.4'])).toMatchObject({ sum: 1, mean: 0.25, median: 0.25, standardDeviation: 0.12909944487358058 });
    expect(await column(['1e308', '1e308', '-1e308', '-1e308'])).toMatchObject({ sum: 0, mean: 0, median: 0, standardDeviation: 1.1547005383792515e308 });
    expect(await column(['1000000000000000', '1000000000000001', '1000000000000002'])).toMatchObject({ mean: 1000000000000001, standardDeviation: 1 });
    expect(await column(['9007199254740993', '1'])).toMatchObject({ max: 9007199254740992, sum: 9007199254740994, mean: 4503599627370497 });
  });

  it('has no deviation of one value, and no numbers without any', async () => {
    expect(await column(['5'])).toEqual({
      name: '1',
      type: 'integer',
      count: 1,
      empty: 0,
      unique: 1,
      min: 5,
      max: 5,
      sum: 5,
      mean: 5,
      median: 5,
      minLength: 1,
      maxLength: 1,
      mostCommon: '5',
      mostCommonCount: 1,
    });
    expect(await column(['', ''])).toEqual({ name: '1', type: 'empty', count: 0, empty: 2, unique: 0, minLength: 0, maxLength: 0, mostCommonCount: 0 });
  });

  it('counts different texts, the first on a tie, lengths in characters', async () => {
    expect(await column(['b', 'a', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}é', 'a', 'b', '1'])).toMatchObject({
      unique: 4,
      mostCommon: 'b',
      mostCommonCount: 2,
      minLength: 1,
      maxLength: 2,
    });
    expect(await column(['1', '1.0'])).toMatchObject({ unique: 2, min: 1, max: 1 });
    expect(Object.is((await column(['-0'])).min, 0)).toBe(true);
  });

  it('describes header-only and empty CSV', async () => {
    expect(await run(tool, { csv: '' })).toEqual({ rows: 0, columns: [] });
    expect((await run(tool, { csv: 'a,b' })).columns.map(({ type }: { type: string }) => type)).toEqual(['empty', 'empty']);
  });

  it('refuses what no number can hold', async () => {
    await expectUnprocessable(tool, { csv: 'a\n1e400' }, /range/);
    await expectUnprocessable(tool, { csv: 'a\n1e99999' }, /places/);
  });

  it('keeps the mean between minimum and maximum (law)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e100, max: 1e100 }), { minLength: 2, maxLength: 8 }),
        async (numbers) => {
          const { min, max, mean, median, standardDeviation } = await column(numbers.map(String).map((text) => text.replace('e+', 'e')));
          expect(min <= mean && mean <= max && min <= median && median <= max).toBe(true);
          expect(standardDeviation).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 50 },
    );
  });
});
