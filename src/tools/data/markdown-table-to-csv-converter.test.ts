import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './markdown-table-to-csv-converter.ts';

const outputs = async (markdown: string, options = {}): Promise<string[]> =>
  (await run(tool, { markdown, ...options })).tables.map(({ output }: { output: string }) => output);

// The numbered examples are those of the GFM specification, section 4.10.
describe('markdown-table-to-csv-converter', () => {
  it('reads the tables of the specification', async () => {
    expect(await outputs('| foo | bar |\n| --- | --- |\n| baz | bim |')).toEqual(['foo,bar\nbaz,bim']); // 198
    expect(await outputs('| abc | defghi |\n:-: | -----------:\nbar | baz')).toEqual(['abc,defghi\nbar,baz']); // 199
    expect(await outputs('| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |')).toEqual(['f|oo\nb `|` az\nb **|** im']); // 200
    expect(await outputs('| abc | def |\n| --- | --- |\n| bar | baz |\n> bar')).toEqual(['abc,def\nbar,baz']); // 201
    expect(await outputs('| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar')).toEqual(['abc,def\nbar,baz\nbar,']); // 202
    expect(await outputs('| abc | def |\n| --- |\n| bar |')).toEqual([]); // 203
    expect(await outputs('| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |')).toEqual(['abc,def\nbar,\nbar,baz']); // 204
    expect(await outputs('| abc | def |\n| --- | --- |')).toEqual(['abc,def']); // 205
  });

  it('leaves code alone', async () => {
    const table = '| a |\n| - |\n| 1 |';
    expect(await outputs(`\`\`\`\n${table}\n\`\`\``)).toEqual([]);
    expect(await outputs(`~~~ md\n${table}\n~~~\n\n${table}`)).toEqual(['a\n1']);
    expect(await outputs(`    ${table.replaceAll('\n', '\n    ')}`)).toEqual([]);
    expect(await outputs(`\`\`\`\n${table}`)).toEqual([]);
  });

  it('reads tables after text, in quotes and in lists', async () => {
    expect(await outputs('text\n| a | b |\n|---|---|\n| 1 | 2 |')).toEqual(['a,b\n1,2']);
    expect(await outputs('> | a |\n> |---|\n> | 1 |\n\n- x\n\n  | b |\n  |---|\n  | 2 |')).toEqual(['a\n1', 'b\n2']);
  });

  it('needs neither outer pipes nor more than one dash', async () => {
    expect(await outputs('a | b\n-|-\n1 | 2\r\n3|4')).toEqual(['a,b\n1,2\n3,4']);
    expect(await outputs('a\n-')).toEqual([]);
  });

  it('makes line feeds of <br>, and JSON', async () => {
    expect(await outputs('|a|b|\n|-|-|\n|x<br>y<BR/>z|"q", r|')).toEqual(['a,b\n"x\ny\nz","""q"", r"']);
    expect(await outputs('|a|a|\n|-|-|\n|1|é😀|', { format: 'json' })).toEqual(['[\n  {\n    "a": "1",\n    "a_2": "é😀"\n  }\n]']);
    expect(await outputs('|a|\n|-|', { format: 'json' })).toEqual(['[]']);
    expect(await outputs('|a|b|\n|-|-|\n|1|2|', { delimiter: '\t' })).toEqual(['a\tb\n1\t2']);
  });

  it('counts rows without the header', async () => {
    expect(await run(tool, { markdown: '' })).toEqual({ tables: [] });
    expect((await run(tool, { markdown: '|a|b|\n|-|-|\n|1|2|\n|3|4|' })).tables).toMatchObject([{ rows: 2, columns: 2 }]);
  });
});
