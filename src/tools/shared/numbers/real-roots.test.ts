import { expect, it } from 'vitest';
import { parseExpression } from './expression.ts';
import { ZeroSearch } from './real-roots.ts';

const zerosOf = (text: string, from: number, to: number) => new ZeroSearch(parseExpression(text), 'x', from, to).zeros(50);

it.each<[string, number, number, number[]]>([
  ['x^2-2', -5, 5, [-Math.SQRT2, Math.SQRT2]],
  ['(x-1)*(x-2)*(x-3)', 0, 10, [1, 2, 3]],
  ['sin(x)', -4, 4, [-Math.PI, 0, Math.PI]],
  ['(x-1)^2', -3, 3, [1]],
  ['(x-1)^2*(x+1)', -3, 3, [-1, 1]],
  ['x^3', -1, 2, [0]],
  ['exp(x)-3', -5, 5, [Math.log(3)]],
  ['sqrt(x)', -1, 1, [0]],
  ['abs(x-0.5)', -1, 1, [0.5]],
])('finds the zeros of %s from %d to %d', (text, from, to, expected) => {
  const { zeros, stretch } = zerosOf(text, from, to);
  expect(stretch).toBeUndefined();
  expect(zeros).toHaveLength(expected.length);
  for (const [index, zero] of zeros.entries()) expect(zero).toBeCloseTo(expected[index] ?? Number.NaN, 12);
});

it.each(['1/x', 'tan(x)-tan(x)+1', 'x^2+1', 'sign(x)+0.5', '1/(x-0.3)^3'])('takes no pole and no jump for a zero: %s', (text) => {
  expect(zerosOf(text, -1, 1).zeros).toEqual([]);
});

it('says where an expression is 0 on a whole stretch', () => {
  expect(zerosOf('abs(x)-x', -1, 1).stretch).toBeCloseTo(0, 3);
});
