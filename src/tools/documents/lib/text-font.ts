import { InvalidInputs, unprocessable } from '../../errors.ts';
import { hexOf, latin1Bytes, utf8Bytes } from '../../shared/platform/bytes.ts';
import { compress } from '../../shared/platform/compression.ts';
import { createHash } from '../../shared/platform/hashes.ts';
import { readColor } from '../../shared/svg/colors.ts';
import type { Sink } from './builder.ts';
import { BadFont, type FontProgram, readFont } from './font-program.ts';
import { cffSubset, trueTypeSubset } from './font-subset.ts';
import { Bytes, type Dict, dict, Name, type Ref, Stream, type Value } from './objects.ts';
import type { Given } from './open.ts';
import { HELVETICA, HELVETICA_BOLD } from './standard-widths.ts';
import { numberText } from './write.ts';

/** A font that text is set in. Measures are thousandths of the font size. */
export interface TextFont {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  has(character: string): boolean;
  width(text: string): number;
  /** The operand of an operator that shows a text of which it has all characters. */
  show(text: string): string;
  /** The font among the objects of a file; complete when `finish` has been called. */
  ref(sink: Sink): Ref;
  /** Writes what depends on the characters that were shown. */
  finish(sink: Sink): void;
}

export type StandardName = 'Helvetica' | 'Helvetica-Bold' | 'Helvetica-Oblique' | 'Helvetica-BoldOblique' | 'Courier' | 'Courier-Bold';

/** What Windows-1252 has from 0x80 to 0x9f; a space for none. */
const UPPER =
  '\u20ac \u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152 \u017d  \u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153 \u017e\u0178';
const CODES = new Map([...UPPER].flatMap((character, index): [string, number][] => (character === ' ' ? [] : [[character, 0x80 + index]])));

/** The code of a character in Windows-1252. */
function codeOf(character: string): number | undefined {
  const code = character.charCodeAt(0);
  const isItself = character.length === 1 && ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff));
  return isItself ? code : CODES.get(character);
}

/** One of the fonts that every reader has (ISO 32000-2, 9.6.2.2), with the characters of Windows-1252. */
export class StandardFont implements TextFont {
  readonly ascent = 718;
  readonly descent = -207;
  readonly capHeight = 718;
  readonly #name: StandardName;
  #ref: Ref | undefined;

  constructor(name: StandardName) {
    this.#name = name;
  }

  has(character: string): boolean {
    return codeOf(character) !== undefined;
  }

  width(text: string): number {
    if (this.#name.startsWith('Courier')) return [...text].length * 600;
    const widths = this.#name.startsWith('Helvetica-Bold') ? HELVETICA_BOLD : HELVETICA;
    let width = 0;
    for (const character of text) width += widths[(codeOf(character) ?? 32) - 32] ?? 0;
    return width;
  }

  show(text: string): string {
    return `<${hexOf(Uint8Array.from(text, (character) => codeOf(character) ?? 32))}>`;
  }

  ref(sink: Sink): Ref {
    this.#ref ??= sink.add(dict({ Type: new Name('Font'), Subtype: new Name('Type1'), BaseFont: new Name(this.#name), Encoding: new Name('WinAnsiEncoding') }));
    return this.#ref;
  }

  finish(): void {
    // Every reader has the rest.
  }
}

const UNDEFINED_WIDTH = 1000;

/** A font that is embedded, with those glyphs alone that are shown. */
export class EmbeddedFont implements TextFont {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly #program: FontProgram;
  readonly #characters = new Map<number, string>();
  readonly #glyphs = new Map<string, number>();
  #ref: Ref | undefined;
  #cids: ((glyph: number) => number) | undefined;

  constructor(program: FontProgram) {
    this.#program = program;
    ({ ascent: this.ascent, descent: this.descent, capHeight: this.capHeight } = program);
    if (program.isCff) this.#cids = cffSubset(program, new Set()).cidOf;
  }

  #glyph(character: string): number {
    let glyph = this.#glyphs.get(character);
    if (glyph === undefined) {
      glyph = this.#program.glyphOf(character.codePointAt(0) ?? 0);
      this.#glyphs.set(character, glyph);
    }
    return glyph;
  }

  has(character: string): boolean {
    return this.#glyph(character) !== 0;
  }

  width(text: string): number {
    let width = 0;
    for (const character of text) width += this.#program.width(this.#glyph(character));
    return width;
  }

