import { expect, it } from 'vitest';
import { encodePng } from '../shared/svg/png.ts';
import { holdTo, run } from '../testing.ts';
import tool from './image-color-extractor.ts';
// Worked out by test/oracles/image_measures.py, apart from the tool.
import vectors from './testdata/measures.json' with { type: 'json' };

holdTo(tool, { vectors });

// Counted in another way where there are many pixels.
it.each([900, 90_000, 900_000])('gives the shares of three colours in %i pixels', async (pixels) => {
  const colors = [
    [255, 0, 1],
    [0, 0, 255],
    [0, 255, 0],
    [0, 0, 255],
    [255, 0, 1],
    [0, 0, 255],
  ];
  const image = encodePng(
    300,
    pixels / 300,
    Uint8Array.from({ length: pixels * 4 }, (_, at) => colors[Math.floor(at / 4) % 6]?.[at % 4] ?? 255),
  );
  const { palette, uniqueColors } = await run(tool, { image: Buffer.from(image).toString('base64'), colors: 3 });
  expect(uniqueColors).toBe(3);
  expect(palette.map(({ hex }: { hex: string }) => hex)).toEqual(['#0000ff', '#ff0001', '#00ff00']);
  for (const [at, percent] of [50, 100 / 3, 100 / 6].entries()) expect(palette[at].percent).toBeCloseTo(percent, 9);
});
