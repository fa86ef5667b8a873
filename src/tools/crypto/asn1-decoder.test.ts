import { holdTo } from '../testing.ts';
import tool from './asn1-decoder.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/asn1-decoder.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
