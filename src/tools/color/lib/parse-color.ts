import names from 'color-name';
import { z } from 'zod';
import { unprocessable } from '../../errors.ts';
import { fromBytes, hslToRgb, srgb } from './models.ts';
import { type Color, rectangularOf, type Space, type Triple } from './spaces.ts';

/** The schema of one colour. @param description what the colour is for */
export const colorText = (description: string) =>
  z.string().min(1).max(200).describe(`${description}, as any CSS colour such as #3366cc, tomato or oklch(0.7 0.2 32)`);

/** The 148 named colours of CSS, in 8-bit channels. */
export const NAMED: ReadonlyMap<string, Triple> = new Map(Object.entries(names).map(([name, [red, green, blue]]) => [name, [red, green, blue]]));

/** Reads a CSS colour. Throws `Unprocessable` naming the field for anything else. */
export function readColor(text: string, path: string): Color {
  const color = parseColor(text);
  if (color) return color;
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return unprocessable(`${JSON.stringify(shown.toWellFormed())} is not a CSS colour such as #3366cc, tomato, rgb(51 102 204) or oklch(0.5 0.15 260)`, path);
}

/** Reads a CSS colour that must be opaque. Throws `Unprocessable`. */
export function readOpaque(text: string, path: string): Color {
  const color = readColor(text, path);
  return color.alpha < 1 ? unprocessable(`must be opaque, but has an alpha of ${color.alpha}`, path) : color;
}

/** A CSS Color 4 colour without computed parts (no currentcolor, calc(), color-mix() or relative colours), or undefined. */
export function parseColor(text: string): Color | undefined {
  const written = text.trim().toLowerCase();
  if (written.startsWith('#')) return parseHex(written.slice(1));
  if (written === 'transparent') return srgb([0, 0, 0], 0);
  const named = NAMED.get(written);
  if (named) return fromBytes(named);
  const call = /^([a-z]+)\((.*)\)$/s.exec(written);
  return call ? parseFunction(call[1] ?? '', call[2] ?? '') : undefined;
}

function parseHex(digits: string): Color | undefined {
  if (!/^[0-9a-f]+$/.test(digits)) return undefined;
  const long = digits.length === 3 || digits.length === 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (long.length !== 6 && long.length !== 8) return undefined;
  const byte = (place: number): number => Number.parseInt(long.slice(place, place + 2), 16);
  return fromBytes([byte(0), byte(2), byte(4)], long.length === 8 ? byte(6) / 255 : 1);
}

/** A component: a number, a percentage, an angle in degrees, or none. */
type Component = { kind: 'number' | 'percent' | 'angle' | 'none'; value: number };
const TURNS: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
// CSS Syntax 3, section 4: a number needs a digit after its point.
const TOKEN = /\s+|([+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?)(%|[a-z]+)?|([a-z][a-z0-9-]*)|([,/])/gy;

/** Powers of larger components, as some formulas have them, are beyond the range of doubles. */
const MAX_COMPONENT = 1e15;

const NONE: Component = { kind: 'none', value: 0 };

interface Call {
  /** The first word of color(). */
  word: string | undefined;
  components: Component[];
  alpha: Component | undefined;
  legacy: boolean;
}

function parseFunction(name: string, body: string): Color | undefined {
  const call = readCall(body, name === 'color');
  if (!call) return undefined;
  const alpha = alphaOf(call.alpha);
  const components = name === 'color' ? readSpace(call) : readModel(name, call);
  return components && alpha !== undefined && components.components.every((component) => Math.abs(component) <= MAX_COMPONENT)
    ? { ...components, alpha }
    : undefined;
}

/** Splits the inside of a function: components separated by white space with alpha after a slash, or, in the old syntax, everything by commas. */
function readCall(body: string, takesWord: boolean): Call | undefined {
  const read = readTokens(body, takesWord);
  if (!read) return undefined;
  const { separators, word, components } = read;
  const [alpha, ...others] = components.splice(3);
  if (others.length > 0) return undefined;
  if (separators === (alpha ? '/3' : '') && components.length === 3) return { word, components, alpha, legacy: false };
  const isLegacy = separators === (alpha ? ',1,2,3' : ',1,2') && components.length === 3;
  if (!isLegacy || takesWord || [...components, alpha].some((component) => component?.kind === 'none')) return undefined;
  return { word, components, alpha, legacy: true };
}

/** The components, and the separators, each with how many components are before it. */
function readTokens(body: string, takesWord: boolean): (Pick<Call, 'word' | 'components'> & { separators: string }) | undefined {
  const components: Component[] = [];
  let separators = '';
  let word: string | undefined;
  let end = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(body); token; token = TOKEN.exec(body)) {
    end = TOKEN.lastIndex;
    const [, number, unit, name, separator] = token;
    if (separator !== undefined) separators += `${separator}${components.length}`;
    else if (name !== undefined && name !== 'none') {
      if (!takesWord || word !== undefined || components.length > 0) return undefined;
      word = name;
    } else if (name ?? number) {
      const component = name === 'none' ? NONE : componentOf(Number(number), unit);
      if (!component) return undefined;
      components.push(component);
    }
  }
  return end === body.length ? { separators, word, components } : undefined;
}

