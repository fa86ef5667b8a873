import { holdTo } from '../testing.ts';
import tool from './limit-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  unprocessable: [
    [{ expression: 'sqrt(x)', at: 0, direction: 'left' }, /no value/],
    // 0, which no value that a computer reaches comes near.
    [{ expression: '1/ln(ln(x))', at: 'inf' }, /too slowly/],
  ],
  answers: [
    // What divides overflows where it is too small to be told from 0.
    [{ expression: '1/exp(x)', at: '-inf' }, { kind: 'positive-infinity' }],
    [{ expression: 'x/exp(x)', at: '-inf' }, { kind: 'negative-infinity' }],
    [{ expression: '1/exp(-x^2)', at: 'inf' }, { kind: 'positive-infinity' }],
    [{ expression: 'x/exp(-1/x)', at: 0, direction: 'right' }, { kind: 'positive-infinity' }],
    // By the theorem that logarithms grow more slowly than any power.
    [
      { expression: 'ln(x)/x^0.01', at: 'inf' },
      { kind: 'finite', value: 0 },
    ],
    [
      { expression: '1/x^0.001', at: 'inf' },
      { kind: 'finite', value: 0 },
    ],
    [
      { expression: '1/ln(x)^0.1', at: 'inf' },
      { kind: 'finite', value: 0 },
    ],
    [
      { expression: 'ln(ln(x))/ln(x)', at: 'inf' },
      { kind: 'finite', value: 0 },
    ],
    [
      { expression: 'ln(2x)/ln(x)', at: 'inf' },
      { kind: 'finite', value: 1 },
    ],
    [{ expression: 'ln(ln(ln(x)))', at: 'inf' }, { kind: 'positive-infinity' }],
    [
      { expression: '(x+1e10)/(x-1e10)', at: 'inf' },
      { kind: 'finite', value: 1 },
    ],
  ],
});
