import { recogniser } from '../detection/recogniser.ts';
import { hexOf } from '../shared/platform/bytes.ts';

export default recogniser({
  takes: 'bytes',
  fills: 'text',
  recognise({ bytes }) {
    if (!bytes) return undefined;
    const head = hexOf(bytes.subarray(0, 6));
    const isLzma = head.startsWith('5d0000');
    if (head !== 'fd377a585a00' && !isLzma) return undefined;
    const kind = isLzma ? 'lzma' : 'xz';
    return {
      what: isLzma ? 'LZMA data' : 'xz data',
      confidence: isLzma ? 0.5 : 0.97,
      inputs: { mode: 'decode' },
      layer: {
        name: kind,
        written: 'utf8',
        reads: 'compressedEncoding',
        async open(limit) {
          const { unxz } = await import('./lib/xz.ts');
          return unxz(new Uint8Array(bytes), kind, limit);
        },
      },
    };
  },
});
