import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './image-filter.ts';
import { pngOf } from './lib/picture-testing.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/filters.json' with { type: 'json' };

holdTo(tool, { vectors });

it('blurs as widely by sums over boxes as by the bell', async () => {
  const pixels = new Uint8Array(120 * 4).fill(255);
  for (let x = 0; x < 60; x++) pixels.set([0, 0, 0], x * 4);
  const at = async (amount: number): Promise<number[]> => {
    const { image } = await run(tool, { image: pngOf(120, 1, pixels), filters: [{ name: 'blur', amount }], format: 'raw' });
    return [50, 60, 70].map((x) => Buffer.from(image, 'base64')[x * 4] ?? 0);
  };
  // 255 times the normal distribution at -9.5, 0.5 and 10.5 over sigma.
  expect(await at(12)).toEqual([55, 132, 206]);
  for (const [index, value] of (await at(14)).entries()) expect(Math.abs(value - ([63, 131, 197][index] ?? 0))).toBeLessThanOrEqual(1);
});

it('stretches luma, and sharpens edges', async () => {
  const image = pngOf(2, 1, Uint8Array.of(100, 100, 100, 255, 150, 150, 150, 255));
  expect((await run(tool, { image, filters: [{ name: 'normalize' }], format: 'raw' })).image).toBe('AAAA//////8=');
  const [dark, , , , light] = Buffer.from((await run(tool, { image, filters: [{ name: 'sharpen', amount: 1 }], format: 'raw' })).image, 'base64');
  expect(dark).toBeLessThan(100);
  expect(light).toBeGreaterThan(150);
});
