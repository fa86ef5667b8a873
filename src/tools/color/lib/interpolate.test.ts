import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, type HueWay, mixed } from './interpolate.ts';
import type { Color, Triple } from './spaces.ts';

const polar = (lightness: number, chroma: number, hue: number, alpha = 1): Color => {
  const angle = (hue * Math.PI) / 180;
  return { space: 'oklab', components: [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)], alpha };
};
const hueOf = ({ components: [, a, b] }: Color): number => (Math.atan2(b, a) * 180) / Math.PI;
const rgb = (components: Triple, alpha = 1): Color => ({ space: 'srgb', components, alpha });

/** How far one hue is from another, the way round not counted. */
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

// CSS Color 4, section 12.4: angles are fixed up so that the difference is in these ranges.
const RANGES: Record<HueWay, (difference: number) => boolean> = {
  shorter: (difference) => difference >= -180 && difference <= 180,
  longer: (difference) => (difference > -360 && difference <= -180) || (difference >= 180 && difference <= 360),
  increasing: (difference) => difference >= 0 && difference < 360,
  decreasing: (difference) => difference > -360 && difference <= 0,
};

describe.each(['shorter', 'longer', 'increasing', 'decreasing'] as const)('the way round that is %s', (way) => {
  it('has a difference in the range of CSS Color 4', () => {
    const hue = fc.integer({ min: 0, max: 35 }).map((tens) => tens * 10 + 3);
    fc.assert(
      fc.property(hue, hue, (from, to) => {
        const differences = [to - from - 360, to - from, to - from + 360].filter(RANGES[way]);
        // Half and a quarter of the way tell a turn more or less apart.
        const [half, quarter] = [0.5, 0.25].map((share) => hueOf(between(polar(0.6, 0.1, from), polar(0.6, 0.1, to), share, 'oklch', way)));
        const fits = differences.some((difference) => apart(half ?? 0, from + difference / 2) < 1e-6 && apart(quarter ?? 0, from + difference / 4) < 1e-6);
        expect(fits, `${from} to ${to}: ${half}, ${quarter}`).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('begins and ends with the colours themselves, and keeps the hue of one where the other is grey', () => {
    const [first, second] = [polar(0.5, 0.1, 20, 0.5), polar(0.7, 0.05, 200)];
    for (const [share, expected] of [
      [0, first],
      [1, second],
    ] as const) {
      const found = between(first, second, share, 'oklch', way);
      expect(found.alpha).toBeCloseTo(expected.alpha, 12);
      for (const index of [0, 1, 2] as const) expect(found.components[index]).toBeCloseTo(expected.components[index], 12);
    }
    for (const share of [0.2, 0.8]) expect(apart(hueOf(between(polar(0.5, 0, 0), second, share, 'oklch', way)), 200)).toBeLessThan(1e-6);
  });
});

// CSS Color 4, section 12.3, example of premultiplied alpha: rgb(24% 12% 98% / 0.4) and rgb(62% 26% 64% / 0.6) in equal parts.
it('multiplies alpha in, as the example of CSS Color 4 does', () => {
  const [first, second] = [rgb([0.24, 0.12, 0.98], 0.4), rgb([0.62, 0.26, 0.64], 0.6)];
  for (const found of [between(first, second, 0.5, 'srgb', 'shorter'), mixed([first, second], [1, 1], 'srgb')]) {
    expect(found.alpha).toBeCloseTo(0.5, 12);
    for (const [index, part] of [0.468, 0.204, 0.776].entries()) expect(found.components[index]).toBeCloseTo(part, 12);
  }
});

it('weighs colours by their share of all weights, and gives transparent black where nothing shows', () => {
  const found = mixed([rgb([1, 0, 0]), rgb([0, 1, 0]), rgb([0, 0, 1])], [2, 1, 1], 'srgb');
  expect(found.components.map((part) => Math.round(part * 1e12) / 1e12)).toEqual([0.5, 0.25, 0.25]);
  const nothing = mixed([rgb([1, 0, 0], 0), rgb([0, 1, 0], 0)], [1, 3], 'srgb');
  expect(nothing).toEqual(rgb([0, 0, 0], 0));
  expect(between(rgb([1, 0, 0], 0), rgb([0, 1, 0], 0), 0.5, 'hsl', 'shorter')).toEqual(rgb([0, 0, 0], 0));
});
