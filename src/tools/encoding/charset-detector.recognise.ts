import { recogniser } from '../detection/recogniser.ts';
import { charsetOf } from './lib/guess-charset.ts';

export default recogniser({
  takes: 'bytes',
  fills: 'text',
  recognise({ bytes }) {
    const guess = bytes && bytes.length <= 700_000 ? charsetOf(bytes) : undefined;
    return guess && { what: 'text in a character set of its own', confidence: guess.confidence * 0.6, preview: guess.charset };
  },
});
