import { unprocessable } from '../../errors.ts';
import { utf8Bytes } from '../../shared/platform/bytes.ts';
import { decimals } from './drawing.ts';
import { NewDocument } from './new-document.ts';
import { Bytes, type Dict, dict, Name, type Ref, type Value } from './objects.ts';
import type { Picture } from './picture.ts';
import type { FontSet, Piece } from './rich-text.ts';
import { stringOf } from './text.ts';

const MAX_PAGES = 500;
const SKEW = 0.2126;
/** Of strokes that imitate bold, as a share of the font size. */
const STROKE = 0.03;
const LINK = '0 0 0.8 rg';
const BLACK = '0 g';

/** The room of a page. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

export interface Entry {
  readonly title: string;
  readonly level: number;
  readonly page: number;
  readonly top: number;
}

interface Sheet {
  readonly content: string[];
  readonly links: { rectangle: number[]; address: string }[];
  readonly pictures: Map<string, Ref>;
}

/** Writes on pages, from the top of one to its bottom and on to the next. */
export class PageWriter {
  readonly document = new NewDocument();
  readonly fonts: FontSet;
  readonly frame: Frame;
  readonly entries: Entry[] = [];
  readonly #sheets: Sheet[] = [];
  /** Where the next thing begins. */
  y: number;

  constructor(fonts: FontSet, frame: Frame) {
    this.fonts = fonts;
    this.frame = frame;
    this.y = frame.height - frame.margin;
    this.newPage();
  }

  get bottom(): number {
    return this.frame.margin;
  }

  get isAtTop(): boolean {
    return this.y >= this.frame.height - this.frame.margin - 0.01;
  }

  newPage(): void {
    if (this.#sheets.length === MAX_PAGES) unprocessable(`The document would have more than ${MAX_PAGES} pages.`, 'markdown');
    this.#sheets.push({ content: [], links: [], pictures: new Map() });
    this.y = this.frame.height - this.frame.margin;
  }

  /** Begins a page where less than a height is left of this one. */
  need(height: number): void {
    if (this.y - height < this.bottom - 0.01 && !this.isAtTop) this.newPage();
  }

  /** Leaves room, but not at the top of a page. */
  skip(height: number): void {
    if (!this.isAtTop) this.y -= height;
  }

  get #sheet(): Sheet {
    const sheet = this.#sheets.at(-1);
    if (!sheet) throw new Error('there is no page');
    return sheet;
  }

  /** Draws with operators on this page. */
  draw(operators: string): void {
    this.#sheet.content.push(operators);
  }

  rectangle(x: number, y: number, width: number, height: number, color: string): void {
    this.draw(`${color} ${decimals([x, y, width, height])} re f`);
  }

  /** Draws a bar from a place on this page or one before it down to a height on this one. */
  bar(from: { page: number; y: number }, bottom: number, x: number, width: number, color: string): void {
    for (let number = from.page; number <= this.pageCount; number++) {
      const top = number === from.page ? from.y : this.frame.height - this.frame.margin;
      const end = number === this.pageCount ? bottom : this.bottom;
      if (top > end) this.#sheets[number - 1]?.content.push(`${color} ${decimals([x, end, width, top - end])} re f`);
    }
  }

  /** Writes a line of text with its base line at a height. */
  line(pieces: readonly Piece[], x: number, base: number): void {
    let at = x;
    for (const piece of pieces) {
      this.#piece(piece, at, base);
      at += piece.width;
    }
  }

