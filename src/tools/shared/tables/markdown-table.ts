import { type Alignment, columnWidths, padCell } from '../text/cells.ts';
import { isBlank, trim } from '../text/segments.ts';

/** A delimiter cell: how it aligns and whether it says so. */
interface Delimiter {
  left: boolean;
  right: boolean;
}

const DELIMITER_CELL = /^:?-+:?$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
/** Block structures that end a table (GFM, "Tables"): quotes, headings, fences, thematic breaks, lists and HTML. */
const OTHER_BLOCK = /^ {0,3}(?:>|#{1,6}(?:[ \t]|$)|`{3}|~{3}|(?:[-+*]|1[.)])[ \t]|(?:\*[ \t]*){3,}$|(?:_[ \t]*){3,}$|<[A-Za-z/!?])/;

/** Lines up the GitHub Flavored Markdown tables among some lines. */
export function formatTables(lines: readonly string[], compact: boolean): { lines: string[]; tables: number } {
  const result: string[] = [];
  let tables = 0;
  let fence: string | undefined;
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] ?? '';
    fence = fenceAfter(line, fence);
    const delimiters = fence === undefined ? delimitersOf(line, lines[i + 1]) : undefined;
    if (!delimiters) {
      result.push(line);
      i++;
      continue;
    }
    let end = i + 2;
    while (end < lines.length && !isBlank(lines[end] ?? '') && !OTHER_BLOCK.test(lines[end] ?? '')) end++;
    result.push(...formatTable(lines.slice(i, end), delimiters, compact));
    tables++;
    i = end;
  }
  return { lines: result, tables };
}

/** The open code fence after a line, if any. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [, marks = '', rest = ''] = FENCE.exec(line) ?? [];
  if (open === undefined) return marks === '' || (marks[0] === '`' && rest.includes('`')) ? undefined : marks;
  const closes = marks[0] === open[0] && marks.length >= open.length && isBlank(rest);
  return closes ? undefined : open;
}

/** The delimiter row's cells where a line and the next are a table's head, else undefined. */
function delimitersOf(line: string, next: string | undefined): Delimiter[] | undefined {
  if (next === undefined || isBlank(line) || isIndentedCode(line) || isIndentedCode(next) || OTHER_BLOCK.test(line)) return undefined;
  if (!next.includes('-') || !(line.includes('|') || next.includes('|') || next.includes(':'))) return undefined;
  const cells = cellsOf(next);
  if (!cells.every((cell) => DELIMITER_CELL.test(cell)) || cellsOf(line).length !== cells.length) return undefined;
  return cells.map((cell) => ({ left: cell.startsWith(':'), right: cell.endsWith(':') }));
}

const isIndentedCode = (line: string): boolean => /^(?: {4}| {0,3}\t)/.test(line);

/** The trimmed cells of a row; a pipe behind a backslash parts nothing. */
function cellsOf(row: string): string[] {
  const cells: string[] = [];
  let from = 0;
  for (let i = 0; i < row.length; i++) {
    if (row[i] === '\\') i++;
    else if (row[i] === '|') {
      cells.push(trim(row.slice(from, i)));
      from = i + 1;
    }
  }
  const last = trim(row.slice(from));
  if (last !== '' || cells.length === 0) cells.push(last);
  if (cells.length > 1 && cells[0] === '' && /^[ \t]*\|/.test(row)) cells.shift();
  return cells;
}

function formatTable(rows: readonly string[], delimiters: readonly Delimiter[], compact: boolean): string[] {
  const indent = /^ */.exec(rows[0] ?? '')?.[0] ?? '';
  const table = rows.map((row) => {
    const cells = cellsOf(row);
    return delimiters.map((_, column) => cells[column] ?? '');
  });
  table.splice(1, 1);
  const widths = compact ? delimiters.map(() => 3) : columnWidths(table, 3);
  const written = table.map((cells) => cells.map((cell, column) => (compact ? cell : padCell(cell, widths[column] ?? 3, alignmentOf(delimiters[column])))));
  const dashes = delimiters.map((delimiter, column) => dashesOf(delimiter, widths[column] ?? 3));
  return [written[0] ?? [], dashes, ...written.slice(1)].map((cells) => `${indent}| ${cells.join(' | ')} |`);
}

const alignmentOf = (delimiter: Delimiter | undefined): Alignment => (delimiter?.right ? (delimiter.left ? 'center' : 'right') : 'left');

const dashesOf = ({ left, right }: Delimiter, width: number): string =>
  `${left ? ':' : ''}${'-'.repeat(width - (left ? 1 : 0) - (right ? 1 : 0))}${right ? ':' : ''}`;
