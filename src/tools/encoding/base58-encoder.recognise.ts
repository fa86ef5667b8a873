import { recogniser } from '../detection/recogniser.ts';
import { base58 } from '../shared/bytes/base58.ts';

/** Reading it takes time that grows with the square of its length. */
const MAX_LENGTH = 1_500;

export default recogniser({
  takes: 'line',
  fills: 'text',
  recognise({ line }) {
    if (line.length < 8 || line.length > MAX_LENGTH || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(line)) return undefined;
    const isMixed = /[A-Z]/.test(line) && /[a-z]/.test(line) && /\d/.test(line);
    return {
      what: 'Base58',
      confidence: isMixed ? (line.length > 12 ? 0.25 : 0.12) : 0.03,
      main: line,
      inputs: { mode: 'decode' },
      layer: { name: 'base58', written: 'utf8', open: () => base58('bitcoin', false).decode(line) },
    };
  },
});
