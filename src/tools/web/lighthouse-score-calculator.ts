import { z } from 'zod';
import { defineTool } from '../define.ts';
import { exp, log } from '../shared/numbers/elementary.ts';

interface Curve {
  /** The value that scores 90, and the one that scores 50. */
  p10: number;
  median: number;
}
interface Metric {
  name: string;
  weightPercent: number;
  mobile: Curve;
  desktop: Curve;
}

const METRICS: readonly Metric[] = [
  { name: 'fcp', weightPercent: 10, mobile: { p10: 1800, median: 3000 }, desktop: { p10: 934, median: 1600 } },
  { name: 'si', weightPercent: 10, mobile: { p10: 3387, median: 5800 }, desktop: { p10: 1311, median: 2300 } },
  { name: 'lcp', weightPercent: 25, mobile: { p10: 2500, median: 4000 }, desktop: { p10: 1200, median: 2400 } },
  { name: 'tbt', weightPercent: 30, mobile: { p10: 200, median: 600 }, desktop: { p10: 150, median: 350 } },
  { name: 'cls', weightPercent: 25, mobile: { p10: 0.1, median: 0.25 }, desktop: { p10: 0.1, median: 0.25 } },
];
const milliseconds = (what: string) => z.number().min(0).max(600_000).describe(`${what}, in milliseconds`);

export default defineTool({
  slug: 'lighthouse-score-calculator',
  name: 'Lighthouse Score Calculator',
  category: 'web',
  summary: 'Calculates the Lighthouse performance score from the five lab metrics, with Core Web Vitals ratings.',
  description:
    'The curves and weights of Lighthouse 10 to 12. A metric is good up to the value that scores 90 and needs improvement up to the one that scores 50.',
  reference: 'Lighthouse performance scoring: log-normal curves by p10 and median',
  keywords: ['pagespeed', 'core web vitals', 'performance', 'lcp', 'cls', 'seo', 'page speed'],
  inputs: z.strictObject({
    firstContentfulPaintMs: milliseconds('First Contentful Paint: until the first text or image shows'),
    speedIndexMs: milliseconds('Speed Index: how soon the page looks complete'),
    largestContentfulPaintMs: milliseconds('Largest Contentful Paint: until the largest part shows'),
    totalBlockingTimeMs: milliseconds('Total Blocking Time: how long input had to wait'),
    cumulativeLayoutShift: z.number().min(0).max(100).describe('Cumulative Layout Shift: how far things jump, without a unit'),
    device: z.enum(['mobile', 'desktop']).default('mobile').describe('Which scoring curves apply: for phones or for desktops'),
  }),
  result: z.strictObject({
    score: z.int().describe('Performance score from 0 to 100'),
    metrics: z
      .array(
        z.strictObject({
          name: z.string().describe('Short name of the metric: fcp, si, lcp, tbt or cls'),
          value: z.number().describe('The value given for the metric'),
          score: z.int().describe('Score of the metric from 0 to 100'),
          weightPercent: z.int().describe('Weight of the metric in the whole score, in percent'),
          rating: z.string().describe('Rating of the metric: good, needs improvement or poor'),
        }),
      )
      .describe('The five metrics in the order of the inputs'),
    rating: z.string().describe('Rating of the whole: good from 90, needs improvement from 50, else poor'),
  }),
  views: [{ kind: 'bars', field: 'metrics', label: 'name', value: 'score' }],
  examples: [
    {
      inputs: { firstContentfulPaintMs: 1800, speedIndexMs: 3387, largestContentfulPaintMs: 2500, totalBlockingTimeMs: 200, cumulativeLayoutShift: 0.1 },
      result: {
        score: 90,
        metrics: [
          { name: 'fcp', value: 1800, score: 90, weightPercent: 10, rating: 'good' },
          { name: 'si', value: 3387, score: 90, weightPercent: 10, rating: 'good' },
          { name: 'lcp', value: 2500, score: 90, weightPercent: 25, rating: 'good' },
          { name: 'tbt', value: 200, score: 90, weightPercent: 30, rating: 'good' },
          { name: 'cls', value: 0.1, score: 90, weightPercent: 25, rating: 'good' },
        ],
        rating: 'good',
      },
    },
    {
      inputs: {
        firstContentfulPaintMs: 2000,
        speedIndexMs: 4000,
        largestContentfulPaintMs: 5000,
        totalBlockingTimeMs: 0,
        cumulativeLayoutShift: 0,
        device: 'desktop',
      },
      result: {
        score: 61,
        metrics: [
          { name: 'fcp', value: 2000, score: 29, weightPercent: 10, rating: 'poor' },
          { name: 'si', value: 4000, score: 10, weightPercent: 10, rating: 'poor' },
          { name: 'lcp', value: 5000, score: 8, weightPercent: 25, rating: 'poor' },
          { name: 'tbt', value: 0, score: 100, weightPercent: 30, rating: 'good' },
          { name: 'cls', value: 0, score: 100, weightPercent: 25, rating: 'good' },
        ],
        rating: 'needs improvement',
      },
    },
  ],
  run(inputs) {
    const values = [
      inputs.firstContentfulPaintMs,
      inputs.speedIndexMs,
      inputs.largestContentfulPaintMs,
      inputs.totalBlockingTimeMs,
      inputs.cumulativeLayoutShift,
    ];
    const metrics = METRICS.map(({ name, weightPercent, ...curves }, index) => {
      const value = values[index] ?? 0;
      const curve = curves[inputs.device];
      const rating = value <= curve.p10 ? 'good' : value <= curve.median ? 'needs improvement' : 'poor';
      return { name, value: value + 0, score: scoreOf(value, curve), weightPercent, rating };
    });
    const score = Math.floor(metrics.reduce((sum, metric) => sum + metric.score * metric.weightPercent, 0) / 100 + 0.5);
    return { score, metrics, rating: score >= 90 ? 'good' : score >= 50 ? 'needs improvement' : 'poor' };
  },
});

