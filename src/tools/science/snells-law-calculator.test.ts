import { holdTo } from '../testing.ts';
import tool from './snells-law-calculator.ts';
// Worked out by test/oracles/science_physics.py, apart from the tool.
import vectors from './testdata/light_and_sound.json' with { type: 'json' };

holdTo(tool, { vectors });
