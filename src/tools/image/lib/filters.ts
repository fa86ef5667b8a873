import { invalid } from '../../errors.ts';
import { cos, exp, pow, sin } from '../../shared/numbers/elementary.ts';
import { readRgba } from './color.ts';
import { CHANNELS, channelOf, isOpaque, type Picture, type Pixels } from './picture.ts';

type FilterName = keyof typeof KINDS;

export interface Filter {
  readonly name: FilterName;
  readonly amount?: number | undefined;
  readonly color?: string | undefined;
}

interface Kind {
  /** The least and the greatest amount; filters without one take none. */
  readonly range?: readonly [least: number, greatest: number];
  /** The amount where none is given; without it one must be. */
  readonly otherwise?: number;
  readonly needsColor?: true;
  apply(picture: Picture, amount: number, color: readonly number[]): Picture;
}

const lumaOf = (red: number, green: number, blue: number): number => (299 * red + 587 * green + 114 * blue) / 1000;

/** A filter whose channels are each a function of themselves alone. */
const byTable =
  (value: (value: number, amount: number) => number) =>
  (picture: Picture, amount: number): Picture => {
    const table = Uint8Array.from({ length: 256 }, (_, index) => channelOf(value(index, amount)));
    return mapped(picture, (pixels, at, to) => {
      for (let channel = 0; channel < 3; channel++) to[at + channel] = table[pixels[at + channel] ?? 0] ?? 0;
    });
  };

type Mapping = (pixels: Pixels, at: number, to: Pixels) => void;

/** A picture with the colours that a mapping writes; alpha stays. */
function mapped(picture: Picture, mapping: Mapping): Picture {
  const pixels: Pixels = new Uint8Array(picture.pixels);
  for (let at = 0; at < pixels.length; at += CHANNELS) mapping(picture.pixels, at, pixels);
  return { ...picture, pixels };
}

/** A filter whose channels are sums of the three, by a matrix in rows. */
const byMatrix =
  (matrixOf: (amount: number) => readonly number[]) =>
  (picture: Picture, amount: number): Picture => {
    const matrix = matrixOf(amount);
    return mapped(picture, (pixels, at, to) => {
      const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      for (let row = 0; row < 3; row++)
        to[at + row] = channelOf((matrix[row * 3] ?? 0) * red + (matrix[row * 3 + 1] ?? 0) * green + (matrix[row * 3 + 2] ?? 0) * blue);
    });
  };

/** The matrices of Filter Effects 1, section 9.6 (feColorMatrix) and 11 (shorthands). */
const saturate = (s: number): number[] => [
  0.213 + 0.787 * s,
  0.715 - 0.715 * s,
  0.072 - 0.072 * s,
  0.213 - 0.213 * s,
  0.715 + 0.285 * s,
  0.072 - 0.072 * s,
  0.213 - 0.213 * s,
  0.715 - 0.715 * s,
  0.072 + 0.928 * s,
];

function hueRotate(degrees: number): number[] {
  const angle = ((degrees % 360) * Math.PI) / 180;
  const [c, s] = [degrees % 90 === 0 ? Math.round(cos(angle)) : cos(angle), degrees % 90 === 0 ? Math.round(sin(angle)) : sin(angle)];
  return [
    0.213 + c * 0.787 - s * 0.213,
    0.715 - c * 0.715 - s * 0.715,
    0.072 - c * 0.072 + s * 0.928,
    0.213 - c * 0.213 + s * 0.143,
    0.715 + c * 0.285 + s * 0.14,
    0.072 - c * 0.072 - s * 0.283,
    0.213 - c * 0.213 - s * 0.787,
    0.715 - c * 0.715 + s * 0.715,
    0.072 + c * 0.928 + s * 0.072,
  ];
}

function grayscale(percent: number): number[] {
  const rest = 1 - percent / 100;
  return [
    0.2126 + 0.7874 * rest,
    0.7152 - 0.7152 * rest,
    0.0722 - 0.0722 * rest,
    0.2126 - 0.2126 * rest,
    0.7152 + 0.2848 * rest,
    0.0722 - 0.0722 * rest,
    0.2126 - 0.2126 * rest,
    0.7152 - 0.7152 * rest,
    0.0722 + 0.9278 * rest,
  ];
}

function sepia(percent: number): number[] {
  const rest = 1 - percent / 100;
  return [
    0.393 + 0.607 * rest,
    0.769 - 0.769 * rest,
    0.189 - 0.189 * rest,
    0.349 - 0.349 * rest,
    0.686 + 0.314 * rest,
    0.168 - 0.168 * rest,
    0.272 - 0.272 * rest,
    0.534 - 0.534 * rest,
    0.131 + 0.869 * rest,
  ];
}

