import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type Balanced, balancedEquation, coefficientNumber } from './lib/equation.ts';

const side = z.array(
  z.strictObject({
    formula: z.string().describe('Formula as written in the equation, without coefficient and state'),
    coefficient: z.int().describe('Coefficient in the balanced equation, 1 or more'),
  }),
);

export default defineTool({
  slug: 'chemical-equation-balancer',
  name: 'Chemical Equation Balancer',
  category: 'science',
  summary: 'Balances a chemical equation with whole coefficients, charges included.',
  description:
    'Gives the smallest whole numbers that conserve every element and the charge. Species are joined by + with spaces around it; charges are written like SO4^2-, NH4+ or Fe^3+, an electron as e^- or e-. Coefficients already there are ignored, states such as (aq) or (s) are dropped. An equation that cannot be balanced, or can be in more than one independent way, has no answer. Up to 20 species.',
  reference: 'Conservation of atoms and charge: null space of the composition matrix, in exact fractions',
  keywords: ['balance equation', 'reaction', 'stoichiometric coefficients', 'redox', 'half reaction', 'chemistry', 'ionic equation', 'balancing reactions'],
  cost: 'heavy',
  inputs: z.strictObject({
    equation: z.string().min(3).max(500).describe('Chemical equation such as C3H8 + O2 -> CO2 + H2O; between the sides ->, =>, =, → or ⇌'),
  }),
  result: z.strictObject({
    balanced: z.string().describe('The balanced equation, with -> between the sides and coefficients of 1 left out'),
    reactants: side.describe('The left side, in the order of the equation'),
    products: side.describe('The right side, in the order of the equation'),
  }),
  examples: [
    {
      inputs: { equation: 'C3H8 + O2 -> CO2 + H2O' },
      result: {
        balanced: 'C3H8 + 5 O2 -> 3 CO2 + 4 H2O',
        reactants: [
          { formula: 'C3H8', coefficient: 1 },
          { formula: 'O2', coefficient: 5 },
        ],
        products: [
          { formula: 'CO2', coefficient: 3 },
          { formula: 'H2O', coefficient: 4 },
        ],
      },
    },
    {
      inputs: { equation: 'MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O' },
      result: {
        balanced: 'MnO4^- + 5 Fe^2+ + 8 H^+ -> Mn^2+ + 5 Fe^3+ + 4 H2O',
        reactants: [
          { formula: 'MnO4^-', coefficient: 1 },
          { formula: 'Fe^2+', coefficient: 5 },
          { formula: 'H^+', coefficient: 8 },
        ],
        products: [
          { formula: 'Mn^2+', coefficient: 1 },
          { formula: 'Fe^3+', coefficient: 5 },
          { formula: 'H2O', coefficient: 4 },
        ],
      },
    },
  ],
  run({ equation }) {
    const { text, reactants, products } = balancedEquation(equation, 'equation');
    return { balanced: text, reactants: reactants.map(shown), products: products.map(shown) };
  },
});

const shown = ({ formula, coefficient }: Balanced) => ({ formula, coefficient: coefficientNumber(coefficient, 'equation') });
