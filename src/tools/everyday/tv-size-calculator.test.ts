import { holdTo } from '../testing.ts';
// Worked out by test/oracles/everyday_screens_and_engines.py, apart from the tool.
import vectors from './testdata/screens-and-engines.json' with { type: 'json' };
import tool from './tv-size-calculator.ts';

holdTo(tool, { vectors });
