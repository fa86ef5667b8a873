import { holdTo } from '../testing.ts';
import tool from './crc-calculator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/crc-calculator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
