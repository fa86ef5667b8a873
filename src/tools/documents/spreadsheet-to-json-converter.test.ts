import { expect, it } from 'vitest';
import { base64Of, bytesOfBase64, latin1Bytes, utf8Bytes } from '../shared/platform/bytes.ts';
import { holdTo, run } from '../testing.ts';
import { TINY_XLSX } from './lib/file-samples.ts';
import tool from './spreadsheet-to-json-converter.ts';
import { compoundFile } from './testdata/compound-file.ts';
import { survivesDamage } from './testdata/mutated.ts';
import { handmade, handmadeOds, workbook, workbookBytes } from './testdata/workbooks.ts';

const arrays = (file: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({ file, header: false, ...more });

/** What openpyxl was given, or LibreOffice has calculated. */
const WRITTEN = [
  ['name', 'when', 'time', 'n', 'ok', 'pct', 'name', null],
  ['Ada', '1912-06-23', '12:34:56', 1.5, true, 0.25, 'x', 'y'],
  ['é€😀', '2024-02-29T12:34:56', '00:00:00', -1234567.891, false, 1, 'line\nbreak', 45351.5242592593],
  ['#DIV/0!', '2024-02-29T12:34:56.789', 'Adaz', 3, true, 0.1, ' sp ', -1234566.391],
  [0.5, 1234.5678, '#N/A', '1900-02-29', 123456789012346000, 'merged', null, 'https://x.org'],
  ['1900-01-01T06:00:00', '2026-11-27', '=a', '1900-02-28', 1e22, null, null, 'c'],
  ['2024-03-01T00:00:00', null, '-5', 1e-7, '007', null, null, null],
];
/** OpenDocument has hundredths of seconds here, counts days before March 1900 as the calendar does, and no booleans. */
const IN_ODS = WRITTEN.map((row) => row.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
IN_ODS[3]?.splice(1, 1, '2024-02-29T12:34:56.790');
IN_ODS[4]?.splice(3, 1, '1900-02-28');
IN_ODS[5]?.splice(0, 1, '1899-12-31T06:00:00');
IN_ODS[5]?.splice(3, 1, '1900-02-27');
IN_ODS[6]?.splice(0, 1, '2024-02-29T23:59:59.990');
/** LibreOffice left the strings of formulas in XLS at 0, as xlrd reads it, too. */
const IN_XLS = WRITTEN.map((row) => [...row]);
IN_XLS[3]?.splice(2, 1, 0);
IN_XLS[5]?.splice(2, 1, 0);
const SHEETS = ['Main & more', 'Hidden', 'Very', 'Empty', 'Chart'];

const cells = (...values: (readonly [name: string, style: number, value: number | string])[]): string =>
  `<row>${values.map(([name, style, value]) => `<c r="${name}" s="${style}"><v>${value}</v></c>`).join('')}</row>`;
const dated = handmade(
  cells(
    ['A1', 0, 0.5],
    ['B1', 1, 45351.999999999],
    ['C1', 2, 1.75],
    ['D1', 3, 0.1],
    ['E1', 4, 60],
    ['F1', 5, 61],
    ['G1', 0, -1],
    ['H1', 0, 2958466],
    ['I1', 6, 45351.25],
  ),
  {
    formats: ['yyyy-mm-dd', 'm/d/yy h:mm', '[hh]:mm', 'mm:ss.0', '[$-409]d\\-mmm\\-yy;@', '[Red]#,##0;[Blue]-0&quot; days&quot;', 22],
  },
);

holdTo(tool, {
  answers: [
    [arrays(workbook('xlsx')), { rows: WRITTEN, columns: [...'ABCDEFGH'], count: 7, sheet: 'Main & more', sheets: SHEETS, range: 'A1:H9' }],
    [arrays(workbook('ods')), { rows: IN_ODS, sheets: SHEETS, range: 'A1:H9' }],
    [arrays(workbook('xls')), { rows: IN_XLS, sheets: SHEETS, range: 'A1:H9' }],
    [arrays(workbook('xlsb')), { rows: [['2013-01-12']], sheet: 'Sheet1', range: 'A1:A1' }],
    // openpyxl calculates nothing: formulas have no results.
    [arrays(workbook('openpyxl'), { range: 'A5:D5' }), { rows: [[null, '2024-02-29T12:34:56.789', null, null]] }],
    [
      { file: workbook('xlsx') },
      {
        columns: ['name', 'when', 'time', 'n', 'ok', 'pct', 'name_2', 'column8'],
        rows: [{ name: 'Ada', name_2: 'x', column8: 'y' }, {}, {}, {}, {}, {}],
        count: 6,
      },
    ],
    [{ file: workbook('xlsx'), skipEmptyRows: false }, { count: 8 }],
    [
      arrays(workbook('xlsx'), { range: 'F7:G8', fillMerged: true }),
      {
        rows: [
          ['merged', 'merged'],
          ['merged', 'merged'],
        ],
      },
    ],
    [
      arrays(workbook('xlsx'), { formatted: true, range: 'A2:G3' }),
      {
        rows: [
          ['Ada', '1912-06-23', '12:34:56', '1.5', 'TRUE', '25.0%', 'x'],
          ['é€😀', '2024-02-29 12:34:56', '12:00 AM', '-1,234,567.89', 'FALSE', '100.0%', 'line\nbreak'],
        ],
      },
    ],
    [
      arrays(workbook('xlsx'), { sheet: 'Hidden' }),
      {
        rows: [
          [1, null],
          [null, 2],
        ],
        columns: ['C', 'D'],
        range: 'C3:D5',
      },
    ],
    [arrays(workbook('xlsx'), { sheet: '2' }), { sheet: 'Hidden' }],
    [
      arrays(workbook('xlsx'), { sheet: 'hidden', range: 'c:d', skipEmptyRows: false }),
      {
        rows: [
          [1, null],
          [null, null],
          [null, 2],
        ],
        range: 'C3:D5',
      },
    ],
    [
      arrays(workbook('xlsx'), { sheet: '2', range: 'B4:D', skipEmptyRows: false }),
      {
        rows: [
          [null, null, null],
          [null, null, 2],
        ],
        range: 'B4:D5',
      },
    ],
    [arrays(workbook('xlsx'), { sheet: '2', range: '$D$5' }), { rows: [[2]], range: 'D5:D5' }],
    [
      { file: workbook('xlsx'), sheet: 'Empty' },
      { rows: [], columns: [], count: 0 },
    ],
    // Rounded to milliseconds; spans of time and what has no date stay numbers; the 29 February of 1900 is there.
    [arrays(dated), { rows: [['1899-12-31T12:00:00', '2024-03-01T00:00:00', 1.75, '02:24:00', '1900-02-29', 61, -1, 2958466, '2024-02-29T06:00:00']] }],
    [
      arrays(handmade(cells(['A1', 0, 0], ['B1', 0, 1462]), { formats: [14], workbook: '<workbookPr date1904="1"/>' })),
      { rows: [['1904-01-01', '1908-01-02']] },
    ],
    [
      arrays(
        handmade(
          '<row r="2"><c t="s"><v>0</v></c><c t="inlineStr"><is><r><t>in</t></r><r><t xml:space="preserve"> line</t></r></is></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c t="str"><f>"x"</f><v>x</v></c><c><f>1+1</f></c><c t="d"><v>2024-02-29T00:00:00</v></c></row><row><c r="B3"/><c><v>5</v></c></row>',
          { strings: '<si><r><t>ri</t></r><r><t>ch</t></r><rPh><t>no</t></rPh></si>', sheet: '<dimension ref="A1:XFD1048576"/>' },
        ),
      ),
      {
        rows: [
          ['rich', 'in line', true, '#REF!', 'x', null, '2024-02-29'],
          [null, null, 5, null, null, null, null],
        ],
        range: 'A2:G3',
      },
    ],
    [arrays(handmade('<row><c t="inlineStr"><is><t>a_x000D_b_x005F_x0041_</t></is></c></row>')), { rows: [['a\rb_x0041_']] }],
    // Rows and columns that are said to go on for ever, and text in pieces.
    [
      arrays(
        handmadeOds(
          '<table:table table:name="T"><table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="2"/><table:table-cell office:value-type="string"><office:annotation><text:p>note</text:p></office:annotation><text:p>a<text:s text:c="2"/>b<text:tab/><text:span>c</text:span></text:p><text:p>d</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16381"/></table:table-row><table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>',
        ),
      ),
      {
        rows: [
          [1, 1, 'a  b\tc\nd'],
          [1, 1, 'a  b\tc\nd'],
        ],
        range: 'A1:C2',
      },
    ],
    [
      arrays(
        handmadeOds(
          '<table:table table:name="T"><table:table-row><table:table-cell office:value-type="boolean" office:boolean-value="true"/><table:table-cell office:value-type="date" office:date-value="2024-02-29T00:00:00"/><table:table-cell office:value-type="date" office:date-value="2024-02-29T12:00:00.5"/><table:table-cell office:value-type="time" office:time-value="PT01H02M03.25S"/><table:table-cell office:value-type="percentage" office:value="0.5"><text:p>50 %</text:p></table:table-cell></table:table-row></table:table>',
        ),
      ),
      { rows: [[true, '2024-02-29', '2024-02-29T12:00:00.500', '01:02:03.250', 0.5]] },
    ],
  ],
  invalid: [
    [{}, 'file'],
    [{ file: '%' }, 'file'],
    [{ file: TINY_XLSX, sheet: '' }, 'sheet'],
    [{ file: TINY_XLSX, header: 'yes' }, 'header'],
  ],
  unprocessable: [
    [{ file: base64Of(utf8Bytes('a,b\n1,2\n')) }, /not a spreadsheet/],
    [{ file: base64Of(compoundFile({ WordDocument: utf8Bytes('x') })) }, /no Excel workbook/],
    [{ file: base64Of(compoundFile({ EncryptedPackage: utf8Bytes('x'), EncryptionInfo: utf8Bytes('x') })) }, /encrypted/],
    [{ file: base64Of(bytesOfBase64(TINY_XLSX).subarray(0, 900)) }, /directory|ZIP/],
    [{ file: TINY_XLSX, sheet: 'None' }, /no sheet "None"; there are "Data"/],
    [{ file: TINY_XLSX, sheet: '2' }, /no sheet/],
    [{ file: TINY_XLSX, range: 'B' }, /B2:D10/],
    [{ file: TINY_XLSX, range: 'A:XFE' }, /not in a sheet/],
    [{ file: TINY_XLSX, range: 'A1:XFD1048576' }, /at most 200000/],
    [{ file: TINY_XLSX, range: 'A1:A200001' }, /200001 rows/],
    [{ file: handmade('<row r="1048577"><c/></row>') }, /row has the number/],
    [{ file: handmade('<row><c r="ZZZ1"><v>1</v></c></row>') }, /cell is called "ZZZ1"/],
    [{ file: handmade('<row><c t="s"><v>7</v></c></row>') }, /string that is not there/],
    [{ file: handmade('<row><c><v>one</v></c></row>') }, /number "one"/],
    [
      { file: handmade('<row><c><v>1</v></c></row>', { others: { 'xl/s.xml': '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet/>' } }) },
      /document type/,
    ],
    [
      {
        file: handmadeOds(
          '<table:table table:name="T"><table:table-row table:number-rows-repeated="1048576"><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="16384"/></table:table-row></table:table>',
        ),
      },
      /more than 2000000 cells/,
    ],
    [
      {
        file: handmadeOds('<table:table table:name="T"/>', {
          'META-INF/manifest.xml':
            '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
        }),
      },
      /encrypted/,
    ],
    [{ file: handmade('<row><c r="A1"><v>1</v></c></row>', { others: { 'xl/s.xml': handmadeMerge() } }), fillMerged: true }, /merged ranges have more/],
  ],
});

function handmadeMerge(): string {
  const sheet = '<row><c r="A1"><v>1</v></c></row>';
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>`;
}

it('keeps names that are those of objects', async () => {
  const file = handmade('<row><c t="inlineStr"><is><t>__proto__</t></is></c></row><row><c><v>1</v></c></row>');
  const { rows } = await run(tool, { file });
  expect(Object.entries(rows[0])).toEqual([['__proto__', 1]]);
});

it('refuses old workbooks with a password', async () => {
  // BOF of BIFF 8, then FILEPASS (MS-XLS 2.4.117) of RC4.
  const stream = latin1Bytes('\x09\x08\x10\0\0\x06\x05\0\xbb\x0d\xcc\x07\0\0\0\0\x06\0\0\0\x2f\0\x36\0\x01\0\x01\0\x01\0'.padEnd(90, '\x01'));
  await expect(run(tool, { file: base64Of(compoundFile({ Workbook: stream })) })).rejects.toThrow(/encrypted/);
});

it('survives damaged files', { timeout: 30_000 }, async () => {
  await survivesDamage(tool, workbookBytes('xls'), { runs: 120, seed: 2 });
  await survivesDamage(tool, workbookBytes('xlsb'), { runs: 60, seed: 3 });
  await survivesDamage(tool, workbookBytes('ods'), { runs: 40, seed: 4 });
  await survivesDamage(tool, workbookBytes('xlsx'), { runs: 40, seed: 5 });
});
