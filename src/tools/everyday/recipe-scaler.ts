import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { divide, gcd, type Rational, rationalOf, toNumber } from '../shared/numbers/rational.ts';

const GLYPHS: Record<string, readonly [bigint, bigint]> = {
  '¼': [1n, 4n],
  '½': [1n, 2n],
  '¾': [3n, 4n],
  '⅓': [1n, 3n],
  '⅔': [2n, 3n],
  '⅕': [1n, 5n],
  '⅖': [2n, 5n],
  '⅗': [3n, 5n],
  '⅘': [4n, 5n],
  '⅙': [1n, 6n],
  '⅚': [5n, 6n],
  '⅐': [1n, 7n],
  '⅛': [1n, 8n],
  '⅜': [3n, 8n],
  '⅝': [5n, 8n],
  '⅞': [7n, 8n],
  '⅑': [1n, 9n],
  '⅒': [1n, 10n],
};
const GLYPH = `[${Object.keys(GLYPHS).join('')}]`;
/** Also those that do not break, as pages have them between a whole number and its fraction. */
const SPACE = String.raw`[^\S\r\n]`;
/** The solidus and the fraction slash. */
const SLASH = '[/\u2044]';
/** A mixed number, a fraction, a decimal or a whole number, and not the beginning of a fraction by 0. */
const AMOUNT = String.raw`(?:\d+${SPACE}+\d+${SLASH}0*[1-9]\d*|\d+${SPACE}*${GLYPH}|\d+${SLASH}0*[1-9]\d*|\d+\.\d+|${GLYPH}|\d+(?!\d|${SLASH}\d|${SPACE}+\d+${SLASH}0+(?!\d)))`;
const QUANTITY = new RegExp(String.raw`^(\s*)(${AMOUNT})(?:\s*[-–]\s*(${AMOUNT}))?`);
const PARTS = new RegExp(String.raw`^(?:(\d+)(?:${SPACE}+|(?=${GLYPH})|$))?(?:(\d+)${SLASH}(\d+)|(${GLYPH}))?$`);

/** Every denominator that a fraction is written with divides 48; 12, 24 and 48 are not written. */
const COMMON = 48n;
const WRITTEN = [1n, 2n, 3n, 4n, 6n, 8n, 16n];

/** A quotient that need not be in lowest terms. */
function quotientOf(amount: string): readonly [numerator: bigint, denominator: bigint] {
  const [whole = '', decimals] = amount.split('.');
  if (decimals !== undefined) return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
  const [, units = '0', top, bottom, glyph] = PARTS.exec(amount) ?? [];
  const [numerator, denominator] = glyph === undefined ? [BigInt(top ?? 0), BigInt(bottom ?? 1)] : (GLYPHS[glyph] ?? [0n, 1n]);
  return [BigInt(units) * denominator + numerator, denominator];
}

function decimalText(numerator: bigint, denominator: bigint): string {
  // Half up; a value within 1e-9 below the half counts as the half.
  const thousandths = ((1000n * numerator * 1_000_000_000n + 500_000_001n * denominator) / (1_000_000_000n * denominator)).toString().padStart(4, '0');
  return `${thousandths.slice(0, -3)}.${thousandths.slice(-3)}`.replace(/\.?0+$/, '');
}

function scaled(amount: string, factor: Rational, format: 'fraction' | 'decimal'): string {
  const [top, bottom] = quotientOf(amount);
  const [numerator, denominator] = [top * factor.numerator, bottom * factor.denominator];
  if (format === 'decimal' || (COMMON * numerator) % denominator !== 0n) return decimalText(numerator, denominator);
  const parts = (COMMON * numerator) / denominator;
  const common = gcd(parts, COMMON);
  const written = COMMON / common;
  if (!WRITTEN.includes(written)) return decimalText(numerator, denominator);
  const [whole, rest] = [parts / COMMON, (parts % COMMON) / common];
  if (rest === 0n) return String(whole);
  return whole === 0n ? `${rest}/${written}` : `${whole} ${rest}/${written}`;
}

