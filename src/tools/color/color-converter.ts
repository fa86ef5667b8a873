import { z } from 'zod';
import { defineTool } from '../define.ts';
import { alphaField, decimalText, hexField, hslField, rgbField } from './lib/fields.ts';
import { bytesOf, cmykOf, hexOf, hslOf, hsvOf, hwbOf, luminanceOf } from './lib/models.ts';
import { nameOfBytes } from './lib/names.ts';
import { colorText, readColor } from './lib/parse-color.ts';
import { type Color, labOf, oklabOf, polarOf, srgbOf, type Triple, xyzOf } from './lib/spaces.ts';

const GAMUT_TOLERANCE = 1e-6;
const percent = (what: string) => z.number().describe(`${what}, in percent`);
const hue = z.number().describe('Hue in degrees, from 0 up to 360');

export default defineTool({
  slug: 'color-converter',
  name: 'Color Converter',
  category: 'color',
  summary: 'Converts a colour between hex, RGB, HSL, HSV, HWB, CMYK, Lab, LCH, OKLab, OKLCH and XYZ.',
  description:
    'Lab and LCH have the D50 white as in CSS, XYZ the D65 white. HSL, HSV, HWB, CMYK and luminance are of the colour clipped to sRGB channel by channel; CMYK is the plain formula without a profile.',
  reference: 'CSS Color Module Level 4; WCAG 2.2 (luminance)',
  keywords: ['hex to rgb', 'rgb to hex', 'colour', 'hsl', 'cmyk', 'css', 'code', 'picker', 'rgba'],
  inputs: z.strictObject({ color: colorText('The colour to convert') }),
  result: z.strictObject({
    hex: hexField('The colour clipped to sRGB'),
    alpha: alphaField,
    rgb: rgbField.describe('sRGB channels on the scale of 255, neither rounded nor clipped'),
    hsl: hslField,
    hsv: z.strictObject({ hue, saturation: percent('HSV saturation'), value: percent('HSV value') }).describe('Hue, saturation and value'),
    hwb: z
      .strictObject({ hue, whiteness: percent('How much white is mixed in'), blackness: percent('How much black is mixed in') })
      .describe('Hue, whiteness and blackness'),
    cmyk: z
      .strictObject({ cyan: percent('Cyan ink'), magenta: percent('Magenta ink'), yellow: percent('Yellow ink'), key: percent('Black ink') })
      .describe('Printing inks by the plain formula without a profile: key is 1 minus the greatest channel'),
    lab: z
      .strictObject({
        lightness: z.number().describe('CIE lightness from 0 to 100'),
        a: z.number().describe('Green (negative) to red (positive)'),
        b: z.number().describe('Blue (negative) to yellow (positive)'),
      })
      .describe('CIE Lab with the D50 white'),
    lch: z
      .strictObject({ lightness: z.number().describe('CIE lightness from 0 to 100'), chroma: z.number().describe('CIE chroma, distance from grey'), hue })
      .describe('CIE LCH, the polar form of Lab'),
    oklab: z
      .strictObject({
        lightness: z.number().describe('OKLab lightness from 0 to 1'),
        a: z.number().describe('Green (negative) to red (positive)'),
        b: z.number().describe('Blue (negative) to yellow (positive)'),
      })
      .describe('OKLab by Björn Ottosson'),
    oklch: z
      .strictObject({ lightness: z.number().describe('OKLab lightness from 0 to 1'), chroma: z.number().describe('OKLab chroma, distance from grey'), hue })
      .describe('OKLCH, the polar form of OKLab'),
    xyz: z
      .strictObject({
        x: z.number().describe('CIE X, D65 white'),
        y: z.number().describe('CIE Y, 1 for white'),
        z: z.number().describe('CIE Z, D65 white'),
      })
      .describe('CIE 1931 XYZ with the D65 white'),
    luminance: z.number().describe('WCAG 2 relative luminance from 0 to 1'),
    inSrgbGamut: z.boolean().describe('Whether an sRGB screen can show the colour unclipped'),
    name: z.string().optional().describe('The CSS name of exactly this opaque colour, where it has one'),
    css: z
      .strictObject({
        rgb: z.string().describe('The clipped colour as rgb() in whole numbers'),
        hsl: z.string().describe('The clipped colour as hsl() to 2 decimals'),
        oklch: z.string().describe('The colour as oklch() to 5 decimals, the hue to 3'),
      })
      .describe('The colour as CSS strings'),
  }),
  views: [
    { kind: 'written', field: 'rgb', as: 'rgb({red.1} {green.1} {blue.1}{ / alpha.3})' },
    { kind: 'written', field: 'hsl', as: 'hsl({hue.2} {saturation.2}% {lightness.2}%{ / alpha.3})' },
    { kind: 'written', field: 'hsv', as: 'hsv({hue.2} {saturation.2}% {value.2}%)' },
    { kind: 'written', field: 'hwb', as: 'hwb({hue.2} {whiteness.2}% {blackness.2}%{ / alpha.3})' },
    { kind: 'written', field: 'cmyk', as: 'cmyk({cyan.2}% {magenta.2}% {yellow.2}% {key.2}%)' },
    { kind: 'written', field: 'lab', as: 'lab({lightness.2} {a.2} {b.2}{ / alpha.3})' },
    { kind: 'written', field: 'lch', as: 'lch({lightness.2} {chroma.2} {hue.2}{ / alpha.3})' },
    { kind: 'written', field: 'oklab', as: 'oklab({lightness.4} {a.4} {b.4}{ / alpha.3})' },
    { kind: 'written', field: 'oklch', as: 'oklch({lightness.4} {chroma.4} {hue.2}{ / alpha.3})' },
    { kind: 'written', field: 'xyz', as: 'color(xyz {x.4} {y.4} {z.4}{ / alpha.3})' },
  ],
  examples: [
    {
      inputs: { color: 'tomato' },
      result: {
        hex: '#ff6347',
        alpha: 1,
        rgb: { red: 255, green: 99, blue: 71 },
        hsl: { hue: 9.130434782608688, saturation: 100, lightness: 63.921568627450974 },
        hsv: { hue: 9.130434782608688, saturation: 72.15686274509804, value: 100 },
        hwb: { hue: 9.130434782608688, whiteness: 27.84313725490196, blackness: 0 },
        cmyk: { cyan: 0, magenta: 61.1764705882353, yellow: 72.15686274509804, key: 0 },
        lab: { lightness: 62.990904297207294, a: 59.364670890135365, b: 47.88070645278769 },
        lch: { lightness: 62.990904297207294, chroma: 76.2674648871464, hue: 38.88798866767024 },
        oklab: { lightness: 0.6962193472220298, a: 0.16523039825638397, b: 0.10454085626440957 },
        oklch: { lightness: 0.6962193472220298, chroma: 0.19552461516765401, hue: 32.321433928233546 },
        xyz: { x: 0.46837934488547495, y: 0.3064207408493297, z: 0.09409601572749918 },
        luminance: 0.3063861271941505,
        inSrgbGamut: true,
        name: 'tomato',
        css: { rgb: 'rgb(255 99 71)', hsl: 'hsl(9.13 100% 63.92%)', oklch: 'oklch(0.69622 0.19552 32.321)' },
      },
    },
  ],
  run({ color: text }) {
    const color = readColor(text, 'color');
    const [red, green, blue] = srgbOf(color);
    const lab = labOf(color);
    const oklab = oklabOf(color);
    const [x, y, z] = xyzOf(color);
    const name = color.alpha === 1 ? exactName(color) : undefined;
    return {
      hex: hexOf(color),
      alpha: color.alpha,
      rgb: { red: red * 255 + 0, green: green * 255 + 0, blue: blue * 255 + 0 },
      hsl: hslOf(color),
      hsv: hsvOf(color),
      hwb: hwbOf(color),
      cmyk: cmykOf(color),
      lab: { lightness: lab[0], a: lab[1] + 0, b: lab[2] + 0 },
      lch: polar(lab),
      oklab: { lightness: oklab[0], a: oklab[1] + 0, b: oklab[2] + 0 },
      oklch: polar(oklab),
      xyz: { x: x + 0, y: y + 0, z: z + 0 },
      luminance: luminanceOf(color),
      inSrgbGamut: [red, green, blue].every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE),
      ...(name !== undefined && { name }),
      css: cssOf(color),
    };
  },
});

