import { z } from 'zod';
import { defineTool } from '../define.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { readAvro } from './lib/avro/file.ts';
import { TINY_AVRO } from './lib/file-samples.ts';
import { fileBytes, fileText } from './lib/given-file.ts';

export default defineTool({
  slug: 'avro-to-json-converter',
  name: 'Avro to JSON Converter',
  category: 'documents',
  summary: 'Converts the records and schema of an Apache Avro object container file to JSON.',
  description:
    'Whole numbers beyond 2^53 and decimals are strings with all their digits, dates, times and durations ISO 8601, bytes Base64, NaN and infinities null; a value of a union stands without the name of its type. The codecs null, deflate, snappy and zstandard are read.',
  reference: 'Apache Avro 1.12 specification',
  keywords: ['apache avro', 'avro viewer', 'avsc', 'read avro', 'kafka', 'hadoop', 'object container file', 'avro schema'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileText('The Avro file'),
    offset: z.int().min(0).max(1_000_000_000).default(0).describe('Number of records to skip'),
    limit: z.int().min(0).max(100_000).default(1000).describe('Maximum number of records to give'),
    logicalTypes: z.boolean().default(true).describe('Give dates, times, decimals and durations as text; otherwise as the numbers and bytes that are kept'),
  }),
  result: z.strictObject({
    records: z.array(z.unknown()).describe('The records in their order'),
    count: z.int().describe('Number of records given'),
    totalRecords: z.int().describe('Number of records that the blocks of the file state'),
    schema: z.unknown().describe('The schema of the file'),
    codec: z.string().describe('How the blocks are compressed; null if they are not'),
    metadata: withAnyNames(z.string()).describe('What else the header keeps, as text; what is not UTF-8 is an empty string'),
  }),
  examples: [
    {
      inputs: { file: TINY_AVRO },
      result: {
        records: [
          { id: 1, name: 'Ann' },
          { id: 2, name: null },
        ],
        count: 2,
        totalRecords: 2,
        schema: {
          type: 'record',
          name: 'Person',
          fields: [
            { name: 'id', type: 'long' },
            { name: 'name', type: ['null', 'string'] },
          ],
        },
        codec: 'null',
        metadata: {},
      },
    },
  ],
  async run({ file, offset, limit, logicalTypes }) {
    const { records, total, schema, codec, metadata } = await readAvro(fileBytes(file), { offset, limit, withLogical: logicalTypes });
    return { records, count: records.length, totalRecords: total, schema, codec, metadata: Object.fromEntries(metadata) };
  },
});
