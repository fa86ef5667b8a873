import { atan2, cbrt, cos, hypot, pow, sin } from '../../shared/numbers/elementary.ts';
/** Three components of a colour. */
export type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** The colour spaces of CSS Color 4 that a colour can be written in; lab and oklab in rectangular components, sRGB and its like from 0 to 1, Lab's lightness from 0 to 100. */
export type Space =
  | 'srgb'
  | 'srgb-linear'
  | 'display-p3'
  | 'display-p3-linear'
  | 'a98-rgb'
  | 'prophoto-rgb'
  | 'rec2020'
  | 'xyz-d50'
  | 'xyz-d65'
  | 'lab'
  | 'oklab';

/** A colour as it was written: components, none of them rounded or clipped, and alpha from 0 to 1. */
export interface Color {
  readonly space: Space;
  readonly components: Triple;
  readonly alpha: number;
}

// The matrices of the sample code of CSS Color 4 (https://www.w3.org/TR/css-color-4/#color-conversion-code).
const SRGB_TO_XYZ: Matrix = [
  [506752 / 1228815, 87881 / 245763, 12673 / 70218],
  [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
];
const XYZ_TO_SRGB: Matrix = [
  [12831 / 3959, -329 / 214, -1974 / 3959],
  [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667],
];
const P3_TO_XYZ: Matrix = [
  [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
  [35783 / 156275, 247089 / 357200, 198249 / 2500400],
  [0, 32229 / 714400, 5220557 / 5000800],
];
const PROPHOTO_TO_XYZ_D50: Matrix = [
  [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
  [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
  [0, 0, 0.8251046025104602],
];
const A98_TO_XYZ: Matrix = [
  [573536 / 994567, 263643 / 1420810, 187206 / 994567],
  [591459 / 1989134, 6239551 / 9945670, 374412 / 4972835],
  [53769 / 1989134, 351524 / 4972835, 4929758 / 4972835],
];
const REC2020_TO_XYZ: Matrix = [
  [63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314],
  [26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157],
  [0, 19567812 / 697040785, 295819943 / 278816314],
];
const D65_TO_D50: Matrix = [
  [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
  [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
  [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
];
const D50_TO_D65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
];
const XYZ_TO_LMS: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
const LMS_TO_OKLAB: Matrix = [
  [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.42859224204858, 0.450593709617411],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
];
const OKLAB_TO_LMS: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
];
const LMS_TO_XYZ: Matrix = [
  [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
  [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
  [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
];
/** The D50 white of CSS: chromaticity 0.3457, 0.3585. */
const WHITE_D50: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];
const KAPPA = 24389 / 27;
const EPSILON = 216 / 24389;

function times([x, y, z]: Matrix, [a, b, c]: Triple): Triple {
  return [x[0] * a + x[1] * b + x[2] * c, y[0] * a + y[1] * b + y[2] * c, z[0] * a + z[1] * b + z[2] * c];
}

const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [change(a), change(b), change(c)];
/** Transfer functions hold for negative values by their mirror image. */
const mirrored = (change: (size: number) => number) => (value: number) => (value < 0 ? -change(-value) : change(value));

/** sRGB channels from 0 to 1 to linear light (IEC 61966-2-1, with the threshold 0.04045). */
export const linearOf = mirrored((value) => (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)));
/** Linear light to sRGB channels from 0 to 1. */
export const encodedOf = mirrored((value) => (value > 0.0031308 ? 1.055 * pow(value, 1 / 2.4) - 0.055 : 12.92 * value));

const toXyzD65: Record<Exclude<Space, 'xyz-d65'>, (components: Triple) => Triple> = {
  srgb: (rgb) => times(SRGB_TO_XYZ, each(rgb, linearOf)),
  'srgb-linear': (rgb) => times(SRGB_TO_XYZ, rgb),
  'display-p3': (rgb) => times(P3_TO_XYZ, each(rgb, linearOf)),
  'display-p3-linear': (rgb) => times(P3_TO_XYZ, rgb),
  'a98-rgb': (rgb) =>
    times(
      A98_TO_XYZ,
      each(
        rgb,
        mirrored((value) => pow(value, 563 / 256)),
      ),
    ),
  'prophoto-rgb': (rgb) =>
    times(
      D50_TO_D65,
      times(
        PROPHOTO_TO_XYZ_D50,
        each(
          rgb,
          mirrored((value) => (value <= 16 / 512 ? value / 16 : pow(value, 1.8))),
        ),
      ),
    ),
  // ITU-R BT.1886 Annex 1, as CSS Color 4 has it since 2025.
  rec2020: (rgb) =>
    times(
      REC2020_TO_XYZ,
      each(
        rgb,
        mirrored((value) => pow(value, 2.4)),
      ),
    ),
  'xyz-d50': (xyz) => times(D50_TO_D65, xyz),
  lab: (lab) => times(D50_TO_D65, labToXyzD50(lab)),
  oklab: (oklab) =>
    times(
      LMS_TO_XYZ,
      each(times(OKLAB_TO_LMS, oklab), (value) => pow(value, 3)),
    ),
};

function labToXyzD50([lightness, a, b]: Triple): Triple {
  const y = (lightness + 16) / 116;
  const x = a / 500 + y;
  const z = y - b / 200;
  const cube = (value: number): number => (pow(value, 3) > EPSILON ? pow(value, 3) : (116 * value - 16) / KAPPA);
  return [cube(x) * WHITE_D50[0], lightness > KAPPA * EPSILON ? pow(y, 3) : lightness / KAPPA, cube(z) * WHITE_D50[2]];
}

/** XYZ with the D65 white, Y = 1 for white. */
export const xyzOf = ({ space, components }: Color): Triple => (space === 'xyz-d65' ? components : toXyzD65[space](components));

/** sRGB channels, 1 for full, neither rounded nor clipped. */
export function srgbOf(color: Color): Triple {
  if (color.space === 'srgb') return color.components;
  return each(linearSrgbOf(color), encodedOf);
}

/** Linear-light sRGB channels, neither rounded nor clipped. */
export function linearSrgbOf(color: Color): Triple {
  if (color.space === 'srgb-linear') return color.components;
  if (color.space === 'srgb') return each(color.components, linearOf);
  return times(XYZ_TO_SRGB, xyzOf(color));
}

/** CIE Lab with the D50 white, as CSS has it; lab() and lch() as they were written. */
export function labOf(color: Color): Triple {
  if (color.space === 'lab') return color.components;
  const [x, y, z] = times(D65_TO_D50, xyzOf(color));
  const root = (value: number): number => (value > EPSILON ? cbrt(value) : (KAPPA * value + 16) / 116);
  const [fx, fy, fz] = [root(x / WHITE_D50[0]), root(y), root(z / WHITE_D50[2])];
  return [116 * fy - 16, ...(isGrey(color) ? ([0, 0] as const) : ([500 * (fx - fy), 200 * (fy - fz)] as const))];
}

/** OKLab, lightness from 0 to 1. */
export function oklabOf(color: Color): Triple {
  if (color.space === 'oklab') return color.components;
  const [lightness, a, b] = times(LMS_TO_OKLAB, each(times(XYZ_TO_LMS, xyzOf(color)), cbrt));
  return isGrey(color) ? [lightness, 0, 0] : [lightness, a, b];
}

/** Channels that differ by no more are equal: the rest is binary noise. */
export const GREY_TOLERANCE = 1e-9;

/** Whether the three sRGB channels are equal, give or take binary noise. */
export function isGrey(color: Color): boolean {
  const [red, green, blue] = srgbOf(color);
  return Math.abs(red - green) <= GREY_TOLERANCE && Math.abs(green - blue) <= GREY_TOLERANCE && Math.abs(red - blue) <= GREY_TOLERANCE;
}

/** Rectangular a, b as chroma and hue; a grey has neither. */
export function polarOf([lightness, a, b]: Triple): Triple {
  const chroma = hypot(a, b);
  return [lightness, chroma, chroma === 0 ? 0 : degrees(atan2(b, a))];
}

/** Chroma and hue as rectangular a, b. */
export function rectangularOf([lightness, chroma, hue]: Triple): Triple {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * cos(angle), chroma * sin(angle)];
}

/** An angle in radians as degrees from 0 up to, not including, 360. */
const degrees = (radians: number): number => turned((radians * 180) / Math.PI);

/** Degrees brought to the range from 0 up to, not including, 360. */
export function turned(angle: number): number {
  const rest = ((angle % 360) + 360) % 360;
  return rest === 360 ? 0 : rest + 0;
}
