import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { fahrenheitOf } from './lib/vapor-pressure.ts';

const WARMEST_CELSIUS = 10;
const CALM_KMH = 4.8;

export default defineTool({
  slug: 'wind-chill-calculator',
  name: 'Wind Chill Calculator',
  category: 'science',
  summary: 'Calculates the wind chill: how cold the air feels on the skin in the wind.',
  description: 'The formula applies up to 10 °C and above 4.8 km/h. Outside that the air temperature itself is given, and applies is false.',
  reference: 'Environment Canada and NWS 2001: 13.12 + 0.6215 T − 11.37 v^0.16 + 0.3965 T v^0.16, T in °C, v in km/h',
  keywords: ['feels like temperature', 'felt temperature', 'apparent temperature', 'cold', 'frostbite', 'winter weather'],
  inputs: z.strictObject({
    temperatureCelsius: z.number().min(-100).max(60).describe('Temperature of the air in °C'),
    windKmh: z.number().min(0).max(500).describe('Speed of the wind in km/h, measured at a height of 10 m as in weather reports'),
  }),
  result: z.strictObject({
    windChillCelsius: z.number().describe('Wind chill in °C'),
    windChillFahrenheit: z.number().describe('Wind chill in °F'),
    applies: z.boolean().describe('Whether the formula applies: up to 10 °C and above 4.8 km/h'),
  }),
  examples: [
    {
      inputs: { temperatureCelsius: -10, windKmh: 30 },
      result: { windChillCelsius: -19.520498033387728, windChillFahrenheit: -3.1368964600979137, applies: true },
    },
    { inputs: { temperatureCelsius: 15, windKmh: 40 }, result: { windChillCelsius: 15, windChillFahrenheit: 59, applies: false } },
  ],
  run({ temperatureCelsius, windKmh }) {
    const applies = temperatureCelsius <= WARMEST_CELSIUS && windKmh > CALM_KMH;
    const air = new Precise(temperatureCelsius);
    const felt = applies
      ? air
          .times('0.6215')
          .plus('13.12')
          .plus(air.times('0.3965').minus('11.37').times(Precise.pow(windKmh, '0.16')))
      : air;
    return { windChillCelsius: doubleOf(felt), windChillFahrenheit: doubleOf(fahrenheitOf(felt)), applies };
  },
});
