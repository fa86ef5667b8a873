import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { expectSafeSvg } from './lib/picture-testing.ts';
import tool from './svg-wave-generator.ts';

holdTo(tool, {
  answers: [[{ seed: 'a' }, {}]],
  invalid: [
    [{ width: 99 }, 'width'],
    [{ height: 2001 }, 'height'],
    [{ waves: 0 }, 'waves'],
    [{ layers: 7 }, 'layers'],
    [{ shape: 'round' }, 'shape'],
    [{ color: 'url(x)' }, 'color'],
  ],
});

/** The points that straight lines lead to. */
const corners = (path: string): [number, number][] => [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

it('has as many crests as asked, within 10 to 90 % of the height', async () => {
  for (const waves of [1, 4, 20])
    for (let seed = 0; seed < 20; seed++) {
      const { path } = await run(tool, { width: 1000, height: 100, waves, shape: 'peaks', seed: String(seed) });
      const points = corners(path);
      expect([points[0], points.at(-1)]).toEqual([
        [0, 100],
        [1000, 100],
      ]);
      const heights = points.slice(1, -1).map(([, y]) => 100 - y);
      const crests = heights.filter((height, index) => height > (heights[index - 1] ?? 100) && height > (heights[index + 1] ?? 100));
      expect(crests).toHaveLength(waves);
      for (const crest of crests) {
        expect(crest).toBeGreaterThanOrEqual(10);
        expect(crest).toBeLessThanOrEqual(90);
      }
    }
});

it.each(['smooth', 'peaks', 'steps'])('draws closed layers of %s with up to two decimals', async (shape) => {
  for (const flip of [false, true]) {
    const { svg, path } = await run(tool, { width: 999, height: 77, layers: 3, waves: 7, shape, flip });
    expectSafeSvg(svg, 999, 77);
    expect(svg.match(/<path d="M[^"]+Z"/g)).toHaveLength(3);
    expect(path.startsWith(flip ? 'M0 0' : 'M0 77')).toBe(true);
    expect(path).toMatch(shape === 'steps' ? (flip ? /H999V0Z$/ : /H999V77Z$/) : flip ? /L999 0Z$/ : /L999 77Z$/);
    for (const number of path.match(/[\d.]+/g)) expect(number).toMatch(/^\d+(\.\d{1,2})?$/);
    const opacities = [...svg.matchAll(/fill-opacity="([\d.]+)"/g)].map(([, share]) => Number(share));
    expect(opacities).toEqual([0.33, 0.67]);
    expect(svg.lastIndexOf(path)).toBeGreaterThan(svg.lastIndexOf('fill-opacity'));
  }
});