function polar(rectangular: Triple): { lightness: number; chroma: number; hue: number } {
  const [lightness, chroma, angle] = polarOf(rectangular);
  return { lightness, chroma, hue: angle };
}

/** Its name when the channels are whole numbers of the 8-bit scale, give or take binary noise. */
function exactName(color: Color): string | undefined {
  const bytes = bytesOf(color);
  const isExact = srgbOf(color).every((channel, index) => Math.abs(channel * 255 - (bytes[index] ?? 0)) < 1e-9);
  return isExact ? nameOfBytes(bytes) : undefined;
}

function cssOf(color: Color): { rgb: string; hsl: string; oklch: string } {
  const alpha = color.alpha < 1 ? ` / ${decimalText(color.alpha, 3)}` : '';
  const { hue: angle, saturation, lightness } = hslOf(color);
  const [okLightness, okChroma, okHue] = polarOf(oklabOf(color));
  return {
    rgb: `rgb(${bytesOf(color).join(' ')}${alpha})`,
    hsl: `hsl(${hueText(angle, 2)} ${decimalText(saturation, 2)}% ${decimalText(lightness, 2)}%${alpha})`,
    oklch: `oklch(${decimalText(okLightness, 5)} ${decimalText(okChroma, 5)} ${hueText(okHue, 3)}${alpha})`,
  };
}

/** A hue that rounds up to the full circle is 0. */
const hueText = (angle: number, decimals: number): string => {
  const text = decimalText(angle, decimals);
  return text === '360' ? '0' : text;
};
