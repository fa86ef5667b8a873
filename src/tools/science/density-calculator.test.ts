import { holdTo } from '../testing.ts';
import tool from './density-calculator.ts';
// Worked out by test/oracles/science_fluids_and_waves.py, apart from the tool.
import vectors from './testdata/fluids-and-waves.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  invalid: [
    [{ mass: 1 }, 'density'],
    [{ mass: 1, density: 1, volume: 1 }, 'volume'],
    [{ mass: 0, volume: 1 }, 'mass'],
  ],
});
