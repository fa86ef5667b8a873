// Rows of the tables of GitHub Flavored Markdown (section 4.10). micromark-extension-gfm-table is not used: measured on tables it takes 7 µs and 1.8 KB for each character of the text,
// so that a million of them would need longer than the five seconds of a call, and it keeps neither the spaces in front of a table nor the lines about it.
import { lines, trim } from '../text/segments.ts';
import { isIndentedCode, LIST_ITEM } from './markdown-blocks.ts';

const DELIMITER_CELL = /^:?-+:?$/;

/** The trimmed cells of a row; a pipe after a backslash separates nothing. */
export function cellsOf(row: string): string[] {
  const text = trim(row);
  const cells: string[] = [];
  let from = text.startsWith('|') ? 1 : 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '|') {
      cells.push(trim(text.slice(from, at)));
      from = at + 1;
    }
  }
  if (from < text.length || cells.length === 0) cells.push(trim(text.slice(from)));
  return cells;
}

/** The cells of the delimiter row, such as ":--", where a line and the next are the head of a table. */
export function delimitersOf(line: string, next: string | undefined): string[] | undefined {
  if (next === undefined || isIndentedCode(line) || isIndentedCode(next) || LIST_ITEM.test(next) || !next.includes('-')) return undefined;
  // Without any of these it underlines a heading.
  if (!next.includes('|') && !next.includes(':')) return undefined;
  const cells = cellsOf(next);
  return cells.every((cell) => DELIMITER_CELL.test(cell)) && cellsOf(line).length === cells.length ? cells : undefined;
}

/** More cells than this take longer to fill up and to write than the event loop has time for. */
const MAX_QUICK_CELLS = 20_000;

/** Whether a Markdown text, short as it is, may make a large table: one row with many cells beside many lines, which are filled up to as many. */
export function mayMakeLargeTable({ markdown }: { markdown: string }): boolean {
  const rows = lines(markdown);
  const widest = rows.reduce((most, row) => Math.max(most, row.split('|').length), 0);
  return rows.length * widest > MAX_QUICK_CELLS;
}
