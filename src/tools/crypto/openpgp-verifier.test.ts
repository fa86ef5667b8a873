import { holdTo } from '../testing.ts';
import tool from './openpgp-verifier.ts';
import vectors from './testdata/openpgp.json' with { type: 'json' };

holdTo(tool, { vectors });
