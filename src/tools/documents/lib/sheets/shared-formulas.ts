import { columnLetters, columnOf, MAX_COLUMNS, MAX_ROWS } from './model.ts';

/** Text, names of sheets in quotes, structured references, names, and references to cells, columns and rows. */
const TOKEN =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^\]]*\]|(?<![A-Za-z0-9_.\\$])(\$?)([A-Za-z]{1,3})(\$?)([1-9]\d{0,6})(?![A-Za-z0-9_.(\\!])|(?<![A-Za-z0-9_.\\$])(\$?)([A-Za-z]{1,3}):(\$?)([A-Za-z]{1,3})(?![A-Za-z0-9_.(\\!])|(?<![A-Za-z0-9_.\\$])(\$?)([1-9]\d{0,6}):(\$?)([1-9]\d{0,6})(?![A-Za-z0-9_.(\\!])|[A-Za-z_\\][A-Za-z0-9_.\\]*/g;

const wrapped = (value: number, size: number): number => ((value % size) + size) % size;

/** The formula of a cell that shares it with another one, which is so many rows above and columns to the left (ECMA-376 part 1, 18.3.1.40). */
export function movedFormula(formula: string, rows: number, columns: number): string {
  const column = (fixed: string, letters: string): string => (fixed === '$' ? `$${letters}` : columnLetters(wrapped(columnOf(letters) + columns, MAX_COLUMNS)));
  const row = (fixed: string, digits: string): string => (fixed === '$' ? `$${digits}` : String(wrapped(Number(digits) - 1 + rows, MAX_ROWS) + 1));
  return formula.replace(TOKEN, (token: string, ...groups: (string | undefined)[]) => {
    const [a, letters, b, digits, c, first, d, last, e, top, f, bottom] = groups;
    if (letters !== undefined && digits !== undefined) return columnOf(letters) < MAX_COLUMNS ? column(a ?? '', letters) + row(b ?? '', digits) : token;
    if (first !== undefined && last !== undefined) return `${column(c ?? '', first)}:${column(d ?? '', last)}`;
    if (top !== undefined && bottom !== undefined) return `${row(e ?? '', top)}:${row(f ?? '', bottom)}`;
    return token;
  });
}
