import { recogniser } from '../detection/recogniser.ts';
import { radixCodec } from '../shared/bytes/radix.ts';

const DIGITS = '0123456789';
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const ALPHABETS = { 'upper-first': DIGITS + SMALL.toUpperCase() + SMALL, 'lower-first': DIGITS + SMALL + SMALL.toUpperCase() };
/** Reading it takes time that grows with the square of its length. */
const MAX_LENGTH = 1_500;

export default recogniser({
  takes: 'line',
  fills: 'text',
  recognise({ line }) {
    if (line.length < 8 || line.length > MAX_LENGTH || !/^[0-9A-Za-z]+$/.test(line)) return undefined;
    if (!/[A-Z]/.test(line) || !/[a-z]/.test(line) || !(/\d/.test(line) || line.length > 14)) return undefined;
    return (['upper-first', 'lower-first'] as const).map((alphabet, index) => ({
      what: 'Base62',
      confidence: 0.12 - index / 50,
      main: line,
      inputs: { mode: 'decode', ...(index > 0 && { alphabet }) },
      layer: { name: 'base62', written: 'utf8', open: () => radixCodec(ALPHABETS[alphabet]).decode(line) },
    }));
  },
});
