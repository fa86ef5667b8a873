import { childNamed, elementsOf, type XmlNode } from '../../shared/packages/xml.ts';
import type { Block, Cell, Format, Inline, NoteKind, Paragraph, Row } from './word-reader.ts';
import { lineOf } from './word-text.ts';

// The body of an OpenDocument file as paragraphs and tables.

const PLAIN: Format = { bold: false, italic: false, strike: false, place: undefined, link: undefined };
const MAX_REPEATED = 1000;
const MAX_SPACES = 10_000;

/** Elements of the body that hold others with text. */
const CONTAINERS = new Set([
  'text:section',
  'text:list',
  'text:list-item',
  'text:list-header',
  'text:numbered-paragraph',
  'text:index-body',
  'text:index-title',
  'text:table-of-content',
  'text:illustration-index',
  'text:table-index',
  'text:object-index',
  'text:user-index',
  'text:alphabetical-index',
  'text:bibliography',
  'draw:g',
  'draw:a',
  'draw:page',
]);
const ROWS = new Set(['table:table-header-rows', 'table:table-rows', 'table:table-row-group']);
/** What in a paragraph has no text of its own. */
const SILENT = new Set([
  'office:annotation',
  'office:annotation-end',
  'text:ruby-text',
  'text:script',
  'text:tracked-changes',
  'text:soft-page-break',
  'svg:title',
  'svg:desc',
  'office:event-listeners',
  'office:forms',
]);
const SHAPES = new Set([
  'draw:custom-shape',
  'draw:rect',
  'draw:ellipse',
  'draw:circle',
  'draw:line',
  'draw:polyline',
  'draw:polygon',
  'draw:path',
  'draw:connector',
  'draw:caption',
  'draw:measure',
]);
const PLACES_LEFT_OUT = new Set(['header', 'footer', 'date-time', 'page-number']);

/** White space as ODF 1.2 part 1, 6.1.2 has it: runs are one space, and none at either end. */
class Line {
  readonly inlines: Inline[] = [];
  #isAfterSpace = true;
  isHidden = false;

  text(raw: string): void {
    let text = raw.replace(/[\t\n\r ]+/g, ' ');
    if (this.#isAfterSpace && text.startsWith(' ')) text = text.slice(1);
    if (text === '') return;
    this.#isAfterSpace = text.endsWith(' ');
    this.inlines.push({ kind: 'text', text, format: PLAIN });
  }

  exact(text: string): void {
    this.inlines.push({ kind: 'text', text, format: PLAIN });
  }

  finished(): Inline[] {
    const last = this.inlines.at(-1);
    if (this.#isAfterSpace && last?.kind === 'text' && last.text.endsWith(' ') && last.text.trim() !== '') last.text = last.text.slice(0, -1);
    return this.inlines;
  }
}

export class OpenReader {
  readonly #hidden: ReadonlySet<string>;
  /** Lines of notes by their kind and number. */
  readonly notes = new Map<string, string>();
  #boxes: Block[] = [];

  /** @param hidden names of styles whose text is not displayed */
  constructor(hidden: ReadonlySet<string>) {
    this.#hidden = hidden;
  }

  /** The blocks of an element of the body. */
  block(node: XmlNode): Block[] {
    const { name, attributes } = node;
    if (name === 'text:p' || name === 'text:h') return this.#paragraph(node);
    if (name === 'table:table') return this.#table(node);
    if (name === 'draw:frame' || SHAPES.has(name)) return this.#frame(node);
    if (!CONTAINERS.has(name) || (name === 'text:section' && attributes['text:display'] === 'none')) return [];
    return elementsOf(node).flatMap((child) => this.block(child));
  }

  #paragraph(node: XmlNode): Block[] {
    const line = new Line();
    if (!this.#hidden.has(node.attributes['text:style-name'] ?? '')) this.#inlines(node, line);
    const boxes = this.#boxes.splice(0);
    if (line.isHidden) return boxes;
    const level = Number(node.attributes['text:outline-level'] ?? '1');
    const outline = node.name === 'text:h' ? (Number.isInteger(level) && level > 0 && level <= 100 ? level : 1) : undefined;
    const paragraph: Paragraph = { kind: 'paragraph', heading: outline, outline, list: undefined, inlines: line.finished() };
    return [paragraph, ...boxes];
  }

  #inlines(node: XmlNode, line: Line): void {
    for (const child of node.children) {
      if (typeof child === 'string') line.text(child);
      else this.#inline(child, line);
    }
  }

  #inline(node: XmlNode, line: Line): void {
    const { name, attributes } = node;
    if (name === 'text:s') line.exact(' '.repeat(spaces(attributes['text:c'])));
    else if (name === 'text:tab') line.exact('\t');
    else if (name === 'text:line-break') line.inlines.push({ kind: 'break', format: PLAIN });
    else if (name === 'text:note') this.#note(node, line);
    else if (name === 'draw:frame' || name === 'draw:g' || name === 'draw:a' || SHAPES.has(name)) this.#drawing(node, line);
    else if (name === 'text:hidden-paragraph') line.isHidden ||= attributes['text:is-hidden'] === 'true';
    else if (SILENT.has(name) || (name === 'text:hidden-text' && attributes['text:is-hidden'] === 'true')) return;
    else if (!this.#hidden.has(attributes['text:style-name'] ?? '')) this.#inlines(node, line);
  }

  #note(node: XmlNode, line: Line): void {
    const note: NoteKind = node.attributes['text:note-class'] === 'endnote' ? 'endnote' : 'footnote';
    const id = String(this.notes.size);
    const boxes = this.#boxes.splice(0);
    this.notes.set(`${note} ${id}`, lineOf(elementsOf(childNamed(node, 'text:note-body')).flatMap((child) => this.block(child))));
    this.#boxes = boxes;
    line.inlines.push({ kind: 'note', note, id });
  }

