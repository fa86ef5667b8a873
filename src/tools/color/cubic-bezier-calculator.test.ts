import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './cubic-bezier-calculator.ts';
import data from './testdata/cubic-bezier-calculator.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ preset: 'linear' }, { values: [0, 0.25, 0.5, 0.75, 1], overshoots: false }],
    // Symmetric curves pass through the middle.
    [{ preset: 'ease-in-out', times: [0.5] }, { values: [expect.closeTo(0.5, 10)] }],
    [{ x1: 1 / 3, y1: 0, x2: 2 / 3, y2: 1, times: [0.25] }, { values: [expect.closeTo(0.15625, 10)] }],
    // x = t with the controls at thirds: y = 3 t² - 2 t³.
    [
      { x1: 0, y1: 2, x2: 1, y2: 2, times: [0, 1] },
      { css: 'cubic-bezier(0, 2, 1, 2)', values: [0, 1], overshoots: true },
    ],
    [
      { x1: 0, y1: 0, x2: 0, y2: 0, times: [0.125] },
      { values: [expect.closeTo(0.125, 10)], overshoots: false },
    ],
  ],
  invalid: [
    [{}, 'preset'],
    [{ preset: 'ease', x1: 0 }, 'preset'],
    [{ x1: 0, y1: 0, x2: 1 }, 'x1'],
    [{ x1: -0.1, y1: 0, x2: 1, y2: 1 }, 'x1'],
    [{ preset: 'ease', times: [1.1] }, 'times[0]'],
    [{ preset: 'ease', times: [] }, 'times'],
  ],
});

describe('cubic-bezier-calculator', () => {
  it('gives a point of the curve for its time', async () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const free = fc.double({ min: -10, max: 10, noNaN: true });
    await fc.assert(
      fc.asyncProperty(share, free, share, free, fc.double({ min: 0.01, max: 0.99, noNaN: true }), async (x1, y1, x2, y2, t) => {
        const point = (first: number, second: number) => 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;
        const slope = 3 * (1 - t) ** 2 * x1 + 6 * (1 - t) * t * (x2 - x1) + 3 * t ** 2 * (1 - x2);
        fc.pre(slope > 0.01);
        const { values } = await run(tool, { x1, y1, x2, y2, times: [point(x1, x2)] });
        expect(values[0]).toBeCloseTo(point(y1, y2), 8);
      }),
    );
  });
});
