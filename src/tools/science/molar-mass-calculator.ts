import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { divide, multiply, rational, toNumber } from '../shared/numbers/rational.ts';
import { hillFormula, inHillOrder, molarMassOf, parseFormula, weightOf } from './lib/formula.ts';

const MAX_NESTING = 20;
const HUNDRED = rational(100n);

export default defineTool({
  slug: 'molar-mass-calculator',
  name: 'Molar Mass Calculator',
  category: 'science',
  summary: 'Calculates the molar mass and percent composition of a chemical formula.',
  description:
    'Element symbols with counts (also subscripts), groups in (), [] or {}, hydrates after ·, • or *, and a charge at the end, such as Ca3(PO4)2, CuSO4·5H2O or SO4^2-. The electrons of a charge are not weighed. Counts go up to 1,000,000,000, groups up to 20 deep.',
  reference: 'IUPAC standard atomic weights 2021 (abridged); Hill 1900 for the order of elements',
  keywords: ['molecular weight', 'formula weight', 'molecular mass', 'g/mol', 'chemistry', 'mass percent', 'atomic mass', 'compound', 'grams per mole'],
  inputs: z.strictObject({ formula: z.string().min(1).max(500).describe('Chemical formula without spaces, such as H2O, Ca3(PO4)2, CuSO4·5H2O or NH4+') }),
  result: z.strictObject({
    molarMass: z.number().describe('Molar mass in g/mol'),
    hill: z.string().describe('The formula in Hill order: carbon, hydrogen, then the rest by symbol; without carbon, all by symbol'),
    charge: z.int().describe('Charge in elementary charges, 0 for a neutral formula'),
    elements: z
      .array(
        z.strictObject({
          symbol: z.string().describe('Symbol of the element'),
          count: z.int().describe('Atoms of the element in one formula unit'),
          mass: z.number().describe('Mass of these atoms in g/mol'),
          massPercent: z.number().describe('Share of the molar mass in percent'),
        }),
      )
      .describe('The elements in Hill order'),
  }),
  views: [{ kind: 'bars', field: 'elements', label: 'symbol', value: 'massPercent' }],
  examples: [
    {
      inputs: { formula: 'CuSO4·5H2O' },
      result: {
        molarMass: 249.677,
        hill: 'CuH10O9S',
        charge: 0,
        elements: [
          { symbol: 'Cu', count: 1, mass: 63.546, massPercent: 25.45128305771056 },
          { symbol: 'H', count: 10, mass: 10.08, massPercent: 4.037216083179468 },
          { symbol: 'O', count: 9, mass: 143.991, massPercent: 57.670910816775276 },
          { symbol: 'S', count: 1, mass: 32.06, massPercent: 12.840590042334696 },
        ],
      },
    },
    {
      inputs: { formula: 'Ca3(PO4)2' },
      result: {
        molarMass: 310.173523996,
        hill: 'Ca3O8P2',
        charge: 0,
        elements: [
          { symbol: 'Ca', count: 3, mass: 120.234, massPercent: 38.76346325470079 },
          { symbol: 'O', count: 8, mass: 127.992, massPercent: 41.264643851952556 },
          { symbol: 'P', count: 2, mass: 61.947523996, massPercent: 19.971892893346652 },
        ],
      },
    },
  ],
  run({ formula }) {
    const { atoms, charge } = parseFormula(formula, 'formula', MAX_NESTING);
    const molarMass = molarMassOf(atoms);
    return {
      molarMass: toNumber(molarMass),
      hill: hillFormula(atoms),
      charge: Number(charge),
      elements: inHillOrder(atoms).map(([symbol, count]) => {
        if (count > Number.MAX_SAFE_INTEGER) unprocessable(`The formula has too many atoms of ${symbol} to be given as a whole number.`, 'formula');
        const mass = multiply(weightOf(symbol), rational(count));
        return { symbol, count: Number(count), mass: toNumber(mass), massPercent: toNumber(multiply(divide(mass, molarMass), HUNDRED)) };
      }),
    };
  },
});
