import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { type Sex, sexInput } from './lib/body.ts';
import { classOf } from './lib/class-of.ts';
import { creatinineOf, creatinineUnit } from './lib/creatinine.ts';
import { needed } from './lib/needed.ts';
import { exponential, naturalLog } from './lib/powers.ts';

const ADULT_YEARS = 18;
const STAGES = [
  [15, 'G4'],
  [30, 'G3b'],
  [45, 'G3a'],
  [60, 'G2'],
  [90, 'G1'],
] as const;

/** Creatinine in mg/dL where its power changes, by sex; cystatin C in mg/L likewise. */
const CREATININE_KNOT = { female: '0.7', male: '0.9' };
const CYSTATIN_KNOT = '0.8';

/** Powers of a marker relative to its knot: below the knot, above it. */
type Powers = readonly [below: string, above: string];

interface Equation {
  constant: number;
  creatinine?: Record<Sex, Powers>;
  cystatin?: Powers;
  perYear: string;
  female: string;
}

const CREATININE_2021: Equation = {
  constant: 142,
  creatinine: { female: ['-0.241', '-1.200'], male: ['-0.302', '-1.200'] },
  perYear: '0.9938',
  female: '1.012',
};
const CYSTATIN_2012: Equation = { constant: 133, cystatin: ['-0.499', '-1.328'], perYear: '0.996', female: '0.932' };
const COMBINED_2021: Equation = {
  constant: 135,
  creatinine: { female: ['-0.219', '-0.544'], male: ['-0.144', '-0.544'] },
  cystatin: ['-0.323', '-0.778'],
  perYear: '0.9961',
  female: '0.963',
};

interface Markers {
  creatinine: Decimal | undefined;
  cystatinC: Decimal | undefined;
}

export default defineTool({
  slug: 'egfr-calculator',
  name: 'eGFR Calculator',
  category: 'health',
  summary: 'Estimates the glomerular filtration rate by CKD-EPI 2021, cystatin C and bedside Schwartz, with the KDIGO stage.',
  description:
    'CKD-EPI holds for adults from 18 years, without regard to race, and needs creatinine, cystatin C or both. Below 18 years, bedside Schwartz (fitted on children of 1 to 16 with kidney disease) is the only result and needs creatinine and height. Stages are of KDIGO 2024; a stage alone is not a diagnosis. For information, not medical advice.',
  reference: 'CKD-EPI creatinine 2021 and creatinine-cystatin C 2021 (Inker et al.); CKD-EPI cystatin C 2012; Schwartz et al. 2009; KDIGO 2024',
  keywords: ['kidney function', 'gfr', 'ckd', 'creatinine', 'renal', 'chronic kidney disease', 'ckd-epi'],
  inputs: z.strictObject({
    ageYears: z.number().min(1).max(120).describe('Age in years'),
    sex: sexInput.describe('Sex that the equations were fitted on'),
    creatinine: z.number().min(0.1).max(3000).optional().describe('Creatinine in serum, in the unit of creatinineUnit; adults need this or cystatinC'),
    creatinineUnit,
    cystatinC: z.number().min(0.1).max(20).optional().describe('Cystatin C in serum in mg/L, for adults'),
    heightCm: z.number().min(40).max(220).optional().describe('Height in centimetres, needed below 18 years'),
  }),
  result: z.strictObject({
    egfr: z
      .number()
      .describe('Filtration rate in mL/min/1.73 m²: by both markers where possible, else by creatinine, else by cystatin C; bedside Schwartz below 18 years'),
    stage: z.string().describe('KDIGO stage: G1 from 90, G2 from 60, G3a from 45, G3b from 30, G4 from 15, else G5'),
    creatinineEgfr: z.number().optional().describe('Rate by CKD-EPI creatinine 2021; absent without creatinine and below 18 years'),
    cystatinEgfr: z.number().optional().describe('Rate by CKD-EPI cystatin C 2012; absent without cystatin C and below 18 years'),
    combinedEgfr: z.number().optional().describe('Rate by CKD-EPI creatinine-cystatin C 2021; absent without both markers and below 18 years'),
    schwartzEgfr: z.number().optional().describe('Rate by bedside Schwartz 2009; absent from 18 years'),
  }),
  examples: [
    { inputs: { ageYears: 60, sex: 'male', creatinine: 1.2 }, result: { egfr: 69.23112756748158, stage: 'G2', creatinineEgfr: 69.23112756748158 } },
    {
      inputs: { ageYears: 50, sex: 'female', creatinine: 80, creatinineUnit: 'umol/L', cystatinC: 0.9 },
      result: {
        egfr: 84.8462810214524,
        stage: 'G2',
        creatinineEgfr: 77.36969040042588,
        cystatinEgfr: 86.75687988348672,
        combinedEgfr: 84.8462810214524,
      },
    },
  ],
  run(inputs) {
    const { ageYears, sex } = inputs;
    const creatinine = inputs.creatinine === undefined ? undefined : creatinineOf(inputs.creatinine, inputs.creatinineUnit);
    if (ageYears < ADULT_YEARS) {
      const height = new Precise(needed(inputs.heightCm, 'heightCm', 'ages below 18 years'));
      const rate = height.times('0.413').div(needed(creatinine, 'creatinine', 'ages below 18 years'));
      return { egfr: doubleOf(rate), stage: stageOf(rate), schwartzEgfr: doubleOf(rate) };
    }
    const cystatinC = inputs.cystatinC === undefined ? undefined : new Precise(inputs.cystatinC);
    const by = (equation: Equation) => rateBy(equation, { creatinine, cystatinC }, sex, ageYears);
    const creatinineRate = creatinine && by(CREATININE_2021);
    const cystatinRate = cystatinC && by(CYSTATIN_2012);
    const combinedRate = creatinine && cystatinC && by(COMBINED_2021);
    const rate = combinedRate ?? creatinineRate ?? cystatinRate ?? invalid('creatinine', 'must be given, or cystatinC: at least one of the two is needed');
    return {
      egfr: doubleOf(rate),
      stage: stageOf(rate),
      ...(creatinineRate && { creatinineEgfr: doubleOf(creatinineRate) }),
      ...(cystatinRate && { cystatinEgfr: doubleOf(cystatinRate) }),
      ...(combinedRate && { combinedEgfr: doubleOf(combinedRate) }),
    };
  },
});

const stageOf = (rate: Decimal): string => classOf<string>(rate, 'G5', STAGES);

function rateBy(
  { constant, creatinine: ofCreatinine, cystatin: ofCystatin, perYear, female }: Equation,
  markers: Markers,
  sex: Sex,
  ageYears: number,
): Decimal {
  const factor = (marker: Decimal | undefined, knot: string, powers: Powers | undefined): Decimal => {
    if (marker === undefined || powers === undefined) return new Precise(0);
    const relative = marker.div(knot);
    return naturalLog(relative).times(powers[relative.lt(1) ? 0 : 1]);
  };
  const logarithm = Precise.sum(
    naturalLog(new Precise(perYear)).times(ageYears),
    factor(markers.creatinine, CREATININE_KNOT[sex], ofCreatinine?.[sex]),
    factor(markers.cystatinC, CYSTATIN_KNOT, ofCystatin),
  );
  return exponential(logarithm)
    .times(constant)
    .times(sex === 'female' ? female : 1);
}
