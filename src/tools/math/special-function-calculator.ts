import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { SpecialFunctions } from '../shared/numbers/special-functions.ts';

const functions = [
  'gamma',
  'log-gamma',
  'digamma',
  'beta',
  'erf',
  'erfc',
  'inverse-erf',
  'zeta',
  'lambert-w',
  'regularized-gamma-p',
  'regularized-gamma-q',
  'regularized-beta',
] as const;
type Name = (typeof functions)[number];

const takesA: readonly Name[] = ['beta', 'regularized-gamma-p', 'regularized-gamma-q', 'regularized-beta'];
const takesB: readonly Name[] = ['regularized-beta'];

export default defineTool({
  slug: 'special-function-calculator',
  name: 'Special Function Calculator',
  category: 'math',
  summary: 'Calculates gamma, beta, error, zeta, Lambert W and incomplete gamma and beta functions.',
  description:
    'log-gamma is ln|Γ(x)|, beta is Β(a, x), lambert-w the principal branch. P(a, x) and Q(a, x) have a above 0 and x not negative; I_x(a, b) has a and b above 0 and x from 0 to 1. Outside these, at poles and beyond the range of numbers it is unprocessable.',
  reference: 'NIST Digital Library of Mathematical Functions, chapters 4, 5, 7, 8 and 25',
  keywords: ['gamma function', 'error function', 'riemann', 'erfc'],
  heavyWhen: ({ function: name, x, a = 1, b = 1 }) =>
    name === 'erfc' ? x > 15 : takesA.includes(name) && Math.max(Math.abs(x), Math.abs(a), Math.abs(b)) > 100,
  inputs: z.strictObject({
    function: z.enum(functions).describe('Name of the function'),
    x: z.number().describe('Main argument of the function'),
    a: z.number().optional().describe('Second argument, for beta, regularized-gamma-p and -q, regularized-beta'),
    b: z.number().optional().describe('Third argument, for regularized-beta'),
  }),
  result: z.strictObject({ result: z.number().describe('Value of the function') }),
  appliesWhen: {
    a: { function: ['beta', 'regularized-gamma-p', 'regularized-gamma-q', 'regularized-beta'] },
    b: { function: ['regularized-beta'] },
  },
  examples: [
    { inputs: { function: 'gamma', x: 4.5 }, result: { result: 11.631728396567448 } },
    { inputs: { function: 'regularized-beta', x: 0.3, a: 2, b: 5 }, result: { result: 0.579825 } },
  ],
  run(inputs) {
    const name = inputs.function;
    for (const [path, value, takers] of [['a', inputs.a, takesA] as const, ['b', inputs.b, takesB] as const]) {
      if (takers.includes(name) && value === undefined) invalid(path, `must be given for ${name}`);
      if (!takers.includes(name) && value !== undefined) invalid(path, `must be left out for ${name}`);
    }
    const [x, a, b] = [inputs.x, inputs.a ?? 1, inputs.b ?? 1];
    // Logarithms of gamma functions of great arguments lose as many digits as the arguments have.
    const size = name === 'beta' ? Math.max(Math.abs(x), Math.abs(a)) : name === 'regularized-beta' ? Math.max(a, b) : 1;
    const special = new SpecialFunctions(60 + Math.max(0, Math.ceil(Math.log10(Math.max(size, 1)))));
    return { result: doubleOf(functionValue(special, name, special.number(x), special.number(a), special.number(b))) };
  },
});

function functionValue(special: SpecialFunctions, name: Name, x: Decimal, a: Decimal, b: Decimal): Decimal {
  switch (name) {
    case 'gamma':
      return special.gamma(x);
    case 'log-gamma':
      return special.logGamma(x).value;
    case 'digamma':
      return special.digamma(x);
    case 'beta':
      return special.beta(a, x);
    case 'erf':
      return special.erf(x);
    case 'erfc':
      return special.erfc(x);
    case 'inverse-erf':
      return x.abs().lt(1) ? special.inverseErf(x) : unprocessable('inverse-erf takes values between -1 and 1.', 'x');
    case 'zeta':
      return special.zeta(x);
    case 'lambert-w':
      return special.lambertW(x);
    case 'regularized-gamma-p':
    case 'regularized-gamma-q': {
      above0(a, 'a');
      if (x.isNeg() && !x.isZero()) unprocessable('x must not be negative.', 'x');
      const { p, q } = special.incompleteGamma(a, x);
      return name === 'regularized-gamma-p' ? p : q;
    }
    case 'regularized-beta':
      above0(a, 'a');
      above0(b, 'b');
      if (x.lt(0) || x.gt(1)) unprocessable('x must be from 0 to 1.', 'x');
      return special.incompleteBeta(x, a, b);
  }
}

function above0(value: Decimal, path: string): void {
  if (value.lte(0)) unprocessable(`${path} must be above 0.`, path);
}
