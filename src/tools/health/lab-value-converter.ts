import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { CHOLESTEROL_MG_DL, GLUCOSE_MG_DL, TRIGLYCERIDES_MG_DL } from './lib/laboratory-units.ts';

/** How many SI units one conventional unit is, as a fraction, so that the way back divides by nothing rounded. */
interface Analyte {
  readonly conventional: string;
  readonly si: string;
  readonly times: Decimal;
  readonly over: Decimal;
}

const one = new Precise(1);
const by = (conventional: string, si: string, factor: string): Analyte => ({ conventional, si, times: new Precise(factor), over: one });
const over = (conventional: string, si: string, divisor: Decimal): Analyte => ({ conventional, si, times: one, over: divisor });

const NAMES = [
  'glucose',
  'cholesterol',
  'triglycerides',
  'creatinine',
  'bun',
  'uric-acid',
  'bilirubin',
  'calcium',
  'magnesium',
  'phosphate',
  'iron',
  'albumin',
  'hemoglobin',
  'vitamin-d',
  'vitamin-b12',
  'folate',
  'testosterone',
  'estradiol',
  'cortisol',
  'insulin',
  't4',
] as const;

const ANALYTES: Record<(typeof NAMES)[number], Analyte> = {
  glucose: over('mg/dL', 'mmol/L', GLUCOSE_MG_DL),
  cholesterol: over('mg/dL', 'mmol/L', CHOLESTEROL_MG_DL),
  triglycerides: over('mg/dL', 'mmol/L', TRIGLYCERIDES_MG_DL),
  creatinine: by('mg/dL', 'umol/L', '88.4'),
  bun: by('mg/dL', 'mmol/L', '0.357'),
  'uric-acid': by('mg/dL', 'umol/L', '59.48'),
  bilirubin: by('mg/dL', 'umol/L', '17.1'),
  calcium: by('mg/dL', 'mmol/L', '0.25'),
  magnesium: by('mg/dL', 'mmol/L', '0.411'),
  phosphate: by('mg/dL', 'mmol/L', '0.323'),
  iron: by('ug/dL', 'umol/L', '0.179'),
  albumin: by('g/dL', 'g/L', '10'),
  hemoglobin: by('g/dL', 'g/L', '10'),
  'vitamin-d': by('ng/mL', 'nmol/L', '2.496'),
  'vitamin-b12': by('pg/mL', 'pmol/L', '0.7378'),
  folate: by('ng/mL', 'nmol/L', '2.266'),
  testosterone: by('ng/dL', 'nmol/L', '0.0347'),
  estradiol: by('pg/mL', 'pmol/L', '3.671'),
  cortisol: by('ug/dL', 'nmol/L', '27.59'),
  insulin: by('uIU/mL', 'pmol/L', '6'),
  t4: by('ug/dL', 'nmol/L', '12.87'),
};

export default defineTool({
  slug: 'lab-value-converter',
  name: 'Lab Value Converter',
  category: 'health',
  summary: 'Converts laboratory values such as glucose, cholesterol and creatinine between conventional and SI units.',
  description:
    'Conventional units are those of the United States: mostly mg/dL, while SI units are mostly mmol/L. bun is blood urea nitrogen against urea; cholesterol holds for total, HDL and LDL; vitamin-d is 25-hydroxyvitamin D.',
  reference: 'AMA Manual of Style, conversion factors for laboratory values; glucose 18.016, cholesterol 38.67 and triglycerides 88.57 mg/dL per mmol/L',
  keywords: ['mg/dl to mmol/l', 'mmol/l to mg/dl', 'blood test', 'umol/l', 'nmol/l', 'units', 'haemoglobin', 'vitamin d'],
  inputs: z.strictObject({
    analyte: z
      .enum(NAMES)
      .describe(
        'What was measured; bun is blood urea nitrogen (urea in SI units), hemoglobin that of blood, vitamin-d 25-hydroxyvitamin D, t4 total thyroxine',
      ),
    value: z.number().min(0).max(1000000).describe('The value to convert, in the unit it comes from'),
    to: z.enum(['si', 'conventional']).default('si').describe('Units of the result: si takes a conventional value, conventional an SI value'),
  }),
  result: z.strictObject({
    value: z.number().describe('The converted value in toUnit'),
    fromUnit: z.string().describe('Unit of the value given'),
    toUnit: z.string().describe('Unit of the converted value'),
    factor: z.number().describe('What a conventional value is multiplied by for the SI value'),
  }),
  examples: [
    {
      inputs: { analyte: 'glucose', value: 100 },
      result: { value: 5.550621669626998, fromUnit: 'mg/dL', toUnit: 'mmol/L', factor: 0.05550621669626998 },
    },
    {
      inputs: { analyte: 'creatinine', value: 120, to: 'conventional' },
      result: { value: 1.3574660633484164, fromUnit: 'umol/L', toUnit: 'mg/dL', factor: 88.4 },
    },
  ],
  run({ analyte, value, to }) {
    const { conventional, si, times, over: divisor } = ANALYTES[analyte];
    const given = new Precise(value);
    const factor = doubleOf(times.div(divisor));
    return to === 'si'
      ? { value: doubleOf(given.times(times).div(divisor)), fromUnit: conventional, toUnit: si, factor }
      : { value: doubleOf(given.times(divisor).div(times)), fromUnit: si, toUnit: conventional, factor };
  },
});
