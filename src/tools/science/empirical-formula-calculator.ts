import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { absolute, add, compare, divide, floor, multiply, type Rational, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';
import { elementOf } from './lib/elements.ts';
import { type Atoms, hillFormula, molarMassOf, weightOf } from './lib/formula.ts';

const MAX_MULTIPLIER = 12n;
const HALF = rational(1n, 2n);

export default defineTool({
  slug: 'empirical-formula-calculator',
  name: 'Empirical Formula Calculator',
  category: 'science',
  summary: 'Finds the empirical and molecular formula from the masses or percentages of the elements.',
  description:
    'Divides each mass by the atomic weight and the moles by the least of them, then takes the smallest multiplier from 1 to 12 that brings every ratio within the tolerance of a whole number. With the molar mass, the molecular formula is the empirical one times the nearest whole number, halves rounded up.',
  reference: 'Moles = mass/atomic weight; IUPAC standard atomic weights 2021 (abridged); Hill order',
  keywords: ['percent composition', 'combustion analysis', 'elemental analysis', 'simplest formula', 'mole ratio', 'chemistry', 'chemical formula'],
  inputs: z.strictObject({
    elements: z
      .array(
        z.strictObject({
          symbol: z.string().max(100).describe('Symbol of the element, such as C or Na'),
          amount: z.number().positive().describe('Mass of the element in any unit, the same for all, or its percentage; above 0'),
        }),
      )
      .min(1)
      .max(30)
      .describe('The elements of the compound with their masses'),
    molarMass: z.number().min(1).max(1_000_000).optional().describe('Molar mass of the compound in g/mol, for the molecular formula'),
    tolerance: z.number().min(0.001).max(0.3).default(0.1).describe('How far a ratio may be from a whole number'),
  }),
  result: z.strictObject({
    empiricalFormula: z.string().describe('Empirical formula in Hill order'),
    empiricalMass: z.number().describe('Molar mass of the empirical formula in g/mol'),
    ratios: z
      .array(
        z.strictObject({
          symbol: z.string().describe('Symbol of the element'),
          ratio: z.number().describe('Moles of the element divided by the fewest moles of any'),
        }),
      )
      .describe('Ratios of the moles, in the order given'),
    molecularFormula: z.string().optional().describe('Molecular formula in Hill order; absent without molarMass'),
  }),
  examples: [
    {
      inputs: {
        elements: [
          { symbol: 'C', amount: 40 },
          { symbol: 'H', amount: 6.7 },
          { symbol: 'O', amount: 53.3 },
        ],
        molarMass: 180.16,
      },
      result: {
        empiricalFormula: 'CH2O',
        empiricalMass: 30.026,
        ratios: [
          { symbol: 'C', ratio: 1 },
          { symbol: 'H', ratio: 1.995875496031746 },
          { symbol: 'O', ratio: 1.0003536158509907 },
        ],
        molecularFormula: 'C6H12O6',
      },
    },
  ],
  run({ elements, molarMass, tolerance }) {
    const symbols = elements.map(({ symbol }) => symbol);
    const twice = symbols.findIndex((symbol, index) => symbols.indexOf(symbol) < index);
    if (twice >= 0) invalid(`elements[${twice}].symbol`, `must not be given twice: ${symbols[twice]}`);
    const moles = elements.map(({ symbol, amount }, index) => {
      if (!elementOf(symbol)) unprocessable(`There is no element ${symbol}.`, `elements[${index}].symbol`);
      return divide(rationalOf(amount, `elements[${index}].amount`), weightOf(symbol));
    });
    const least = moles.reduce((one, other) => (compare(other, one) < 0 ? other : one));
    const ratios = moles.map((value) => divide(value, least));
    const counts = wholeCounts(ratios, rationalOf(tolerance, 'tolerance'));
    const atoms: Atoms = new Map(symbols.map((symbol, index) => [symbol, counts[index] ?? 1n]));
    const empiricalMass = molarMassOf(atoms);
    return {
      empiricalFormula: hillFormula(atoms),
      empiricalMass: toNumber(empiricalMass),
      ratios: symbols.map((symbol, index) => ({ symbol, ratio: toNumber(ratios[index] ?? HALF) })),
      ...(molarMass !== undefined && { molecularFormula: molecularFormula(atoms, divide(rationalOf(molarMass, 'molarMass'), empiricalMass)) }),
    };
  },
});

const nearestWhole = (value: Rational): bigint => floor(add(value, HALF));

function wholeCounts(ratios: readonly Rational[], tolerance: Rational): bigint[] {
  for (let multiplier = 1n; multiplier <= MAX_MULTIPLIER; multiplier += 1n) {
    const counts: bigint[] = [];
    const fits = ratios.every((ratio) => {
      const multiple = multiply(ratio, rational(multiplier));
      const count = nearestWhole(multiple);
      counts.push(count);
      return compare(absolute(subtract(multiple, rational(count))), tolerance) <= 0;
    });
    if (fits) return counts;
  }
  return unprocessable(`No multiplier from 1 to ${MAX_MULTIPLIER} brings every ratio of moles within the tolerance of a whole number.`, 'elements');
}

function molecularFormula(atoms: Atoms, units: Rational): string {
  const times = nearestWhole(units);
  if (times < 1n) unprocessable('The molar mass is less than half of that of the empirical formula, so there is no molecular formula.', 'molarMass');
  return hillFormula(new Map([...atoms].map(([symbol, count]) => [symbol, count * times])));
}
