import { holdTo } from '../testing.ts';
import tool from './periodic-table-lookup.ts';
// Worked out by test/oracles/science_chemistry.py, apart from the tool.
import vectors from './testdata/elements.json' with { type: 'json' };

holdTo(tool, { vectors });
