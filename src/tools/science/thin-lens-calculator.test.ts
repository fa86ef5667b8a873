import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_physics.py, apart from the tool.
import vectors from './testdata/light_and_sound.json' with { type: 'json' };
import tool from './thin-lens-calculator.ts';

holdTo(tool, { vectors });
