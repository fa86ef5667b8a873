import { expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import information from './image-information.ts';
import tool from './image-resizer.ts';
import { pngOf } from './lib/picture-testing.ts';
import { ANIMATION, EIGHT_COLORS } from './lib/samples.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/moving.json' with { type: 'json' };

holdTo(tool, { vectors });

it('keeps the frames of animations', async () => {
  const { image } = await run(tool, { image: ANIMATION, percent: 200, kernel: 'nearest', format: 'webp' });
  expect(await run(information, { image })).toMatchObject({ format: 'webp', frames: 2, durationMs: 350, width: 4, height: 4 });
});

it('refuses a result that is too large', () => expectUnprocessable(tool, { image: EIGHT_COLORS, width: 16_383 }, /at most/));

it('looks for the part with most detail', async () => {
  const pixels = new Uint8Array(60 * 20 * 4).fill(255);
  for (let at = 0; at < pixels.length; at++) if ((at >> 2) % 60 < 20 && at % 4 < 3) pixels[at] = (at * 7919) % 256;
  const cropped = Buffer.from(
    (await run(tool, { image: pngOf(60, 20, pixels), width: 20, height: 20, fit: 'cover', position: 'entropy', format: 'raw' })).image,
    'base64',
  );
  const white = cropped.filter((_, at) => at % 4 === 0 && cropped.readUInt32BE(at) === 0xffff_ffff).length;
  expect(white).toBeLessThan(60);
});
