import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './html-table-to-csv-converter.ts';

const tablesOf = async (html: string, options = {}): Promise<{ output: string; rows: number; columns: number; caption?: string }[]> =>
  (await run(tool, { html, ...options })).tables;
const outputs = async (html: string, options = {}): Promise<string[]> => (await tablesOf(html, options)).map(({ output }) => output);

// Expected values written by hand from the rules and the HTML standard's table model.
describe('html-table-to-csv-converter', () => {
  it('finds nothing where there is no table', async () => {
    for (const html of ['', 'text', '<p>a</p>', '<tr><td>a', '&lt;table>', '<!-- <table><tr><td>a</table> -->', '<script>"<table><tr><td>a</table>"</script>'])
      expect(await tablesOf(html)).toEqual([]);
  });

  it('takes a table without rows', async () => {
    expect(await tablesOf('<table></table>')).toEqual([{ output: '', rows: 0, columns: 0 }]);
    expect(await tablesOf('<table><caption> C <b>d</b> </caption></table>', { format: 'json' })).toEqual([
      { output: '[]', rows: 0, columns: 0, caption: 'C d' },
    ]);
  });

  it('makes one space of white space, and a line feed of <br>', async () => {
    expect(await outputs('<table><tr><td> a\n\t b&nbsp; c <td>x<br> y <BR/>z<td><br>q<br></table>')).toEqual(['a b c,"x\ny\nz",q']);
    expect(await outputs('<table><tr><td>a<b>b</b>c<td>"q"<td>é😀<td>&amp;lt;<td>a<script>1</script><style>x</style>b</table>')).toEqual([
      'abc,"""q""",é😀,&lt;,ab',
    ]);
  });

  it('repeats cells that span columns and rows', async () => {
    expect(await outputs('<table><tr><td rowspan=2>a<td colspan=2>b<tr><td>c<td>d</table>')).toEqual(['a,b,b\na,c,d']);
    expect(await outputs('<table><tr><td rowspan=3>a<td>b<tr><td>c</table>')).toEqual(['a,b\na,c']);
    expect(await outputs('<table><tr><td rowspan=0>a<td>b<tr><td>c<tr><td>d</table>')).toEqual(['a,b\na,c\na,d']);
    expect(await outputs('<table><tr><td colspan=0>a<td colspan=x>b<td colspan="2x">c</table>')).toEqual(['a,b,c,c']);
    expect((await tablesOf('<table><tr><td colspan=5000>a</table>'))[0]?.columns).toBe(1000);
    // A rowspan ends with its row group.
    expect(await outputs('<table><thead><tr><td rowspan=2>h<td>i</thead><tbody><tr><td>a<td>b</table>')).toEqual(['h,i\na,b']);
  });

  it('fills shorter rows up and keeps the order of the document', async () => {
    expect(await outputs('<table><tfoot><tr><td>f<tbody><tr><td>a<td>b<tr></table>')).toEqual(['f,\na,b\n,']);
  });

  it('gives a nested table its own place, without its text in the outer cell', async () => {
    expect(await outputs('<table><tr><td>a<table><tr><td>in</table>b<td>c</table><table><tr><td>z</table>')).toEqual(['ab,c', 'in', 'z']);
  });

  it('writes JSON with names as the CSV tools make them, and other delimiters', async () => {
    expect(await outputs('<table><tr><th>a<th>a<th><tr><td>1<td>2<td>3</table>', { format: 'json' })).toEqual([
      '[\n  {\n    "a": "1",\n    "a_2": "2",\n    "column3": "3"\n  }\n]',
    ]);
    expect(await outputs('<table><tr><td>a;b<td>c,d</table>', { delimiter: ';' })).toEqual(['"a;b";c,d']);
    await expectInvalid(tool, { html: '', delimiter: '' }, 'delimiter');
  });

  it('stops at a thousand tables', async () => {
    expect(await tablesOf('<table></table>'.repeat(1001))).toHaveLength(1000);
  });
});
