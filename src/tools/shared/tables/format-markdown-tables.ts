import { type Alignment, columnWidths, padCell } from '../text/cells.ts';
import { isBlank } from '../text/segments.ts';
import { limitFields } from './csv.ts';
import { literalEnd, startsBlock } from './markdown-blocks.ts';
import { cellsOf, delimitersOf } from './markdown-rows.ts';

/** A delimiter cell: how it aligns and whether it says so. */
interface Delimiter {
  left: boolean;
  right: boolean;
}

/** Lines up the GitHub Flavored Markdown tables among some lines. One of more than 5,000,000 cells, those included that rows lack, is unprocessable. */
export function formatTables(lines: readonly string[], compact: boolean): { lines: string[]; tables: number } {
  const result: string[] = [];
  let tables = 0;
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] ?? '';
    const delimiters = isBlank(line) || startsBlock(line) ? undefined : delimitersOf(line, lines[i + 1]);
    if (!delimiters) {
      const next = literalEnd(lines, i) ?? i + 1;
      for (; i < next; i++) result.push(lines[i] ?? '');
      continue;
    }
    let end = i + 2;
    while (end < lines.length && !isBlank(lines[end] ?? '') && !startsBlock(lines[end] ?? '')) end++;
    for (const row of formatTable(lines.slice(i, end), delimiters.map(delimiterOf), compact)) result.push(row);
    tables++;
    i = end;
  }
  return { lines: result, tables };
}

const delimiterOf = (cell: string): Delimiter => ({ left: cell.startsWith(':'), right: cell.endsWith(':') });

function formatTable(rows: readonly string[], delimiters: readonly Delimiter[], compact: boolean): string[] {
  limitFields(rows.length, delimiters.length, 'markdown');
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
