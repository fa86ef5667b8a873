import { holdTo } from '../testing.ts';
import tool from './air-density-calculator.ts';
// Worked out by test/oracles/science_air.py, apart from the tool.
import vectors from './testdata/air.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ temperatureCelsius: -101 }, 'temperatureCelsius'],
    [{ temperatureCelsius: 20, pressureHpa: 0 }, 'pressureHpa'],
    [{ temperatureCelsius: 20, relativeHumidity: 101 }, 'relativeHumidity'],
    [{}, 'temperatureCelsius'],
  ],
  unprocessable: [[{ temperatureCelsius: 100, relativeHumidity: 100 }, /pressure/]],
});
