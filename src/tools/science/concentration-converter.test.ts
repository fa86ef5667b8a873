import { holdTo } from '../testing.ts';
import tool from './concentration-converter.ts';
// Worked out by test/oracles/science_concentrations.py, apart from the tool.
import vectors from './testdata/concentrations.json' with { type: 'json' };

holdTo(tool, { vectors });
