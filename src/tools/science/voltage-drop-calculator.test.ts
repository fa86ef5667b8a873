import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_cables.py, apart from the tool.
import vectors from './testdata/cables.json' with { type: 'json' };
import tool from './voltage-drop-calculator.ts';

holdTo(tool, { vectors });
