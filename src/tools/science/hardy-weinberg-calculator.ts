import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { gammaTails } from '../shared/numbers/distributions/gamma.ts';
import { doubleFrom, quotientOf } from '../shared/numbers/double-double-functions.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { type Rational, rational, toNumber } from '../shared/numbers/rational.ts';

/** The chi-square distribution has nothing beyond it in doubles. */
const MAX_CHI_SQUARE = 10_000n;
const count = z.int().min(0).max(1_000_000_000).optional();

export default defineTool({
  slug: 'hardy-weinberg-calculator',
  name: 'Hardy-Weinberg Calculator',
  category: 'science',
  summary: 'Calculates allele and expected genotype frequencies, and tests for Hardy-Weinberg equilibrium.',
  description:
    'Give the counts of all three genotypes, or the share of the population that shows the recessive trait. The chi-square test has one degree of freedom and no correction; it is rough where an expected count is below 5.',
  reference: 'Hardy 1908; Weinberg 1908; p² + 2pq + q² = 1',
  keywords: ['population genetics', 'allele frequency', 'genotype frequency', 'carrier frequency', 'chi-square', 'p2 2pq q2', 'heterozygous'],
  inputs: z.strictObject({
    dominantHomozygotes: count.describe('Number of individuals with two dominant alleles (AA), together with the other two counts'),
    heterozygotes: count.describe('Number of individuals with one allele of each kind (Aa)'),
    recessiveHomozygotes: count.describe('Number of individuals with two recessive alleles (aa)'),
    recessivePhenotypeFrequency: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe('Share of the population with the recessive trait, from 0 to 1, in place of the three counts'),
  }),
  result: z.strictObject({
    p: z.number().describe('Frequency of the dominant allele, from 0 to 1'),
    q: z.number().describe('Frequency of the recessive allele, from 0 to 1'),
    expected: z
      .strictObject({
        dominantHomozygotes: z.number().describe('Individuals with two dominant alleles: p², times their number'),
        heterozygotes: z.number().describe('Individuals with one allele of each kind: 2pq, times their number'),
        recessiveHomozygotes: z.number().describe('Individuals with two recessive alleles: q², times their number'),
      })
      .describe('What equilibrium would have: numbers of individuals, or frequencies where no counts were given'),
    chiSquare: z.number().optional().describe('Chi-square statistic of the counts; absent without counts and where an expected count is 0'),
    pValue: z.number().optional().describe('Chance of a chi-square at least as great in equilibrium, from 0 to 1; absent where chiSquare is'),
  }),
  examples: [
    {
      inputs: { dominantHomozygotes: 298, heterozygotes: 489, recessiveHomozygotes: 213 },
      result: {
        p: 0.5425,
        q: 0.4575,
        expected: { dominantHomozygotes: 294.30625, heterozygotes: 496.3875, recessiveHomozygotes: 209.30625 },
        chiSquare: 0.22148958764658705,
        pValue: 0.6379072637822236,
      },
    },
    {
      inputs: { recessivePhenotypeFrequency: 0.0004 },
      result: { p: 0.98, q: 0.02, expected: { dominantHomozygotes: 0.9604, heterozygotes: 0.0392, recessiveHomozygotes: 0.0004 } },
    },
  ],
  run({ dominantHomozygotes, heterozygotes, recessiveHomozygotes, recessivePhenotypeFrequency }) {
    const counts = { dominantHomozygotes, heterozygotes, recessiveHomozygotes };
    const [given] = Object.entries(counts).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    const [missing] = Object.entries(counts).flatMap(([name, value]) => (value === undefined ? [name] : []));
    if (recessivePhenotypeFrequency !== undefined) {
      if (given !== undefined) invalid(given, 'must not be given together with recessivePhenotypeFrequency');
      return fromTrait(recessivePhenotypeFrequency);
    }
    if (missing !== undefined) invalid(missing, 'is required: all three counts, or recessivePhenotypeFrequency in their place');
    return fromCounts(BigInt(dominantHomozygotes ?? 0), BigInt(heterozygotes ?? 0), BigInt(recessiveHomozygotes ?? 0));
  },
});

function fromTrait(frequency: number) {
  const q = new Precise(frequency).sqrt();
  const p = q.neg().plus(1);
  return {
    p: doubleOf(p),
    q: doubleOf(q),
    expected: { dominantHomozygotes: doubleOf(p.times(p)), heterozygotes: doubleOf(p.times(q).times(2)), recessiveHomozygotes: frequency + 0 },
  };
}

function fromCounts(dominant: bigint, mixed: bigint, recessive: bigint) {
  const size = dominant + mixed + recessive;
  if (size === 0n) return unprocessable('At least one of the counts must be above 0: there is no population to look at.');
  // Numbers of alleles, twice as many as individuals.
  const [p, q] = [2n * dominant + mixed, 2n * recessive + mixed];
  const share = (numerator: bigint): number => toNumber(rational(numerator, 4n * size));
  return {
    p: toNumber(rational(p, 2n * size)),
    q: toNumber(rational(q, 2n * size)),
    expected: { dominantHomozygotes: share(p * p), heterozygotes: share(2n * p * q), recessiveHomozygotes: share(q * q) },
    // No expected count is 0 where both alleles occur.
    ...(p > 0n && q > 0n && testOf(chiSquareOf(dominant, mixed, recessive))),
  };
}

/** Σ(O − E)²/E, which is the size of the population times the square of the inbreeding coefficient. */
function chiSquareOf(dominant: bigint, mixed: bigint, recessive: bigint): Rational {
  const excess = 4n * dominant * recessive - mixed * mixed;
  const product = (2n * dominant + mixed) * (2n * recessive + mixed);
  return rational((dominant + mixed + recessive) * excess * excess, product * product);
}

function testOf(chiSquare: Rational): { chiSquare: number; pValue: number } {
  const { numerator, denominator } = chiSquare;
  if (numerator === 0n) return { chiSquare: 0, pValue: 1 };
  const isBeyond = numerator > MAX_CHI_SQUARE * denominator;
  const pValue = isBeyond ? 0 : doubleFrom(gammaTails([0.5, 0], quotientOf(numerator, 2n * denominator)).upper);
  return { chiSquare: toNumber(chiSquare), pValue };
}
