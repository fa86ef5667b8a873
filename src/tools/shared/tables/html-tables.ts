// The tables of an HTML document, as browsers parse it.
import { attribute, childrenOf, type HtmlElement, type HtmlNode, isElement, walk } from '../formats/html-tree.ts';
import { WHITE_SPACE } from '../text/segments.ts';
import { limitCharacters, limitFields } from './csv.ts';

/** A table: its rows, filled up to the longest, and its caption. */
export interface HtmlTable {
  rows: string[][];
  caption: string | undefined;
}

const MAX_SPAN = 1000;
const LEFT_OUT: ReadonlySet<string> = new Set(['script', 'style', 'template']);
const ROW_GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);
const SPACE_RUN = new RegExp(`${WHITE_SPACE.source}+`, 'gu');

/** The first tables in document order, nested ones after those around them. @param limit how many at most */
export async function htmlTables(html: string, limit: number): Promise<HtmlTable[]> {
  const { parse } = await import('parse5');
  const tables: HtmlTable[] = [];
  const places = { fields: 0, characters: 0 };
  for (const node of walk(parse(html), () => true)) {
    if (tables.length === limit) break;
    if (isElement(node) && node.tagName === 'table') tables.push(readTable(node, places));
  }
  return tables;
}

const elementsOf = (node: HtmlNode): HtmlElement[] => childrenOf(node).filter(isElement);

function readTable(table: HtmlElement, places: { fields: number; characters: number }): HtmlTable {
  const caption = elementsOf(table).find(({ tagName }) => tagName === 'caption');
  const groups = elementsOf(table).filter(({ tagName }) => ROW_GROUPS.has(tagName));
  const rows = groups.flatMap((group) => readGroup(group, places));
  const columns = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  limitFields(rows.length, columns, 'html');
  return { rows: rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? '')), caption: caption && textOf(caption) };
}

/** The rows of a group. Cells that span rows do so inside their group (HTML, "forming a table"). */
function readGroup(group: HtmlElement, places: { fields: number; characters: number }): string[][] {
  const sources = elementsOf(group).filter(({ tagName }) => tagName === 'tr');
  const rows: (string | undefined)[][] = sources.map(() => []);
  for (const [index, source] of sources.entries()) {
    const row = rows[index] ?? [];
    let column = 0;
    for (const cell of elementsOf(source)) {
      if (cell.tagName !== 'td' && cell.tagName !== 'th') continue;
      const text = textOf(cell);
      while (row[column] !== undefined) column++;
      const width = spanOf(cell, 'colspan') || 1;
      const height = Math.min(spanOf(cell, 'rowspan') ?? sources.length, sources.length - index);
      places.fields += width * height;
      places.characters += width * height * text.length;
      limitFields(places.fields, 1, 'html');
      limitCharacters(places.characters, 'html');
      for (const covered of rows.slice(index, index + height)) {
        for (let place = column; place < column + width; place++) covered[place] ??= text;
      }
      column += width;
    }
  }
  return rows.map((row) => Array.from(row, (field) => field ?? ''));
}

/** A span from 1 to 1000; undefined for a rowspan of 0, which goes to the end of the group. */
function spanOf(cell: HtmlElement, name: 'colspan' | 'rowspan'): number | undefined {
  // HTML's rules for parsing non-negative integers.
  const written = /^[ \t\n\f\r]*\+?([0-9]+)/.exec(attribute(cell, name) ?? '');
  const value = written ? Math.min(Number(written[1]), MAX_SPAN) : 1;
  return value === 0 ? (name === 'rowspan' ? undefined : 1) : value;
}

/** What is written in an element: runs of white space as one space, <br> as a line feed, without inner tables, scripts and styles. */
function textOf(element: HtmlElement): string {
  const lines: string[][] = [[]];
  for (const node of walk(element, ({ tagName }) => tagName !== 'table' && !LEFT_OUT.has(tagName))) {
    if ('value' in node) lines.at(-1)?.push(node.value);
    else if (isElement(node) && node.tagName === 'br') lines.push([]);
  }
  const written = lines.map((parts) => parts.join('').replace(SPACE_RUN, ' ').trim());
  let first = 0;
  let end = written.length;
  while (first < end && written[first] === '') first++;
  while (end > first && written[end - 1] === '') end--;
  return written.slice(first, end).join('\n');
}
