import { holdTo } from '../testing.ts';
import tool from './electron-configuration-calculator.ts';
// Worked out by test/oracles/science_chemistry.py, apart from the tool.
import vectors from './testdata/elements.json' with { type: 'json' };

// Ions as textbooks have them (for instance OpenStax, Chemistry 2e, 6.4 and 19.1).
const TEXTBOOK = [
  ['V', 3, '[Ar] 3d2'],
  ['Co', 2, '[Ar] 3d7'],
  ['Ti', 4, '[Ar]'],
  ['Ag', 1, '[Kr] 4d10'],
  ['Sm', 3, '[Xe] 4f5'],
  ['Eu', 2, '[Xe] 4f7'],
  ['Na', 1, '[Ne]'],
  ['Tl', 1, '[Xe] 4f14 5d10 6s2'],
] as const;

holdTo(tool, { vectors, answers: TEXTBOOK.map(([element, charge, nobleGas]) => [{ element, charge }, { nobleGas }]) });
