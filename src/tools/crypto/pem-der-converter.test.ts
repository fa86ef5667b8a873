import { holdTo } from '../testing.ts';
import tool from './pem-der-converter.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/pem-der-converter.json' with { type: 'json' };

holdTo(tool, {
  vectors: data.vectors,
  // RFC 7468, section 3: a label neither begins nor ends with a space; with five hyphens the line could be read in two ways.
  unprocessable: [' A', 'A ', 'A-----B', 'a'].map((label) => [{ text: '3000', mode: 'encode', dataEncoding: 'hex', label }, /label/]),
});
