import { InvalidInputs, invalid, unprocessable } from '../../errors.ts';
import { cos, sin } from '../../shared/numbers/elementary.ts';
import type { Rgba } from '../../shared/svg/colors.ts';
import { Drawing } from '../../shared/svg/drawing.ts';
import { LETTER_WIDTH, letterOutlines } from '../../shared/svg/letters.ts';
import type { Point } from '../../shared/svg/raster.ts';

const MAX_PIXELS = 16_000_000;
const ELLIPSE_SIDES = 60;
/** The library's fonts have the heights of capitals of OCR-B. */
const ASCENT = 0.66;

/** How the library is asked for a symbol. */
export interface Request {
  bcid: string;
  text: string;
  [option: string]: string | number | boolean;
}

interface Font {
  width: number;
  height: number;
  dx: number;
}

/** The symbol's library, loaded at its first use. */
async function load() {
  const { default: library } = await import('bwip-js/generic');
  return library;
}

/** Runs a step of the library; what it refuses is unprocessable, with its reason. */
function refusing<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof InvalidInputs) throw error;
    const reason = (error instanceof Error ? error.message : String(error)).replace(/^(?:Error: )?bwipp?\.?[A-Za-z0-9]*(?:#[0-9]+)?: /, '');
    return unprocessable(`The symbology cannot encode this text: ${reason.slice(0, 200)}.`, 'text');
  }
}

/** Bars and spaces of a linear symbol from its first to its last bar, 1 and 0 for each module. */
export async function modulesOf({ bcid, text, ...options }: Request): Promise<string> {
  const library = await load();
  const [symbol] = refusing(() => library.raw(bcid, text, options));
  if (!symbol || !('sbs' in symbol)) throw new RangeError(`${bcid} has no bars`);
  // A space after the last bar belongs to the quiet zone.
  const widths = symbol.sbs.length % 2 === 0 ? symbol.sbs.slice(0, -1) : symbol.sbs;
  return widths.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('');
}

/** What a symbol is drawn with. */
interface Style {
  /** Pixels per module. */
  scale: number;
  /** Modules on each side. */
  margin: number;
  dark: Rgba;
  light: Rgba;
}

/** Draws a symbol. */
export async function drawBarcode(request: Request, style: Style): Promise<Drawing> {
  const [library, outlines] = await Promise.all([load(), letterOutlines()]);
  const canvas = new Canvas(style, outlines);
  return refusing(() => library.render<Drawing>({ ...request, scale: style.scale }, canvas));
}

/** What the library draws on: its own coordinates begin inside the margin. */
class Canvas {
  readonly #style: Style;
  readonly #outlines: Awaited<ReturnType<typeof letterOutlines>>;
  readonly #edge: number;
  /** Outlines that are filled together. */
  readonly #paths: Point[][] = [];
  /** Bars and letters, each painted at once in the end. */
  readonly #bars: Point[][] = [];
  readonly #letters: Point[][] = [];
  #drawing = new Drawing(1, 1);

  constructor(style: Style, outlines: Awaited<ReturnType<typeof letterOutlines>>) {
    this.#style = style;
    this.#outlines = outlines;
    this.#edge = style.margin * style.scale;
  }

  scale(across: number, down: number): [number, number] {
    return [Math.max(1, Math.round(across)), Math.max(1, Math.round(down))];
  }

  measure(text: string, _font: string, width: number, height: number) {
    return { width: text.length * LETTER_WIDTH * width, ascent: ASCENT * height, descent: 0 };
  }

  init(width: number, height: number): void {
    const [across, down] = [width + 2 * this.#edge, height + 2 * this.#edge];
    if (across * down > MAX_PIXELS)
      invalid('scale', `makes a picture of ${Math.round(across)} × ${Math.round(down)} pixels; use a smaller scale, height or margin`);
    this.#drawing = new Drawing(Math.ceil(width) + 2 * this.#edge, Math.ceil(height) + 2 * this.#edge).describe('Barcode');
    this.#drawing.rectangle(0, 0, this.#drawing.width, this.#drawing.height, this.#style.light);
  }

  line(x0: number, y0: number, x1: number, y1: number, thickness: number): void {
    const width = Math.max(1, Math.round(thickness));
    const [left, top] = [Math.trunc(Math.min(x0, x1)), Math.trunc(Math.min(y0, y1))];
    // Lines run through the middle of a bar, rounded up for odd scales and down for even ones.
    const shift = width % 2 === 0 ? 0 : this.#style.scale % 2 === 1 ? -0.5 : 0.5;
    if (Math.trunc(x0) === Math.trunc(x1)) this.#rectangle(left + shift - width / 2, top, width, Math.abs(Math.trunc(y1) - Math.trunc(y0)));
    else this.#rectangle(left, top + shift - width / 2, Math.abs(Math.trunc(x1) - Math.trunc(x0)), width);
  }

  polygon(points: [number, number][]): void {
    this.#paths.push(points.map(([x, y]) => [x + this.#edge, y + this.#edge]));
  }

  hexagon(points: [number, number][]): void {
    this.polygon(points);
  }

  ellipse(x: number, y: number, across: number, down: number): void {
    this.polygon(
      Array.from({ length: ELLIPSE_SIDES }, (_, side) => {
        const angle = (side / ELLIPSE_SIDES) * 2 * Math.PI;
        return [x + across * cos(angle), y + down * sin(angle)];
      }),
    );
  }

  fill(): void {
    if (this.#paths.length > 0) this.#drawing.polygons(this.#paths.splice(0), this.#style.dark, 1, 'evenodd');
  }

  text(x: number, y: number, text: string, _color: string, font: Font): void {
    const step = LETTER_WIDTH * font.width + font.dx;
    for (const [index, letter] of Array.from(text).entries())
      this.#letters.push(...this.#outlines(letter, this.#edge + x + index * step, this.#edge + y, font.width));
  }

  end(): Drawing {
    for (const polygons of [this.#bars, this.#letters]) if (polygons.length > 0) this.#drawing.polygons(polygons, this.#style.dark);
    return this.#drawing;
  }

  #rectangle(left: number, top: number, width: number, height: number): void {
    const [x, y] = [left + this.#edge, top + this.#edge];
    this.#bars.push([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]);
  }
}
