import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { plainDecimalOf } from '../shared/numbers/plain-decimal.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { BAND_NAMES, type BandName, bandNamed, drawResistor, LEAST_POWER, readBands, toleranceBand, valueBands } from './lib/resistor-bands.ts';

const DEFAULT_TOLERANCES = { 4: 5, 5: 1 };

export default defineTool({
  slug: 'resistor-color-code-calculator',
  name: 'Resistor Color Code Calculator',
  category: 'science',
  summary: 'Reads the resistance from 3 to 6 colour bands, and finds the bands of a resistance.',
  description:
    'Two digits with 3 and 4 bands, three with 5 and 6, then the multiplier, the tolerance (20 % without a band) and, with six bands, the temperature coefficient. Gray is the same as grey. The svg is a drawing of the resistor.',
  reference: 'IEC 60062:2016',
  keywords: ['resistor bands', 'stripes', 'color bands', 'ohm', '4 band', '5 band', 'axial resistor', 'colour chart'],
  inputs: z.strictObject({
    mode: z.enum(['decode', 'encode']).default('decode').describe('decode reads bands, encode finds the bands of ohms'),
    bands: z
      .array(z.string().max(100).meta({ examples: BAND_NAMES }))
      .min(3)
      .max(6)
      .optional()
      .describe(
        'Colours of the bands from the first digit on, required with decode: black, brown, red, orange, yellow, green, blue, violet, grey, white, gold, silver or pink',
      ),
    ohms: z.number().min(0.001).max(1_000_000_000_000).optional().describe('Resistance in ohms whose bands are wanted, required with encode'),
    tolerancePercent: z.number().min(0.01).max(20).optional().describe('Tolerance in percent for encode; if left empty, 5 with four bands and 1 with five'),
    bandCount: z.int().min(4).max(5).default(4).describe('Number of bands for encode: 4 has two digits, 5 has three'),
  }),
  result: z.strictObject({
    ohms: z.number().describe('Resistance in ohms'),
    tolerancePercent: z.number().describe('Tolerance in percent of the resistance'),
    minOhms: z.number().describe('Lowest resistance within the tolerance, in ohms'),
    maxOhms: z.number().describe('Greatest resistance within the tolerance, in ohms'),
    temperatureCoefficient: z.number().optional().describe('Temperature coefficient in ppm/K; only with six bands'),
    bands: z.array(z.string()).describe('Colours of the bands from the first digit on'),
    svg: z.string().describe('A drawing of the resistor as SVG text'),
  }),
  appliesWhen: { bands: { mode: ['decode'] }, ohms: { mode: ['encode'] }, tolerancePercent: { mode: ['encode'] }, bandCount: { mode: ['encode'] } },
  examples: [
    {
      inputs: { bands: ['yellow', 'violet', 'red', 'gold'] },
      result: {
        ohms: 4700,
        tolerancePercent: 5,
        minOhms: 4465,
        maxOhms: 4935,
        bands: ['yellow', 'violet', 'red', 'gold'],
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96" viewBox="0 0 320 96" role="img"><title>Resistor with the bands yellow, violet, red, gold</title><rect x="0" y="45" width="320" height="6" fill="#96969b"/><rect x="50" y="16" width="220" height="64" fill="#e0c8a0"/><rect x="68" y="20" width="16" height="56" fill="#ffde00"/><rect x="98" y="20" width="16" height="56" fill="#8c32b4"/><rect x="128" y="20" width="16" height="56" fill="#d62020"/><rect x="178" y="20" width="16" height="56" fill="#be9128"/></svg>',
      },
    },
    {
      inputs: { mode: 'encode', ohms: 4990, bandCount: 5 },
      result: {
        ohms: 4990,
        tolerancePercent: 1,
        minOhms: 4940.1,
        maxOhms: 5039.9,
        bands: ['yellow', 'white', 'white', 'brown', 'brown'],
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96" viewBox="0 0 320 96" role="img"><title>Resistor with the bands yellow, white, white, brown, brown</title><rect x="0" y="45" width="320" height="6" fill="#96969b"/><rect x="50" y="16" width="220" height="64" fill="#e0c8a0"/><rect x="68" y="20" width="16" height="56" fill="#ffde00"/><rect x="98" y="20" width="16" height="56" fill="#ffffff"/><rect x="128" y="20" width="16" height="56" fill="#ffffff"/><rect x="158" y="20" width="16" height="56" fill="#7b3f14"/><rect x="208" y="20" width="16" height="56" fill="#7b3f14"/></svg>',
      },
    },
  ],
  run({ mode, bands, ohms, tolerancePercent, bandCount }) {
    if (mode === 'encode') {
      if (ohms === undefined) return invalid('ohms', 'is required with mode encode: the resistance in ohms');
      return describe(bandsOf(ohms, bandCount === 5 ? 5 : 4, tolerancePercent));
    }
    if (bands === undefined) return invalid('bands', 'is required with mode decode: 3 to 6 colours');
    return describe(bands.map((band, index) => bandNamed(band, `bands[${index}]`)));
  },
});

function describe(bands: readonly BandName[]) {
  const { digits, power, tolerancePercent, temperatureCoefficient } = readBands(bands);
  const ohms = new Precise(`${digits}e${power}`);
  const deviation = ohms.times(tolerancePercent).div(100);
  return {
    ohms: doubleOf(ohms),
    tolerancePercent,
    minOhms: doubleOf(ohms.minus(deviation)),
    maxOhms: doubleOf(ohms.plus(deviation)),
    ...(temperatureCoefficient !== undefined && { temperatureCoefficient }),
    bands: [...bands],
    svg: drawResistor(bands),
  };
}

/** The bands of a resistance. One that the digits cannot hold, and a tolerance without a colour, are unprocessable. */
function bandsOf(ohms: number, count: 4 | 5, tolerancePercent = DEFAULT_TOLERANCES[count]): BandName[] {
  const { digits, exponent } = plainDecimalOf(String(ohms));
  const places = count - 2;
  const text = String(digits);
  if (text.length > places) {
    unprocessable(`${count} bands have ${places} digits, and ${ohms} ohms needs ${text.length}.`, 'ohms');
  }
  // Where no multiplier is small enough, the digits begin with black.
  const power = Math.max(exponent - (places - text.length), Math.min(exponent, LEAST_POWER));
  const value = valueBands((text + '0'.repeat(exponent - power)).padStart(places, '0'), power);
  if (value === undefined) return unprocessable(`No band multiplies the digits by the power of ten that ${ohms} ohms needs.`, 'ohms');
  const tolerance = toleranceBand(tolerancePercent);
  if (tolerance === undefined) return unprocessable(`No colour stands for a tolerance of ${tolerancePercent} %.`, 'tolerancePercent');
  return [...value, tolerance];
}
