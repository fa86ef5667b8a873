import { z } from 'zod';
import { defineTool } from '../define.ts';
import { TINY_XLSX } from './lib/file-samples.ts';
import { fileBytes, fileText } from './lib/given-file.ts';
import { collect, usedArea } from './lib/sheets/grid.ts';
import { areaName, cellName, type RawCell, refuse, type Workbook } from './lib/sheets/model.ts';
import { openWorkbook } from './lib/sheets/open.ts';

const MAX_LISTED = 1000;
const MAX_SHEETS = 1000;
/** All sheets together. */
const MAX_CELLS = 4_000_000;

const sheet = z.strictObject({
  name: z.string().describe('Name of the sheet'),
  state: z.enum(['visible', 'hidden', 'veryHidden']).describe('Whether the sheet is shown; veryHidden ones are shown by macros alone'),
  kind: z.enum(['worksheet', 'chart', 'macro', 'dialog']).describe('What the sheet is for'),
  range: z.string().optional().describe('Cells from the first to the last with a value, such as A1:C4; left out for an empty sheet'),
  rows: z.int().describe('Number of rows of that range'),
  columns: z.int().describe('Number of columns of that range'),
  cells: z.int().describe('Number of cells with a value or a formula'),
  formulas: z.int().describe('Number of cells with a formula'),
  merged: z.array(z.string()).describe('Merged ranges of the sheet'),
  hiddenRows: z.int().describe('Number of hidden rows'),
  hiddenColumns: z.int().describe('Number of hidden columns'),
  comments: z.int().describe('Number of cells with comments'),
  hyperlinks: z.int().describe('Number of links in cells'),
  protected: z.boolean().describe('Whether the sheet is protected from changes'),
});

const text = (description: string) => z.string().optional().describe(description);

export default defineTool({
  slug: 'spreadsheet-inspector',
  name: 'Spreadsheet Inspector',
  category: 'documents',
  summary: 'Shows the sheets, formulas, merged cells, names, hidden parts, links, macros and properties of an Excel or ODS file.',
  description:
    'Nothing is calculated, run or opened: formulas, links and macros are only listed. Formulas that cells share are spelt out for each of them. Files under a password are refused.',
  reference: 'ECMA-376; MS-XLSB; MS-XLS; OpenDocument 1.2',
  keywords: ['excel info', 'hidden sheets', 'list formulas', 'xlsx metadata', 'vba macros', 'workbook analysis', 'defined names', 'ods'],
  cost: 'heavy',
  inputs: z.strictObject({ file: fileText('The spreadsheet (XLSX, XLSM, XLSB, XLS or ODS)') }),
  result: z.strictObject({
    format: z.enum(['xlsx', 'xlsm', 'xlsb', 'xltx', 'xltm', 'xls', 'ods']).describe('Format of the file, by what is in it'),
    sheets: z.array(sheet).describe('The sheets in their order'),
    names: z
      .array(
        z.strictObject({
          name: z.string().describe('The name that was defined'),
          reference: z.string().describe('Cells or formula that the name stands for, as stored'),
          sheet: text('Sheet to which the name is limited'),
        }),
      )
      .describe('Defined names, without the built-in ones'),
    dateSystem: z.enum(['1900', '1904']).describe('Year from which the workbook counts days'),
    metadata: z
      .strictObject({
        title: text('Title of the workbook'),
        creator: text('Person who made the workbook'),
        lastModifiedBy: text('Person who changed it last'),
        created: text('When the workbook was made'),
        modified: text('When the workbook was last changed'),
        application: text('Program that wrote the workbook'),
      })
      .describe('Properties of the document'),
    macros: z.boolean().describe('Whether the workbook has macros'),
    externalLinks: z.array(z.string()).describe('Other workbooks that this one refers to'),
    formulaList: z
      .array(
        z.strictObject({
          sheet: z.string().describe('Name of the sheet'),
          cell: z.string().describe('Cell with the formula'),
          formula: z.string().describe('The formula, without = in front'),
        }),
      )
      .describe('The first 1000 formulas'),
    errors: z
      .array(
        z.strictObject({
          sheet: z.string().describe('Name of the sheet'),
          cell: z.string().describe('Cell with the error'),
          error: z.string().describe('The error, such as #DIV/0!'),
        }),
      )
      .describe('The first 1000 cells that contain an error'),
  }),
  headline: 'sheets',
  examples: [
    {
      inputs: { file: TINY_XLSX },
      result: {
        format: 'xlsx',
        sheets: [
          {
            name: 'Data',
            state: 'visible',
            kind: 'worksheet',
            range: 'A1:C3',
            rows: 3,
            columns: 3,
            cells: 7,
            formulas: 0,
            merged: [],
            hiddenRows: 0,
            hiddenColumns: 0,
            comments: 0,
            hyperlinks: 0,
            protected: false,
          },
        ],
        names: [],
        dateSystem: '1900',
        metadata: {},
        macros: false,
        externalLinks: [],
        formulaList: [],
        errors: [],
      },
    },
  ],
  async run({ file }) {
    const workbook = await openWorkbook(fileBytes(file), true);
    if (workbook.sheets.length > MAX_SHEETS) refuse(`it has more than ${MAX_SHEETS} sheets`);
    const lists: Lists = { formulaList: [], errors: [] };
    const sheets = [];
    let cells = 0;
    for (let index = 0; index < workbook.sheets.length; index++) {
      const facts = await sheetFacts(workbook, index, lists);
      cells += facts.cells;
      if (cells > MAX_CELLS) refuse(`its sheets have more than ${MAX_CELLS} cells`);
      sheets.push(facts);
    }
    return {
      format: workbook.format,
      sheets,
      names: [...workbook.names],
      dateSystem: workbook.is1904 ? ('1904' as const) : ('1900' as const),
      metadata: workbook.metadata,
      macros: workbook.hasMacros,
      externalLinks: [...workbook.externalLinks],
      ...lists,
    };
  },
});

