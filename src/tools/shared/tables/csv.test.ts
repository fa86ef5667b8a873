import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InvalidInputs, Unprocessable } from '../../errors.ts';
import { pythonRows } from '../testing.ts';
import {
  type CsvFault,
  columnNames,
  findColumn,
  makesLargeTable,
  parseCsv,
  readCsv,
  readTable,
  refuseRepeats,
  tableToCsv,
  writeCsv,
  writeRecord,
} from './csv.ts';

const fieldsOf = (text: string, delimiter = ','): string[][] => parseCsv(text, { delimiter }).records.map(({ fields }) => fields);

it.each(pythonRows<[string[][], string]>('csv'))('reads %j as Python wrote it', (table, text) => {
  expect(fieldsOf(text)).toEqual(table);
});

it.each([
  // RFC 4180 section 2, rules 1, 2, 5, 6 and 7.
  [
    'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
    [
      ['aaa', 'bbb', 'ccc'],
      ['zzz', 'yyy', 'xxx'],
    ],
  ],
  [
    'aaa,bbb,ccc\r\nzzz,yyy,xxx',
    [
      ['aaa', 'bbb', 'ccc'],
      ['zzz', 'yyy', 'xxx'],
    ],
  ],
  [
    '"aaa","bbb","ccc"\r\nzzz,yyy,xxx',
    [
      ['aaa', 'bbb', 'ccc'],
      ['zzz', 'yyy', 'xxx'],
    ],
  ],
  [
    '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx',
    [
      ['aaa', 'b\r\nbb', 'ccc'],
      ['zzz', 'yyy', 'xxx'],
    ],
  ],
  ['"aaa","b""bb","ccc"', [['aaa', 'b"bb', 'ccc']]],
  ['', []],
  [',', [['', '']]],
  ['""', [['']]],
  ['\ufeffa,b', [['a', 'b']]],
  ['a\n\n\nb\n', [['a'], ['b']]],
  [
    'a,"b"\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['x"y,z', [['x"y', 'z']]],
])('reads %j', (text, expected) => {
  expect(fieldsOf(text)).toEqual(expected);
});

it('gives back any table that it has written', () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', '😀') });
  fc.assert(
    fc.property(fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), fc.constantFrom(',', ';', '\t', 'x'), (table, delimiter) => {
      // A record of one empty field is a blank line unless it is quoted.
      const records = table.map((fields) => (fields.join('') === '' && fields.length === 1 ? ['-'] : fields));
      expect(fieldsOf(writeCsv(records, delimiter, '\r\n'), delimiter)).toEqual(records);
    }),
  );
});

it('writes a table as it writes its records one by one', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '"', ',', ';', '\n', '\r'), maxLength: 3 });
  const plain = fc.stringMatching(/^[a-c]{0,3}$/);
  const records = fc.oneof(fc.array(fc.array(plain, { maxLength: 4 }), { maxLength: 5 }), fc.array(fc.array(field, { maxLength: 4 }), { maxLength: 5 }));
  fc.assert(
    fc.property(records, fc.constantFrom(',', ';', 'b'), fc.constantFrom('\n', '\r\n', '\r'), (table, delimiter, ending) => {
      expect(writeCsv(table, delimiter, ending)).toBe(table.map((fields) => writeRecord(fields, delimiter)).join(ending));
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['a;b;c\n1,5;2;3', ';'],
  ['a\tb\n', '\t'],
  ['a|b,c|d', '|'],
  ['"x,y,z";b;c', ';'],
  ['single', ','],
])('finds the delimiter of %j', (text, delimiter) => {
  expect(readCsv(text, undefined, () => {}).delimiter).toBe(delimiter);
});

it('tells where quoting is broken, and reads on', () => {
  const faults: CsvFault[] = [];
  const { records } = readCsv('a,"b"x,c\n"d",e\n"f\ng', ',', (fault) => faults.push(fault));
  expect(faults).toEqual([
    { kind: 'quote', line: 1, recordLine: 1, record: 0 },
    { kind: 'quote', line: 2, recordLine: 1, record: 0 },
    { kind: 'unclosedQuote', line: 3, recordLine: 3, record: 1 },
  ]);
  expect(records.map(({ fields }) => fields)).toEqual([['a', 'b"x,c\n"d', 'e'], ['f\ng']]);
  expect(() => parseCsv('a\n"b', {})).toThrow('Line 2: a quote is opened and never closed.');
});

it('counts the lines of records, those inside quotes included', () => {
  expect(parseCsv('a\n"b\r\nc"\n\nd', { delimiter: ',' }).records.map(({ line }) => line)).toEqual([1, 2, 5]);
});

it('fills short records up, and refuses longer ones than the header', () => {
  expect(readTable('a,b,c\n1\n', {}).rows.map(({ fields }) => fields)).toEqual([['1', '', '']]);
  expect(() => readTable('a,b\n1,2,3\n', {})).toThrow(Unprocessable);
});

it('names columns that have no name or that of another', () => {
  expect(columnNames(['a', '', 'a', 'a', 'b'])).toEqual(['a', 'column2', 'a_2', 'a_3', 'b']);
});

it('finds columns by name, then by number', () => {
  const table = readTable('x,2,y\n1,2,3', {});
  expect([findColumn(table, 'y', 'column'), findColumn(table, '2', 'column'), findColumn(table, '1', 'column')]).toEqual([2, 1, 0]);
  expect(() => findColumn(table, '4', 'column')).toThrow(/column/);
});

it('quotes what needs it, and what is asked for', () => {
  expect(writeRecord(['a', 'b,c', 'd"e', 'f\ng', ''], ',')).toBe('a,"b,c","d""e","f\ng",');
  expect(writeRecord(['a', '1'], ';', (field) => field === '1')).toBe('a;"1"');
  const table = readTable('a;b\r\n1;2\r\n', {});
  expect(tableToCsv(table, table.rows)).toBe('a;b\r\n1;2');
});

it('refuses a list that names one thing twice', () => {
  expect(() => refuseRepeats([0, 1, 0], 'columns', ['a', 'b', 'a'])).toThrow(InvalidInputs);
});

it('knows a CSV that makes a large table from one that is only long', () => {
  const table = (columns: number, rows: number): string => `${','.repeat(columns - 1)}\n${'1\n'.repeat(rows)}`;
  expect(makesLargeTable({ csv: table(1_000, 20) })).toBe(true);
  expect(makesLargeTable({ csv: table(1_000, 10) })).toBe(false);
  expect(makesLargeTable({ csv: table(1_000, 20), delimiter: ';' })).toBe(false);
  // A quoted field holds its line ends: one record.
  expect(makesLargeTable({ csv: `${','.repeat(999)}"${'\n'.repeat(500)}"` })).toBe(false);
});
