import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_identity.py.
import data from './testdata/uuid-decoder.json' with { type: 'json' };
import tool from './uuid-decoder.ts';

holdTo(tool, { vectors: data.vectors });
