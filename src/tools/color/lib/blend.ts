import type { Triple } from './spaces.ts';

type Channel = (backdrop: number, source: number) => number;

const hardLight: Channel = (backdrop, source) => (source <= 0.5 ? backdrop * 2 * source : screen(backdrop, 2 * source - 1));
const screen: Channel = (backdrop, source) => backdrop + source - backdrop * source;

function softLight(backdrop: number, source: number): number {
  if (source <= 0.5) return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop);
  const curve = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : Math.sqrt(backdrop);
  return backdrop + (2 * source - 1) * (curve - backdrop);
}

/** The separable modes of Compositing and Blending Level 1, section 9.1: one channel at a time. */
const SEPARABLE = {
  normal: (_backdrop, source) => source,
  multiply: (backdrop, source) => backdrop * source,
  screen,
  overlay: (backdrop, source) => hardLight(source, backdrop),
  darken: Math.min,
  lighten: Math.max,
  'color-dodge': (backdrop, source) => (backdrop === 0 ? 0 : source === 1 ? 1 : Math.min(1, backdrop / (1 - source))),
  'color-burn': (backdrop, source) => (backdrop === 1 ? 1 : source === 0 ? 0 : 1 - Math.min(1, (1 - backdrop) / source)),
  'hard-light': hardLight,
  'soft-light': softLight,
  difference: (backdrop, source) => Math.abs(backdrop - source),
  exclusion: (backdrop, source) => backdrop + source - 2 * backdrop * source,
} satisfies Record<string, Channel>;

const luminosity = ([red, green, blue]: Triple): number => 0.3 * red + 0.59 * green + 0.11 * blue;
const saturation = (color: Triple): number => Math.max(...color) - Math.min(...color);

/** Brings a colour back into range without changing its luminosity. */
function clipColor(color: Triple): Triple {
  const level = luminosity(color);
  const [least, greatest] = [Math.min(...color), Math.max(...color)];
  const clip = (channel: number): number => {
    let value = channel;
    if (least < 0) value = level + ((value - level) * level) / (level - least);
    if (greatest > 1) value = level + ((value - level) * (1 - level)) / (greatest - level);
    return value;
  };
  return [clip(color[0]), clip(color[1]), clip(color[2])];
}

function withLuminosity([red, green, blue]: Triple, wanted: number): Triple {
  const change = wanted - luminosity([red, green, blue]);
  return clipColor([red + change, green + change, blue + change]);
}

function withSaturation(color: Triple, wanted: number): Triple {
  const least = Math.min(...color);
  const spread = saturation(color);
  const scale = (channel: number): number => (spread === 0 ? 0 : ((channel - least) * wanted) / spread);
  return [scale(color[0]), scale(color[1]), scale(color[2])];
}

/** The modes that see the colour as a whole, section 9.2. */
const WHOLE = {
  hue: (backdrop: Triple, source: Triple): Triple => withLuminosity(withSaturation(source, saturation(backdrop)), luminosity(backdrop)),
  saturation: (backdrop: Triple, source: Triple): Triple => withLuminosity(withSaturation(backdrop, saturation(source)), luminosity(backdrop)),
  color: (backdrop: Triple, source: Triple): Triple => withLuminosity(source, luminosity(backdrop)),
  luminosity: (backdrop: Triple, source: Triple): Triple => withLuminosity(backdrop, luminosity(source)),
};

export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const;
export type BlendMode = (typeof BLEND_MODES)[number];

/** B(cb, cs): the blend of two opaque colours of channels from 0 to 1 (W3C Compositing and Blending Level 1). */
export function blend(mode: BlendMode, backdrop: Triple, source: Triple): Triple {
  if (mode === 'hue' || mode === 'saturation' || mode === 'color' || mode === 'luminosity') return WHOLE[mode](backdrop, source);
  const channel = SEPARABLE[mode];
  return [channel(backdrop[0], source[0]), channel(backdrop[1], source[1]), channel(backdrop[2], source[2])];
}
