// Tables as text: Markdown and HTML.
import { countGraphemes, trim } from '../text/segments.ts';
import { limitCharacters, limitFields } from './csv.ts';

export type TableAlignment = 'none' | 'left' | 'center' | 'right';

const NARROWEST = 3;

/**
 * A GitHub-flavoured Markdown table. White space around cells is dropped, | is written \|, line endings <br>.
 * @param pretty pad the cells to the widest of their column, in characters @param path the input field, for errors
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { align = 'none', pretty = true, path }: { align?: TableAlignment; pretty?: boolean; path: string },
): string {
  const records = [head, ...rows].map((fields) => fields.map(markdownCell));
  const widths = head.map(() => NARROWEST);
  if (pretty) {
    for (const record of records) {
      for (const [column, cell] of record.entries()) widths[column] = Math.max(widths[column] ?? 0, countGraphemes(cell));
    }
    const width = widths.reduce((total, columnWidth) => total + columnWidth + 3, 0);
    limitCharacters(width * (records.length + 1), path);
  }
  const lines = records.map((cells) => bar(pretty ? cells.map((cell, column) => pad(cell, widths[column] ?? 0, align)) : cells));
  lines.splice(1, 0, bar(widths.map((width) => dashes(width, align))));
  return lines.join('\n');
}

const bar = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const markdownCell = (field: string): string =>
  trim(field)
    .replaceAll('|', '\\|')
    .replace(/\r\n|\r|\n/g, '<br>');

function dashes(width: number, align: TableAlignment): string {
  const left = align === 'left' || align === 'center' ? ':' : '';
  const right = align === 'right' || align === 'center' ? ':' : '';
  return left + '-'.repeat(width - left.length - right.length) + right;
}

function pad(cell: string, width: number, align: TableAlignment): string {
  const missing = width - countGraphemes(cell);
  const before = align === 'right' ? missing : align === 'center' ? Math.floor(missing / 2) : 0;
  return ' '.repeat(before) + cell + ' '.repeat(missing - before);
}

/** How an HTML table is written. */
export interface HtmlTableOptions {
  caption?: string | undefined;
  className?: string | undefined;
  /** Spaces per level; 0 gives one line. */
  indent?: number;
  /** The input field, for errors. */
  path: string;
}

/** An HTML table; `head` makes a thead. Text is escaped, line endings in it become <br>. */
export function htmlTable(head: readonly string[] | undefined, rows: readonly (readonly string[])[], options: HtmlTableOptions): string {
  const { caption, className, indent = 2, path } = options;
  const columns = rows[0]?.length ?? 0;
  limitFields(rows.length, columns, path);
  limitCharacters(rows.length * (2 * indent + 10 + columns * (3 * indent + 10)), path);
  const lines: string[] = [];
  const put = (depth: number, text: string): void => {
    lines.push(' '.repeat(indent * depth) + text);
  };
  const row = (cells: readonly string[], tag: 'th' | 'td'): void => {
    put(2, '<tr>');
    for (const cell of cells) put(3, `<${tag}>${htmlText(cell)}</${tag}>`);
    put(2, '</tr>');
  };
  put(0, className === undefined ? '<table>' : `<table class="${escapeHtml(className)}">`);
  if (caption !== undefined) put(1, `<caption>${htmlText(caption)}</caption>`);
  if (head) {
    put(1, '<thead>');
    row(head, 'th');
    put(1, '</thead>');
  }
  put(1, '<tbody>');
  for (const cells of rows) row(cells, 'td');
  put(1, '</tbody>');
  put(0, '</table>');
  return lines.join(indent === 0 ? '' : '\n');
}

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Text with & < > and " as character references. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES.get(character) ?? character);

const htmlText = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
