import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { AVOGADRO, ELEMENTARY_CHARGE, PLANCK, SPEED_OF_LIGHT } from './lib/constants.ts';

const QUANTITIES = ['wavelengthNm', 'frequencyHz', 'energyEv', 'energyJoules', 'wavenumberPerCm'] as const;
type Quantity = (typeof QUANTITIES)[number];

const REGIONS = ['gamma ray', 'X-ray', 'ultraviolet', 'visible', 'infrared', 'microwave', 'radio'] as const;
/** The wavelength in nanometres at which each region but the last ends. */
const ENDS = [0.01, 10, 380, 750, 1e6, 1e9];

const NM_PER_METRE = 1e9;
const NM_PER_CM = 1e7;

const hc = new Precise(PLANCK).times(SPEED_OF_LIGHT).times(NM_PER_METRE);

/** How each quantity follows from the wavelength in nanometres, and the wavelength from it: as a constant divided by the other. */
const OVER: Readonly<Record<Exclude<Quantity, 'wavelengthNm'>, Decimal>> = {
  frequencyHz: new Precise(SPEED_OF_LIGHT).times(NM_PER_METRE),
  energyEv: hc.div(ELEMENTARY_CHARGE),
  energyJoules: hc,
  wavenumberPerCm: new Precise(NM_PER_CM),
};

const range = (least: number, greatest: number) => z.number().min(least).max(greatest).optional();

export default defineTool({
  slug: 'photon-energy-calculator',
  name: 'Photon Energy Calculator',
  category: 'science',
  summary: 'Converts between wavelength, frequency, energy and wavenumber of light, and names its region of the spectrum.',
  description:
    'Give exactly one of the five quantities. Regions by wavelength in vacuum: gamma ray below 0.01 nm, X-ray to 10 nm, ultraviolet to 380 nm, visible to 750 nm, infrared to 1 mm, microwave to 1 m, radio from there.',
  reference: 'E = h f = h c/λ; CODATA 2022',
  keywords: ['wavelength to frequency', 'nm to ev', 'electromagnetic spectrum', 'planck relation', 'electronvolt', 'light', 'spectroscopy', 'hz', 'physics'],
  inputs: z.strictObject({
    wavelengthNm: range(1e-30, 1e30).describe('Wavelength in vacuum in nanometres'),
    frequencyHz: range(1e-30, 1e60).describe('Frequency in hertz'),
    energyEv: range(1e-40, 1e40).describe('Energy of one photon in electronvolts'),
    energyJoules: range(1e-60, 1e30).describe('Energy of one photon in joules'),
    wavenumberPerCm: range(1e-30, 1e30).describe('Wavenumber, 1/wavelength, per centimetre'),
  }),
  result: z.strictObject({
    wavelengthNm: z.number().describe('Wavelength in vacuum in nanometres'),
    frequencyHz: z.number().describe('Frequency in hertz'),
    energyEv: z.number().describe('Energy of one photon in electronvolts'),
    energyJoules: z.number().describe('Energy of one photon in joules'),
    energyKjPerMol: z.number().describe('Energy of one mole of photons in kilojoules'),
    wavenumberPerCm: z.number().describe('Wavenumber, 1/wavelength, per centimetre'),
    region: z.enum(REGIONS).describe('Region of the spectrum: gamma ray, X-ray, ultraviolet, visible, infrared, microwave or radio'),
  }),
  headline: 'energyEv',
  examples: [
    {
      inputs: { wavelengthNm: 532 },
      result: {
        wavelengthNm: 532,
        frequencyHz: 563519657894736.9,
        energyEv: 2.330530045736847,
        energyJoules: 3.7339207841145277e-19,
        energyKjPerMol: 224.86196548627257,
        wavenumberPerCm: 18796.992481203008,
        region: 'visible',
      },
    },
    {
      inputs: { frequencyHz: 2_450_000_000 },
      result: {
        wavelengthNm: 122364268.57142857,
        frequencyHz: 2_450_000_000,
        energyEv: 0.000010132385857463454,
        energyJoules: 1.62338718675e-24,
        energyKjPerMol: 0.0009776266146588907,
        wavenumberPerCm: 0.08172320332354725,
        region: 'microwave',
      },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, QUANTITIES);
    const [given = 'wavelengthNm'] = QUANTITIES.filter((quantity) => inputs[quantity] !== undefined);
    const value = new Precise(inputs[given] ?? 1);
    const wavelength = given === 'wavelengthNm' ? value : OVER[given].div(value);
    const all = (quantity: Exclude<Quantity, 'wavelengthNm'>): Decimal => (given === quantity ? value : OVER[quantity].div(wavelength));
    const energyJoules = all('energyJoules');
    return {
      wavelengthNm: doubleOf(wavelength),
      frequencyHz: doubleOf(all('frequencyHz')),
      energyEv: doubleOf(all('energyEv')),
      energyJoules: doubleOf(energyJoules),
      energyKjPerMol: doubleOf(energyJoules.times(AVOGADRO).div(1000)),
      wavenumberPerCm: doubleOf(all('wavenumberPerCm')),
      region: REGIONS[ENDS.filter((end) => wavelength.gte(end)).length] ?? 'radio',
    };
  },
});
