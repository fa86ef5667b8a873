import { holdTo, type Vector } from '../testing.ts';
// Worked out by test/oracles/science_weather.py, apart from the tool.
import vectors from './testdata/weather.json' with { type: 'json' };
import tool from './wind-chill-calculator.ts';

const KM_PER_MILE = 1.609344;

/** The chart of the National Weather Service (2001), in °F by mph; its own formula has other factors, rounded for those units. */
const CHART: readonly [fahrenheit: number, chillByWind: Record<number, number>][] = [
  [40, { 5: 36, 20: 30, 60: 25 }],
  [30, { 5: 25, 30: 15, 60: 10 }],
  [0, { 5: -11, 15: -19, 40: -29, 60: -33 }],
  [-20, { 10: -41, 35: -55 }],
  [-45, { 5: -63, 30: -87, 60: -98 }],
];

const charted = CHART.flatMap(([fahrenheit, chillByWind]) =>
  Object.entries(chillByWind).map(
    ([mph, chill]): Vector => ({
      tool: 'wind-chill-calculator',
      inputs: { temperatureCelsius: (fahrenheit - 32) / 1.8, windKmh: Number(mph) * KM_PER_MILE },
      result: { windChillFahrenheit: chill, applies: true },
      near: { relative: 0, absolute: 0.6 },
    }),
  ),
);

holdTo(tool, {
  vectors: [...vectors, ...charted],
  invalid: [
    [{ temperatureCelsius: -100.1, windKmh: 20 }, 'temperatureCelsius'],
    [{ temperatureCelsius: 60.1, windKmh: 20 }, 'temperatureCelsius'],
    [{ temperatureCelsius: 0, windKmh: -1 }, 'windKmh'],
    [{ temperatureCelsius: 0, windKmh: 501 }, 'windKmh'],
    [{ temperatureCelsius: '0', windKmh: 20 }, 'temperatureCelsius'],
    [{ temperatureCelsius: 0 }, 'windKmh'],
  ],
});
