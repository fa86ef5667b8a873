import { holdTo } from '../testing.ts';
import tool from './heat-conduction-calculator.ts';
// Worked out by test/oracles/science_physics.py, apart from the tool.
import vectors from './testdata/heat_and_gases.json' with { type: 'json' };

holdTo(tool, { vectors });
