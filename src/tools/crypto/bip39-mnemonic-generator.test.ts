import { holdTo } from '../testing.ts';
import tool from './bip39-mnemonic-generator.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/bip39-mnemonic-generator.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
