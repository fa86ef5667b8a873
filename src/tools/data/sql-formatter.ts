import { z } from 'zod';
import { defineTool } from '../define.ts';
import { formatSql, sqlFormatDialect } from '../shared/formats/sql-format.ts';

export default defineTool({
  slug: 'sql-formatter',
  name: 'SQL Formatter',
  category: 'data',
  summary: 'Formats SQL queries with line breaks and indentation.',
  description:
    'Clauses are on lines of their own with their content indented below, list items one per line, AND and OR start lines. Strings, quoted names, comments, placeholders and the order of tokens are never changed. What the dialect cannot read is refused with the place.',
  keywords: ['beautify', 'pretty print', 'prettify', 'indent', 'mysql', 'postgres'],
  cost: 'heavy',
  inputs: z.strictObject({
    sql: z.string().max(200_000).describe('SQL statements to format'),
    dialect: sqlFormatDialect.default('sql').describe('Database whose SQL it is; sql is standard SQL, n1ql that of Couchbase'),
    keywordCase: z.enum(['preserve', 'upper', 'lower']).default('preserve').describe('Whether keywords are in capitals, in lower case or as written'),
    indent: z.int().min(1).max(10).default(2).describe('Number of spaces per level of indentation'),
    useTabs: z.boolean().default(false).describe('One tab per level instead'),
    linesBetweenQueries: z.int().min(0).max(5).default(1).describe('Number of blank lines between statements'),
    indentStyle: z
      .enum(['standard', 'tabularLeft', 'tabularRight'])
      .default('standard')
      .describe('standard: content below its clause; tabular: beside it in a column of its own, the keywords to the left or the right of theirs'),
  }),
  result: z.strictObject({ formatted: z.string().describe('The formatted statements') }),
  pageInputs: {
    sql: "select u.id, u.name, count(o.id) as orders from users u left join orders o on o.user_id = u.id where u.active = 1 and u.city in ('Oslo', 'Rome') group by u.id, u.name order by orders desc",
    keywordCase: 'upper',
  },
  examples: [
    {
      inputs: { sql: 'select a, b from t where x = 1 and y in (1,2)', keywordCase: 'upper' },
      result: { formatted: 'SELECT\n  a,\n  b\nFROM\n  t\nWHERE\n  x = 1\n  AND y IN (1, 2)' },
    },
  ],
  run: async ({ sql, dialect, ...layout }) => ({ formatted: await formatSql(sql, dialect, layout) }),
});
