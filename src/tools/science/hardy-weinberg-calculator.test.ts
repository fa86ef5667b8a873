import { holdTo } from '../testing.ts';
import tool from './hardy-weinberg-calculator.ts';
// Worked out by test/oracles/science_heredity.py, apart from the tool.
import vectors from './testdata/heredity.json' with { type: 'json' };

holdTo(tool, { vectors });
