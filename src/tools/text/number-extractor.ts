import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { DecimalSum, nearestQuotient } from '../shared/numbers/decimals.ts';
import { codePointBefore } from '../shared/text/search.ts';
import { countGraphemes } from '../shared/text/segments.ts';

const [COMMA, HYPHEN, POINT, PLUS, SMALL_E] = [0x2c, 0x2d, 0x2e, 0x2b, 0x65];
/** Puts an ASCII letter in lower case. */
const LOWER = 0x20;
/** The UTF-16 units of the signs in a number: before its decimals, and between groups of three digits. */
const SIGNS = { point: { decimals: POINT, groups: COMMA }, comma: { decimals: COMMA, groups: POINT } };
type Signs = (typeof SIGNS)['point'];
/** Digits after the point beyond which nothing of a number can change the nearest double of a sum. */
const MAX_PLACES = 5000;

export default defineTool({
  slug: 'number-extractor',
  name: 'Number Extractor',
  category: 'text',
  summary: 'Finds the numbers in a text, with their sum, mean and range.',
  description:
    'ASCII digits, in groups of three with the other separator or without, optionally with a decimal part and an exponent. A minus sign counts unless a letter or digit comes before it. ' +
    'The sum is that of the decimal numbers as written, rounded once.',
  keywords: ['digits', 'parse', 'total', 'average', 'figures', 'amounts', 'extract numbers from text'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to search'),
    decimalSeparator: z.enum(['point', 'comma']).default('point').describe('Sign before the decimals; the other one groups digits in threes'),
    allowNegative: z.boolean().default(true).describe('true: a minus sign belongs to the number; false: it is ignored'),
  }),
  result: z.strictObject({
    numbers: z.array(z.number()).describe('The numbers found, in order of appearance'),
    texts: z.array(z.string()).describe('Each number as written'),
    count: z.int().describe('Number of numbers found'),
    sum: z.number().optional().describe('Sum of the numbers, the double nearest the exact sum; absent without numbers'),
    average: z.number().optional().describe('Arithmetic mean of the numbers; absent without numbers'),
    minimum: z.number().optional().describe('The smallest number; absent without numbers'),
    maximum: z.number().optional().describe('The greatest number; absent without numbers'),
  }),
  views: [{ kind: 'marked', field: 'texts', in: 'text' }],
  examples: [
    {
      inputs: { text: 'Sold 1,234.50 of -7 items (10-20), v2 at 1e3' },
      result: {
        numbers: [1234.5, -7, 10, 20, 2, 1000],
        texts: ['1,234.50', '-7', '10', '20', '2', '1e3'],
        count: 6,
        sum: 2259.5,
        average: 376.5833333333333,
        minimum: -7,
        maximum: 1234.5,
      },
    },
    {
      inputs: { text: '1.234,5 und ,5', decimalSeparator: 'comma' },
      result: { numbers: [1234.5, 0.5], texts: ['1.234,5', ',5'], count: 2, sum: 1235, average: 617.5, minimum: 0.5, maximum: 1234.5 },
    },
  ],
  run({ text, decimalSeparator, allowNegative }) {
    const numbers: number[] = [];
    const texts: string[] = [];
    const exact = new DecimalSum();
    const signs = SIGNS[decimalSeparator];
    let end = 0;
    for (let first = numberStart(text, 0, signs); first < text.length; first = numberStart(text, end, signs)) {
      const start = allowNegative && hasMinus(text, first, end) ? first - 1 : first;
      end = numberEnd(text, first, signs);
      const found = text.slice(first, end);
      const digits = decimalSeparator === 'point' ? without(found, ',') : without(found, '.').replace(',', '.');
      const written = start < first ? `-${digits}` : digits;
      const number = Number(written);
      if (!Number.isFinite(number)) {
        unprocessable(`The number at position ${countGraphemes(text.slice(0, start)) + 1} is beyond the range of doubles (about 1.8e308).`, 'text');
      }
      numbers.push(number === 0 ? 0 : number);
      texts.push(text.slice(start, end));
      exact.add(written, MAX_PLACES, 'The text');
    }
    if (numbers.length === 0) return { numbers, texts, count: 0 };
    const total = exact.total();
    const sum = nearestQuotient(total, 1);
    if (!Number.isFinite(sum)) unprocessable('The sum of the numbers is beyond the range of doubles (about 1.8e308).', 'text');
    return {
      numbers,
      texts,
      count: numbers.length,
      sum,
      average: nearestQuotient(total, numbers.length),
      minimum: numbers.reduce((a, b) => Math.min(a, b)),
      maximum: numbers.reduce((a, b) => Math.max(a, b)),
    };
  },
});

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** Where the next number begins, its minus sign left out: with a digit, or with the sign before decimals where no digit is before it; the text's length where there is none. */
function numberStart(text: string, from: number, { decimals }: Signs): number {
  let at = from;
  for (let before = text.charCodeAt(from - 1); at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isDigit(unit) || (unit === decimals && !isDigit(before) && isDigit(text.charCodeAt(at + 1)))) break;
    before = unit;
  }
  return at;
}

function numberEnd(text: string, start: number, { decimals, groups }: Signs): number {
  let end = digitsEnd(text, start);
  if (end - start <= 3 && end > start) while (text.charCodeAt(end) === groups && digitsEnd(text, end + 1) === end + 4) end += 4;
  if (text.charCodeAt(end) === decimals) end = digitsEnd(text, end + 1, end);
  if ((text.charCodeAt(end) | LOWER) !== SMALL_E) return end;
  const sign = text.charCodeAt(end + 1);
  return digitsEnd(text, end + (sign === PLUS || sign === HYPHEN ? 2 : 1), end);
}

/** Where a run of digits ends. @param otherwise what to give where there is no digit */
function digitsEnd(text: string, start: number, otherwise = start): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end++;
  return end > start ? end : otherwise;
}

const without = (text: string, sign: string): string => (text.includes(sign) ? text.replaceAll(sign, '') : text);

/** Whether a minus sign (hyphen-minus or U+2212) comes before a number and no letter or digit before it. */
function hasMinus(text: string, start: number, from: number): boolean {
  const sign = text[start - 1];
  if (start <= from || (sign !== '-' && sign !== '\u2212')) return false;
  return !/[\p{L}\p{M}\p{N}]/u.test(codePointBefore(text, start - 1));
}
