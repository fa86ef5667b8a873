import { z } from 'zod';
import { defineTool } from '../define.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { fileBytes, fileField } from './lib/files.ts';

const MAX_RANGES = 10_000;

interface Range {
  offset: number;
  length: number;
  first: string;
  second: string;
}

export default defineTool({
  slug: 'binary-comparer',
  name: 'Binary File Comparer',
  category: 'archives',
  summary: 'Compares two files byte by byte and shows where they differ, as cmp does.',
  description:
    'Files are compared by position: a byte that is inserted shifts all that follow, which binary-patch-generator finds. The tail of the longer file is not listed as a range. similarityPercent is 100 x equal bytes by the length of the longer file, and 100 for two empty files.',
  reference: 'POSIX cmp',
  keywords: ['compare files', 'file difference', 'hex diff', 'byte diff', 'cmp', 'identical files', 'vbindiff'],
  inputs: z.strictObject({
    first: fileField('One file', 0),
    second: fileField('The other file', 0),
    limit: z.int().min(1).max(MAX_RANGES).default(1000).describe('Maximum number of ranges to list'),
    context: z.int().min(0).max(64).default(0).describe('Number of bytes that are shown before and after each range'),
  }),
  result: z.strictObject({
    identical: z.boolean().describe('Whether both files are the same'),
    firstBytes: z.int().describe('Number of bytes of the first file'),
    secondBytes: z.int().describe('Number of bytes of the second file'),
    firstDifference: z
      .int()
      .optional()
      .describe(
        "Offset, from 0, of the first byte that differs; the shorter file's length where it is the beginning of the other; left out for the same files",
      ),
    differingBytes: z.int().describe('Number of offsets within both files whose bytes differ'),
    similarityPercent: z.number().describe('Equal bytes in percent of the longer file'),
    ranges: z
      .array(
        z.strictObject({
          offset: z.int().describe('Offset, from 0, of the first byte that differs'),
          length: z.int().describe('Number of bytes in a row that differ'),
          first: z.string().describe('Those bytes of the first file in hex, with the context around'),
          second: z.string().describe('Those bytes of the second file in hex, with the context around'),
        }),
      )
      .describe('The runs of bytes that differ, up to the limit'),
    rangeCount: z.int().describe('Number of such runs in all'),
  }),
  examples: [
    {
      inputs: { first: 'aGVsbG8=', second: 'aGVsbE8h' },
      result: {
        identical: false,
        firstBytes: 5,
        secondBytes: 6,
        firstDifference: 4,
        differingBytes: 1,
        similarityPercent: 66.66666666666667,
        ranges: [{ offset: 4, length: 1, first: '6f', second: '4f' }],
        rangeCount: 1,
      },
    },
    {
      inputs: { first: 'AAECAw==', second: 'AAECAw==' },
      result: { identical: true, firstBytes: 4, secondBytes: 4, differingBytes: 0, similarityPercent: 100, ranges: [], rangeCount: 0 },
    },
  ],
  run({ first: firstText, second: secondText, limit, context }) {
    const first = fileBytes(firstText, 'first');
    const second = fileBytes(secondText, 'second');
    const common = Math.min(first.length, second.length);
    const longer = Math.max(first.length, second.length);
    const { ranges, rangeCount, differingBytes, firstDifference } = compare(first, second, common, limit, context);
    const where = firstDifference ?? (first.length === second.length ? undefined : common);
    return {
      identical: where === undefined,
      firstBytes: first.length,
      secondBytes: second.length,
      ...(where !== undefined && { firstDifference: where }),
      differingBytes,
      similarityPercent: longer === 0 ? 100 : (100 * (common - differingBytes)) / longer,
      ranges,
      rangeCount,
    };
  },
});

interface Differences {
  ranges: Range[];
  rangeCount: number;
  differingBytes: number;
  firstDifference: number | undefined;
}

function compare(first: Uint8Array, second: Uint8Array, common: number, limit: number, context: number): Differences {
  const found: Differences = { ranges: [], rangeCount: 0, differingBytes: 0, firstDifference: undefined };
  for (let at = 0; at < common; at++) {
    if (first[at] === second[at]) continue;
    const offset = at;
    while (at < common && first[at] !== second[at]) at++;
    found.firstDifference ??= offset;
    found.differingBytes += at - offset;
    if (found.rangeCount++ >= limit) continue;
    const shown = (bytes: Uint8Array): string => hexOf(bytes.subarray(Math.max(0, offset - context), at + context));
    found.ranges.push({ offset, length: at - offset, first: shown(first), second: shown(second) });
  }
  return found;
}
