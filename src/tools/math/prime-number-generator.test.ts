import { holdTo } from '../testing.ts';
import tool from './prime-number-generator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{}, 'to'],
    [{ to: 10, count: 2 }, 'count'],
    [{ from: 10, to: 9 }, 'to'],
    [{ from: 0, to: 10000001 }, 'to'],
  ],
  unprocessable: [[{ from: 0, to: 200000 }, /17,984 primes/]],
});