function contrast(value: number, amount: number): number {
  const a = amount * 2.55;
  const factor = (259 * (a + 255)) / (255 * (259 - a));
  return factor * (value - 128) + 128;
}

/** A filter that makes of luma one of two colours, or what lies between. */
const ofLuma =
  (write: (luma: number, amount: number, color: readonly number[], channel: number) => number) =>
  (picture: Picture, amount: number, color: readonly number[]): Picture =>
    mapped(picture, (pixels, at, to) => {
      const luma = lumaOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      for (let channel = 0; channel < 3; channel++) to[at + channel] = channelOf(write(luma, amount, color, channel));
    });

const colored = ofLuma((luma, _, color, channel) => ((color[channel] ?? 0) * luma) / 255);

function withOpacity(picture: Picture, amount: number): Picture {
  const pixels: Pixels = new Uint8Array(picture.pixels);
  for (let at = 3; at < pixels.length; at += CHANNELS) pixels[at] = channelOf(((pixels[at] ?? 0) * amount) / 100);
  return { ...picture, pixels };
}

/** Sigma above which sums over boxes stand in for the bell. */
const WIDE = 12;
/** Sigma times pixels above which they do so too, so that large pictures take no longer. */
const MAX_WORK = 8_000_000;
const BOXES = 8;

/** The picture as numbers, a line of each channel after the other, colours multiplied by alpha where something shines through. */
function blurredNumbers(picture: Picture, sigma: number): { planes: Float32Array[]; opaque: boolean } {
  const opaque = isOpaque(picture);
  const { pixels, width, height } = picture;
  const planes = Array.from({ length: opaque ? 3 : CHANNELS }, (_, channel) => {
    const plane = new Float32Array(width * height);
    for (let i = 0; i < plane.length; i++) {
      const value = pixels[i * CHANNELS + channel] ?? 0;
      plane[i] = opaque || channel === 3 ? value : (value * (pixels[i * CHANNELS + 3] ?? 0)) / 255;
    }
    return plane;
  });
  return { planes: planes.map((plane) => smoothed(plane, width, height, sigma)), opaque };
}

/** Smooths a line, which is followed on both sides by so many values of its ends. */
interface Smoother {
  readonly reach: number;
  readonly passes: number;
  /** @param padded the line with `reach` values before and after it */
  smooth(padded: Float64Array, to: Float64Array): void;
}

function bell(sigma: number): Smoother {
  const reach = Math.ceil(4 * sigma);
  const weights = Float64Array.from({ length: reach + 1 }, (_, distance) => exp(-(distance * distance) / (2 * sigma * sigma)));
  const sum = weights.reduce((total, weight, distance) => total + (distance === 0 ? weight : 2 * weight), 0);
  const shares = weights.map((weight) => weight / sum);
  const smooth = (padded: Float64Array, to: Float64Array): void => {
    for (let at = 0; at < to.length; at++) {
      const middle = at + reach;
      let total = (padded[middle] ?? 0) * (shares[0] ?? 0);
      for (let distance = 1; distance <= reach; distance++)
        total += (shares[distance] ?? 0) * ((padded[middle - distance] ?? 0) + (padded[middle + distance] ?? 0));
      to[at] = total;
    }
  };
  return { reach, passes: 1, smooth };
}

/** Several means over a window of a width that need not be whole, which together have the variance of the bell. */
function boxes(sigma: number): Smoother {
  const variance = (sigma * sigma) / BOXES;
  const radius = Math.floor((Math.sqrt(12 * variance + 1) - 1) / 2);
  // The variance of 2r + 1 whole pixels and a share of one more at each end.
  const inner = (radius * (radius + 1) * (2 * radius + 1)) / 3;
  const share = Math.max(0, (variance * (2 * radius + 1) - inner) / (2 * ((radius + 1) ** 2 - variance)));
  const size = 2 * radius + 1 + 2 * share;
  const reach = radius + 1;
  const smooth = (padded: Float64Array, to: Float64Array): void => {
    let sum = 0;
    for (let index = 1; index < 2 * radius + 2; index++) sum += padded[index] ?? 0;
    for (let at = 0; at < to.length; at++) {
      const [before, after] = [padded[at] ?? 0, padded[at + 2 * reach] ?? 0];
      to[at] = (sum + share * (before + after)) / size;
      sum += after - (padded[at + 1] ?? 0);
    }
  };
  return { reach, passes: BOXES, smooth };
}

