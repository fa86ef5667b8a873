import { z } from 'zod';
import { defineTool } from '../define.ts';
import { limitCharacters } from '../shared/tables/csv.ts';
import { TINY_XLSX } from './lib/file-samples.ts';
import { fileBytes } from './lib/given-file.ts';
import { formattedInput, sheetInputs, sheetResult } from './lib/sheets/fields.ts';
import { cellValue, shownBy } from './lib/sheets/formats.ts';
import { readGrid, sheetIndex } from './lib/sheets/grid.ts';
import { areaName, type RawCell } from './lib/sheets/model.ts';
import { openWorkbook } from './lib/sheets/open.ts';

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
const RISKY = /^[=+\-@\t\r]/;

export default defineTool({
  slug: 'spreadsheet-to-csv-converter',
  name: 'Excel to CSV Converter',
  category: 'documents',
  summary: 'Converts a sheet of an Excel or ODS file (XLSX, XLSM, XLSB, XLS, ODS) to CSV or TSV.',
  description:
    'Dates are given as YYYY-MM-DD, YYYY-MM-DDTHH:MM:SS or HH:MM:SS by the formats of their cells, booleans as TRUE and FALSE, empty cells as nothing. Formulas give the result that is stored in the file, or their text. A field is quoted when it contains the delimiter, a quote or a line end.',
  reference: 'RFC 4180; ECMA-376; MS-XLSB; MS-XLS; OpenDocument 1.2',
  keywords: ['xlsx to csv', 'xls to csv', 'ods to csv', 'xlsx to tsv', 'export excel', 'worksheet', 'libreoffice calc'],
  cost: 'heavy',
  inputs: z.strictObject({
    ...sheetInputs,
    delimiter: z.enum(['comma', 'semicolon', 'tab', 'pipe']).default('comma').describe('Character between fields'),
    lineEnding: z.enum(['lf', 'crlf']).default('lf').describe('Line end between records: lf as on Unix, crlf as on Windows'),
    quoteAll: z.boolean().default(false).describe('Put quotes around every field'),
    formatted: formattedInput,
    formulas: z.boolean().default(false).describe('Give the text of formulas, with = in front, in place of their results'),
    guard: z
      .boolean()
      .default(false)
      .describe("Put a ' in front of text that begins with = + - @ tab or CR, so that a spreadsheet does not take it for a formula"),
  }),
  result: z.strictObject({
    csv: z.string().describe('The CSV text, without a line end after the last record'),
    rows: z.int().describe('Number of records'),
    columns: z.int().describe('Number of fields in each record'),
    ...sheetResult,
  }),
  examples: [
    {
      inputs: { file: TINY_XLSX },
      result: { csv: 'name,born,score\nAda,1912-06-23,1.5\n,,TRUE', rows: 3, columns: 3, sheet: 'Data', sheets: ['Data'], range: 'A1:C3' },
    },
  ],
  async run({ file, sheet, range, delimiter, lineEnding, quoteAll, formatted, formulas, guard }) {
    const workbook = await openWorkbook(fileBytes(file), formulas);
    const index = sheetIndex(workbook, sheet);
    const shown = formatted ? shownBy((await import('@e965/xlsx')).SSF, workbook.is1904) : undefined;
    const plain = (cell: RawCell): string => {
      const value = cellValue(cell, workbook.is1904);
      return typeof value === 'boolean' ? String(value).toUpperCase() : String(value ?? '');
    };
    const textOf = (cell: RawCell): string | null => {
      const isFormula = formulas && cell.formula !== undefined;
      if (cell.value === null && !isFormula) return null;
      const text = isFormula ? `=${cell.formula}` : (shown ?? plain)(cell);
      return guard && (isFormula || typeof cell.value === 'string') && RISKY.test(text) ? `'${text}` : text;
    };
    const { area, rows } = await readGrid(workbook, index, textOf, { range });
    const width = rows[0]?.length ?? 0;
    limitCharacters(
      rows.reduce((total, row) => row.reduce((sum, text) => sum + (text?.length ?? 0) + 3, total), 0),
      'file',
    );
    const field = fieldWriter(DELIMITERS[delimiter], quoteAll, width === 1);
    return {
      csv: rows.map((row) => row.map((text) => field(text ?? '')).join(DELIMITERS[delimiter])).join(lineEnding === 'lf' ? '\n' : '\r\n'),
      rows: rows.length,
      columns: width,
      sheet: workbook.sheets[index]?.name ?? '',
      sheets: workbook.sheets.map(({ name }) => name),
      ...(area && { range: areaName(area) }),
    };
  },
});

function fieldWriter(delimiter: string, quoteAll: boolean, isAlone: boolean): (text: string) => string {
  return (text) => {
    const isQuoted = quoteAll || (isAlone && text === '') || text.includes(delimiter) || /["\r\n]/.test(text);
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
  };
}
