import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_cables.py, apart from the tool.
import vectors from './testdata/cables.json' with { type: 'json' };
import tool from './wire-gauge-converter.ts';

holdTo(tool, { vectors });
