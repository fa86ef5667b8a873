import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './image-converter.ts';
import information from './image-information.ts';
import { pngOf } from './lib/picture-testing.ts';
import { ANIMATION, FOUR_COLORS } from './lib/samples.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/reading.json' with { type: 'json' };

holdTo(tool, { vectors });

holdTo(tool, {
  invalid: [
    [{ image: FOUR_COLORS, format: 'png', lossless: true }, 'lossless'],
    [{ image: FOUR_COLORS, format: 'jpeg', background: 'nothing' }, 'background'],
    [{ image: FOUR_COLORS, format: 'bmp' }, 'format'],
  ],
});

const sides = fc.integer({ min: 1, max: 9 });
const pixelsOf = fc
  .tuple(sides, sides)
  .chain(([width, height]) =>
    fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }).map((pixels) => [width, height, pixels] as const),
  );

it('gives the pixels back from every format that loses nothing', () =>
  fc.assert(
    fc.asyncProperty(
      pixelsOf,
      fc.constantFrom(
        { format: 'png' },
        { format: 'png', progressive: true },
        { format: 'png', dpi: 96 },
        { format: 'tiff' },
        { format: 'webp', lossless: true },
        { format: 'webp', lossless: true, dpi: 72 },
      ),
      async ([width, height, pixels], options) => {
        const { image } = await run(tool, { image: pngOf(width, height, pixels), ...options });
        expect(await run(tool, { image, format: 'raw' })).toMatchObject({ width, height, image: Buffer.from(pixels).toString('base64') });
      },
    ),
    { numRuns: 60 },
  ));

it('writes down the resolution', async () => {
  for (const format of ['png', 'jpeg', 'tiff', 'webp']) {
    const { image } = await run(tool, { image: FOUR_COLORS, format, dpi: 300 });
    expect(await run(information, { image })).toMatchObject({ format, dpi: 300 });
  }
});

it('keeps as many colours as asked for', async () => {
  const image = pngOf(
    20,
    20,
    Uint8Array.from({ length: 1600 }, (_, index) => (index % 4 === 3 ? 255 : (index * 13) % 256)),
  );
  for (const [format, colors] of [
    ['png', 5],
    ['gif', 16],
  ] as const) {
    const { image: reduced } = await run(tool, { image, format, colors });
    const raw = Buffer.from((await run(tool, { image: reduced, format: 'raw' })).image, 'base64');
    expect(new Set(raw.toString('hex').match(/.{8}/g)).size).toBeLessThanOrEqual(colors);
  }
});

it('keeps animations from GIF to WebP and back, how often they are shown too', async () => {
  const { image: webp } = await run(tool, { image: ANIMATION, format: 'webp', lossless: true });
  const { image: gif } = await run(tool, { image: webp, format: 'gif' });
  for (const image of [webp, gif]) expect(await run(information, { image })).toMatchObject({ frames: 2, durationMs: 350 });
  expect((await run(tool, { image: gif, format: 'raw' })).image).toBe((await run(tool, { image: ANIMATION, format: 'raw' })).image);
});
