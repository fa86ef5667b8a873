import { holdTo } from '../testing.ts';
import tool from './ecdh-shared-secret-calculator.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/ecdh-shared-secret-calculator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
