import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type Figures, figuresOf, plainOf, rounded } from './lib/figures.ts';

const DECIMAL = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,15})?\s*$/;
/** A plain decimal with more zeros than this in front or behind is written in scientific notation. */
const MAX_ZEROS = 1000;

export default defineTool({
  slug: 'significant-figures-calculator',
  name: 'Significant Figures Calculator',
  category: 'math',
  summary: 'Counts the significant figures of a number and rounds it to the number you want.',
  description:
    'Leading zeros never count, trailing ones only in a number with a decimal point: 100. has three, 100 has one. Rounding is decimal, halves away from zero.',
  reference: 'Customary rules for significant figures (ISO 80000-1, annex B, for rounding)',
  keywords: ['sig figs', 'precision', 'significant digits'],
  inputs: z.strictObject({
    value: z.string().min(1).max(1000).regex(DECIMAL, 'must be a decimal such as 0.012030 or 1.50e3').describe('Decimal as written, exponent allowed'),
    digits: z.int().min(1).max(100).optional().describe('Number of significant figures to round to'),
  }),
  result: z.strictObject({
    count: z.int().describe('Number of significant figures as written'),
    significantDigits: z.string().describe('The significant digits, "12030" for "0.012030"'),
    rounded: z.string().optional().describe('The rounded number, plain, or scientific as "1.20e+3" where plain could not show the count; only with digits'),
  }),
  examples: [
    { inputs: { value: '0.012030' }, result: { count: 5, significantDigits: '12030' } },
    { inputs: { value: '1204.6', digits: 3 }, result: { count: 5, significantDigits: '12046', rounded: '1.20e+3' } },
  ],
  run({ value, digits }) {
    const figures = figuresOf(value);
    const significantDigits = figures.point ? figures.digits : figures.digits.replace(/(?<=[1-9])0+$/, '');
    return {
      count: significantDigits.length,
      significantDigits,
      ...(digits !== undefined && { rounded: roundedText({ ...figures, digits: significantDigits }, digits) }),
    };
  },
});

function roundedText(figures: Figures, count: number): string {
  if (figures.digits === '0') return count === 1 ? '0' : `0.${'0'.repeat(count - 1)}`;
  const result = rounded(figures, count);
  const { sign, digits, exponent } = result;
  // In a plain integer zeros at the end do not count.
  const plain = exponent < count - 1 || !digits.endsWith('0');
  if (plain && Math.abs(exponent) <= MAX_ZEROS) return plainOf(result);
  const rest = digits.slice(1);
  return `${sign}${digits.charAt(0)}${rest === '' ? '' : `.${rest}`}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}
