import { z } from 'zod';
import { defineTool } from '../define.ts';
import { mayMakeLargeTable } from '../shared/tables/markdown-rows.ts';
import { joinLines, limitResult, lines, mayPadMuch } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'markdown-table-formatter',
  name: 'Markdown Table Formatter',
  category: 'text',
  summary: 'Lines up the columns of Markdown tables so that they are easy to read as plain text.',
  description:
    'GitHub Flavored Markdown tables; everything else stays, code fences too. Every row gets a pipe at both ends; missing cells are added empty, further ones dropped. ' +
    'Widths are terminal columns: wide and full-width characters and emoji take two. Cells align as the delimiter row says.',
  reference: 'GitHub Flavored Markdown, Unicode UAX #11',
  keywords: ['prettify', 'align', 'github', 'gfm', 'pipes', 'beautify', 'markdown table generator'],
  heavyWhen: ({ markdown, compact }) => mayMakeLargeTable({ markdown }) || (!compact && mayPadMuch(markdown)),
  inputs: z.strictObject({
    markdown: z.string().max(200_000).describe('Markdown text with any number of tables'),
    compact: z.boolean().default(false).describe('One space around cells and three dashes, without padding'),
  }),
  result: z.strictObject({ formatted: z.string().describe('The text with its tables lined up'), tables: z.int().describe('Number of tables found') }),
  examples: [
    {
      inputs: { markdown: '|a|long|\n|-|:-:|\n|1|x|\n|22|' },
      result: { formatted: '| a   | long |\n| --- | :--: |\n| 1   |  x   |\n| 22  |      |', tables: 1 },
    },
    {
      inputs: { markdown: 'Name | Qty\n--- | ---:\nFig | 12\n\nEnd' },
      result: { formatted: '| Name | Qty |\n| ---- | --: |\n| Fig  |  12 |\n\nEnd', tables: 1 },
    },
  ],
  async run({ markdown, compact }) {
    const { formatTables } = await import('../shared/tables/format-markdown-tables.ts');
    const formatted = formatTables(lines(markdown), compact);
    limitResult(formatted.lines.reduce((total, line) => total + line.length + 1, 0));
    return { formatted: joinLines(formatted.lines, markdown), tables: formatted.tables };
  },
});