/** A plane under a Gaussian, its edges carried on. */
function smoothed(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const isWide = sigma > WIDE || sigma * plane.length > MAX_WORK;
  const smoother = isWide ? boxes(sigma) : bell(sigma);
  const out = new Float32Array(plane);
  smoothLines(out, width, height, 1, width, smoother);
  smoothLines(out, height, width, width, 1, smoother);
  return out;
}

/** Smooths lines in place. @param step from a value of a line to the next @param next from a line to the next */
function smoothLines(plane: Float32Array, length: number, lines: number, step: number, next: number, { reach, passes, smooth }: Smoother): void {
  const padded = new Float64Array(length + 2 * reach);
  const line = new Float64Array(length);
  for (let number = 0; number < lines; number++) {
    const start = number * next;
    for (let at = 0; at < length; at++) line[at] = plane[start + at * step] ?? 0;
    for (let pass = 0; pass < passes; pass++) {
      padded.fill(line[0] ?? 0, 0, reach);
      padded.set(line, reach);
      padded.fill(line[length - 1] ?? 0, reach + length);
      smooth(padded, line);
    }
    for (let at = 0; at < length; at++) plane[start + at * step] = line[at] ?? 0;
  }
}

function blurred(picture: Picture, sigma: number): Picture {
  const { planes, opaque } = blurredNumbers(picture, sigma);
  const pixels: Pixels = new Uint8Array(picture.pixels.length);
  for (let at = 0, i = 0; at < pixels.length; at += CHANNELS, i++) {
    const alpha = opaque ? 255 : (planes[3]?.[i] ?? 0);
    pixels[at + 3] = channelOf(alpha);
    if (alpha > 0) for (let channel = 0; channel < 3; channel++) pixels[at + channel] = channelOf(((planes[channel]?.[i] ?? 0) * 255) / alpha);
  }
  return { ...picture, pixels };
}

/** What a blurred picture lacks is added once more; alpha stays. */
function sharpened(picture: Picture, sigma: number): Picture {
  const soft = blurred({ ...picture, pixels: picture.pixels.map((value, index) => (index % CHANNELS === 3 ? 255 : value)) }, sigma).pixels;
  return mapped(picture, (pixels, at, to) => {
    for (let channel = 0; channel < 3; channel++) to[at + channel] = channelOf(2 * (pixels[at + channel] ?? 0) - (soft[at + channel] ?? 0));
  });
}

/** The median of each channel in a square, its edges carried on; alpha stays. */
function median(picture: Picture, size: number): Picture {
  const { width, height, pixels } = picture;
  const to: Pixels = new Uint8Array(pixels);
  const reach = (size - 1) / 2;
  const middle = (size * size + 1) / 2;
  const counts = new Uint16Array(256);
  const count = (x: number, y: number, channel: number, change: number): void => {
    const column = Math.min(width - 1, Math.max(0, x));
    for (let row = y - reach; row <= y + reach; row++) {
      const value = pixels[(Math.min(height - 1, Math.max(0, row)) * width + column) * CHANNELS + channel] ?? 0;
      counts[value] = (counts[value] ?? 0) + change;
    }
  };
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < height; y++) {
      counts.fill(0);
      for (let x = -reach; x < reach; x++) count(x, y, channel, 1);
      for (let x = 0; x < width; x++) {
        count(x + reach, y, channel, 1);
        let [value, seen] = [0, counts[0] ?? 0];
        while (seen < middle) seen += counts[++value] ?? 0;
        to[(y * width + x) * CHANNELS + channel] = value;
        count(x - reach, y, channel, -1);
      }
    }
  return { ...picture, pixels: to };
}

/** Cells of one colour each, the mean of every channel. */
function pixelated(picture: Picture, size: number): Picture {
  const { width, height, pixels } = picture;
  const to: Pixels = new Uint8Array(pixels.length);
  for (let top = 0; top < height; top += size)
    for (let left = 0; left < width; left += size) {
      const [right, bottom] = [Math.min(width, left + size), Math.min(height, top + size)];
      const sums = [0, 0, 0, 0];
      eachPixel(width, left, top, right, bottom, (at) => {
        for (let channel = 0; channel < CHANNELS; channel++) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
      });
      const means = sums.map((sum) => channelOf(sum / ((right - left) * (bottom - top))));
      eachPixel(width, left, top, right, bottom, (at) => to.set(means, at));
    }
  return { ...picture, pixels: to };
}

function eachPixel(width: number, left: number, top: number, right: number, bottom: number, visit: (at: number) => void): void {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) visit((y * width + x) * CHANNELS);
}

