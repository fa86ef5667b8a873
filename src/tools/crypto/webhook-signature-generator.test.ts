import { holdTo } from '../testing.ts';
// Written by test/oracles/crypto_ids.py.
import data from './testdata/webhook-signature-generator.json' with { type: 'json' };
import tool from './webhook-signature-generator.ts';

holdTo(tool, { vectors: data.vectors });
