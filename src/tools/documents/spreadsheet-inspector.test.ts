import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './spreadsheet-inspector.ts';
import { handmade, handmadeOds, workbook } from './testdata/workbooks.ts';

const PLAIN = { state: 'visible', kind: 'worksheet', merged: [], hiddenRows: 0, hiddenColumns: 0, comments: 0, hyperlinks: 0, protected: false, formulas: 0 };
const MAIN = {
  ...PLAIN,
  name: 'Main & more',
  range: 'A1:H9',
  rows: 9,
  columns: 8,
  cells: 48,
  merged: ['F7:G8'],
  hiddenRows: 1,
  hiddenColumns: 1,
  comments: 1,
  hyperlinks: 1,
};
const HIDDEN = { ...PLAIN, name: 'Hidden', state: 'hidden', range: 'C3:D5', rows: 3, columns: 2, cells: 2, protected: true };
const EMPTY = { ...PLAIN, name: 'Empty', rows: 0, columns: 0, cells: 0 };
const ERRORS = [
  { sheet: 'Main & more', cell: 'A5', error: '#DIV/0!' },
  { sheet: 'Main & more', cell: 'C7', error: '#N/A' },
];
const WRITTEN = { created: '2026-11-27T02:13:42Z', modified: '2026-11-27T02:13:42Z', title: 'T', creator: 'C' };

// What openpyxl was told to write, and LibreOffice has made of it.
holdTo(tool, {
  answers: [
    [
      { file: workbook('openpyxl') },
      {
        format: 'xlsx',
        sheets: [{ ...MAIN, formulas: 9 }, HIDDEN, { ...EMPTY, name: 'Very', state: 'veryHidden' }, EMPTY, { ...EMPTY, name: 'Chart', kind: 'chart' }],
        names: [{ name: 'foo', reference: "'Main & more'!$A$1:$B$2" }],
        dateSystem: '1900',
        metadata: { ...WRITTEN, application: 'Microsoft Excel Compatible / Openpyxl 3.1.5' },
        macros: false,
        externalLinks: [],
        errors: [],
      },
    ],
    [
      { file: workbook('xlsx') },
      {
        sheets: [{ ...MAIN, formulas: 11 }, HIDDEN, { ...EMPTY, name: 'Very', state: 'hidden' }, EMPTY, { ...EMPTY, name: 'Chart' }],
        errors: ERRORS,
        formulaList: [
          ['E2', 'TRUE()'],
          ['E3', 'FALSE()'],
          ['H3', 'B3'],
          ['A5', '1/0'],
          ['C5', 'A2&"z"'],
          ['D5', 'D2*2'],
          ['E5', 'D2>1'],
          ['H5', 'SUM(D2:D3)'],
          ['C7', 'NA()'],
          ['B8', 'TODAY()'],
          ['C8', '"="&"a"'],
        ].map(([cell, formula]) => ({ sheet: 'Main & more', cell, formula })),
      },
    ],
    [
      { file: workbook('ods') },
      {
        format: 'ods',
        sheets: [{ ...MAIN, formulas: 11 }, HIDDEN, { ...EMPTY, name: 'Very', state: 'hidden' }, EMPTY, { ...EMPTY, name: 'Chart' }],
        names: [{ name: 'foo', reference: "$'Main & more'.$A$1:.$B$2" }],
        metadata: { title: 'T', creator: 'C', created: '2026-11-27T02:13:42' },
        errors: ERRORS,
      },
    ],
    [
      { file: workbook('xls') },
      {
        format: 'xls',
        sheets: [{ ...MAIN, formulas: 11 }, HIDDEN, { ...EMPTY, name: 'Very', state: 'hidden' }, EMPTY, { ...EMPTY, name: 'Chart' }],
        names: [{ name: 'foo', reference: "'Main & more'!$A$1:$B$2" }],
        metadata: WRITTEN,
        errors: ERRORS,
      },
    ],
    [
      { file: workbook('xlsb') },
      {
        format: 'xlsb',
        sheets: [{ ...PLAIN, name: 'Sheet1', range: 'A1:A1', rows: 1, columns: 1, cells: 1 }],
        metadata: { creator: 'Allison, Timothy B.', application: 'Microsoft Excel' },
      },
    ],
    [
      {
        file: handmade('<row r="5" hidden="1"><c r="C5"><v>1</v></c><c r="D5"><f>A1</f></c></row>', {
          sheet: '<dimension ref="A1:XFD1048576"/><cols><col min="2" max="16384" hidden="1"/></cols>',
          workbook:
            '<workbookPr date1904="true"/><definedNames><definedName name="_xlnm.Print_Area">S!$A$1</definedName><definedName name="n" localSheetId="0">1+1</definedName></definedNames>',
        }),
      },
      {
        dateSystem: '1904',
        names: [{ name: 'n', reference: '1+1', sheet: 'S' }],
        sheets: [{ range: 'C5:C5', rows: 1, columns: 1, cells: 2, formulas: 1, hiddenRows: 1, hiddenColumns: 16383 }],
      },
    ],
    [
      {
        file: handmade('', {
          others: {
            '[Content_Types].xml':
              '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
            'xl/_rels/workbook.xml.rels':
              '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="x/worksheet" Target="s.xml"/><Relationship Id="r4" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/><Relationship Id="r5" Type="x/externalLink" Target="e.xml"/></Relationships>',
            'xl/e.xml': '<externalLink/>',
            'xl/_rels/e.xml.rels':
              '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="x/externalLinkPath" Target="file:///C:/other.xlsx" TargetMode="External"/></Relationships>',
          },
        }),
      },
      { format: 'xlsm', macros: true, externalLinks: ['file:///C:/other.xlsx'], sheets: [{ cells: 0 }] },
    ],
    [
      {
        file: handmadeOds(
          '<table:table table:name="A" table:protected="true"><table:table-column table:visibility="collapse" table:number-columns-repeated="3"/><table:table-row table:visibility="filter" table:number-rows-repeated="2"><table:table-cell/></table:table-row></table:table>',
          {
            'Basic/Standard/Module1.xml': '<x/>',
          },
        ),
      },
      { macros: true, sheets: [{ name: 'A', protected: true, hiddenColumns: 3, hiddenRows: 2, cells: 0 }] },
    ],
  ],
  invalid: [
    [{}, 'file'],
    [{ file: '?' }, 'file'],
  ],
  unprocessable: [[{ file: 'UEsDBA==' }], [{ file: 'AAAA' }, /not a spreadsheet/]],
});

it('lists at most 1000 formulas', async () => {
  const file = handmade(Array.from({ length: 1200 }, () => '<row><c><f>1</f></c></row>').join(''));
  const { formulaList, sheets } = await run(tool, { file });
  expect([formulaList.length, sheets[0].formulas]).toEqual([1000, 1200]);
});
