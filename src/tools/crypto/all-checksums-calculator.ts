import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { results } from '../shared/all-at-once.ts';
import { type ByteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { crcOf } from './lib/crc.ts';
import { CRC_MODELS } from './lib/crc-catalogue.ts';
import { inputEncoding } from './lib/fields.ts';

/** The fields of Checksum Calculator by the names that people know them by, in its order. */
const SUMS = {
  adler32: 'Adler-32',
  fletcher16: 'Fletcher-16',
  fletcher32: 'Fletcher-32',
  fletcher64: 'Fletcher-64',
  internetChecksum: 'Internet checksum',
  sum8: 'Sum-8',
  sum16: 'Sum-16',
  sum32: 'Sum-32',
  xor8: 'XOR-8',
  twosComplement8: "Two's complement-8",
  bsdSum: 'BSD sum',
  sysvSum: 'System V sum',
  posixCksum: 'POSIX cksum',
};

const DECIMAL = new Set(['BSD sum', 'System V sum', 'POSIX cksum']);
const WIDTHS = [...new Set(CRC_MODELS.map(({ width }) => width))];

export default defineTool({
  slug: 'all-checksums-calculator',
  name: 'All Checksums Calculator',
  category: 'crypto',
  summary: 'Calculates every checksum and CRC of the same bytes at once, each with its name.',
  description:
    'First the sums of Checksum Calculator in its order, in hex; the last three are decimal, as their commands print them. Then every CRC of the RevEng catalogue from the narrowest, hex in lower case with as many digits as its width needs. With expected, matches lists the names that give it, as hex or as decimal.',
  reference: 'RFC 1950, RFC 1071, IEEE 1003.1; parameters of the RevEng catalogue',
  keywords: ['generate all', 'every crc', 'which crc', 'identify crc', 'unknown crc', 'reverse engineering', 'all at once'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(250_000).describe('What to check, as text or as bytes in inputEncoding'),
    inputEncoding,
    width: z.int().min(3).max(82).optional().describe('Only CRCs of this width in bits, without the other sums; all if omitted'),
    expected: z
      .string()
      .regex(/^\s*(?:0x)?[0-9a-f]{1,21}\s*$/i, 'must be hex digits, with or without 0x, or a decimal number')
      .max(40)
      .optional()
      .describe('A checksum to look for: hex with or without 0x, or a decimal number'),
  }),
  result: z.strictObject({
    results: results('Every checksum in the order of the list'),
    bytes: z.int().describe('Count of bytes checked'),
    count: z.int().describe('Number of checksums in the list'),
    matches: z.array(z.string()).optional().describe('Names of the checksums that are the expected one, only when expected is given'),
  }),
  examples: [
    {
      inputs: { text: '123456789', width: 64, expected: '0x995DC9BBDF1939FA' },
      result: {
        results: [
          { name: 'CRC-64/ECMA-182', value: '6c40df5f0b497347' },
          { name: 'CRC-64/GO-ISO', value: 'b90956c775a41001' },
          { name: 'CRC-64/MS', value: '75d4b74f024eceea' },
          { name: 'CRC-64/NVME', value: 'ae8b14860a799888' },
          { name: 'CRC-64/REDIS', value: 'e9c6d914c4b8d9ca' },
          { name: 'CRC-64/WE', value: '62ec59e3f1a4f00a' },
          { name: 'CRC-64/XZ', value: '995dc9bbdf1939fa' },
        ],
        bytes: 9,
        count: 7,
        matches: ['CRC-64/XZ'],
      },
    },
  ],
  async run({ text, inputEncoding, width, expected }) {
    const data = bytesFromText(text, inputEncoding);
    const models = CRC_MODELS.filter((model) => width === undefined || model.width === width);
    if (models.length === 0) unprocessable(`No CRC of the catalogue has ${width} bits; there are ${WIDTHS.join(', ')}.`, 'width');
    const crcs = models.map((model) => ({
      name: model.name,
      value: crcOf(model, data)
        .toString(16)
        .padStart(Math.ceil(model.width / 4), '0'),
    }));
    const found = [...(width === undefined ? await sums(text, inputEncoding) : []), ...crcs];
    return {
      results: found,
      bytes: data.length,
      count: found.length,
      ...(expected !== undefined && { matches: found.filter(({ name, value }) => isThat(expected, value, DECIMAL.has(name))).map(({ name }) => name) }),
    };
  },
});

async function sums(text: string, inputEncoding: ByteEncoding): Promise<{ name: string; value: string }[]> {
  const { default: calculator } = await import('./checksum-calculator.ts');
  const result = await calculator.run({ text, inputEncoding });
  return Object.entries(SUMS).map(([field, name]) => ({ name, value: String(result[field]) }));
}

/** Whether a checksum that was found elsewhere is this one: hex, or decimal where it has decimal digits alone. */
function isThat(expected: string, value: string, decimal: boolean): boolean {
  const digits = expected.trim().replace(/^0x/i, '');
  const own = BigInt(decimal ? value : `0x${value}`);
  return BigInt(`0x${digits}`) === own || (/^\s*\d+\s*$/.test(expected) && BigInt(digits) === own);
}
