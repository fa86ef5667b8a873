import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const DIFFERENCE_CM = 13;
const MARGIN_CM = '8.5';

export default defineTool({
  slug: 'child-height-predictor',
  name: 'Child Height Predictor',
  category: 'health',
  summary: 'Predicts the adult height of a child from the heights of the parents (mid-parental height).',
  description:
    'For healthy children of healthy parents: most children, about 95 of 100, end within 8.5 cm of the prediction, which says nothing about how fast they grow.',
  reference: 'Tanner, Goldstein and Whitehouse 1970: (mother + father ± 13 cm)/2, + for boys and − for girls',
  keywords: ['how tall will my child be', 'growth', 'target height', 'adult height', 'kids', 'boy', 'girl', 'genetic'],
  inputs: z.strictObject({
    sex: z.enum(['female', 'male']).describe('Sex of the child, female or male'),
    motherCm: z.number().min(100).max(230).describe('Height of the mother in cm'),
    fatherCm: z.number().min(100).max(240).describe('Height of the father in cm'),
  }),
  result: z.strictObject({
    predictedCm: z.number().describe('Adult height to expect, in cm'),
    lowerCm: z.number().describe('Lower end of the usual range, 8.5 cm below, in cm'),
    upperCm: z.number().describe('Upper end of the usual range, 8.5 cm above, in cm'),
  }),
  examples: [
    { inputs: { sex: 'male', motherCm: 165, fatherCm: 180 }, result: { predictedCm: 179, lowerCm: 170.5, upperCm: 187.5 } },
    { inputs: { sex: 'female', motherCm: 165, fatherCm: 180 }, result: { predictedCm: 166, lowerCm: 157.5, upperCm: 174.5 } },
  ],
  run({ sex, motherCm, fatherCm }) {
    const predicted = new Precise(motherCm)
      .plus(fatherCm)
      .plus(sex === 'male' ? DIFFERENCE_CM : -DIFFERENCE_CM)
      .div(2);
    return { predictedCm: doubleOf(predicted), lowerCm: doubleOf(predicted.minus(MARGIN_CM)), upperCm: doubleOf(predicted.plus(MARGIN_CM)) };
  },
});