function componentOf(value: number, unit: string | undefined): Component | undefined {
  if (unit === undefined) return { kind: 'number', value };
  if (unit === '%') return { kind: 'percent', value };
  const turn = Object.hasOwn(TURNS, unit) ? TURNS[unit] : undefined;
  return turn === undefined ? undefined : { kind: 'angle', value: value * turn };
}

function alphaOf(component: Component | undefined): number | undefined {
  if (!component) return 1;
  if (component.kind === 'angle') return undefined;
  return Math.min(1, Math.max(0, component.kind === 'percent' ? component.value / 100 : component.value));
}

type Written = Pick<Color, 'space' | 'components'>;

/** A component as a number, 100 % being `whole`; angles have no place here. */
const scaled = ({ kind, value }: Component, whole: number): number => (kind === 'angle' ? Number.NaN : kind === 'percent' ? (value / 100) * whole : value);
const hueOf = ({ kind, value }: Component): number => (kind === 'percent' ? Number.NaN : value);
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const unitRange = (value: number): number => within(value, 0, 1);

function readModel(name: string, { components, legacy }: Call): Written | undefined {
  const [first, second, third] = components;
  if (!first || !second || !third) return undefined;
  if (legacy && !/^(rgb|hsl)a?$/.test(name)) return undefined;
  switch (name) {
    case 'rgb':
    case 'rgba': {
      if (legacy && new Set(components.map(({ kind }) => kind)).size > 1) return undefined;
      return { space: 'srgb', components: [unitRange(scaled(first, 255) / 255), unitRange(scaled(second, 255) / 255), unitRange(scaled(third, 255) / 255)] };
    }
    case 'hsl':
    case 'hsla': {
      if (legacy && (second.kind !== 'percent' || third.kind !== 'percent')) return undefined;
      // CSS Color 4, section 7: only a negative saturation is clamped, so the colour may be outside sRGB.
      return { space: 'srgb', components: hslToRgb(hueOf(first), Math.max(0, scaled(second, 100) / 100), scaled(third, 100) / 100) };
    }
    case 'hwb':
      return { space: 'srgb', components: hwbToRgb(hueOf(first), scaled(second, 100) / 100, scaled(third, 100) / 100) };
    case 'lab':
      return { space: 'lab', components: [within(scaled(first, 100), 0, 100), scaled(second, 125), scaled(third, 125)] };
    case 'lch':
      return { space: 'lab', components: rectangularOf([within(scaled(first, 100), 0, 100), Math.max(0, scaled(second, 150)), hueOf(third)]) };
    case 'oklab':
      return { space: 'oklab', components: [unitRange(scaled(first, 1)), scaled(second, 0.4), scaled(third, 0.4)] };
    case 'oklch':
      return { space: 'oklab', components: rectangularOf([unitRange(scaled(first, 1)), Math.max(0, scaled(second, 0.4)), hueOf(third)]) };
    default:
      return undefined;
  }
}

/** CSS Color 4, section 8: white and black that make more than all leave a grey. */
function hwbToRgb(hue: number, whiteness: number, blackness: number): Triple {
  const [white, black] = [Math.max(0, whiteness), Math.max(0, blackness)];
  if (white + black >= 1) {
    const grey = white / (white + black);
    return [grey, grey, grey];
  }
  const mix = (channel: number): number => unitRange(channel * (1 - white - black) + white);
  const [red, green, blue] = hslToRgb(hue, 1, 0.5);
  return [mix(red), mix(green), mix(blue)];
}

const SPACES: ReadonlyMap<string, Space> = new Map([
  ['srgb', 'srgb'],
  ['srgb-linear', 'srgb-linear'],
  ['display-p3', 'display-p3'],
  ['display-p3-linear', 'display-p3-linear'],
  ['a98-rgb', 'a98-rgb'],
  ['prophoto-rgb', 'prophoto-rgb'],
  ['rec2020', 'rec2020'],
  ['xyz', 'xyz-d65'],
  ['xyz-d50', 'xyz-d50'],
  ['xyz-d65', 'xyz-d65'],
]);

function readSpace({ word, components }: Call): Written | undefined {
  const space = SPACES.get(word ?? '');
  const [first, second, third] = components;
  if (space === undefined || !first || !second || !third) return undefined;
  return { space, components: [scaled(first, 1), scaled(second, 1), scaled(third, 1)] };
}
