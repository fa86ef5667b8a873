import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, PI, Precise } from '../shared/numbers/precise.ts';
import { completeProduct } from './lib/products.ts';

const amount = z.number().min(1e-60).max(1e60).optional();

export default defineTool({
  slug: 'wave-calculator',
  name: 'Wave Calculator',
  category: 'science',
  summary: 'Calculates wave speed, frequency or wavelength from the other two, with period and wavenumber.',
  description: 'Give exactly two of speed, frequency and wavelength. Sound in air at 20 °C has 343 m/s, light in vacuum 299792458 m/s.',
  reference: 'v = f λ, T = 1/f, ω = 2π f, k = 2π/λ',
  keywords: ['hertz', 'lambda', 'sound', 'light', 'radio', 'angular frequency', 'physics', 'wavelength calculator', 'oscillation'],
  inputs: z.strictObject({
    speed: amount.describe('Speed of the wave in m/s'),
    frequency: amount.describe('Frequency of the wave in hertz'),
    wavelength: amount.describe('Wavelength in metres'),
  }),
  result: z.strictObject({
    speed: z.number().describe('Speed of the wave in m/s'),
    frequency: z.number().describe('Frequency of the wave in hertz'),
    wavelength: z.number().describe('Wavelength in metres'),
    period: z.number().describe('Time of one oscillation in seconds'),
    angularFrequency: z.number().describe('Angular frequency in radians per second'),
    wavenumber: z.number().describe('Angular wavenumber, 2π over the wavelength, in radians per metre'),
  }),
  headline: 'wavelength',
  examples: [
    {
      inputs: { speed: 343, frequency: 440 },
      result: {
        speed: 343,
        frequency: 440,
        wavelength: 0.7795454545454545,
        period: 0.0022727272727272726,
        angularFrequency: 2764.601535159018,
        wavenumber: 8.06006278472017,
      },
    },
    {
      inputs: { speed: 299_792_458, wavelength: 0.125 },
      result: {
        speed: 299_792_458,
        frequency: 2398339664,
        wavelength: 0.125,
        period: 4.1695511899769005e-10,
        angularFrequency: 15069212538.470827,
        wavenumber: 50.26548245743669,
      },
    },
  ],
  run({ speed, frequency, wavelength }) {
    giveExactly(2, { speed, frequency, wavelength }, ['speed', 'frequency', 'wavelength']);
    const { product, left, right } = completeProduct({ product: speed, left: frequency, right: wavelength });
    return {
      speed: doubleOf(product),
      frequency: doubleOf(left),
      wavelength: doubleOf(right),
      period: doubleOf(new Precise(1).div(left)),
      angularFrequency: doubleOf(PI.times(2).times(left)),
      wavenumber: doubleOf(PI.times(2).div(right)),
    };
  },
});
