import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isJsonNumber } from '../shared/numbers/decimals.ts';
import { csvInput, delimiterInput, parseCsv, writeRecord } from '../shared/tables/csv.ts';

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|', space: ' ', caret: '^' };
const ENDINGS = { lf: '\n', crlf: '\r\n' };

export default defineTool({
  slug: 'csv-delimiter-converter',
  name: 'CSV Delimiter Converter',
  category: 'data',
  summary: 'Rewrites CSV with another delimiter, quoting or line ending (comma, semicolon, tab, pipe).',
  description:
    'Records keep their own number of fields, and no header is assumed. Minimal quoting quotes fields that hold the delimiter, a quote or a line ending, and the empty only field of a record. Lines without any character are dropped, and nothing ends the last record.',
  reference: 'RFC 4180',
  keywords: ['tsv', 'separator', 'change delimiter', 'excel', 'quote', 'csv to tsv', 'tsv to csv'],
  inputs: z.strictObject({
    csv: csvInput,
    delimiter: delimiterInput,
    to: z.enum(['comma', 'semicolon', 'tab', 'pipe', 'space', 'caret']).default('semicolon').describe('Delimiter of the result'),
    quoting: z.enum(['minimal', 'all', 'nonNumeric']).default('minimal').describe('Which fields get quotes; nonNumeric: all but numbers and empty fields'),
    lineEnding: z.enum(['keep', 'lf', 'crlf']).default('keep').describe('What ends the records; keep: the first line ending of the input'),
    trim: z.boolean().default(false).describe('Drop white space around fields'),
  }),
  result: z.strictObject({
    csv: z.string().describe('The CSV with the new delimiter'),
    rows: z.int().describe('Number of records, the header included'),
    delimiter: z.string().describe('Delimiter of the input, as given or detected'),
  }),
  examples: [
    { inputs: { csv: 'a,b\n"1;2",x', to: 'semicolon' }, result: { csv: 'a;b\n"1;2";x', rows: 2, delimiter: ',' } },
    { inputs: { csv: 'a,b\n1,x y', to: 'tab', quoting: 'nonNumeric' }, result: { csv: '"a"\t"b"\n1\t"x y"', rows: 2, delimiter: ',' } },
  ],
  run({ csv, delimiter: wanted, to, quoting, lineEnding, trim }) {
    const { records, delimiter, ending } = parseCsv(csv, { delimiter: wanted, trim });
    const quoteToo = { minimal: undefined, all: () => true, nonNumeric: (field: string) => field !== '' && !isJsonNumber(field) }[quoting];
    return {
      csv: records.map(({ fields }) => writeRecord(fields, DELIMITERS[to], quoteToo)).join(lineEnding === 'keep' ? ending : ENDINGS[lineEnding]),
      rows: records.length,
      delimiter,
    };
  },
});
