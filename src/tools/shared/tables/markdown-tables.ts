// The tables of a Markdown text, as GitHub Flavored Markdown (section 4.10) has them.
import { isBlank } from '../text/segments.ts';
import { limitFields } from './csv.ts';
import { cellsOf, closesFence, delimitersOf, fenceOf, isIndentedCode } from './markdown-rows.ts';

/** The header and the rows, each with as many cells as the header. */
export type MarkdownTable = string[][];

const QUOTE = /^ {0,3}> ?/;
const LIST_ITEM = /^( {0,3}(?:[-+*]|[0-9]{1,9}[.)]))( {1,4}(?! )|[ \t]|$)/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const THEMATIC_BREAK = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
/** HTML blocks: what begins them and what their last line holds (GFM 4.6); the others end before a blank line. */
const HTML_BLOCKS: readonly (readonly [RegExp, RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?:[ \t>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<![A-Za-z]/, />/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
];
const HTML_TAGS =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|' +
  'h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|source|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';
const HTML_TAG = new RegExp(`^ {0,3}</?(?:${HTML_TAGS})(?:[ \\t]|/?>|$)`, 'i');
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
      if (nesting < MAX_NESTING) tables.push(...markdownTables(contentOf(lines.slice(at, end)), nesting + 1));
      inParagraph = false;
      at = end;
      continue;
    }
    const columns = delimitersOf(line, lines[at + 1])?.length;
    if (columns === undefined) {
      inParagraph = !HEADING.test(line) && !THEMATIC_BREAK.test(line);
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

const startsBlock = (line: string): boolean =>
  QUOTE.test(line) ||
  HEADING.test(line) ||
  THEMATIC_BREAK.test(line) ||
  fenceOf(line) !== undefined ||
  LIST_ITEM.test(line) ||
  isIndentedCode(line) ||
  HTML_TAG.test(line) ||
  HTML_BLOCKS.some(([start]) => start.test(line));

/** Where a quote, list item, fenced code or HTML that begins on a line ends; undefined where none begins. */
function blockEnd(lines: readonly string[], start: number): number | undefined {
  const line = lines[start] ?? '';
  const until = (isLast: (later: string) => boolean, from = start): number => {
    let at = from;
    while (at < lines.length && !isLast(lines[at] ?? '')) at++;
    return Math.min(at + 1, lines.length);
  };
  const fence = fenceOf(line);
  if (fence !== undefined) return until((later) => closesFence(later, fence), start + 1);
  if (QUOTE.test(line)) {
    let at = start;
    while (QUOTE.test(lines[at] ?? '')) at++;
    return at;
  }
  for (const [begins, ends] of HTML_BLOCKS) if (begins.test(line)) return until((later) => ends.test(later));
  if (HTML_TAG.test(line)) return until(isBlank);
  const item = THEMATIC_BREAK.test(line) ? null : LIST_ITEM.exec(line);
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
