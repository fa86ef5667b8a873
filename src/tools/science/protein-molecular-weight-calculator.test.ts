import { holdTo } from '../testing.ts';
import tool from './protein-molecular-weight-calculator.ts';
// Worked out by test/oracles/science_primers_and_proteins.py, apart from the tool.
import vectors from './testdata/primers-and-proteins.json' with { type: 'json' };

holdTo(tool, { vectors });
