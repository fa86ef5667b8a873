import { holdTo } from '../testing.ts';
import tool from './standard-resistor-value-finder.ts';
// Worked out by test/oracles/science_e_series.py, apart from the tool.
import vectors from './testdata/e-series.json' with { type: 'json' };

holdTo(tool, { vectors });