  /** Pictures stand in the line, text boxes follow the paragraph. */
  #drawing(node: XmlNode, line: Line): void {
    const inner = this.#boxes.splice(0);
    const blocks = this.#frame(node);
    this.#boxes = inner;
    for (const block of blocks) {
      if (block.kind === 'paragraph' && block.inlines.every(({ kind }) => kind === 'image') && block.inlines.length > 0) line.inlines.push(...block.inlines);
      else this.#boxes.push(block);
    }
  }

  /** What a frame or a shape shows. */
  #frame(node: XmlNode): Block[] {
    if (PLACES_LEFT_OUT.has(node.attributes['presentation:class'] ?? '')) return [];
    if (node.name === 'draw:g' || node.name === 'draw:a') return elementsOf(node).flatMap((child) => this.block(child));
    const children = elementsOf(node);
    const hasObject = children.some(({ name }) => name === 'draw:object' || name === 'draw:object-ole' || name === 'draw:plugin');
    const blocks = children.flatMap((child) =>
      child.name === 'draw:text-box' ? elementsOf(child).flatMap((own) => this.block(own)) : child.name === 'draw:image' ? [] : this.block(child),
    );
    // A frame may hold the same picture in several formats, and a picture for what an object shows.
    if (hasObject || !children.some(({ name }) => name === 'draw:image') || children.some(({ name }) => name === 'table:table')) return blocks;
    const image: Inline = { kind: 'image', target: undefined, alternative: '', format: PLAIN };
    return [{ kind: 'paragraph', heading: undefined, outline: undefined, list: undefined, inlines: [image] }, ...blocks];
  }

  #table(node: XmlNode): Block[] {
    return [{ kind: 'table', rows: this.#rows(node) }];
  }

  #rows(node: XmlNode): Row[] {
    return elementsOf(node).flatMap((child): Row[] => {
      if (ROWS.has(child.name)) return this.#rows(child);
      if (child.name !== 'table:table-row' || child.attributes['table:visibility'] === 'collapse') return [];
      const row: Row = { isHeader: false, cells: this.#cells(child) };
      return Array.from({ length: repeated(child.attributes['table:number-rows-repeated']) }, () => row);
    });
  }

  #cells(row: XmlNode): Cell[] {
    return elementsOf(row).flatMap((child): Cell[] => {
      const isContinued = child.name === 'table:covered-table-cell';
      if (child.name !== 'table:table-cell' && !isContinued) return [];
      const cell: Cell = { span: 1, rows: 1, isContinued, blocks: isContinued ? [] : elementsOf(child).flatMap((own) => this.block(own)) };
      return Array.from({ length: repeated(child.attributes['table:number-columns-repeated']) }, () => cell);
    });
  }
}

const repeated = (count: string | undefined): number => (/^\d{1,9}$/.test(count ?? '') ? Math.min(Math.max(Number(count), 1), MAX_REPEATED) : 1);
const spaces = (count: string | undefined): number => (/^\d{1,9}$/.test(count ?? '') ? Math.min(Number(count), MAX_SPACES) : 1);
