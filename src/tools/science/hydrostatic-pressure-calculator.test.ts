import { holdTo } from '../testing.ts';
import tool from './hydrostatic-pressure-calculator.ts';
// Worked out by test/oracles/science_fluids_and_waves.py, apart from the tool.
import vectors from './testdata/fluids-and-waves.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [[{ depth: 0 }, { gaugePressure: 0, absolutePressure: 101325, absoluteAtm: 1 }]],
  invalid: [
    [{}, 'depth'],
    [{ depth: -1 }, 'depth'],
    [{ depth: 1, density: 0 }, 'density'],
  ],
});
