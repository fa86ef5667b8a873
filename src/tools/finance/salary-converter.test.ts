import { holdTo } from '../testing.ts';
import tool from './salary-converter.ts';
// Worked out by test/oracles/finance_vectors.py, apart from the tool.
import vectors from './testdata/vectors.json' with { type: 'json' };

holdTo(tool, { vectors });
