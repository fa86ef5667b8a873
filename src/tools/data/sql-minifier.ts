import { z } from 'zod';
import { defineTool } from '../define.ts';
import { sqlTokens } from '../shared/formats/sql-tokens.ts';
import { utf8Length } from '../shared/platform/bytes.ts';

export default defineTool({
  slug: 'sql-minifier',
  name: 'SQL Minifier',
  category: 'data',
  summary: 'Removes comments and unnecessary white space from SQL.',
  description:
    "Drops -- and /* */ comments (nested as in standard SQL), which count as white space. White space becomes one space, and none at both ends, inside parentheses, and around commas and semicolons. '...', \"...\", `...` and PostgreSQL's $tag$...$tag$ stay as they are.",
  reference: 'ISO/IEC 9075-2',
  keywords: ['compress', 'compact', 'strip comments', 'one line', 'uglify'],
  inputs: z.strictObject({
    sql: z.string().max(1_000_000).describe('SQL statements to minify'),
    keepHints: z.boolean().default(true).describe('Keep hints, which are comments like /*+ ... */ and /*! ... */'),
    backslashEscapes: z.boolean().default(false).describe('A backslash inside \'...\' and "..." escapes the next character, as in MySQL'),
  }),
  result: z.strictObject({
    minified: z.string().describe('The minified statements'),
    originalBytes: z.int().describe('UTF-8 bytes of the input'),
    minifiedBytes: z.int().describe('UTF-8 bytes of the result'),
    savedPercent: z.number().describe('Bytes saved, in percent of originalBytes'),
  }),
  examples: [
    {
      inputs: { sql: "select  a , 'x  -- y'  -- c\nfrom t /* k */ where ( b = 1 ) ;" },
      result: { minified: "select a,'x  -- y' from t where (b = 1);", originalBytes: 60, minifiedBytes: 40, savedPercent: 33.333333333333336 },
    },
  ],
  run({ sql, keepHints, backslashEscapes }) {
    const parts: string[] = [];
    let space = false;
    let last = '';
    for (const { kind, text } of sqlTokens(sql, { backslashEscapes })) {
      const hint = kind === 'comment' && keepHints && /^\/\*[+!]/.test(text);
      if (kind === 'space' || (kind === 'comment' && !hint)) {
        space = true;
        continue;
      }
      if (space && last !== '' && !/^[(,;]$/.test(last) && !/^[),;]$/.test(text)) parts.push(' ');
      parts.push(text);
      last = text;
      space = false;
    }
    const minified = parts.join('');
    const originalBytes = utf8Length(sql);
    const minifiedBytes = utf8Length(minified);
    return { minified, originalBytes, minifiedBytes, savedPercent: originalBytes === 0 ? 0 : (100 * (originalBytes - minifiedBytes)) / originalBytes };
  },
});