  #piece({ text, style, font, width }: Piece, x: number, base: number): void {
    const color = style.link === undefined ? (style.color ?? BLACK) : LINK;
    const [bold, italic] = [font.isPlain && style.bold === true, font.isPlain && style.italic === true];
    const stroke = bold ? `${color.replace(/rg$/, 'RG').replace(/g$/, 'G')} 2 Tr ${decimals([style.size * STROKE])} w ` : '';
    const matrix = decimals([1, 0, italic ? SKEW : 0, 1, x, base]);
    this.draw(`BT ${color} ${stroke}/${font.name} ${decimals([style.size])} Tf ${matrix} Tm ${font.font.show(text)} Tj${bold ? ' 0 Tr' : ''} ET`);
    const thickness = style.size * 0.05;
    if (style.strike) this.rectangle(x, base + style.size * 0.27, width, thickness, color);
    if (style.link === undefined) return;
    this.rectangle(x, base - style.size * 0.12, width, thickness, color);
    this.#sheet.links.push({ rectangle: [x, base - style.size * 0.25, x + width, base + style.size * 0.9], address: style.link });
  }

  /** Draws a picture with its lower left corner at a place. */
  picture(picture: Picture, x: number, y: number, width: number, height: number): void {
    const name = `P${this.#sheet.pictures.size + 1}`;
    this.#sheet.pictures.set(name, picture.add(this.document.builder));
    this.draw(`q ${decimals(picture.matrix(x, y, width, height))} cm /${name} Do Q`);
  }

  /** Adds an entry of the outline that leads here. */
  bookmark(title: string, level: number): void {
    this.entries.push({ title, level, page: this.#sheets.length - 1, top: this.y });
  }

  /** Writes on the bottom of each page, as what is written there depends on its number. */
  onEachPage(draw: (writer: PageWriter, number: number) => void): void {
    const all = this.#sheets.splice(0);
    for (const [index, sheet] of all.entries()) {
      this.#sheets.push(sheet);
      draw(this, index + 1);
    }
  }

  /** Writes the document. */
  finish(info: Dict, catalog: Readonly<Record<string, Value | undefined>>): Uint8Array {
    const { builder } = this.document;
    const fonts = new Map<string, Value>(this.fonts.resources(builder));
    for (const { content, links, pictures } of this.#sheets) {
      const resources = dict({ Font: fonts, ...(pictures.size > 0 && { XObject: new Map<string, Value>(pictures) }) });
      const annotations = links.map(({ rectangle, address }) => builder.add(linkOf(rectangle, address)));
      this.document.addPage(this.frame.width, this.frame.height, `${content.join('\n')}\n`, resources, annotations.length > 0 ? { Annots: annotations } : {});
    }
    return this.document.write(info, { ...catalog, ...(this.entries.length > 0 && { Outlines: this.#outline(), PageMode: new Name('UseOutlines') }) });
  }

  get pageCount(): number {
    return this.#sheets.length;
  }

  /** The outline (ISO 32000-2, 12.3.3): entries within the last one of a smaller level. */
  #outline(): Ref {
    const { builder } = this.document;
    const root: Node = { ref: builder.add(true), kids: [], level: 0, entry: undefined };
    const path = [root];
    for (const entry of this.entries) {
      while ((path.at(-1)?.level ?? 0) >= entry.level) path.pop();
      const node: Node = { ref: builder.add(true), kids: [], level: entry.level, entry };
      (path.at(-1) ?? root).kids.push(node);
      path.push(node);
    }
    this.#write(root, undefined, 0);
    return root.ref;
  }

  #write(node: Node, parent: Node | undefined, index: number): void {
    const { entry, kids } = node;
    const [first, last] = [kids[0], kids.at(-1)];
    const page = this.document.pages[entry?.page ?? 0];
    this.document.builder.replace(
      node.ref,
      dict({
        ...(entry && { Title: stringOf(entry.title), Dest: [page ?? null, new Name('XYZ'), 0, Number(entry.top.toFixed(2)), 0] }),
        ...(!entry && { Type: new Name('Outlines') }),
        ...{ Parent: parent?.ref, Prev: parent?.kids[index - 1]?.ref, Next: parent?.kids[index + 1]?.ref },
        ...{ First: first?.ref, Last: last?.ref, Count: kids.length > 0 ? countOf(node) : undefined },
      }),
    );
    for (const [at, kid] of kids.entries()) this.#write(kid, node, at);
  }
}

interface Node {
  readonly ref: Ref;
  readonly kids: Node[];
  readonly level: number;
  readonly entry: Entry | undefined;
}

const countOf = ({ kids }: Node): number => kids.reduce((sum, kid) => sum + 1 + countOf(kid), 0);

const linkOf = (rectangle: readonly number[], address: string): Dict =>
  dict({
    ...{ Type: new Name('Annot'), Subtype: new Name('Link'), Border: [0, 0, 0] },
    Rect: rectangle.map((value) => Number(value.toFixed(2))),
    A: dict({ Type: new Name('Action'), S: new Name('URI'), URI: new Bytes(utf8Bytes(address)) }),
  });
