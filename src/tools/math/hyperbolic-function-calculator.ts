import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Below it the area hyperbolic sine is its argument, to more digits than count. */
const TINY = new Precise('1e-100');

export default defineTool({
  slug: 'hyperbolic-function-calculator',
  name: 'Hyperbolic Function Calculator',
  category: 'math',
  summary: 'Calculates sinh, cosh and tanh of a number, their reciprocals and their inverses.',
  description: 'Accurate near 0 too. A function that has no value at the number is absent.',
  reference: 'NIST Digital Library of Mathematical Functions, sections 4.28 and 4.37',
  keywords: ['hyperbolic sine', 'hyperbolic cosine', 'arsinh'],
  inputs: z.strictObject({ value: z.number().min(-700).max(700).describe('Number from -700 to 700') }),
  result: z.strictObject({
    sinh: z.number().describe('Hyperbolic sine of the value'),
    cosh: z.number().describe('Hyperbolic cosine of the value'),
    tanh: z.number().describe('Hyperbolic tangent of the value'),
    coth: z.number().optional().describe('Hyperbolic cotangent; absent for 0'),
    sech: z.number().describe('Hyperbolic secant of the value'),
    csch: z.number().optional().describe('Hyperbolic cosecant; absent for 0'),
    asinh: z.number().describe('Inverse of sinh'),
    acosh: z.number().optional().describe('Inverse of cosh; absent below 1'),
    atanh: z.number().optional().describe('Inverse of tanh; only between -1 and 1'),
  }),
  examples: [
    {
      inputs: { value: 1 },
      result: {
        sinh: 1.1752011936438014,
        cosh: 1.5430806348152437,
        tanh: 0.7615941559557649,
        coth: 1.3130352854993312,
        sech: 0.6480542736638853,
        csch: 0.8509181282393216,
        asinh: 0.881373587019543,
        acosh: 0,
      },
    },
    {
      inputs: { value: 0.5 },
      result: {
        sinh: 0.5210953054937474,
        cosh: 1.1276259652063807,
        tanh: 0.46211715726000974,
        coth: 2.163953413738653,
        sech: 0.8868188839700739,
        csch: 1.9190347513349437,
        asinh: 0.48121182505960347,
        atanh: 0.5493061443340549,
      },
    },
  ],
  run(inputs) {
    const value = new Precise(inputs.value);
    const [sinh, cosh] = [Precise.sinh(value), Precise.cosh(value)];
    const one = new Precise(1);
    return {
      sinh: doubleOf(sinh),
      cosh: doubleOf(cosh),
      tanh: doubleOf(sinh.div(cosh)),
      ...(!value.isZero() && { coth: doubleOf(cosh.div(sinh)) }),
      sech: doubleOf(one.div(cosh)),
      ...(!value.isZero() && { csch: doubleOf(one.div(sinh)) }),
      asinh: doubleOf(value.abs().lt(TINY) ? value : Precise.asinh(value)),
      ...(value.gte(1) && { acosh: doubleOf(Precise.acosh(value)) }),
      ...(value.abs().lt(1) && { atanh: doubleOf(Precise.atanh(value)) }),
    };
  },
});
