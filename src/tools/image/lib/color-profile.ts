import { viewOf } from '../../shared/bytes/arrays.ts';
import { pow } from '../../shared/numbers/elementary.ts';
import { type Header, nameAt } from './header.ts';
import { channelOf, type Picture, type Pixels } from './picture.ts';

type Matrix = readonly [number, number, number, number, number, number, number, number, number];
type Curve = (value: number) => number;

/** sRGB's primaries in the D50 of ICC profiles, red, green and blue in rows (IEC 61966-2-1, adapted as in the profiles of the ICC). */
const SRGB: Matrix = [0.43607, 0.22249, 0.01392, 0.38515, 0.71687, 0.09708, 0.14307, 0.06061, 0.7141];
/** How far a profile may be from sRGB and still be taken for it. */
const SAME_PRIMARIES = 0.002;
const SAME_CURVE = 0.004;
const LEVELS = 4096;

const srgbToLinear: Curve = (value) => (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4));
const linearToSrgb: Curve = (value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055);

/**
 * A picture with the colours of an ICC profile in sRGB (ICC.1:2022): of profiles with primaries and curves, and of curves of grey. Colours of other profiles, which have tables, stay as they are.
 */
export function toSrgb(picture: Picture, icc: Uint8Array, colorSpace: Header['colorSpace']): Picture {
  try {
    return nameAt(icc, 16) === 'GRAY' && colorSpace === 'grayscale' ? greyToSrgb(picture, icc) : nameAt(icc, 16) === 'RGB ' ? rgbToSrgb(picture, icc) : picture;
  } catch (error) {
    // A profile that is cut short says nothing.
    if (error instanceof RangeError) return picture;
    throw error;
  }
}

function tagOf(icc: Uint8Array, name: string): Uint8Array | undefined {
  const view = viewOf(icc);
  const count = Math.min(200, view.getUint32(128));
  for (let at = 132; at < 132 + count * 12; at += 12) {
    if (nameAt(icc, at) !== name) continue;
    const start = view.getUint32(at + 4);
    return icc.subarray(start, start + view.getUint32(at + 8));
  }
  return undefined;
}

function rgbToSrgb(picture: Picture, icc: Uint8Array): Picture {
  const [red, green, blue] = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => tagOf(icc, name));
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => curveOf(tagOf(icc, name)));
  if (!red || !green || !blue || curves.some((curve) => !curve)) return picture;
  const from = [red, green, blue].flatMap((tag) => [8, 12, 16].map((at) => viewOf(tag).getInt32(at) / 65_536)) as unknown as Matrix;
  const tables = curves.map((curve) => Float64Array.from({ length: 256 }, (_, value) => curve?.(value / 255) ?? 0));
  if (isSrgb(from, tables)) return picture;
  return converted(picture, tables, product(from, inverse(SRGB)));
}

function isSrgb(primaries: Matrix, tables: readonly Float64Array[]): boolean {
  const near = primaries.every((value, index) => Math.abs(value - (SRGB[index] ?? 0)) < SAME_PRIMARIES);
  return near && tables.every((table) => table.every((value, index) => Math.abs(value - srgbToLinear(index / 255)) < SAME_CURVE));
}

/** Of linear light, in steps, the value in sRGB. */
const toneTable = (): Float64Array => Float64Array.from({ length: LEVELS * 4 + 1 }, (_, step) => 255 * linearToSrgb(step / (LEVELS * 4)));

function tone(table: Float64Array, value: number): number {
  const place = Math.min(1, Math.max(0, value)) * (table.length - 1);
  const step = Math.min(table.length - 2, Math.floor(place));
  const low = table[step] ?? 0;
  return channelOf(low + ((table[step + 1] ?? 0) - low) * (place - step));
}

function converted(picture: Picture, tables: readonly Float64Array[], matrix: Matrix): Picture {
  const pixels: Pixels = new Uint8Array(picture.pixels);
  const [reds = new Float64Array(), greens = new Float64Array(), blues = new Float64Array()] = tables;
  const [a, b, c, d, e, f, g, h, i] = matrix;
  const tones = toneTable();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [reds[pixels[at] ?? 0] ?? 0, greens[pixels[at + 1] ?? 0] ?? 0, blues[pixels[at + 2] ?? 0] ?? 0];
    pixels[at] = tone(tones, red * a + green * d + blue * g);
    pixels[at + 1] = tone(tones, red * b + green * e + blue * h);
    pixels[at + 2] = tone(tones, red * c + green * f + blue * i);
  }
  return { ...picture, pixels };
}

function greyToSrgb(picture: Picture, icc: Uint8Array): Picture {
  const curve = curveOf(tagOf(icc, 'kTRC'));
  if (!curve) return picture;
  const table = Uint8Array.from({ length: 256 }, (_, value) => channelOf(255 * linearToSrgb(Math.min(1, Math.max(0, curve(value / 255))))));
  const isSame = table.every((value, index) => Math.abs(value - index) <= 2);
  return isSame ? picture : { ...picture, pixels: picture.pixels.map((value, index) => (index % 4 === 3 ? value : (table[value] ?? 0))) };
}

/** A curve of ICC: a gamma, a table, or one of the parametric functions (ICC.1, 10.6 and 10.18). */
function curveOf(tag: Uint8Array | undefined): Curve | undefined {
  if (!tag) return undefined;
  const view = viewOf(tag);
  if (nameAt(tag, 0) === 'curv') {
    const count = view.getUint32(8);
    if (count === 0) return (value) => value;
    if (count === 1) return (value) => pow(value, view.getUint16(12) / 256);
    if (count > 65_536) return undefined;
    return (value) => {
      const place = value * (count - 1);
      const step = Math.min(count - 2, Math.floor(place));
      const [low, high] = [view.getUint16(12 + step * 2), view.getUint16(14 + step * 2)];
      return (low + (high - low) * (place - step)) / 65_535;
    };
  }
  if (nameAt(tag, 0) !== 'para') return undefined;
  const type = view.getUint16(8);
  const [gamma = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from(
    { length: [1, 3, 4, 5, 7][type] ?? 0 },
    (_, index) => view.getInt32(12 + index * 4) / 65_536,
  );
  const raised = (value: number): number => pow(Math.max(0, a * value + b), gamma);
  if (type === 0) return (value) => pow(value, gamma);
  if (type === 1) return (value) => (value >= -b / a ? raised(value) : 0);
  if (type === 2) return (value) => (value >= -b / a ? raised(value) + c : c);
  if (type === 3) return (value) => (value >= d ? raised(value) : c * value);
  return type === 4 ? (value) => (value >= d ? raised(value) + e : c * value + f) : undefined;
}

/** Rows times columns. */
function product(left: Matrix, right: Matrix): Matrix {
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3];
    return [0, 1, 2].reduce((sum, k) => sum + (left[row * 3 + k] ?? 0) * (right[k * 3 + column] ?? 0), 0);
  }) as unknown as Matrix;
}

function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    (e * i - f * h) / determinant,
    (c * h - b * i) / determinant,
    (b * f - c * e) / determinant,
    (f * g - d * i) / determinant,
    (a * i - c * g) / determinant,
    (c * d - a * f) / determinant,
    (d * h - e * g) / determinant,
    (b * g - a * h) / determinant,
    (a * e - b * d) / determinant,
  ];
}
