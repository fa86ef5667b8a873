import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './dice-roller.ts';

// Means with keeping from Python's fractions over all outcomes (itertools.product).
holdTo(tool, {
  answers: [
    [{ expression: '2d6+3' }, { minimum: 5, maximum: 15, expected: 10 }],
    [{ expression: '4d6kh3' }, { minimum: 3, maximum: 18, expected: 15869 / 1296 }],
    [{ expression: '4d6dl' }, { minimum: 3, maximum: 18, expected: 15869 / 1296 }],
    [{ expression: '2D20KH1' }, { minimum: 1, maximum: 20, expected: 13.825 }],
    [{ expression: '2d20kl' }, { expected: 7.175 }],
    [{ expression: '2d20dh' }, { expected: 7.175 }],
    [{ expression: 'd%' }, { minimum: 1, maximum: 100, expected: 50.5 }],
    [{ expression: '4dF' }, { minimum: -4, maximum: 4, expected: 0 }],
    [{ expression: '3dFkh1' }, { minimum: -1, maximum: 1, expected: 2 / 3 }],
    [{ expression: '3d6!' }, { minimum: 3, expected: 12.6 }],
    [{ expression: '10 - 1d6!' }, { maximum: 9, expected: 5.8 }],
    [{ expression: '-2d4 + 1' }, { minimum: -7, maximum: -1, expected: -4 }],
    [{ expression: '5' }, { totals: [5], minimum: 5, maximum: 5, expected: 5, average: 5, rolls: [{ total: 5, dice: [] }] }],
    [{ expression: '1000d1000kh1000' }, { expected: 500500, maximum: 1_000_000 }],
  ],
  invalid: [
    ...[
      '',
      'd',
      '2x6',
      '2d6+',
      '1001d6',
      '600d6+500d6',
      'd1',
      'd1001',
      '0d6',
      'd%!',
      'dF!',
      '3d6!2',
      '3d6kh4',
      '3d6kh0',
      '4d6kh3dl1',
      '2d6*2',
      '9999999999999',
    ].map((expression): [Record<string, unknown>, string] => [{ expression }, 'expression']),
    [{ expression: 'd6', times: 1001 }, 'times'],
  ],
});

it('gives no end of the range that exploding dice leave open', async () => {
  expect(await run(tool, { expression: '3d6!' })).not.toHaveProperty('maximum');
  expect(await run(tool, { expression: '10 - 1d6!' })).not.toHaveProperty('minimum');
});

it('adds up what it shows, and stays in range', async () => {
  const { rolls, totals, average } = await run(tool, { expression: '4d6kh3 - d4 + 2', times: 200, seed: 'x' });
  for (const [index, { total, dice }] of rolls.entries()) {
    const [first, second] = dice;
    expect(first.notation).toBe('4d6kh3');
    expect(first.values).toHaveLength(4);
    const kept = [...first.values].sort((a: number, b: number) => b - a).slice(0, 3);
    expect([...first.kept].sort((a: number, b: number) => b - a)).toEqual(kept);
    expect(total).toBe(kept.reduce((a: number, b: number) => a + b, 0) - second.values[0] + 2);
    expect(totals[index]).toBe(total);
  }
  expect(average).toBeCloseTo(totals.reduce((a: number, b: number) => a + b, 0) / 200, 12);
});

it('explodes at each highest face', async () => {
  const { rolls } = await run(tool, { expression: '1d2!', times: 500, seed: 'boom' });
  for (const { dice } of rolls) {
    const values: number[] = dice[0].values;
    expect(values.slice(0, -1).every((value) => value === 2)).toBe(true);
    expect(values.length === 101 || values.at(-1) === 1).toBe(true);
  }
});
