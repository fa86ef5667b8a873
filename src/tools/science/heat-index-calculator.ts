import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { fahrenheitOf, humidexOf, vaporPressureOf } from './lib/vapor-pressure.ts';

/** In °F, the warmest first. */
const CLASSES = [
  { from: 125, category: 'extreme danger' },
  { from: 103, category: 'danger' },
  { from: 90, category: 'extreme caution' },
  { from: 80, category: 'caution' },
] as const;

/** The factors of Rothfusz's regression: of T^at R^at, T in °F and R in percent. */
const REGRESSION = [
  ['-42.379', '10.14333127', '-0.05481717'],
  ['2.04901523', '-0.22475541', '0.00085282'],
  ['-0.00683783', '0.00122874', '-0.00000199'],
];
const REGRESSION_FROM = 80;

export default defineTool({
  slug: 'heat-index-calculator',
  name: 'Heat Index Calculator',
  category: 'science',
  summary: 'Calculates the heat index (how hot humid air feels) of the National Weather Service, and the Canadian humidex.',
  description:
    'For the shade and a light wind; in full sun it feels up to 8 °C hotter. Where it is too cool for the regression of the NWS, its simple formula is used, which may lie below the air temperature.',
  reference:
    'NWS heat index equation (Rothfusz 1990) with its adjustments; humidex T + 5/9 (e − 10), with the vapour pressure e by the Magnus formula of the WMO',
  keywords: ['feels like temperature', 'apparent temperature', 'felt temperature', 'summer heat', 'humidity', 'heat stress', 'hot weather', 'muggy'],
  inputs: z.strictObject({
    temperatureCelsius: z.number().min(-50).max(70).describe('Temperature of the air in °C'),
    relativeHumidity: z.number().min(0).max(100).describe('Relative humidity in percent'),
  }),
  result: z.strictObject({
    heatIndexCelsius: z.number().describe('Heat index in °C'),
    heatIndexFahrenheit: z.number().describe('Heat index in °F'),
    category: z
      .enum(['none', 'caution', 'extreme caution', 'danger', 'extreme danger'])
      .describe('Class of the NWS: caution from 80 °F, extreme caution from 90 °F, danger from 103 °F, extreme danger from 125 °F'),
    humidex: z.number().describe('Canadian humidex in °C'),
  }),
  examples: [
    {
      inputs: { temperatureCelsius: 32, relativeHumidity: 70 },
      result: { heatIndexCelsius: 40.409273679555554, heatIndexFahrenheit: 104.7366926232, category: 'danger', humidex: 44.897416005274344 },
    },
    {
      inputs: { temperatureCelsius: 20, relativeHumidity: 50 },
      result: { heatIndexCelsius: 19.36111111111111, heatIndexFahrenheit: 66.85, category: 'none', humidex: 20.923877839160575 },
    },
  ],
  run({ temperatureCelsius, relativeHumidity }) {
    const celsius = new Precise(temperatureCelsius);
    const index = heatIndexOf(fahrenheitOf(celsius), new Precise(relativeHumidity));
    return {
      heatIndexCelsius: doubleOf(index.minus(32).div('1.8')),
      heatIndexFahrenheit: doubleOf(index),
      category: CLASSES.find(({ from }) => index.gte(from))?.category ?? ('none' as const),
      humidex: doubleOf(humidexOf(celsius, vaporPressureOf(celsius, relativeHumidity))),
    };
  },
});

function heatIndexOf(air: Decimal, humidity: Decimal): Decimal {
  const simple = air.plus(61).plus(air.minus(68).times('1.2')).plus(humidity.times('0.094')).div(2);
  if (simple.plus(air).div(2).lt(REGRESSION_FROM)) return simple;
  const rows = REGRESSION.map((row) => row.reduce((sum, factor, at) => sum.plus(humidity.pow(at).times(factor)), new Precise(0)));
  const regression = rows.reduce((sum, row, at) => sum.plus(air.pow(at).times(row)), new Precise(0));
  return regression.plus(adjustmentOf(air, humidity));
}

/** What the NWS takes off in dry air and adds in very humid air. */
function adjustmentOf(air: Decimal, humidity: Decimal): Decimal {
  if (humidity.lt(13) && air.gte(80) && air.lte(112)) {
    const away = air.minus(95).abs();
    return humidity.minus(13).div(4).times(new Precise(17).minus(away).div(17).sqrt());
  }
  if (humidity.gt(85) && air.gte(80) && air.lte(87)) return humidity.minus(85).div(10).times(new Precise(87).minus(air).div(5));
  return new Precise(0);
}
