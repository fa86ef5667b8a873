import { holdTo } from '../testing.ts';
import tool from './stoichiometry-calculator.ts';
// Worked out by test/oracles/science_chemistry.py, apart from the tool.
import vectors from './testdata/equations.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // As the equation has it, or with the state or other digits.
    [
      { equation: 'H₂O(l) + Na -> NaOH + H2', amounts: [{ formula: 'H2O(l)', moles: 3 }] },
      { limitingReagent: 'H₂O', leftovers: [{ formula: 'H₂O', moles: 0, grams: 0 }] },
    ],
  ],
  invalid: [
    [{ equation: 'H2 + O2 -> H2O', amounts: [{ formula: 'H2' }] }, 'amounts[0]'],
    [{ equation: 'H2 + O2 -> H2O', amounts: [{ formula: 'H2O', moles: 1 }] }, 'amounts[0].formula'],
    [
      {
        equation: 'H2 + O2 -> H2O',
        amounts: [
          { formula: 'H2', moles: 1 },
          { formula: 'H₂', moles: 1 },
        ],
      },
      'amounts[1].formula',
    ],
  ],
});
