import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { exactDecimal } from '../shared/numbers/rational.ts';
import { type Figures, figuresOf, plainOf, rounded } from './lib/figures.ts';

const TIMES_TEN = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*[×x*]\s*10\s*\^\s*([+-]?\d{1,5})\s*$/;
const MAX_EXPONENT = 1000;

/** SI symbols by engineering exponent (BIPM, SI Brochure, 2022). */
const SI_SYMBOLS = new Map([
  [-30, 'q'],
  [-27, 'r'],
  [-24, 'y'],
  [-21, 'z'],
  [-18, 'a'],
  [-15, 'f'],
  [-12, 'p'],
  [-9, 'n'],
  [-6, 'µ'],
  [-3, 'm'],
  [0, ''],
  [3, 'k'],
  [6, 'M'],
  [9, 'G'],
  [12, 'T'],
  [15, 'P'],
  [18, 'E'],
  [21, 'Z'],
  [24, 'Y'],
  [27, 'R'],
  [30, 'Q'],
]);

export default defineTool({
  slug: 'scientific-notation-converter',
  name: 'Scientific Notation Converter',
  category: 'math',
  summary: 'Writes a number in scientific, engineering, E and plain notation.',
  description:
    'Takes decimals, also as 1.5 × 10^3. Trailing zeros after a point are kept as written, those of an integer without a point are not; with digits there are exactly that many, rounded half away from zero.',
  reference: 'ISO 80000-1; SI prefixes of the SI Brochure, 9th edition',
  keywords: ['standard form', 'exponent', 'engineering notation', 'si prefix'],
  inputs: z.strictObject({
    value: z
      .union([exactDecimal, z.string().max(1000).regex(TIMES_TEN, 'must be a decimal, or one times a power of ten such as 1.5 × 10^3')])
      .describe('Decimal to write; as a string, it may also be 1.5 × 10^3, 1.5x10^3 or 1.5*10^3'),
    digits: z.int().min(1).max(100).optional().describe('Significant digits to round to; if omitted, all digits as written'),
  }),
  result: z.strictObject({
    scientific: z.string().describe('Scientific notation, such as "1.2345 × 10^4"'),
    eNotation: z.string().describe('E notation, such as "1.2345e+4"'),
    engineering: z.string().describe('Notation whose exponent is a multiple of 3, such as "12.345 × 10^3"'),
    decimal: z.string().describe('Plain notation, such as "12345"'),
    coefficient: z.string().describe('Coefficient with one digit other than 0 before the point'),
    exponent: z.int().describe('Exponent of ten'),
    siPrefixed: z.string().optional().describe('Notation with SI prefix such as "12.345 k", from quecto (-30) to quetta (30)'),
  }),
  examples: [
    {
      inputs: { value: 12345 },
      result: {
        scientific: '1.2345 × 10^4',
        eNotation: '1.2345e+4',
        engineering: '12.345 × 10^3',
        decimal: '12345',
        coefficient: '1.2345',
        exponent: 4,
        siPrefixed: '12.345 k',
      },
    },
    {
      inputs: { value: '0.000012030', digits: 3 },
      result: {
        scientific: '1.20 × 10^-5',
        eNotation: '1.20e-5',
        engineering: '12.0 × 10^-6',
        decimal: '0.0000120',
        coefficient: '1.20',
        exponent: -5,
        siPrefixed: '12.0 µ',
      },
    },
  ],
  run({ value, digits }) {
    const written = figuresOf(plainNotation(String(value)));
    if (written.digits === '0') {
      return { scientific: '0 × 10^0', eNotation: '0e+0', engineering: '0 × 10^0', decimal: '0', coefficient: '0', exponent: 0, siPrefixed: '0' };
    }
    const figures = digits === undefined ? shown(written) : rounded(written, digits);
    const { exponent } = figures;
    const coefficient = mantissa(figures, 0);
    const engineering = 3 * Math.floor(exponent / 3);
    const engineeringText = mantissa(figures, exponent - engineering);
    const symbol = SI_SYMBOLS.get(engineering);
    return {
      scientific: `${coefficient} × 10^${exponent}`,
      eNotation: `${coefficient}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`,
      engineering: `${engineeringText} × 10^${engineering}`,
      decimal: plainOf(figures),
      coefficient,
      exponent,
      ...(symbol !== undefined && { siPrefixed: symbol === '' ? engineeringText : `${engineeringText} ${symbol}` }),
    };
  },
});

/** A decimal with an exponent instead of a power of ten. */
function plainNotation(text: string): string {
  const match = TIMES_TEN.exec(text);
  if (!match) return text;
  const exponent = Number(match[2]);
  if (Math.abs(exponent) > MAX_EXPONENT) invalid('value', `must have an exponent from -${MAX_EXPONENT} to ${MAX_EXPONENT}`);
  return `${match[1]}e${exponent}`;
}

/** Without the trailing zeros of an integer that has no point. */
function shown(figures: Figures): Figures {
  return figures.point ? figures : { ...figures, digits: figures.digits.replace(/(?<=[1-9])0+$/, '') };
}

/** The digits with the point after the first and so many more. */
function mantissa({ sign, digits }: Figures, more: number): string {
  const whole = digits.slice(0, more + 1).padEnd(more + 1, '0');
  const rest = digits.slice(more + 1);
  return `${sign}${whole}${rest === '' ? '' : `.${rest}`}`;
}
