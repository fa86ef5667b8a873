import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { sexInput } from './lib/body.ts';
import { exponential, LN10, naturalLog } from './lib/powers.ts';

/** A factor, and the powers of weight in kg and height in cm. */
type Powers = readonly [factor: string, ofWeight: string, ofHeight: string];

const DU_BOIS: Powers = ['0.007184', '0.425', '0.725'];
const HAYCOCK: Powers = ['0.024265', '0.5378', '0.3964'];
const GEHAN_GEORGE: Powers = ['0.0235', '0.51456', '0.42246'];
const FUJIMOTO: Powers = ['0.008883', '0.444', '0.663'];
const SCHLICH: Record<'female' | 'male', Powers> = { female: ['0.000975482', '0.46', '1.08'], male: ['0.000579479', '0.38', '1.24'] };

export default defineTool({
  slug: 'body-surface-area-calculator',
  name: 'Body Surface Area Calculator',
  category: 'health',
  summary: 'Calculates the body surface area by seven published formulas.',
  description:
    'Du Bois, Mosteller and Schlich are for adults, Haycock and Gehan-George hold from newborns to adults, Boyd for all weights, Fujimoto was fitted on Japanese people. Formulas differ by several percent. For information, not medical advice.',
  reference: 'Du Bois and Du Bois 1916; Mosteller 1987; Haycock et al. 1978; Gehan and George 1970; Boyd 1935; Fujimoto et al. 1968; Schlich et al. 2010',
  keywords: ['bsa', 'mosteller', 'du bois', 'chemotherapy dose', 'skin area', 'square metres'],
  inputs: z.strictObject({
    weightKg: z.number().min(1).max(400).describe('Weight in kilograms'),
    heightCm: z.number().min(30).max(250).describe('Height in centimetres'),
    sex: sexInput.optional().describe('Sex that the formula of Schlich was fitted on; adds that formula'),
  }),
  result: z.strictObject({
    duBoisM2: z.number().describe('Surface in m² by Du Bois (1916)'),
    mostellerM2: z.number().describe('Surface in m² by Mosteller (1987)'),
    haycockM2: z.number().describe('Surface in m² by Haycock (1978)'),
    gehanGeorgeM2: z.number().describe('Surface in m² by Gehan and George (1970)'),
    boydM2: z.number().describe('Surface in m² by Boyd (1935)'),
    fujimotoM2: z.number().describe('Surface in m² by Fujimoto (1968)'),
    schlichM2: z.number().optional().describe('Surface in m² by Schlich (2010); absent without sex'),
  }),
  headline: 'mostellerM2',
  examples: [
    {
      inputs: { weightKg: 70, heightCm: 170, sex: 'male' },
      result: {
        duBoisM2: 1.8097078017532473,
        mostellerM2: 1.818118685772619,
        haycockM2: 1.8256771247769763,
        gehanGeorgeM2: 1.831289313422129,
        boydM2: 1.8346702898274032,
        fujimotoM2: 1.7642934701397992,
        schlichM2: 1.6979762825942106,
      },
    },
  ],
  run({ weightKg, heightCm, sex }) {
    const [weight, height] = [naturalLog(new Precise(weightKg)), naturalLog(new Precise(heightCm))];
    const by = ([factor, ofWeight, ofHeight]: Powers) => doubleOf(exponential(weight.times(ofWeight).plus(height.times(ofHeight))).times(factor));
    const grams = naturalLog(new Precise(weightKg).times(1000));
    const boydPower = Precise.sub('0.7285', grams.div(LN10).times('0.0188'));
    return {
      duBoisM2: by(DU_BOIS),
      mostellerM2: doubleOf(new Precise(weightKg).times(heightCm).div(3600).sqrt()),
      haycockM2: by(HAYCOCK),
      gehanGeorgeM2: by(GEHAN_GEORGE),
      boydM2: doubleOf(exponential(height.times('0.3').plus(grams.times(boydPower))).times('0.0003207')),
      fujimotoM2: by(FUJIMOTO),
      ...(sex !== undefined && { schlichM2: by(SCHLICH[sex]) }),
    };
  },
});
