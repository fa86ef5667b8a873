import { holdTo } from '../testing.ts';
import tool from './gc-content-calculator.ts';
// Worked out by test/oracles/science_sequences.py, apart from the tool.
import vectors from './testdata/sequences.json' with { type: 'json' };

holdTo(tool, { vectors });