interface Lists {
  formulaList: { sheet: string; cell: string; formula: string }[];
  errors: { sheet: string; cell: string; error: string }[];
}

/** What of a cell is looked at: true for one with a value and nothing else. */
type Noted = true | { formula: string | undefined; error: string | undefined; hasValue: boolean };

const noted = ({ value, formula, isError }: RawCell): Noted =>
  formula === undefined && !isError ? true : { formula, error: isError ? String(value) : undefined, hasValue: value !== null };

async function sheetFacts(workbook: Workbook, index: number, lists: Lists) {
  const { name = '', state = 'visible', kind = 'worksheet' } = workbook.sheets[index] ?? {};
  const { cells, facts } = await collect(workbook, index, noted);
  const area = usedArea(cells, (cell) => cell === true || cell.hasValue);
  let formulas = 0;
  cells.each((row, column, cell) => {
    if (cell === true) return;
    if (cell.formula !== undefined) formulas += 1;
    list(lists, { sheet: name, cell: cellName(row, column) }, cell);
  });
  return {
    name,
    state,
    kind,
    ...(area && { range: areaName(area) }),
    rows: area ? area.bottom - area.top + 1 : 0,
    columns: area ? area.right - area.left + 1 : 0,
    cells: cells.size,
    formulas,
    merged: facts.merged.map(areaName),
    hiddenRows: facts.hiddenRows,
    hiddenColumns: facts.hiddenColumns,
    comments: facts.comments,
    hyperlinks: facts.hyperlinks,
    protected: facts.isProtected,
  };
}

function list(lists: Lists, place: { sheet: string; cell: string }, { formula, error }: Exclude<Noted, true>): void {
  if (formula !== undefined && lists.formulaList.length < MAX_LISTED) lists.formulaList.push({ ...place, formula });
  if (error !== undefined && lists.errors.length < MAX_LISTED) lists.errors.push({ ...place, error });
}
