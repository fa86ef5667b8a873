import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './lottery-number-generator.ts';

// Odds as the lotteries publish them.
holdTo(tool, {
  answers: [
    [{ game: 'powerball' }, { odds: 292_201_338 }],
    [{ game: 'megaMillions' }, { odds: 290_472_336 }],
    [{ game: 'euroMillions' }, { odds: 139_838_160 }],
    [{ game: 'euroJackpot' }, { odds: 139_838_160 }],
    [{ game: 'uk649' }, { odds: 45_057_474 }],
    [{ game: 'lotto649' }, { odds: 13_983_816 }],
    [
      { numbers: 6, pool: 6 },
      { tickets: [{ numbers: [1, 2, 3, 4, 5, 6], bonus: [] }], odds: 1, game: 'custom' },
    ],
    [
      { numbers: 2, pool: 4, exclude: [1, 3] },
      { tickets: [{ numbers: [2, 4] }], odds: 6 },
    ],
    [
      { numbers: 1, pool: 1, bonusNumbers: 2, bonusPool: 2 },
      { tickets: [{ numbers: [1], bonus: [1, 2] }], odds: 1 },
    ],
  ],
  invalid: [
    [{}, 'numbers'],
    [{ numbers: 5 }, 'pool'],
    [{ numbers: 6, pool: 5 }, 'pool'],
    [{ game: 'powerball', numbers: 5 }, 'numbers'],
    [{ game: 'powerball', bonusPool: 26 }, 'bonusPool'],
    [{ numbers: 2, pool: 3, exclude: [1, 2] }, 'exclude'],
    [{ numbers: 2, pool: 3, exclude: [4] }, 'exclude[0]'],
    [{ numbers: 1, pool: 3, bonusNumbers: 2, bonusPool: 1 }, 'bonusPool'],
    [{ numbers: 50, pool: 1000 }, 'pool'],
  ],
});

it('draws different numbers in the pool, ascending', async () => {
  const { tickets } = await run(tool, { game: 'euroMillions', tickets: 500, exclude: [7, 13] });
  for (const { numbers, bonus } of tickets) {
    expect([...new Set(numbers)].sort((a: any, b: any) => a - b)).toEqual(numbers);
    expect(numbers).toHaveLength(5);
    expect(bonus).toHaveLength(2);
    expect(numbers.every((number: number) => number >= 1 && number <= 50 && number !== 7 && number !== 13)).toBe(true);
    expect(bonus[1]).toBeGreaterThan(bonus[0]);
    expect(bonus[1]).toBeLessThanOrEqual(12);
  }
});
