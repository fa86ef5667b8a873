import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: 'fib-4-calculator',
  name: 'FIB-4 Calculator',
  category: 'health',
  summary: 'Calculates the FIB-4 and APRI indices, which show how likely advanced liver fibrosis is.',
  description:
    'Low is below 1.3, and below 2.0 from 65 years; high is above 2.67. For adults with chronic liver disease; FIB-4 is less reliable below 35 years and in acute hepatitis.',
  reference: 'Sterling et al. 2006: FIB-4 = age·AST/(platelets·√ALT); McPherson et al. 2017 for the limit from 65 years; Wai et al. 2003 for APRI',
  keywords: ['liver fibrosis', 'cirrhosis', 'ast', 'alt', 'platelets', 'fatty liver', 'hepatitis c', 'apri', 'nafld', 'masld'],
  inputs: z.strictObject({
    ageYears: z.number().min(18).max(120).describe('Age in years, whole or with decimals'),
    ast: z.number().min(1).max(10000).describe('Aspartate aminotransferase (AST) in U/L'),
    alt: z.number().min(1).max(10000).describe('Alanine aminotransferase (ALT) in U/L'),
    platelets: z.number().min(1).max(2000).describe('Platelet count in 10⁹/L, the same number as in thousands per µL'),
    astUpperLimit: z.number().min(10).max(100).default(40).describe('Upper limit of normal AST of the laboratory in U/L, for APRI'),
  }),
  result: z.strictObject({
    fib4: z.number().describe('FIB-4 index, not rounded'),
    category: z.enum(['low', 'indeterminate', 'high']).describe('How likely advanced fibrosis is by FIB-4'),
    apri: z.number().describe('AST to platelet ratio index, not rounded; significant fibrosis is likely above 1.5 and unlikely up to 0.5'),
  }),
  examples: [
    { inputs: { ageYears: 50, ast: 60, alt: 49, platelets: 180 }, result: { fib4: 2.380952380952381, category: 'indeterminate', apri: 0.8333333333333334 } },
    { inputs: { ageYears: 68, ast: 40, alt: 36, platelets: 250 }, result: { fib4: 1.8133333333333332, category: 'low', apri: 0.4 } },
  ],
  run({ ageYears, ast, alt, platelets, astUpperLimit }) {
    const fib4 = new Precise(ageYears).times(ast).div(new Precise(alt).sqrt().times(platelets));
    const low = fib4.lt(ageYears >= 65 ? 2 : '1.3');
    return {
      fib4: doubleOf(fib4),
      category: low ? ('low' as const) : fib4.gt('2.67') ? ('high' as const) : ('indeterminate' as const),
      apri: doubleOf(new Precise(ast).times(100).div(new Precise(astUpperLimit).times(platelets))),
    };
  },
});
