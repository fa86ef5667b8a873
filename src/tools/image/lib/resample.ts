import { PI, sin } from '../../shared/numbers/elementary.ts';
import { CHANNELS, channelOf, isOpaque, movedAbout, type Picture, type Pixels } from './picture.ts';

export const KERNELS = ['nearest', 'linear', 'cubic', 'mitchell', 'lanczos3'] as const;
export type Kernel = (typeof KERNELS)[number];

interface Shape {
  /** How far from its middle it reaches, in pixels of the larger picture. */
  readonly reach: number;
  readonly weigh: (distance: number) => number;
}

/** The cubic kernels of Mitchell and Netravali (1988). */
const cubic = (b: number, c: number): Shape => ({
  reach: 2,
  weigh: (x) => {
    if (x < 1) return ((12 - 9 * b - 6 * c) * x ** 3 + (-18 + 12 * b + 6 * c) * x * x + (6 - 2 * b)) / 6;
    return x < 2 ? ((-b - 6 * c) * x ** 3 + (6 * b + 30 * c) * x * x + (-12 * b - 48 * c) * x + (8 * b + 24 * c)) / 6 : 0;
  },
});

const sinc = (x: number): number => (x === 0 ? 1 : sin(PI[0] * x) / (PI[0] * x));

const SHAPES: Readonly<Record<Exclude<Kernel, 'nearest'>, Shape>> = {
  linear: { reach: 1, weigh: (x) => (x < 1 ? 1 - x : 0) },
  cubic: cubic(0, 0.5),
  mitchell: cubic(1 / 3, 1 / 3),
  lanczos3: { reach: 3, weigh: (x) => (x < 3 ? sinc(x) * sinc(x / 3) : 0) },
};

/** Of each pixel of a line the pixels of the other that it is made of, the first of them and their weights, which sum to 1. */
type Weights = readonly { readonly first: number; readonly weights: Float64Array }[];

function weightsFor(from: number, to: number, { reach, weigh }: Shape): Weights {
  const scale = from / to;
  // Where it shrinks, the kernel is as wide as what a pixel stands for.
  const stretch = Math.max(1, scale);
  return Array.from({ length: to }, (_, index) => {
    const middle = (index + 0.5) * scale;
    const first = Math.max(0, Math.floor(middle - reach * stretch + 0.5));
    const end = Math.min(from, Math.floor(middle + reach * stretch + 0.5));
    const weights = Float64Array.from({ length: Math.max(1, end - first) }, (_, k) => weigh(Math.abs((first + k + 0.5 - middle) / stretch)));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first: Math.min(first, from - 1), weights: sum === 0 ? Float64Array.of(1) : weights.map((weight) => weight / sum) };
  });
}

/** Numbers between the two ways of scaling: doubles, and singles where there are so many that doubles would take too much memory. */
type Numbers = Float64Array | Float32Array;
const MAX_DOUBLES = 16_000_000;
const numbersFor = (length: number): Numbers => (length > MAX_DOUBLES ? new Float32Array(length) : new Float64Array(length));

/** A picture as numbers, colours multiplied by alpha where something shines through. */
function asNumbers({ pixels }: Picture, opaque: boolean): Numbers {
  const numbers = numbersFor(pixels.length);
  numbers.set(pixels);
  if (opaque) return numbers;
  for (let at = 0; at < numbers.length; at += CHANNELS) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) numbers[at + channel] = (pixels[at + channel] ?? 0) * alpha;
  }
  return numbers;
}

function asPicture(numbers: Numbers, width: number, height: number, opaque: boolean): Picture {
  const pixels: Pixels = new Uint8Array(width * height * CHANNELS);
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const alpha = opaque ? 255 : (numbers[at + 3] ?? 0);
    const share = opaque ? 1 : alpha / 255;
    const shown = channelOf(alpha);
    pixels[at + 3] = shown;
    if (shown === 0) continue;
    for (let channel = 0; channel < 3; channel++) pixels[at + channel] = channelOf((numbers[at + channel] ?? 0) / share);
  }
  return { width, height, pixels };
}

function across(source: Numbers, width: number, height: number, weights: Weights): Numbers {
  const to = weights.length;
  const out = numbersFor(to * height * CHANNELS);
  for (let y = 0, at = 0; y < height; y++) {
    for (const { first, weights: shares } of weights) {
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let k = 0, place = (y * width + first) * CHANNELS; k < shares.length; k++, place += CHANNELS) {
        const share = shares[k] ?? 0;
        red += share * (source[place] ?? 0);
        green += share * (source[place + 1] ?? 0);
        blue += share * (source[place + 2] ?? 0);
        alpha += share * (source[place + 3] ?? 0);
      }
      out[at++] = red;
      out[at++] = green;
      out[at++] = blue;
      out[at++] = alpha;
    }
  }
  return out;
}

