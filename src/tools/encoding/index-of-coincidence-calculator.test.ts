import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './index-of-coincidence-calculator.ts';

describe('index-of-coincidence-calculator', () => {
  it('two letters, equal and not', async () => {
    expect(await run(tool, { text: 'aA' })).toMatchObject({
      indexOfCoincidence: 1,
      normalized: 26,
      letters: 2,
      periods: [
        { period: 1, averageIndex: 1 },
        { period: 2, averageIndex: 0 },
      ],
    });
    expect(await run(tool, { text: 'a-b' })).toMatchObject({ indexOfCoincidence: 0, normalized: 0, letters: 2 });
  });
  it('periods: columns, also short ones (by hand)', async () => {
    const { periods } = await run(tool, { text: 'ababa', maxPeriod: 3 });
    expect(periods).toEqual([
      { period: 1, averageIndex: 0.4 },
      { period: 2, averageIndex: 1 },
      { period: 3, averageIndex: 0 },
    ]);
    expect((await run(tool, { text: 'abc', maxPeriod: 100 })).periods).toHaveLength(3);
  });
  it('each letter once (python fractions)', async () => {
    const result = await run(tool, { text: 'The quick brown fox jumps over the lazy dog' });
    expect(result.letters).toBe(35);
    expect(result.chiSquared).toBeCloseTo(109.31861319821004, 9);
    expect(result.indexOfCoincidence).toBe(26 / (35 * 34));
  });
  it('refuses fewer than two letters', async () => {
    await expectUnprocessable(tool, { text: 'a1' }, /1 letter/);
    await expectUnprocessable(tool, { text: 'éé' }, /0 letter/);
    await expectInvalid(tool, { text: 'a' }, 'text');
  });
});
