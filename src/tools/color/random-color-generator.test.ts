import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import { hslOf } from './lib/models.ts';
import { readColor } from './lib/parse-color.ts';
import tool from './random-color-generator.ts';

describe('random-color-generator', () => {
  it('keeps to its ranges, give or take the rounding to hex, also through 0 degrees', async () => {
    const { colors } = await run(tool, {
      count: 500,
      hueFromDegrees: 350,
      hueToDegrees: 10,
      saturationFromPercent: 60,
      lightnessFromPercent: 40,
      lightnessToPercent: 60,
    });
    for (const color of colors) {
      const { hue, saturation, lightness } = hslOf(readColor(color, ''));
      expect(hue >= 349 || hue <= 11, color).toBe(true);
      expect(saturation).toBeGreaterThan(59);
      expect(lightness).toBeGreaterThan(39.5);
      expect(lightness).toBeLessThan(60.5);
    }
  });

  it('gives the same colours for the same seed, and others for another', async () => {
    const [first, again, other] = await Promise.all([run(tool, { seed: 'a' }), run(tool, { seed: 'a' }), run(tool, { seed: 'b' })]);
    expect(first).toEqual(again);
    expect(first).not.toEqual(other);
  });

  it('draws no colour twice when asked, or says that there are too few', async () => {
    const narrow = { saturationToPercent: 0, unique: true };
    expect(new Set((await run(tool, { ...narrow, count: 200 })).colors).size).toBe(200);
    await expectUnprocessable(tool, { ...narrow, count: 257 }, /different colours/);
  });

  it('refuses ranges upside down', async () => {
    await expectInvalid(tool, { saturationFromPercent: 2, saturationToPercent: 1 }, 'saturationFromPercent');
    await expectInvalid(tool, { lightnessFromPercent: 2, lightnessToPercent: 1 }, 'lightnessFromPercent');
    await expectInvalid(tool, { count: 1001 }, 'count');
    await expectInvalid(tool, { seed: '' }, 'seed');
  });
});
