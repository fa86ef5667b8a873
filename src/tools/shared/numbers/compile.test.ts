import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compile } from './compile.ts';
import { PreciseEvaluator } from './evaluate-precisely.ts';
import { parseExpression } from './expression.ts';
import { dependsOn, treeOf, written } from './symbolic.ts';

const expression = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('x', '2', '0.5', '3', 'pi'),
    fc.tuple(tie('text'), fc.constantFrom('+', '-', '*', '/'), tie('text')).map(([a, sign, b]) => `(${a}${sign}${b})`),
    tie('text').map((a) => `-(${a})`),
    fc.tuple(fc.constantFrom('sin', 'cos', 'exp', 'abs', 'sqrt', 'atan'), tie('text')).map(([name, a]) => `${name}(${a})`),
    fc.tuple(tie('text'), fc.constantFrom('2', '3', '-1')).map(([a, exponent]) => `(${a})^(${exponent})`),
  ),
})).text;
const evaluator = new PreciseEvaluator();

/** The value in decimals, where it is neither so large nor so small that doubles miss it. */
function preciseValue(text: string, x: number): number | undefined {
  const value = evaluator.valueOrNothing(parseExpression(text), new Map([['x', evaluator.number(x)]]));
  return value && (value.isZero() || (value.abs().gt(1e-6) && value.abs().lt(1e6))) ? value.toNumber() : undefined;
}

it('compiles expressions to what they are in decimals', () => {
  fc.assert(
    fc.property(expression, fc.integer({ min: -30, max: 30 }), (text, tenths) => {
      const expected = preciseValue(text, tenths / 10);
      fc.pre(expected !== undefined && expected !== 0);
      const value = compile(parseExpression(text), 'x')(tenths / 10);
      // Where terms cancel, doubles lose digits that decimals keep.
      expect(Math.abs(value - expected)).toBeLessThan(1e-6 * Math.max(1, Math.abs(expected)));
    }),
  );
});

it.each(['1/x', 'sqrt(x-1)', 'ln(x)', 'asin(x+2)', 'y'])('has no value for %s at 0', (text) => {
  expect(compile(parseExpression(text), 'x')(0)).toBeNaN();
});

it('takes the values of other names', () => {
  expect(
    compile(
      parseExpression('a*x+b'),
      'x',
      new Map([
        ['a', 2],
        ['b', 1],
      ]),
    )(3),
  ).toBe(7);
});

it('writes trees that have the value of the expression, and are written the same when they are read again', () => {
  fc.assert(
    fc.property(expression, fc.integer({ min: 1, max: 30 }), (text, tenths) => {
      const expected = preciseValue(text, tenths / 10);
      fc.pre(expected !== undefined);
      const simple = written(treeOf(parseExpression(text)));
      const value = evaluator.valueOrNothing(parseExpression(simple), new Map([['x', evaluator.number(tenths / 10)]]));
      expect(value?.minus(expected).abs().toNumber()).toBeLessThan(1e-9 * Math.max(1, Math.abs(expected)));
      expect(written(treeOf(parseExpression(simple)))).toBe(simple);
    }),
  );
});

it.each([
  ['x+x', '2*x'],
  ['x*x^2', 'x^3'],
  ['2*3+x-x', '6'],
  ['x/x', '1'],
  ['-(-x)', 'x'],
  ['0*x', '0'],
  ['x^1', 'x'],
  ['1/2+1/3', '5/6'],
])('brings %s to %s', (text, simple) => {
  expect(written(treeOf(parseExpression(text)))).toBe(simple);
});

it('knows on which names a tree depends', () => {
  const tree = treeOf(parseExpression('sin(x)+a'));
  expect([dependsOn(tree, 'x'), dependsOn(tree, 'a'), dependsOn(tree, 'y')]).toEqual([true, true, false]);
});
