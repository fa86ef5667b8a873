import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { commonType, fieldType, numericType, type SqlColumn, sqlScript } from './sql-script.ts';

it('makes a table in SQLite that holds what was written', () => {
  const text = fc.string({ unit: fc.constantFrom('a', "'", '"', '\\', '\n', ';', '--', '漢'), maxLength: 6 });
  fc.assert(
    fc.property(
      text,
      fc.array(fc.option(text, { nil: undefined }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 3 }),
      (name, cells, batchSize) => {
        const columns: SqlColumn[] = [{ name: `${name}x`, type: 'text', cells }];
        const database = new DatabaseSync(':memory:');
        database.exec(sqlScript(columns, cells.length, { table: 't"able', dialect: 'sqlite', createTable: true, batchSize, path: 'csv' }));
        const rows = database.prepare('SELECT * FROM "t""able"').all();
        expect(rows.map((row) => Object.entries(row))).toEqual(cells.map((cell) => [[`${name}x`, cell ?? null]]));
        database.close();
      },
    ),
    { numRuns: 30 },
  );
});

it.each([
  ['mysql', "INSERT INTO `t` (`a``b`, `c`) VALUES\n  ('x\\\\''', TRUE);"],
  ['sqlserver', "INSERT INTO [t] ([a`b], [c]) VALUES\n  (N'x\\''', 1);"],
  ['postgresql', 'INSERT INTO "t" ("a`b", "c") VALUES\n  (\'x\\\'\'\', TRUE);'],
] as const)('quotes as %s does', (dialect, expected) => {
  const columns: SqlColumn[] = [
    { name: 'a`b', type: 'text', cells: ["x\\'"] },
    { name: 'c', type: 'boolean', cells: ['True'] },
  ];
  expect(sqlScript(columns, 1, { table: 't', dialect, createTable: false, batchSize: 100, path: 'csv' })).toBe(expected);
});

it.each([
  ['2147483647', 'integer'],
  ['2147483648', 'bigint'],
  ['-2147483648', 'integer'],
  ['-9223372036854775808', 'bigint'],
  ['9223372036854775808', 'decimal'],
  ['1.0', 'decimal'],
  ['1e3', 'decimal'],
] as const)('gives %s the type %s', (source, type) => {
  expect(numericType(source)).toBe(type);
});

it('finds the type that holds two', () => {
  expect([fieldType('TRUE'), fieldType('01'), fieldType(''), fieldType('-5')]).toEqual(['boolean', 'text', 'text', 'integer']);
  expect([commonType(undefined, 'text'), commonType('integer', 'decimal'), commonType('bigint', 'integer'), commonType('boolean', 'integer')]).toEqual([
    'text',
    'decimal',
    'bigint',
    'text',
  ]);
});

it('refuses U+0000, which no dialect takes', () => {
  const options = { table: 't', dialect: 'standard', createTable: false, batchSize: 1, path: 'csv' } as const;
  expect(() => sqlScript([{ name: 'a', type: 'text', cells: ['\0'] }], 1, options)).toThrow(Unprocessable);
});
