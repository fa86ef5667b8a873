import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { compile } from '../shared/numbers/compile.ts';
import { PreciseEvaluator } from '../shared/numbers/evaluate-precisely.ts';
import { type Program, parseExpression } from '../shared/numbers/expression.ts';
import { doubleOf } from '../shared/numbers/precise.ts';
import { workOf } from '../shared/numbers/work.ts';
import { grouped } from '../shared/text/counts.ts';
import { checkNames, checkVariable, variableInput } from './lib/variables.ts';

const MAX_TERMS = 200_000;
/** Up to so much work the terms are decimals of 40 digits, beyond it doubles. */
const PRECISE_WORK = 3_000_000;

export default defineTool({
  slug: 'summation-calculator',
  name: 'Summation and Product Calculator',
  category: 'math',
  summary: 'Adds up or multiplies an expression over a range of integers (Σ and Π).',
  description: 'At most 200,000 terms. An empty range gives the sum 0 or the product 1.',
  reference: "Decimal sums of 40 digits; beyond about 100,000 operations Neumaier's compensated summation (1974)",
  keywords: ['sigma', 'series', 'capital pi', 'sigma notation'],
  cost: 'heavy',
  inputs: z.strictObject({
    expression: z.string().min(1).max(1000).describe('Expression for each term, such as 1/n^2'),
    variable: variableInput.default('n').describe('Name of the index in the expression'),
    from: z.int().min(-1_000_000).max(1_000_000).describe('First value of the index'),
    to: z.int().min(-1_000_000).max(1_000_000).describe('Last value of the index, included'),
    operation: z.enum(['sum', 'product']).default('sum').describe('Whether to add up or to multiply the terms'),
  }),
  result: z.strictObject({ result: z.number().describe('Sum or product of the terms'), terms: z.int().describe('Number of terms') }),
  examples: [
    { inputs: { expression: '1/n^2', from: 1, to: 1000 }, result: { result: 1.64393456668156, terms: 1000 } },
    { inputs: { expression: '2n-1', from: 1, to: 5, operation: 'product' }, result: { result: 945, terms: 5 } },
  ],
  run({ expression, variable, from, to, operation }) {
    checkVariable(variable);
    const terms = Math.max(0, to - from + 1);
    if (terms > MAX_TERMS) invalid('to', `must give at most ${grouped(MAX_TERMS)} terms: it may be up to ${from + MAX_TERMS - 1}`);
    const program = parseExpression(expression);
    checkNames(program, [variable]);
    const calculate = terms * workOf(program) <= PRECISE_WORK ? precisely : quickly;
    return { result: calculate(program, variable, from, to, operation === 'product'), terms };
  },
});

function precisely(program: Program, variable: string, from: number, to: number, multiplies: boolean): number {
  const evaluator = new PreciseEvaluator(40);
  let result = evaluator.number(multiplies ? 1 : 0);
  for (let index = from; index <= to; index += 1) {
    const term = evaluator.valueOrNothing(program, new Map([[variable, evaluator.number(index)]])) ?? withoutValue(variable, index);
    result = multiplies ? result.times(term) : result.plus(term);
  }
  return doubleOf(result);
}

function quickly(program: Program, variable: string, from: number, to: number, multiplies: boolean): number {
  const term = compile(program, variable);
  let result = multiplies ? 1 : 0;
  let lost = 0;
  let exponent = 0;
  for (let index = from; index <= to; index += 1) {
    const value = term(index);
    if (Number.isNaN(value)) withoutValue(variable, index);
    if (multiplies) {
      result *= value;
      // The product is kept near 1, its powers of 2 apart, so that it overflows only when the whole does.
      if (result !== 0 && (Math.abs(result) > 2 ** 400 || Math.abs(result) < 2 ** -400)) {
        const shift = Math.round(Math.log2(Math.abs(result)));
        result *= 2 ** -shift;
        exponent += shift;
      }
    } else {
      const sum = result + value;
      lost += Math.abs(result) >= Math.abs(value) ? result - sum + value : value - sum + result;
      result = sum;
    }
  }
  const whole = multiplies ? result * 2 ** Math.trunc(exponent / 2) * 2 ** (exponent - Math.trunc(exponent / 2)) : result + lost;
  return Number.isFinite(whole) ? whole + 0 : unprocessable('The result is too large to be given as a number.');
}

function withoutValue(variable: string, index: number): never {
  return unprocessable(`The term with ${variable} = ${index} has no value.`, 'expression');
}
