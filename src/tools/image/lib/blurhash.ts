import { unprocessable } from '../../errors.ts';
import { cos, pow } from '../../shared/numbers/elementary.ts';
import { CHANNELS, filled, type Picture } from './picture.ts';

/** The digits of base 83. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

const toLinear = (value: number): number => (value / 255 <= 0.04045 ? value / 255 / 12.92 : pow((value / 255 + 0.055) / 1.055, 2.4));

/** Linear light as an 8-bit value of sRGB. */
function toSrgb(linear: number): number {
  const held = Math.min(1, Math.max(0, linear));
  return Math.floor((held <= 0.0031308 ? held * 12.92 : 1.055 * pow(held, 1 / 2.4) - 0.055) * 255 + 0.5);
}

const signed = (value: number, power: (magnitude: number) => number): number => (value < 0 ? -power(-value) : power(value));

/** The cosines of each component at each place of a side. */
const waves = (components: number, side: number): Float64Array[] =>
  Array.from({ length: components }, (_, component) => Float64Array.from({ length: side }, (__, place) => cos((Math.PI * component * place) / side)));

function digits(value: number, length: number): string {
  let text = '';
  for (let place = length - 1; place >= 0; place--) text += DIGITS[Math.floor(value / 83 ** place) % 83];
  return text;
}

function numberOf(text: string): number {
  return Array.from(text).reduce((value, digit) => value * 83 + DIGITS.indexOf(digit), 0);
}

type Term = readonly [red: number, green: number, blue: number];

/** @param means red, green and blue of each pixel, 0 to 255, unrounded */
function termsOf(means: Float64Array, width: number, height: number, componentsX: number, componentsY: number): Term[] {
  const linear = means.map(toLinear);
  const [across, down] = [waves(componentsX, width), waves(componentsY, height)];
  return down.flatMap((vertical, y) =>
    across.map((horizontal, x) => {
      const share = (x === 0 && y === 0 ? 1 : 2) / (width * height);
      const [red, green, blue] = weighed(linear, horizontal, vertical);
      return [red * share, green * share, blue * share] as const;
    }),
  );
}

/** The sum of each channel, weighed by a wave across and one down. */
function weighed(linear: Float64Array, horizontal: Float64Array, vertical: Float64Array): Term {
  let [red, green, blue, at] = [0, 0, 0, 0];
  for (const down of vertical)
    for (const across of horizontal) {
      const basis = across * down;
      red += basis * (linear[at++] ?? 0);
      green += basis * (linear[at++] ?? 0);
      blue += basis * (linear[at++] ?? 0);
    }
  return [red, green, blue];
}

/** The BlurHash of a picture. @param means red, green and blue of each pixel, 0 to 255, unrounded */
export function encodeBlurhash(means: Float64Array, width: number, height: number, componentsX: number, componentsY: number): string {
  const [average = [0, 0, 0], ...others] = termsOf(means, width, height, componentsX, componentsY);
  const greatest = Math.max(0, ...others.flat().map(Math.abs));
  const step = others.length === 0 ? 0 : Math.min(82, Math.max(0, Math.floor(greatest * 166 - 0.5)));
  const maximum = others.length === 0 ? 1 : (step + 1) / 166;
  const quantized = (value: number): number => Math.min(18, Math.max(0, Math.floor(signed(value / maximum, Math.sqrt) * 9 + 9.5)));
  const [red, green, blue] = average.map(toSrgb) as unknown as Term;
  return (
    digits(componentsX - 1 + (componentsY - 1) * 9, 1) +
    digits(step, 1) +
    digits(red * 65_536 + green * 256 + blue, 4) +
    others.map(([r, g, b]) => digits(quantized(r) * 361 + quantized(g) * 19 + quantized(b), 2)).join('')
  );
}

/** What a BlurHash says, checked. */
export interface Blurhash {
  readonly componentsX: number;
  readonly componentsY: number;
  /** The average in sRGB. */
  readonly average: readonly [number, number, number];
  readonly terms: readonly Term[];
}

/** Reads a BlurHash; one with a wrong character or length is unprocessable. @param punch multiplies the contrast */
export function readBlurhash(hash: string, punch = 1): Blurhash {
  const wrong = Array.from(hash).find((character) => !DIGITS.includes(character));
  if (wrong !== undefined) unprocessable(`The hash has the character ${JSON.stringify(wrong)}, which is not one of base 83.`, 'blurhash');
  const sizes = numberOf(hash.slice(0, 1));
  const [componentsX, componentsY] = [(sizes % 9) + 1, Math.floor(sizes / 9) + 1];
  const length = 4 + 2 * componentsX * componentsY;
  if (componentsY > 9 || hash.length !== length)
    unprocessable(
      `The hash has ${hash.length} characters; its first one says that it should have ${componentsY > 9 ? 'more components than there can be' : length}.`,
      'blurhash',
    );
  const maximum = ((numberOf(hash.slice(1, 2)) + 1) / 166) * punch;
  const color = numberOf(hash.slice(2, 6));
  if (color > 0xff_ffff) unprocessable('The hash has no average colour: its third to sixth characters are too large.', 'blurhash');
  const average: [number, number, number] = [color >> 16, (color >> 8) & 255, color & 255];
  const others = Array.from({ length: componentsX * componentsY - 1 }, (_, index): Term => {
    const value = numberOf(hash.slice(6 + index * 2, 8 + index * 2));
    const term = (quantized: number): number => signed((quantized - 9) / 9, (magnitude) => magnitude * magnitude) * maximum;
    return [term(Math.floor(value / 361)), term(Math.floor(value / 19) % 19), term(value % 19)];
  });
  return { componentsX, componentsY, average, terms: [[toLinear(average[0]), toLinear(average[1]), toLinear(average[2])], ...others] };
}

/** Draws what a BlurHash says. */
export function drawBlurhash({ componentsX, componentsY, terms }: Blurhash, width: number, height: number): Picture {
  const picture = filled(width, height, [0, 0, 0, 255]);
  const [across, down] = [waves(componentsX, width), waves(componentsY, height)];
  const tones = toneTable();
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += CHANNELS) {
      const sums = [0, 0, 0];
      for (const [index, [red, green, blue]] of terms.entries()) {
        const basis = (across[index % componentsX]?.[x] ?? 0) * (down[Math.floor(index / componentsX)]?.[y] ?? 0);
        sums[0] = (sums[0] ?? 0) + red * basis;
        sums[1] = (sums[1] ?? 0) + green * basis;
        sums[2] = (sums[2] ?? 0) + blue * basis;
      }
      for (let channel = 0; channel < 3; channel++) picture.pixels[at + channel] = tones(sums[channel] ?? 0);
    }
  return picture;
}

/** The value of sRGB for linear light: the greatest whose own lower edge is not above it. */
function toneTable(): (linear: number) => number {
  // The light at which rounding goes from one value to the next.
  const edges = Float64Array.from({ length: 255 }, (_, value) => toLinear(value + 0.5));
  return (linear) => {
    let [low, high] = [0, 255];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (linear >= (edges[middle] ?? 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
