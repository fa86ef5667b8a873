import { holdTo } from '../testing.ts';
import tool from './blackbody-calculator.ts';
// Worked out by test/oracles/science_physics.py, apart from the tool.
import vectors from './testdata/light_and_sound.json' with { type: 'json' };

// IAU 2015 resolution B3: the nominal sun has 5772 K, a radius of 6.957e8 m and a luminosity of 3.828e26 W.
const SUN = {
  tool: tool.slug,
  inputs: { temperatureK: 5772, areaM2: 6.0820901e18 },
  result: { power: 3.828e26 },
  near: { relative: 1e-4 },
};

holdTo(tool, { vectors: [...vectors, SUN] });
