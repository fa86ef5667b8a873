import { unprocessable } from '../../errors.ts';
import { composed } from './compose.ts';
import type { PdfFile } from './file.ts';
import { dictOf, nameOf, streamOf } from './objects.ts';
import { eachXObject, rotationOf } from './page.ts';

const MAX_GLYPHS = 2_000_000;
/** Pictures larger than this many pixels are not decoded: none is needed. */
const MAX_IMAGE_PIXELS = 1;

type Matrix = readonly [number, number, number, number, number, number];

/** A character where it stands on the page as it is shown, y upwards. */
export interface Glyph {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Where it ends. */
  readonly endX: number;
  readonly endY: number;
  readonly size: number;
}

/** What pdf.js gives that is used here. */
interface Engine {
  readonly OPS: Readonly<Record<string, number>>;
  getDocument(source: object): { readonly promise: Promise<EngineDocument>; destroy(): Promise<void> };
}

interface EngineDocument {
  getPage(number: number): Promise<EnginePage>;
}

interface EnginePage {
  getOperatorList(options: object): Promise<{ readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }>;
  readonly commonObjs: { has(name: string): boolean; get(name: string): { fontMatrix?: readonly number[]; vertical?: boolean } };
  cleanup(): void;
}

/** The glyphs of pages by their numbers, in the order in which they are drawn. */
export async function glyphsOf(file: PdfFile, pages: readonly number[]): Promise<Map<number, Glyph[]>> {
  const wanted = [...new Set(pages)].sort((a, b) => a - b);
  const found = new Map<number, Glyph[]>();
  if (wanted.length === 0) return found;
  withoutPictures(file, wanted);
  const data = Uint8Array.from(composed([{ file, pages: wanted }], { bookmarks: { kind: 'none' }, keepCatalog: false }));
  const engine = (await import('unpdf/pdfjs')) as unknown as Engine;
  const loading = engine.getDocument({
    data,
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    useWasm: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
  });
  try {
    const document = await loading.promise;
    let left = MAX_GLYPHS;
    for (const [index, number] of wanted.entries()) {
      const page = file.pages[number - 1];
      const glyphs = await glyphsOn(engine, await document.getPage(index + 1), page ? rotationOf(file, page) : 0);
      left -= glyphs.length;
      if (left < 0) unprocessable(`The pages have more than ${MAX_GLYPHS} characters.`);
      found.set(number, glyphs);
    }
  } catch (error) {
    if (error instanceof Error && /Exception$/.test(error.name)) unprocessable(`The pages cannot be read: ${error.message}`);
    throw error;
  } finally {
    await loading.destroy();
  }
  return found;
}

/** Takes out of the resources what text needs not. */
function withoutPictures(file: PdfFile, pages: readonly number[]): void {
  const seen = new Set<unknown>();
  for (const number of pages) {
    const page = file.pages[number - 1];
    if (!page) continue;
    for (const dict of [page.dict, page.inherited]) for (const key of ['Annots', 'AA', 'Metadata', 'PieceInfo', 'Thumb']) dict.delete(key);
    eachXObject(
      file,
      page,
      seen,
      () => undefined,
      (resources) => {
        for (const key of ['Pattern', 'Shading', 'ColorSpace']) resources.delete(key);
        for (const state of dictOf(file, resources.get('ExtGState'))?.values() ?? []) dictOf(file, state)?.delete('SMask');
        const objects = dictOf(file, resources.get('XObject'));
        for (const [name, value] of objects ?? []) if (nameOf(file, streamOf(file, value)?.dict.get('Subtype')) !== 'Form') objects?.delete(name);
      },
    );
  }
}

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const TURNS: Readonly<Record<number, Matrix>> = { 0: IDENTITY, 90: [0, -1, 1, 0, 0, 0], 180: [-1, 0, 0, -1, 0, 0], 270: [0, 1, -1, 0, 0, 0] };

const numbersOf = (value: unknown): number[] => (Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<unknown>, Number) : []);

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(value);
  return [a, b, c, d, e, f];
}

/** The state of graphics and text (ISO 32000-2, 8.4 and 9.3). */
interface State {
  matrix: Matrix;
  font: string;
  size: number;
  characterSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
}

async function glyphsOn(engine: Engine, page: EnginePage, rotation: number): Promise<Glyph[]> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const names = new Map(Object.entries(engine.OPS).map(([name, code]) => [code, name]));
  const reader = new GlyphReader(page, TURNS[rotation] ?? IDENTITY);
  for (const [index, code] of fnArray.entries()) reader.take(names.get(code) ?? '', argsArray[index]);
  page.cleanup();
  return reader.glyphs;
}

class GlyphReader {
  readonly glyphs: Glyph[] = [];
  readonly #page: EnginePage;
  readonly #stack: State[] = [];
  #state: State;
  #line: Matrix = IDENTITY;
  #text: Matrix = IDENTITY;

  constructor(page: EnginePage, matrix: Matrix) {
    this.#page = page;
    this.#state = { matrix, font: '', size: 0, characterSpacing: 0, wordSpacing: 0, scale: 1, leading: 0, rise: 0 };
  }

