import { holdTo } from '../testing.ts';
import tool from './certificate-key-matcher.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/certificate-key-matcher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
