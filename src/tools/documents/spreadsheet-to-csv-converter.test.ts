import { holdTo } from '../testing.ts';
import { TINY_XLSX } from './lib/file-samples.ts';
import tool from './spreadsheet-to-csv-converter.ts';
import { handmade, workbook } from './testdata/workbooks.ts';

const text = (...cells: string[]): string =>
  handmade(`<row>${cells.map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`).join('')}</row>`);
const numbers = (...values: string[]): string => handmade(`<row>${values.map((value) => `<c><v>${value}</v></c>`).join('')}</row>`);

holdTo(tool, {
  answers: [
    [{ file: TINY_XLSX, delimiter: 'semicolon', lineEnding: 'crlf' }, { csv: 'name;born;score\r\nAda;1912-06-23;1.5\r\n;;TRUE' }],
    [
      { file: TINY_XLSX, quoteAll: true, range: 'A3:C3' },
      { csv: '"","","TRUE"', rows: 1, columns: 3 },
    ],
    [{ file: workbook('xlsx'), range: 'A5:H5', formulas: true }, { csv: '=1/0,2024-02-29T12:34:56.789,"=A2&""z""",=D2*2,=D2>1,0.1, sp ,=SUM(D2:D3)' }],
    [{ file: workbook('ods'), range: 'C5:D5', formulas: true }, { csv: '"=[.A2]&""z""",=[.D2]*2' }],
    [{ file: workbook('xls'), range: 'D5:E5', formulas: true }, { csv: '=D2*2,=D2>1' }],
    [{ file: workbook('xlsx'), range: 'C7:C9', guard: true }, { csv: "#N/A\n'=a\n'-5" }],
    [{ file: workbook('xlsx'), range: 'F2:F5', formatted: true }, { csv: '25.0%\n100.0%\n""\n10.0%' }],
    [
      { file: workbook('xlsx'), sheet: 'Empty' },
      { csv: '', rows: 0, columns: 0 },
    ],
    [{ file: text('a,b', 'a"b', 'a&#10;b', ' ', "'x"), delimiter: 'comma' }, { csv: '"a,b","a""b","a\nb", ,\'x' }],
    [{ file: text('a,b', 'c|d'), delimiter: 'pipe' }, { csv: 'a,b|"c|d"' }],
    [{ file: text('a,b', 'c d'), delimiter: 'tab' }, { csv: 'a,b\tc d' }],
    [{ file: text('@x', '+1', '-1', '&#9;', 'x='), guard: true }, { csv: "'@x,'+1,'-1,'\t,x=" }],
    // ECMAScript, Number::toString
    [
      { file: numbers('1E-6', '1E-7', '123456789012345680000', '1E21', '0.1', '-0.5', '1.50') },
      { csv: '0.000001,1e-7,123456789012345680000,1e+21,0.1,-0.5,1.5' },
    ],
    [{ file: numbers('-5'), guard: true }, { csv: '-5' }],
    // Shared formulas are spelt out for each cell (ECMA-376 part 1, 18.3.1.40).
    [
      {
        file: handmade(
          '<row><c><f t="shared" ref="A1:A3" si="0">B1+$C$1+SUM(D1:D$2)+"A1"+\'A1\'!E1+LOG10(F1)</f></c></row><row><c r="A2"><f t="shared" si="0"/></c></row><row><c r="B3"><f t="shared" si="0"/></c></row>',
        ),
        formulas: true,
        range: 'A1:B3',
      },
      {
        csv: '=B1+$C$1+SUM(D1:D$2)+""A1""+\'A1\'!E1+LOG10(F1)\n=B2+$C$1+SUM(D2:D$2)+""A1""+\'A1\'!E2+LOG10(F2)\n=C3+$C$1+SUM(E3:E$2)+""A1""+\'A1\'!F3+LOG10(G3)'
          .replace(/^(.*)$/gm, '"$1",')
          .replace(/^"(=C3.*)",$/m, ',"$1"'),
      },
    ],
  ],
  invalid: [
    [{}, 'file'],
    [{ file: TINY_XLSX, delimiter: ',' }, 'delimiter'],
    [{ file: TINY_XLSX, lineEnding: 'cr' }, 'lineEnding'],
  ],
  unprocessable: [
    [{ file: TINY_XLSX, sheet: 'x' }, /no sheet/],
    [{ file: TINY_XLSX, range: '1' }, /range/],
    [{ file: 'AAAA' }, /not a spreadsheet/],
  ],
});
