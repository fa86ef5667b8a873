import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { byteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { log2 } from '../shared/numbers/elementary.ts';
import { lz4Frame } from '../shared/packages/lz4.ts';
import { snappy } from '../shared/packages/snappy.ts';
import { zstd } from '../shared/packages/zstd.ts';
import { brotli } from '../shared/platform/brotli.ts';
import { compress } from '../shared/platform/compression.ts';
import { bzip2 } from './lib/bzip2.ts';
import { xz } from './lib/xz.ts';

const FORMATS = ['gzip', 'brotli', 'zstd', 'bzip2', 'xz', 'lz4', 'snappy', 'deflate'] as const;
type Format = (typeof FORMATS)[number];

/** The most bytes that each level of brotli is taken for, so that the largest input stays within the time of a run. */
const BROTLI_LEVELS = [
  [11, 500_000],
  [10, 1_000_000],
  [9, Number.POSITIVE_INFINITY],
] as const;
const ZSTD_LEVEL = 19;
const COMPRESSIBLE_BELOW = 0.95;

const PACK: Record<Format, (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>> = {
  gzip: (bytes) => compress(bytes, 'gzip'),
  brotli: (bytes) => brotli(bytes, BROTLI_LEVELS.find(([, most]) => bytes.length <= most)?.[0] ?? 9),
  zstd: (bytes) => zstd(bytes, ZSTD_LEVEL, false),
  bzip2: (bytes) => bzip2(bytes),
  xz: (bytes) => xz(bytes),
  lz4: (bytes) => lz4Frame(bytes),
  snappy: (bytes) => snappy(bytes),
  deflate: (bytes) => compress(bytes, 'deflate'),
};

export default defineTool({
  slug: 'compression-comparer',
  name: 'Compression Comparer',
  category: 'archives',
  summary: 'Compresses the same bytes in every format and shows which makes them smallest.',
  description:
    'Levels: gzip and deflate 9, brotli 11 with a window of 22 bits (10 beyond 500,000 bytes, 9 beyond 1,000,000), zstd 19 without checksum, bzip2 9, xz 6, an lz4 frame, raw snappy. ratio is compressed by original bytes; savedPercent is 100 x (1 - ratio), negative where a format makes the data larger.',
  reference: 'RFC 1951, 1952, 7932 and 8878, bzip2 1.0.8, .xz 1.1, LZ4 frame 1.6.4, Snappy; entropy by Shannon (1948)',
  keywords: ['best compression', 'gzip vs brotli', 'zstd vs gzip', 'compression ratio', 'benchmark', 'smallest'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().min(1).max(2_000_000).describe('The data to compress, as text or as bytes in inputEncoding'),
    inputEncoding: byteEncoding.default('utf8').describe('How the text gives the bytes: as UTF-8 text, hex or Base64'),
    formats: z.array(z.enum(FORMATS)).min(1).max(FORMATS.length).optional().describe('The formats to try; all if left out'),
  }),
  result: z.strictObject({
    originalBytes: z.int().describe('Number of bytes before compression'),
    results: z
      .array(
        z.strictObject({
          format: z.string().describe('Name of the compressed format'),
          bytes: z.int().describe('Number of bytes it makes of the data'),
          ratio: z.number().describe('Those bytes divided by the original ones'),
          savedPercent: z.number().describe('How much smaller it is, in percent; negative when it is larger'),
        }),
      )
      .describe('One entry per format, the smallest first'),
    best: z.string().describe('The format that makes the data smallest'),
    entropyBitsPerByte: z.number().describe('Shannon entropy of the single bytes, from 0 (all the same) to 8 (all as frequent)'),
    compressible: z.boolean().describe('Whether the best is below 95 % of the original'),
  }),
  headline: 'best',
  views: [{ kind: 'bars', field: 'results', label: 'format', value: 'bytes' }],
  pageInputs: {
    text: 'She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore. She sells sea shells by the sea shore.',
  },
  examples: [
    {
      inputs: { text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', formats: ['deflate'] },
      result: {
        originalBytes: 40,
        results: [{ format: 'deflate', bytes: 6, ratio: 0.15, savedPercent: 85 }],
        best: 'deflate',
        entropyBitsPerByte: 0,
        compressible: true,
      },
    },
    {
      inputs: { text: '00ff00ff', inputEncoding: 'hex', formats: ['snappy', 'gzip'] },
      result: {
        originalBytes: 4,
        results: [
          { format: 'snappy', bytes: 6, ratio: 1.5, savedPercent: -50 },
          { format: 'gzip', bytes: 24, ratio: 6, savedPercent: -500 },
        ],
        best: 'snappy',
        entropyBitsPerByte: 1,
        compressible: false,
      },
    },
  ],
  async run({ text, inputEncoding, formats }) {
    const wanted = checkedFormats(formats ?? FORMATS);
    const bytes = bytesFromText(text, inputEncoding);
    if (bytes.length === 0) unprocessable('The text gives no bytes.', 'text');
    const results: { format: Format; bytes: number; ratio: number; savedPercent: number }[] = [];
    for (const format of FORMATS) {
      if (!wanted.has(format)) continue;
      const size = (await PACK[format](bytes)).length;
      results.push({ format, bytes: size, ratio: size / bytes.length, savedPercent: (100 * (bytes.length - size)) / bytes.length });
    }
    results.sort((a, b) => a.bytes - b.bytes);
    const [best] = results;
    return {
      originalBytes: bytes.length,
      results,
      best: best?.format ?? '',
      entropyBitsPerByte: entropy(bytes),
      compressible: (best?.bytes ?? 0) < COMPRESSIBLE_BELOW * bytes.length,
    };
  },
});

function checkedFormats(formats: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const [index, format] of formats.entries()) {
    if (seen.has(format)) invalid(`formats[${index}]`, `names ${format} a second time`);
    seen.add(format);
  }
  return seen;
}

function entropy(bytes: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  let sum = 0;
  for (const count of counts) if (count > 0) sum += (count / bytes.length) * log2(bytes.length / count);
  return sum;
}
