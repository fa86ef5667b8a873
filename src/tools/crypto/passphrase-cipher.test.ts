import { holdTo } from '../testing.ts';
import tool from './passphrase-cipher.ts';
// Written by test/oracles/crypto_ciphers.py.
import data from './testdata/passphrase-cipher.json' with { type: 'json' };

holdTo(tool, { vectors: data.vectors });
