import { recogniser } from '../detection/recogniser.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { bunzip2 } from './lib/bzip2.ts';

export default recogniser({
  takes: 'bytes',
  fills: 'text',
  recognise({ bytes }) {
    // "BZh", the size of the blocks, and the digits of pi or of its root.
    if (!bytes || !/^425a683[1-9](?:314159265359|177245385090)/.test(hexOf(bytes.subarray(0, 10)))) return undefined;
    return {
      what: 'bzip2 data',
      confidence: 0.97,
      inputs: { mode: 'decode' },
      layer: { name: 'bzip2', written: 'utf8', reads: 'compressedEncoding', open: (limit) => bunzip2(new Uint8Array(bytes), limit) },
    };
  },
});
