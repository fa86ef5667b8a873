import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const NUMBER = String.raw`(\d+(?:\.\d*)?|\.\d+)`;
const SNELLEN = new RegExp(`^\\s*${NUMBER}\\s*/\\s*${NUMBER}\\s*$`);
const DECIMAL = new RegExp(`^\\s*${NUMBER}\\s*$`);
const LOGMAR = new RegExp(`^\\s*([+-]?)${NUMBER}\\s*$`);
const MIN_DECIMAL = '0.001';
const MAX_DECIMAL = 10;

/** Distance over the distance at which a healthy eye sees the same, and its logarithm where that was given. */
interface Acuity {
  readonly top: Decimal;
  readonly bottom: Decimal;
  readonly logMar?: Decimal;
}

export default defineTool({
  slug: 'visual-acuity-converter',
  name: 'Visual Acuity Converter',
  category: 'health',
  summary: 'Converts visual acuity between Snellen fractions in feet and metres, decimal and logMAR.',
  description:
    'Snellen fractions of any distance are read, such as 20/40, 6/12 or 3/60. Denominators of results are rounded to one decimal, other figures not.',
  reference: 'ISO 8596; logMAR (Bailey and Lovie 1976) = −log₁₀ of the decimal acuity',
  keywords: ['eyesight', 'eye chart', '20/20', '6/6', 'vision', 'optometry', 'ophthalmology', 'minimum angle of resolution'],
  inputs: z.strictObject({
    acuity: z.string().min(1).max(20).describe('The acuity: a fraction such as 20/40 or 6/12, a decimal such as 0.5, or a logMAR number such as 0.3'),
    notation: z
      .enum(['snellen', 'decimal', 'logmar'])
      .default('snellen')
      .describe('Notation of the acuity given: snellen is a fraction, decimal a decimal, logmar a logMAR number'),
  }),
  result: z.strictObject({
    decimal: z.number().describe('Decimal acuity, 1 for 20/20'),
    logMar: z.number().describe('Acuity as logMAR, 0 for 20/20; negative where it is better'),
    snellenFeet: z.string().describe('Snellen fraction in feet, 20/x'),
    snellenMeters: z.string().describe('Snellen fraction in metres, 6/x'),
    minutesOfArc: z.number().describe('Smallest angle that is resolved, in minutes of arc'),
  }),
  examples: [
    { inputs: { acuity: '20/40' }, result: { decimal: 0.5, logMar: 0.3010299956639812, snellenFeet: '20/40', snellenMeters: '6/12', minutesOfArc: 2 } },
    {
      inputs: { acuity: '0.3', notation: 'logmar' },
      result: { decimal: 0.5011872336272722, logMar: 0.3, snellenFeet: '20/39.9', snellenMeters: '6/12', minutesOfArc: 1.9952623149688795 },
    },
  ],
  run({ acuity, notation }) {
    const { top, bottom, logMar } = READERS[notation](acuity);
    if (top.lt(bottom.times(MIN_DECIMAL)) || top.gt(bottom.times(MAX_DECIMAL))) unprocessable('The decimal acuity must be from 0.001 to 10.', 'acuity');
    const decimal = top.div(bottom);
    const fraction = (distance: number) => `${distance}/${bottom.times(distance).div(top).toDecimalPlaces(1, Decimal.ROUND_HALF_UP)}`;
    return {
      decimal: doubleOf(decimal),
      logMar: doubleOf(logMar ?? bottom.div(top).log(10)),
      snellenFeet: fraction(20),
      snellenMeters: fraction(6),
      minutesOfArc: doubleOf(bottom.div(top)),
    };
  },
});

const READERS: Record<'snellen' | 'decimal' | 'logmar', (text: string) => Acuity> = {
  snellen(text) {
    const [, top, bottom] = SNELLEN.exec(text) ?? [];
    if (top === undefined || bottom === undefined)
      return unprocessable('The acuity must be two numbers with a slash between them, such as 20/40 or 6/12.', 'acuity');
    return positive(new Precise(top), new Precise(bottom));
  },
  decimal(text) {
    const [, number] = DECIMAL.exec(text) ?? [];
    if (number === undefined) return unprocessable('The acuity must be a decimal number such as 0.5.', 'acuity');
    return positive(new Precise(number), new Precise(1));
  },
  logmar(text) {
    const [, sign, number] = LOGMAR.exec(text) ?? [];
    if (number === undefined) return unprocessable('The acuity must be a logMAR number such as 0.3 or -0.1.', 'acuity');
    const logMar = new Precise(`${sign}${number}`);
    if (logMar.lt(-1) || logMar.gt(3)) return unprocessable('The decimal acuity must be from 0.001 to 10, and so logMAR from -1 to 3.', 'acuity');
    return { top: new Precise(10).pow(logMar.neg()), bottom: new Precise(1), logMar };
  },
};

function positive(top: Decimal, bottom: Decimal): Acuity {
  if (top.isZero() || bottom.isZero()) unprocessable('The numbers of the acuity must be above 0.', 'acuity');
  return { top, bottom };
}
