import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './sparkline-generator.ts';

const text = async (values: number[], more: Record<string, unknown> = {}) => (await run(tool, { values, ...more })).text;

describe('sparkline-generator', () => {
  // Levels by hand: floor((v - low) / (high - low) * 8), held to 0 to 7.
  it('has eight levels', async () => {
    expect(await text([0, 1, 2, 3, 4, 5, 6, 7])).toBe('▁▂▃▄▅▆▇█');
    expect(await text([0, 1, 2, 3, 4, 5, 6, 7], { style: 'ascii' })).toBe('_.-=+*%#');
  });

  it('draws equal values in the middle, and one value alone', async () => {
    expect(await text([5, 5])).toBe('▄▄');
    expect(await text([-3], { style: 'braille' })).toBe('\u2844');
  });

  it('holds values beyond the scale to it', async () => {
    expect(await text([-10, 0, 10, 20], { minimum: 0, maximum: 10 })).toBe('▁▁██');
  });

  it('survives the widest range of doubles', async () => {
    expect(await text([-1.7e308, 1.7e308])).toBe('▁█');
  });

  it('draws well-formed SVG with numbers only', async () => {
    const { svg } = await run(tool, { values: [3, 1, 2], svgWidth: 10, svgHeight: 8 });
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="10" height="8" viewBox="0 0 10 8" role="img"><title>[^<]*<\/title><polyline points="1,1 5,7 9,4" [^<]*\/><\/svg>$/,
    );
  });

  it('refuses a scale upside down, and no values', async () => {
    await expectInvalid(tool, { values: [1], minimum: 5, maximum: 4 }, 'maximum');
    await expectInvalid(tool, { values: [] }, 'values');
  });
});
