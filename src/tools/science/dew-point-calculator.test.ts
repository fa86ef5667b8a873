import { holdTo, type Vector } from '../testing.ts';
import tool from './dew-point-calculator.ts';
// Worked out by test/oracles/science_air.py, apart from the tool.
import vectors from './testdata/air.json' with { type: 'json' };

const about = (inputs: Record<string, number>, result: Record<string, number>, absolute: number): Vector => ({
  tool: 'dew-point-calculator',
  inputs,
  result,
  near: { relative: 0, absolute },
});

const published = [
  // Stull (2011), section 2
  about({ temperatureCelsius: 20, relativeHumidity: 50 }, { wetBulbCelsius: 13.7 }, 0.05),
  // Environment Canada's table of the humidex
  about({ temperatureCelsius: 30, dewPointCelsius: 15 }, { humidex: 34 }, 0.6),
  about({ temperatureCelsius: 30, dewPointCelsius: 25 }, { humidex: 42 }, 0.6),
  about({ temperatureCelsius: 25, dewPointCelsius: 20 }, { humidex: 33 }, 0.6),
  // Pressure of saturated vapour, and at 0 °C the mass of a cubic metre of it, by the Smithsonian Meteorological Tables 94 and 108
  about({ temperatureCelsius: 0, relativeHumidity: 100 }, { vaporPressureHpa: 6.1078, absoluteHumidity: 4.847 }, 0.01),
  about({ temperatureCelsius: 20, relativeHumidity: 100 }, { vaporPressureHpa: 23.373 }, 0.05),
  about({ temperatureCelsius: 40, relativeHumidity: 100 }, { vaporPressureHpa: 73.777 }, 0.15),
];

holdTo(tool, {
  vectors: [...vectors, ...published],
  invalid: [
    [{ temperatureCelsius: -45.1, relativeHumidity: 50 }, 'temperatureCelsius'],
    [{ temperatureCelsius: 60.1, relativeHumidity: 50 }, 'temperatureCelsius'],
    [{ temperatureCelsius: 20, relativeHumidity: 0.09 }, 'relativeHumidity'],
    [{ temperatureCelsius: 20, relativeHumidity: 100.1 }, 'relativeHumidity'],
    [{ temperatureCelsius: 20, dewPointCelsius: -80.1 }, 'dewPointCelsius'],
    [{ temperatureCelsius: 20, dewPointCelsius: 60.1 }, 'dewPointCelsius'],
    [{ temperatureCelsius: 20, relativeHumidity: 50, dewPointCelsius: 9 }, 'dewPointCelsius'],
  ],
  unprocessable: [[{ temperatureCelsius: 20, dewPointCelsius: 20.1 }, /above the temperature/]],
});
