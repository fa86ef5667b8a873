import { base64Of } from '../../shared/platform/bytes.ts';
import { limitText } from './given-file.ts';
import { limitHtml } from './markdown-parts.ts';
import type { WordFile } from './word-file.ts';
import { eachNote, NOTE_KINDS, Notes } from './word-notes.ts';
import { type Block, type Format, type Inline, isSafeLink, type Paragraph, type ReadingOptions, type Row, type Rows } from './word-reader.ts';
import { NumberedText } from './word-text.ts';

// HTML as mammoth makes it: headings, paragraphs, lists and tables, with what is bold, italic, struck, raised or lowered, in one line.

const MAX_HEADING = 6;
/** Pictures that browsers show. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/webp', 'image/svg+xml']);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text: string): string => escaped(text).replaceAll('"', '&quot;');

export interface HtmlOptions {
  images: 'omit' | 'inline';
  /** Absent where notes are left out. */
  notes: Notes | undefined;
  /** Whether paragraphs that follow others are marked by PART, where the whole can be cut in two. */
  hasParts: boolean;
}

/** A character that no XML has. */
export const PART = '\0';

interface OpenList {
  tag: 'ul' | 'ol';
}

/** A piece of a line with the elements around it, the outermost first. */
interface Piece {
  html: string;
  tags: readonly string[];
}

export class HtmlWriter {
  readonly #file: WordFile;
  readonly #options: HtmlOptions;
  readonly #reading: ReadingOptions;
  readonly #text = new NumberedText();
  #lists: OpenList[] = [];
  /** Cells around. */
  #depth = 0;
  /** What of the table is being written, where it has a head. */
  #section: 'thead' | 'tbody' | undefined;
  /** Of pictures that are in the text, in characters. */
  #pictureLength = 0;
  /** Bookmarks of empty paragraphs, which go to the next. */
  #bookmarks: Inline[] = [];
  readonly #pictures = new WeakMap<Inline, string>();

  constructor(file: WordFile, options: HtmlOptions, reading: ReadingOptions) {
    this.#file = file;
    this.#options = options;
    this.#reading = reading;
  }

  block(block: Block | Rows): void {
    if (block.kind === 'paragraph') this.#paragraph(block);
    else if (block.kind === 'table') this.#table({ rows: block.rows, isFirst: true, isLast: true });
    else this.#table(block);
    const { hasParts } = this.#options;
    if (hasParts && this.#depth === 0) limitHtml(this.#text.length - this.#pictureLength);
  }

  #paragraph(paragraph: Paragraph): void {
    const { heading, list, inlines } = paragraph;
    if (!inlines.some((inline) => this.#isShown(inline))) {
      this.#bookmarks.push(...inlines.filter(({ kind }) => kind === 'bookmark'));
      return;
    }
    if (heading !== undefined && heading <= MAX_HEADING) this.#element(`h${heading}`, paragraph);
    else if (list === undefined) this.#element('p', paragraph);
    else {
      this.#openItem(list.isOrdered ? 'ol' : 'ul', list.level + 1);
      this.#inlines(inlines);
    }
  }

  #isShown(inline: Inline): boolean {
    if (inline.kind === 'image') return this.#image(inline) !== '';
    return inline.kind === 'note' ? this.#options.notes !== undefined : inline.kind !== 'bookmark';
  }

  #element(tag: string, { inlines }: Paragraph): void {
    this.#closeLists(0);
    if (this.#options.hasParts && this.#depth === 0) this.#text.add(PART);
    this.#text.add(`<${tag}>`);
    this.#inlines(inlines);
    this.#text.add(`</${tag}>`);
  }

  #closeLists(depth: number): void {
    while (this.#lists.length > depth) this.#text.add(`</li></${this.#lists.pop()?.tag}>`);
  }

