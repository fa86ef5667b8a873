import { latin1Text } from '../../shared/platform/bytes.ts';
import type { Sink } from './builder.ts';
import { decimals, formObject } from './drawing.ts';
import type { PdfFile } from './file.ts';
import { type Field, FLAGS, formOf } from './form.ts';
import { arrayOf, bytesOf, type Dict, dict, dictOf, nameOf, numberOf, type Ref, rectangleOf } from './objects.ts';
import { StandardFont, type StandardName, type TextFont } from './text-font.ts';

const LEADING = 1.2;
const PADDING = 2;
const USUAL_SIZE = 12;
const LEAST_SIZE = 4;
const MAX_LINES = 10_000;

/** How a field's text looks. */
interface Look {
  readonly font: TextFont;
  /** 0: as it fits. */
  readonly size: number;
  readonly color: string;
  readonly align: number;
}

/** A rectangle to draw in, its corner at 0 0. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly border: number;
}

/** Makes appearances of fields, with Helvetica or Courier, or a font that is given for text that they lack. */
export class Appearances {
  readonly #file: PdfFile;
  readonly #fonts = new Map<StandardName, StandardFont>();
  readonly #given: TextFont | undefined;

  constructor(file: PdfFile, given: TextFont | undefined) {
    this.#file = file;
    this.#given = given;
  }

