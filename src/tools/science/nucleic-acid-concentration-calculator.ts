import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** µg/mL for an absorbance of 1 over 1 cm at 260 nm. */
const FACTORS = { dsdna: 50, ssdna: 33, rna: 40 };

export default defineTool({
  slug: 'nucleic-acid-concentration-calculator',
  name: 'Nucleic Acid Concentration Calculator',
  category: 'science',
  summary: 'Calculates the concentration and purity of DNA or RNA from its absorbance at 260 and 280 nm.',
  description:
    'An absorbance of 1 over 1 cm is 50 µg/mL of double-stranded DNA, 33 of single-stranded DNA and 40 of RNA. Pure DNA has a ratio of about 1.8, pure RNA of about 2.0.',
  reference: 'c = A260·factor·dilution/path; factors 50, 33 and 40 µg/mL',
  keywords: ['nanodrop', 'a260', 'a260/a280', 'od260', 'spectrophotometer', 'dna quantification', 'rna yield', 'purity ratio'],
  inputs: z.strictObject({
    a260: z.number().min(0).max(1000).describe('Absorbance at 260 nm, less that of the blank'),
    a280: z.number().min(0).max(1000).optional().describe('Absorbance at 280 nm, less that of the blank, for the ratio that shows the purity'),
    kind: z.enum(['dsdna', 'ssdna', 'rna']).default('dsdna').describe('What is measured: dsdna double-stranded DNA, ssdna single-stranded DNA or rna'),
    dilutionFactor: z.number().min(1).max(1_000_000).default(1).describe('How many times the sample was diluted for measuring; 1 if not'),
    pathLengthCm: z.number().min(0.001).max(10).default(1).describe('Path of the light through the sample in centimetres'),
    volumeUl: z.number().min(0).max(1e9).optional().describe('Volume of the undiluted sample in microlitres, for the total'),
  }),
  result: z.strictObject({
    concentration: z.number().describe('Concentration of the undiluted sample in ng/µL, which is the same as µg/mL'),
    ratio260280: z.number().optional().describe('Ratio of the absorbances at 260 and 280 nm; absent without a280 and where that is 0'),
    totalUg: z.number().optional().describe('Mass in the whole sample in micrograms; absent without volumeUl'),
  }),
  examples: [
    { inputs: { a260: 0.45, a280: 0.25, dilutionFactor: 20, volumeUl: 50 }, result: { concentration: 450, ratio260280: 1.8, totalUg: 22.5 } },
    { inputs: { a260: 0.12, kind: 'rna', pathLengthCm: 0.1 }, result: { concentration: 48 } },
  ],
  run({ a260, a280, kind, dilutionFactor, pathLengthCm, volumeUl }) {
    const concentration = new Precise(a260).times(FACTORS[kind]).times(dilutionFactor).div(pathLengthCm);
    return {
      concentration: doubleOf(concentration),
      ...(a280 !== undefined && a280 > 0 && { ratio260280: doubleOf(new Precise(a260).div(a280)) }),
      ...(volumeUl !== undefined && { totalUg: doubleOf(concentration.times(volumeUl).div(1000)) }),
    };
  },
});
