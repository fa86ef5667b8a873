import { holdTo } from '../testing.ts';
import tool from './limit-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [[{ expression: 'sqrt(x)', at: 0, direction: 'left' }, /no value/]],
  answers: [
    // What divides overflows where it is too small to be told from 0.
    [{ expression: '1/exp(x)', at: '-inf' }, { kind: 'positive-infinity' }],
    [{ expression: 'x/exp(x)', at: '-inf' }, { kind: 'negative-infinity' }],
    [{ expression: '1/exp(-x^2)', at: 'inf' }, { kind: 'positive-infinity' }],
    [{ expression: 'x/exp(-1/x)', at: 0, direction: 'right' }, { kind: 'positive-infinity' }],
  ],
});