  /** The font that a text of a field is set in. */
  fontFor(field: Field, text: string): TextFont {
    const standard = this.#standard(this.#defaultAppearance(field).name);
    return [...text.replace(/[\r\n]/g, '')].every((character) => standard.has(character)) ? standard : (this.#given ?? standard);
  }

  #standard(resource: string): StandardFont {
    const fonts = dictOf(this.#file, dictOf(this.#file, formOf(this.#file)?.get('DR'))?.get('Font'));
    const base = nameOf(this.#file, dictOf(this.#file, fonts?.get(resource))?.get('BaseFont')) ?? resource;
    const isBold = /bold|^HeBo$|^CoBo$/i.test(base);
    const name: StandardName = /cour|^co/i.test(base) ? (isBold ? 'Courier-Bold' : 'Courier') : isBold ? 'Helvetica-Bold' : 'Helvetica';
    const font = this.#fonts.get(name) ?? new StandardFont(name);
    this.#fonts.set(name, font);
    return font;
  }

  /** Font, size and colour of the DA of a field (ISO 32000-2, 12.7.4.3). */
  #defaultAppearance(field: Field): { name: string; size: number; color: string } {
    const own = field.inherited('DA');
    const given = bytesOf(this.#file, own) ?? bytesOf(this.#file, formOf(this.#file)?.get('DA')) ?? new Uint8Array();
    const text = latin1Text(given.subarray(0, 1000));
    const font = /\/([^\s/]{1,100})\s+(-?\d{0,6}\.?\d{0,6})\s+Tf/.exec(text);
    const color = /(?:^|\s)((?:-?\d{0,6}\.?\d{1,6}\s+){1,4}(?:g|rg|k))(?=\s|$)/.exec(text);
    const size = Math.abs(Number(font?.[2] ?? 0));
    return { name: font?.[1] ?? 'Helv', size: Number.isFinite(size) ? Math.min(1000, size) : 0, color: color?.[1]?.trim() ?? '0 g' };
  }

  #look(field: Field, text: string): Look {
    const { size, color } = this.#defaultAppearance(field);
    const align = field.inherited('Q') ?? formOf(this.#file)?.get('Q');
    return { font: this.fontFor(field, text), size, color, align: typeof align === 'number' ? align : 0 };
  }

  /** Gives each widget of a field the appearance of a text. @param texts what is shown, of a list its options @param chosen of a list, the numbers of those chosen */
  setText(field: Field, texts: readonly string[], chosen?: readonly number[]): void {
    for (const { dict: widget } of field.widgets) {
      const { room, matrix } = this.#room(widget);
      const look = this.#look(field, texts.join(''));
      const drawn = chosen ? listContent(texts, chosen, look, room) : this.#textContent(field, texts[0] ?? '', look, room);
      const content = `${this.#background(widget, room)}/Tx BMC q ${decimals([1, 1, room.width - 2, room.height - 2])} re W n\n${drawn}Q EMC\n`;
      const resources = dict({ Font: dict({ F: look.font.ref(this.#file) }) });
      const form = formObject(content, [0, 0, room.width, room.height], resources, matrix ? { Matrix: matrix } : {});
      widget.set('AP', dict({ N: this.#file.add(form) }));
      widget.delete('AS');
    }
  }

  #textContent(field: Field, given: string, look: Look, room: Room): string {
    const text = (field.flags & FLAGS.password) !== 0 ? '*'.repeat([...given].length) : given;
    const cells = numberOf(this.#file, field.inherited('MaxLen')) ?? 0;
    if ((field.flags & FLAGS.comb) !== 0 && cells > 0 && cells <= 1000) return combContent(text, cells, look, room);
    return (field.flags & FLAGS.multiline) !== 0 ? linesContent(text, look, room) : lineContent(text.replace(/[\r\n]+/g, ' '), look, room);
  }

  /** The room of a widget, and the matrix that turns it. */
  #room(widget: Dict): { room: Room; matrix?: number[] } {
    const [left, bottom, right, top] = rectangleOf(this.#file, widget.get('Rect')) ?? [0, 0, 0, 0];
    const [width, height] = [Math.max(4, right - left), Math.max(4, top - bottom)];
    const border = Math.min(numberOf(this.#file, dictOf(this.#file, widget.get('BS'))?.get('W')) ?? 1, width / 4, height / 4);
    const turn = (((numberOf(this.#file, dictOf(this.#file, widget.get('MK'))?.get('R')) ?? 0) % 360) + 360) % 360;
    if (turn === 90) return { room: { width: height, height: width, border }, matrix: [0, 1, -1, 0, width, 0] };
    if (turn === 270) return { room: { width: height, height: width, border }, matrix: [0, -1, 1, 0, 0, height] };
    return turn === 180 ? { room: { width, height, border }, matrix: [-1, 0, 0, -1, width, height] } : { room: { width, height, border } };
  }

  /** The background and border that a widget asks for. */
  #background(widget: Dict, { width, height, border }: Room): string {
    const look = dictOf(this.#file, widget.get('MK'));
    const fill = colorOperator(this.#numbers(look, 'BG'), ['g', 'rg', 'k']);
    const stroke = border > 0 ? colorOperator(this.#numbers(look, 'BC'), ['G', 'RG', 'K']) : '';
    const filled = fill && `q ${fill} ${decimals([0, 0, width, height])} re f Q\n`;
    return filled + (stroke && `q ${stroke} ${decimals([border])} w ${decimals([border / 2, border / 2, width - border, height - border])} re S Q\n`);
  }

  #numbers(look: Dict | undefined, key: string): number[] {
    return (arrayOf(this.#file, look?.get(key)) ?? []).flatMap((value) => numberOf(this.#file, value) ?? []);
  }

  /** Gives a widget of a checkbox or radio button without appearances a mark for its state. */
  addMark(widget: Dict, state: string): void {
    const { room, matrix } = this.#room(widget);
    const [w, h] = [room.width, room.height];
    const background = this.#background(widget, room);
    const mark = `q ${decimals([Math.min(w, h) / 8])} w 1 J 1 j ${decimals([w * 0.2, h * 0.5])} m ${decimals([w * 0.42, h * 0.25])} l ${decimals([w * 0.8, h * 0.75])} l S Q\n`;
    const form = (content: string): Ref => this.#file.add(formObject(content, [0, 0, w, h], dict({}), matrix ? { Matrix: matrix } : {}));
    widget.set(
      'AP',
      dict({
        N: new Map([
          [state, form(background + mark)],
          ['Off', form(background)],
        ]),
      }),
    );
  }

  finish(sink: Sink): void {
    this.#given?.finish(sink);
  }
}

function colorOperator(color: readonly number[], operators: readonly [string, string, string]): string {
  const operator = color.length === 1 ? operators[0] : color.length === 3 ? operators[1] : color.length === 4 ? operators[2] : '';
  return operator && `${decimals(color)} ${operator}`;
}

const widthOf = (font: TextFont, text: string, size: number): number => (font.width(text) * size) / 1000;

const begin = ({ color }: Look, size: number): string => `BT ${color} /F ${decimals([size])} Tf\n`;

function startOf({ align, font }: Look, text: string, size: number, { width, border }: Room): number {
  const pad = border + PADDING;
  const left = width - widthOf(font, text, size);
  return align === 1 ? left / 2 : align === 2 ? left - pad : pad;
}

/** Where the base line of a line is whose middle is at a height. */
const baseAt = (middle: number, { font }: Look, size: number): number => middle - (((font.ascent + font.descent) / 2) * size) / 1000;

function lineContent(text: string, look: Look, room: Room): string {
  const { font } = look;
  const pad = room.border + PADDING;
  const tallest = ((room.height - 2 * room.border) * 1000) / ((font.ascent - font.descent) * 1.1);
  const widest = text === '' ? USUAL_SIZE : ((room.width - 2 * pad) * 1000) / Math.max(1, font.width(text));
  const size = look.size || Math.max(LEAST_SIZE, Math.min(USUAL_SIZE, tallest, widest));
  return `${begin(look, size)}${decimals([startOf(look, text, size, room), baseAt(room.height / 2, look, size)])} Td ${font.show(text)} Tj ET\n`;
}

function combContent(text: string, cells: number, look: Look, room: Room): string {
  const size = look.size || Math.max(LEAST_SIZE, Math.min(USUAL_SIZE, (room.height - 2 * room.border) / LEADING));
  const cell = room.width / cells;
  const shown = [...text].map((character, index) => {
    const x = cell * (index + 0.5) - widthOf(look.font, character, size) / 2;
    return `1 0 0 1 ${decimals([x, baseAt(room.height / 2, look, size)])} Tm ${look.font.show(character)} Tj\n`;
  });
  return `${begin(look, size)}${shown.join('')}ET\n`;
}

function linesContent(text: string, look: Look, room: Room): string {
  const pad = room.border + PADDING;
  const [width, height] = [room.width - 2 * pad, room.height - 2 * pad];
  let size = look.size || USUAL_SIZE;
  let lines = wrapped(text, look.font, size, width);
  while (look.size === 0 && size > LEAST_SIZE && lines.length * size * LEADING > height) {
    size -= 0.5;
    lines = wrapped(text, look.font, size, width);
  }
  const top = room.height - pad - (look.font.ascent * size) / 1000;
  const shown = lines.map(
    (line, index) => `1 0 0 1 ${decimals([startOf(look, line, size, room), top - index * size * LEADING])} Tm ${look.font.show(line)} Tj\n`,
  );
  return `${begin(look, size)}${shown.join('')}ET\n`;
}

/** Lines of a text that are no wider than the room; words that are longer are broken. */
export function wrapped(text: string, font: TextFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|\n|\r/)) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(font, longer, size) <= width || (line === '' && [...word].length <= 1)) line = longer;
      else {
        if (line !== '') lines.push(line);
        line = brokenWord(word, font, size, width, lines);
      }
      if (lines.length > MAX_LINES) return lines;
    }
    lines.push(line);
  }
  return lines;
}

/** Breaks a word that is too long, and gives what is left for the next line. */
function brokenWord(word: string, font: TextFont, size: number, width: number, lines: string[]): string {
  let [piece, used] = ['', 0];
  for (const character of word) {
    const own = widthOf(font, character, size);
    if (piece !== '' && used + own > width) {
      lines.push(piece);
      [piece, used] = ['', 0];
    }
    piece += character;
    used += own;
  }
  return piece;
}

const CHOSEN = '0.6 0.75686 0.8549 rg';

function listContent(texts: readonly string[], chosen: readonly number[], look: Look, room: Room): string {
  const size = look.size || USUAL_SIZE;
  const step = size * LEADING;
  const first = Math.min(chosen[0] ?? 0, Math.max(0, texts.length - Math.floor(room.height / step)));
  let content = '';
  for (let index = first, top = room.height - room.border; index < texts.length && top > 0; index++, top -= step) {
    const text = texts[index] ?? '';
    if (chosen.includes(index)) content += `q ${CHOSEN} ${decimals([room.border, top - step, room.width - 2 * room.border, step])} re f Q\n`;
    content += `${begin(look, size)}${decimals([startOf(look, text, size, room), baseAt(top - step / 2, look, size)])} Td ${look.font.show(text)} Tj ET\n`;
  }
  return content;
}
