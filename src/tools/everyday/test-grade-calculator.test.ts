import { holdTo } from '../testing.ts';
import tool from './test-grade-calculator.ts';
// Worked out by test/oracles/everyday_workshop.py, apart from the tool.
import vectors from './testdata/workshop.json' with { type: 'json' };

holdTo(tool, { vectors });
