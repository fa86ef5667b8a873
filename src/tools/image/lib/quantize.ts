import { CHANNELS, type Picture, type Pixels } from './picture.ts';
import { paletteOf } from './png.ts';

/** A picture in few colours: red, green, blue and alpha of each, and their numbers of the pixels. */
export interface Quantized {
  readonly colors: Uint8Array;
  readonly indexes: Uint8Array;
}

const BITS = 5;
const DROPPED = 8 - BITS;
const CELLS = 2 ** (4 * BITS);

/** A cell of the colour space: how many pixels are in it, and the sums of their channels. */
interface Cell {
  count: number;
  sums: number[];
  means: number[];
}

interface Box {
  cells: Cell[];
  /** The channel of the greatest variance, and that times the pixels. */
  axis: number;
  spread: number;
}

const keyOf = (red: number, green: number, blue: number, alpha: number): number =>
  ((red >> DROPPED) << (3 * BITS)) | ((green >> DROPPED) << (2 * BITS)) | ((blue >> DROPPED) << BITS) | (alpha >> DROPPED);

function cellsOf({ pixels }: Picture): Cell[] {
  const known = new Map<number, Cell>();
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const channels = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, pixels[at + 3] ?? 0] as const;
    const key = keyOf(...channels);
    let cell = known.get(key);
    if (!cell) {
      cell = { count: 0, sums: [0, 0, 0, 0], means: [] };
      known.set(key, cell);
    }
    cell.count++;
    for (let channel = 0; channel < CHANNELS; channel++) cell.sums[channel] = (cell.sums[channel] ?? 0) + (channels[channel] ?? 0);
  }
  const cells = [...known].sort(([a], [b]) => a - b).map(([, cell]) => cell);
  for (const cell of cells) cell.means = cell.sums.map((sum) => sum / cell.count);
  return cells;
}

function boxOf(cells: Cell[]): Box {
  let [axis, spread] = [0, -1];
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  for (let channel = 0; channel < CHANNELS; channel++) {
    const mean = cells.reduce((sum, cell) => sum + (cell.sums[channel] ?? 0), 0) / count;
    const variance = cells.reduce((sum, cell) => sum + cell.count * ((cell.means[channel] ?? 0) - mean) ** 2, 0);
    if (variance > spread) [axis, spread] = [channel, variance];
  }
  return { cells, axis, spread };
}

/** Splits a box across its widest channel, at its mean. */
function split({ cells, axis }: Box): [Box, Box] {
  const sorted = cells.toSorted((a, b) => (a.means[axis] ?? 0) - (b.means[axis] ?? 0));
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  const mean = cells.reduce((sum, cell) => sum + (cell.sums[axis] ?? 0), 0) / count;
  const found = sorted.findIndex((cell) => (cell.means[axis] ?? 0) > mean);
  const at = Math.min(sorted.length - 1, Math.max(1, found));
  return [boxOf(sorted.slice(0, at)), boxOf(sorted.slice(at))];
}

/** Cells split by median cut into at most so many boxes. */
function boxesOf(cells: Cell[], count: number): Box[] {
  const boxes = [boxOf(cells)];
  while (boxes.length < count) {
    const widest = boxes.reduce((best, box, index) => (box.cells.length > 1 && box.spread > (boxes[best]?.spread ?? -1) ? index : best), -1);
    const box = boxes[widest];
    if (!box) break;
    boxes.splice(widest, 1, ...split(box));
  }
  return boxes;
}

/** Colours of a picture by median cut, each the mean of its box. */
const colorsOf = (picture: Picture, count: number): Uint8Array =>
  Uint8Array.from(boxesOf(cellsOf(picture), count).flatMap(({ cells }) => meanOf(cells).map(Math.round)));

/** Colours that are each seen so often, split by median cut into groups: the mean of each, unrounded, and how often its colours are seen. */
export function clustersOf(colors: readonly { color: readonly number[]; count: number }[], groups: number): { color: number[]; count: number }[] {
  const cells = colors.length > MAX_EXACT ? inCells(colors) : colors.map(({ color, count }) => cellOf(color, count));
  return boxesOf(cells, groups).map((box) => ({ color: meanOf(box.cells).slice(0, 3), count: box.cells.reduce((sum, { count }) => sum + count, 0) }));
}

/** Colours above which those that are near each other are taken together first. */
const MAX_EXACT = 20_000;

