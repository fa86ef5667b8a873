import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './color-gradient-steps-generator.ts';

holdTo(tool, {
  answers: [
    // A grey end takes the hue of the other: white to blue in HSL never turns red.
    [{ colors: ['white', 'blue'], steps: 3, space: 'hsl' }, { colors: ['#ffffff', '#9f9fdf', '#0000ff'] }],
    // Two greys have hue 0 and stay grey.
    [{ colors: ['black', 'white'], steps: 3, space: 'oklch', hue: 'longer' }, { colors: ['#000000', '#636363', '#ffffff'] }],
    // Each end is hit exactly, also with more stops than steps.
    [{ colors: ['red', 'lime', 'blue'], steps: 2, space: 'srgb' }, { colors: ['#ff0000', '#0000ff'] }],
    [{ colors: ['red', 'lime', 'blue'], steps: 3, space: 'lab' }, { colors: ['#ff0000', '#00ff00', '#0000ff'] }],
    // Alpha is multiplied in: fading to transparent does not darken.
    [{ colors: ['white', 'transparent'], steps: 3, space: 'srgb' }, { colors: ['#ffffff', '#ffffff80', '#00000000'] }],
  ],
  invalid: [
    [{ colors: ['red', 'blue'], steps: 1 }, 'steps'],
    [{ colors: ['red', 'blue'], steps: 1001 }, 'steps'],
    [{ colors: ['red'], steps: 3 }, 'colors'],
  ],
  unprocessable: [[{ colors: ['red', '#12'], steps: 3 }, /#12/]],
});

describe('color-gradient-steps-generator', () => {
  it('goes every way round the hue circle as colorjs.io does', async () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const color = fc
      .tuple(byte, byte, byte)
      .filter(([a, b, c]) => Math.max(a, b, c) - Math.min(a, b, c) > 20)
      .map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`);
    const ways = fc.constantFrom<'shorter' | 'longer' | 'increasing' | 'decreasing'>('shorter', 'longer', 'increasing', 'decreasing');
    await fc.assert(
      fc.asyncProperty(color, color, fc.constantFrom('hsl', 'lch', 'oklch'), ways, async (first, second, space, hue) => {
        const [a, b] = [first, second].map((each) => new Color(each).to(space).coords[space === 'hsl' ? 0 : 2] ?? 0);
        fc.pre(Math.abs(Math.abs((a ?? 0) - (b ?? 0)) - 180) > 0.01 && Math.abs((a ?? 0) - (b ?? 0)) > 0.01);
        const middle = new Color(first)
          .mix(second, 0.5, { space, hue, outputSpace: 'srgb' })
          .coords.map((channel) => Math.min(1, Math.max(0, Number(channel))) * 255);
        const { colors } = await run(tool, { colors: [first, second], steps: 3, space, hue });
        const bytes = [1, 3, 5].map((at) => Number.parseInt(colors[1].slice(at, at + 2), 16));
        for (const [index, value] of bytes.entries()) expect(Math.abs(value - (middle[index] ?? 0)), `${first} ${second} ${space} ${hue}`).toBeLessThan(0.51);
      }),
      { numRuns: 300 },
    );
  });
});
