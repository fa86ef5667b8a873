import { clippedOf, hslOf, hslToRgb, srgb } from './models.ts';
import { type Color, isGrey, labOf, linearSrgbOf, oklabOf, polarOf, rectangularOf, srgbOf, type Triple } from './spaces.ts';

/** Spaces in which colours are mixed. */
export type MixSpace = 'srgb' | 'srgb-linear' | 'lab' | 'oklab' | 'hsl' | 'lch' | 'oklch';
/** Which way round the hue circle (CSS Color 4, section 12.4). */
export type HueWay = 'shorter' | 'longer' | 'increasing' | 'decreasing';

interface Mixed {
  /** Components of the space. */
  parts: Triple;
  /** Which of them is a hue in degrees. */
  hue: 0 | 2 | undefined;
  alpha: number;
}

/** A colour's components in a space. */
function partsOf(color: Color, space: MixSpace): Mixed {
  const { alpha } = color;
  switch (space) {
    case 'srgb':
      return { parts: srgbOf(color), hue: undefined, alpha };
    case 'srgb-linear':
      return { parts: linearSrgbOf(color), hue: undefined, alpha };
    case 'lab':
      return { parts: labOf(color), hue: undefined, alpha };
    case 'oklab':
      return { parts: oklabOf(color), hue: undefined, alpha };
    case 'hsl': {
      const { hue, saturation, lightness } = hslOf(color);
      return { parts: [hue, saturation / 100, lightness / 100], hue: 0, alpha };
    }
    case 'lch':
      return { parts: polarOf(labOf(color)), hue: 2, alpha };
    case 'oklch':
      return { parts: polarOf(oklabOf(color)), hue: 2, alpha };
  }
}

/** A colour of components in a space. */
function colorOf(parts: Triple, space: MixSpace, alpha: number): Color {
  switch (space) {
    case 'hsl':
      return srgb(hslToRgb(...parts), alpha);
    case 'lch':
      return { space: 'lab', components: rectangularOf(parts), alpha };
    case 'oklch':
      return { space: 'oklab', components: rectangularOf(parts), alpha };
    default:
      return { space, components: parts, alpha };
  }
}

const TRANSPARENT_BLACK = srgb([0, 0, 0], 0);

/** The weighted mean of numbers, between the least and the greatest that weigh anything. @param weights add up to more than 0 */
function weightedMean(values: readonly number[], weights: readonly number[]): number {
  const weighing = values.filter((_, index) => (weights[index] ?? 0) > 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / total;
  // Rounding would make an opaque colour of opaque ones see-through.
  return Math.min(Math.max(...weighing), Math.max(Math.min(...weighing), mean));
}

/** The weighted mean of colours in a rectangular space, with alpha multiplied in (CSS Color 4, section 12.3). @param weights add up to more than 0 */
export function mixed(colors: readonly Color[], weights: readonly number[], space: 'srgb' | 'srgb-linear' | 'lab' | 'oklab'): Color {
  // By a power of two, which rounds nothing, so that products of the smallest weights do not vanish.
  const scale = 2 ** Math.min(1_000, -Math.floor(Math.log2(Math.max(...weights))));
  const scaled = weights.map((weight) => weight * scale);
  const read = colors.map((color) => partsOf(color, space));
  const opaqueWeights = read.map(({ alpha }, index) => alpha * (scaled[index] ?? 0));
  if (opaqueWeights.every((weight) => weight === 0)) return TRANSPARENT_BLACK;
  const alphas = read.map(({ alpha }) => alpha);
  const mean = (part: 0 | 1 | 2): number =>
    weightedMean(
      read.map(({ parts }) => parts[part]),
      opaqueWeights,
    );
  return colorOf([mean(0), mean(1), mean(2)], space, weightedMean(alphas, scaled));
}

/** The colour a share of the way from one to another. */
export function between(first: Color, second: Color, share: number, space: MixSpace, way: HueWay): Color {
  const [from, to] = [partsOf(first, space), partsOf(second, space)];
  const weights = [from.alpha * (1 - share), to.alpha * share];
  if (weights.every((weight) => weight === 0)) return TRANSPARENT_BLACK;
  const hues = from.hue === undefined ? undefined : huesOf(first, second, from.parts[from.hue], to.parts[from.hue], way);
  const part = (index: 0 | 1 | 2): number =>
    hues && index === from.hue ? hues[0] + (hues[1] - hues[0]) * share : weightedMean([from.parts[index], to.parts[index]], weights);
  return colorOf([part(0), part(1), part(2)], space, weightedMean([from.alpha, to.alpha], [1 - share, share]));
}

/** How far the second hue is from the first, in degrees, where one of them goes up by a turn (CSS Color 4, section 12.4). */
const TURNED: Record<HueWay, { first: (apart: number) => boolean; second: (apart: number) => boolean }> = {
  shorter: { first: (apart) => apart > 180, second: (apart) => apart < -180 },
  longer: { first: (apart) => apart > 0 && apart < 180, second: (apart) => apart > -180 && apart <= 0 },
  increasing: { first: () => false, second: (apart) => apart < 0 },
  decreasing: { first: (apart) => apart > 0, second: () => false },
};

/** Both hues, fixed up so that the way from one to the other is the one asked for. A grey takes the hue of the other. */
function huesOf(first: Color, second: Color, from: number, to: number, way: HueWay): [number, number] {
  const [firstGrey, secondGrey] = [isGreyIn(first), isGreyIn(second)];
  if (firstGrey && secondGrey) return [0, 0];
  if (firstGrey) return [to, to];
  if (secondGrey) return [from, from];
  const apart = to - from;
  const { first: turnsFirst, second: turnsSecond } = TURNED[way];
  return [turnsFirst(apart) ? from + 360 : from, turnsSecond(apart) ? to + 360 : to];
}

const isGreyIn = (color: Color): boolean => isGrey(color) || isGrey(srgb(clippedOf(color)));