  show(text: string): string {
    let digits = '';
    for (const character of text) {
      const glyph = this.#glyph(character);
      if (!this.#characters.has(glyph)) this.#characters.set(glyph, character);
      digits += (this.#cids?.(glyph) ?? glyph).toString(16).padStart(4, '0');
    }
    return `<${digits}>`;
  }

  ref(sink: Sink): Ref {
    this.#ref ??= sink.add(true);
    return this.#ref;
  }

  finish(sink: Sink): void {
    if (!this.#ref) return;
    const glyphs = [...this.#characters.keys()].sort((one, other) => one - other);
    const program = this.#program;
    const wanted = new Set(glyphs);
    const file = fontFile(program, wanted);
    const cid = (glyph: number): number => this.#cids?.(glyph) ?? glyph;
    const name = new Name(`${tagOf(glyphs)}+${program.name}`);
    const descriptor = sink.add(
      dict({
        ...{ Type: new Name('FontDescriptor'), FontName: name, Flags: 4, FontBBox: [...program.box], ItalicAngle: program.italicAngle },
        ...{ Ascent: program.ascent, Descent: program.descent, CapHeight: program.capHeight, StemV: 80 },
        [program.isCff ? 'FontFile3' : 'FontFile2']: sink.add(file),
      }),
    );
    const widths = glyphs.map((glyph) => [cid(glyph), program.width(glyph)] as const).sort(([one], [other]) => one - other);
    const descendant = sink.add(
      dict({
        ...{ Type: new Name('Font'), Subtype: new Name(program.isCff ? 'CIDFontType0' : 'CIDFontType2'), BaseFont: name },
        CIDSystemInfo: dict({ Registry: ascii('Adobe'), Ordering: ascii('Identity'), Supplement: 0 }),
        ...{ FontDescriptor: descriptor, DW: UNDEFINED_WIDTH, W: widths.flatMap(([own, width]): Value[] => [own, [width]]) },
        ...(!program.isCff && { CIDToGIDMap: new Name('Identity') }),
      }),
    );
    const toUnicode = sink.add(packedStream(toUnicodeMap(glyphs.map((glyph) => [cid(glyph), this.#characters.get(glyph) ?? '']))));
    sink.replace(
      this.#ref,
      dict({
        ...{ Type: new Name('Font'), Subtype: new Name('Type0'), BaseFont: name, Encoding: new Name('Identity-H') },
        ...{ DescendantFonts: [descendant], ToUnicode: toUnicode },
      }),
    );
  }
}

const ascii = (text: string): Value => new Bytes(latin1Bytes(text));

function fontFile(program: FontProgram, wanted: ReadonlySet<number>): Stream {
  if (program.isCff) return packedStream(cffSubset(program, wanted).bytes, dict({ Subtype: new Name('CIDFontType0C') }));
  const bytes = trueTypeSubset(program, wanted);
  return packedStream(bytes, dict({ Length1: bytes.length }));
}

/** Six letters that stand for the glyphs of a subset. */
function tagOf(glyphs: readonly number[]): string {
  const hash = createHash('sha256')
    .update(utf8Bytes(glyphs.join(' ')))
    .digest();
  return Array.from(hash.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join('');
}

/** What the codes of a font stand for (ISO 32000-2, 9.10.3). */
function toUnicodeMap(entries: readonly (readonly [number, string])[]): Uint8Array {
  const lines = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
  ];
  for (let start = 0; start < entries.length; start += 100) {
    const part = entries.slice(start, start + 100);
    lines.push(
      `${part.length} beginbfchar`,
      ...part.map(([code, text]) => `<${hex4(code)}> <${Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at))).join('')}>`),
      'endbfchar',
    );
  }
  lines.push('endcmap CMapName currentdict /CMap defineresource pop end end', '');
  return latin1Bytes(lines.join('\n'));
}

const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

/** A stream packed with Flate. */
export function packedStream(bytes: Uint8Array, entries: Dict = new Map()): Stream {
  return new Stream(new Map<string, Value>([...entries, ['Filter', new Name('FlateDecode')]]), compress(bytes, 'zlib'));
}

/** The font that is given, or else Helvetica. One that cannot be read: unprocessable. */
export function fontGiven(given: Given, text: string | undefined): TextFont {
  if (text === undefined) return new StandardFont('Helvetica');
  const bytes = given.bytes(text, 'font');
  try {
    return new EmbeddedFont(readFont(bytes));
  } catch (error) {
    if (error instanceof BadFont || error instanceof RangeError)
      return unprocessable(`The font cannot be used: ${error instanceof BadFont ? error.message : 'it is cut off or damaged'}.`, 'font');
    throw error;
  }
}

/** Refuses a text with a character that a font has no glyph for. */
export function holdToFont(text: string, font: TextFont, isGiven: boolean, path: string): void {
  for (const character of text) {
    if (font.has(character)) continue;
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const name = /\p{C}|\p{Z}/u.test(character) ? code : `“${character}” (${code})`;
    unprocessable(isGiven ? `The font has no glyph for ${name}.` : `Helvetica has no glyph for ${name}; give a font that has one.`, path);
  }
}

/** Finishes fonts, some of whose tables may turn out to be damaged. */
export function finishFonts(fonts: readonly Pick<TextFont, 'finish'>[], sink: Sink): void {
  try {
    for (const font of fonts) font.finish(sink);
  } catch (error) {
    if (!(error instanceof BadFont || error instanceof RangeError)) throw error;
    unprocessable(`The font cannot be used: ${error instanceof BadFont ? error.message : 'it is cut off or damaged'}.`, 'font');
  }
}

/** The operator that sets a colour for filling. A colour that is none: unprocessable. */
export async function fillColor(text: string): Promise<string> {
  try {
    const [red, green, blue] = await readColor(text, 'color');
    return `${[red, green, blue].map((part) => numberText(Number((part / 255).toFixed(4)))).join(' ')} rg`;
  } catch (error) {
    if (error instanceof InvalidInputs)
      return unprocessable(`The color ${JSON.stringify(text.slice(0, 40))} is none: write it as #369, #336699 or a name such as navy.`, 'color');
    throw error;
  }
}
