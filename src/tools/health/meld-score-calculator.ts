import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Precise } from '../shared/numbers/precise.ts';

const MAX_CREATININE = 4;
const MAX_CREATININE_3 = 3;
/** Sodium counts with a MELD(i) above this. */
const SODIUM_ABOVE = 11;

export default defineTool({
  slug: 'meld-score-calculator',
  name: 'MELD Score Calculator',
  category: 'health',
  summary: 'Calculates MELD, MELD-Na and MELD 3.0, the scores that rank liver disease for transplantation.',
  description:
    'For people aged 12 and over with cirrhosis. Creatinine, bilirubin and INR below 1 count as 1; creatinine at most as 4.0 (3.0 in MELD 3.0), which is also what it counts as on dialysis. Sodium is held to 125 to 137, albumin to 1.5 to 3.5. Scores are whole numbers from 6 to 40.',
  reference: 'OPTN Policy 9; Kamath et al. 2001 (MELD), Kim et al. 2008 (MELD-Na), Kim et al. 2021, Gastroenterology 161:1887 (MELD 3.0)',
  keywords: ['cirrhosis', 'liver transplant', 'end-stage', 'hepatology', 'unos', 'waiting list', 'mortality'],
  inputs: z.strictObject({
    creatinine: z.number().min(0.1).max(30).describe('Creatinine in the blood in mg/dL'),
    bilirubin: z.number().min(0.1).max(80).describe('Total bilirubin in mg/dL'),
    inr: z.number().min(0.5).max(20).describe('Clotting time as INR, without a unit'),
    sodium: z.number().min(90).max(180).optional().describe('Sodium in mmol/L, for MELD-Na and MELD 3.0'),
    albumin: z.number().min(0.5).max(7).optional().describe('Albumin in g/dL, for MELD 3.0'),
    sex: z.enum(['female', 'male']).optional().describe('The sex MELD 3.0 counts, female or male'),
    dialysis: z.boolean().default(false).describe('Whether the patient had dialysis twice or more in the past week'),
  }),
  result: z.strictObject({
    meld: z.int().describe('MELD score, from 6 to 40'),
    meldNa: z.int().optional().describe('MELD-Na score, from 6 to 40; absent without sodium'),
    meld3: z.int().optional().describe('MELD 3.0 score, from 6 to 40; absent without sodium, albumin and sex'),
  }),
  examples: [
    {
      inputs: { creatinine: 1.9, bilirubin: 4.2, inr: 1.8, sodium: 130, albumin: 2.6, sex: 'female' },
      result: { meld: 25, meldNa: 28, meld3: 30 },
    },
    { inputs: { creatinine: 1, bilirubin: 1, inr: 1 }, result: { meld: 6 } },
  ],
  run({ creatinine, bilirubin, inr, sodium, albumin, sex, dialysis }) {
    const lnCreatinine = (most: number) => new Precise(dialysis ? most : Math.min(Math.max(creatinine, 1), most)).ln();
    const lnBilirubin = new Precise(Math.max(bilirubin, 1)).ln();
    const lnInr = new Precise(Math.max(inr, 1)).ln();
    const initial = lnCreatinine(MAX_CREATININE).times('0.957').plus(lnBilirubin.times('0.378')).plus(lnInr.times('1.120')).plus('0.643');
    const meld = scoreOf(initial.times(10));
    if (sodium === undefined) return { meld };
    const lack = new Precise(137).minus(Math.min(Math.max(sodium, 125), 137));
    const meldNa = meld > SODIUM_ABOVE ? scoreOf(lack.times('1.32').minus(lack.times('0.033').times(meld)).plus(meld)) : meld;
    if (albumin === undefined || sex === undefined) return { meld, meldNa };
    const low = new Precise('3.5').minus(Math.min(Math.max(albumin, 1.5), 3.5));
    const creatinine3 = lnCreatinine(MAX_CREATININE_3);
    const sum = Precise.sum(
      sex === 'female' ? '1.33' : 0,
      lnBilirubin.times('4.56'),
      lack.times('0.82'),
      lack.times(lnBilirubin).times('-0.24'),
      lnInr.times('9.09'),
      creatinine3.times('11.14'),
      low.times('1.85'),
      low.times(creatinine3).times('-1.83'),
      6,
    );
    return { meld, meldNa, meld3: scoreOf(sum) };
  },
});

/** The nearest whole number, a half rounded up, within 6 to 40. */
const scoreOf = (value: Decimal): number => Math.min(Math.max(value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber(), 6), 40);
