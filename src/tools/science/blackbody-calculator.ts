import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { STEFAN_BOLTZMANN, WIEN } from './lib/constants.ts';

const NM_PER_METRE = 1e9;

export default defineTool({
  slug: 'blackbody-calculator',
  name: 'Blackbody Radiation Calculator',
  category: 'science',
  summary: "Calculates the peak wavelength and radiated power of a hot body by Wien's and Stefan-Boltzmann's laws.",
  description:
    'The peak is that of the radiation per wavelength. The power is what the body gives off; what it absorbs from its surroundings is not subtracted.',
  reference: "Wien's displacement law λ = b/T and the Stefan-Boltzmann law M = ε σ T⁴; CODATA 2022",
  keywords: ['black body', 'wien displacement law', 'stefan boltzmann', 'thermal radiation', 'star temperature', 'emissivity', 'radiant exitance', 'astronomy'],
  inputs: z.strictObject({
    temperatureK: z.number().min(1e-6).max(1e12).describe('Absolute temperature in kelvins; the surface of the sun has 5772'),
    emissivity: z.number().min(0).max(1).default(1).describe('Emissivity from 0 to 1; 1 for a black body'),
    areaM2: z.number().min(0).max(1e30).default(1).describe('Radiating area in square metres'),
  }),
  result: z.strictObject({
    peakWavelengthNm: z.number().describe('Wavelength in nanometres at which the body radiates most'),
    exitance: z.number().describe('Radiated power per area in W/m²'),
    power: z.number().describe('Radiated power of the whole area in watts'),
  }),
  examples: [
    { inputs: { temperatureK: 5772 }, result: { peakWavelengthNm: 502.03949327532445, exitance: 62938592.470335975, power: 62938592.470335975 } },
    {
      inputs: { temperatureK: 310, emissivity: 0.98, areaM2: 1.8 },
      result: { peakWavelengthNm: 9347.651468339267, exitance: 513.1975656900033, power: 923.7556182420059 },
    },
  ],
  run({ temperatureK, emissivity, areaM2 }) {
    const temperature = new Precise(temperatureK);
    const exitance = temperature.pow(4).times(STEFAN_BOLTZMANN).times(emissivity);
    return {
      peakWavelengthNm: doubleOf(new Precise(WIEN).div(temperature).times(NM_PER_METRE)),
      exitance: doubleOf(exitance),
      power: doubleOf(exitance.times(areaM2)),
    };
  },
});
