import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectNear, holdTo, run } from '../testing.ts';
import tool from './color-mixer.ts';
import data from './testdata/color-mixer.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // CSS Color 4, section 12.3, example 27: the mean of rgb(24% 12% 98% / 0.4) and rgb(62% 26% 64% / 0.6).
    [
      { colors: ['rgb(24% 12% 98% / 0.4)', 'rgb(62% 26% 64% / 0.6)'], space: 'srgb' },
      { alpha: 0.5, rgb: { red: expect.closeTo(0.468 * 255, 9), green: expect.closeTo(0.204 * 255, 9), blue: expect.closeTo(0.776 * 255, 9) } },
    ],
    // No alpha at all, and none of one of them.
    [{ colors: ['transparent', '#ff000000'] }, { hex: '#00000000', alpha: 0 }],
    [
      { colors: ['transparent', 'red'], space: 'srgb' },
      { hex: '#ff000080', alpha: 0.5 },
    ],
    // The mean of 1 and 1 is 1, also where the shares of the weights are no binary fractions.
    ...(['srgb', 'srgb-linear', 'lab', 'oklab'] as const).flatMap((space): [Record<string, unknown>, Record<string, unknown>][] => [
      [
        { colors: ['#336699', '#ffcc00'], weights: [0.2, 0.6], space },
        { hex: expect.stringMatching(/^#.{6}$/), alpha: 1 },
      ],
      [{ colors: ['#3366991a', '#ffcc001a'], weights: [0.2, 0.6], space }, { alpha: 26 / 255 }],
    ]),
    // 0.75 of one and 0.25 of the other: (51 + 3 * 255) / 4 and so on.
    [
      { colors: ['#336699', '#ffcc00'], weights: [0.2, 0.6], space: 'srgb' },
      { hex: '#ccb326', rgb: { red: expect.closeTo(204, 9), green: expect.closeTo(178.5, 9), blue: expect.closeTo(38.25, 9) } },
    ],
    [{ colors: ['#336699', '#ffcc00'], weights: [0.2, 0.6] }, { hex: '#cbb55f' }],
    [{ colors: ['#336699', '#ffcc00'], weights: [0.2, 0.6], space: 'lab' }, { hex: '#d4b14b' }],
    [{ colors: ['white', 'white', 'white'], weights: [0.1, 0.2, 0.7], space: 'srgb' }, { rgb: { red: 255, green: 255, blue: 255 } }],
    // The smallest weights there are.
    [
      { colors: ['#ff000080', '#ff000080'], weights: [5e-324, 5e-324], space: 'srgb' },
      { hex: '#ff000080', alpha: 128 / 255 },
    ],
    // A weight of 0 leaves a colour out.
    [{ colors: ['red', 'lime', 'blue'], weights: [0, 5, 0], space: 'srgb' }, { hex: '#00ff00' }],
  ],
  invalid: [
    [{ colors: ['red'] }, 'colors'],
    [{ colors: ['red', 'blue'], weights: [1, 2, 3] }, 'weights'],
    [{ colors: ['red', 'blue'], weights: [0, 0] }, 'weights'],
    [{ colors: ['red', 'blue'], weights: [-1, 2] }, 'weights[0]'],
  ],
  unprocessable: [[{ colors: ['red', 'rot'] }, /rot/]],
});

describe('color-mixer', () => {
  it('mixes two colours as colorjs.io does', async () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const color = fc.tuple(byte, byte, byte).map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`);
    await fc.assert(
      fc.asyncProperty(color, color, fc.constantFrom('srgb', 'srgb-linear', 'lab', 'oklab'), async (first, second, space) => {
        const coords = new Color(first).mix(second, 0.25, { space, outputSpace: 'srgb' }).coords.map(Number);
        const { rgb } = await run(tool, { colors: [first, second], weights: [3, 1], space });
        expectNear(
          [rgb.red, rgb.green, rgb.blue],
          coords.map((channel) => channel * 255),
          { relative: 1e-6, absolute: 1e-5 },
          `${first} ${second} ${space}`,
        );
      }),
      { numRuns: 200 },
    );
  });
});
