import { holdTo } from '../testing.ts';
// Worked out by test/oracles/health_body.py, apart from the tool.
import vectors from './testdata/body.json' with { type: 'json' };
import tool from './waist-to-hip-ratio-calculator.ts';

holdTo(tool, { vectors });
