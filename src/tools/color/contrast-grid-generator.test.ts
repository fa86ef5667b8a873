import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import contrast from './color-contrast-checker.ts';
import tool from './contrast-grid-generator.ts';

holdTo(tool, {
  invalid: [
    [{ colors: ['red'] }, 'colors'],
    [{ colors: Array(51).fill('red') }, 'colors'],
  ],
  unprocessable: [
    [{ colors: ['red', '#0008'] }, /opaque/],
    [{ colors: ['red', 'x'] }, /"x"/],
  ],
});

describe('contrast-grid-generator', () => {
  it('gives each pair the ratio of the contrast checker, once', async () => {
    const { colors, ratios, pairs } = await run(tool, { colors: ['navy', 'gold', 'teal', 'white'] });
    expect(pairs).toHaveLength(6);
    for (const [i, foreground] of colors.entries())
      for (const [j, background] of colors.entries()) expect(ratios[i][j]).toBe((await run(contrast, { foreground, background })).ratio);
  });

  it('keeps pairs of one ratio in the order of the list', async () => {
    const { pairs } = await run(tool, { colors: ['black', 'white', 'black'] });
    expect(pairs.map(({ first, second }: Record<string, string>) => `${first} ${second}`)).toEqual(['#000000 #ffffff', '#ffffff #000000', '#000000 #000000']);
  });
});
