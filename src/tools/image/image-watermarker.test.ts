import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './image-watermarker.ts';
import { pngOf } from './lib/picture-testing.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/drawing.json' with { type: 'json' };

holdTo(tool, { vectors });

it('draws text in the colour asked for, markup in it as it is', async () => {
  const image = pngOf(120, 40, new Uint8Array(120 * 40 * 4).fill(255));
  const { image: marked } = await run(tool, { image, text: '<b>&A', fontSize: 24, color: '#ff0000', opacity: 1, position: 'center', format: 'raw' });
  const pixels = Buffer.from(marked, 'base64');
  const red = pixels.filter((_, at) => at % 4 === 0 && pixels[at] === 255 && pixels[at + 1] === 0).length;
  expect(red).toBeGreaterThan(100);
  expect(pixels.every((value, at) => at % 4 !== 0 || value === 255)).toBe(true);
});

it('shrinks what is larger than the image, and turns it', async () => {
  const small = pngOf(4, 4, new Uint8Array(64).fill(255));
  const large = pngOf(40, 20, new Uint8Array(3200).fill(128));
  for (const inputs of [{}, { angle: 45 }, { overlayScalePercent: 50 }, { angle: 90, position: 'tile' }])
    expect(await run(tool, { image: small, overlay: large, ...inputs })).toMatchObject({ width: 4, height: 4, format: 'png' });
});
