import type { ParamTypes } from 'sql-formatter';
import { z } from 'zod';
import { Unprocessable, unprocessable } from '../../errors.ts';
import { type SqlToken, sqlTokens } from './sql-tokens.ts';
import { readByRules } from './sql-tree.ts';

export const sqlFormatDialect = z.enum([
  'sql',
  'postgresql',
  'mysql',
  'mariadb',
  'sqlite',
  'tsql',
  'plsql',
  'bigquery',
  'snowflake',
  'redshift',
  'spark',
  'trino',
  'db2',
  'hive',
  'clickhouse',
  'duckdb',
  'n1ql',
]);
export type SqlFormatDialect = z.output<typeof sqlFormatDialect>;

export interface SqlLayout {
  keywordCase: 'preserve' | 'upper' | 'lower';
  indent: number;
  useTabs: boolean;
  linesBetweenQueries: number;
  indentStyle: 'standard' | 'tabularLeft' | 'tabularRight';
}

/** Dialects in which a backslash in a string escapes the next character. */
const WITH_BACKSLASHES: ReadonlySet<string> = new Set(['mysql', 'mariadb', 'bigquery', 'snowflake', 'spark', 'hive', 'clickhouse']);
/** Placeholders of drivers and templates, which no dialect knows by itself. */
const PLACEHOLDERS: ParamTypes = {
  positional: true,
  named: [':', '@', '$'],
  numbered: ['?', ':', '$'],
  custom: [
    { regex: String.raw`\{\{[^{}]*\}\}` },
    { regex: String.raw`[$#]?\{[A-Za-z_][A-Za-z0-9_.]*\}` },
    { regex: String.raw`%\([A-Za-z_][A-Za-z0-9_]*\)s` },
    { regex: '%s' },
  ],
};

/** Lays out SQL. What the dialect's lexer or grammar cannot read is unprocessable, with line and column. */
export async function formatSql(sql: string, dialect: SqlFormatDialect, layout: SqlLayout): Promise<string> {
  const [{ format }, { default: nearley }] = await Promise.all([import('sql-formatter'), import('nearley')]);
  readByRules(nearley.Parser);
  const options = {
    language: dialect,
    keywordCase: layout.keywordCase,
    tabWidth: layout.indent,
    useTabs: layout.useTabs,
    linesBetweenQueries: layout.linesBetweenQueries,
    indentStyle: layout.indentStyle,
  };
  let formatted: string;
  try {
    formatted = format(sql, options);
  } catch (first) {
    try {
      formatted = format(sql, { ...options, paramTypes: PLACEHOLDERS });
    } catch {
      return refuse(first);
    }
  }
  return restored(sql, formatted, WITH_BACKSLASHES.has(dialect));
}

function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const [, problem, line, column] = /^(?:Parse error(?: at token)?: )?(.*?) at line (\d+) column (\d+)/s.exec(message) ?? [];
  if (problem === undefined) return unprocessable('The SQL cannot be read; it may be nested too deeply.', 'sql');
  const found = problem === '«EOF»' ? 'the end, where something is missing (a closing parenthesis?)' : problem.replace(/^Unexpected /, '');
  const shown = found.length > 60 ? `${found.slice(0, 60)}…` : found;
  return unprocessable(`Line ${line}, column ${column}: cannot read ${shown} in this dialect.`, 'sql');
}

/** The formatted text with comments as they were in the source, and with prefixes such as N close to their string. */
function restored(source: string, formatted: string, backslashEscapes: boolean): string {
  const [before, after] = [tokensOf(source, backslashEscapes), tokensOf(formatted, backslashEscapes)];
  const wanted = before?.filter(({ kind }) => kind !== 'space');
  if (!before || !after || !wanted) return formatted;
  const written = after.filter(({ kind }) => kind !== 'space');
  if (written.length !== wanted.length || !written.every((token, index) => isSame(token, wanted[index]))) return formatted;
  const close = closeQuotes(before);
  const parts: string[] = [];
  let index = 0;
  for (const token of after) {
    if (token.kind === 'space') {
      parts.push(close.has(index) ? '' : token.text);
      continue;
    }
    parts.push(token.kind === 'comment' ? (wanted[index]?.text ?? token.text) : token.text);
    index++;
  }
  return parts.join('');
}

function tokensOf(sql: string, backslashEscapes: boolean): SqlToken[] | undefined {
  try {
    return [...sqlTokens(sql, { backslashEscapes })];
  } catch (error) {
    // A dialect of its own way of quoting: there is nothing to compare.
    if (error instanceof Unprocessable) return undefined;
    throw error;
  }
}

/** Which of the tokens that are not white space are quoted and follow a word without white space. */
function closeQuotes(tokens: readonly SqlToken[]): Set<number> {
  const close = new Set<number>();
  let index = 0;
  for (const [at, { kind }] of tokens.entries()) {
    if (kind === 'space') continue;
    const previous = tokens[at - 1];
    if (kind === 'quoted' && previous?.kind === 'other' && /^[A-Za-z]+$/.test(previous.text)) close.add(index);
    index++;
  }
  return close;
}

function isSame(a: SqlToken, b: SqlToken | undefined): boolean {
  if (a.kind !== b?.kind) return false;
  if (a.kind === 'comment') return a.text.replace(/\s+/g, '') === b.text.replace(/\s+/g, '');
  return a.kind === 'quoted' ? a.text === b.text : a.text.toLowerCase() === b.text.toLowerCase();
}
