import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './image-comparer.ts';
import converter from './image-converter.ts';
import { FOUR_COLORS, FOUR_OTHER_COLORS } from './lib/samples.ts';
// Worked out by test/oracles/image_measures.py, apart from the tool.
import vectors from './testdata/measures.json' with { type: 'json' };

holdTo(tool, { vectors });

it('shows different pixels in red', async () => {
  const { difference } = await run(tool, { image: FOUR_COLORS, other: FOUR_OTHER_COLORS });
  const pixels = Buffer.from((await run(converter, { image: difference, format: 'raw' })).image, 'base64');
  expect(pixels.subarray(12).toString('hex')).toBe('ff0000ff');
  expect(pixels.subarray(0, 4).toString('hex')).toBe('ffb3b3ff');
});
