import { unprocessable } from '../../errors.ts';
import { placeOf } from '../text/places.ts';

/** A piece of SQL: white space, a comment, something quoted, a sign of punctuation, or any other text. */
export interface SqlToken {
  kind: 'space' | 'comment' | 'quoted' | 'sign' | 'other';
  text: string;
}

const SPACE = /[ \t\n\r\f\v]+/y;
const LINE_COMMENT = /--[^\n\r]*/y;
const BLOCK_MARK = /\/\*|\*\//g;
const DOLLAR_TAG = /\$(?:[A-Za-z_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*)?\$/y;
const WORD = /[A-Za-z0-9_$\u0080-\uffff]+/y;
const QUOTES = '\'"`';
const SIGNS = '(),;';

/**
 * Cuts SQL into pieces; together they are the text. Quotes end where they began, doubled ones inside; block comments nest.
 * An unclosed quote or comment is unprocessable, with the line where it starts.
 */
export function* sqlTokens(sql: string, { backslashEscapes }: { backslashEscapes: boolean }): Generator<SqlToken> {
  const take = (pattern: RegExp, at: number): string => {
    pattern.lastIndex = at;
    return pattern.exec(sql)?.[0] ?? '';
  };
  let at = 0;
  while (at < sql.length) {
    const character = sql[at] ?? '';
    let kind: SqlToken['kind'] = 'other';
    let end = at + 1;
    if (' \t\n\r\f\v'.includes(character)) {
      kind = 'space';
      end = at + take(SPACE, at).length;
    } else if (sql.startsWith('--', at)) {
      kind = 'comment';
      end = at + take(LINE_COMMENT, at).length;
    } else if (sql.startsWith('/*', at)) {
      kind = 'comment';
      end = blockEnd(sql, at);
    } else if (QUOTES.includes(character)) {
      kind = 'quoted';
      end = quoteEnd(sql, at, backslashEscapes && character !== '`');
    } else if (SIGNS.includes(character)) kind = 'sign';
    else if (character === '$' && take(DOLLAR_TAG, at) !== '') {
      kind = 'quoted';
      const tag = take(DOLLAR_TAG, at);
      const close = sql.indexOf(tag, at + tag.length);
      end = close < 0 ? unclosed(sql, at, `The text opened with ${tag}`) : close + tag.length;
    } else end = at + Math.max(1, take(WORD, at).length);
    yield { kind, text: sql.slice(at, end) };
    at = end;
  }
}

function blockEnd(sql: string, start: number): number {
  let depth = 1;
  BLOCK_MARK.lastIndex = start + 2;
  for (let mark = BLOCK_MARK.exec(sql); mark; mark = BLOCK_MARK.exec(sql)) {
    depth += mark[0] === '/*' ? 1 : -1;
    if (depth === 0) return BLOCK_MARK.lastIndex;
  }
  return unclosed(sql, start, 'The comment opened with /*');
}

function quoteEnd(sql: string, start: number, backslashEscapes: boolean): number {
  const quote = sql[start];
  for (let at = start + 1; at < sql.length; at++) {
    if (backslashEscapes && sql[at] === '\\') at++;
    else if (sql[at] === quote) {
      if (sql[at + 1] !== quote) return at + 1;
      at++;
    }
  }
  return unclosed(sql, start, `The quote ${quote}`);
}

function unclosed(sql: string, start: number, what: string): never {
  return unprocessable(`Line ${placeOf(sql, start).line}: ${what} is never closed.`, 'sql');
}
