import fc from 'fast-check';
import nearley from 'nearley';
import { type FormatOptionsWithLanguage, format } from 'sql-formatter';
import { expect, test } from 'vitest';
import { lookAhead } from './nearley-lookahead.ts';
import { sqlFormatDialect } from './sql-format.ts';

const plain = lookAhead(nearley.Parser);
const ahead = nearley.Parser.prototype.feed;
const PIECES =
  'select|from|where|and|or|xor|not|between 1 and 2|between|case|when|then|else|end|limit|offset|,|;|(|)|[|]|{|}|.|*|+|=|<=|::|a|b|"c d"|`e`|\'text\'|1|2.5|count(*)|count|array[1]|array<int>|varchar(10)|int|group by|order by|union all|insert into|values|update|set|delete|with|as|left join|on|using|create table|-- note\n|/* note */|/* sql-formatter-disable */|/* sql-formatter-enable */|:name|?|@variable|$1|merge into|partition by|over|\n\n'.split(
    '|',
  );

function outcome(sql: string, options: FormatOptionsWithLanguage): string {
  try {
    return format(sql, options);
  } catch (error) {
    return `${error}`.split('\n', 1)[0] ?? '';
  }
}

test('parsers of nearley that look ahead read the same as those that do not', () => {
  const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }).map((pieces) => pieces.join(' '));
  const language = fc.constantFrom(...sqlFormatDialect.options);
  expect(ahead).not.toBe(plain);
  let formatted = 0;
  fc.assert(
    fc.property(soup, language, fc.boolean(), (sql, dialect, placeholders) => {
      const options = { language: dialect, ...(placeholders && { paramTypes: { positional: true, named: [':' as const] } }) };
      nearley.Parser.prototype.feed = plain;
      const expected = outcome(sql, options);
      nearley.Parser.prototype.feed = ahead;
      expect(outcome(sql, options)).toBe(expected);
      if (!expected.startsWith('Error:')) formatted++;
    }),
    { numRuns: 1500 },
  );
  expect(formatted).toBeGreaterThan(200);
});

test('rules that cannot begin with the next token are not tried', () => {
  const lengths: number[] = [];
  const counting = (feed: typeof plain): typeof plain =>
    function (this: ThisParameterType<typeof plain> & { table?: { states: unknown[] }[] }, chunk: string) {
      const parsed = feed.call(this, chunk);
      lengths.push(this.table?.at(-2)?.states.length ?? 0);
      return parsed;
    };
  for (const feed of [plain, ahead]) {
    nearley.Parser.prototype.feed = counting(feed);
    format('select a from b', { language: 'sql' });
  }
  nearley.Parser.prototype.feed = ahead;
  const [without = 0, withLookahead = 0] = lengths;
  expect(withLookahead).toBeGreaterThan(0);
  expect(withLookahead).toBeLessThan(without / 2);
});
