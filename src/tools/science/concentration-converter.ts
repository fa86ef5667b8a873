import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { add, compare, divide, multiply, type Rational, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';

const ONE = rational(1n);
const HUNDRED = rational(100n);
const THOUSAND = rational(1000n);
const MILLION = rational(1_000_000n);

const UNITS = ['molarity', 'molality', 'mass-percent', 'mole-fraction', 'grams-per-liter'] as const;
type Unit = (typeof UNITS)[number];

export default defineTool({
  slug: 'concentration-converter',
  name: 'Concentration Converter',
  category: 'science',
  summary: 'Converts the concentration of a solution between molarity, molality, mass percent, mole fraction and g/L.',
  description: 'For one dissolved substance. The density is that of the solution, not of the solvent; 1 kg/L is right for dilute solutions in water.',
  reference: 'From the mass fraction w: c = 1000·w·ρ/M, b = 1000·w/(M·(1 − w)), x = (w/M)/(w/M + (1 − w)/Ms)',
  keywords: ['mol/l', 'mol/kg', 'weight percent', 'wt%', 'ppm', 'g/l', 'moles', 'solution strength', 'hydrochloric acid 37%'],
  inputs: z.strictObject({
    from: z
      .enum(UNITS)
      .describe('What value is: molarity in mol/L, molality in mol/kg of solvent, mass-percent, mole-fraction from 0 to 1, or grams-per-liter'),
    value: z.number().min(0).max(1e9).describe('The concentration to convert, in the unit that from names'),
    molarMass: z.number().min(0.001).max(1e9).describe('Molar mass of the dissolved substance in g/mol'),
    density: z.number().min(0.01).max(100).default(1).describe('Density of the solution in kg/L'),
    solventMolarMass: z.number().min(1).max(10_000).default(18.015).describe('Molar mass of the solvent in g/mol; 18.015 is water'),
  }),
  result: z.strictObject({
    molarity: z.number().describe('Molarity in mol per litre of solution'),
    molality: z.number().describe('Molality in mol per kilogram of solvent'),
    massPercent: z.number().describe('Mass of the substance in percent of that of the solution'),
    moleFraction: z.number().describe('Share of the substance in all moles, from 0 to 1'),
    gramsPerLiter: z.number().describe('Grams of the substance per litre of solution'),
    ppm: z.number().describe('Mass of the substance in parts per million of that of the solution'),
  }),
  examples: [
    {
      inputs: { from: 'mass-percent', value: 37, molarMass: 36.46, density: 1.18 },
      result: {
        molarity: 11.974766867800328,
        molality: 16.108107166801627,
        massPercent: 37,
        moleFraction: 0.22491888909697372,
        gramsPerLiter: 436.6,
        ppm: 370000,
      },
    },
    {
      inputs: { from: 'molality', value: 0.5, molarMass: 58.44 },
      result: {
        molarity: 0.4858047842055149,
        molality: 0.5,
        massPercent: 2.8390431588970286,
        moleFraction: 0.008927089243637932,
        gramsPerLiter: 28.390431588970287,
        ppm: 28390.43158897029,
      },
    },
  ],
  run({ from, ...inputs }) {
    const value = rationalOf(inputs.value, 'value');
    const molarMass = rationalOf(inputs.molarMass, 'molarMass');
    const perLitre = multiply(rationalOf(inputs.density, 'density'), THOUSAND);
    const solventMolarMass = rationalOf(inputs.solventMolarMass, 'solventMolarMass');
    const w = massFraction(from, value, { molarMass, perLitre, solventMolarMass });
    if (compare(w, ONE) >= 0) unprocessable('So much of the substance leaves no solvent: its mass would be that of the whole solution or more.', 'value');
    const solvent = subtract(ONE, w);
    const moles = divide(w, molarMass);
    const grams = multiply(w, perLitre);
    return {
      molarity: toNumber(divide(grams, molarMass)),
      molality: toNumber(divide(multiply(moles, THOUSAND), solvent)),
      massPercent: toNumber(multiply(w, HUNDRED)),
      moleFraction: toNumber(divide(moles, add(moles, divide(solvent, solventMolarMass)))),
      gramsPerLiter: toNumber(grams),
      ppm: toNumber(multiply(w, MILLION)),
    };
  },
});

interface Solution {
  readonly molarMass: Rational;
  /** Mass of a litre in grams. */
  readonly perLitre: Rational;
  readonly solventMolarMass: Rational;
}

/** Mass of the substance as a share of that of the solution; 1 or more where there is no such solution. */
function massFraction(from: Unit, value: Rational, { molarMass, perLitre, solventMolarMass }: Solution): Rational {
  switch (from) {
    case 'mass-percent':
      return divide(value, HUNDRED);
    case 'grams-per-liter':
      return divide(value, perLitre);
    case 'molarity':
      return divide(multiply(value, molarMass), perLitre);
    case 'molality': {
      const grams = multiply(value, molarMass);
      return divide(grams, add(grams, THOUSAND));
    }
    case 'mole-fraction': {
      if (compare(value, ONE) >= 0) return ONE;
      const grams = multiply(value, molarMass);
      return divide(grams, add(grams, multiply(subtract(ONE, value), solventMolarMass)));
    }
  }
}
