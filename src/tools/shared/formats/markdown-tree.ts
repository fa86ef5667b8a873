import type { BlockContent, DefinitionContent, Heading, List, ListItem, PhrasingContent, Root, RootContent, Table, TableCell, TableRow } from 'mdast';
import { attribute, childrenOf, type HtmlElement, type HtmlNode, isElement, walk } from './html-tree.ts';
import { type Mark, Phrases } from './markdown-phrases.ts';

const SKIPPED = new Set(['script', 'style', 'head', 'noscript', 'template']);
const BLOCKS = new Set(
  'address article aside audio blockquote body canvas caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav noframes ol output p pre search section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const LISTS = new Set(['ul', 'ol', 'menu', 'dir']);
const MARKS: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ['em', { type: 'emphasis' }],
  ['i', { type: 'emphasis' }],
  ['strong', { type: 'strong' }],
  ['b', { type: 'strong' }],
  ['del', { type: 'delete' }],
  ['s', { type: 'delete' }],
  ['strike', { type: 'delete' }],
]);
const DEPTHS: ReadonlyMap<string, Heading['depth']> = new Map([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);
/** CommonMark's markers of list items have at most nine digits. */
const MAX_NUMBER = 999_999_999;

type Flow = BlockContent | DefinitionContent;

/** A tree of HTML as a tree of Markdown. */
export function markdownTree(document: HtmlNode): Root {
  const flow = new FlowReader();
  flow.read(document, []);
  const children: RootContent[] = flow.take();
  return { type: 'root', children };
}

const isText = (node: HtmlNode): node is Extract<HtmlNode, { nodeName: '#text' }> => node.nodeName === '#text';
const isBlank = (node: HtmlNode): boolean => (isText(node) ? /^[ \t\n\f\r]*$/.test(node.value) : !isElement(node));

/** The text of an element; a line break is a line end. */
function textOf(element: HtmlElement): string {
  const pieces: string[] = [];
  for (const node of walk(element, ({ tagName }) => !SKIPPED.has(tagName))) {
    if (isText(node)) pieces.push(node.value);
    else if (node.nodeName === 'br') pieces.push('\n');
  }
  return pieces.join('');
}

const inOneLine = (text: string | undefined): string => (text ?? '').replaceAll(/[ \t\n\f\r]+/g, ' ').trim();
/** The URL Standard takes white space at the ends and line ends out of addresses. */
const addressOf = (text: string | undefined): string => (text ?? '').replaceAll(/[\t\n\r]/g, '').trim();

/** The marks of what is in an element. A mark around a mark of its kind says nothing. */
function marksIn(element: HtmlElement, marks: readonly Mark[]): readonly Mark[] {
  if (element.tagName === 'a') {
    const url = addressOf(attribute(element, 'href'));
    const isIn = marks.some(({ type }) => type === 'link');
    return url === '' || isIn ? marks : [...marks, { type: 'link', url, title: inOneLine(attribute(element, 'title')) || null }];
  }
  const mark = MARKS.get(element.tagName);
  return mark === undefined || marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark];
}

/** Reads what is inline. Gives false for what is not. */
function readInline(node: HtmlNode, phrases: Phrases, marks: readonly Mark[]): boolean {
  if (isText(node)) phrases.text(node.value, marks);
  else if (!isElement(node)) return false;
  else if (node.tagName === 'br') phrases.lineBreak();
  else if (node.tagName === 'code') phrases.code(textOf(node), marks);
  else if (node.tagName === 'img') {
    const url = addressOf(attribute(node, 'src'));
    if (url !== '') phrases.image(url, inOneLine(attribute(node, 'alt')), inOneLine(attribute(node, 'title')) || null, marks);
  } else return false;
  return true;
}

