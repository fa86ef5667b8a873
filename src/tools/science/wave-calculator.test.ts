import { holdTo } from '../testing.ts';
// Worked out by test/oracles/science_fluids_and_waves.py, apart from the tool.
import vectors from './testdata/fluids-and-waves.json' with { type: 'json' };
import tool from './wave-calculator.ts';

holdTo(tool, {
  vectors,
  invalid: [
    [{ speed: 1 }, 'frequency'],
    [{ speed: 1, frequency: 1, wavelength: 1 }, 'wavelength'],
    [{ speed: 0, frequency: 1 }, 'speed'],
  ],
});
