import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './color-contrast-checker.ts';
import data from './testdata/color-contrast-checker.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    // WCAG 2.2, definition of contrast ratio: 21 for black on white, 1 for equal colours.
    [
      { foreground: 'black', background: 'white' },
      { ratio: 21, normalAaa: true, largeAaa: true, nonText: true },
    ],
    [
      { foreground: '#abc', background: '#abc' },
      { ratio: 1, normalAa: false, largeAa: false, nonText: false },
    ],
    // A transparent background is white, a transparent foreground the background.
    [
      { foreground: 'black', background: 'transparent' },
      { ratio: 21, backgroundLuminance: 1 },
    ],
    [{ foreground: 'transparent', background: 'navy' }, { ratio: 1 }],
  ],
});

describe('color-contrast-checker', () => {
  it('agrees with the WCAG contrast of colorjs.io', async () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const color = fc.tuple(byte, byte, byte).map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`);
    await fc.assert(
      fc.asyncProperty(color, color, async (foreground, background) => {
        const { ratio } = await run(tool, { foreground, background });
        // Its luminance is the Y of XYZ, the standard's has coefficients of four digits.
        expect(ratio).toBeCloseTo(new Color(foreground).contrast(background, 'WCAG21'), 1);
      }),
      { numRuns: 200 },
    );
  });

  it('fails AA just below the ratio', async () => {
    // #777777 on white is 4.48 (WebAIM's contrast checker), #767676 4.54.
    expect(await run(tool, { foreground: '#777777', background: 'white' })).toMatchObject({ ratio: expect.closeTo(4.48, 2), normalAa: false });
  });

  it('refuses what is not a colour', () => expectUnprocessable(tool, { foreground: 'x', background: 'white' }, /"x"/));
});