/** √2 times the inverse complementary error function of 1/5, which puts 0.9 at p10. */
const INVERSE_ERFC_ONE_FIFTH = 0.9061938024368232;
/** The greatest doubles below 0.9 and below 0.5. */
const BELOW_NINE_TENTHS = 0.8999999999999999;
const BELOW_HALF = 0.49999999999999994;

function scoreOf(value: number, { p10, median }: Curve): number {
  if (value <= 0) return 100;
  const z = (log(value / median) * INVERSE_ERFC_ONE_FIFTH) / log(median / p10);
  const share = (1 - errorFunction(z)) / 2;
  const kept =
    value <= p10
      ? Math.min(1, Math.max(0.9, share))
      : value <= median
        ? Math.min(BELOW_NINE_TENTHS, Math.max(0.5, share))
        : Math.min(BELOW_HALF, Math.max(0, share));
  const lifted = kept > 0.9 ? kept + 0.05 * (kept - 0.9) : kept;
  // Binary noise must not take a point: 0.29 × 100 is 28.999….
  return Math.min(100, Math.floor(lifted * 100 + 1e-9));
}

/** erf by its series for small arguments and the continued fraction of erfc beyond (Abramowitz and Stegun 7.1.6, 7.1.14), to about 1e-15. */
function errorFunction(z: number): number {
  const size = Math.abs(z);
  if (size > 6) return Math.sign(z);
  if (size < 2.5) {
    let [term, sum] = [size, size];
    for (let n = 1; term > sum * 1e-17; n++) {
      term *= (2 * size * size) / (2 * n + 1);
      sum += term;
    }
    return (Math.sign(z) * 2 * sum * exp(-size * size)) / Math.sqrt(Math.PI);
  }
  let tail = size;
  for (let n = 80; n > 0; n--) tail = size + n / 2 / tail;
  return Math.sign(z) * (1 - exp(-size * size) / (tail * Math.sqrt(Math.PI)));
}
