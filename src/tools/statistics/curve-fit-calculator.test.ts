import { holdTo } from '../testing.ts';
import tool from './curve-fit-calculator.ts';
// Worked out by test/oracles/statistics_relations.py, apart from the tool.
import vectors from './testdata/relations.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ x: [1, 2], y: [1], model: 'power' }, 'y']],
  unprocessable: [
    [{ x: [0, 2], y: [1, 2], model: 'power' }, 'no logarithm'],
    [{ x: [1, 2], y: [1, 2], model: 'logarithmic', predict: [0] }, 'no logarithm'],
    [{ x: [1, 1], y: [1, 2], model: 'exponential' }, 'all equal'],
  ],
});
