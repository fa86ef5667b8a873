import { holdTo } from '../testing.ts';
import tool from './geo-distance-calculator.ts';
// Worked out by test/oracles/everyday_geodesy.py, apart from the tool.
import vectors from './testdata/geodesy.json' with { type: 'json' };

holdTo(tool, { vectors });
