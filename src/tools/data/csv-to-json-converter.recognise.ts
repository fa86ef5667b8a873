import { recogniser } from '../detection/recogniser.ts';
import type { Sample } from '../detection/sample.ts';

const DELIMITERS: readonly (readonly [delimiter: string, name: string])[] = [
  ['\t', 'TSV'],
  [',', 'CSV'],
  [';', 'CSV with semicolons'],
  ['|', 'CSV with vertical bars'],
];

export default recogniser({
  takes: 'text',
  fills: 'csv',
  recognise(sample) {
    if (/^[<{]|^\s*\|.*\|\s*$/.test(sample.text) || /^\[[^\]]*$|^\[\s*[{"]/.test(sample.lines[0] ?? '')) return undefined;
    if (/^[\s|:-]*-{3}[\s|:-]*$/.test(sample.lines[1] ?? '')) return undefined;
    return DELIMITERS.map(([delimiter, name]) => table(sample, delimiter, name));
  },
});

function table(sample: Sample, delimiter: string, what: string) {
  const rows = rowsIn(sample, delimiter);
  if (rows.length < 2) return undefined;
  const [head = []] = rows;
  const columns = head.length;
  if (columns < 2) return undefined;
  const even = rows.filter((row) => row.length === columns).length;
  if (even < rows.length * 0.95 && !(rows.length > 3 && even >= rows.length - 1)) return undefined;
  const cells = rows.flat();
  // Sentences have commas, too; what is in a table is short, and is not followed by a space.
  const isProse = cells.filter((cell) => cell.length > 60 || /[a-z][.!?] [A-Z]/.test(cell)).length > cells.length / 10;
  const spaced = cells.filter((cell) => cell.startsWith(' ')).length > cells.length / 3;
  const isCode = rows.filter((row) => /[;{}]\s*$/.test(row.at(-1) ?? '') && delimiter !== ';').length > rows.length / 4;
  if (isProse || isCode || endsInMarks(rows, columns)) return undefined;
  const hasNumbers = rows.slice(1).some((row) => row.some((cell) => /^-?[\d.]+$/.test(cell.trim())));
  const isHeaded = head.every((cell) => /^[^\d\s]/.test(cell) && cell.length < 40);
  const strength = rows.length * (columns - 1) + (hasNumbers ? 3 : 0) + (isHeaded ? 2 : 0) - (spaced && delimiter === ',' ? 6 : 0);
  const confidence = strength >= 8 ? 0.95 : strength >= 5 ? 0.88 : strength >= 3 ? 0.7 : 0.4;
  const isPlain = delimiter === ',';
  return {
    what,
    confidence: delimiter === '|' ? confidence - 0.1 : confidence,
    ...(!isPlain && { inputs: { delimiter } }),
    preview: `${columns} columns: ${head.join(', ')}`,
    name: delimiter === '\t' ? 'tsv' : 'csv',
  };
}

/** Rows of the beginning; within quotation marks delimiters and ends of lines are text. */
function rowsIn({ head, isCut }: Sample, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  // A cell in quotation marks, or up to a delimiter or the end of the line; then what ends it.
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter === '|' ? '\\|' : delimiter}\\n]*))(${delimiter === '|' ? '\\|' : delimiter}|\\n|$)`, 'y');
  while (cell.lastIndex < head.length) {
    const [, quoted, plain = '', end] = cell.exec(head) ?? [];
    // Something after a closing quotation mark: not a table by RFC 4180.
    if (end === undefined) return [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  const filled = rows.filter((row) => row.length > 1 || (row[0] ?? '') !== '');
  return isCut ? filled.slice(0, -1) : filled;
}

/** Statements end with a semicolon and verses with a comma, and are not cells with empty ones beside them. */
const endsInMarks = (rows: readonly string[][], columns: number): boolean =>
  columns === 2 && rows.filter((row) => row.length === 2 && row[1] === '').length > rows.length / 2;
