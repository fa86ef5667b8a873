import { holdTo } from '../testing.ts';
// Worked out by test/oracles/statistics_relations.py, apart from the tool.
import vectors from './testdata/relations.json' with { type: 'json' };
import tool from './z-score-calculator.ts';

holdTo(tool, {
  vectors,
  invalid: [
    [{}, 'x'],
    [{ x: 1, zScore: 1 }, 'zScore'],
    [{ x: 1, standardDeviation: 0 }, 'standardDeviation'],
    [{ percentile: 100 }, 'percentile'],
  ],
});
