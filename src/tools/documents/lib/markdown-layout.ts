import type { Token } from 'markdown-it';
import { unprocessable } from '../../errors.ts';
import { decimals } from './drawing.ts';
import type { Budget } from './filters.ts';
import { bytesGiven } from './open.ts';
import type { PageWriter } from './page-writer.ts';
import { type Picture, readPicture } from './picture.ts';
import { BadPicture } from './png-read.ts';
import { linesOf, type Piece, type Run, type Style, visible } from './rich-text.ts';

const LEADING = 1.35;
const HEADING_SIZES = [2, 1.6, 1.3, 1.15, 1, 0.9];
const CODE_SIZE = 0.9;
const INDENT = 1.8;
const LEAST_ROOM = 40;
const GRAY = '0.35 g';
const LIGHT = '0.94 g';
const LINE = '0.75 g';
/** A pixel of CSS in points. */
const PIXEL = 0.75;
const MAX_COLUMNS = 100;
const ADDRESS = /^(?:https?:\/\/|mailto:)[^\s<>"]+$/i;
const PICTURE = /^data:image\/(?:png|jpe?g);base64,/i;

/** What is inside a block: text, and pictures between it. */
type Inline = Run[] | Picture;

/** Where blocks are put: from one side to another. */
interface Column {
  readonly left: number;
  readonly width: number;
  readonly color?: string;
}

/** Sets the tokens of Markdown on pages. */
export class MarkdownLayout {
  readonly #writer: PageWriter;
  readonly #size: number;
  readonly #budget: Budget;
  #tokens: readonly Token[] = [];
  #at = 0;
  firstHeading: string | undefined;

  constructor(writer: PageWriter, size: number, budget: Budget) {
    this.#writer = writer;
    this.#size = size;
    this.#budget = budget;
  }

  write(tokens: readonly Token[]): void {
    this.#tokens = tokens;
    this.#at = 0;
    const { width, margin } = this.#writer.frame;
    this.#blocks({ left: margin, width: width - 2 * margin }, undefined, true);
  }

  /** Sets blocks up to the token that ends what they are in. @param isLoose whether paragraphs stand apart */
  #blocks(column: Column, end: string | undefined, isLoose: boolean): void {
    for (let token = this.#tokens[this.#at]; token && token.type !== end; token = this.#tokens[this.#at]) {
      this.#at++;
      this.#block(token, column, isLoose);
    }
    this.#at++;
  }

  #block(token: Token, column: Column, isLoose: boolean): void {
    if (token.type === 'paragraph_open') this.#paragraph(column, isLoose && !token.hidden);
    else if (token.type === 'heading_open') this.#heading(Number(token.tag.slice(1)), column);
    else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') this.#list(token, column);
    else if (token.type === 'blockquote_open') this.#quote(column);
    else if (token.type === 'fence' || token.type === 'code_block') this.#code(token.content, column);
    else if (token.type === 'table_open') this.#table(column);
    else if (token.type === 'hr') this.#rule(column);
  }

  get #gap(): number {
    return this.#size * 0.7;
  }

  /** What the inline token here holds. Moves behind the block's end. */
  #inline(style: Style): Inline[] {
    const token = this.#tokens[this.#at];
    this.#at += 2;
    return inlineOf(token?.children ?? [], style, (source) => this.#picture(source));
  }

  #picture(source: string): Picture | undefined {
    if (!PICTURE.test(source)) return undefined;
    try {
      return readPicture(bytesGiven(source, 'markdown'), this.#budget);
    } catch (error) {
      if (error instanceof BadPicture || error instanceof RangeError || (error instanceof Error && error.name === 'InvalidInputs')) return undefined;
      throw error;
    }
  }

  #paragraph(column: Column, isLoose: boolean): void {
    const style: Style = { size: this.#size, ...(column.color !== undefined && { color: column.color }) };
    this.#flow(this.#inline(style), column, this.#size);
    if (isLoose) this.#writer.skip(this.#gap);
  }

  /** Sets text in lines and pictures between them. */
  #flow(parts: readonly Inline[], { left, width }: Column, size: number): void {
    for (const part of parts) {
      if (!Array.isArray(part)) this.#placePicture(part, left, width);
      else for (const line of linesOf(this.#writer.fonts, part, width)) this.#line(line, left, size);
    }
  }

  #line(line: readonly Piece[], left: number, size: number): void {
    this.#writer.need(size * LEADING);
    this.#writer.line(line, left, this.#writer.y - size);
    this.#writer.y -= size * LEADING;
  }

  #placePicture(picture: Picture, left: number, room: number): void {
    const { height: pageHeight, margin } = this.#writer.frame;
    const scale = Math.min(PIXEL, room / picture.width, (pageHeight - 2 * margin) / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    this.#writer.need(height);
    this.#writer.picture(picture, left, this.#writer.y - height, width, height);
    this.#writer.y -= height + this.#size * 0.3;
  }

  #heading(level: number, column: Column): void {
    const size = this.#size * (HEADING_SIZES[level - 1] ?? 1);
    const parts = this.#inline({ size, bold: true });
    const title = parts
      .flatMap((part) => (Array.isArray(part) ? part.map(({ text }) => text) : []))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    this.#writer.skip(size * 0.6);
    // With room for a line of what follows.
    this.#writer.need(size * LEADING + this.#size * LEADING * 2);
    this.#writer.bookmark(title, level);
    this.firstHeading ??= title === '' ? undefined : title;
    this.#flow(parts, column, size);
    this.#writer.skip(this.#gap * 0.6);
  }

  #list(open: Token, column: Column): void {
    const end = open.type.replace('open', 'close');
    let number = Number(open.attrGet('start') ?? 1);
    const isOrdered = open.type.startsWith('ordered');
    const indent = Math.min(this.#size * INDENT, Math.max(0, column.width - LEAST_ROOM));
    const inner = { ...column, left: column.left + indent, width: column.width - indent };
    for (let token = this.#tokens[this.#at]; token && token.type !== end; token = this.#tokens[this.#at]) {
      this.#at++;
      if (token.type !== 'list_item_open') continue;
      this.#marker(isOrdered ? `${number}.` : '•', column.left, indent);
      number++;
      this.#blocks(inner, 'list_item_close', true);
    }
    this.#at++;
    this.#writer.skip(this.#gap);
  }

  /** Writes the marker of an item where its first line is going to be; of a task, its box. */
  #marker(text: string, left: number, indent: number): void {
    const task = this.#takeTask();
    this.#writer.need(this.#size * LEADING);
    const base = this.#writer.y - this.#size;
    if (task !== undefined) {
      const side = this.#size * 0.7;
      const x = left + indent - side - this.#size * 0.4;
      this.#writer.draw(`q 0 G ${decimals([this.#size * 0.06])} w ${decimals([x, base, side, side])} re S Q`);
      if (task) {
        const point = (across: number, up: number): string => decimals([x + side * across, base + side * up]);
        this.#writer.draw(`q 0 G ${decimals([this.#size * 0.1])} w ${point(0.2, 0.5)} m ${point(0.42, 0.25)} l ${point(0.82, 0.8)} l S Q`);
      }
      return;
    }
    const [line = []] = linesOf(this.#writer.fonts, [{ text, style: { size: this.#size } }], Number.POSITIVE_INFINITY);
    const width = line.reduce((sum, piece) => sum + piece.width, 0);
    this.#writer.line(line, Math.max(left, left + indent - width - this.#size * 0.4), base);
  }

  /** Takes the mark of a task from the beginning of an item's first paragraph. */
  #takeTask(): boolean | undefined {
    const [paragraph, inline] = [this.#tokens[this.#at], this.#tokens[this.#at + 1]];
    const first = inline?.children?.[0];
    if (paragraph?.type !== 'paragraph_open' || first?.type !== 'text') return undefined;
    const match = /^\[([ xX])\][ \t]/.exec(first.content);
    if (!match) return undefined;
    first.content = first.content.slice(match[0].length);
    return match[1] !== ' ';
  }

  #quote(column: Column): void {
    const indent = Math.min(this.#size * 1.2, Math.max(0, column.width - LEAST_ROOM));
    const from = { page: this.#writer.pageCount, y: this.#writer.y };
    this.#blocks({ left: column.left + indent, width: column.width - indent, color: GRAY }, 'blockquote_close', true);
    this.#writer.bar(from, Math.max(this.#writer.bottom, this.#writer.y + this.#gap), column.left, this.#size * 0.2, LINE);
  }

  #code(content: string, { left, width }: Column): void {
    const size = this.#size * CODE_SIZE;
    const step = size * LEADING;
    const pad = size * 0.4;
    for (const text of content.replace(/\n$/, '').split('\n')) {
      for (const line of monoLines(this.#writer, text, { size, mono: true }, width - 2 * pad)) {
        this.#writer.need(step);
        this.#writer.rectangle(left, this.#writer.y - step, width, step, LIGHT);
        this.#writer.line(line, left + pad, this.#writer.y - size);
        this.#writer.y -= step;
      }
    }
    this.#writer.skip(this.#gap);
  }

  #rule({ left, width }: Column): void {
    this.#writer.need(this.#size * LEADING);
    this.#writer.rectangle(left, this.#writer.y - this.#size * 0.5, width, 0.75, LINE);
    this.#writer.y -= this.#size * LEADING;
  }

  #table(column: Column): void {
    const rows = this.#rows();
    const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 1);
    if (columns > MAX_COLUMNS) unprocessable(`A table has ${columns} columns; at most ${MAX_COLUMNS} are set.`, 'markdown');
    const pad = this.#size * 0.35;
    const widths = columnWidths(this.#writer, rows, columns, column.width, pad);
    for (const { cells } of rows) {
      const lines = widths.map((width, index) => linesOf(this.#writer.fonts, cells[index]?.runs ?? [], Math.max(1, width - 2 * pad)));
      this.#row(
        lines,
        widths,
        cells.map(({ align }) => align),
        column.left,
        pad,
      );
    }
    this.#writer.skip(this.#gap);
  }

  #rows(): Row[] {
    const rows: Row[] = [];
    for (let token = this.#tokens[this.#at]; token && token.type !== 'table_close'; token = this.#tokens[this.#at]) {
      if (token.type === 'tr_open') rows.push({ cells: [] });
      this.#at++;
      if (token.type !== 'th_open' && token.type !== 'td_open') continue;
      const align = /text-align:(left|center|right)/.exec(String(token.attrGet('style') ?? ''))?.[1];
      const parts = this.#inline({ size: this.#size, bold: token.type === 'th_open' });
      const runs = parts.flatMap((part) => (Array.isArray(part) ? part : []));
      rows.at(-1)?.cells.push({ runs, align: align === 'center' ? 0.5 : align === 'right' ? 1 : 0 });
    }
    this.#at++;
    return rows;
  }

  /** Sets a row, on several pages where it is higher than one. */
  #row(cells: readonly Piece[][][], widths: readonly number[], aligns: readonly number[], left: number, pad: number): void {
    const step = this.#size * LEADING;
    const count = Math.max(1, ...cells.map((lines) => lines.length));
    const { height, margin } = this.#writer.frame;
    if (count * step + 2 * pad <= height - 2 * margin) this.#writer.need(count * step + 2 * pad);
    for (let done = 0; done < count; ) {
      this.#writer.need(step + 2 * pad);
      const fit = Math.max(1, Math.min(count - done, Math.floor((this.#writer.y - this.#writer.bottom - 2 * pad) / step)));
      const rowHeight = fit * step + 2 * pad;
      let x = left;
      for (const [index, width] of widths.entries()) {
        this.#writer.draw(`q 0.75 G 0.5 w ${decimals([x, this.#writer.y - rowHeight, width, rowHeight])} re S Q`);
        for (const [offset, line] of (cells[index] ?? []).slice(done, done + fit).entries()) {
          const own = line.reduce((sum, piece) => sum + piece.width, 0);
          this.#writer.line(line, x + pad + Math.max(0, width - 2 * pad - own) * (aligns[index] ?? 0), this.#writer.y - pad - this.#size - offset * step);
        }
        x += width;
      }
      this.#writer.y -= rowHeight;
      done += fit;
    }
  }
}

interface Row {
  readonly cells: { runs: Run[]; align: number }[];
}

/** Widths of columns: what their contents need, or a share of the room by it, with at least the longest word where there is room. */
function columnWidths(writer: PageWriter, rows: readonly Row[], columns: number, room: number, pad: number): number[] {
  const wanted = Array.from({ length: columns }, (_, index) => {
    const widths = rows.map(({ cells }) => widest(linesOf(writer.fonts, cells[index]?.runs ?? [], Number.POSITIVE_INFINITY)));
    return Math.max(pad * 2, ...widths) + 2 * pad + 0.01;
  });
  const total = wanted.reduce((sum, width) => sum + width, 0);
  if (total <= room) return wanted;
  // Columns that need less than their share keep what they need; the others share the rest.
  const widths = new Array<number>(columns).fill(0);
  let [left, open] = [room, wanted.map((_, index) => index)];
  for (;;) {
    const share = left / open.length;
    const small = open.filter((index) => (wanted[index] ?? 0) <= share);
    if (small.length === 0 || small.length === open.length) {
      for (const index of open) widths[index] = small.length === 0 ? share : (wanted[index] ?? share);
      return widths;
    }
    for (const index of small) {
      widths[index] = wanted[index] ?? 0;
      left -= widths[index] ?? 0;
    }
    open = open.filter((index) => !small.includes(index));
  }
}

const widest = (lines: readonly Piece[][]): number => Math.max(0, ...lines.map((line) => line.reduce((sum, { width }) => sum + width, 0)));

/** Lines of a text whose spaces all count, broken where they are too long. */
export function monoLines(writer: PageWriter, text: string, style: Style, width: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const character of visible(text.replace(/\t/g, '    '))) {
    const font = writer.fonts.fontFor(character, style);
    const own = (font.font.width(character) * style.size) / 1000;
    if (used + own > width + 0.01 && used > 0) {
      lines.push([]);
      used = 0;
    }
    used += own;
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    if (last && last.font === font) {
      last.text += character;
      last.width += own;
    } else line.push({ text: character, style, font, width: own });
  }
  return lines;
}

/** The runs and pictures of inline tokens. Raw HTML counts for nothing. */
function inlineOf(tokens: readonly Token[], base: Style, pictureOf: (source: string) => Picture | undefined): Inline[] {
  const parts: Inline[] = [];
  const stack: Style[] = [base];
  for (const token of tokens) {
    const style = stack.at(-1) ?? base;
    const change = changeOf(token);
    if (change) stack.push({ ...style, ...change });
    else if (token.nesting === -1 && stack.length > 1) stack.pop();
    const picture = token.type === 'image' ? pictureOf(String(token.attrGet('src') ?? '')) : undefined;
    if (picture) parts.push(picture);
    else append(parts, runOf(token, style));
  }
  return parts;
}

function append(parts: Inline[], run: Run | undefined): void {
  if (!run) return;
  const last = parts.at(-1);
  if (Array.isArray(last)) last.push(run);
  else parts.push([run]);
}

/** What a token writes. */
function runOf(token: Token, style: Style): Run | undefined {
  if (token.type === 'text' || token.type === 'text_special') return { text: token.content, style };
  if (token.type === 'softbreak') return { text: ' ', style };
  if (token.type === 'hardbreak') return { text: '\n', style };
  if (token.type === 'code_inline') return { text: token.content, style: { ...style, mono: true, size: style.size * CODE_SIZE } };
  return token.type === 'image' ? { text: altOf(token), style } : undefined;
}

function changeOf(token: Token): Partial<Style> | undefined {
  if (token.type === 'strong_open') return { bold: true };
  if (token.type === 'em_open') return { italic: true };
  if (token.type === 's_open') return { strike: true };
  if (token.type !== 'link_open') return token.nesting === 1 ? {} : undefined;
  const address = String(token.attrGet('href') ?? '');
  return ADDRESS.test(address) ? { link: address } : {};
}

/** The text that stands for a picture. */
const altOf = (token: Token): string =>
  (token.children ?? []).map((child) => (child.type === 'image' ? altOf(child) : child.type === 'softbreak' ? ' ' : child.content)).join('');
