import { holdTo } from '../testing.ts';
// Worked out by test/oracles/everyday_workshop.py, apart from the tool.
import vectors from './testdata/workshop.json' with { type: 'json' };
import tool from './u-value-calculator.ts';

holdTo(tool, { vectors });
