import { holdTo } from '../testing.ts';
import tool from './checksum-calculator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/checksum-calculator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
