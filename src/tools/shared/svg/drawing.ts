import { cos, hypot, sin } from '../numbers/elementary.ts';
import { base64Of } from '../platform/bytes.ts';
import { hexOf, type Rgba } from './colors.ts';
import { CAPITAL_HEIGHT, drawableText, LETTER_WIDTH, letterOutlines } from './letters.ts';
import { encodePng } from './png.ts';
import { type FillRule, type Point, Raster } from './raster.ts';

const CIRCLE_SIDES = 90;
/** In hundredths of a pixel. */
const NEAR = 3;
const MAX_SKIPPED = 12;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text with what is special in XML escaped; what XML cannot hold (control characters, unpaired surrogates, noncharacters) is left out. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']|[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, (character) => ESCAPES[character] ?? '');

/** A number with up to two decimals. */
export const short = (value: number): string => String(Math.round(value * 100) / 100 + 0);

type Shape =
  | { kind: 'polygon'; polygons: readonly (readonly Point[])[]; color: Rgba; opacity: number; rule: FillRule; markup?: string }
  | { kind: 'text'; x: number; y: number; size: number; color: Rgba; anchor: 'start' | 'middle' | 'end'; text: string; path: string };

/** A picture of filled shapes and texts, which can be written as SVG and as PNG. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly #shapes: Shape[] = [];
  #title = '';
  #description = '';

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** What screen readers say of the SVG. */
  describe(title: string, description = ''): this {
    this.#title = title;
    this.#description = description;
    return this;
  }

  rectangle(x: number, y: number, width: number, height: number, color: Rgba, opacity = 1): this {
    const corners: Point[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
    return this.#polygons([corners], color, opacity, `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`);
  }

  circle(x: number, y: number, radius: number, color: Rgba): this {
    const points = Array.from({ length: CIRCLE_SIDES }, (_, side): Point => {
      const angle = (side / CIRCLE_SIDES) * 2 * Math.PI;
      return [x + radius * cos(angle), y + radius * sin(angle)];
    });
    return this.#polygons([points], color, 1, `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`);
  }

  /** Closed polygons, filled together. */
  polygons(polygons: readonly (readonly Point[])[], color: Rgba, opacity = 1, rule: FillRule = 'nonzero'): this {
    return this.#polygons(polygons, color, opacity, undefined, rule);
  }

  /** A line through some points. */
  line(points: readonly Point[], width: number, color: Rgba): this {
    const half = width / 2;
    for (const [index, [x1, y1]] of points.entries()) {
      const [x0, y0] = points[index - 1] ?? [x1, y1];
      const length = hypot(x1 - x0, y1 - y0);
      if (length === 0) continue;
      const [across, down] = [((x1 - x0) / length) * half, ((y1 - y0) / length) * half];
      const corners: Point[] = [
        [x0 - down, y0 + across],
        [x1 - down, y1 + across],
        [x1 + down, y1 - across],
        [x0 + down, y0 - across],
      ];
      this.#polygons([corners], color, 1, index === 1 ? lineMarkup(points, width, color) : '');
      if (index > 1 && width > 1) this.#polygons([octagon(x0, y0, half)], color, 1, '');
    }
    return this;
  }

  /** One line of text. @param x,y a point of the base line @param path the input field the text came in */
  text(text: string, x: number, y: number, size: number, color: Rgba, anchor: 'start' | 'middle' | 'end', path: string): this {
    if (text !== '') this.#shapes.push({ kind: 'text', x, y, size, color, anchor, text, path });
    return this;
  }

  #polygons(polygons: readonly (readonly Point[])[], color: Rgba, opacity: number, markup: string | undefined, rule: FillRule = 'nonzero'): this {
    if (color[3] > 0) this.#shapes.push({ kind: 'polygon', polygons, color, opacity, rule, ...(markup !== undefined && { markup }) });
    return this;
  }

  svg(): string {
    const { width, height } = this;
    const spoken = (this.#title && `<title>${escapeXml(this.#title)}</title>`) + (this.#description && `<desc>${escapeXml(this.#description)}</desc>`);
    const shapes = this.#shapes.map((shape) => (shape.kind === 'text' ? textMarkup(shape) : polygonMarkup(shape))).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">${spoken}${shapes}</svg>`;
  }

  /** The picture as a PNG in base64. */
  async png(): Promise<string> {
    const raster = new Raster(this.width, this.height);
    const outlines = this.#shapes.some(({ kind }) => kind === 'text') ? await letterOutlines() : undefined;
    for (const shape of this.#shapes) {
      if (shape.kind === 'polygon') raster.fill(shape.polygons, shape.color, shape.opacity, shape.rule);
      else {
        const text = drawableText(shape.text, shape.path);
        const width = text.length * LETTER_WIDTH * shape.size;
        const left = shape.x - (shape.anchor === 'start' ? 0 : shape.anchor === 'end' ? width : width / 2);
        raster.fill(outlines?.(text, left, shape.y, shape.size) ?? [], shape.color);
      }
    }
    return base64Of(encodePng(this.width, this.height, raster.pixels));
  }

  /** The picture in the format asked for, under the format's name. */
  async in(format: 'svg' | 'png'): Promise<{ svg?: string; png?: string }> {
    return format === 'svg' ? { svg: this.svg() } : { png: await this.png() };
  }
}

