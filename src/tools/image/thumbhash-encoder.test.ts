import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { pngOf } from './lib/picture-testing.ts';
import { FOUR_COLORS } from './lib/samples.ts';
// Worked out by test/oracles/image_measures.py, apart from the tool.
import vectors from './testdata/placeholders.json' with { type: 'json' };
import tool from './thumbhash-encoder.ts';

holdTo(tool, { vectors });

it('keeps the average colour of a plain picture, near enough', async () => {
  const plain = pngOf(
    9,
    9,
    Uint8Array.from({ length: 324 }, (_, index) => [200, 100, 50, 255][index % 4] ?? 0),
  );
  const { averageColor, aspectRatio } = await run(tool, { image: plain });
  for (const [index, value] of [200, 100, 50].entries())
    expect(Math.abs(Number.parseInt(averageColor.slice(1 + 2 * index, 3 + 2 * index), 16) - value)).toBeLessThanOrEqual(8);
  expect(aspectRatio).toBe(1);
});

it('gives back the hash that it makes', async () => {
  const { thumbhash, hex, image } = await run(tool, { image: FOUR_COLORS });
  expect(await run(tool, { mode: 'decode', thumbhash })).toMatchObject({ thumbhash, hex, image });
  expect(await run(tool, { mode: 'decode', thumbhash: hex })).toMatchObject({ thumbhash, image });
});
