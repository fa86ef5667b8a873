import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectNear, expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './color-difference-calculator.ts';
import data from './testdata/color-difference-calculator.json' with { type: 'json' };

const byte = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(byte, byte, byte).map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`);

describe('color-difference-calculator', () => {
  it('measures as colorjs.io does', async () => {
    await fc.assert(
      fc.asyncProperty(color, color, async (first, second) => {
        const [a, b] = [new Color(first), new Color(second)];
        const isGrey = (each: typeof a) => new Set(each.coords.map(Number)).size === 1;
        fc.pre(!isGrey(a) && !isGrey(b));
        const measured = await run(tool, { first, second });
        expectNear(
          measured,
          { deltaE76: a.deltaE(b, '76'), deltaE2000: a.deltaE(b, '2000'), deltaECmc: a.deltaE(b, { method: 'CMC', l: 2, c: 1 }), deltaEOk: a.deltaE(b, 'OK') },
          { relative: 1e-7, absolute: 1e-7 },
          `${first} ${second}`,
        );
      }),
      { numRuns: 200 },
    );
  });

  it('is nothing between a colour and itself, and ignores alpha', async () => {
    const { perception, ...numbers } = await run(tool, { first: 'tomato', second: '#ff634780' });
    expect(perception).toBe('imperceptible');
    expect(Object.values(numbers)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('takes lab() as written, outside sRGB also', async () => {
    expect((await run(tool, { first: 'lab(50 100 0)', second: 'lab(50 0 0)' })).deltaE76).toBe(100);
  });

  it('says how different black and white look', async () => {
    expect(await run(tool, { first: 'black', second: 'white' })).toMatchObject({ deltaE76: expect.closeTo(100, 9), perception: 'opposite' });
  });

  it('refuses what is not a colour', () => expectUnprocessable(tool, { first: 'red', second: 'rouge' }, /rouge/));
});

holdTo(tool, { vectors: data.vectors });
