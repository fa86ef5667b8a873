import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './blurhash-encoder.ts';
import converter from './image-converter.ts';
import { pngOf } from './lib/picture-testing.ts';
// Worked out by test/oracles/image_measures.py, apart from the tool.
import vectors from './testdata/placeholders.json' with { type: 'json' };

holdTo(tool, { vectors });

it('gives back the average of a plain picture, and its picture', async () => {
  const plain = pngOf(
    9,
    9,
    Uint8Array.from({ length: 324 }, (_, index) => [200, 100, 50, 255][index % 4] ?? 0),
  );
  const { blurhash, averageColor, image } = await run(tool, { image: plain, componentsX: 1, componentsY: 1, width: 2, height: 1 });
  expect(averageColor).toBe('#c86432');
  expect((await run(converter, { image, format: 'raw' })).image).toBe(Buffer.from([200, 100, 50, 255, 200, 100, 50, 255]).toString('base64'));
  expect((await run(tool, { mode: 'decode', blurhash, width: 2, height: 1 })).image).toBe(image);
});