/** Reads everything in a node as inline content: of a heading or the cell of a table. */
function readLine(node: HtmlNode, phrases: Phrases, marks: readonly Mark[]): void {
  if (readInline(node, phrases, marks)) return;
  if (!isElement(node)) {
    for (const child of childrenOf(node)) readLine(child, phrases, marks);
    return;
  }
  if (SKIPPED.has(node.tagName)) return;
  const isBlock = BLOCKS.has(node.tagName);
  const isCell = node.tagName === 'td' || node.tagName === 'th';
  if (isCell) phrases.text(' ', marks);
  else if (isBlock) phrases.apart();
  if (node.tagName === 'pre') phrases.code(textOf(node), marks);
  else {
    const inside = marksIn(node, marks);
    for (const child of childrenOf(node)) readLine(child, phrases, inside);
  }
  if (isBlock && !isCell) phrases.apart();
}

class FlowReader {
  #blocks: Flow[] = [];
  readonly #phrases = new Phrases();
  /** State of the box that begins a list item. */
  checked: boolean | null = null;

  /** Reads a node with what is in it. */
  read(node: HtmlNode, marks: readonly Mark[]): void {
    if (readInline(node, this.#phrases, marks)) return;
    if (!isElement(node)) {
      for (const child of childrenOf(node)) this.read(child, marks);
      return;
    }
    const { tagName: name } = node;
    if (SKIPPED.has(name)) return;
    if (name === 'input') this.#box(node);
    const isBlock = BLOCKS.has(name);
    if (isBlock) this.#paragraphs();
    this.#element(node, marks);
    if (isBlock) this.#paragraphs();
  }

  take(): Flow[] {
    this.#paragraphs();
    const blocks = this.#blocks;
    this.#blocks = [];
    return blocks;
  }

  #paragraphs(): void {
    for (const children of this.#phrases.take()) this.#blocks.push({ type: 'paragraph', children });
  }

  #element(element: HtmlElement, marks: readonly Mark[]): void {
    const { tagName: name } = element;
    const depth = DEPTHS.get(name);
    if (depth !== undefined) this.#heading(element, depth, marks);
    else if (name === 'hr') this.#blocks.push({ type: 'thematicBreak' });
    else if (name === 'pre') this.#code(element);
    else if (name === 'blockquote') this.#quote(element, marks);
    else if (LISTS.has(name)) this.#list(element, marks);
    else if (name === 'li') this.#looseItem(element, marks);
    else if (name === 'table') this.#table(element, marks);
    else {
      const inside = marksIn(element, marks);
      for (const child of childrenOf(element)) this.read(child, inside);
    }
  }

  #heading(element: HtmlElement, depth: Heading['depth'], marks: readonly Mark[]): void {
    const phrases = new Phrases();
    for (const child of childrenOf(element)) readLine(child, phrases, marks);
    if (!phrases.isEmpty()) this.#blocks.push({ type: 'heading', depth, children: phrases.takeLine('single') });
  }

  #code(element: HtmlElement): void {
    const value = textOf(element).replace(/\n$/, '');
    const [inner] = childrenOf(element).filter(isElement);
    const classes = [element, ...(inner?.tagName === 'code' ? [inner] : [])].map((one) => attribute(one, 'class') ?? '').join(' ');
    const lang = /(?:^|\s)language-(\S+)/.exec(classes)?.[1] ?? null;
    if (/[^ \t\n\f\r]/.test(value)) this.#blocks.push({ type: 'code', value: value.replaceAll(/\r\n?/g, '\n'), lang });
  }

  #quote(element: HtmlElement, marks: readonly Mark[]): void {
    const children = flowOf(childrenOf(element), marks);
    if (children.length > 0) this.#blocks.push({ type: 'blockquote', children });
  }

  #list(element: HtmlElement, marks: readonly Mark[]): void {
    const children: ListItem[] = [];
    for (const child of childrenOf(element)) {
      if (isBlank(child)) continue;
      const last = children.at(-1);
      if (isElement(child) && child.tagName === 'li') children.push(itemOf(child, marks));
      // Lists that stand between items belong to the item before.
      else if (isElement(child) && LISTS.has(child.tagName) && last !== undefined) last.children.push(...flowOf([child], marks));
      else {
        const content = flowOf([child], marks);
        if (content.length > 0) children.push({ type: 'listItem', spread: false, checked: null, children: content });
      }
    }
    if (children.length === 0) return;
    const ordered = element.tagName === 'ol';
    const wanted = Number.parseInt(attribute(element, 'start') ?? '1', 10);
    const start = wanted >= 0 && wanted + children.length <= MAX_NUMBER ? wanted : 1;
    this.#blocks.push(listOf(children, ordered ? start : null));
  }

  /** An item outside a list makes one with its neighbours. */
  #looseItem(element: HtmlElement, marks: readonly Mark[]): void {
    const last = this.#blocks.at(-1);
    const item = itemOf(element, marks);
    if (last?.type === 'list' && last.data !== undefined) {
      last.children.push(item);
      last.spread ||= item.spread;
    } else this.#blocks.push({ ...listOf([item], null), data: {} });
  }

  #table(element: HtmlElement, marks: readonly Mark[]): void {
    const parts = childrenOf(element).filter(isElement);
    for (const caption of parts.filter(({ tagName }) => tagName === 'caption')) this.#blocks.push(...flowOf(childrenOf(caption), marks));
    const rows = parts.flatMap((part) => (part.tagName === 'tr' ? [part] : ['thead', 'tbody', 'tfoot'].includes(part.tagName) ? rowsIn(part) : []));
    const table = tableOf(rows, marks);
    if (table !== undefined) this.#blocks.push(table);
  }

  #box(element: HtmlElement): void {
    if (attribute(element, 'type')?.toLowerCase() !== 'checkbox' || !this.#phrases.isEmpty() || this.#blocks.length > 0) return;
    this.checked = attribute(element, 'checked') !== undefined;
  }
}

