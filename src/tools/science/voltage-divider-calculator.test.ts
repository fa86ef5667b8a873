import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_circuits.py, apart from the tool.
import vectors from './testdata/circuits.json' with { type: 'json' };
import tool from './voltage-divider-calculator.ts';

holdTo(tool, { vectors });
