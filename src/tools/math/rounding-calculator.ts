import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { plainDecimal, plainDecimalOf, plainText } from '../shared/numbers/plain-decimal.ts';
import { exactDecimal, floor, type Rational, rational, rationalOf, toNumber } from '../shared/numbers/rational.ts';

const modes = ['half-away-from-zero', 'half-toward-zero', 'half-even', 'half-up', 'half-down', 'away-from-zero', 'toward-zero', 'ceiling', 'floor'] as const;
type Mode = (typeof modes)[number];

export default defineTool({
  slug: 'rounding-calculator',
  name: 'Rounding Calculator',
  category: 'math',
  summary: 'Rounds a number to decimals or to a multiple, by any of nine rounding rules.',
  description:
    'Decimal, on the value as written. half-up goes to the greater neighbour, half-down to the lesser; away-from-zero, toward-zero, ceiling and floor always round. Negative decimals round to tens, hundreds and so on.',
  reference: 'Rounding directions of IEEE 754-2019 and ISO 80000-1, annex B',
  keywords: ['round up', 'round down', 'nearest', 'banker'],
  inputs: z.strictObject({
    value: exactDecimal.describe('Decimal to round, taken exactly as written'),
    decimals: z.int().min(-300).max(300).optional().describe('Number of decimals to keep, 0 if omitted; not with multipleOf').meta({ default: 0 }),
    multipleOf: exactDecimal.optional().describe('Number above 0 to a multiple of which to round'),
    mode: z.enum(modes).default('half-away-from-zero').describe('Rounding rule; the half- modes round to the nearest and say where halves go'),
  }),
  result: z.strictObject({
    rounded: z.string().describe('Plain decimal with exactly that many decimals; with multipleOf without trailing zeros'),
    number: z.number().describe('The rounded value as a number'),
    change: z.string().describe('Rounded minus value, plain decimal without trailing zeros'),
  }),
  examples: [
    { inputs: { value: 2.675, decimals: 2 }, result: { rounded: '2.68', number: 2.68, change: '0.005' } },
    { inputs: { value: -7.5, multipleOf: 5, mode: 'half-even' }, result: { rounded: '-10', number: -10, change: '-2.5' } },
  ],
  run(inputs) {
    const { mode, multipleOf } = inputs;
    if (multipleOf !== undefined && inputs.decimals !== undefined) invalid('decimals', 'must be left out when multipleOf is given');
    const decimals = inputs.decimals ?? 0;
    const step = multipleOf === undefined ? { digits: 1n, exponent: -decimals } : plainDecimalOf(String(multipleOf));
    if (step.digits <= 0n) invalid('multipleOf', 'must be above 0');
    const value = plainDecimalOf(String(inputs.value));
    const exponent = Math.min(value.exponent, step.exponent);
    const [top, bottom] = [value.digits * 10n ** BigInt(value.exponent - exponent), step.digits * 10n ** BigInt(step.exponent - exponent)];
    const result = toInteger(rational(top, bottom), mode) * bottom;
    const rounded = plainText(plainDecimal(result, exponent));
    return {
      rounded: multipleOf === undefined && decimals > 0 ? padded(rounded, decimals) : rounded,
      number: toNumber(rationalOf(`${result}e${exponent}`, 'value')),
      change: plainText(plainDecimal(result - top, exponent)),
    };
  },
});

function padded(text: string, decimals: number): string {
  const [whole = '0', fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}

function toInteger(value: Rational, mode: Mode): bigint {
  const below = floor(value);
  const rest = value.numerator - below * value.denominator;
  if (rest === 0n) return below;
  const negative = value.numerator < 0n;
  const above = below + 1n;
  const [away, toward] = negative ? [below, above] : [above, below];
  const half = 2n * rest - value.denominator;
  const nearest = (onHalf: bigint): bigint => (half > 0n ? above : half < 0n ? below : onHalf);
  switch (mode) {
    case 'half-away-from-zero':
      return nearest(away);
    case 'half-toward-zero':
      return nearest(toward);
    case 'half-even':
      return nearest(below % 2n === 0n ? below : above);
    case 'half-up':
      return nearest(above);
    case 'half-down':
      return nearest(below);
    case 'away-from-zero':
      return away;
    case 'toward-zero':
      return toward;
    case 'ceiling':
      return above;
    case 'floor':
      return below;
  }
}
