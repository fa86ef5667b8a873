import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './random-port-generator.ts';

holdTo(tool, {
  answers: [[{ min: 65535 }, { ports: [65535] }]],
  invalid: [
    [{ min: 2, max: 1 }, 'min'],
    [{ min: 0 }, 'min'],
    [{ max: 65536 }, 'max'],
    [{ count: 1001 }, 'count'],
  ],
  unprocessable: [
    [{ count: 3, min: 1, max: 2 }, /only 2/],
    [{ min: 80, max: 80, exclude: [80] }, /only 0/],
  ],
});

describe('random-port-generator', () => {
  const ports = async (inputs: Record<string, unknown>): Promise<number[]> => (await run(tool, inputs)).ports;

  it('stays in the dynamic range of RFC 6335 and gives no port twice', async () => {
    const list = await ports({ count: 1000, seed: 'a' });
    expect(new Set(list).size).toBe(1000);
    expect(Math.min(...list)).toBeGreaterThanOrEqual(49_152);
    expect(Math.max(...list)).toBeLessThanOrEqual(65_535);
    expect(list).not.toEqual(list.toSorted((a, b) => a - b));
  });

  it('gives all that are left when as many are asked for', async () => {
    expect((await ports({ count: 4, min: 1, max: 6, exclude: [2, 5, 70_000] })).sort()).toEqual([1, 3, 4, 6]);
  });

  it('repeats itself with a seed, and not without', async () => {
    expect(await ports({ count: 5, seed: 'a' })).toEqual(await ports({ count: 5, seed: 'a' }));
    expect(await ports({ count: 5 })).not.toEqual(await ports({ count: 5 }));
  });
});
