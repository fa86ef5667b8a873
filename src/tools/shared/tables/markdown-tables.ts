// The tables of a Markdown text, as GitHub Flavored Markdown (section 4.10) has them.
import { isBlank } from '../text/segments.ts';
import { limitFields } from './csv.ts';
import { fenceOf, isIndentedCode, isThematicBreak, LIST_ITEM, literalEnd, QUOTE, standsAlone, startsBlock } from './markdown-blocks.ts';
import { cellsOf, delimitersOf } from './markdown-rows.ts';

/** The header and the rows, each with as many cells as the header. */
export type MarkdownTable = string[][];

const MAX_NESTING = 100;

/** The tables outside code, in order, those in quotes and lists too. */
export function markdownTables(lines: readonly string[], nesting = 0): MarkdownTable[] {
  const tables: MarkdownTable[] = [];
  let inParagraph = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (isBlank(line)) {
      inParagraph = false;
      at++;
      continue;
    }
    if (!inParagraph && isIndentedCode(line)) {
      at++;
      continue;
    }
    const end = blockEnd(lines, at);
    if (end !== undefined) {
      if (nesting < MAX_NESTING) for (const inner of markdownTables(contentOf(lines.slice(at, end)), nesting + 1)) tables.push(inner);
      inParagraph = false;
      at = end;
      continue;
    }
    const isAlone = standsAlone(line);
    const columns = isAlone ? undefined : delimitersOf(line, lines[at + 1])?.length;
    if (columns === undefined) {
      inParagraph = !isAlone;
      at++;
      continue;
    }
    const rows = rowsFrom(lines, at + 2, columns);
    tables.push([cellsOf(line), ...rows].map((cells) => cells.map(plain)));
    inParagraph = false;
    at += 2 + rows.length;
  }
  return tables;
}

/** The rows of a table from a line on, up to a blank line or another block. */
function rowsFrom(lines: readonly string[], start: number, columns: number): string[][] {
  const rows: string[][] = [];
  for (let at = start; at < lines.length && !isBlank(lines[at] ?? '') && !startsBlock(lines[at] ?? ''); at++) {
    const cells = cellsOf(lines[at] ?? '');
    limitFields(rows.length + 1, columns, 'markdown');
    rows.push(Array.from({ length: columns }, (_, column) => cells[column] ?? ''));
  }
  return rows;
}

/** Where a quote, list item, fenced code or HTML that begins on a line ends; undefined where none begins. */
function blockEnd(lines: readonly string[], start: number): number | undefined {
  const line = lines[start] ?? '';
  const end = literalEnd(lines, start);
  if (end !== undefined) return end;
  if (QUOTE.test(line)) {
    let at = start;
    while (QUOTE.test(lines[at] ?? '')) at++;
    return at;
  }
  const item = isThematicBreak(line) ? null : LIST_ITEM.exec(line);
  if (!item) return undefined;
  const width = item[0].length;
  let at = start + 1;
  while (at < lines.length && (isBlank(lines[at] ?? '') || indentOf(lines[at] ?? '') >= width)) at++;
  return at;
}

/** The lines inside a quote or list item; none inside code and HTML. */
function contentOf(block: readonly string[]): string[] {
  const [first = ''] = block;
  if (QUOTE.test(first)) return block.map((line) => line.replace(QUOTE, ''));
  const item = fenceOf(first) === undefined ? LIST_ITEM.exec(first) : null;
  if (!item) return [];
  return block.map((line, index) => (index === 0 || !isBlank(line) ? line.slice(item[0].length) : ''));
}

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

const plain = (cell: string): string => cell.replaceAll('\\|', '|').replace(/<br[ \t]*\/?>/gi, '\n');
