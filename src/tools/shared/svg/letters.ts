import { unprocessable } from '../../errors.ts';
import { withoutMarks, withoutSpecialLetters } from '../text/accents.ts';
import type { Point } from './raster.ts';

/** Capitals of the font are this high, as a part of its size. */
export const CAPITAL_HEIGHT = 0.66;
/** All letters of the font are this wide, as a part of its size. */
export const LETTER_WIDTH = 0.65;

const CURVE_STEPS = 6;
const REPLACEMENTS: Record<string, string> = { '×': 'x', '–': '-', '—': '-', '−': '-', '‘': "'", '’': "'", '“': '"', '”': '"', '…': '...', '\u00a0': ' ' };

/** A text as the font can show it: accents dropped, some punctuation replaced. What is not ASCII then is unprocessable. @param path the field it came in */
export function drawableText(text: string, path: string): string {
  const plain = withoutSpecialLetters(withoutMarks(text)).replace(/[×–—−‘’“”…\u00a0]/g, (character) => REPLACEMENTS[character] ?? character);
  const stray = /[^\n\x20-\x7e]/u.exec(plain);
  return stray
    ? unprocessable(`Pictures of format png can show Latin letters, digits and ASCII punctuation only, not ${JSON.stringify(stray[0])}; use format svg.`, path)
    : plain;
}

/** Gives the outlines of one line of drawable text in OCR-B, starting at (x, y) on the base line. */
export async function letterOutlines(): Promise<(text: string, x: number, y: number, size: number) => Point[][]> {
  const { default: barcodes } = await import('bwip-js/generic');
  const font = barcodes.FontLib.lookup('OCR-B');
  return (text, x, y, size) =>
    Array.from(text).flatMap((character, index) =>
      outlines(barcodes.FontLib.getpaths(font, character.charCodeAt(0), size, size), x + index * LETTER_WIDTH * size, y),
    );
}

type Step =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x: number; y: number; cx: number; cy: number }
  | { type: 'C'; x: number; y: number; cx1: number; cy1: number; cx2: number; cy2: number };

function outlines(steps: readonly Step[], left: number, base: number): Point[][] {
  const polygons: [number, number][][] = [];
  let polygon: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const step of steps) {
    if (step.type === 'M') {
      polygon = [];
      polygons.push(polygon);
    }
    if (step.type === 'Q')
      for (let part = 1; part < CURVE_STEPS; part++) {
        const [t, rest] = [part / CURVE_STEPS, 1 - part / CURVE_STEPS];
        polygon.push([rest * rest * x + 2 * rest * t * step.cx + t * t * step.x, rest * rest * y + 2 * rest * t * step.cy + t * t * step.y]);
      }
    [x, y] = [step.x, step.y];
    polygon.push([x, y]);
  }
  return polygons.map((points) => points.map(([across, up]): Point => [left + across, base - up]));
}
