import { holdTo } from '../testing.ts';
import tool from './pcb-trace-width-calculator.ts';
// Worked out by test/oracles/science_cables.py, apart from the tool.
import vectors from './testdata/cables.json' with { type: 'json' };

holdTo(tool, { vectors });
