import { holdTo } from '../testing.ts';
import tool from './body-fat-calculator.ts';
// Worked out by test/oracles/health_body.py, apart from the tool.
import vectors from './testdata/body.json' with { type: 'json' };

holdTo(tool, { vectors });
