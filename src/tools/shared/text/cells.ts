import { limitResult } from './segments.ts';
import { displayWidth } from './width.ts';

export type Alignment = 'left' | 'center' | 'right';

/** A cell padded with spaces to a width in terminal columns; in a centred cell the odd space goes to the right. */
export function padCell(cell: string, width: number, alignment: Alignment): string {
  const free = Math.max(0, width - displayWidth(cell));
  const before = alignment === 'right' ? free : alignment === 'center' ? Math.floor(free / 2) : 0;
  return ' '.repeat(before) + cell + ' '.repeat(free - before);
}

/** The greatest width of each column of a table, at least `minimum`. Refuses a table that would be too long when padded. */
export function columnWidths(rows: readonly (readonly string[])[], minimum: number): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? minimum, displayWidth(cell));
    });
  }
  limitResult(rows.reduce((total, row) => total + row.reduce((length, cell, column) => length + Math.max(cell.length, widths[column] ?? 0), 0), 0));
  return widths;
}
