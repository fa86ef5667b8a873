import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, naturalLogarithm, Precise } from '../shared/numbers/precise.ts';
import { exactNumber, type Rational, rationalOf } from '../shared/numbers/rational.ts';

export default defineTool({
  slug: 'logarithm-calculator',
  name: 'Logarithm Calculator',
  category: 'math',
  summary: 'Calculates the logarithm of a number to any base, with ln, log10 and log2.',
  description: 'Without a base the natural logarithm. Correctly rounded, near 1 and for huge numbers too.',
  reference: 'log_b x = ln x / ln b',
  keywords: ['log', 'ln', 'natural logarithm', 'log base 2'],
  inputs: z.strictObject({
    value: exactNumber.describe('Number above 0: an integer, decimal or fraction'),
    base: exactNumber.optional().describe('Base above 0 and not 1; if omitted, e'),
  }),
  result: z.strictObject({
    result: z.number().describe('Logarithm to the base given'),
    ln: z.number().describe('Natural logarithm, to base e'),
    log10: z.number().describe('Common logarithm, to base 10'),
    log2: z.number().describe('Binary logarithm, to base 2'),
  }),
  examples: [
    { inputs: { value: 1024, base: 2 }, result: { result: 10, ln: 6.931471805599453, log10: 3.010299956639812, log2: 10 } },
    { inputs: { value: 1000 }, result: { result: 6.907755278982137, ln: 6.907755278982137, log10: 3, log2: 9.965784284662087 } },
  ],
  run(inputs) {
    const value = positive(inputs.value, 'value');
    const base = inputs.base === undefined ? undefined : positive(inputs.base, 'base');
    if (base && base.numerator === base.denominator) invalid('base', 'must not be 1');
    const ln = naturalLogarithm(value);
    return {
      result: doubleOf(base ? ln.div(naturalLogarithm(base)) : ln),
      ln: doubleOf(ln),
      log10: doubleOf(ln.div(Precise.ln(10))),
      log2: doubleOf(ln.div(Precise.ln(2))),
    };
  },
});

function positive(input: number | string, path: string): Rational {
  const value = rationalOf(input, path);
  if (value.numerator <= 0n) invalid(path, 'must be above 0');
  return value;
}
