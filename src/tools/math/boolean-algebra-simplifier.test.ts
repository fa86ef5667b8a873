import { holdTo } from '../testing.ts';
import tool from './boolean-algebra-simplifier.ts';

holdTo(tool, {
  answers: [
    [{ expression: 'A & !A' }, { simplified: '0', terms: 0, literals: 0 }],
    [
      { variables: ['A'], minterms: [0, 1] },
      { simplified: '1', terms: 1, literals: 0 },
    ],
    // Karnaugh's textbook case with rows of no matter: ΣM(1,3,7,11,15) + d(0,2,5) over four variables.
    [
      { variables: ['A', 'B', 'C', 'D'], minterms: [1, 3, 7, 11, 15], dontCares: [0, 2, 5] },
      { terms: 2, literals: 4 },
    ],
  ],
  invalid: [
    [{}, 'expression'],
    [{ variables: ['A'], minterms: [2] }, 'minterms[0]'],
    [{ variables: ['A'], minterms: [1], dontCares: [1] }, 'dontCares[0]'],
    [{ variables: ['A', 'A'], minterms: [1] }, 'variables[1]'],
  ],
  unprocessable: [[{ expression: 'a&b&c&d&e&f&g&h&i' }, /9 names/]],
});
