import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './csv-to-xlsx-converter.ts';
import read from './spreadsheet-to-json-converter.ts';

holdTo(tool, {
  answers: [
    [{ csv: 'id,when,zip\n1,2024-02-29,007\n2.5,,x' }, { rows: 3, columns: 3, delimiter: ',', types: ['number', 'date', 'text'] }],
    [{ csv: '' }, { rows: 0, columns: 0, types: [] }],
    [{ csv: 'a;b\r\nTrue;1\r\nFALSE;x\r\n' }, { delimiter: ';', types: ['boolean', 'mixed'] }],
    [{ csv: 'a,b\n,\n', header: true }, { types: ['empty', 'empty'] }],
    [
      { csv: '1,2', header: false, inferTypes: false },
      { rows: 1, types: ['text', 'text'] },
    ],
    [
      { csv: '1\n2', header: false },
      { rows: 2, types: ['number'] },
    ],
    [{ csv: 'a\n1,2,3' }, { rows: 2, columns: 3, types: ['number', 'number', 'number'] }],
    [
      { csv: 'a|b', delimiter: ',' },
      { columns: 1, delimiter: ',' },
    ],
  ],
  invalid: [
    [{}, 'csv'],
    [{ csv: 'a', delimiter: '"' }, 'delimiter'],
    [{ csv: 'a', sheetName: '' }, 'sheetName'],
  ],
  unprocessable: [
    [{ csv: 'a\n"b' }, /Line 2/],
    [{ csv: 'a', sheetName: 'a:b' }, /not possible/],
    [{ csv: 'a\u0001' }, /U\+0001/],
    [{ csv: `a\n${'x'.repeat(32_768)}` }, /32768/],
  ],
});

it('tells numbers, dates and booleans from text', async () => {
  const fields = [
    '1',
    '-0.5',
    '123456789012345',
    '1234567890123456',
    '007',
    '+1',
    '12E4567',
    '1e5',
    '1.5e-7',
    '1E+05',
    '=1+1',
    'true',
    '2024-02-29T12:34:56Z',
    '2024-13-01',
    ' 1',
    '1,5',
    '-',
  ];
  const csv = `${fields.map((field) => `"${field}"`).join(',')}\n`;
  const { file } = await run(tool, { csv, header: false });
  expect((await run(read, { file, header: false })).rows).toEqual([
    [
      1,
      -0.5,
      123456789012345,
      '1234567890123456',
      '007',
      '+1',
      '12E4567',
      '1e5',
      1.5e-7,
      100000,
      '=1+1',
      true,
      '2024-02-29T12:34:56',
      '2024-13-01',
      ' 1',
      '1,5',
      '-',
    ],
  ]);
});
