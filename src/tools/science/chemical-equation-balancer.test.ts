import { holdTo } from '../testing.ts';
import tool from './chemical-equation-balancer.ts';
// Worked out by test/oracles/science_chemistry.py, apart from the tool.
import vectors from './testdata/equations.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // R. Stout, Redox challenges, Journal of Chemical Education 72 (1995) 1125.
    [
      { equation: '[Cr(N2H4CO)6]4[Cr(CN)6]3 + KMnO4 + H2SO4 -> K2Cr2O7 + MnSO4 + CO2 + KNO3 + K2SO4 + H2O' },
      {
        balanced: '10 [Cr(N2H4CO)6]4[Cr(CN)6]3 + 1176 KMnO4 + 1399 H2SO4 -> 35 K2Cr2O7 + 1176 MnSO4 + 420 CO2 + 660 KNO3 + 223 K2SO4 + 1879 H2O',
      },
    ],
  ],
  unprocessable: [
    [{ equation: 'H2 + O2 -> H2O + H2O2' }, /more than one independent way \(2\)/],
    [{ equation: 'H2 + O2 -> H2O + N2' }, /cannot be balanced/],
    [{ equation: 'H2O -> H2 + O3 + Fe' }, /cannot be balanced/],
    // Two dimensions of solutions, in all of which there is no carbon.
    [{ equation: 'H2O + N2 -> H2O + N2 + C' }, /cannot be balanced/],
    // In all of which oxygen would be on the other side.
    [{ equation: 'H2O + N2 + O2 -> H2 + N2 + O3' }, /more than one independent way/],
    [{ equation: 'CO2 + N2 -> CO + N2 + C3O2 + O3 + C' }, /more than one independent way/],
    [{ equation: 'H2 + O2' }, /not 1/],
    [{ equation: 'H2 -> H -> H2' }, /not 3/],
  ],
});
