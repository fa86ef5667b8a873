import { z } from 'zod';
import { defineTool } from '../define.ts';

const BANDS = [
  [450, 'violet'],
  [485, 'blue'],
  [500, 'cyan'],
  [565, 'green'],
  [590, 'yellow'],
  [625, 'orange'],
] as const;

export default defineTool({
  slug: 'wavelength-to-color-converter',
  name: 'Wavelength to Color Converter',
  category: 'color',
  summary: 'Shows the approximate screen colour of light of one wavelength.',
  description: 'Screens cannot show spectral colours; this is the usual approximation, dimmed towards both ends of what the eye sees.',
  reference: "Dan Bruton's approximation; CODATA 2022 for frequency and photon energy",
  keywords: ['nanometer', 'spectrum', 'light', 'laser', 'rainbow', 'frequency', 'colour', 'nm to rgb'],
  inputs: z.strictObject({ wavelengthNm: z.number().min(380).max(780).describe('Wavelength in vacuum in nanometres, 380 to 780') }),
  result: z.strictObject({
    hex: z.string().describe('The approximate screen colour as #rrggbb'),
    frequencyThz: z.number().describe('Frequency in vacuum, in terahertz'),
    photonEnergyEv: z.number().describe('Energy of one photon, in electronvolts'),
    band: z.string().describe('Name of the spectral colour: violet, blue, cyan, green, yellow, orange or red'),
  }),
  examples: [
    { inputs: { wavelengthNm: 589 }, result: { hex: '#ffe200', frequencyThz: 508.98549745331064, photonEnergyEv: 2.1049948800203784, band: 'yellow' } },
    { inputs: { wavelengthNm: 400 }, result: { hex: '#8300b5', frequencyThz: 749.481145, photonEnergyEv: 3.0996049608300074, band: 'violet' } },
  ],
  run({ wavelengthNm }) {
    const intensity = intensityOf(wavelengthNm);
    const bytes = channelsOf(wavelengthNm).map((channel) => Math.floor(255 * (channel * intensity) ** 0.8 + 0.5));
    return {
      hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
      frequencyThz: 299_792.458 / wavelengthNm,
      photonEnergyEv: 1239.841984332003 / wavelengthNm,
      band: BANDS.find(([below]) => wavelengthNm < below)?.[1] ?? 'red',
    };
  },
});

function channelsOf(w: number): [red: number, green: number, blue: number] {
  if (w < 440) return [(440 - w) / 60, 0, 1];
  if (w < 490) return [0, (w - 440) / 50, 1];
  if (w < 510) return [0, 1, (510 - w) / 20];
  if (w < 580) return [(w - 510) / 70, 1, 0];
  if (w < 645) return [1, (645 - w) / 65, 0];
  return [1, 0, 0];
}

function intensityOf(w: number): number {
  if (w < 420) return 0.3 + (0.7 * (w - 380)) / 40;
  return w > 700 ? 0.3 + (0.7 * (780 - w)) / 80 : 1;
}
