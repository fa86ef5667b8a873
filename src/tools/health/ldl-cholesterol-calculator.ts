import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { CHOLESTEROL_MG_DL, lipidUnit, TRIGLYCERIDES_MG_DL } from './lib/laboratory-units.ts';

const CATEGORIES = ['optimal', 'near optimal', 'borderline high', 'high', 'very high'] as const;
const MAX_FRIEDEWALD_TRIGLYCERIDES = 400;
const MAX_SAMPSON_TRIGLYCERIDES = 800;

export default defineTool({
  slug: 'ldl-cholesterol-calculator',
  name: 'LDL Cholesterol Calculator',
  category: 'health',
  summary: 'Calculates LDL cholesterol by Friedewald and by Sampson (NIH) from a lipid panel, with non-HDL and the ratio to HDL.',
  description:
    'Classes of ATP III in mg/dL, by the Sampson value: optimal below 100, near optimal from 100, borderline high from 130, high from 160, very high from 190. Friedewald holds for fasting samples with triglycerides up to 400 mg/dL, Sampson up to 800.',
  reference: 'Friedewald 1972: TC − HDL − TG/5; Sampson et al. 2020; classes of NCEP ATP III 2001',
  keywords: ['bad cholesterol', 'blood lipids', 'triglycerides', 'good cholesterol', 'lipid profile', 'cardiovascular'],
  inputs: z.strictObject({
    totalCholesterol: z.number().min(0.5).max(1000).describe('Total cholesterol in the chosen unit'),
    hdl: z.number().min(0.1).max(300).describe('HDL cholesterol in the chosen unit, at most the total'),
    triglycerides: z.number().min(0.1).max(5000).describe('Triglycerides in the chosen unit'),
    unit: lipidUnit,
  }),
  result: z.strictObject({
    friedewaldLdl: z.number().optional().describe('LDL cholesterol by Friedewald; absent with triglycerides above 400 mg/dL'),
    sampsonLdl: z.number().optional().describe('LDL cholesterol by Sampson; absent with triglycerides above 800 mg/dL'),
    nonHdl: z.number().describe('Total cholesterol less HDL, in the chosen unit'),
    totalToHdlRatio: z.number().describe('Total cholesterol divided by HDL'),
    category: z.enum(CATEGORIES).optional().describe('ATP III class of the Sampson value; absent where that is absent'),
  }),
  headline: 'sampsonLdl',
  examples: [
    {
      inputs: { totalCholesterol: 200, hdl: 50, triglycerides: 150 },
      result: { friedewaldLdl: 120, sampsonLdl: 123.39729061516445, nonHdl: 150, totalToHdlRatio: 4, category: 'near optimal' },
    },
    {
      inputs: { totalCholesterol: 5.2, hdl: 1.3, triglycerides: 1.7, unit: 'mmol/L' },
      result: { friedewaldLdl: 3.121261960175847, sampsonLdl: 3.2094316555079585, nonHdl: 3.9, totalToHdlRatio: 4, category: 'near optimal' },
    },
  ],
  run(inputs) {
    const { hdl, unit } = inputs;
    if (hdl > inputs.totalCholesterol) invalid('hdl', 'must be at most the total cholesterol');
    const [ofCholesterol, ofTriglycerides] = unit === 'mg/dL' ? [1, 1] : [CHOLESTEROL_MG_DL, TRIGLYCERIDES_MG_DL];
    const total = new Precise(inputs.totalCholesterol).times(ofCholesterol);
    const high = new Precise(hdl).times(ofCholesterol);
    const triglycerides = new Precise(inputs.triglycerides).times(ofTriglycerides);
    const given = (mgDl: Decimal) => doubleOf(mgDl.div(ofCholesterol));
    const sampson = sampsonOf(total, high, triglycerides);
    return {
      ...(triglycerides.lte(MAX_FRIEDEWALD_TRIGLYCERIDES) && { friedewaldLdl: given(total.minus(high).minus(triglycerides.div(5))) }),
      ...(triglycerides.lte(MAX_SAMPSON_TRIGLYCERIDES) && { sampsonLdl: given(sampson), category: categoryOf(sampson) }),
      nonHdl: given(total.minus(high)),
      totalToHdlRatio: doubleOf(total.div(high)),
    };
  },
});

/** The terms in TG/8.56 and TG·nonHDL/2140 are taken together: so no part is rounded when the whole falls on a limit of the classes. */
function sampsonOf(total: Decimal, high: Decimal, triglycerides: Decimal): Decimal {
  const carried = total.minus(high).plus(250).times(triglycerides).div(2140).minus(triglycerides.times(triglycerides).div(16100));
  return total.div('0.948').minus(high.div('0.971')).minus(carried).minus('9.44');
}

function categoryOf(ldl: Decimal): (typeof CATEGORIES)[number] {
  if (ldl.lt(100)) return 'optimal';
  if (ldl.lt(130)) return 'near optimal';
  if (ldl.lt(160)) return 'borderline high';
  return ldl.lt(190) ? 'high' : 'very high';
}
