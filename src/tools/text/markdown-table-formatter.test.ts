import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './markdown-table-formatter.ts';

describe('markdown-table-formatter', () => {
  it.each([
    ['empty text', '', '', 0],
    ['no table', 'a | b\nc | d\n', 'a | b\nc | d\n', 0],
    ['the odd space of a centred cell goes to the right', '|abcd|\n|:-:|\n|x|', '| abcd |\n| :--: |\n|  x   |', 1],
    ['further cells dropped, missing ones added', '|a|b|\n|-|-|\n|1|2|3|\n|1|', '| a   | b   |\n| --- | --- |\n| 1   | 2   |\n| 1   |     |', 1],
    ['an escaped pipe stays in its cell', '|a\\|b|c|\n|-|-|\n', '| a\\|b | c   |\n| ---- | --- |\n', 1],
    ['an escaped backslash before a pipe', '|a\\\\|b|\n|-|-|', '| a\\\\ | b   |\n| --- | --- |', 1],
    ['cell counts that differ are not a table', '|a|b|\n|-|\n', '|a|b|\n|-|\n', 0],
    ['a heading with an underline is not a table', 'Title\n---\n', 'Title\n---\n', 0],
    ['code fences stay', '```\n|a|\n|-|\n```\n~~~~\n|a|\n|-|\n~~~\n~~~~\n|a|\n|-|', '```\n|a|\n|-|\n```\n~~~~\n|a|\n|-|\n~~~\n~~~~\n| a   |\n| --- |', 1],
    ['indented code stays', '    |a|\n    |-|\n', '    |a|\n    |-|\n', 0],
    ['a blank line or another block ends it', '|a|\n|-|\n|b|\n> c\n\n|d|\n|-|\n\ne', '| a   |\n| --- |\n| b   |\n> c\n\n| d   |\n| --- |\n\ne', 2],
    // GFM 4.10: "The table is broken at the first empty line, or beginning of another block-level structure."
    ['a thematic break ends it', '|a|\n|-|\n|b|\n---\nc', '| a   |\n| --- |\n| b   |\n---\nc', 1],
    ['a list ends it, whatever its first number', '|a|\n|-|\n3. b\n\n|c|\n|-|\n-', '| a   |\n| --- |\n3. b\n\n| c   |\n| --- |\n-', 2],
    ['code by its indent ends it', '|a|\n|-|\n    b', '| a   |\n| --- |\n    b', 1],
    ['a heading is none, nor is what dashes underline', '# a | b\n-|-\n\n|c|\n---\n\nd|e\n- | -', '# a | b\n-|-\n\n|c|\n---\n\nd|e\n- | -', 0],
    ['HTML stays', '<pre>\n|a|\n|-|\n\n|b|\n|-|\n</pre>\n|c|\n|-|', '<pre>\n|a|\n|-|\n\n|b|\n|-|\n</pre>\n| c   |\n| --- |', 1],
    ['tags inside a line belong to it', '<b>a</b>|b\n-|-\n<i>c</i>|d', '| <b>a</b> | b   |\n| -------- | --- |\n| <i>c</i> | d   |', 1],
    ['text right below belongs to it', 'a|b\n-|-\nc', '| a   | b   |\n| --- | --- |\n| c   |     |', 1],
    ['text right above does not', 'text\n|a|\n|-|', 'text\n| a   |\n| --- |', 1],
    ['wide characters take two columns', '|狐狸|\n|-|\n|abcde|', '| 狐狸  |\n| ----- |\n| abcde |', 1],
    ['colons on both sides', '|a|b|c|\n|:--|--:|---|', '| a   |   b | c   |\n| :-- | --: | --- |', 1],
    ['an empty header cell', '||b|\n|-|-|', '|     | b   |\n| --- | --- |', 1],
    ['CRLF', '|a|\r\n|-|\r\n', '| a   |\r\n| --- |\r\n', 1],
  ])('%s', async (_, markdown, formatted, tables) => {
    expect(await run(tool, { markdown })).toEqual({ formatted, tables });
  });

  it('compact', async () => {
    expect(await run(tool, { markdown: '| long name | b |\n|:-----:|---------|\n| x||\n', compact: true })).toEqual({
      formatted: '| long name | b |\n| :-: | --- |\n| x |  |\n',
      tables: 1,
    });
  });

  it('a formatted table is left alone', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '狐', ' ', '\\|', 'e\u0301') });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), fc.boolean(), async (rows, compact) => {
        const markdown = [`|h|k|`, '|-|:-:|', ...rows.map((row) => `|${row.join('|')}|`)].join('\n');
        const once = await run(tool, { markdown, compact });
        expect(await run(tool, { markdown: once.formatted, compact })).toEqual(once);
      }),
    );
  });

  it('refuses a table that would fill the memory when its rows are filled up', async () => {
    const markdown = `${'|a'.repeat(3_000)}|\n${'|-'.repeat(3_000)}|\n${'1\n'.repeat(3_000)}`;
    await expectUnprocessable(tool, { markdown }, 'The table would have 3,002 × 3,000 fields');
  });
});
