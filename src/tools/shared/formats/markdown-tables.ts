import type { MarkdownIt, StateBlock } from 'markdown-it';

type Alignment = 'left' | 'center' | 'right' | undefined;

const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
/** A row that lacks cells gets empty ones: a table of few letters would grow without end. */
const MAX_ADDED_CELLS = 65_536;

/** Tables: section 4.10 of the GitHub Flavored Markdown Spec. */
export function readTables(markdown: MarkdownIt): void {
  const { ruler } = markdown.block;
  // Behind all that may hold a table: the first line of a list item is no header of a table that began outside it.
  ruler.before('lheading', 'tables', readTable, { alt: ['paragraph', 'reference'] });
}

function readTable(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  if (start + 2 > end || isOutside(state, start) || isOutside(state, start + 1)) return false;
  const alignments = alignmentsOf(lineOf(state, start + 1));
  if (alignments === undefined) return false;
  const header = cellsOf(lineOf(state, start));
  if (header.length !== alignments.length) return false;
  if (silent) return true;
  const rows = readRows(state, start + 2, end, alignments.length);
  const parent = state.parentType;
  state.parentType = 'table';
  state.push('table_open', 'table', 1).map = [start, state.line];
  state.push('thead_open', 'thead', 1);
  writeRow(state, 'th', header, alignments);
  state.push('thead_close', 'thead', -1);
  if (rows.length > 0) state.push('tbody_open', 'tbody', 1);
  for (const cells of rows) writeRow(state, 'td', cells, alignments);
  if (rows.length > 0) state.push('tbody_close', 'tbody', -1);
  state.push('table_close', 'table', -1);
  state.parentType = parent;
  return true;
}

/** The rows below the delimiters, until a blank line or the start of another block. */
function readRows(state: StateBlock, start: number, end: number, columns: number): string[][] {
  const others = state.md.block.ruler.getRules('blockquote');
  const rows: string[][] = [];
  let added = 0;
  state.line = start;
  for (let line = start; line < end; line++) {
    if (isOutside(state, line) || state.isEmpty(line) || others.some((isStart) => isStart(state, line, end, true))) break;
    const cells = cellsOf(lineOf(state, line));
    added += Math.max(0, columns - cells.length);
    if (added > MAX_ADDED_CELLS) break;
    rows.push(cells);
    state.line = line + 1;
  }
  return rows;
}

function writeRow(state: StateBlock, tag: 'th' | 'td', cells: readonly string[], alignments: readonly Alignment[]): void {
  state.push('tr_open', 'tr', 1);
  for (const [index, alignment] of alignments.entries()) {
    state.push(`${tag}_open`, tag, 1).attrs = alignment === undefined ? null : [['align', alignment]];
    const content = state.push('inline', '', 0);
    content.content = cells[index] ?? '';
    content.children = [];
    state.push(`${tag}_close`, tag, -1);
  }
  state.push('tr_close', 'tr', -1);
}

/** Whether a line belongs to a container around, or is indented as code is. */
function isOutside({ sCount, blkIndent }: StateBlock, line: number): boolean {
  const indent = (sCount[line] ?? 0) - blkIndent;
  return indent < 0 || indent >= 4;
}

const lineOf = ({ src, bMarks, tShift, eMarks }: StateBlock, line: number): string =>
  src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]).replace(/[ \t]+$/, '');

function alignmentsOf(line: string): Alignment[] | undefined {
  // Without one of them it is the underline of a heading.
  if (!/[|:]/.test(line) || !DELIMITERS.test(line)) return undefined;
  return cellsOf(line).map((cell) => (cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'right') : cell.startsWith(':') ? 'left' : undefined));
}

/** The cells of a row: a pipe behind a backslash is a part of its cell. */
function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').replace(/^[ \t]+|[ \t]+$/g, ''));
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells;
}
