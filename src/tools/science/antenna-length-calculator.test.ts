import { holdTo } from '../testing.ts';
import tool from './antenna-length-calculator.ts';
// Worked out by test/oracles/science_radio_and_sky.py, apart from the tool.
import vectors from './testdata/radio-and-sky.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ frequencyMhz: 0 }, 'frequencyMhz'],
    [{ frequencyMhz: 1_000_001 }, 'frequencyMhz'],
    [{ frequencyMhz: 1, velocityFactor: 0.09 }, 'velocityFactor'],
    [{ frequencyMhz: 1, velocityFactor: 1.01 }, 'velocityFactor'],
  ],
});