/** Stretches luma from its first to its 99th percentile over 0 to 255. */
function normalized(picture: Picture): Picture {
  const { pixels } = picture;
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const luma = channelOf(lumaOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
    counts[luma] = (counts[luma] ?? 0) + 1;
  }
  const percentile = (percent: number): number => {
    let seen = 0;
    return counts.findIndex((count) => {
      seen += count;
      return seen * 100 >= (pixels.length / CHANNELS) * percent;
    });
  };
  const [low, high] = [percentile(1), percentile(99)];
  return high > low ? byTable((value) => ((value - low) * 255) / (high - low))(picture, 0) : picture;
}

/** Black and white by Floyd and Steinberg (1976), row by row from the left. */
function dithered(picture: Picture): Picture {
  const { pixels, width, height } = picture;
  const to: Pixels = new Uint8Array(pixels);
  let errors = new Float64Array(width + 2);
  for (let y = 0; y < height; y++) {
    const next = new Float64Array(width + 2);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * CHANNELS;
      const wanted = lumaOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) + (errors[x + 1] ?? 0);
      const value = wanted >= 128 ? 255 : 0;
      to.fill(value, at, at + 3);
      const error = (wanted - value) / 16;
      errors[x + 2] = (errors[x + 2] ?? 0) + error * 7;
      next[x] = (next[x] ?? 0) + error * 3;
      next[x + 1] = (next[x + 1] ?? 0) + error * 5;
      next[x + 2] = (next[x + 2] ?? 0) + error;
    }
    errors = next;
  }
  return { ...picture, pixels: to };
}

const KINDS = {
  brightness: { range: [-100, 100], apply: byTable((value, amount) => (value * (100 + amount)) / 100) },
  contrast: { range: [-100, 100], apply: byTable(contrast) },
  saturation: { range: [-100, 100], apply: byMatrix((amount) => saturate(1 + amount / 100)) },
  hue: { range: [-3600, 3600], apply: byMatrix(hueRotate) },
  opacity: { range: [0, 100], apply: withOpacity },
  gamma: { range: [0.1, 10], apply: byTable((value, amount) => 255 * pow(value / 255, 1 / amount)) },
  grayscale: { range: [0, 100], otherwise: 100, apply: byMatrix(grayscale) },
  sepia: { range: [0, 100], otherwise: 100, apply: byMatrix(sepia) },
  invert: { range: [0, 100], otherwise: 100, apply: byTable((value, amount) => value + ((255 - 2 * value) * amount) / 100) },
  threshold: { range: [0, 255], otherwise: 128, apply: ofLuma((luma, amount) => (luma >= amount ? 255 : 0)) },
  posterize: { range: [2, 64], apply: byTable((value, n) => (Math.floor((value * (n - 1)) / 255 + 0.5) * 255) / (n - 1)) },
  tint: { needsColor: true, apply: (picture, amount, color) => colored(picture, amount, color) },
  duotone: { needsColor: true, apply: (picture, amount, color) => colored(picture, amount, color) },
  blur: { range: [0.3, 100], apply: blurred },
  sharpen: { range: [0.3, 10], apply: sharpened },
  median: { range: [3, 15], apply: median },
  pixelate: { range: [2, 200], apply: pixelated },
  normalize: { apply: normalized },
  dither: { apply: dithered },
} satisfies Readonly<Record<string, Kind>>;

export const FILTER_NAMES = Object.keys(KINDS) as FilterName[];

const WHOLE = new Set(['posterize', 'median', 'pixelate']);

/** A filter that may be applied: its name known, its amount and colour there and in their range. */
export type Step = (picture: Picture) => Picture;

/** Checks filters; what is wrong with one is refused (400). */
export function stepsFor(filters: readonly Filter[]): Promise<Step[]> {
  return Promise.all(
    filters.map(async ({ name, amount, color }, index) => {
      const kind: Kind = KINDS[name];
      const value = amountFor(name, kind, amount, `filters[${index}].amount`);
      if (kind.needsColor && color === undefined) invalid(`filters[${index}].color`, `must be given: ${name} needs a colour`);
      const rgba = color === undefined ? [] : await readRgba(color, `filters[${index}].color`);
      return (picture: Picture) => kind.apply(picture, value, rgba);
    }),
  );
}

function amountFor(name: string, { range, otherwise }: Kind, amount: number | undefined, path: string): number {
  if (!range) return 0;
  const value = amount ?? otherwise;
  const [least, greatest] = range;
  if (value === undefined) return invalid(path, `must be given: ${name} takes ${least} to ${greatest}`);
  if (value < least || value > greatest) return invalid(path, `must be from ${least} to ${greatest} for ${name}`);
  if (WHOLE.has(name) && !Number.isInteger(value)) return invalid(path, `must be a whole number for ${name}`);
  if (name === 'median' && value % 2 === 0) return invalid(path, 'must be an odd number for median');
  return value;
}