  take(operator: string, given: unknown): void {
    const args: unknown[] = Array.isArray(given) ? given : given === null || given === undefined ? [] : numbersOf(given);
    const state = this.#state;
    const first = Number(args[0] ?? 0);
    if (operator === 'save') this.#stack.push({ ...state });
    else if (operator === 'restore' || operator === 'paintFormXObjectEnd') this.#state = this.#stack.pop() ?? state;
    else if (operator === 'transform') state.matrix = times(matrixOf(args), state.matrix);
    else if (operator === 'paintFormXObjectBegin') {
      this.#stack.push({ ...state });
      if (args[0]) state.matrix = times(matrixOf(args[0]), state.matrix);
    } else if (!this.#parameter(operator, first)) this.#textOperator(operator, args);
  }

  /** Takes up an operator of the state of text with one number. */
  #parameter(operator: string, first: number): boolean {
    const state = this.#state;
    if (operator === 'setCharSpacing') state.characterSpacing = first;
    else if (operator === 'setWordSpacing') state.wordSpacing = first;
    else if (operator === 'setHScale') state.scale = first / 100;
    else if (operator === 'setLeading') state.leading = Math.abs(first);
    else if (operator === 'setTextRise') state.rise = first;
    else return false;
    return true;
  }

  #textOperator(operator: string, args: readonly unknown[]): void {
    const state = this.#state;
    const [x, y] = [Number(args[0] ?? 0), Number(args[1] ?? 0)];
    if (operator === 'setFont') [state.font, state.size] = [String(args[0]), y];
    else if (operator === 'setGState') this.#graphics(args[0]);
    else if (operator === 'beginText') this.#move(IDENTITY);
    else if (operator === 'setTextMatrix') this.#move(matrixOf(args.length === 1 ? args[0] : args));
    else if (operator === 'moveText') this.#move(times([1, 0, 0, 1, x, y], this.#line));
    else if (operator === 'setLeadingMoveText') {
      state.leading = Math.abs(y);
      this.#move(times([1, 0, 0, 1, x, y], this.#line));
    } else if (operator === 'nextLine') this.#move(times([1, 0, 0, 1, 0, -state.leading], this.#line));
    else if (operator === 'showText' && Array.isArray(args[0])) this.#show(args[0]);
  }

  #graphics(list: unknown): void {
    for (const entry of Array.isArray(list) ? list : []) {
      if (!Array.isArray(entry) || entry[0] !== 'Font' || !Array.isArray(entry[1])) continue;
      [this.#state.font, this.#state.size] = [String(entry[1][0]), Number(entry[1][1] ?? 0)];
    }
  }

  #move(matrix: Matrix): void {
    this.#line = matrix;
    this.#text = matrix;
  }

  #show(items: readonly unknown[]): void {
    const state = this.#state;
    const font = this.#page.commonObjs.has(state.font) ? this.#page.commonObjs.get(state.font) : {};
    const unit = Math.abs(font.fontMatrix?.[0] ?? 0.001);
    for (const item of items) {
      if (typeof item === 'number') {
        const shift = (-item / 1000) * state.size;
        this.#text = times(font.vertical ? [1, 0, 0, 1, 0, shift] : [1, 0, 0, 1, shift * state.scale, 0], this.#text);
      } else if (typeof item === 'object' && item !== null) this.#glyph(item as ItemGlyph, unit, font.vertical === true);
    }
  }

  #glyph({ unicode, width, isSpace, vmetric }: ItemGlyph, unit: number, vertical: boolean): void {
    const state = this.#state;
    const advance = vertical ? (vmetric?.[0] ?? -width) * unit * state.size : width * unit * state.size;
    const spacing = state.characterSpacing + (isSpace ? state.wordSpacing : 0);
    const placed = times(this.#text, state.matrix);
    const at = (x: number, y: number): [number, number] => [x * placed[0] + y * placed[2] + placed[4], x * placed[1] + y * placed[3] + placed[5]];
    const [x, y] = at(0, state.rise);
    const [endX, endY] = vertical ? at(Math.abs(state.size) * unit * 1000, state.rise) : at(advance * state.scale, state.rise);
    const size = Math.abs(state.size) * Math.hypot(placed[2], placed[3]);
    if (this.glyphs.length <= MAX_GLYPHS && [x, y, endX, endY, size].every(Number.isFinite)) this.glyphs.push({ text: shown(unicode), x, y, endX, endY, size });
    this.#text = times(vertical ? [1, 0, 0, 1, 0, advance - spacing] : [1, 0, 0, 1, (advance + spacing) * state.scale, 0], this.#text);
  }
}

interface ItemGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly vmetric?: readonly number[] | null;
}

/** What a glyph stands for; a control character is what pdf.js gives where nothing tells. */
const shown = (unicode: string): string => (unicode === '' ? '\ufffd' : unicode.toWellFormed().replace(/(?![\t-\r\u0085])\p{Cc}/gu, '\ufffd'));
