import { holdTo, type Vector } from '../testing.ts';
import tool from './heat-index-calculator.ts';
// Worked out by test/oracles/science_weather.py, apart from the tool.
import vectors from './testdata/weather.json' with { type: 'json' };

/** The chart of the National Weather Service, in °F by percent. */
const CHART: readonly [fahrenheit: number, indexByHumidity: Record<number, number>][] = [
  [80, { 40: 80, 60: 82, 100: 87 }],
  [90, { 40: 91, 50: 95, 70: 105, 85: 117 }],
  [100, { 40: 109, 50: 118, 60: 129 }],
  [110, { 40: 136 }],
];

const charted = CHART.flatMap(([fahrenheit, indexByHumidity]) =>
  Object.entries(indexByHumidity).map(
    ([percent, index]): Vector => ({
      tool: 'heat-index-calculator',
      inputs: { temperatureCelsius: (fahrenheit - 32) / 1.8, relativeHumidity: Number(percent) },
      result: { heatIndexFahrenheit: index },
      near: { relative: 0, absolute: 1.4 },
    }),
  ),
);

holdTo(tool, {
  vectors: [...vectors, ...charted],
  invalid: [
    [{ temperatureCelsius: -50.1, relativeHumidity: 50 }, 'temperatureCelsius'],
    [{ temperatureCelsius: 70.1, relativeHumidity: 50 }, 'temperatureCelsius'],
    [{ temperatureCelsius: 30, relativeHumidity: -0.1 }, 'relativeHumidity'],
    [{ temperatureCelsius: 30, relativeHumidity: 100.1 }, 'relativeHumidity'],
    [{ temperatureCelsius: 30 }, 'relativeHumidity'],
  ],
});
