import { holdTo } from '../testing.ts';
import tool from './coulombs-law-calculator.ts';
// Worked out by test/oracles/science_physics.py, apart from the tool.
import vectors from './testdata/light_and_sound.json' with { type: 'json' };

// Two elementary charges at the Bohr radius have the Hartree energy, both by CODATA 2022, within the uncertainties of the two.
const CODATA = {
  tool: tool.slug,
  inputs: { charge1: 1.602176634e-19, charge2: -1.602176634e-19, distance: 5.29177210544e-11 },
  result: { potentialEnergy: -4.359744722206e-18, direction: 'attractive' },
  near: { relative: 3e-10 },
};

holdTo(tool, { vectors: [...vectors, CODATA] });
