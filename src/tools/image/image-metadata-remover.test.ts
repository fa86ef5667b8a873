import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import exif from './exif-reader.ts';
import comparer from './image-comparer.ts';
import converter from './image-converter.ts';
import tool from './image-metadata-remover.ts';
import { ANIMATION, FOUR_COLORS } from './lib/samples.ts';
// Worked out by test/oracles/image_measures.py, apart from the tool.
import vectors from './testdata/tags.json' with { type: 'json' };

holdTo(tool, { vectors });

holdTo(tool, {
  unprocessable: [[{ image: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }, /SVG/]],
  answers: [[{ image: ANIMATION }, { format: 'gif', removed: [], width: 2, height: 2 }]],
});

it('leaves nothing to remove, and the pixels as they were', async () => {
  for (const { tool: name, inputs } of vectors) {
    if (name !== tool.slug) continue;
    const { image } = await run(tool, inputs);
    expect(await run(tool, { image })).toMatchObject({ removed: [] });
    expect(await run(exif, { image })).toMatchObject({ tagCount: 0 });
    const compared = await run(comparer, { image: inputs.image, other: image });
    expect(compared.maximumDifference).toBeLessThanOrEqual(2);
  }
});

it('keeps a colour profile or takes it out', async () => {
  const plain = (await run(converter, { image: FOUR_COLORS, format: 'jpeg' })).image;
  const bytes = Buffer.from(plain, 'base64');
  const icc = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), Buffer.alloc(150)]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0, icc.length + 2]), icc]);
  const image = Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]).toString('base64');
  expect(await run(tool, { image })).toMatchObject({ image, removed: [] });
  expect(await run(tool, { image, keepColorProfile: false })).toMatchObject({ removed: ['icc'], format: 'jpeg' });
});
