import { invalid } from '../../errors.ts';
import { pow } from '../numbers/elementary.ts';

/** A colour of pictures: red, green, blue and alpha, each 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Reads #rgb, #rrggbb or a CSS colour name; anything else is refused (400).
 * @param path the input field
 * @param transparent whether `transparent` is a colour too
 */
export async function readColor(text: string, path: string, transparent = false): Promise<Rgba> {
  if (HEX.test(text)) {
    const digits = text.length === 4 ? Array.from(text.slice(1), (digit) => digit + digit).join('') : text.slice(1);
    const value = Number.parseInt(digits, 16);
    return [value >> 16, (value >> 8) & 255, value & 255, 255];
  }
  const name = text.toLowerCase();
  if (transparent && name === 'transparent') return [0, 0, 0, 0];
  const { default: names } = await import('color-name');
  const named = Object.hasOwn(names, name) ? names[name] : undefined;
  return named ? [...named, 255] : invalid(path, `must be a colour such as #369, #336699 or navy${transparent ? ', or transparent' : ''}`);
}

/** A colour as #rrggbb, its alpha left out. */
export const hexOf = ([red, green, blue]: Rgba): string => `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The colour of a hue in degrees, a saturation and a lightness in percent, each channel rounded half up. */
export function fromHsl(hue: number, saturation: number, lightness: number): Rgba {
  const [share, light] = [saturation / 100, lightness / 100];
  const reach = share * Math.min(light, 1 - light);
  const channel = (turn: number): number => {
    const place = (turn + hue / 30) % 12;
    // Far below a half step, so that a channel of exactly a half is not rounded down for the error of a double.
    return Math.floor((light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))) * 255 + 0.5 + 1e-9);
  };
  return [channel(0), channel(8), channel(4), 255];
}

/** Relative luminance by WCAG 2, 0 to 1. */
export function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Black or white, whichever has more contrast with a colour (WCAG 2). */
export function readableOn(background: Rgba): Rgba {
  const light = luminance(background);
  return (light + 0.05) / 0.05 >= 1.05 / (light + 0.05) ? [0, 0, 0, 255] : [255, 255, 255, 255];
}
