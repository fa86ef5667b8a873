import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { withAnyNames } from '../shared/json/any-names.ts';
import { isObject } from '../shared/json/is-object.ts';
import { TINY_PARQUET } from './lib/file-samples.ts';
import { fileBytes, fileText } from './lib/given-file.ts';
import { ParquetFile } from './lib/parquet/file.ts';
import { typeName } from './lib/parquet/schema.ts';

/** What other programs keep among the texts of a file for themselves. */
const OWN_KEYS = new Set(['ARROW:schema', 'pandas']);

export default defineTool({
  slug: 'parquet-to-json-converter',
  name: 'Parquet to JSON Converter',
  category: 'documents',
  summary: 'Converts the rows and schema of an Apache Parquet file to JSON.',
  description:
    'Integers beyond 2^53 and decimals are strings with all their digits, timestamps keep their nanoseconds, bytes are Base64, NaN and infinities null, maps lists of key and value. All encodings, and the codecs Snappy, gzip, Brotli, Zstandard and LZ4 are read. Encrypted files are refused.',
  reference: 'Apache Parquet format 2',
  keywords: ['apache parquet', 'parquet viewer', 'arrow', 'spark', 'columnar', 'data lake', 'read parquet', 'parquet schema'],
  cost: 'heavy',
  inputs: z.strictObject({
    file: fileText('The Parquet file'),
    columns: z
      .array(z.string().max(1000).describe('Name of a column'))
      .min(1)
      .max(1000)
      .optional()
      .describe('Names of the top-level columns wanted, in this order; all if left out'),
    offset: z.int().min(0).max(1_000_000_000).default(0).describe('Number of rows to skip'),
    limit: z.int().min(0).max(100_000).default(1000).describe('Maximum number of rows to give'),
  }),
  result: z.strictObject({
    rows: z
      .array(
        z
          .custom<Record<string, unknown>>(isObject)
          .meta({ type: 'object', additionalProperties: {} })
          .describe('A row: the values by the names of their columns'),
      )
      .describe('The rows in their order'),
    count: z.int().describe('Number of rows given'),
    totalRows: z.int().describe('Number of rows in the file'),
    schema: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the column'),
          type: z.string().describe('Logical type of the column in lower case, such as string, timestamp, decimal or list; where it has none, how it is kept'),
          nullable: z.boolean().describe('Whether values of the column may be missing'),
        }),
      )
      .describe('The top-level columns of the file'),
    rowGroups: z.int().describe('Number of row groups'),
    createdBy: z.string().optional().describe('Program that wrote the file'),
    version: z.int().describe('Version of the format that the file names'),
    compression: z.array(z.string()).describe('Codecs by which columns are compressed, in capitals, ordered by name'),
    keyValueMetadata: withAnyNames(z.string()).describe('Strings kept beside the data, except the schemas of Arrow and pandas'),
  }),
  examples: [
    {
      inputs: { file: TINY_PARQUET },
      result: {
        rows: [
          { id: 1, name: 'a' },
          { id: 2, name: null },
        ],
        count: 2,
        totalRows: 2,
        schema: [
          { name: 'id', type: 'int32', nullable: true },
          { name: 'name', type: 'string', nullable: true },
        ],
        rowGroups: 1,
        createdBy: 'parquet-cpp-arrow version 25.0.1',
        version: 2,
        compression: ['UNCOMPRESSED'],
        keyValueMetadata: {},
      },
    },
  ],
  async run({ file, columns, offset, limit }) {
    const parquet = new ParquetFile(fileBytes(file));
    const fields = parquet.schema.children;
    const wanted = columns?.map((name, index) => {
      const missing = `The file has no column ${JSON.stringify(name)}.`;
      return fields.find((field) => field.name === name) ?? unprocessable(missing, `columns[${index}]`);
    });
    const rows = await parquet.read(wanted ?? fields, offset, limit);
    return {
      rows,
      count: rows.length,
      totalRows: parquet.rows,
      schema: fields.map((field) => ({ name: field.name, type: typeName(field), nullable: field.repetition === 'optional' })),
      rowGroups: parquet.groups.length,
      ...(parquet.createdBy !== undefined && { createdBy: parquet.createdBy }),
      version: parquet.version,
      compression: [...parquet.codecs].sort(),
      keyValueMetadata: Object.fromEntries(parquet.keyValues.filter(([key]) => !OWN_KEYS.has(key))),
    };
  },
});
