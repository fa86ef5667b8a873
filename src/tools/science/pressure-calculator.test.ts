import { holdTo } from '../testing.ts';
import tool from './pressure-calculator.ts';
// Worked out by test/oracles/science_fluids_and_waves.py, apart from the tool.
import vectors from './testdata/fluids-and-waves.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    [
      { pressure: 101325, area: 1 },
      { atm: 1, bar: 1.01325 },
    ],
    // NIST SP 811, appendix B: 1 psi is 6.894757 kPa.
    [{ pressure: 6894.757293168361, area: 1 }, { psi: 1 }],
  ],
  invalid: [
    [{ force: 1 }, 'pressure'],
    [{ force: 1, pressure: 1, area: 1 }, 'area'],
    [{ force: 1, area: 0 }, 'area'],
  ],
});
