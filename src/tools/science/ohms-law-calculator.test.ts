import { holdTo } from '../testing.ts';
import tool from './ohms-law-calculator.ts';
// Worked out by test/oracles/science_circuits.py, apart from the tool.
import vectors from './testdata/circuits.json' with { type: 'json' };

holdTo(tool, { vectors });
