import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { divide, multiply, rationalOf, toNumber } from '../shared/numbers/rational.ts';
import { molarMassOf, parseFormula } from './lib/formula.ts';

const quantity = z.number().min(1e-30).max(1e30).optional();

export default defineTool({
  slug: 'molarity-calculator',
  name: 'Molarity Calculator',
  category: 'science',
  summary: 'Calculates the molarity, mass, molar mass or volume of a solution from the other three.',
  description: 'Give exactly three of molarity, massGrams, molarMass and volumeLiters; formula, such as NaCl, counts as molarMass.',
  reference: 'c = m/(M V); IUPAC standard atomic weights 2021 (abridged)',
  keywords: ['molar concentration', 'moles per liter', 'make a solution', 'stock solution', 'mol/l', 'solute', 'chemistry', 'grams needed', 'lab'],
  inputs: z.strictObject({
    molarity: quantity.describe('Molar concentration in mol/L'),
    massGrams: quantity.describe('Mass of the dissolved substance in grams'),
    molarMass: quantity.describe('Molar mass of the substance in g/mol'),
    volumeLiters: quantity.describe('Volume of the solution in litres'),
    formula: z.string().min(1).max(500).optional().describe('Chemical formula of the substance, such as NaCl or CuSO4·5H2O, in place of molarMass'),
  }),
  result: z.strictObject({
    molarity: z.number().describe('Molar concentration in mol/L'),
    massGrams: z.number().describe('Mass of the dissolved substance in grams'),
    molarMass: z.number().describe('Molar mass of the substance in g/mol'),
    volumeLiters: z.number().describe('Volume of the solution in litres'),
    moles: z.number().describe('Amount of the dissolved substance in moles'),
  }),
  examples: [
    {
      inputs: { formula: 'NaCl', massGrams: 58.44, volumeLiters: 2 },
      result: { molarity: 0.5000019739982108, massGrams: 58.44, molarMass: 58.43976928, volumeLiters: 2, moles: 1.0000039479964216 },
    },
    {
      inputs: { molarity: 0.25, molarMass: 180.156, volumeLiters: 0.5 },
      result: { molarity: 0.25, massGrams: 22.5195, molarMass: 180.156, volumeLiters: 0.5, moles: 0.125 },
    },
  ],
  run({ formula, ...given }) {
    if (formula !== undefined && given.molarMass !== undefined) invalid('formula', 'must not be given together with molarMass');
    giveExactly(3, { ...given, molarMass: given.molarMass ?? formula }, ['molarity', 'massGrams', 'molarMass', 'volumeLiters']);
    const ofFormula = formula === undefined ? undefined : molarMassOf(parseFormula(formula, 'formula').atoms);
    const exact = (name: keyof typeof given) => rationalOf(given[name] ?? 1, name);
    const [molarity, mass, volume] = [exact('molarity'), exact('massGrams'), exact('volumeLiters')];
    const molarMass = ofFormula ?? (given.molarMass === undefined ? divide(mass, multiply(molarity, volume)) : exact('molarMass'));
    const moles = given.massGrams === undefined ? multiply(molarity, volume) : divide(mass, molarMass);
    return {
      molarity: toNumber(given.molarity === undefined ? divide(moles, volume) : molarity),
      massGrams: toNumber(given.massGrams === undefined ? multiply(moles, molarMass) : mass),
      molarMass: toNumber(molarMass),
      volumeLiters: toNumber(given.volumeLiters === undefined ? divide(moles, molarity) : volume),
      moles: toNumber(moles),
    };
  },
});
