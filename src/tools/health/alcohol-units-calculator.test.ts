import { holdTo } from '../testing.ts';
import tool from './alcohol-units-calculator.ts';
// Worked out by test/oracles/health_clinic.py, apart from the tool.
import vectors from './testdata/clinic.json' with { type: 'json' };

holdTo(tool, { vectors });