function cellOf(color: readonly number[], count: number): Cell {
  const means = [color[0] ?? 0, color[1] ?? 0, color[2] ?? 0, 255];
  return { count, sums: means.map((mean) => mean * count), means };
}

function inCells(colors: readonly { color: readonly number[]; count: number }[]): Cell[] {
  const known = new Map<number, Cell>();
  for (const { color, count } of colors) {
    const key = keyOf(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0, 255);
    const cell = known.get(key) ?? { count: 0, sums: [0, 0, 0, 0], means: [] };
    cell.count += count;
    cell.sums = cell.sums.map((sum, channel) => sum + (color[channel] ?? 255) * count);
    known.set(key, cell);
  }
  const cells = [...known].sort(([a], [b]) => a - b).map(([, cell]) => cell);
  for (const cell of cells) cell.means = cell.sums.map((sum) => sum / cell.count);
  return cells;
}

function meanOf(cells: readonly Cell[]): number[] {
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  return [0, 1, 2, 3].map((channel) => cells.reduce((sum, cell) => sum + (cell.sums[channel] ?? 0), 0) / count);
}

/** What finds the nearest colour, asked for cells of the colour space once. */
function nearestIn(colors: Uint8Array): (red: number, green: number, blue: number, alpha: number) => number {
  const known = new Int16Array(CELLS).fill(-1);
  return (red, green, blue, alpha) => {
    const key = keyOf(red, green, blue, alpha);
    const found = known[key] ?? -1;
    if (found >= 0) return found;
    const half = 2 ** (DROPPED - 1);
    const middle = [red, green, blue, alpha].map((value) => (value >> DROPPED) * 2 ** DROPPED + half);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let index = 0; index * CHANNELS < colors.length; index++) {
      let distance = 0;
      for (let channel = 0; channel < CHANNELS; channel++) distance += ((colors[index * CHANNELS + channel] ?? 0) - (middle[channel] ?? 0)) ** 2;
      if (distance < least) [best, least] = [index, distance];
    }
    known[key] = best;
    return best;
  };
}

const held = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** Gives each pixel a colour, its error spread by Floyd and Steinberg. */
function dithered({ pixels, width, height }: Picture, colors: Uint8Array): Uint8Array {
  const nearest = nearestIn(colors);
  const indexes = new Uint8Array(width * height);
  let errors = new Float64Array((width + 2) * 3);
  for (let y = 0; y < height; y++) {
    const next = new Float64Array((width + 2) * 3);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * CHANNELS;
      const alpha = pixels[at + 3] ?? 0;
      const place = (x + 1) * 3;
      const wanted = [0, 1, 2].map((channel) => (pixels[at + channel] ?? 0) + (alpha === 0 ? 0 : (errors[place + channel] ?? 0)));
      const index = nearest(held(wanted[0] ?? 0), held(wanted[1] ?? 0), held(wanted[2] ?? 0), alpha);
      indexes[y * width + x] = index;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const error = (wanted[channel] ?? 0) - (colors[index * CHANNELS + channel] ?? 0);
        errors[place + 3 + channel] = (errors[place + 3 + channel] ?? 0) + (error * 7) / 16;
        next[place - 3 + channel] = (next[place - 3 + channel] ?? 0) + (error * 3) / 16;
        next[place + channel] = (next[place + channel] ?? 0) + (error * 5) / 16;
        next[place + 3 + channel] = (next[place + 3 + channel] ?? 0) + error / 16;
      }
    }
    errors = next;
  }
  return indexes;
}

/** A picture in at most so many colours, 2 to 256: its own where they are as few, else by median cut and dithering. */
export function quantized(picture: Picture, count: number): Quantized {
  const own = paletteOf(picture);
  if (own && own.colors.length <= count * CHANNELS) return own;
  const colors = colorsOf(picture, count);
  return { colors, indexes: dithered(picture, colors) };
}

const HALF = 128;

/** A picture whose pixels are either opaque or not there, as in GIF. */
export function withoutHalves(picture: Picture): Picture {
  const pixels: Pixels = new Uint8Array(picture.pixels);
  for (let at = 3; at < pixels.length; at += CHANNELS) {
    if ((pixels[at] ?? 0) >= HALF) pixels[at] = 255;
    else pixels.fill(0, at - 3, at + 1);
  }
  return { ...picture, pixels };
}
