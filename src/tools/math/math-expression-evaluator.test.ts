import { holdTo } from '../testing.ts';
import tool from './math-expression-evaluator.ts';
// Worked out by test/oracles/math_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // What is done with a variable is done in the same arithmetic as with a number.
    [{ expression: 'y % 3', variables: { y: -1.5 } }, { result: 1.5 }],
    [{ expression: 'x mod 7', variables: { x: -10 } }, { result: 4 }],
    [{ expression: '(x + 1e-25) - x', variables: { x: 1 } }, { result: 1e-25 }],
    [{ expression: 'a % b', variables: { a: 7, b: -3 } }, { result: -2 }],
    // The grammar of docs/expressions.md.
    [{ expression: '0.1+0.2' }, { result: 0.3 }],
    [{ expression: '-2^2' }, { result: -4 }],
    [{ expression: '2^3^2' }, { result: 512 }],
    [{ expression: '2^-1' }, { result: 0.5 }],
    [{ expression: '6/2(1+2)' }, { result: 9 }],
    [{ expression: '-7 mod 3' }, { result: 2 }],
    [{ expression: '7 % -3' }, { result: -2 }],
    [{ expression: '3!!' }, { result: 720 }],
    [{ expression: '0^0' }, { result: 1 }],
    [{ expression: 'sin(pi)' }, { result: 0 }],
    [{ expression: 'sqrt(2)^2 - 2' }, { result: 0 }],
    [{ expression: 'floor(1/3*3)' }, { result: 1 }],
    [{ expression: 'round(-2.5)' }, { result: -3 }],
    [{ expression: 'cbrt(-8) + root(-32, 5)' }, { result: -4 }],
    [{ expression: '2 × 3 ÷ 4 · 5 − 1' }, { result: 6.5 }],
    [{ expression: 'cos(90)', angleUnit: 'degrees' }, { result: 0 }],
    [{ expression: '10^20 mod 3' }, { result: 1 }],
    [{ expression: '1'.repeat(1) + '+1'.repeat(4999) }, { result: 5000 }],
  ],
  invalid: [
    [{ expression: '' }, 'expression'],
    [{ expression: 'x', variables: { pi: 3 } }, 'variables.pi'],
    [{ expression: 'x', variables: { sin: 3 } }, 'variables.sin'],
    [{ expression: 'x', variables: { '2x': 3 } }, 'variables.2x'],
    [{ expression: 'x', variables: { x: '3' } }, 'variables.x'],
  ],
  unprocessable: [
    [{ expression: '1/0' }, /Position 2: 1 \/ 0/],
    [{ expression: 'x(2)', variables: { x: 1 } }, /Position 2/],
    [{ expression: '2 3' }, /Position 3/],
    [{ expression: 'sin()' }, /Position 5/],
    [{ expression: 'log(1,2,3)' }, /1 or 2 arguments, not 3/],
    [{ expression: 'x+y', variables: { x: 1 } }, /Position 3: the name y/],
    [{ expression: '171!' }, /171!/],
    [{ expression: '1e308*10' }, /too large/],
    [{ expression: `${'('.repeat(201)}1${')'.repeat(201)}` }, /nested/],
    [{ expression: 'tan(90)', angleUnit: 'degrees' }, /no value/],
    [{ expression: '(-8)^(1/3)' }, /no value/],
    [{ expression: '😀' }, /Position 1/],
  ],
});
