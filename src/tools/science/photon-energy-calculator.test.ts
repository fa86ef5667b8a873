import { holdTo } from '../testing.ts';
import tool from './photon-energy-calculator.ts';
// Worked out by test/oracles/science_physics.py, apart from the tool.
import vectors from './testdata/light_and_sound.json' with { type: 'json' };

// The relationships of the electronvolt in CODATA 2022.
const CODATA = [
  {
    tool: tool.slug,
    inputs: { energyEv: 1 },
    result: { frequencyHz: 241798924208491.8, wavenumberPerCm: 8065.543937349211, energyJoules: 1.602176634e-19, energyKjPerMol: 96.48533212331002 },
  },
];

holdTo(tool, { vectors: [...vectors, ...CODATA] });
