import { holdTo } from '../testing.ts';
import tool from './molar-mass-calculator.ts';
// Worked out by test/oracles/science_chemistry.py, apart from the tool.
import vectors from './testdata/formulas.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // Named once in PubChem for each compound, rounded to what the atomic weights hold.
    [{ formula: 'C8H10N4O2' }, { molarMass: 194.194, hill: 'C8H10N4O2' }],
    [{ formula: 'HOOCCH2COH(COOH)CH2COOH' }, { molarMass: 192.123, hill: 'C6H8O7' }],
  ],
  unprocessable: [
    [{ formula: 'Fe(OH' }, /\( is not closed/],
    [{ formula: 'Fe(OH]2' }, /\( is closed by \]/],
    [{ formula: 'FeOH)2' }, /\) closes nothing/],
    [{ formula: 'FeX2' }, /"X2" is not an element|no element X/],
    [{ formula: 'Fe0' }, /from 1 to 1,000,000,000/],
  ],
});
