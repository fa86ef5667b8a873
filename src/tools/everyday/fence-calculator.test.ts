import { holdTo } from '../testing.ts';
import tool from './fence-calculator.ts';
// Worked out by test/oracles/everyday_building.py, apart from the tool.
import vectors from './testdata/building.json' with { type: 'json' };

holdTo(tool, { vectors });
