import { holdTo } from '../testing.ts';
import tool from './cmac-generator.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/cmac-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