function flowOf(nodes: readonly HtmlNode[], marks: readonly Mark[]): Flow[] {
  const reader = new FlowReader();
  for (const node of nodes) reader.read(node, marks);
  return reader.take();
}

function itemOf(element: HtmlElement, marks: readonly Mark[]): ListItem {
  const reader = new FlowReader();
  for (const child of childrenOf(element)) reader.read(child, marks);
  const children = reader.take();
  const isBox = reader.checked !== null && children[0]?.type === 'paragraph';
  const spread = childrenOf(element).some((child) => child.nodeName === 'p');
  return { type: 'listItem', spread, checked: isBox ? reader.checked : null, children };
}

const listOf = (children: ListItem[], start: number | null): List => ({
  type: 'list',
  ordered: start !== null,
  start,
  spread: children.some(({ spread }) => spread),
  children,
});

const rowsIn = (part: HtmlElement): HtmlElement[] =>
  childrenOf(part)
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'tr');
const cellsIn = (row: HtmlElement): HtmlElement[] =>
  childrenOf(row)
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'td' || tagName === 'th');

/** A table of GFM has a row of headings, which stays empty where the rows have none. */
function tableOf(rows: readonly HtmlElement[], marks: readonly Mark[]): Table | undefined {
  const filled = rows.map((row) => ({ row, cells: cellsIn(row) })).filter(({ cells }) => cells.length > 0);
  const [first] = filled;
  if (first === undefined) return undefined;
  const isHeading = first.row.parentNode?.nodeName === 'thead' || first.cells.every(({ tagName }) => tagName === 'th');
  const width = filled.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const written = filled.map(({ cells }) => rowOf(cells.map((cell) => lineOf(cell, marks))));
  const [heading, ...body] = isHeading ? written : [rowOf([]), ...written];
  if (heading === undefined) return undefined;
  for (let index = heading.children.length; index < width; index++) heading.children.push(cellOf([]));
  const align = Array.from({ length: width }, (_, index) => alignOf(isHeading ? first.cells[index] : undefined));
  return { type: 'table', align, children: [heading, ...body] };
}

const cellOf = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });
const rowOf = (cells: readonly PhrasingContent[][]): TableRow => ({ type: 'tableRow', children: cells.map(cellOf) });

function lineOf(cell: HtmlElement, marks: readonly Mark[]): PhrasingContent[] {
  const phrases = new Phrases();
  for (const child of childrenOf(cell)) readLine(child, phrases, marks);
  return phrases.takeLine('any');
}

function alignOf(cell: HtmlElement | undefined): 'left' | 'right' | 'center' | null {
  const align = (cell && attribute(cell, 'align'))?.toLowerCase();
  return align === 'left' || align === 'right' || align === 'center' ? align : null;
}
