import { holdTo } from '../testing.ts';
import tool from './ideal-gas-calculator.ts';
// Worked out by test/oracles/science_physics.py, apart from the tool.
import vectors from './testdata/heat_and_gases.json' with { type: 'json' };

// The molar volumes of an ideal gas at 273.15 K in CODATA 2022.
const CODATA = [
  { tool: tool.slug, inputs: { pressurePa: 100_000, amountMol: 1, temperatureK: 273.15 }, result: { volumeM3: 0.02271095464148557 } },
  { tool: tool.slug, inputs: { pressurePa: 101_325, amountMol: 1, temperatureK: 273.15 }, result: { volumeM3: 0.022413969545014137 } },
];

holdTo(tool, { vectors: [...vectors, ...CODATA] });
