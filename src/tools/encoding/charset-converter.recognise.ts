import { recogniser } from '../detection/recogniser.ts';
import { fileKindOf } from '../shared/bytes/file-signatures.ts';
import { decodeCharset } from './lib/charsets.ts';
import { charsetOf } from './lib/guess-charset.ts';

const MAX_LENGTH = 400_000;

export default recogniser({
  takes: 'bytes',
  fills: 'text',
  recognise({ bytes }) {
    // A file of a known kind is no text in a charset.
    const guess = bytes && bytes.length <= MAX_LENGTH && !fileKindOf(bytes) ? charsetOf(bytes) : undefined;
    if (!bytes || !guess) return undefined;
    const { charset, confidence } = guess;
    return {
      what: `text in ${charset.toUpperCase()}`,
      confidence,
      inputs: { mode: 'decode', charset, bytesEncoding: 'base64' },
      layer: {
        name: charset,
        reads: 'bytesEncoding',
        // A mark at the beginning says enough.
        ...(confidence < 0.9 && { needsSense: true as const }),
        async open() {
          const { value, failures } = await decodeCharset(bytes, charset);
          return failures.length > 0 ? undefined : value.replace(/^\ufeff/, '');
        },
      },
    };
  },
});
