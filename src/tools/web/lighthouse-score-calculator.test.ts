import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './lighthouse-score-calculator.ts';
import data from './testdata/lighthouse-score-calculator.json' with { type: 'json' };

const page = { firstContentfulPaintMs: 0, speedIndexMs: 0, largestContentfulPaintMs: 0, totalBlockingTimeMs: 0, cumulativeLayoutShift: 0 };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [page, { score: 100, rating: 'good' }],
    // At the medians every metric scores 50 (the definition of the curve).
    [
      { firstContentfulPaintMs: 3000, speedIndexMs: 5800, largestContentfulPaintMs: 4000, totalBlockingTimeMs: 600, cumulativeLayoutShift: 0.25 },
      { score: 50, rating: 'needs improvement', metrics: Array(5).fill({ score: 50, rating: 'needs improvement' }) },
    ],
    [
      { firstContentfulPaintMs: 600_000, speedIndexMs: 600_000, largestContentfulPaintMs: 600_000, totalBlockingTimeMs: 600_000, cumulativeLayoutShift: 100 },
      { score: 0, rating: 'poor' },
    ],
  ],
  invalid: [
    [{ ...page, speedIndexMs: -1 }, 'speedIndexMs'],
    [{ ...page, device: 'tablet' }, 'device'],
    [{}, 'firstContentfulPaintMs'],
  ],
});

describe('lighthouse-score-calculator', () => {
  it('falls as any metric grows', async () => {
    let last = 101;
    for (const value of [0, 500, 1000, 2000, 2500, 3000, 4000, 6000, 10_000]) {
      const { metrics } = await run(tool, { ...page, largestContentfulPaintMs: value });
      expect(metrics[2].score).toBeLessThanOrEqual(last);
      last = metrics[2].score;
    }
    expect(last).toBeLessThan(10);
  });
});
