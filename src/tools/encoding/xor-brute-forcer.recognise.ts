import { recogniser } from '../detection/recogniser.ts';
import { hexOf, looseUtf8 } from '../shared/platform/bytes.ts';
import { xorKeyOf, xorWith } from './lib/undo-xor.ts';

const MAX_LENGTH = 5_000;

export default recogniser({
  takes: 'bytes',
  fills: 'text',
  recognise({ bytes }) {
    const found = bytes && bytes.length <= MAX_LENGTH ? xorKeyOf(bytes) : undefined;
    if (!bytes || !found) return undefined;
    return {
      what: 'bytes combined with one byte by XOR',
      confidence: found.confidence - 0.1,
      main: hexOf(bytes),
      preview: looseUtf8(xorWith(bytes.subarray(0, 400), found.key)),
    };
  },
});