  /** Begins an item of a list. @param depth of the list, from 1 */
  #openItem(tag: 'ul' | 'ol', depth: number): void {
    this.#closeLists(depth);
    if (this.#lists.length === depth) {
      if (this.#lists.at(-1)?.tag === tag) {
        this.#text.add('</li><li>');
        return;
      }
      this.#closeLists(depth - 1);
    }
    while (this.#lists.length < depth) {
      const own = this.#lists.length === depth - 1 ? tag : 'ul';
      this.#lists.push({ tag: own });
      this.#text.add(`<${own}><li>`);
    }
  }

  #inlines(inlines: readonly Inline[]): void {
    const open: string[] = [];
    const close = (depth: number): void => {
      while (open.length > depth) this.#text.add(`</${/^[a-z]+/.exec(open.pop() ?? '')?.[0]}>`);
    };
    for (const inline of [...this.#bookmarks.splice(0), ...inlines]) {
      const piece = this.#piece(inline);
      if (piece === undefined) continue;
      const same = piece.tags.findIndex((tag, index) => tag !== open[index]);
      close(same < 0 ? piece.tags.length : same);
      for (const tag of piece.tags.slice(open.length)) {
        open.push(tag);
        this.#text.add(`<${tag}>`);
      }
      this.#text.add(piece.html);
      if (inline.kind === 'note') this.#note(inline);
    }
    close(0);
  }

  /** What is written for an inline; nothing where it leaves no trace. */
  #piece(inline: Inline): Piece | undefined {
    switch (inline.kind) {
      case 'text':
        return { html: escaped(inline.text), tags: this.#tags(inline.format) };
      case 'break':
        return { html: '<br />', tags: this.#tags(inline.format) };
      case 'bookmark':
        return inline.name === '' ? undefined : { html: `<a id="${quoted(inline.name)}"></a>`, tags: [] };
      case 'image': {
        const html = this.#image(inline);
        return html === '' ? undefined : { html, tags: this.#tags(inline.format) };
      }
      default:
        return this.#options.notes && { html: '', tags: [] };
    }
  }

  #tags({ link, bold, italic, place, strike }: Format): string[] {
    const tags: string[] = [];
    if (link !== undefined) {
      if (isSafeLink(link)) tags.push(`a href="${quoted(link.trim())}"`);
      else this.#reading.messages.add(`A link to ${JSON.stringify(link.slice(0, 200))} was left as text.`);
    }
    if (bold) tags.push('strong');
    if (italic) tags.push('em');
    if (place) tags.push(place);
    if (strike) tags.push('s');
    return tags;
  }

  #note(inline: Extract<Inline, { kind: 'note' }>): void {
    const mark = this.#options.notes?.refer(inline.note, inline.id);
    if (mark === undefined) return;
    const id = quoted(inline.id);
    this.#text.add(`<sup><a href="#${inline.note}-${id}" id="${inline.note}-ref-${id}">[`);
    this.#text.add(mark);
    this.#text.add(']</a></sup>');
  }

  #image(inline: Extract<Inline, { kind: 'image' }>): string {
    const known = this.#pictures.get(inline);
    if (known !== undefined) return known;
    const html = this.#picture(inline);
    this.#pictures.set(inline, html);
    return html;
  }

  #picture({ target, alternative }: Extract<Inline, { kind: 'image' }>): string {
    const part = target?.isExternal ? undefined : target?.part;
    if (this.#options.images === 'omit') return escaped(alternative);
    const type = part === undefined ? '' : this.#file.contentType(part).toLowerCase();
    const bytes = part !== undefined && SHOWN.has(type) ? this.#file.archive.bytes(part) : undefined;
    if (bytes === undefined) {
      this.#reading.messages.add(
        part === undefined ? 'A picture that is not in the file was left out.' : `A picture of the type ${type || 'unknown'} was left out.`,
      );
      return escaped(alternative);
    }
    limitText(bytes.length);
    const attribute = alternative === '' ? '' : `alt="${quoted(alternative)}" `;
    const source = `src="data:${type};base64,${base64Of(bytes)}"`;
    this.#pictureLength += source.length;
    return `<img ${attribute}${source} />`;
  }

  /** Rows of a table: the first of them that are headers are its head, where there are some. */
  #table({ rows, isFirst, isLast }: Omit<Rows, 'kind'>): void {
    if (isFirst) {
      this.#closeLists(0);
      const hasHead = rows[0]?.isHeader === true;
      this.#text.add(hasHead ? '<table><thead>' : '<table>');
      this.#section = hasHead ? 'thead' : undefined;
    }
    for (const row of rows) {
      if (this.#section === 'thead' && !row.isHeader) {
        this.#text.add('</thead><tbody>');
        this.#section = 'tbody';
      }
      this.#row(row, this.#section === 'thead' ? 'th' : 'td');
    }
    if (isLast) this.#text.add(this.#section === undefined ? '</table>' : `</${this.#section}></table>`);
  }

  #row({ cells }: Row, tag: 'td' | 'th'): void {
    this.#text.add('<tr>');
    for (const cell of cells) {
      if (cell.isContinued) continue;
      const spans = `${cell.span > 1 ? ` colspan="${cell.span}"` : ''}${cell.rows > 1 ? ` rowspan="${cell.rows}"` : ''}`;
      this.#text.add(`<${tag}${spans}>`);
      this.#inner(cell.blocks);
      this.#text.add(`</${tag}>`);
    }
    this.#text.add('</tr>');
  }

  /** Blocks with lists of their own. */
  #inner(blocks: readonly Block[]): void {
    const [lists, section] = [this.#lists, this.#section];
    this.#lists = [];
    this.#depth += 1;
    for (const block of blocks) this.block(block);
    this.#closeLists(0);
    [this.#lists, this.#section] = [lists, section];
    this.#depth -= 1;
  }

  /** The whole, with the notes as a list at the end. */
  async finish(): Promise<string> {
    this.#closeLists(0);
    const { notes } = this.#options;
    if (notes) {
      const items = new Map<string, string>();
      for (const note of NOTE_KINDS) await eachNote(this.#file, notes, note, this.#reading, (id, blocks) => items.set(`${note}-${id}`, this.#noteBody(blocks)));
      this.#noteList(notes, items);
      return this.#text.finished(notes);
    }
    return this.#text.finished(new Notes());
  }

  #noteBody(blocks: readonly Block[]): string {
    const writer = new HtmlWriter(this.#file, { ...this.#options, notes: undefined, hasParts: false }, this.#reading);
    for (const block of blocks) writer.block(block);
    writer.#closeLists(0);
    return writer.#text.finished(new Notes());
  }

  #noteList(notes: Notes, items: ReadonlyMap<string, string>): void {
    const list = NOTE_KINDS.flatMap((note) => [...notes.ids(note).keys()].map((id) => ({ key: `${note}-${id}`, back: `${note}-ref-${id}` })));
    if (list.length === 0) return;
    this.#text.add('<ol>');
    for (const { key, back } of list) {
      const link = `<a href="#${quoted(back)}">↑</a>`;
      const body = items.get(key) ?? '';
      const whole = body.endsWith('</p>') ? `${body.slice(0, -4)} ${link}</p>` : `${body}<p> ${link}</p>`;
      this.#text.add(`<li id="${quoted(key)}">${whole}</li>`);
    }
    this.#text.add('</ol>');
  }
}
