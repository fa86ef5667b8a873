import { holdTo, type Vector } from '../testing.ts';
import tool from './standard-atmosphere-calculator.ts';
// Worked out by test/oracles/science_air.py, apart from the tool.
import vectors from './testdata/air.json' with { type: 'json' };

/** U.S. Standard Atmosphere 1976, tables of geopotential altitude: kelvins, pascals, kg/m³, m/s. */
const TABLE = [
  [0, 288.15, 101_325, 1.225, 340.294],
  [5000, 255.65, 54_019.9, 0.736116, 320.529],
  [11_000, 216.65, 22_632.06, 0.363918, 295.07],
  [20_000, 216.65, 5474.889, 0.0880349, 295.07],
  [32_000, 228.65, 868.0187, 0.013225, 303.13],
  [47_000, 270.65, 110.9063, 0.00142753, 329.8],
  [51_000, 270.65, 66.93887, 0.000861606, 329.8],
  [71_000, 214.65, 3.95642, 0.000064211, 293.7],
] as const;

const tabled = TABLE.map(
  ([altitudeMeters, kelvins, pascals, density, speedOfSound]): Vector => ({
    tool: 'standard-atmosphere-calculator',
    inputs: { altitudeMeters },
    result: { temperatureCelsius: kelvins - 273.15, pressureHpa: pascals / 100, density, speedOfSound },
    near: { relative: 2e-5 },
  }),
);

holdTo(tool, {
  vectors: [...vectors, ...tabled],
  invalid: [
    [{ altitudeMeters: -2000.1 }, 'altitudeMeters'],
    [{ altitudeMeters: 84_852.1 }, 'altitudeMeters'],
    [{ pressureHpa: 0.0039 }, 'pressureHpa'],
    [{ pressureHpa: 1277.1 }, 'pressureHpa'],
    [{ altitudeMeters: 0, temperatureOffset: 80.1 }, 'temperatureOffset'],
    [{ altitudeMeters: 0, pressureHpa: 1000 }, 'pressureHpa'],
  ],
});
