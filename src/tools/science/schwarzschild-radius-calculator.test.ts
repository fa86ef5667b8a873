import { holdTo } from '../testing.ts';
import tool from './schwarzschild-radius-calculator.ts';
// Worked out by test/oracles/science_radio_and_sky.py, apart from the tool.
import vectors from './testdata/radio-and-sky.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{}, 'massKg'],
    [{ massKg: 1, radiusMeters: 1 }, 'radiusMeters'],
    [{ massKg: 0 }, 'massKg'],
    [{ solarMasses: 1e31 }, 'solarMasses'],
    [{ radiusMeters: 1e61 }, 'radiusMeters'],
  ],
});
