import { holdTo } from '../testing.ts';
// Worked out by test/oracles/everyday_building.py, apart from the tool.
import vectors from './testdata/building.json' with { type: 'json' };
import tool from './wallpaper-calculator.ts';

holdTo(tool, { vectors });
