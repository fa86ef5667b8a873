import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import filter from './image-filter.ts';
import merger from './image-merger.ts';
import rotator from './image-rotator.ts';
import { QR_CODE } from './lib/samples.ts';
import tool from './qr-code-reader.ts';
// Worked out by test/oracles/image_measures.py, apart from the tool.
import vectors from './testdata/codes.json' with { type: 'json' };

holdTo(tool, { vectors });

it('reads a code that is turned, and one in light on dark', async () => {
  const turned = (await run(rotator, { image: QR_CODE, angle: 180 })).image;
  const inverted = (await run(filter, { image: QR_CODE, filters: [{ name: 'invert' }] })).image;
  for (const image of [turned, inverted]) expect(await run(tool, { image })).toMatchObject({ codes: [{ format: 'qrCode', text: 'HELLO' }], count: 1 });
});

it('gives the codes from the top, as many as asked for', async () => {
  const { image } = await run(merger, { images: [QR_CODE, QR_CODE, QR_CODE], direction: 'vertical', gap: 20, background: '#fff' });
  const { codes } = await run(tool, { image });
  expect(codes).toHaveLength(3);
  expect(codes[0].position.topLeft[1]).toBeLessThan(codes[1].position.topLeft[1]);
  expect(await run(tool, { image, limit: 2 })).toMatchObject({ count: 2 });
  expect(await run(tool, { image, formats: ['ean13'] })).toMatchObject({ count: 0 });
});
