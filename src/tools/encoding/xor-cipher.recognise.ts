import { recogniser } from '../detection/recogniser.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { xorKeyOf, xorWith } from './lib/undo-xor.ts';

export default recogniser({
  takes: 'bytes',
  fills: 'text',
  recognise({ bytes }) {
    const found = bytes && bytes.length <= 500_000 ? xorKeyOf(bytes) : undefined;
    if (!bytes || !found) return undefined;
    const key = found.key.toString(16).padStart(2, '0');
    return {
      what: `bytes combined with ${key} (hex) by XOR`,
      confidence: found.confidence,
      main: base64Of(bytes),
      inputs: { key, keyEncoding: 'hex', inputEncoding: 'base64' },
      layer: { name: 'xor', written: 'hex', reads: 'inputEncoding', needsSense: true, open: () => xorWith(bytes, found.key) },
    };
  },
});
