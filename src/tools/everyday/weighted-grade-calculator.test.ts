import { holdTo } from '../testing.ts';
// Worked out by test/oracles/everyday_sizes_and_grades.py, apart from the tool.
import vectors from './testdata/sizes-and-grades.json' with { type: 'json' };
import tool from './weighted-grade-calculator.ts';

holdTo(tool, { vectors });
