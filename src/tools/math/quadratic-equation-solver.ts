import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, preciseOf } from '../shared/numbers/precise.ts';
import { divide, exactNumber, isZero, multiply, type Rational, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'quadratic-equation-solver',
  name: 'Quadratic Equation Solver',
  category: 'math',
  summary: 'Finds the roots, discriminant and vertex of a·x² + b·x + c = 0.',
  description: 'The discriminant is exact, and roots lose no digits by cancellation. A double root is listed once.',
  reference: 'Quadratic formula in its stable form: q = −(b + sign(b)√D)/2, roots q/a and c/q',
  keywords: ['parabola', 'abc formula', 'second degree'],
  inputs: z.strictObject({
    a: exactNumber.describe('Coefficient of x², not 0: an integer, decimal or fraction'),
    b: exactNumber.describe('Coefficient of x: an integer, decimal or fraction'),
    c: exactNumber.describe('Constant term: an integer, decimal or fraction'),
  }),
  result: z.strictObject({
    rootType: z.enum(['two-real', 'one-real', 'two-complex']).describe('Number and kind of the roots'),
    roots: z
      .array(z.strictObject({ real: z.number().describe('Real part of the root'), imaginary: z.number().describe('Imaginary part of the root') }))
      .describe('The roots, ascending; a double root once'),
    discriminant: z.number().describe('Discriminant, b² − 4ac'),
    vertexX: z.number().describe('Vertex of the parabola, x: −b/(2a)'),
    vertexY: z.number().describe('Vertex of the parabola, y: the value at vertexX'),
    sumOfRoots: z.number().describe('Sum of both roots, −b/a'),
    productOfRoots: z.number().describe('Product of both roots, c/a'),
  }),
  headline: 'roots',
  examples: [
    {
      inputs: { a: 1, b: -3, c: 2 },
      result: {
        rootType: 'two-real',
        roots: [
          { real: 1, imaginary: 0 },
          { real: 2, imaginary: 0 },
        ],
        discriminant: 1,
        vertexX: 1.5,
        vertexY: -0.25,
        sumOfRoots: 3,
        productOfRoots: 2,
      },
    },
    {
      inputs: { a: 1, b: 2, c: 5 },
      result: {
        rootType: 'two-complex',
        roots: [
          { real: -1, imaginary: -2 },
          { real: -1, imaginary: 2 },
        ],
        discriminant: -16,
        vertexX: -1,
        vertexY: 4,
        sumOfRoots: -2,
        productOfRoots: 5,
      },
    },
  ],
  run(inputs) {
    const [a, b, c] = [rationalOf(inputs.a, 'a'), rationalOf(inputs.b, 'b'), rationalOf(inputs.c, 'c')];
    if (isZero(a)) invalid('a', 'must not be 0: without it the equation is linear');
    const four = rational(4n);
    const discriminant = subtract(multiply(b, b), multiply(four, multiply(a, c)));
    const sum = negated(divide(b, a));
    const vertexX = divide(sum, rational(2n));
    return {
      ...rootsOf(a, b, c, discriminant, vertexX),
      discriminant: toNumber(discriminant),
      vertexX: toNumber(vertexX),
      vertexY: toNumber(negated(divide(discriminant, multiply(four, a)))),
      sumOfRoots: toNumber(sum),
      productOfRoots: toNumber(divide(c, a)),
    };
  },
});

const negated = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator });

type RootType = 'two-real' | 'one-real' | 'two-complex';

function rootsOf(a: Rational, b: Rational, c: Rational, discriminant: Rational, vertexX: Rational) {
  const answer = (rootType: RootType, roots: { real: number; imaginary: number }[]) => ({ rootType, roots });
  if (isZero(discriminant)) return answer('one-real', [{ real: toNumber(vertexX), imaginary: 0 }]);
  const [leading, linear] = [preciseOf(a), preciseOf(b)];
  const root = preciseOf(discriminant).abs().sqrt();
  if (discriminant.numerator < 0n) {
    const real = toNumber(vertexX);
    const imaginary = doubleOf(root.div(leading.times(2)).abs());
    return answer('two-complex', [
      { real, imaginary: 0 - imaginary },
      { real, imaginary },
    ]);
  }
  const q = (linear.isNeg() ? linear.minus(root) : linear.plus(root)).div(-2);
  const roots = [q.div(leading), preciseOf(c).div(q)].sort((first, second) => first.comparedTo(second));
  return answer(
    'two-real',
    roots.map((value) => ({ real: doubleOf(value), imaginary: 0 })),
  );
}
