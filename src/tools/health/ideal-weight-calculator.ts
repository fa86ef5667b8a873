import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { devine, inchesOverFiveFeet, sexInput, weightAt } from './lib/body.ts';

/** Kilograms at five feet, and for each inch above. */
const LINES = {
  robinson: { male: [52, '1.9'], female: [49, '1.7'] },
  miller: { male: ['56.2', '1.41'], female: ['53.1', '1.36'] },
  hamwi: { male: [48, '2.7'], female: ['45.5', '2.2'] },
} as const;

export default defineTool({
  slug: 'ideal-weight-calculator',
  name: 'Ideal Weight Calculator',
  category: 'health',
  summary: 'Calculates the ideal body weight by Devine, Robinson, Miller, Hamwi and Lemmens, and the healthy BMI range.',
  description:
    'For adults. The lines of Devine, Robinson, Miller and Hamwi were drawn for people above 5 feet (152.4 cm); below that they simply go on, and can even fall below 0 for very short people. For information, not medical advice.',
  reference: 'Devine 1974; Robinson et al. 1983; Miller et al. 1983; Hamwi 1964; Lemmens et al. 2005 (22 kg/m²)',
  keywords: ['ibw', 'healthy weight', 'target weight', 'how much should i weigh', 'devine formula'],
  inputs: z.strictObject({
    sex: sexInput.describe('Sex that the formulas were made for'),
    heightCm: z.number().min(100).max(250).describe('Height in centimetres'),
  }),
  result: z.strictObject({
    devineKg: z.number().describe('Ideal weight in kilograms by Devine (1974)'),
    robinsonKg: z.number().describe('Ideal weight in kilograms by Robinson (1983)'),
    millerKg: z.number().describe('Ideal weight in kilograms by Miller (1983)'),
    hamwiKg: z.number().describe('Ideal weight in kilograms by Hamwi (1964)'),
    lemmensKg: z.number().describe('Ideal weight in kilograms by Lemmens (2005), a body mass index of 22'),
    healthyMinKg: z.number().describe('Weight in kilograms at a body mass index of 18.5'),
    healthyMaxKg: z.number().describe('Weight in kilograms at a body mass index of 25'),
  }),
  examples: [
    {
      inputs: { sex: 'male', heightCm: 180 },
      result: {
        devineKg: 74.99212598425197,
        robinsonKg: 72.64566929133858,
        millerKg: 71.52125984251968,
        hamwiKg: 77.33858267716535,
        lemmensKg: 71.28,
        healthyMinKg: 59.94,
        healthyMaxKg: 81,
      },
    },
  ],
  run({ sex, heightCm }) {
    const inches = inchesOverFiveFeet(heightCm);
    const along = (formula: keyof typeof LINES) => {
      const [base, perInch] = LINES[formula][sex];
      return doubleOf(new Precise(perInch).times(inches).plus(base));
    };
    return {
      devineKg: doubleOf(devine(sex, heightCm)),
      robinsonKg: along('robinson'),
      millerKg: along('miller'),
      hamwiKg: along('hamwi'),
      lemmensKg: doubleOf(weightAt(22, heightCm)),
      healthyMinKg: doubleOf(weightAt('18.5', heightCm)),
      healthyMaxKg: doubleOf(weightAt(25, heightCm)),
    };
  },
});
