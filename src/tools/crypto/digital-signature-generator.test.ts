import { holdTo } from '../testing.ts';
import tool from './digital-signature-generator.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/digital-signature-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
