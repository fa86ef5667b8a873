import { holdTo } from '../testing.ts';
import tool from './stellar-distance-calculator.ts';
// Worked out by test/oracles/science_radio_and_sky.py, apart from the tool.
import vectors from './testdata/radio-and-sky.json' with { type: 'json' };

holdTo(tool, {
  vectors,
  answers: [
    // The definition of the parsec and of the absolute magnitude
    [
      { apparentMagnitude: 4, distanceParsecs: 10 },
      { absoluteMagnitude: 4, parallaxMas: 100, distanceModulus: 0 },
    ],
    [
      { apparentMagnitude: 4, parallaxMas: 1000 },
      { absoluteMagnitude: 9, distanceParsecs: 1, distanceModulus: -5 },
    ],
    [
      { apparentMagnitude: -0, absoluteMagnitude: -0 },
      { apparentMagnitude: 0, absoluteMagnitude: 0, distanceParsecs: 10 },
    ],
  ],
  invalid: [
    [{ apparentMagnitude: 1 }, 'absoluteMagnitude'],
    [{ apparentMagnitude: 1, absoluteMagnitude: 1, parallaxMas: 1 }, 'distanceParsecs'],
    [{ apparentMagnitude: 1, distanceParsecs: 1, parallaxMas: 1 }, 'parallaxMas'],
    [{ apparentMagnitude: 61, absoluteMagnitude: 1 }, 'apparentMagnitude'],
    [{ apparentMagnitude: 1, parallaxMas: 0 }, 'parallaxMas'],
    [{ apparentMagnitude: 1, distanceParsecs: 1e16 }, 'distanceParsecs'],
  ],
});
