import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_physics.py, apart from the tool.
import vectors from './testdata/heat_and_gases.json' with { type: 'json' };
import tool from './thermal-expansion-calculator.ts';

holdTo(tool, { vectors });
