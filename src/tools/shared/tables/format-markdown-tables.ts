import { type Alignment, columnWidths, padCell } from '../text/cells.ts';
import { isBlank } from '../text/segments.ts';
import { cellsOf, closesFence, delimitersOf, fenceOf } from './markdown-rows.ts';

/** A delimiter cell: how it aligns and whether it says so. */
interface Delimiter {
  left: boolean;
  right: boolean;
}

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
    const delimiters = fence === undefined && !isBlank(line) && !OTHER_BLOCK.test(line) ? delimitersOf(line, lines[i + 1]) : undefined;
    if (!delimiters) {
      result.push(line);
      i++;
      continue;
    }
    let end = i + 2;
    while (end < lines.length && !isBlank(lines[end] ?? '') && !OTHER_BLOCK.test(lines[end] ?? '')) end++;
    result.push(...formatTable(lines.slice(i, end), delimiters.map(delimiterOf), compact));
    tables++;
    i = end;
  }
  return { lines: result, tables };
}

/** The open code fence after a line, if any. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  if (open === undefined) return fenceOf(line);
  return closesFence(line, open) ? undefined : open;
}

const delimiterOf = (cell: string): Delimiter => ({ left: cell.startsWith(':'), right: cell.endsWith(':') });

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