function down(source: Numbers, width: number, weights: Weights): Numbers {
  const row = width * CHANNELS;
  const out = numbersFor(row * weights.length);
  const sums = new Float64Array(row);
  for (const [y, { first, weights: shares }] of weights.entries()) {
    sums.fill(0);
    for (let k = 0; k < shares.length; k++) {
      const share = shares[k] ?? 0;
      const from = (first + k) * row;
      for (let x = 0; x < row; x++) sums[x] = (sums[x] ?? 0) + share * (source[from + x] ?? 0);
    }
    out.set(sums, y * row);
  }
  return out;
}

/** Scales a picture; where it shrinks, every pixel counts (the kernel grows with what a pixel stands for). */
export function resampled(picture: Picture, width: number, height: number, kernel: Kernel): Picture {
  if (width === picture.width && height === picture.height) return picture;
  if (kernel === 'nearest') {
    const columns = Array.from({ length: width }, (_, x) => Math.floor(((2 * x + 1) * picture.width) / (2 * width)));
    const rows = Array.from({ length: height }, (_, y) => Math.floor(((2 * y + 1) * picture.height) / (2 * height)) * picture.width);
    return movedAbout(picture, width, height, (x, y) => (rows[y] ?? 0) + (columns[x] ?? 0));
  }
  const opaque = isOpaque(picture);
  const [horizontal, vertical] = [weightsFor(picture.width, width, SHAPES[kernel]), weightsFor(picture.height, height, SHAPES[kernel])];
  const source = asNumbers(picture, opaque);
  // First the way that leaves less for the second.
  const scaled =
    width * picture.height <= picture.width * height
      ? down(across(source, picture.width, picture.height, horizontal), width, vertical)
      : across(down(source, picture.width, vertical), picture.width, height, horizontal);
  return asPicture(scaled, width, height, opaque);
}

/** What a value of a pixel is, as a whole number. */
type ValueAt = (pixels: Pixels, at: number) => number;

/**
 * Sums of a value over the cells of a grid, each pixel counted by the area that it shares with a cell, in units of which a cell has `units`: exact whole numbers.
 * @param valueAt at most 66,000,000
 */
export function areaSums(picture: Picture, columns: number, rows: number, valueAt: ValueAt): { sums: Float64Array; units: number } {
  const { width, height, pixels } = picture;
  const sums = new Float64Array(columns * rows);
  const line = new Float64Array(columns);
  for (let y = 0; y < height; y++) {
    line.fill(0);
    for (let x = 0, at = y * width * CHANNELS; x < width; x++, at += CHANNELS) {
      const value = valueAt(pixels, at);
      // A pixel reaches from x × columns to (x + 1) × columns, a cell from its number × width on.
      for (let cell = Math.floor((x * columns) / width); cell < columns && cell * width < (x + 1) * columns; cell++)
        line[cell] = (line[cell] ?? 0) + value * (Math.min((x + 1) * columns, (cell + 1) * width) - Math.max(x * columns, cell * width));
    }
    for (let cell = Math.floor((y * rows) / height); cell < rows && cell * height < (y + 1) * rows; cell++) {
      const share = Math.min((y + 1) * rows, (cell + 1) * height) - Math.max(y * rows, cell * height);
      for (let x = 0; x < columns; x++) sums[cell * columns + x] = (sums[cell * columns + x] ?? 0) + (line[x] ?? 0) * share;
    }
  }
  return { sums, units: width * height };
}

/** A channel put on white, times 255: a whole number. */
const onWhite = (pixels: Pixels, at: number, channel: number): number => {
  const alpha = pixels[at + 3] ?? 0;
  return (pixels[at + channel] ?? 0) * alpha + 255 * (255 - alpha);
};

/** How many units of `lumaOnWhite` make one of luma. */
export const LUMA_UNITS = 255_000;

/** Luma of a pixel put on white, times 255,000: a whole number. */
export const lumaOnWhite: ValueAt = (pixels, at) => 299 * onWhite(pixels, at, 0) + 587 * onWhite(pixels, at, 1) + 114 * onWhite(pixels, at, 2);

/** The mean of each channel, put on white, over the cells of a grid: red, green and blue of each cell, unrounded. */
export function areaMeans(picture: Picture, columns: number, rows: number): Float64Array {
  const means = new Float64Array(columns * rows * 3);
  for (let channel = 0; channel < 3; channel++) {
    const { sums, units } = areaSums(picture, columns, rows, (pixels, at) => onWhite(pixels, at, channel));
    for (let cell = 0; cell < sums.length; cell++) means[cell * 3 + channel] = (sums[cell] ?? 0) / (units * 255);
  }
  return means;
}

/** The sides of a picture shrunk to fit a square; its own where it fits. */
export function sidesWithin({ width, height }: Picture, most: number): [width: number, height: number] {
  const greatest = Math.max(width, height);
  if (greatest <= most) return [width, height];
  const side = (length: number): number => Math.max(1, Math.floor((length * most) / greatest + 0.5));
  return [side(width), side(height)];
}
