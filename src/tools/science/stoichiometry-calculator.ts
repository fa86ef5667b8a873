import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { compare, divide, isZero, multiply, type Rational, rational, rationalOf, subtract, toNumber } from '../shared/numbers/rational.ts';
import { type Balanced, balancedEquation, withoutState } from './lib/equation.ts';
import { molarMassOf } from './lib/formula.ts';

const MAX_AMOUNT = 1e15;

const amount = z.strictObject({
  formula: z.string().min(1).max(500).describe('Formula of a reactant, as in the equation'),
  grams: z.number().min(0).max(MAX_AMOUNT).optional().describe('Mass of the reactant in grams; either grams or moles'),
  moles: z.number().min(0).max(MAX_AMOUNT).optional().describe('Amount of the reactant in moles; either grams or moles'),
});

const quantities = (what: string) =>
  z.array(
    z.strictObject({
      formula: z.string().describe(`Formula of the ${what}, as in the equation`),
      moles: z.number().describe(`Amount of the ${what} in moles`),
      grams: z.number().describe(`Mass of the ${what} in grams`),
    }),
  );

/** A reactant whose amount is given. */
interface Given {
  readonly reactant: Balanced;
  readonly moles: Rational;
}

export default defineTool({
  slug: 'stoichiometry-calculator',
  name: 'Stoichiometry Calculator',
  category: 'science',
  summary: 'Finds the limiting reagent, the yields of the products and the leftovers of a reaction.',
  description:
    'The equation is balanced first. Reactants without an amount are taken to be in excess. Of several limiting reagents the first is named. The reaction is taken to run to completion; with actualGrams the percent yield of the first product is added.',
  reference: 'n = m/M; extent of reaction = least moles per coefficient; IUPAC standard atomic weights 2021 (abridged)',
  keywords: ['limiting reactant', 'theoretical yield', 'percent yield', 'excess reagent', 'moles', 'mole ratio', 'grams to grams', 'chemistry'],
  cost: 'heavy',
  inputs: z.strictObject({
    equation: z
      .string()
      .min(3)
      .max(500)
      .describe('Chemical equation such as H2 + O2 -> H2O, balanced or not; species joined by + with spaces around it, between the sides ->, =>, =, → or ⇌'),
    amounts: z.array(amount).min(1).max(20).describe('How much there is of the reactants, each with grams or moles'),
    actualGrams: z.number().min(0).max(MAX_AMOUNT).optional().describe('Mass in grams really obtained of the first product, for the percent yield'),
  }),
  result: z.strictObject({
    balanced: z.string().describe('The balanced equation'),
    limitingReagent: z.string().describe('Formula of the reactant that is used up first'),
    extentMol: z.number().describe('Moles of reaction: moles of the limiting reagent divided by its coefficient'),
    products: quantities('product').describe('What the reaction yields'),
    leftovers: quantities('reactant').describe('What is left of the reactants whose amounts are given, in the order given'),
    percentYield: z.number().optional().describe('Mass obtained of the first product in percent of its theoretical yield; absent without actualGrams'),
  }),
  headline: 'limitingReagent',
  examples: [
    {
      inputs: {
        equation: 'H2 + O2 -> H2O',
        amounts: [
          { formula: 'H2', grams: 10 },
          { formula: 'O2', grams: 64 },
        ],
      },
      result: {
        balanced: '2 H2 + O2 -> 2 H2O',
        limitingReagent: 'O2',
        extentMol: 2.000125007812988,
        products: [{ formula: 'H2O', moles: 4.000250015625976, grams: 72.06450403150197 }],
        leftovers: [
          { formula: 'H2', moles: 0.9600674446914836, grams: 1.935495968498031 },
          { formula: 'O2', moles: 0, grams: 0 },
        ],
      },
    },
  ],
  run({ equation, amounts, actualGrams }) {
    for (const [index, { grams, moles }] of amounts.entries()) {
      if ((grams === undefined) === (moles === undefined)) invalid(`amounts[${index}]`, 'must have exactly one of grams and moles');
    }
    const { text, reactants, products } = balancedEquation(equation, 'equation');
    const given = givenOf(amounts, reactants);
    const extents = given.map(({ reactant, moles }) => divide(moles, rational(reactant.coefficient)));
    const extent = extents.reduce((least, next) => (compare(next, least) < 0 ? next : least));
    const yields = products.map((product) => ({ product, moles: multiply(extent, rational(product.coefficient)) }));
    return {
      balanced: text,
      limitingReagent: given[extents.findIndex((next) => compare(next, extent) === 0)]?.reactant.formula ?? '',
      extentMol: toNumber(extent),
      products: yields.map(({ product, moles }) => quantity(product, moles)),
      leftovers: given.map(({ reactant, moles }) => quantity(reactant, subtract(moles, multiply(extent, rational(reactant.coefficient))))),
      ...(actualGrams !== undefined && yields[0] && { percentYield: percentYield(actualGrams, massOf(yields[0].product, yields[0].moles)) }),
    };
  },
});

const massOf = (species: Balanced, moles: Rational): Rational => multiply(moles, molarMassOf(species.atoms));
const quantity = (species: Balanced, moles: Rational) => ({ formula: species.formula, moles: toNumber(moles), grams: toNumber(massOf(species, moles)) });

const SUBSCRIPT_ZERO = 0x2080;

/** A formula as it is compared: digits for subscripts, one joiner of hydrates, no state. */
const folded = (formula: string): string =>
  withoutState(formula)
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - SUBSCRIPT_ZERO))
    .replace(/[•*]/g, '·');

function givenOf(amounts: readonly z.output<typeof amount>[], reactants: readonly Balanced[]): Given[] {
  const seen = new Set<Balanced>();
  return amounts.map(({ formula, grams, moles }, index) => {
    const path = `amounts[${index}].formula`;
    const reactant = reactants.find((species) => folded(species.formula) === folded(formula));
    if (!reactant) return invalid(path, `must be one of the reactants ${reactants.map((species) => species.formula).join(', ')}, not ${formula}`);
    if (seen.has(reactant)) invalid(path, `must not be given twice: ${formula}`);
    seen.add(reactant);
    if (moles !== undefined) return { reactant, moles: rationalOf(moles, path) };
    const molarMass = molarMassOf(reactant.atoms);
    if (isZero(molarMass)) unprocessable('Electrons are not weighed: give their amount in moles.', path);
    return { reactant, moles: divide(rationalOf(grams ?? 0, path), molarMass) };
  });
}

function percentYield(actualGrams: number, theoretical: Rational): number {
  if (isZero(theoretical)) unprocessable('There is no percent yield where the theoretical yield of the first product is 0 g.', 'actualGrams');
  return toNumber(divide(multiply(rationalOf(actualGrams, 'actualGrams'), rational(100n)), theoretical));
}
