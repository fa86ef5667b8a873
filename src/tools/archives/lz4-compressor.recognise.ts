import { recogniser } from '../detection/recogniser.ts';
import { unlz4Frames } from '../shared/packages/lz4.ts';

export default recogniser({
  takes: 'bytes',
  fills: 'text',
  recognise({ bytes }) {
    if (bytes?.[0] !== 0x04 || bytes[1] !== 0x22 || bytes[2] !== 0x4d || bytes[3] !== 0x18) return undefined;
    return {
      what: 'LZ4 data',
      confidence: 0.97,
      inputs: { mode: 'decode' },
      layer: { name: 'lz4', written: 'utf8', reads: 'compressedEncoding', open: (limit) => unlz4Frames(new Uint8Array(bytes), limit) },
    };
  },
});
