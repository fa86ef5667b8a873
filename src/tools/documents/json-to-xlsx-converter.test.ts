import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './json-to-xlsx-converter.ts';
import inspect from './spreadsheet-inspector.ts';
import read from './spreadsheet-to-json-converter.ts';

const sheet = (rows: unknown, name?: string): Record<string, unknown> => ({ sheets: [{ rows, ...(name !== undefined && { name }) }] });

holdTo(tool, {
  answers: [
    [sheet([]), { sheets: [{ name: 'Sheet1', rows: 0, columns: 0 }] }],
    [sheet([{}]), { sheets: [{ rows: 2, columns: 0 }] }],
    [sheet([[1], [1, 2, 3], []]), { sheets: [{ rows: 3, columns: 3 }] }],
    [{ sheets: [{ rows: [] }, { name: 'Sheet1', rows: [] }, { rows: [] }] }, { sheets: [{ name: 'Sheet2' }, { name: 'Sheet1' }, { name: 'Sheet3' }] }],
    [sheet([['x'.repeat(32_767)]], "It's 31 characters long, really"), { sheets: [{ rows: 1 }] }],
  ],
  invalid: [
    [{}, 'sheets'],
    [{ sheets: [] }, 'sheets'],
    [{ sheets: [{ name: 'x' }] }, 'sheets[0].rows'],
    [{ sheets: [{ rows: [], name: 'x', extra: 1 }] }, 'sheets[0].extra'],
    [{ ...sheet([]), title: '' }, 'title'],
  ],
  unprocessable: [
    [sheet([{ a: 1 }, [1]]), /mixes objects and arrays; row 2/],
    [sheet([1]), /Row 1 .* neither/],
    [sheet([null]), /neither/],
    [sheet([], ''), /0 characters/],
    [sheet([], 'x'.repeat(32)), /32 characters/],
    [sheet([], 'a/b'), /not possible/],
    [sheet([], "'a"), /begins or ends/],
    [sheet([], 'a\u0001'), /U\+0001/],
    [
      {
        sheets: [
          { name: 'a', rows: [] },
          { name: 'A', rows: [] },
        ],
      },
      /Two sheets/,
    ],
    [sheet([['x'.repeat(32_768)]]), /32768 characters/],
    [sheet([['a\0']]), /Cell A1 .* U\+0000/],
    [sheet([{ 'a\ud800': 1 }]), /U\+D800/],
    [sheet([Array.from({ length: 16_385 }, () => 1)]), /16385 columns/],
  ],
});

it('writes what the reader of spreadsheets gives back', async () => {
  const rows = [
    {
      text: ' x ',
      lines: 'a\nb\r\n\tc',
      code: '_x0041_ "<&>"',
      yes: true,
      no: false,
      number: -0.1,
      large: 1e300,
      long: '12345678901234567000',
      inner: '{"x":[1]}',
    },
    {
      text: null,
      lines: '2024-02-29',
      code: '2024-02-29T12:34:56',
      yes: '2024-02-29T12:34:56.789',
      no: '1900-02-28',
      number: '1900-03-01',
      large: '2024-02-30',
      long: '=SUM(A1)',
      inner: '9999-12-31',
    },
    { text: '2024-02-29T24:00:00', lines: '😀', code: '1899-12-31', yes: 5e-324, no: '0007', number: 'TRUE', large: '2023-02-29', long: '-1', inner: '[]' },
  ];
  const given = rows.map((row, index) =>
    index === 0 ? { ...row, long: 12_345_678_901_234_567_000, inner: { x: [1] } } : index === 2 ? { ...row, inner: [] } : row,
  );
  const { file } = await run(tool, sheet(given));
  expect((await run(read, { file })).rows).toEqual(rows);
  const undated = await run(tool, { ...sheet([{ a: '2024-02-29' }]), dates: false });
  expect((await run(read, { file: undated.file, formatted: true })).rows).toEqual([{ a: '2024-02-29' }]);
});

it('takes the Z off instants and writes properties', async () => {
  const { file } = await run(tool, { ...sheet([['2024-02-29T12:34:56Z']]), title: 'T <&>', creator: 'é' });
  expect((await run(read, { file, header: false })).rows).toEqual([['2024-02-29T12:34:56']]);
  expect(await run(inspect, { file })).toMatchObject({ metadata: { title: 'T <&>', creator: 'é' }, sheets: [{ range: 'A1:A1' }] });
});

it('gives the same bytes for the same sheets', async () => {
  const [first, second] = [await run(tool, sheet([{ a: 1 }])), await run(tool, sheet([{ a: 1 }]))];
  expect(second).toEqual(first);
});
