import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import tool from './accessible-color-finder.ts';
import contrast from './color-contrast-checker.ts';

holdTo(tool, {
  answers: [
    // What is enough already stays.
    [
      { color: 'black', against: 'white', targetRatio: 21 },
      { color: '#000000', ratio: 21, changed: false, lightnessChangePercent: 0 },
    ],
    [
      { color: '#767676', against: 'white' },
      { color: '#767676', changed: false },
    ],
    [{ color: 'white', against: 'white', targetRatio: 1 }, { changed: false }],
  ],
  invalid: [
    [{ color: 'red', against: 'white', targetRatio: 22 }, 'targetRatio'],
    [{ color: 'red', against: 'white', direction: 'up' }, 'direction'],
  ],
  unprocessable: [
    [{ color: 'red', against: '#777', targetRatio: 7 }, /reaches/],
    [{ color: '#333', against: 'black', targetRatio: 7, direction: 'darker' }, /darker/],
    [{ color: '#3338', against: 'black' }, /opaque/],
  ],
});

describe('accessible-color-finder', () => {
  it('reaches the ratio it was asked for, as the contrast checker measures it', async () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const color = fc.tuple(byte, byte, byte).map((bytes) => `rgb(${bytes.join(' ')})`);
    await fc.assert(
      fc.asyncProperty(color, async (against) => {
        const found = await run(tool, { color: '#3366cc', against, targetRatio: 4.5 });
        const measured = await run(contrast, { foreground: found.color, background: against });
        expect(measured.ratio).toBe(found.ratio);
        expect(measured.normalAa).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('says that a hue alone cannot do it', () => expectUnprocessable(tool, { color: 'lime', against: 'white', targetRatio: 21.0, direction: 'lighter' }));
});
