import { holdTo } from '../testing.ts';
import tool from './derivative-calculator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [[{ expression: 'x', variables: { x: 1 }, at: 1 }, 'variables.x']],
  unprocessable: [
    [{ expression: 'abs(x)', at: 0 }, /no value/],
    [{ expression: 'floor(x)', at: 1 }, /jumps/],
    [{ expression: 'max(x,1)' }, /max/],
    [{ expression: 'a*x', at: 1 }, /^(?!.*undefined)/],
  ],
});
