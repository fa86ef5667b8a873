import { holdTo } from '../testing.ts';
import tool from './digital-signature-verifier.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/digital-signature-verifier.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
