import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './gif-frame-extractor.ts';
import { ANIMATION } from './lib/samples.ts';
// Worked out by test/oracles/image_measures.py, apart from the tool.
import vectors from './testdata/codes.json' with { type: 'json' };

holdTo(tool, { vectors });

it('gives each frame of so many', async () => {
  const { frames } = await run(tool, { image: ANIMATION, every: 2 });
  expect(frames.map(({ index, delayMs }: { index: number; delayMs: number }) => [index, delayMs])).toEqual([[0, 100]]);
});
