import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './color-temperature-converter.ts';
import data from './testdata/color-temperature-converter.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // CIE 15: illuminant A at 2856 K has x 0.44757, y 0.40745; the splines are good to 1e-3.
    [{ kelvin: 2856 }, { x: expect.closeTo(0.44757, 3), y: expect.closeTo(0.40745, 3) }],
    [{ kelvin: 1667 }, { kelvin: 1667 }],
    [{ kelvin: 25_000 }, { mired: 40 }],
  ],
  invalid: [
    [{}, 'kelvin'],
    [{ kelvin: 5000, color: 'white' }, 'color'],
    [{ kelvin: 1666 }, 'kelvin'],
    [{ kelvin: 25_001 }, 'kelvin'],
  ],
  unprocessable: [
    [{ color: 'black' }, /Black/],
    [{ color: '#8000ff' }, /too far/],
    [{ color: 'lime-ish' }, /lime-ish/],
  ],
});

describe('color-temperature-converter', () => {
  it('gives the sRGB white about 6504 K (IEC 61966-2-1: D65)', async () => {
    expect((await run(tool, { color: 'white' })).kelvin).toBeCloseTo(6504, -1);
  });

  it('comes back to the temperature to a percent', async () => {
    for (const kelvin of [3000, 4000, 5000, 6500, 10_000]) {
      const { hex } = await run(tool, { kelvin });
      expect(Math.abs((await run(tool, { color: hex })).kelvin / kelvin - 1)).toBeLessThan(0.015);
    }
  });
});
