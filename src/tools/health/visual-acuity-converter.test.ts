import { holdTo } from '../testing.ts';
// Worked out by test/oracles/health_measures.py, apart from the tool.
import vectors from './testdata/measures.json' with { type: 'json' };
import tool from './visual-acuity-converter.ts';

holdTo(tool, { vectors });
