import { holdTo } from '../testing.ts';
import tool from './otpauth-uri-parser.ts';
// Written by test/oracles/crypto_identity.py.
import data from './testdata/otpauth-uri-parser.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
