import { type Found, recogniser } from '../detection/recogniser.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { type CompressionFormat, unpackBy } from '../shared/platform/compression.ts';

export default recogniser({
  takes: 'bytes',
  fills: 'text',
  recognise({ bytes }) {
    if (!bytes || bytes.length < 4 || bytes.length > 700_000) return undefined;
    const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
    if (first === 0x1f && second === 0x8b && third === 8) return found('gzip', bytes, 0.97);
    if (first === 0x28 && second === 0xb5 && third === 0x2f && fourth === 0xfd) return found('zstd', bytes, 0.97);
    // RFC 1950: method 8, a window of at most 32 KB, and a check of both bytes.
    if ((first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0) return found('zlib', bytes, first === 0x78 ? 0.6 : 0.2);
    // Deflate and brotli have no mark of their own: only what comes out shows them. The two highest bits of a kind that deflate does not have rule it out.
    return [(first & 0x06) === 0x06 ? undefined : found('deflate', bytes, 0.05, true), found('brotli', bytes, 0.04, true)];
  },
});

const NAMES: Record<CompressionFormat, string> = { gzip: 'gzip', zlib: 'zlib', deflate: 'raw deflate', brotli: 'brotli', zstd: 'Zstandard' };

function found(format: CompressionFormat, bytes: Uint8Array, confidence: number, isUnmarked = false): Found {
  return {
    what: `${NAMES[format]} data`,
    confidence,
    main: base64Of(bytes),
    inputs: { mode: 'decode', ...(format !== 'gzip' && { format }) },
    layer: {
      name: format,
      written: 'utf8',
      reads: 'compressedEncoding',
      ...(isUnmarked && { needsSense: true }),
      open: async (limit) => {
        const unpacked = await unpackBy(bytes, format, limit);
        return isUnmarked && unpacked.length < 4 ? undefined : unpacked;
      },
    },
  };
}
