import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { expectSafeSvg } from './lib/picture-testing.ts';
import tool from './svg-blob-generator.ts';

holdTo(tool, {
  answers: [[{ seed: 'a' }, {}]],
  invalid: [
    [{ points: 2 }, 'points'],
    [{ irregularity: 1.1 }, 'irregularity'],
    [{ color: 'x"y' }, 'color'],
    [{ secondColor: 'url(x)' }, 'secondColor'],
    [{ size: 19 }, 'size'],
  ],
});

it('stays within the square, closed, with up to two decimals', async () => {
  for (const points of [3, 4, 8, 30])
    for (let seed = 0; seed < 20; seed++) {
      const { path, svg, clipPath } = await run(tool, { size: 100, points, irregularity: 1, seed: String(seed) });
      expect(path).toMatch(/^M[\d.]+ [\d.]+(C[\d.]+ [\d.]+ [\d.]+ [\d.]+ [\d.]+ [\d.]+)+Z$/);
      for (const number of path.match(/[\d.]+/g)) {
        expect(number).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(Number(number)).toBeLessThanOrEqual(100);
      }
      expect(path.match(/C/g)).toHaveLength(points);
      expect(clipPath).toBe(`path('${path}')`);
      expectSafeSvg(svg, 100, 100);
    }
});

it('is a circle without irregularity', async () => {
  const { path, svg } = await run(tool, { size: 200, points: 8, irregularity: 0, secondColor: 'gold' });
  const numbers = path.match(/[\d.]+/g).map(Number);
  const curves = Array.from({ length: 8 }, (_, index) => numbers.slice(index * 6, index * 6 + 8));
  for (const [x0, y0, x1, y1, x2, y2, x3, y3] of curves) {
    // The middle of each cubic curve is on the circle too.
    expect(Math.hypot((x0 + 3 * x1 + 3 * x2 + x3) / 8 - 100, (y0 + 3 * y1 + 3 * y2 + y3) / 8 - 100)).toBeCloseTo(100, 1);
    expect(Math.hypot(x3 - 100, y3 - 100)).toBeCloseTo(100, 1);
  }
  expect(svg).toContain('#ffd700');
});
