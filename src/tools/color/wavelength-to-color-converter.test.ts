import { holdTo } from '../testing.ts';
import tool from './wavelength-to-color-converter.ts';

// By the formulas of Dan Bruton's approximation; the bounds of the bands belong to the next one.
holdTo(tool, {
  answers: [
    [{ wavelengthNm: 440 }, { hex: '#0000ff', band: 'violet' }],
    [{ wavelengthNm: 450 }, { band: 'blue' }],
    [{ wavelengthNm: 490 }, { hex: '#00ffff', band: 'cyan' }],
    [{ wavelengthNm: 510 }, { hex: '#00ff00', band: 'green' }],
    [{ wavelengthNm: 580 }, { hex: '#ffff00', band: 'yellow' }],
    [{ wavelengthNm: 590 }, { band: 'orange' }],
    [{ wavelengthNm: 645 }, { hex: '#ff0000', band: 'red' }],
    // 255 × 0.3^0.8 = 97.3.
    [{ wavelengthNm: 380 }, { hex: '#610061' }],
    [{ wavelengthNm: 780 }, { hex: '#610000' }],
    // 299792458 m/s over 500 nm; h c / e = 1239.841984 eV nm (CODATA).
    [{ wavelengthNm: 500 }, { frequencyThz: 599.584916, photonEnergyEv: 2.479683968664006 }],
  ],
  invalid: [
    [{ wavelengthNm: 379.9 }, 'wavelengthNm'],
    [{ wavelengthNm: 780.1 }, 'wavelengthNm'],
    [{}, 'wavelengthNm'],
  ],
});
