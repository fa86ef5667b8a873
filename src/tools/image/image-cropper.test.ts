import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './image-cropper.ts';
import { pngOf } from './lib/picture-testing.ts';
import { EIGHT_COLORS, PHOTO } from './lib/samples.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/moving.json' with { type: 'json' };

holdTo(tool, { vectors });

holdTo(tool, {
  invalid: [
    [{ image: EIGHT_COLORS }, 'left'],
    [{ image: EIGHT_COLORS, left: 0, top: 0, width: 1 }, 'height'],
    [{ image: EIGHT_COLORS, trim: 1, circle: true }],
    [{ image: EIGHT_COLORS, aspectRatio: '0:1' }, 'aspectRatio'],
    [{ image: EIGHT_COLORS, aspectRatio: 'wide' }, 'aspectRatio'],
  ],
  answers: [
    [
      { image: PHOTO, circle: true },
      { format: 'png', width: 4, height: 4, left: 0, top: 2 },
    ],
    [
      { image: EIGHT_COLORS, circle: true, position: 'right' },
      { width: 2, height: 2, left: 2, top: 0 },
    ],
  ],
});

it('makes transparent what is outside the circle, and nothing in its middle', async () => {
  const white = pngOf(40, 40, new Uint8Array(6400).fill(255));
  const pixels = Buffer.from((await run(tool, { image: white, circle: true, format: 'raw' })).image, 'base64');
  const alpha = (x: number, y: number): number | undefined => pixels[(y * 40 + x) * 4 + 3];
  expect([alpha(0, 0), alpha(39, 0), alpha(20, 20), alpha(20, 1), alpha(5, 5)]).toEqual([0, 0, 255, 255, 0]);
  // The area of the circle, to half a percent.
  const area = pixels.reduce((sum, value, at) => (at % 4 === 3 ? sum + value / 255 : sum), 0);
  expect(Math.abs(area / (400 * Math.PI) - 1)).toBeLessThan(0.005);
});

it('keeps what draws the eye', async () => {
  const pixels = new Uint8Array(60 * 20 * 4).fill(128);
  for (let y = 4; y < 16; y++) for (let x = 44; x < 56; x++) pixels.set([(x * y) % 256, 40, (x * 90) % 256], (y * 60 + x) * 4);
  const { left } = await run(tool, { image: pngOf(60, 20, pixels), aspectRatio: '1:1', position: 'attention' });
  expect(left).toBeGreaterThanOrEqual(36);
});
