import { type Color, GREY_TOLERANCE, linearOf, srgbOf, type Triple, turned } from './spaces.ts';

const clip = (value: number): number => Math.min(1, Math.max(0, value)) + 0;

/** The sRGB channels clipped one by one to 0..1. */
export function clippedOf(color: Color): Triple {
  const [red, green, blue] = srgbOf(color);
  return [clip(red), clip(green), clip(blue)];
}

/** A share of 1 as 0 to 255, rounded half up; what is within 1e-9 of a half counts as a half. */
export const byteOf = (share: number): number => Math.floor(clip(share) * 255 + 0.5 + 1e-9);

/** The 8-bit channels of a colour's hex form. */
export function bytesOf(color: Color): [red: number, green: number, blue: number] {
  const [red, green, blue] = srgbOf(color);
  return [byteOf(red), byteOf(green), byteOf(blue)];
}

/** `#rrggbb` in lower case, with `aa` behind when alpha is below 1. */
export function hexOf(color: Color): string {
  const bytes = color.alpha < 1 ? [...bytesOf(color), byteOf(color.alpha)] : bytesOf(color);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour of sRGB channels from 0 to 1. */
export const srgb = (components: Triple, alpha = 1): Color => ({ space: 'srgb', components, alpha });

/** A colour of 8-bit channels. */
export const fromBytes = ([red, green, blue]: Triple, alpha = 1): Color => srgb([red / 255, green / 255, blue / 255], alpha);

/** The colour that a colour's hex form stands for, alpha aside. */
export const ofHex = (color: Color): Color => fromBytes(bytesOf(color), color.alpha);

/** Hue in degrees (0 for greys), the least, the greatest channel and their distance. */
function parts([red, green, blue]: Triple): { hue: number; least: number; greatest: number; spread: number } {
  const greatest = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = greatest - least;
  if (spread <= GREY_TOLERANCE) return { hue: 0, least, greatest, spread: 0 };
  const sixth =
    greatest === red ? (green - blue) / spread + (green < blue ? 6 : 0) : greatest === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return { hue: turned(sixth * 60), least, greatest, spread };
}

/** Hue in degrees, saturation and lightness in percent, of the clipped colour. */
export function hslOf(color: Color): { hue: number; saturation: number; lightness: number } {
  const { hue, least, greatest, spread } = parts(clippedOf(color));
  const lightness = (least + greatest) / 2;
  const saturation = spread === 0 ? 0 : (greatest - lightness) / Math.min(lightness, 1 - lightness);
  return { hue, saturation: saturation * 100, lightness: lightness * 100 };
}

/** Hue in degrees, saturation and value in percent, of the clipped colour. */
export function hsvOf(color: Color): { hue: number; saturation: number; value: number } {
  const { hue, greatest, spread } = parts(clippedOf(color));
  return { hue, saturation: greatest === 0 ? 0 : (spread / greatest) * 100, value: greatest * 100 };
}

/** Hue in degrees, whiteness and blackness in percent, of the clipped colour. */
export function hwbOf(color: Color): { hue: number; whiteness: number; blackness: number } {
  const { hue, least, greatest } = parts(clippedOf(color));
  return { hue, whiteness: least * 100, blackness: (1 - greatest) * 100 };
}

/** CMYK in percent by the plain formula, of the clipped colour; black is 0 0 0 100. */
export function cmykOf(color: Color): { cyan: number; magenta: number; yellow: number; key: number } {
  const [red, green, blue] = clippedOf(color);
  const greatest = Math.max(red, green, blue);
  const ink = (channel: number): number => (greatest === 0 ? 0 : ((greatest - channel) / greatest) * 100);
  return { cyan: ink(red), magenta: ink(green), yellow: ink(blue), key: (1 - greatest) * 100 };
}

/** sRGB channels from hue in degrees, saturation and lightness from 0 to 1 (CSS Color 4, section 7.1). */
export function hslToRgb(hue: number, saturation: number, lightness: number): Triple {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (place: number): number => {
    const k = (place + turned(hue) / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** WCAG 2 relative luminance of the clipped colour. */
export function luminanceOf(color: Color): number {
  const [red, green, blue] = clippedOf(color);
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
}

/** WCAG 2 contrast ratio of two luminances. */
export const contrastRatio = (first: number, second: number): number => (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

/** A colour laid over an opaque one (source-over on the unrounded, clipped sRGB channels). */
export function over(source: Color, backdrop: Color): Color {
  const [above, below] = [clippedOf(source), clippedOf(backdrop)];
  const channel = (index: 0 | 1 | 2): number => above[index] * source.alpha + below[index] * (1 - source.alpha);
  return srgb([channel(0), channel(1), channel(2)]);
}

export const WHITE = srgb([1, 1, 1]);
