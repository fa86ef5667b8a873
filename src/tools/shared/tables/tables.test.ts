import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { parseJson } from '../json/json.ts';
import { htmlTables } from './html-tables.ts';
import { markdownTables } from './markdown-tables.ts';
import { mayBeWide, rowsOfJson } from './rows.ts';
import { escapeHtml, markdownTable } from './table-text.ts';

const tablesOf = (markdown: string) => markdownTables(markdown.split('\n'));

// GitHub Flavored Markdown, section 4.10, examples 198 to 205.
it.each([
  [
    '| foo | bar |\n| --- | --- |\n| baz | bim |',
    [
      [
        ['foo', 'bar'],
        ['baz', 'bim'],
      ],
    ],
  ],
  [
    '| abc | defghi |\n:-: | -----------:\nbar | baz',
    [
      [
        ['abc', 'defghi'],
        ['bar', 'baz'],
      ],
    ],
  ],
  ['| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |', [[['f|oo'], ['b `|` az'], ['b **|** im']]]],
  [
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
    [
      [
        ['abc', 'def'],
        ['bar', 'baz'],
      ],
    ],
  ],
  [
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar',
    [
      [
        ['abc', 'def'],
        ['bar', 'baz'],
        ['bar', ''],
      ],
    ],
  ],
  ['| abc | def |\n| --- |\n| bar |', []],
  [
    '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |',
    [
      [
        ['abc', 'def'],
        ['bar', ''],
        ['bar', 'baz'],
      ],
    ],
  ],
  ['| abc | def |\n| --- | --- |', [[['abc', 'def']]]],
  ['```\n| a |\n| - |\n```\n> | b |\n> | - |\n- | c |\n  | - |', [[['b']], [['c']]]],
])('finds the tables of %j', (markdown, expected) => {
  expect(tablesOf(markdown)).toEqual(expected);
});

// The same: a table begins with a header row, and ends where another block begins; chapters 4 and 5 say what begins one.
it.each([
  ['a heading', '# a | b\n--|--\n1 | 2', []],
  ['a thematic break', '***\n:-:\n1', []],
  ['an underlined heading', 'a\n---\n:-:\n1', []],
  ['an underlined heading with a pipe', '| a |\n---\n1', []],
  ['a list under a line', 'a | b\n- | -', []],
  ['a line below a thematic break', 'text\n\n---\n| a |\n|---|', [[['a']]]],
  ['a thematic break after it', '| a |\n|---|\n| b |\n---\ntext', [[['a'], ['b']]]],
  ['a list after it', '| a |\n|---|\n| b |\n2. text', [[['a'], ['b']]]],
])('tells a table from %s', (_, markdown, tables) => {
  expect(tablesOf(markdown)).toEqual(tables);
});

it('finds the table that it has written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', '|', ' ', '漢', '*') }).map((text) => text.trim());
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { maxLength: 4 }),
      fc.boolean(),
      (columns, records, pretty) => {
        const [head, rows] = [['a', 'b', 'c', 'd'].slice(0, columns), records.map((record) => record.slice(0, columns))];
        expect(tablesOf(markdownTable(head, rows, { pretty, path: 'csv' }))).toEqual([[head, ...rows]]);
      },
    ),
  );
});

it('lines the columns up, and marks how they are aligned', () => {
  expect(markdownTable(['a', 'bb'], [['1', 'line\nend']], { align: 'right', path: 'csv' })).toBe(
    '|   a |          bb |\n| --: | ----------: |\n|   1 | line<br>end |',
  );
});

it('repeats cells that span rows or columns, and fills rows up', async () => {
  const html = '<table><caption>C</caption><tr><th colspan=2>a<td rowspan=2>b<tr><td>1<td>2<tr><td>x<br>y</table>';
  expect(await htmlTables(html, 5)).toMatchObject([
    {
      caption: 'C',
      rows: [
        ['a', 'a', 'b'],
        ['1', '2', 'b'],
        ['x\ny', '', ''],
      ],
    },
  ]);
});

it('makes rows of JSON, columns in the order in which they come', () => {
  const rows = rowsOfJson(parseJson('[{"a":1,"b":{"c":"x","d":[1,2]}},{"b":{},"e":null}]', 'json'), { flatten: true });
  expect(rows.columns).toEqual(['a', 'b.c', 'b.d', 'b', 'e']);
  expect(rows.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['1', 'x', '[1,2]', '', ''],
    ['', '', '', '', ''],
  ]);
  const lists = rowsOfJson(parseJson('[[1,"2"],[3]]', 'json'), { flatten: false });
  expect([lists.columns, lists.named, lists.rows[0]?.map(({ fromString }) => fromString)]).toEqual([['1', '2'], false, [false, true]]);
  expect(rowsOfJson(parseJson('[1,null]', 'json'), { flatten: false }).columns).toEqual(['value']);
  expect(() => rowsOfJson(parseJson('[1,[2]]', 'json'), { flatten: false })).toThrow(Unprocessable);
  expect(() => rowsOfJson(parseJson('"a"', 'json'), { flatten: false })).toThrow(Unprocessable);
});

it('tells JSON of so many rows and names that its table is large, and escapes HTML', () => {
  const wide = JSON.stringify(Array.from({ length: 300 }, (_, index) => ({ [`n${index}`]: 1 })));
  expect([mayBeWide(wide), mayBeWide('[{"a":1}]')]).toEqual([true, false]);
  expect(escapeHtml('<a href="x">&\'</a>')).toBe("&lt;a href=&quot;x&quot;&gt;&amp;'&lt;/a&gt;");
});

it('reads 200,000 rows without cells, and tables side by side', async () => {
  expect(await htmlTables(`<table>${'<tr>'.repeat(200_000)}`, 1)).toMatchObject([{ rows: { length: 200_000 } }]);
  expect(tablesOf('> |a|\n> |-|\n>\n'.repeat(70_000))).toHaveLength(70_000);
});
