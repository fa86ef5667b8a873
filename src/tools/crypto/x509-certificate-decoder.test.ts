import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/x509-certificate-decoder.json' with { type: 'json' };
import tool from './x509-certificate-decoder.ts';

holdTo(tool, { vectors: data.vectors });
