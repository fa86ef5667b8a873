import { holdTo } from '../testing.ts';
import tool from './physical-constant-lookup.ts';
// Worked out by test/oracles/science_chemistry.py, apart from the tool.
import vectors from './testdata/elements.json' with { type: 'json' };

holdTo(tool, { vectors, answers: [[{ query: ' ', limit: 1 }, { total: 355 }]] });
