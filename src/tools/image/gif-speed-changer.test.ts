import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import frames from './gif-frame-extractor.ts';
import tool from './gif-speed-changer.ts';
import { ANIMATION, CLEAR_PIXEL, FOUR_COLORS } from './lib/samples.ts';

const delays = async (image: string): Promise<number[]> =>
  (await run(frames, { image, format: 'raw' })).frames.map(({ delayMs }: { delayMs: number }) => delayMs);

// ANIMATION has delays of 10 and 25 hundredths (`identify -format %T`).
describe('gif-speed-changer', () => {
  it.each([
    [0.5, [200, 500]],
    [1, [100, 250]],
    [2, [50, 130]],
    [100, [20, 20]],
    [0.01, [10_000, 25_000]],
  ])('plays %d times as fast', async (factor, wanted) => {
    const { image, durationMs, oldDurationMs } = await run(tool, { image: ANIMATION, factor });
    expect(await delays(image)).toEqual(wanted);
    expect([durationMs, oldDurationMs]).toEqual([wanted.reduce((total, delay) => total + delay, 0), 350]);
  });

  it('changes nothing but the delays', async () => {
    expect((await run(tool, { image: ANIMATION, factor: 1 })).image).toBe(ANIMATION);
    const { image } = await run(tool, { image: ANIMATION, delayMs: 70 });
    expect(await delays(image)).toEqual([70, 70]);
    const [before, after] = [Buffer.from(ANIMATION, 'base64'), Buffer.from(image, 'base64')];
    expect([...before].filter((byte, index) => byte !== after[index])).toEqual([10, 25]);
  });

  it('refuses other images, stills and delays between hundredths', async () => {
    await expectUnprocessable(tool, { image: FOUR_COLORS }, /PNG/);
    await expectUnprocessable(tool, { image: CLEAR_PIXEL }, /single frame/);
    await expectInvalid(tool, { image: ANIMATION, delayMs: 45 }, 'delayMs');
    await expectInvalid(tool, { image: ANIMATION, factor: 0 }, 'factor');
  });
});
