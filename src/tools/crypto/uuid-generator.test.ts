import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_identity.py.
import data from './testdata/uuid-generator.json' with { type: 'json' };
import tool from './uuid-generator.ts';

holdTo(tool, { vectors: data.vectors });
