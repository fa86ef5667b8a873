import { holdTo } from '../testing.ts';
import tool from './buffer-calculator.ts';
// Worked out by test/oracles/science_equilibria.py, apart from the tool.
import vectors from './testdata/equilibria.json' with { type: 'json' };

holdTo(tool, { vectors });
