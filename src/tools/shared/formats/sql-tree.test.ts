import fc from 'fast-check';
import nearley from 'nearley';
import { type FormatOptionsWithLanguage, format } from 'sql-formatter';
import { expect, test } from 'vitest';
import { sqlFormatDialect } from './sql-format.ts';
import { readByRules } from './sql-tree.ts';

const earley = readByRules(nearley.Parser);
const byRules = nearley.Parser.prototype.feed;
const PIECES =
  'select|from|where|and|or|xor|not|between 1 and 2|between|case|when|then|else|end|limit|offset|,|;|(|)|[|]|{|}|.|*|+|=|<=|::|a|b|"c d"|`e`|\'text\'|1|2.5|count(*)|count|array[1]|array<int>|varchar(10)|int|group by|order by|union all|insert into|values|update|set|delete|with|as|left join|on|using|create table|-- note\n|/* note */|/* sql-formatter-disable */|/* sql-formatter-enable */|:name|?|@variable|$1|merge into|partition by|over|\n\n'.split(
    '|',
  );

/** What a way to read makes of SQL: the tree and the text from it, or the error. */
function outcome(read: typeof earley, sql: string, options: FormatOptionsWithLanguage): { tree?: string; text: string } {
  let tree: string | undefined;
  nearley.Parser.prototype.feed = function (chunk: string) {
    const parser = read.call(this, chunk);
    tree = JSON.stringify(parser.results, (_, value: unknown) => (isNode(value) ? Object.entries(value).toSorted() : value));
    return parser;
  };
  try {
    return { text: format(sql, options), ...(tree && { tree }) };
  } catch (error) {
    return { text: `${error}`.split('\n', 1)[0] ?? '' };
  }
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

test('SQL is read by rules as the Earley parser of sql-formatter reads it', () => {
  const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }).map((pieces) => pieces.join(' '));
  const language = fc.constantFrom(...sqlFormatDialect.options);
  expect(byRules).not.toBe(earley);
  let formatted = 0;
  fc.assert(
    fc.property(soup, language, fc.boolean(), (sql, dialect, placeholders) => {
      const options = { language: dialect, ...(placeholders && { paramTypes: { positional: true, named: [':' as const] } }) };
      const expected = outcome(earley, sql, options);
      expect(outcome(byRules, sql, options)).toEqual(expected);
      if (expected.tree) formatted++;
    }),
    { numRuns: 3000 },
  );
  expect(formatted).toBeGreaterThan(200);
});
