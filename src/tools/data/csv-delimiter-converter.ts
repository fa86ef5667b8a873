import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { isJsonNumber } from '../shared/numbers/decimals.ts';
import {
  type CsvRecord,
  commentInput,
  csvInput,
  delimiterInput,
  limitCharacters,
  limitFields,
  makesLargeTable,
  oneDelimiter,
  parseCsv,
  quoteInput,
  writeRecord,
} from '../shared/tables/csv.ts';

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|', space: ' ', caret: '^' };
const OTHER = 'other';
const ENDINGS = { lf: '\n', crlf: '\r\n' };

export default defineTool({
  slug: 'csv-delimiter-converter',
  name: 'CSV Delimiter Converter',
  category: 'data',
  summary: 'Rewrites CSV with another delimiter, quoting or line ending (comma, semicolon, tab, pipe).',
  description:
    'Records keep their own number of fields, and no header is assumed. Minimal quoting quotes fields that contain the delimiter, a quote or a line ending, and the empty only field of a record. Lines without any character are dropped, and nothing ends the last record.',
  reference: 'RFC 4180',
  keywords: ['tsv', 'separator', 'change delimiter', 'excel', 'quote', 'csv to tsv', 'tsv to csv'],
  heavyWhen: (inputs) => inputs.fill !== undefined && (inputs.csv.length * inputs.fill.length > 200_000 || makesLargeTable(inputs)),
  inputs: z.strictObject({
    csv: csvInput,
    delimiter: delimiterInput,
    to: z
      .enum(['comma', 'semicolon', 'tab', 'pipe', 'space', 'caret', OTHER])
      .default('semicolon')
      .describe('Delimiter of the result; other: the one in toOther'),
    toOther: oneDelimiter.optional().describe('One character that separates the fields of the result, needed for other'),
    quoting: z.enum(['minimal', 'all', 'nonNumeric']).default('minimal').describe('Which fields get quotes; nonNumeric: all but numbers and empty fields'),
    lineEnding: z.enum(['keep', 'lf', 'crlf']).default('keep').describe('What ends the records; keep: the first line ending of the input'),
    trim: z.boolean().default(false).describe('Drop white space around fields'),
    comment: commentInput,
    quote: quoteInput,
    fill: z
      .string()
      .max(1000)
      .optional()
      .describe('Text for the fields that shorter records lack compared with the longest; if omitted, records keep their length'),
    fillEmpty: z.boolean().default(false).describe('Write the text in fill for empty fields, too'),
  }),
  result: z.strictObject({
    csv: z.string().describe('The CSV with the new delimiter'),
    rows: z.int().describe('Number of records, the header included'),
    delimiter: z.string().describe('Delimiter of the input, as given or detected'),
  }),
  appliesWhen: { toOther: { to: [OTHER] } },
  pageInputs: { csv: 'id,name,price\n1,Tea,4.50\n2,"Coffee, ground",7.90\n3,Cocoa,5.20' },
  examples: [
    { inputs: { csv: 'a,b\n"1;2",x', to: 'semicolon' }, result: { csv: 'a;b\n"1;2";x', rows: 2, delimiter: ',' } },
    { inputs: { csv: 'a,b\n1,x y', to: 'tab', quoting: 'nonNumeric' }, result: { csv: '"a"\t"b"\n1\t"x y"', rows: 2, delimiter: ',' } },
    {
      inputs: { csv: '# prices\na,b,c\n1,,3\n4', to: 'other', toOther: '~', comment: '#', fill: '-', fillEmpty: true },
      result: { csv: 'a~b~c\n1~-~3\n4~-~-', rows: 3, delimiter: ',' },
    },
  ],
  run({ csv, delimiter: wanted, to, toOther, quoting, lineEnding, fill, fillEmpty, ...options }) {
    if (to === OTHER && toOther === undefined) invalid('toOther', 'is required when to is other: one character');
    if (fillEmpty && fill === undefined) invalid('fill', 'is required when fillEmpty is true: the text for empty fields');
    const { records, delimiter, ending } = parseCsv(csv, { delimiter: wanted, ...options });
    const target = to === OTHER ? (toOther ?? ',') : DELIMITERS[to];
    const quoteToo = { minimal: undefined, all: () => true, nonNumeric: (field: string) => field !== '' && !isJsonNumber(field) }[quoting];
    const lines = filled(records, fill, fillEmpty).map((fields) => writeRecord(fields, target, quoteToo));
    return { csv: lines.join(lineEnding === 'keep' ? ending : ENDINGS[lineEnding]), rows: records.length, delimiter };
  },
});

/** The fields of records, with a text for those that are missing and, where wanted, those that are empty. */
function filled(records: readonly CsvRecord[], fill: string | undefined, empty: boolean): string[][] {
  if (fill === undefined) return records.map(({ fields }) => fields);
  const widest = records.reduce((most, { fields }) => Math.max(most, fields.length), 0);
  limitFields(records.length, widest, 'fill');
  const missing = records.reduce((total, { fields }) => total + widest - fields.length + (empty ? fields.filter((field) => field === '').length : 0), 0);
  limitCharacters(missing * (fill.length + 1), 'fill');
  return records.map(({ fields }) => Array.from({ length: widest }, (_, place) => (empty ? fields[place] || fill : (fields[place] ?? fill))));
}
