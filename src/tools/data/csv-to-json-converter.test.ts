import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../shared/tables/csv.ts';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './csv-to-json-converter.ts';

const arrays = async (csv: string, more: Record<string, unknown> = {}) =>
  JSON.parse((await run(tool, { csv, header: false, output: 'arrays', ...more })).json) as unknown;
const json = async (csv: string, more: Record<string, unknown> = {}) => (await run(tool, { csv, indent: 0, ...more })).json as string;

describe('csv-to-json-converter', () => {
  // RFC 4180 section 2, rules 1 to 7.
  it.each([
    [
      'a last record without an ending',
      'aaa,bbb\r\nzzz,yyy',
      [
        ['aaa', 'bbb'],
        ['zzz', 'yyy'],
      ],
    ],
    [
      'a line end inside quotes',
      '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'b\r\nbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    ['a doubled quote', '"aaa","b""bb","ccc"', [['aaa', 'b"bb', 'ccc']]],
    [
      'LF, CR and CRLF mixed',
      'a,b\nc,d\re,f\r\ng,h\n',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    ['a quote inside an unquoted field', 'a"b,c" d,"', undefined],
    [
      'lines without any character',
      '\n\na,b\n\r\n\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['an empty quoted line', '""\na', [[''], ['a']]],
    ['a byte order mark', '\ufeffa,b', [['a', 'b']]],
    ['white space belongs to the field', ' a , "b" ', [[' a ', ' "b" ']]],
    [
      'a trailing delimiter',
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['empty text', '', []],
    ['only line ends', '\r\n\n', []],
  ])('reads %s', async (_, csv, expected) => {
    if (expected) expect(await arrays(csv)).toEqual(expected);
    else await expectUnprocessable(tool, { csv }, /line 1/i);
  });

  it('leaves quotes inside unquoted fields alone', async () => {
    expect(await arrays('a"b,c" d')).toEqual([['a"b', 'c" d']]);
  });

  it.each([
    ['a;b;c,d', ';'],
    ['a,b;c', ','],
    ['a\tb', '\t'],
    ['a|b|c;d', '|'],
    ['"a;b;c",x;y', ','],
    ['"a;b;c";x;y', ';'],
    ['"a,b""c,d"|e', '|'],
    ['"a\n;;;"\t"b"', '\t'],
    ['abc', ','],
    ['\n\na;b\n1,2,3,4', ';'],
    ['', ','],
  ])('finds the delimiter of %j', async (csv, delimiter) => {
    expect((await run(tool, { csv, header: false })).delimiter).toBe(delimiter);
  });

  it('takes any delimiter of one character but a quote or a line end', async () => {
    expect(await arrays('a:b,c', { delimiter: ':' })).toEqual([['a', 'b,c']]);
    await expectInvalid(tool, { csv: '', delimiter: '"' }, 'delimiter');
    await expectInvalid(tool, { csv: '', delimiter: '\n' }, 'delimiter');
    await expectInvalid(tool, { csv: '', delimiter: '::' }, 'delimiter');
  });

  it('names empty and repeated columns', async () => {
    expect((await run(tool, { csv: 'a,,a,a,,__proto__\n1,2,3,4,5,6' })).columns).toEqual(['a', 'column2', 'a_2', 'a_3', 'column5', '__proto__']);
    expect(await json('__proto__,constructor,1\nx,y,z')).toBe('[{"__proto__":"x","constructor":"y","1":"z"}]');
    expect(new Set((await run(tool, { csv: 'a,a_2,a,a,column5,\n' })).columns).size).toBe(6);
  });

  it('fills up shorter records and refuses longer ones with their line', async () => {
    expect(await json('a,b\n1')).toBe('[{"a":"1","b":""}]');
    await expectUnprocessable(tool, { csv: 'a,b\n"x\ny",2\n1,2,3' }, /line 4.*3.*2/);
    expect(await arrays('1\n1,2,3')).toEqual([
      ['1', '', ''],
      ['1', '2', '3'],
    ]);
  });

  it('names the line of broken quoting', async () => {
    await expectUnprocessable(tool, { csv: 'a\n"b"c' }, /Line 2/);
    await expectUnprocessable(tool, { csv: 'a\nb\n"c\nd' }, /Line 3/);
  });

  it('infers only what JSON takes for a number, true, false and nothing', async () => {
    const fields = ['1', '-0', '1.50', '1e400', '12345678901234567890', '007', '+1', '.5', '1.', ' 1', '1,5', 'TRUE', 'true', 'false', 'null', 'NaN', ''];
    const csv = writeCsv([fields], ';', '\n');
    expect(await json(csv, { header: false, output: 'arrays', inferTypes: true, delimiter: ';' })).toBe(
      '[[1,-0,1.50,1e400,12345678901234567890,"007","+1",".5","1."," 1","1,5","TRUE",true,false,"null","NaN",null]]',
    );
  });

  it('writes columns, arrays with the names first, and numbers for names', async () => {
    expect(await json('a,b\n1,2\n3', { output: 'columns' })).toBe('{"a":["1","3"],"b":["2",""]}');
    expect(await json('a,a\n1,2', { output: 'arrays', inferTypes: true })).toBe('[["a","a_2"],[1,2]]');
    expect(await json('x,y\nz', { header: false })).toBe('[{"1":"x","2":"y"},{"1":"z","2":""}]');
    expect(await json('', { output: 'columns' })).toBe('{}');
    expect(await json('a,b', { output: 'columns' })).toBe('{"a":[],"b":[]}');
  });

  it('trims fields and names', async () => {
    expect(await json(' a , b \n 1 ," 2 "', { trim: true, inferTypes: true })).toBe('[{"a":1,"b":2}]');
  });

  it('refuses a table that would fill up without end', async () => {
    await expectUnprocessable(tool, { csv: `${','.repeat(5000)}\n${'x\n'.repeat(2000)}` }, /fields/);
  });

  it('reads back what writeCsv writes (law)', async () => {
    const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\t', ' ', '\u{1F600}', '1') });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(',', ';', '\t', '|', '^'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.infiniteStream(field),
        async (width, delimiter, ending, stream) => {
          const records = Array.from({ length: 3 }, () => Array.from({ length: width }, () => stream.next().value as string));
          expect(await arrays(writeCsv(records, delimiter, ending), { delimiter })).toEqual(records);
        },
      ),
    );
  });

  it('writes every layout as JSON.stringify does', async () => {
    const unit = fc.constantFrom('a', 'é', '"', '\\', ',', '\n', '\t', '\u0001', '\u2028', '\ud800', '1', '.5', 'true', '');
    await fc.assert(
      fc.asyncProperty(
        fc.array(unit, { maxLength: 40 }).map((units) => `x,y,z\n${units.join('').replaceAll('"', '')}`),
        fc.constantFrom('objects', 'arrays', 'columns'),
        fc.constantFrom(0, 1, 4),
        fc.boolean(),
        async (csv, output, indent, header) => {
          const lines = csv.split('\n').filter((line) => line !== '');
          if (lines.some((line) => line.split(',').length > 3)) return;
          const written = (await run(tool, { csv, output, indent, header, delimiter: ',' })).json as string;
          const value: unknown = JSON.parse(written);
          expect(written).toBe(JSON.stringify(value, null, indent));
          const rows = lines.map((line) => [...line.split(','), '', ''].slice(0, 3));
          const [names = [], ...fields] = header ? rows : [['1', '2', '3'], ...rows];
          if (output === 'objects' && header) expect(value).toEqual(fields.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place]]))));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('leaves out lines that are comments', async () => {
    expect((await run(tool, { csv: '#c;;\na,b\n1,2\n#d', comment: '#', indent: 0 })).json).toBe('[{"a":"1","b":"2"}]');
  });
});
