import { holdTo } from '../testing.ts';
import tool from './ecdsa-signature-converter.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/ecdsa-signature-converter.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
