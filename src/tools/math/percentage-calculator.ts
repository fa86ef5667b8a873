import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { add, divide, isZero, multiply, type Rational, subtract, toNumber } from '../shared/numbers/rational.ts';
import { exactly, HUNDRED } from './lib/percent.ts';

const ONE = exactly(1);
const NEEDED = {
  'percent-of': ['percent', 'value'],
  'what-percent': ['value', 'part'],
  'whole-of': ['percent', 'part'],
  increase: ['percent', 'value'],
  decrease: ['percent', 'value'],
  'before-increase': ['percent', 'value'],
  'before-decrease': ['percent', 'value'],
} as const;

export default defineTool({
  slug: 'percentage-calculator',
  name: 'Percentage Calculator',
  category: 'math',
  summary: 'Finds a percentage of a number, what percent one is of another, or the value before or after a rise or fall.',
  description: 'Give exactly the inputs the operation names. Numbers are taken as the decimals they are written as, and the result is rounded once.',
  reference: 'part = whole · percent / 100',
  keywords: ['percent of', 'discount', 'markup', 'percentage of a number', 'percent of a number'],
  inputs: z.strictObject({
    operation: z
      .enum(['percent-of', 'what-percent', 'whole-of', 'increase', 'decrease', 'before-increase', 'before-decrease'])
      .describe('Which value to calculate from the others'),
    percent: z.number().optional().describe('Percentage; for all operations but what-percent'),
    value: z.number().optional().describe('The whole, the start, or for the before- operations the end; not for whole-of'),
    part: z.number().optional().describe('Part of the whole; for what-percent and whole-of'),
  }),
  result: z.strictObject({
    result: z.number().describe('A percentage for what-percent, else a value'),
    difference: z.number().optional().describe('Result minus value; only for the last four operations'),
  }),
  appliesWhen: {
    percent: { operation: ['percent-of', 'whole-of', 'increase', 'decrease', 'before-increase', 'before-decrease'] },
    value: { operation: ['percent-of', 'what-percent', 'increase', 'decrease', 'before-increase', 'before-decrease'] },
    part: { operation: ['what-percent', 'whole-of'] },
  },
  choiceLabels: {
    operation: {
      'percent-of': 'What is {percent} % of {value}?',
      'what-percent': '{part} is what % of {value}?',
      'whole-of': '{part} is {percent} % of what?',
      increase: '{value} plus {percent} %',
      decrease: '{value} minus {percent} %',
      'before-increase': 'What plus {percent} % is {value}?',
      'before-decrease': 'What minus {percent} % is {value}?',
    },
  },
  examples: [
    { inputs: { operation: 'percent-of', percent: 7, value: 3 }, result: { result: 0.21 } },
    { inputs: { operation: 'before-increase', percent: 20, value: 120 }, result: { result: 100, difference: -20 } },
  ],
  run(inputs) {
    const { operation } = inputs;
    const needed: readonly string[] = NEEDED[operation];
    for (const field of ['percent', 'value', 'part'] as const) {
      if (needed.includes(field) && inputs[field] === undefined) invalid(field, `is required for ${operation}`);
      if (!needed.includes(field) && inputs[field] !== undefined) invalid(field, `must not be given for ${operation}`);
    }
    const share = divide(exactly(inputs.percent ?? 0), HUNDRED);
    const value = exactly(inputs.value ?? 0);
    const part = exactly(inputs.part ?? 0);
    const over = (top: Rational, bottom: Rational, field: string): Rational =>
      isZero(bottom) ? unprocessable('This would divide by zero, so there is no answer.', field) : divide(top, bottom);
    const changed = (result: Rational) => ({ result: toNumber(result), difference: toNumber(subtract(result, value)) });
    switch (operation) {
      case 'percent-of':
        return { result: toNumber(multiply(value, share)) };
      case 'what-percent':
        return { result: toNumber(multiply(over(part, value, 'value'), HUNDRED)) };
      case 'whole-of':
        return { result: toNumber(over(part, share, 'percent')) };
      case 'increase':
        return changed(multiply(value, add(ONE, share)));
      case 'decrease':
        return changed(multiply(value, subtract(ONE, share)));
      case 'before-increase':
        return changed(over(value, add(ONE, share), 'percent'));
      case 'before-decrease':
        return changed(over(value, subtract(ONE, share), 'percent'));
    }
  },
});
