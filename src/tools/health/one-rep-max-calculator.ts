import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { exponential, power } from './lib/powers.ts';

const PERCENTAGES = [100, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50];

export default defineTool({
  slug: 'one-rep-max-calculator',
  name: 'One Rep Max Calculator',
  category: 'health',
  summary: 'Estimates the one-repetition maximum by seven formulas, with a table of training loads.',
  description:
    'The formulas were made for sets of up to about 10 repetitions and drift apart beyond that. One repetition is the maximum itself in all of them.',
  reference:
    "Epley w·(1 + r/30); Brzycki 36·w/(37 − r); Lombardi w·r^0.1; Mayhew 100·w/(52.2 + 41.9·e^(−0.055·r)); O'Conner w·(1 + 0.025·r); Wathan 100·w/(48.8 + 53.8·e^(−0.075·r)); Lander 100·w/(101.3 − 2.67123·r)",
  keywords: ['1rm', 'bench press max', 'squat max', 'deadlift max', 'strength training', 'weight lifting', 'epley', 'brzycki'],
  inputs: z.strictObject({
    weight: z.number().min(0.1).max(2000).describe('Weight lifted, in any unit'),
    reps: z.int().min(1).max(30).describe('Repetitions done with that weight until no further one was possible'),
  }),
  result: z.strictObject({
    epley: z.number().describe('Maximum by Epley, in the unit of the weight'),
    brzycki: z.number().describe('Maximum by Brzycki, in the unit of the weight'),
    lombardi: z.number().describe('Maximum by Lombardi, in the unit of the weight'),
    mayhew: z.number().describe('Maximum by Mayhew, in the unit of the weight'),
    oconner: z.number().describe("Maximum by O'Conner, in the unit of the weight"),
    wathan: z.number().describe('Maximum by Wathan, in the unit of the weight'),
    lander: z.number().describe('Maximum by Lander, in the unit of the weight'),
    average: z.number().describe('Mean of the seven, in the unit of the weight'),
    loads: z
      .array(
        z.strictObject({
          percent: z.int().describe('Share of the average in percent'),
          weight: z.number().describe('Load in the unit of the weight'),
        }),
      )
      .describe('Training loads from 100 down to 50 percent of the average'),
  }),
  headline: 'average',
  examples: [
    {
      inputs: { weight: 100, reps: 5 },
      result: {
        epley: 116.66666666666667,
        brzycki: 112.5,
        lombardi: 117.4618943088019,
        mayhew: 119.0106804515196,
        oconner: 112.5,
        wathan: 116.58250529118922,
        lander: 113.70891767872341,
        average: 115.49009491384297,
        loads: [
          { percent: 100, weight: 115.49009491384297 },
          { percent: 95, weight: 109.71559016815083 },
          { percent: 90, weight: 103.94108542245867 },
          { percent: 85, weight: 98.16658067676653 },
          { percent: 80, weight: 92.39207593107437 },
          { percent: 75, weight: 86.61757118538223 },
          { percent: 70, weight: 80.84306643969008 },
          { percent: 65, weight: 75.06856169399794 },
          { percent: 60, weight: 69.29405694830578 },
          { percent: 55, weight: 63.51955220261363 },
          { percent: 50, weight: 57.74504745692148 },
        ],
      },
    },
  ],
  run({ weight, reps }) {
    const maxima = maximaOf(new Precise(weight), reps);
    const average = Precise.sum(...Object.values(maxima)).div(7);
    const loads = PERCENTAGES.map((percent) => ({ percent, weight: doubleOf(average.times(percent).div(100)) }));
    const { epley, brzycki, lombardi, mayhew, oconner, wathan, lander } = maxima;
    return {
      epley: doubleOf(epley),
      brzycki: doubleOf(brzycki),
      lombardi: doubleOf(lombardi),
      mayhew: doubleOf(mayhew),
      oconner: doubleOf(oconner),
      wathan: doubleOf(wathan),
      lander: doubleOf(lander),
      average: doubleOf(average),
      loads,
    };
  },
});

type Formula = 'epley' | 'brzycki' | 'lombardi' | 'mayhew' | 'oconner' | 'wathan' | 'lander';

function maximaOf(weight: Decimal, reps: number): Record<Formula, Decimal> {
  if (reps === 1) return { epley: weight, brzycki: weight, lombardi: weight, mayhew: weight, oconner: weight, wathan: weight, lander: weight };
  const hundredfold = weight.times(100);
  const decaying = (rate: string, factor: string, constant: string) => exponential(Precise.mul(rate, -reps)).times(factor).plus(constant);
  return {
    epley: weight.times(30 + reps).div(30),
    brzycki: weight.times(36).div(37 - reps),
    lombardi: power(new Precise(reps), '0.1').times(weight),
    mayhew: hundredfold.div(decaying('0.055', '41.9', '52.2')),
    oconner: weight.times(40 + reps).div(40),
    wathan: hundredfold.div(decaying('0.075', '53.8', '48.8')),
    lander: hundredfold.div(Precise.sub('101.3', Precise.mul('2.67123', reps))),
  };
}
