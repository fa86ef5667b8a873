import { z } from 'zod';
import { defineTool } from '../define.ts';
import { columnNames } from '../shared/tables/csv.ts';
import { TINY_XLSX } from './lib/file-samples.ts';
import { fileBytes } from './lib/given-file.ts';
import { formattedInput, sheetInputs, sheetResult } from './lib/sheets/fields.ts';
import { cellValue, shownBy } from './lib/sheets/formats.ts';
import { readGrid, sheetIndex } from './lib/sheets/grid.ts';
import { areaName, columnLetters, type Scalar } from './lib/sheets/model.ts';
import { openWorkbook } from './lib/sheets/open.ts';

export default defineTool({
  slug: 'spreadsheet-to-json-converter',
  name: 'Excel to JSON Converter',
  category: 'documents',
  summary: 'Converts the rows of an Excel or ODS file (XLSX, XLSM, XLSB, XLS, ODS) to JSON, with dates and types.',
  description:
    'Dates and times are recognised by the formats of their cells, and given as YYYY-MM-DD, YYYY-MM-DDTHH:MM:SS or HH:MM:SS. Formulas give the result that is stored in the file; nothing is calculated. An empty column name becomes column and its number (column3), a repeated one gets _2, _3 and so on. Files under a password are refused.',
  reference: 'ECMA-376; MS-XLSB; MS-XLS; OpenDocument 1.2',
  keywords: ['xlsx to json', 'xls to json', 'ods to json', 'excel parser', 'read excel', 'worksheet', 'libreoffice calc', 'xlsb'],
  cost: 'heavy',
  inputs: z.strictObject({
    ...sheetInputs,
    header: z.boolean().default(true).describe('Whether the first row names the fields; without a header rows are arrays'),
    skipEmptyRows: z.boolean().default(true).describe('Leave out rows in which all cells are empty'),
    fillMerged: z.boolean().default(false).describe('Give every cell of a merged range its value, not just the first one'),
    formatted: formattedInput,
  }),
  result: z.strictObject({
    rows: z.array(z.unknown()).describe('The rows: objects by the names of columns, or arrays without a header'),
    columns: z.array(z.string()).describe('Names of the columns, or their letters without a header'),
    count: z.int().describe('Number of rows given'),
    ...sheetResult,
  }),
  examples: [
    {
      inputs: { file: TINY_XLSX },
      result: {
        rows: [
          { name: 'Ada', born: '1912-06-23', score: 1.5 },
          { name: null, born: null, score: true },
        ],
        columns: ['name', 'born', 'score'],
        count: 2,
        sheet: 'Data',
        sheets: ['Data'],
        range: 'A1:C3',
      },
    },
  ],
  async run({ file, sheet, range, header, skipEmptyRows, fillMerged, formatted }) {
    const workbook = await openWorkbook(fileBytes(file));
    const index = sheetIndex(workbook, sheet);
    const shown = formatted ? shownBy((await import('@e965/xlsx')).SSF, workbook.is1904) : undefined;
    const grid = await readGrid<Scalar>(workbook, index, (cell) => (shown ? (cell.value === null ? null : shown(cell)) : cellValue(cell, workbook.is1904)), {
      range,
      fillMerged,
    });
    const { area } = grid;
    const [head, body] = header ? [grid.rows[0], grid.rows.slice(1)] : [undefined, grid.rows];
    const left = area?.left ?? 0;
    const width = area ? area.right - left + 1 : 0;
    const columns = head ? columnNames(head.map(headText)) : header ? [] : Array.from({ length: width }, (_, place) => columnLetters(left + place));
    const kept = skipEmptyRows ? body.filter((row) => row.some((value) => value !== null)) : body;
    const filled = formatted ? kept.map((row) => row.map((value) => value ?? '')) : kept;
    return {
      rows: header ? filled.map((row) => Object.fromEntries(row.map((value, place) => [columns[place] ?? '', value]))) : filled,
      columns,
      count: filled.length,
      sheet: workbook.sheets[index]?.name ?? '',
      sheets: workbook.sheets.map(({ name }) => name),
      ...(area && { range: areaName(area) }),
    };
  },
});

const headText = (value: Scalar): string => (value === null ? '' : typeof value === 'boolean' ? String(value).toUpperCase() : String(value));
