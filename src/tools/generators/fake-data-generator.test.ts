import { isIP } from 'node:net';
import { isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './fake-data-generator.ts';

const id = { name: 'id', type: 'rowNumber' };

holdTo(tool, {
  answers: [
    [
      { columns: [id, { name: 'kind', type: 'constant', value: 'x' }], rows: 2 },
      { rows: 2, columns: ['id', 'kind'] },
    ],
    [{ columns: [id, { name: 'n', type: 'integer', minimum: 5, maximum: 5 }], rows: 2, format: 'csv' }, { output: 'id,n\n1,5\n2,5\n' }],
    [{ columns: [{ name: 'a,b', type: 'constant', value: 'say "hi"' }], rows: 1, format: 'csv' }, { output: '"a,b"\n"say ""hi"""\n' }],
    [
      { columns: [id, { name: 'x', type: 'constant', value: "it's" }], rows: 1, format: 'sql', tableName: 't' },
      { output: 'INSERT INTO "t" ("id", "x") VALUES (1, \'it\'\'s\');\n' },
    ],
    [{ columns: [id, { name: 'x', type: 'word', blankPercent: 100 }], rows: 1, format: 'ndjson' }, { output: '{"id":1,"x":null}\n' }],
    [
      { columns: [{ name: '1 a', type: 'constant', value: '<&>' }], rows: 1, format: 'xml' },
      { output: '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n  <row>\n    <_1_a>&lt;&amp;&gt;</_1_a>\n  </row>\n</rows>\n' },
    ],
    [
      {
        columns: [
          { name: 'v', type: 'date', minimum: 0, maximum: 0 },
          { name: 'w', type: 'dateTime', minimum: 1, maximum: 1 },
          { name: 'x', type: 'time', minimum: 3661, maximum: 3661 },
        ],
        rows: 1,
        format: 'csv',
      },
      { output: 'v,w,x\n1970-01-01,1970-01-01T00:00:01Z,01:01:01\n' },
    ],
    [{ columns: [{ name: '__proto__', type: 'rowNumber' }], rows: 1, format: 'ndjson' }, { output: '{"__proto__":1}\n' }],
  ],
  invalid: [
    [{ columns: [] }, 'columns'],
    [{ columns: [{ name: 'a', type: 'shoe' }] }, 'columns[0].type'],
    [{ columns: [{ name: 'a', type: 'constructor' }] }, 'columns[0].type'],
    [{ columns: [id, id] }, 'columns[1]'],
    [{ columns: [{ name: '', type: 'word' }] }, 'columns[0].name'],
    [{ columns: [{ name: 'a', type: 'oneOf' }] }, 'columns[0].values'],
    [{ columns: [{ name: 'a', type: 'constant' }] }, 'columns[0].value'],
    [{ columns: [{ name: 'a', type: 'pattern' }] }, 'columns[0].value'],
    [{ columns: [{ name: 'a', type: 'integer', minimum: 2, maximum: 1 }] }, 'columns[0].minimum'],
    [{ columns: [id], rows: 5001 }, 'rows'],
  ],
  unprocessable: [
    [{ columns: [{ name: 'a', type: 'boolean', unique: true }], rows: 3 }, 'different'],
    [{ columns: [{ name: 'a', type: 'pattern', value: '(' }] }],
  ],
});

const forms: [string, RegExp][] = [
  ['uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
  ['gender', /^(fe)?male$/],
  ['email', /^[a-z0-9._]+@example\.(com|net|org)$/],
  ['username', /^[a-z0-9._]+$/],
  ['phone', /^\(\d{3}\) 555-01\d\d$/],
  ['postcode', /^\d{5}$/],
  ['countryCode', /^[A-Z]{2}$/],
  ['currencyCode', /^[A-Z]{3}$/],
  ['price', /^\d+(\.\d{1,2})?$/],
  ['url', /^https:\/\/[a-z]+\.example\.(com|net|org)\/[a-z]+$/],
  ['domain', /^[a-z]+\.example\.(com|net|org)$/],
  ['mac', /^([0-9a-f]{2}:){5}[0-9a-f]{2}$/],
  ['color', /^#[0-9a-f]{6}$/],
  ['boolean', /^(true|false)$/],
  ['sentence', /^[A-Z].*\.$/],
  ['latitude', /^-?\d+(\.\d+)?$/],
];

describe.each(forms)('%s', (type, form) => {
  it('has its form', async () => {
    const { output } = await run(tool, { columns: [{ name: 'v', type }], rows: 50, seed: 'x' });
    for (const { v } of JSON.parse(output)) expect(String(v)).toMatch(form);
  });
});

it('makes valid addresses and accounts, and something for every other type', async () => {
  const types =
    'firstName lastName fullName jobTitle streetAddress city state country company department product iban creditCard ipv4 ipv6 userAgent word paragraph longitude'.split(
      ' ',
    );
  for (const locale of ['en', 'ja', 'pt_BR']) {
    const rows = JSON.parse((await run(tool, { columns: types.map((type) => ({ name: type, type })), rows: 30, locale })).output);
    for (const row of rows) {
      expect(isValidIBAN(row.iban)).toBe(true);
      expect([isIP(row.ipv4), isIP(row.ipv6)]).toEqual([4, 6]);
      for (const type of types) expect(row[type]).toBeTruthy();
    }
  }
});

it('keeps patterns, choices, uniqueness and blanks', async () => {
  const columns = [
    { name: 'p', type: 'pattern', value: '[A-Z]{3}-[0-9]{4}' },
    { name: 'o', type: 'oneOf', values: ['a', 'b'] },
    { name: 'u', type: 'integer', minimum: 1, maximum: 200, unique: true },
    { name: 'b', type: 'word', blankPercent: 50 },
  ];
  const rows = JSON.parse((await run(tool, { columns, rows: 200, seed: 's' })).output);
  for (const { p, o } of rows) {
    expect(p).toMatch(/^[A-Z]{3}-\d{4}$/);
    expect(['a', 'b']).toContain(o);
  }
  expect(new Set(rows.map(({ u }: { u: number }) => u)).size).toBe(200);
  // Five standard deviations of the binomial distribution.
  expect(Math.abs(rows.filter(({ b }: { b: unknown }) => b === null).length - 100)).toBeLessThan(5 * Math.sqrt(50));
});
