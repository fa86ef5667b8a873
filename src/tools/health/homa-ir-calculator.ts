import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { GLUCOSE_MG_DL, glucoseMgDl, glucoseUnit } from './lib/laboratory-units.ts';

/** Below this glucose in mmol/L HOMA-beta has no meaning. */
const BETA_FROM = '3.5';

export default defineTool({
  slug: 'homa-ir-calculator',
  name: 'HOMA-IR Calculator',
  category: 'health',
  summary: 'Estimates insulin resistance (HOMA-IR, QUICKI) and beta-cell function from fasting glucose and insulin.',
  description:
    'For blood taken after a fast of at least 8 hours, from adults who are not treated with insulin. Cut-offs differ by population and insulin assay, so none is given; a higher HOMA-IR or a lower QUICKI means more resistance.',
  reference: 'Matthews et al. 1985: HOMA-IR = glucose·insulin/22.5; Katz et al. 2000: QUICKI = 1/(log₁₀ insulin + log₁₀ glucose)',
  keywords: ['insulin sensitivity', 'homeostatic model assessment', 'homa2', 'beta cell', 'prediabetes', 'metabolic syndrome'],
  inputs: z.strictObject({
    glucose: z.number().min(1).max(1000).describe('Fasting glucose, in the unit of glucoseUnit'),
    glucoseUnit,
    insulin: z.number().min(0.1).max(1000).describe('Fasting insulin in µIU/mL'),
  }),
  result: z.strictObject({
    homaIr: z.number().describe('Insulin resistance, HOMA-IR; 1 is that of a healthy young adult'),
    homaBetaPercent: z.number().optional().describe('Beta-cell function in percent of a healthy young adult; absent unless glucose is above 3.5 mmol/L'),
    quicki: z.number().optional().describe('Insulin sensitivity, QUICKI; absent unless the sum of the logarithms is above 0'),
  }),
  examples: [
    {
      inputs: { glucose: 5.5, glucoseUnit: 'mmol/L', insulin: 12 },
      result: { homaIr: 2.933333333333333, homaBetaPercent: 120, quicki: 0.3251818578461167 },
    },
    { inputs: { glucose: 100, insulin: 9 }, result: { homaIr: 2.2202486678507993, homaBetaPercent: 87.77825898657427, quicki: 0.33849624626442276 } },
  ],
  run({ glucose, glucoseUnit: unit, insulin }) {
    const mgDl = glucoseMgDl(glucose, unit);
    const mmolL = mgDl.div(GLUCOSE_MG_DL);
    const product = mgDl.times(insulin);
    return {
      homaIr: doubleOf(mmolL.times(insulin).div('22.5')),
      ...(mmolL.gt(BETA_FROM) && { homaBetaPercent: doubleOf(new Precise(insulin).times(20).div(mmolL.minus(BETA_FROM))) }),
      ...(product.gt(1) && { quicki: doubleOf(new Precise(1).div(product.log(10))) }),
    };
  },
});
