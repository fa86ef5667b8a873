import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { isObject } from '../shared/json/is-object.ts';
import { PEOPLE_XLSX } from './lib/file-samples.ts';
import { fileGiven, fileResultOf } from './lib/given-file.ts';
import { XLSX_TYPE } from './lib/sheets/fields.ts';
import { checkSheetNames, dateCell, type WrittenCell, type WrittenSheet, writeXlsx } from './lib/sheets/write.ts';

const MAX_EXACT = 2 ** 53;
/** Up to here JavaScript writes integers without an exponent. */
const MAX_DIGITS = 1e21;

export default defineTool({
  slug: 'json-to-xlsx-converter',
  name: 'JSON to Excel Converter',
  category: 'documents',
  summary: 'Converts JSON rows to an Excel file (XLSX), with one or several sheets.',
  description:
    'Objects give a first row with all names, in the order in which they are first met; arrays give no header. Text is always text, never a formula, even with = in front. Objects and arrays inside a cell are written as JSON, integers beyond 2^53 as text. Text of more than 32,767 characters is refused, as are control characters.',
  reference: 'ECMA-376',
  keywords: ['json to excel', 'json to xlsx', 'export to excel', 'workbook', 'xlsx generator', 'array of objects', 'json to spreadsheet'],
  cost: 'heavy',
  inputs: z.strictObject({
    sheets: z
      .array(
        z.strictObject({
          name: z.string().max(255).optional().describe('Name of the sheet, 1 to 31 characters; Sheet1, Sheet2 and so on if left out'),
          rows: z.array(z.unknown()).max(1_048_576).describe('Rows of the sheet: all of them objects, or all of them arrays'),
        }),
      )
      .min(1)
      .max(50)
      .describe('The sheets in their order'),
    dates: z.boolean().default(true).describe('Make dates of strings such as 2024-02-29, 2024-02-29T12:34:56 and 2024-02-29T12:34:56.789Z'),
    headerBold: z.boolean().default(true).describe('Write the header in bold'),
    freezeHeader: z.boolean().default(true).describe('Keep the header in sight when one scrolls'),
    autoFilter: z.boolean().default(false).describe('Put filters on the columns of the header'),
    title: z.string().min(1).max(255).optional().describe('Title in the properties of the document'),
    creator: z.string().min(1).max(255).optional().describe('Author in the properties of the document'),
  }),
  result: z.strictObject({
    ...fileResultOf(XLSX_TYPE),
    sheets: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the sheet'),
          rows: z.int().describe('Number of rows, with the header'),
          columns: z.int().describe('Number of columns of the sheet'),
        }),
      )
      .describe('The sheets that were written'),
  }),
  examples: [
    {
      inputs: {
        sheets: [
          {
            name: 'People',
            rows: [
              { name: 'Ada', born: '1912-06-23' },
              { name: '=1+1', age: 3 },
            ],
          },
        ],
      },
      result: {
        file: PEOPLE_XLSX,
        bytes: 2620,
        sha256: '9bca594503e5443239b971bf73ee5a8f6f1c8b3162cc53ee1f7c85a5abfa8955',
        sheets: [{ name: 'People', rows: 3, columns: 3 }],
      },
    },
  ],
  run({ sheets: given, dates, headerBold, freezeHeader, autoFilter, title, creator }) {
    const names = namesOf(given.map(({ name }) => name));
    checkSheetNames(names, (index) => `sheets[${index}].name`);
    const sheets = given.map(({ rows }, index) => sheetOf(names[index] ?? '', rows, dates, `sheets[${index}].rows`));
    const file = writeXlsx({ sheets, headerBold, freezeHeader, autoFilter, title, creator });
    return { ...fileGiven(file), sheets: sheets.map(({ name, rows, columns }) => ({ name, rows: rows.length, columns })) };
  },
});

/** The names of sheets: those without one are called Sheet and the first number that is free from their place on. */
function namesOf(given: readonly (string | undefined)[]): string[] {
  const taken = new Set(given.flatMap((name) => name?.toLowerCase() ?? []));
  return given.map((name, index) => {
    if (name !== undefined) return name;
    let number = index + 1;
    while (taken.has(`sheet${number}`)) number += 1;
    taken.add(`sheet${number}`);
    return `Sheet${number}`;
  });
}

function sheetOf(name: string, rows: readonly unknown[], dates: boolean, path: string): WrittenSheet {
  const isOfArrays = Array.isArray(rows[0]);
  for (const [index, row] of rows.entries()) {
    const place = `${path}[${index}]`;
    if (!Array.isArray(row) && !isObject(row)) unprocessable(`Row ${index + 1} of sheet ${JSON.stringify(name)} is neither an object nor an array.`, place);
    if (Array.isArray(row) !== isOfArrays)
      unprocessable(`Sheet ${JSON.stringify(name)} mixes objects and arrays; row ${index + 1} is the first of the other kind.`, place);
  }
  return isOfArrays ? sheetOfArrays(name, rows as unknown[][], dates) : sheetOfObjects(name, rows as Record<string, unknown>[], dates);
}

function sheetOfArrays(name: string, rows: readonly (readonly unknown[])[], dates: boolean): WrittenSheet {
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return { name, rows: rows.map((row) => row.map((value) => cellOf(value, dates))), columns, hasHeader: false };
}

function sheetOfObjects(name: string, rows: readonly Record<string, unknown>[], dates: boolean): WrittenSheet {
  const places = new Map<string, number>();
  for (const row of rows) for (const key of Object.keys(row)) if (!places.has(key)) places.set(key, places.size);
  const names = [...places.keys()];
  const cells = rows.map((row) => {
    const line: WrittenCell[] = [];
    for (const [key, value] of Object.entries(row)) {
      const place = places.get(key) ?? 0;
      while (line.length < place) line.push(null);
      line[place] = cellOf(value, dates);
    }
    return line;
  });
  return { name, rows: rows.length === 0 ? [] : [names, ...cells], columns: names.length, hasHeader: rows.length > 0 };
}

function cellOf(value: unknown, dates: boolean): WrittenCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return (dates ? dateCell(value) : undefined) ?? value;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    const size = Math.abs(value);
    return Number.isInteger(value) && size > MAX_EXACT && size < MAX_DIGITS ? String(value) : value;
  }
  return JSON.stringify(value);
}
