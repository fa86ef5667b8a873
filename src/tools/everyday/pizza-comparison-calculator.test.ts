import { holdTo } from '../testing.ts';
import tool from './pizza-comparison-calculator.ts';
// Worked out by test/oracles/everyday_screens_and_engines.py, apart from the tool.
import vectors from './testdata/screens-and-engines.json' with { type: 'json' };

holdTo(tool, { vectors });
