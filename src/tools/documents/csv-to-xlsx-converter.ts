import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isJsonNumber } from '../shared/numbers/decimals.ts';
import { delimiterInput, parseCsv } from '../shared/tables/csv.ts';
import { RECORDS_XLSX } from './lib/file-samples.ts';
import { fileGiven, fileResultOf } from './lib/given-file.ts';
import { XLSX_TYPE } from './lib/sheets/fields.ts';
import { checkSheetNames, dateCell, type WrittenCell, writeXlsx } from './lib/sheets/write.ts';

const MAX_DIGITS = 15;
/** Numbers of products look like these, and numbers with an exponent seldom do. */
const PRODUCT_NUMBER = /^\d+[eE]\d+$/;

export default defineTool({
  slug: 'csv-to-xlsx-converter',
  name: 'CSV to Excel Converter',
  category: 'documents',
  summary: 'Converts CSV to an Excel file (XLSX), with numbers and dates recognised.',
  description:
    'Numbers of at most 15 digits, TRUE and FALSE in any case, and dates such as 2024-02-29 or 2024-02-29T12:34:56 are recognised. 007, +1, 12E4567 and anything longer stay text, as does what begins with =. Records keep their own number of fields.',
  reference: 'RFC 4180; ECMA-376',
  keywords: ['csv to excel', 'csv to xlsx', 'tsv to xlsx', 'open csv in excel', 'leading zeros', 'spreadsheet', 'import csv'],
  cost: 'heavy',
  inputs: z.strictObject({
    csv: z.string().max(4_000_000).describe('CSV text to read'),
    delimiter: delimiterInput,
    header: z.boolean().default(true).describe('Whether the first record names the columns: it is bold, and stays in sight'),
    inferTypes: z.boolean().default(true).describe('Make numbers, dates and booleans of fields that look like them; otherwise all cells are text'),
    sheetName: z.string().min(1).max(31).default('Sheet1').describe('Name of the sheet in the Excel file'),
  }),
  result: z.strictObject({
    ...fileResultOf(XLSX_TYPE),
    rows: z.int().describe('Number of rows, with the header'),
    columns: z.int().describe('Number of columns of the sheet'),
    delimiter: z.string().describe('Delimiter of the CSV, as given or detected'),
    types: z
      .array(z.enum(['number', 'date', 'boolean', 'text', 'mixed', 'empty']))
      .describe('What each column contains below the header: mixed where its fields are of several kinds'),
  }),
  examples: [
    {
      inputs: { csv: 'id,when,zip\n1,2024-02-29,007\n2.5,,x' },
      result: {
        file: RECORDS_XLSX,
        bytes: 2616,
        sha256: '81b1ce9991eebfcaac13f293a9c192ce883bc9f4b60f444dc6e144f77c18df65',
        rows: 3,
        columns: 3,
        delimiter: ',',
        types: ['number', 'date', 'text'],
      },
    },
  ],
  run({ csv, delimiter: given, header, inferTypes, sheetName }) {
    checkSheetNames([sheetName], () => 'sheetName');
    const { records, delimiter } = parseCsv(csv, { delimiter: given });
    const columns = records.reduce((most, { fields }) => Math.max(most, fields.length), 0);
    const kinds = Array.from({ length: columns }, () => new Set<Kind>());
    const rows = records.map((record, row) => {
      const { fields } = record;
      // They are let go of one by one, as all of them twice would be hundreds of megabytes.
      record.fields = [];
      const isHead = header && row === 0;
      return fields.map((field, column): WrittenCell => {
        const cell = field === '' ? null : inferTypes && !isHead ? inferred(field) : field;
        if (!isHead && cell !== null) kinds[column]?.add(kindOf(cell));
        return cell;
      });
    });
    const file = writeXlsx({ sheets: [{ name: sheetName, rows, columns, hasHeader: header }], headerBold: true, freezeHeader: true, autoFilter: false });
    return { ...fileGiven(file), rows: rows.length, columns, delimiter, types: kinds.map(typeOf) };
  },
});

type Kind = 'number' | 'date' | 'boolean' | 'text';

const kindOf = (cell: Exclude<WrittenCell, null>): Kind => {
  if (typeof cell === 'object') return 'date';
  return typeof cell === 'number' ? 'number' : typeof cell === 'boolean' ? 'boolean' : 'text';
};

function typeOf(kinds: ReadonlySet<Kind>): Kind | 'mixed' | 'empty' {
  const [only] = kinds;
  return only === undefined ? 'empty' : kinds.size > 1 ? 'mixed' : only;
}

function inferred(field: string): WrittenCell {
  if (/^(?:true|false)$/i.test(field)) return field.toLowerCase() === 'true';
  if (isJsonNumber(field) && !PRODUCT_NUMBER.test(field)) {
    const digits = field.replace(/[eE].*$/, '').replace(/\D/g, '').length;
    const number = Number(field);
    if (digits <= MAX_DIGITS && Number.isFinite(number)) return number;
  }
  return dateCell(field) ?? field;
}
