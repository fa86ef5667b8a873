import { holdTo } from '../testing.ts';
import tool from './final-grade-calculator.ts';
// Worked out by test/oracles/everyday_sizes_and_grades.py, apart from the tool.
import vectors from './testdata/sizes-and-grades.json' with { type: 'json' };

holdTo(tool, { vectors });
