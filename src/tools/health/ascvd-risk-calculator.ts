import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

interface Equation {
  readonly age: string;
  readonly ageSquared: string;
  readonly cholesterol: string;
  readonly ageCholesterol: string;
  readonly hdl: string;
  readonly ageHdl: string;
  readonly treated: string;
  readonly ageTreated: string;
  readonly untreated: string;
  readonly ageUntreated: string;
  readonly smoker: string;
  readonly ageSmoker: string;
  readonly diabetes: string;
  readonly mean: string;
  readonly survival: string;
}

/** Goff et al. 2013, table A: coefficients of natural logarithms, the mean of the sum and the baseline survival at ten years. */
const EQUATIONS: Record<'white' | 'black', Record<'female' | 'male', Equation>> = {
  white: {
    female: {
      age: '-29.799',
      ageSquared: '4.884',
      cholesterol: '13.540',
      ageCholesterol: '-3.114',
      hdl: '-13.578',
      ageHdl: '3.149',
      treated: '2.019',
      ageTreated: '0',
      untreated: '1.957',
      ageUntreated: '0',
      smoker: '7.574',
      ageSmoker: '-1.665',
      diabetes: '0.661',
      mean: '-29.18',
      survival: '0.9665',
    },
    male: {
      age: '12.344',
      ageSquared: '0',
      cholesterol: '11.853',
      ageCholesterol: '-2.664',
      hdl: '-7.990',
      ageHdl: '1.769',
      treated: '1.797',
      ageTreated: '0',
      untreated: '1.764',
      ageUntreated: '0',
      smoker: '7.837',
      ageSmoker: '-1.795',
      diabetes: '0.658',
      mean: '61.18',
      survival: '0.9144',
    },
  },
  black: {
    female: {
      age: '17.114',
      ageSquared: '0',
      cholesterol: '0.940',
      ageCholesterol: '0',
      hdl: '-18.920',
      ageHdl: '4.475',
      treated: '29.291',
      ageTreated: '-6.432',
      untreated: '27.820',
      ageUntreated: '-6.087',
      smoker: '0.691',
      ageSmoker: '0',
      diabetes: '0.874',
      mean: '86.61',
      survival: '0.9533',
    },
    male: {
      age: '2.469',
      ageSquared: '0',
      cholesterol: '0.302',
      ageCholesterol: '0',
      hdl: '-0.307',
      ageHdl: '0',
      treated: '1.916',
      ageTreated: '0',
      untreated: '1.809',
      ageUntreated: '0',
      smoker: '0.549',
      ageSmoker: '0',
      diabetes: '0.645',
      mean: '19.54',
      survival: '0.8954',
    },
  },
};

export default defineTool({
  slug: 'ascvd-risk-calculator',
  name: 'ASCVD Risk Calculator',
  category: 'health',
  summary: 'Estimates the ten-year risk of a first heart attack or stroke, by the pooled cohort equations (PCE).',
  description:
    'For people of 40 to 79 in the United States without cardiovascular disease so far; elsewhere and for other ethnic groups it often gives too high a risk. Low is below 5 %, borderline from 5 %, intermediate from 7.5 %, high from 20 %.',
  reference: 'ACC/AHA 2013 (Goff et al.), pooled cohort equations; classes of ACC/AHA 2019',
  keywords: ['cardiovascular risk', 'heart disease', 'statin', 'cholesterol', 'acc aha', 'prevention'],
  inputs: z.strictObject({
    ageYears: z.number().min(40).max(79).describe('Age in years, whole or with decimals'),
    sex: z.enum(['female', 'male']).describe('The sex the equation was fitted on, female or male'),
    race: z.enum(['white', 'black', 'other']).describe('The group the equation was fitted on, white or black; other uses the white one'),
    totalCholesterol: z.number().min(130).max(320).describe('Total cholesterol in mg/dL'),
    hdl: z.number().min(20).max(100).describe('HDL cholesterol in mg/dL'),
    systolic: z.number().min(90).max(200).describe('Systolic blood pressure in mmHg'),
    treatedHypertension: z.boolean().default(false).describe('Whether high blood pressure is treated with medication'),
    diabetes: z.boolean().default(false).describe('Whether the patient has diabetes of any type'),
    smoker: z.boolean().default(false).describe('Whether the patient smokes cigarettes'),
  }),
  result: z.strictObject({
    riskPercent: z.number().describe('Risk within ten years in percent, not rounded'),
    category: z.enum(['low', 'borderline', 'intermediate', 'high']).describe('Class of the risk'),
  }),
  examples: [
    {
      inputs: { ageYears: 55, sex: 'male', race: 'white', totalCholesterol: 213, hdl: 50, systolic: 120 },
      result: { riskPercent: 5.3844219979087145, category: 'borderline' },
    },
    {
      inputs: { ageYears: 62, sex: 'female', race: 'black', totalCholesterol: 190, hdl: 48, systolic: 142, treatedHypertension: true, diabetes: true },
      result: { riskPercent: 22.769941018690734, category: 'high' },
    },
  ],
  run({ ageYears, sex, race, totalCholesterol, hdl, systolic, treatedHypertension, diabetes, smoker }) {
    const of = EQUATIONS[race === 'black' ? 'black' : 'white'][sex];
    const [age, lnCholesterol, lnHdl, lnSystolic] = [
      new Precise(ageYears).ln(),
      new Precise(totalCholesterol).ln(),
      new Precise(hdl).ln(),
      new Precise(systolic).ln(),
    ];
    const term = (plain: string, withAge: string) => age.times(withAge).plus(plain);
    const sum = Precise.sum(
      age.times(term(of.age, of.ageSquared)),
      lnCholesterol.times(term(of.cholesterol, of.ageCholesterol)),
      lnHdl.times(term(of.hdl, of.ageHdl)),
      lnSystolic.times(treatedHypertension ? term(of.treated, of.ageTreated) : term(of.untreated, of.ageUntreated)),
      smoker ? term(of.smoker, of.ageSmoker) : 0,
      diabetes ? of.diabetes : 0,
    );
    const risk = new Precise(1).minus(new Precise(of.survival).pow(sum.minus(of.mean).exp())).times(100);
    return {
      riskPercent: doubleOf(risk),
      category: risk.lt(5) ? ('low' as const) : risk.lt('7.5') ? ('borderline' as const) : risk.lt(20) ? ('intermediate' as const) : ('high' as const),
    };
  },
});
