import { holdTo } from '../testing.ts';
import tool from './smd-resistor-code-calculator.ts';
// Worked out by test/oracles/science_component_codes.py, apart from the tool.
import vectors from './testdata/component-codes.json' with { type: 'json' };

holdTo(tool, { vectors });
