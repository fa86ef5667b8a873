import { holdTo } from '../testing.ts';
// Worked out by test/oracles/everyday_hobbies.py, apart from the tool.
import vectors from './testdata/hobbies.json' with { type: 'json' };
import tool from './video-file-size-calculator.ts';

holdTo(tool, { vectors });
