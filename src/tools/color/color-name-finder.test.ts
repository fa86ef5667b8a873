import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './color-name-finder.ts';

describe('color-name-finder', () => {
  it('lists 139 colours, each hex once', async () => {
    const { matches } = await run(tool, { color: 'red', count: 148 });
    expect(matches).toHaveLength(139);
    expect(new Set(matches.map(({ hex }: { hex: string }) => hex)).size).toBe(139);
    expect(matches.map(({ name }: { name: string }) => name).filter((name: string) => /grey|aqua$|fuchsia/.test(name) && name !== 'aquamarine')).toEqual([]);
  });

  it.each([
    ['#ff0000', 'red'],
    ['aqua', 'cyan'],
    ['fuchsia', 'magenta'],
    ['slategrey', 'slategray'],
    ['rgb(102 51 153 / 10%)', 'rebeccapurple'],
  ])('names %s %s exactly', async (color, name) => expect(await run(tool, { color, count: 1 })).toMatchObject({ name, exact: true, matches: [{ deltaE: 0 }] }));

  it('sorts from near to far', async () => {
    const distances: number[] = (await run(tool, { color: '#123456', count: 139 })).matches.map(({ deltaE }: { deltaE: number }) => deltaE);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('refuses other counts and texts that are not colours', async () => {
    await expectInvalid(tool, { color: 'red', count: 0 }, 'count');
    await expectInvalid(tool, { color: 'red', count: 149 }, 'count');
    await expectUnprocessable(tool, { color: 'reddish' }, /reddish/);
  });
});
