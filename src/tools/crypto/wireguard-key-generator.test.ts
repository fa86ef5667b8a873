import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/wireguard-key-generator.json' with { type: 'json' };
import tool from './wireguard-key-generator.ts';

holdTo(tool, { vectors: data.vectors });
