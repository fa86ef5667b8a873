import type { Rgba } from './colors.ts';

/** What counts as inside: wound around at all, or an odd number of times. */
export type FillRule = 'nonzero' | 'evenodd';

export type Point = readonly [x: number, y: number];

/** Rows of samples per row of pixels; across, coverage is exact. */
const SAMPLES = 4;

/** Pixels that shapes are painted on one over another, with smooth edges. */
export class Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row; transparent at first. */
  readonly pixels: Uint8Array;
  readonly #cover: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 4);
    this.#cover = new Float32Array(width);
  }

  /** Fills closed polygons together by a fill rule of SVG. */
  fill(polygons: readonly (readonly Point[])[], color: Rgba, opacity = 1, rule: FillRule = 'nonzero'): void {
    const edges = edgesOf(polygons);
    if (edges.length === 0) return;
    const top = Math.max(0, Math.floor(edges.reduce((least, edge) => Math.min(least, edge.top), Number.POSITIVE_INFINITY)));
    const bottom = Math.min(this.height, Math.ceil(edges.reduce((most, edge) => Math.max(most, edge.bottom), 0)));
    edges.sort((a, b) => a.top - b.top);
    let next = 0;
    let active: Edge[] = [];
    for (let y = top; y < bottom; y++) {
      for (let edge = edges[next]; edge && edge.top < y + 1; edge = edges[++next]) active.push(edge);
      active = active.filter((edge) => edge.bottom > y);
      for (let sample = 0; sample < SAMPLES; sample++) this.#coverRow(active, y + (sample + 0.5) / SAMPLES, rule);
      this.#paintRow(y, color, opacity);
    }
  }

  #coverRow(edges: readonly Edge[], y: number, rule: FillRule): void {
    const crossings: { x: number; turn: number }[] = [];
    for (const { top, bottom, x, slope, turn } of edges) if (y >= top && y < bottom) crossings.push({ x: x + (y - top) * slope, turn });
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      winding += turn;
      const end = crossings[index + 1];
      if (end && (rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0)) this.#coverSpan(Math.max(0, x), Math.min(this.width, end.x));
    }
  }

  #coverSpan(from: number, to: number): void {
    const cover = this.#cover;
    for (let x = Math.floor(from); x < to; x++) cover[x] = (cover[x] ?? 0) + (Math.min(to, x + 1) - Math.max(from, x)) / SAMPLES;
  }

  #paintRow(y: number, [red, green, blue, alpha]: Rgba, opacity: number): void {
    const { pixels, width } = this;
    const cover = this.#cover;
    for (let x = 0; x < width; x++) {
      const share = Math.min(1, cover[x] ?? 0) * opacity * (alpha / 255);
      if (share <= 0) continue;
      cover[x] = 0;
      const at = (y * width + x) * 4;
      const under = ((pixels[at + 3] ?? 0) / 255) * (1 - share);
      const total = share + under;
      pixels[at] = Math.round((red * share + (pixels[at] ?? 0) * under) / total);
      pixels[at + 1] = Math.round((green * share + (pixels[at + 1] ?? 0) * under) / total);
      pixels[at + 2] = Math.round((blue * share + (pixels[at + 2] ?? 0) * under) / total);
      pixels[at + 3] = Math.round(total * 255);
    }
  }
}

interface Edge {
  top: number;
  bottom: number;
  /** Where it is at the top, and how far it moves to the right per row. */
  x: number;
  slope: number;
  turn: 1 | -1;
}

function edgesOf(polygons: readonly (readonly Point[])[]): Edge[] {
  const edges: Edge[] = [];
  for (const polygon of polygons) {
    for (const [index, [x0, y0]] of polygon.entries()) {
      const [x1, y1] = polygon[(index + 1) % polygon.length] ?? [x0, y0];
      if (y0 === y1) continue;
      const slope = (x1 - x0) / (y1 - y0);
      edges.push(y0 < y1 ? { top: y0, bottom: y1, x: x0, slope, turn: 1 } : { top: y1, bottom: y0, x: x1, slope, turn: -1 });
    }
  }
  return edges;
}
