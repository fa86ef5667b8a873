import { holdTo } from '../testing.ts';
import tool from './sample-size-calculator.ts';
// Worked out by test/oracles/statistics_tests.py, apart from the tool.
import vectors from './testdata/tests.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  // A whole population is never exceeded by what rounding leaves of n₀N/(n₀ + N − 1).
  answers: [
    [
      { kind: 'mean', marginOfError: 100, confidencePercent: 68.27, standardDeviation: 0.5, populationSize: 1 },
      { sampleSize: 1, unrounded: 1 },
    ],
    [
      { kind: 'mean', marginOfError: 1e40, standardDeviation: 1e-10, populationSize: 1 },
      { sampleSize: 1, unrounded: 1 },
    ],
    ...[3, 7, 77, 999, 123_457].map((populationSize): [Record<string, unknown>, Record<string, unknown>] => [
      { kind: 'mean', marginOfError: 1e-40, standardDeviation: 7, populationSize },
      { sampleSize: populationSize, unrounded: populationSize },
    ]),
  ],
});
