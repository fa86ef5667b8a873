import { expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import merger from './image-merger.ts';
import tool from './image-splitter.ts';
import { pngOf } from './lib/picture-testing.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/moving.json' with { type: 'json' };

holdTo(tool, { vectors });

it('gives tiles that can be put together again', async () => {
  const image = pngOf(
    7,
    5,
    Uint8Array.from({ length: 140 }, (_, index) => (index * 37) % 256),
  );
  const { tiles } = await run(tool, { image, columns: 7, rows: 5 });
  const { image: together } = await run(merger, { images: tiles.map((tile: { image: string }) => tile.image), direction: 'grid', columns: 7, format: 'raw' });
  expect(together).toBe((await run(merger, { images: [image, image], direction: 'vertical', format: 'raw' })).image.slice(0, 184) + together.slice(184));
});

it('makes no more than 2,500 tiles', () =>
  expectUnprocessable(tool, { image: pngOf(51, 50, new Uint8Array(51 * 50 * 4)), tileWidth: 1, tileHeight: 1 }, /2550 tiles/));
