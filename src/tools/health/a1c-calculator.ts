import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { GLUCOSE_MG_DL } from './lib/laboratory-units.ts';

const FIELDS = ['a1cPercent', 'a1cMmolMol', 'averageGlucoseMgDl', 'averageGlucoseMmolL'] as const;
const ONE_ONLY = `exactly one of ${FIELDS.join(', ')} must be given`;

export default defineTool({
  slug: 'a1c-calculator',
  name: 'A1C Calculator',
  category: 'health',
  summary: 'Converts HbA1c between percent, mmol/mol and estimated average glucose, from any one of them.',
  description:
    'Give exactly one value. The glucose estimate was fitted on adults, with and without diabetes, and is off in anaemia, pregnancy and with variant haemoglobins. Classes of the ADA: normal below 5.7 %, prediabetes from 5.7 %, diabetes from 6.5 %.',
  reference: 'ADAG (Nathan et al. 2008): mg/dL = 28.7·percent − 46.7; IFCC–NGSP: percent = 0.09148·mmol/mol + 2.152',
  keywords: ['hba1c', 'glycated hemoglobin', 'haemoglobin', 'diabetes', 'blood sugar', 'eag', 'ifcc', 'ngsp'],
  inputs: z.strictObject({
    a1cPercent: z.number().min(3).max(20).optional().describe('HbA1c in percent (NGSP)'),
    a1cMmolMol: z.number().min(9).max(200).optional().describe('HbA1c in mmol/mol (IFCC)'),
    averageGlucoseMgDl: z.number().min(30).max(600).optional().describe('Average glucose in mg/dL'),
    averageGlucoseMmolL: z.number().min(1.5).max(35).optional().describe('Average glucose in mmol/L'),
  }),
  result: z.strictObject({
    a1cPercent: z.number().describe('HbA1c in percent (NGSP)'),
    a1cMmolMol: z.number().describe('HbA1c in mmol/mol (IFCC)'),
    averageGlucoseMgDl: z.number().describe('Estimated average glucose in mg/dL'),
    averageGlucoseMmolL: z.number().describe('Estimated average glucose in mmol/L'),
    category: z.enum(['normal', 'prediabetes', 'diabetes']).describe('ADA class of the HbA1c'),
  }),
  examples: [
    {
      inputs: { a1cPercent: 7 },
      result: { a1cPercent: 7, a1cMmolMol: 52.9951902055094, averageGlucoseMgDl: 154.2, averageGlucoseMmolL: 8.559058614564831, category: 'diabetes' },
    },
    {
      inputs: { a1cMmolMol: 42 },
      result: { a1cPercent: 5.99416, a1cMmolMol: 42, averageGlucoseMgDl: 125.332392, averageGlucoseMmolL: 6.956726909413854, category: 'prediabetes' },
    },
  ],
  run(inputs) {
    const given = FIELDS.filter((field) => inputs[field] !== undefined);
    if (given.length !== 1) invalid(given[1] ?? '', ONE_ONLY);
    const percent = percentOf(inputs);
    const glucose = percent.times('28.7').minus('46.7');
    return {
      a1cPercent: doubleOf(percent),
      a1cMmolMol: doubleOf(percent.minus('2.152').div('0.09148')),
      averageGlucoseMgDl: doubleOf(glucose),
      averageGlucoseMmolL: doubleOf(glucose.div(GLUCOSE_MG_DL)),
      category: percent.lt('5.7') ? ('normal' as const) : percent.lt('6.5') ? ('prediabetes' as const) : ('diabetes' as const),
    };
  },
});

function percentOf({ a1cPercent, a1cMmolMol, averageGlucoseMgDl, averageGlucoseMmolL }: { [field in (typeof FIELDS)[number]]?: number | undefined }): Decimal {
  if (a1cPercent !== undefined) return new Precise(a1cPercent);
  if (a1cMmolMol !== undefined) return new Precise(a1cMmolMol).times('0.09148').plus('2.152');
  const glucose = averageGlucoseMgDl === undefined ? new Precise(averageGlucoseMmolL ?? 0).times(GLUCOSE_MG_DL) : new Precise(averageGlucoseMgDl);
  return glucose.plus('46.7').div('28.7');
}
