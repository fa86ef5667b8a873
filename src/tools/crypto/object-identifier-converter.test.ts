import { holdTo } from '../testing.ts';
import tool from './object-identifier-converter.ts';
// Written by test/oracles/crypto_keys.py.
import data from './testdata/object-identifier-converter.json' with { type: 'json' };

/** X.690, 8.1.3.5: a length over 127 is written as the count of its octets, with the highest bit set, and the octets. */
const LONG_ARCS = ['1', '3', '6', '1', ...Array.from({ length: 130 }, () => '1')];
const LONG_CONTENT = `2b0601${'01'.repeat(130)}`;
const LONG = { oid: LONG_ARCS.join('.'), arcs: LONG_ARCS, content: LONG_CONTENT, der: `068185${LONG_CONTENT}` };

holdTo(tool, {
  vectors: data.vectors,
  answers: [
    [{ value: LONG.oid }, LONG],
    [{ value: LONG.content }, LONG],
    [{ value: LONG.der }, LONG],
  ],
});
