import { expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './animated-gif-generator.ts';
import extractor from './gif-frame-extractor.ts';
import information from './image-information.ts';
import { pngOf } from './lib/picture-testing.ts';
import { EIGHT_COLORS, FOUR_COLORS, FOUR_OTHER_COLORS, PIXEL } from './lib/samples.ts';

/** A picture of one pixel in a grey. */
const grey = (value: number): string => pngOf(1, 1, Uint8Array.of(value, value, value, 255));
const raw = (value: number): string => Buffer.from([value, value, value, 255]).toString('base64');

it.each(['gif', 'webp'])('plays the images in order, backwards and to and fro as %s', async (format) => {
  const images = [grey(0), grey(100), grey(200)];
  const orders = [
    [{}, [0, 100, 200]],
    [{ reverse: true }, [200, 100, 0]],
    [{ boomerang: true }, [0, 100, 200, 100]],
    [{ boomerang: true, reverse: true }, [200, 100, 0, 100]],
  ] as const;
  for (const [inputs, order] of orders) {
    const { image, frames } = await run(tool, { images, format, quality: 100, ...inputs });
    expect(frames).toBe(order.length);
    const shown = (await run(extractor, { image, format: 'raw' })).frames.map((frame: { image: string }) => frame.image);
    if (format === 'gif') expect(shown).toEqual(order.map(raw));
    else for (const [index, value] of order.entries()) expect(Math.abs((Buffer.from(shown[index], 'base64')[0] ?? 0) - value)).toBeLessThan(4);
  }
});

it('keeps delays and how often it is shown', async () => {
  const images = [FOUR_COLORS, FOUR_OTHER_COLORS];
  const gif = await run(tool, { images, delaysMs: [25, 104], loop: 3 });
  expect(gif.durationMs).toBe(130);
  expect(await run(extractor, { image: gif.image })).toMatchObject({ durationMs: 130, loop: 3, frames: [{ delayMs: 30 }, { delayMs: 100 }] });
  const webp = await run(tool, { images, delaysMs: [25, 104], loop: 1, format: 'webp' });
  expect(await run(extractor, { image: webp.image })).toMatchObject({ durationMs: 129, loop: 1 });
  for (const loop of [0, 1, 65_535]) expect(await run(extractor, { image: (await run(tool, { images, loop })).image })).toMatchObject({ loop });
});

it('fits images into the frame, on transparent', async () => {
  const { image } = await run(tool, { images: [EIGHT_COLORS, FOUR_COLORS, PIXEL], width: 4, height: 4 });
  expect(await run(information, { image })).toMatchObject({ width: 4, height: 4, frames: 3, hasAlpha: true });
  const { frames } = await run(extractor, { image, format: 'raw' });
  expect(Buffer.from(frames[0].image, 'base64').subarray(0, 16).toString('hex')).toBe('0'.repeat(32));
  expect(Buffer.from(frames[1].image, 'base64').subarray(0, 4).toString('hex')).not.toBe('00000000');
  expect(await run(tool, { images: [EIGHT_COLORS, FOUR_COLORS], width: 8 })).toMatchObject({ width: 8, height: 4 });
});

it('refuses delays of another number and animations that are too large', async () => {
  await expectInvalid(tool, { images: [PIXEL, PIXEL], delaysMs: [100, 100, 100] }, 'delaysMs');
  await expectInvalid(tool, { images: [PIXEL] }, 'images');
  await expectUnprocessable(tool, { images: Array.from({ length: 100 }, () => PIXEL), width: 700, height: 600 }, /42000000/);
});