/** The base line that centres capitals of a size around a height. */
export const centeredBase = (middle: number, size: number): number => middle + (CAPITAL_HEIGHT * size) / 2;

function octagon(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 8 }, (_, side): Point => [x + radius * cos((side * Math.PI) / 4), y + radius * sin((side * Math.PI) / 4)]);
}

function lineMarkup(points: readonly Point[], width: number, color: Rgba): string {
  return `<polyline points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" fill="none" stroke="${hexOf(color)}" stroke-width="${short(width)}" stroke-linejoin="round"/>`;
}

function polygonMarkup({ polygons, color, opacity, rule, markup }: Extract<Shape, { kind: 'polygon' }>): string {
  if (markup === '' || markup?.endsWith('/>')) return markup;
  const start = markup ?? `<path d="${polygons.map(pathOf).join('')}"`;
  return `${start} fill="${hexOf(color)}"${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}${opacity < 1 ? ` fill-opacity="${short(opacity)}"` : ''}/>`;
}

/** A closed polygon in the short form of paths: from its first point in steps, those along an axis with one figure. Steps lead from rounded point to rounded point, so that no error adds up. */
function pathOf(points: readonly Point[]): string {
  const [first, ...others] = withoutNeedless(points.map(([x, y]): Point => [hundredths(x), hundredths(y)]));
  if (!first) return '';
  let [x, y] = first;
  let written = '';
  let path = `M${figure(x)}${separated(y)}`;
  for (const [nextX, nextY] of others) {
    const step = stepOf(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
    // The letter of a step like the one before is left out.
    const [command = '', next = ''] = step;
    path += command === 'l' && written === 'l' ? (next === '-' ? '' : ' ') + step.slice(1) : step;
    if (step !== '') written = command;
  }
  return `${path}z`;
}

function stepOf(across: number, down: number): string {
  if (down === 0) return across === 0 ? '' : `h${figure(across)}`;
  return across === 0 ? `v${figure(down)}` : `l${figure(across)}${separated(down)}`;
}

/** A polygon without the points that lie on the way from one that stays to a later one, but for three hundredths of a pixel: the curves of letters have many. */
function withoutNeedless(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  let at = 0;
  while (at < points.length) {
    const from = points[at];
    if (from) kept.push(from);
    let next = at + 1;
    while (next - at < MAX_SKIPPED && next + 1 < points.length && areOnTheWay(points.slice(at, next + 2))) next++;
    at = next;
  }
  return kept;
}

/** Whether the points between the first and the last are near the line between these, and lie between them. */
function areOnTheWay(points: readonly Point[]): boolean {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = [points[0], points.at(-1)];
  const length = hypot(x1 - x0, y1 - y0);
  return points.slice(1, -1).every(([x, y]) => {
    const along = (x - x0) * (x1 - x0) + (y - y0) * (y1 - y0);
    return along >= 0 && along <= length * length && Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) <= NEAR * length;
  });
}

const hundredths = (value: number): number => Math.round(value * 100);
const figure = (value: number): string => String(value / 100).replace(/^(-?)0(?=\.)/, '$1');
const separated = (value: number): string => (value < 0 ? figure(value) : ` ${figure(value)}`);

function textMarkup({ x, y, size, color, anchor, text }: Extract<Shape, { kind: 'text' }>): string {
  return `<text x="${short(x)}" y="${short(y)}" font-family="sans-serif" font-size="${short(size)}" fill="${hexOf(color)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escapeXml(text)}</text>`;
}
