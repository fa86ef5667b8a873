import { holdTo } from '../testing.ts';
import tool from './hotp-generator.ts';
// Written by test/oracles/crypto_identity.py.
import data from './testdata/hotp-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
