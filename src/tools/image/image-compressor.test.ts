import { expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './image-compressor.ts';
import information from './image-information.ts';
import { pngOf } from './lib/picture-testing.ts';
import { ANIMATION, FOUR_COLORS } from './lib/samples.ts';

/** A picture that no format makes small: values without a pattern. */
function noisy(side: number): string {
  let state = 1;
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state >> 16;
  };
  return pngOf(
    side,
    side,
    Uint8Array.from({ length: side * side * 4 }, (_, index) => (index % 4 === 3 ? 255 : next())),
  );
}

it('gives back the original where the result would be larger', async () => {
  const answer = await run(tool, { image: FOUR_COLORS });
  expect(answer).toMatchObject({ image: FOUR_COLORS, bytes: answer.originalBytes, savedPercent: 0, quality: 75 });
});

it('keeps to a size, by quality first and then by sides', async () => {
  const image = noisy(80);
  const original = Buffer.from(image, 'base64').length;
  for (const format of ['jpeg', 'webp', 'png']) {
    const full = await run(tool, { image, format, quality: 100 });
    const some = await run(tool, { image, format, quality: 90, maximumBytes: 3500 });
    expect(some.bytes).toBeLessThanOrEqual(3500);
    expect(some.savedPercent).toBeCloseTo(((original - some.bytes) * 100) / original, 9);
    const few = await run(tool, { image, format, quality: 90, maximumBytes: 500 });
    expect(few.bytes).toBeLessThanOrEqual(500);
    expect(few.width).toBeLessThan(full.width);
    expect(await run(information, { image: few.image })).toMatchObject({ format, width: few.width, height: few.height });
  }
});

it('uses the greatest quality that fits', async () => {
  const image = noisy(40);
  const { quality, bytes } = await run(tool, { image, format: 'jpeg', quality: 95, maximumBytes: 1200 });
  expect(bytes).toBeLessThanOrEqual(1200);
  expect((await run(tool, { image, format: 'jpeg', quality: quality + 1 })).bytes).toBeGreaterThan(1200);
});

it('shrinks to fit, and never enlarges', async () => {
  expect(await run(tool, { image: noisy(40), maximumWidth: 10, maximumHeight: 30 })).toMatchObject({ width: 10, height: 10 });
  expect(await run(tool, { image: FOUR_COLORS, maximumWidth: 10 })).toMatchObject({ width: 2, height: 2 });
});

it('keeps the frames of an animation', async () => {
  const { image } = await run(tool, { image: ANIMATION, maximumWidth: 1 });
  expect(await run(information, { image })).toMatchObject({ frames: 2, width: 1, durationMs: 350 });
});

it('says where nothing fits, and refuses bounds beyond its own', async () => {
  await expectUnprocessable(tool, { image: noisy(18), format: 'png', maximumBytes: 200 }, /200 bytes/);
  await expectInvalid(tool, { image: FOUR_COLORS, maximumBytes: 199 }, 'maximumBytes');
  await expectInvalid(tool, { image: FOUR_COLORS, format: 'gif' }, 'format');
});