export default defineTool({
  slug: 'recipe-scaler',
  name: 'Recipe Scaler',
  category: 'everyday',
  summary: 'Scales the quantities of an ingredient list to other servings.',
  description: [
    'The quantity at the start of a line is scaled: 3, 1.5, 3/4, 1 1/2, 1½, or a range such as 2-3; 1-1/2 is the range from 1 to 1/2.',
    'The rest of the line, and a line without a quantity, stays as it is.',
    'A quantity with a comma (1,5 or 1,000) is refused, since it could be a decimal or thousands.',
  ].join(' '),
  reference: 'Exact fractions: quantity × (new servings / old servings)',
  keywords: ['double recipe', 'halve a recipe', 'ingredients', 'portions', 'multiply', 'cooking', 'resize', 'convert recipe'],
  inputs: z.strictObject({
    lines: z.array(z.string().max(500)).min(1).max(200).describe('Lines of the ingredient list, such as "1 1/2 cups flour"'),
    fromServings: z.number().min(0.01).max(100_000).optional().describe('Servings the recipe makes as it is; needs toServings'),
    toServings: z.number().min(0.01).max(100_000).optional().describe('Servings it is to make; needs fromServings'),
    factor: z.number().min(0.0001).max(10_000).optional().describe('What to multiply by, in place of the servings: 2 doubles, 0.5 halves'),
    format: z
      .enum(['fraction', 'decimal'])
      .default('fraction')
      .describe('fraction writes 1 1/2 where halves, thirds, quarters, sixths, eighths or sixteenths do, decimal writes 1.5 with at most 3 decimals'),
  }),
  result: z.strictObject({
    factor: z.number().describe('What the quantities were multiplied by'),
    lines: z.array(z.string()).describe('The lines with their quantities scaled, in the order given'),
  }),
  headline: 'lines',
  examples: [
    {
      inputs: { lines: ['1 1/2 cups flour', '2 eggs', 'salt'], fromServings: 4, toServings: 6 },
      result: { factor: 1.5, lines: ['2 1/4 cups flour', '3 eggs', 'salt'] },
    },
    {
      inputs: { lines: ['2-3 carrots', '1 ½ tsp cumin', '500 g beef'], factor: 0.5, format: 'decimal' },
      result: { factor: 0.5, lines: ['1-1.5 carrots', '0.75 tsp cumin', '250 g beef'] },
    },
  ],
  run({ lines, fromServings, toServings, factor: ownFactor, format }) {
    const factor = factorOf(fromServings, toServings, ownFactor);
    return {
      factor: toNumber(factor),
      lines: lines.map((line, index) => {
        const match = QUANTITY.exec(line);
        if (!match) return line;
        const [quantity, spaces, first = '', second] = match;
        const rest = line.slice(quantity.length);
        if (/^,\d/.test(rest))
          unprocessable(
            `Line ${index + 1} starts with a number that has a comma, which could separate decimals or thousands: write a point, or no separator.`,
            `lines[${index}]`,
          );
        const last = second === undefined ? '' : `-${scaled(second, factor, format)}`;
        return `${spaces}${scaled(first, factor, format)}${last}${rest}`;
      }),
    };
  },
});

function factorOf(from: number | undefined, to: number | undefined, factor: number | undefined): Rational {
  if (factor !== undefined) {
    if (from !== undefined) invalid('fromServings', 'must be left out if factor is given');
    if (to !== undefined) invalid('toServings', 'must be left out if factor is given');
    return rationalOf(factor, 'factor');
  }
  if (from === undefined && to === undefined) invalid('factor', 'must be given, or fromServings and toServings');
  if (from === undefined) return invalid('fromServings', 'must be given with toServings');
  if (to === undefined) return invalid('toServings', 'must be given with fromServings');
  return divide(rationalOf(to, 'toServings'), rationalOf(from, 'fromServings'));
}
