import { InvalidInputs, invalid, unprocessable } from '../../errors.ts';
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
    return unprocessable(`The symbology cannot hold this text: ${reason.slice(0, 200)}.`, 'text');
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

/** Draws a symbol. @param scale pixels per module @param margin modules on each side */
export async function drawBarcode(request: Request, scale: number, margin: number, dark: Rgba, light: Rgba): Promise<Drawing> {
  const [library, outlines] = await Promise.all([load(), letterOutlines()]);
  const paths: Point[][] = [];
  let drawing = new Drawing(1, 1);
  const edge = margin * scale;
  const rectangle = (left: number, top: number, width: number, height: number): void => {
    const [x, y] = [left + edge, top + edge];
    drawing.polygons(
      [
        [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ],
      ],
      dark,
    );
  };
  const moved = (points: [number, number][]): Point[] => points.map(([x, y]) => [x + edge, y + edge]);
  const context = {
    scale: (across: number, down: number): [number, number] => [Math.max(1, Math.round(across)), Math.max(1, Math.round(down))],
    measure: (text: string, _font: string, width: number, height: number) => ({
      width: text.length * LETTER_WIDTH * width,
      ascent: ASCENT * height,
      descent: 0,
    }),
    init: (width: number, height: number): void => {
      if ((width + 2 * edge) * (height + 2 * edge) > MAX_PIXELS)
        invalid('scale', `makes a picture of ${Math.round(width + 2 * edge)} × ${Math.round(height + 2 * edge)} pixels; use a smaller scale, height or margin`);
      drawing = new Drawing(Math.ceil(width) + 2 * edge, Math.ceil(height) + 2 * edge).describe('Barcode');
      drawing.rectangle(0, 0, drawing.width, drawing.height, light);
    },
    line: (x0: number, y0: number, x1: number, y1: number, thickness: number): void => {
      const width = Math.max(1, Math.round(thickness));
      const [left, top] = [Math.trunc(Math.min(x0, x1)), Math.trunc(Math.min(y0, y1))];
      // Lines run through the middle of a bar, rounded up for odd scales and down for even ones.
      const shift = width % 2 === 0 ? 0 : scale % 2 === 1 ? -0.5 : 0.5;
      if (Math.trunc(x0) === Math.trunc(x1)) rectangle(left + shift - width / 2, top, width, Math.abs(Math.trunc(y1) - Math.trunc(y0)));
      else rectangle(left, top + shift - width / 2, Math.abs(Math.trunc(x1) - Math.trunc(x0)), width);
    },
    polygon: (points: [number, number][]): void => void paths.push(moved(points)),
    hexagon: (points: [number, number][]): void => void paths.push(moved(points)),
    ellipse: (x: number, y: number, across: number, down: number): void => {
      paths.push(
        Array.from({ length: ELLIPSE_SIDES }, (_, side): Point => {
          const angle = (side / ELLIPSE_SIDES) * 2 * Math.PI;
          return [edge + x + across * Math.cos(angle), edge + y + down * Math.sin(angle)];
        }),
      );
    },
    fill: (): void => {
      if (paths.length > 0) drawing.polygons(paths.splice(0), dark, 1, 'evenodd');
    },
    text: (x: number, y: number, text: string, _color: string, font: Font): void => {
      const step = LETTER_WIDTH * font.width + font.dx;
      const letters = Array.from(text).flatMap((letter, index) => outlines(letter, edge + x + index * step, edge + y, font.width));
      if (letters.length > 0) drawing.polygons(letters, dark);
    },
    end: (): Drawing => drawing,
  };
  return refusing(() => library.render<Drawing>({ ...request, scale }, context));
}
