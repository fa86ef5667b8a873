import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { SPEED_OF_LIGHT } from './lib/constants.ts';

export default defineTool({
  slug: 'antenna-length-calculator',
  name: 'Antenna Length Calculator',
  category: 'science',
  summary: 'Calculates the wavelength of a frequency and the lengths of common antennas for it.',
  description:
    'All lengths but the wavelength are shortened by the velocity factor. The default of 0.95 suits thin bare wire; insulated wire needs less. Cut an antenna a little too long and trim it.',
  reference: 'λ = c/f; dipole λ/2, quarter wave λ/4, five-eighths wave 5 λ/8, loop λ, each times the velocity factor',
  keywords: ['dipole', 'ham radio', 'half wave', 'ground plane', 'monopole', 'amateur radio', 'whip', 'vhf uhf', 'mhz to metres', 'velocity factor'],
  inputs: z.strictObject({
    frequencyMhz: z.number().min(0.001).max(1_000_000).describe('Frequency in megahertz'),
    velocityFactor: z.number().min(0.1).max(1).default(0.95).describe('Speed of the wave on the wire as a share of that of light, from 0.1 to 1'),
  }),
  result: z.strictObject({
    wavelengthMeters: z.number().describe('Wavelength in free space in metres'),
    halfWaveDipole: z.number().describe('Length of a half-wave dipole from tip to tip in metres'),
    dipoleLeg: z.number().describe('Length of each of the two legs of the dipole in metres'),
    quarterWave: z.number().describe('Length of a quarter-wave antenna in metres'),
    fiveEighthsWave: z.number().describe('Length of a five-eighths-wave antenna in metres'),
    fullWaveLoop: z.number().describe('Length around a full-wave loop in metres'),
  }),
  headline: 'halfWaveDipole',
  views: [{ kind: 'figures', field: 'fullWaveLoop', of: ['quarterWave', 'halfWaveDipole', 'fiveEighthsWave', 'fullWaveLoop'] }],
  examples: [
    {
      inputs: { frequencyMhz: 145 },
      result: {
        wavelengthMeters: 2.067534193103448,
        halfWaveDipole: 0.9820787417241379,
        dipoleLeg: 0.49103937086206895,
        quarterWave: 0.49103937086206895,
        fiveEighthsWave: 1.2275984271551723,
        fullWaveLoop: 1.9641574834482758,
      },
    },
    {
      inputs: { frequencyMhz: 14.2, velocityFactor: 1 },
      result: {
        wavelengthMeters: 21.112144929577465,
        halfWaveDipole: 10.556072464788732,
        dipoleLeg: 5.278036232394366,
        quarterWave: 5.278036232394366,
        fiveEighthsWave: 13.195090580985916,
        fullWaveLoop: 21.112144929577465,
      },
    },
  ],
  run({ frequencyMhz, velocityFactor }) {
    const wavelength = new Precise(SPEED_OF_LIGHT).div(frequencyMhz).div(1_000_000);
    const eighths = (count: number): number => doubleOf(wavelength.times(velocityFactor).times(count).div(8));
    return {
      wavelengthMeters: doubleOf(wavelength),
      halfWaveDipole: eighths(4),
      dipoleLeg: eighths(2),
      quarterWave: eighths(2),
      fiveEighthsWave: eighths(5),
      fullWaveLoop: eighths(8),
    };
  },
});
