import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { pow } from '../shared/numbers/elementary.ts';
import { grouped } from '../shared/text/counts.ts';
import { hexField } from './lib/fields.ts';
import { hexOf, srgb } from './lib/models.ts';
import { colorText, readColor } from './lib/parse-color.ts';
import { encodedOf, linearSrgbOf, xyzOf } from './lib/spaces.ts';

const MIN_KELVIN = 1667;
const MAX_KELVIN = 25_000;

export default defineTool({
  slug: 'color-temperature-converter',
  name: 'Color Temperature Converter',
  category: 'color',
  summary: 'Finds the colour of a black body at a given temperature, and the temperature of a colour.',
  description:
    'Give kelvin or color. From a temperature: the brightest sRGB colour of its chromaticity. From a colour: its correlated colour temperature; black and colours whose temperature is outside 1,667 to 25,000 K have none.',
  reference: 'Kim et al. 2002, US 7024034 (Planckian locus); McCamy 1992 (correlated colour temperature)',
  keywords: ['kelvin', 'white balance', 'warm', 'cool', 'mired', 'light bulb', 'cct', 'colour'],
  inputs: z.strictObject({
    kelvin: z.number().min(MIN_KELVIN).max(MAX_KELVIN).optional().describe('Temperature in kelvin; give this or color'),
    color: colorText('The colour whose temperature is wanted; give this or kelvin').optional(),
  }),
  result: z.strictObject({
    kelvin: z.number().describe('The given temperature, or the correlated colour temperature of the colour, in kelvin'),
    mired: z.number().describe('Reciprocal temperature: 1,000,000 divided by the kelvin'),
    hex: hexField('The brightest sRGB colour of that chromaticity, or the given colour'),
    x: z.number().describe('CIE 1931 chromaticity coordinate x'),
    y: z.number().describe('CIE 1931 chromaticity coordinate y'),
  }),
  headline: 'hex',
  examples: [
    { inputs: { kelvin: 2700 }, result: { kelvin: 2700, mired: 370.3703703703704, hex: '#ffad59', x: 0.4593139523446629, y: 0.41066024937841794 } },
    {
      inputs: { color: '#ffb46b' },
      result: { kelvin: 2923.2593080564184, mired: 342.08391887918697, hex: '#ffb46b', x: 0.44103087414581055, y: 0.4026009455409286 },
    },
  ],
  run({ kelvin, color }) {
    if (kelvin !== undefined && color === undefined) return ofTemperature(kelvin);
    if (color !== undefined && kelvin === undefined) return ofColor(color);
    return invalid(kelvin === undefined ? 'kelvin' : 'color', 'give either kelvin or color, exactly one of the two');
  },
});

interface Answer {
  kelvin: number;
  mired: number;
  hex: string;
  x: number;
  y: number;
}

function ofTemperature(kelvin: number): Answer {
  const t = 1 / kelvin;
  const x =
    kelvin <= 4000
      ? -0.2661239e9 * pow(t, 3) - 0.2343589e6 * pow(t, 2) + 0.8776956e3 * t + 0.17991
      : -3.0258469e9 * pow(t, 3) + 2.1070379e6 * pow(t, 2) + 0.2226347e3 * t + 0.24039;
  const y =
    kelvin <= 2222
      ? -1.1063814 * pow(x, 3) - 1.3481102 * pow(x, 2) + 2.18555832 * x - 0.20219683
      : kelvin <= 4000
        ? -0.9549476 * pow(x, 3) - 1.37418593 * pow(x, 2) + 2.09137015 * x - 0.16748867
        : 3.081758 * pow(x, 3) - 5.8733867 * pow(x, 2) + 3.75112997 * x - 0.37001483;
  const linear = linearSrgbOf({ space: 'xyz-d65', components: [x / y, 1, (1 - x - y) / y], alpha: 1 }).map((channel) => Math.max(0, channel));
  const brightest = Math.max(...linear);
  const [red = 0, green = 0, blue = 0] = linear.map((channel) => encodedOf(channel / brightest));
  return { kelvin, mired: 1_000_000 / kelvin, hex: hexOf(srgb([red, green, blue])), x, y };
}

function ofColor(text: string): Answer {
  const color = readColor(text, 'color');
  const [bigX, bigY, bigZ] = xyzOf(color);
  const sum = bigX + bigY + bigZ;
  if (sum <= 0) return unprocessable('Black has no colour temperature.', 'color');
  const [x, y] = [bigX / sum, bigY / sum];
  const n = (x - 0.332) / (0.1858 - y);
  const kelvin = 449 * pow(n, 3) + 3525 * pow(n, 2) + 6823.3 * n + 5520.33;
  if (!(kelvin >= MIN_KELVIN && kelvin <= MAX_KELVIN)) {
    return unprocessable(
      `The colour is too far from the white of any black body: temperatures from ${grouped(MIN_KELVIN)} to ${grouped(MAX_KELVIN)} K were tried.`,
      'color',
    );
  }
  return { kelvin, mired: 1_000_000 / kelvin, hex: hexOf(color), x, y };
}
